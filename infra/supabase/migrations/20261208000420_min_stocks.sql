-- How much of a food its person always wants to have in.
create table public.min_stocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (food ~ '\S'),
  food_key text not null,
  ingredient_id uuid references public.ingredients (id),
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  unit text not null references public.units (code),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, food_key)
);
create index min_stocks_by_ingredient on public.min_stocks (ingredient_id) where ingredient_id is not null;
alter table public.min_stocks enable row level security;
alter table public.min_stocks force row level security;
