-- How much of a food one of what it is counted in holds, as its person told: a pack of flour is 500 g, a pack of eggs ten pieces. Nobody
-- publishes that of what somebody buys, so that it is asked once and kept.
create table public.pack_sizes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (food ~ '\S'),
  food_key text not null,
  ingredient_id uuid references public.ingredients (id),
  unit text not null references public.units (code),
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  size_unit text not null references public.units (code),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, food_key, unit)
);
create index pack_sizes_by_ingredient on public.pack_sizes (ingredient_id) where ingredient_id is not null;
alter table public.pack_sizes enable row level security;
alter table public.pack_sizes force row level security;
