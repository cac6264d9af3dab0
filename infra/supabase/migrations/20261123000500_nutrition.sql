-- What a person ate, what they want to eat, and what waits for their yes.

-- Amounts of nutrients by their code. Missing is not zero, and nothing is less than nothing (ruling R23).
create function private.are_amounts(p_nutrients jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_nutrients) = 'object' then not exists (
    select from jsonb_each(p_nutrients) n
    where case when jsonb_typeof(n.value) = 'number' then n.value::numeric < 0 or n.value::numeric >= 1e9 else true end)
  else false end
$$;
grant execute on function private.are_amounts(jsonb) to authenticated;

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
  nutrients jsonb not null check (private.are_amounts(nutrients)),
  -- 'USDA SR28 <number>', 'estimate' or 'stated'.
  source text not null check (source ~ '\S'),
  is_estimate boolean not null default false,
  note text check (length(note) <= 500),
  proposal_id uuid references public.proposals (id),
  created_at timestamptz not null default clock_timestamp()
);
create index food_log_by_day on public.food_log (user_id, logged_on, created_at);

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

create table public.workout_offsets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  day date not null,
  calories numeric not null check (calories > 0 and calories <= 10000),
  unique (user_id, day)
);

-- Foods that nobody had figures for: what the catalog should learn next.
create table public.failed_lookups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (length(food) <= 120),
  created_at timestamptz not null default clock_timestamp()
);
create index failed_lookups_by_user on public.failed_lookups (user_id, created_at desc);

alter table public.proposals enable row level security;
alter table public.proposals force row level security;
alter table public.food_log enable row level security;
alter table public.food_log force row level security;
alter table public.nutrition_goals enable row level security;
alter table public.nutrition_goals force row level security;
alter table public.workout_offsets enable row level security;
alter table public.workout_offsets force row level security;
alter table public.failed_lookups enable row level security;
alter table public.failed_lookups force row level security;
create policy "own proposals" on public.proposals for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own diary" on public.food_log for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own goals" on public.nutrition_goals for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own workouts" on public.workout_offsets for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own failed lookups" on public.failed_lookups for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update on public.proposals to authenticated;
grant select, insert, delete on public.food_log to authenticated;
grant select, insert, update on public.nutrition_goals to authenticated;
grant select, insert, update on public.workout_offsets to authenticated;
grant select, insert on public.failed_lookups to authenticated;
create trigger audit_change after insert or update or delete on public.proposals
  for each row execute function private.audit_change();
create trigger audit_change after insert or update or delete on public.food_log
  for each row execute function private.audit_change();
create trigger audit_change after insert or update or delete on public.nutrition_goals
  for each row execute function private.audit_change();
create trigger audit_change after insert or update or delete on public.workout_offsets
  for each row execute function private.audit_change();
create trigger audit_change after insert or update or delete on public.failed_lookups
  for each row execute function private.audit_change();

-- A day against its goals. A day's workout raises the calories that may be eaten on it.
create function private.goal_colour(p_goal public.nutrition_goals, p_share numeric) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select c.colour from (values ('yellow', (p_goal).yellow_min), ('green', (p_goal).green_min), ('red', (p_goal).red_min)) as c (colour, share_min)
    where c.share_min <= p_share order by c.share_min desc limit 1
  ), case (p_goal).kind when 'goal' then 'red' else 'green' end)
$$;
grant execute on function private.goal_colour(public.nutrition_goals, numeric) to authenticated;

-- 'USDA SR28' of 'USDA SR28 01123': what a person is told; the number of the entry stays with the row.
create function private.source_name(p_source text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(p_source, '^(USDA SR28)\M.*$', '\1') $$;
grant execute on function private.source_name(text) to authenticated;

create function private.day_progress(p_day date) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select * from public.food_log where user_id = (select auth.uid()) and logged_on = p_day
  ), amounts as (
    select n.key as nutrient, sum(n.value::numeric) as amount from entries e, jsonb_each(e.nutrients) n group by n.key
  ), workout as (
    select coalesce(sum(calories), 0) as calories from public.workout_offsets where user_id = (select auth.uid()) and day = p_day
  ), goals as (
    select g, n.label, n.position, coalesce(a.amount, 0) as consumed,
      g.target + case when g.nutrient = 'calories' then w.calories else 0 end as target,
      -- What has no calories, such as water, is not missing anything.
      (select count(*) from entries e where not e.nutrients ? g.nutrient and coalesce((e.nutrients ->> 'calories')::numeric, 1) > 0) as untold
    from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient
      left join amounts a on a.nutrient = g.nutrient, workout w
    where g.user_id = (select auth.uid())
  )
  select jsonb_build_object(
    'day', p_day,
    'entries', (select count(*) from entries),
    'estimates', (select count(*) from entries where is_estimate),
    'workout', (select trim_scale(calories) from workout),
    'totals', coalesce((select jsonb_object_agg(nutrient, trim_scale(round(amount, 3))) from amounts), '{}'),
    'sources', coalesce((select jsonb_agg(distinct private.source_name(source)) from entries), '[]'),
    'goals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'nutrient', (g).nutrient, 'label', label, 'kind', (g).kind, 'unit', (g).unit, 'target', trim_scale(target),
        'consumed', trim_scale(round(consumed, 3)), 'left', trim_scale(round(target - consumed, 3)), 'untold', untold,
        'colour', private.goal_colour(g, consumed / target)) order by position)
      from goals), '[]'))
$$;
grant execute on function private.day_progress(date) to authenticated;

-- What planning may know of a person's nutrition, in one read: counts, goals and today, never the diary.
create function public.nutrition_context(p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'dashboard', jsonb_build_object(
      'entries_today', p.today -> 'entries',
      'calories_today', coalesce(p.today -> 'totals' -> 'calories', '0'),
      'goals', jsonb_array_length(p.today -> 'goals'),
      'days_logged_last_7', (
        select count(distinct logged_on) from public.food_log
        where user_id = (select auth.uid()) and logged_on between p_today - 6 and p_today)),
    'today', p.today)
  from (select private.day_progress(p_today)) as p (today)
$$;
grant execute on function public.nutrition_context(date) to authenticated;
