-- What is to be done in the kitchen: told by its person, or derived from a planned meal (to thaw, to soak, to begin early).
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  what text not null check (what ~ '\S'),
  what_key text not null,
  day date,
  -- A time of the clock, or a part of the day.
  time text check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or time in ('morning', 'noon', 'afternoon', 'evening', 'night')),
  -- Of a derived task: which rule it comes from, which food of the meal it is about, and how long it takes.
  kind text check (kind in ('thaw', 'soak', 'marinate', 'chill', 'rise', 'rest')),
  food text,
  hours numeric check (hours > 0 and hours < 1000),
  planned_meal uuid references public.meal_plan_entries (id) on delete set null,
  recipe_id uuid references public.recipes (id) on delete set null,
  done_at timestamptz,
  -- What was taken off the list though its meal stays: it is not derived again.
  dropped_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint derived_tasks check (kind is not null or (food is null and hours is null and planned_meal is null and recipe_id is null))
);
-- Its index serves the policy too: it begins with the person.
create index tasks_by_day on public.tasks (user_id, day);
create index tasks_to_do on public.tasks (day, id) where done_at is null and dropped_at is null;
create index tasks_by_meal on public.tasks (planned_meal) where planned_meal is not null;
create index tasks_by_recipe on public.tasks (recipe_id) where recipe_id is not null;
alter table public.tasks enable row level security;
alter table public.tasks force row level security;

alter table public.suggestions drop constraint suggestions_kind_check;
alter table public.suggestions add constraint suggestions_kind_check check (kind in ('expiry', 'task'));
