-- What was cooked, when and how much of it. What it took out of the stock and what was left of it are in the trail, with the same change.
create table public.cooked_meals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  recipe_id uuid references public.recipes (id) on delete set null,
  title text not null check (title ~ '\S' and length(title) <= 160),
  cooked_on date not null,
  servings numeric check (servings > 0 and servings < 1e9),
  created_at timestamptz not null default clock_timestamp()
);
create index cooked_meals_by_day on public.cooked_meals (user_id, cooked_on desc, created_at desc);
create index cooked_meals_by_recipe on public.cooked_meals (recipe_id) where recipe_id is not null;
alter table public.cooked_meals enable row level security;
alter table public.cooked_meals force row level security;
