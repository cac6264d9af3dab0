-- What came into the stock and what left it, with the day and why: the stock itself knows only what is there.
create table public.stock_movements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  ingredient_id uuid references public.ingredients (id),
  kind text not null check (kind in ('bought', 'used', 'cooked', 'discarded')),
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  unit text not null references public.units (code),
  reason text check (reason in ('expired', 'spoiled', 'disliked', 'too_much', 'other')),
  note text check (length(note) <= 200),
  moved_on date not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint reasons_of_discards check (kind = 'discarded' or (reason is null and note is null))
);
create index stock_movements_by_day on public.stock_movements (user_id, moved_on, created_at);
create index stock_movements_by_ingredient on public.stock_movements (ingredient_id) where ingredient_id is not null;
alter table public.stock_movements enable row level security;
alter table public.stock_movements force row level security;
