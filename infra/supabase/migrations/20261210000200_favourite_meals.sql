-- Meals that a person gave a name, with the figures that they were logged with.
create table public.favourite_meals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (name ~ '\S'),
  name_key text not null,
  -- The meal that it is, where it is one: the usual breakfast is another one than the usual lunch.
  meal text check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  -- What it is made of, as a proposal holds it.
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique nulls not distinct (user_id, name_key, meal)
);
alter table public.favourite_meals enable row level security;
alter table public.favourite_meals force row level security;
