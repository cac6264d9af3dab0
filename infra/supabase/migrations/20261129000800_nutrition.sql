-- Propose, confirm, commit: what is stored here and no other content is what a yes commits, once.
create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('food_log', 'recipe_log', 'recipe_save', 'recipe_selection', 'goal_update')),
  version int not null default 1 check (version > 0),
  payload jsonb not null,
  summary text not null,
  status text not null default 'open' check (status in ('open', 'committed', 'cancelled', 'superseded', 'expired')),
  -- The turn that showed this version: a yes comes from a later one.
  turn_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index proposals_by_user on public.proposals (user_id, created_at desc);
create index proposals_open on public.proposals (user_id) where status = 'open';
alter table public.proposals enable row level security;
alter table public.proposals force row level security;

create table public.food_log (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  logged_on date not null,
  meal text check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  ingredient_id uuid references public.ingredients (id),
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  unit text not null references public.units (code),
  grams numeric check (grams > 0 and grams < 1e9),
  nutrients jsonb not null,
  -- 'USDA SR28 <number>', 'estimate' or 'stated'.
  source text not null check (source ~ '\S'),
  is_estimate boolean not null default false,
  note text check (length(note) <= 500),
  proposal_id uuid references public.proposals (id),
  created_at timestamptz not null default clock_timestamp()
);
create index food_log_by_day on public.food_log (user_id, logged_on, created_at);
create index food_log_latest on public.food_log (user_id, created_at desc, id);
alter table public.food_log enable row level security;
alter table public.food_log force row level security;

create table public.nutrition_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  nutrient text not null references public.nutrients (code),
  kind text not null check (kind in ('goal', 'limit')),
  target numeric not null check (target > 0 and target < 1e9),
  unit text not null,
  -- From which share of the target on a colour holds; null where it has none.
  yellow_min numeric check (yellow_min >= 0),
  green_min numeric check (green_min >= 0),
  red_min numeric check (red_min >= 0),
  unique (user_id, nutrient)
);
alter table public.nutrition_goals enable row level security;
alter table public.nutrition_goals force row level security;

create table public.workout_offsets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  day date not null,
  calories numeric not null check (calories > 0 and calories <= 10000),
  unique (user_id, day)
);
alter table public.workout_offsets enable row level security;
alter table public.workout_offsets force row level security;

-- Foods that nobody had figures for: what the catalog should learn next.
create table public.failed_lookups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (length(food) <= 120),
  created_at timestamptz not null default clock_timestamp()
);
create index failed_lookups_by_user on public.failed_lookups (user_id, created_at desc);
alter table public.failed_lookups enable row level security;
alter table public.failed_lookups force row level security;
