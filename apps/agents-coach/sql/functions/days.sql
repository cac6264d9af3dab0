-- A day, a week and what was eaten, against the goals.

create or replace function private.day_progress(p_day date) returns jsonb
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
create or replace function public.nutrition_context(p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select private.check_day(p_today);
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

create or replace function private.tool_get_today_progress(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', private.day_progress((p_arguments ->> 'day')::date))
$$;
grant execute on function private.tool_get_today_progress(jsonb) to authenticated;
comment on function private.tool_get_today_progress(jsonb) is 'tool of coach';

-- Seven days up to the one given. Averages are over the days that tell a nutrient, and the answer says how many days of the week were logged and
-- what changed against the week before.
create or replace function private.tool_get_weekly_summary(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with asked as (select (p_arguments ->> 'day')::date as day), eaten as (
    select d.* from asked, private.days_eaten(asked.day - 6, asked.day) d
  )
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'from', asked.day - 6, 'until', asked.day, 'days_logged', (select count(*) from eaten),
    'estimates', (select count(*) from public.food_log where user_id = (select auth.uid()) and logged_on between asked.day - 6 and asked.day and is_estimate),
    'sources', private.sources_of_days(asked.day - 6, asked.day),
    'averages', coalesce((select jsonb_object_agg(n.nutrient, trim_scale(round(n.average, 1))) from private.nutrients_of_days(asked.day - 6, asked.day) n), '{}'),
    'days', coalesce((select jsonb_agg(jsonb_build_object('day', e.day, 'calories', trim_scale(round((e.nutrients ->> 'calories')::numeric))) order by e.day)
      from eaten e where e.nutrients ? 'calories'), '[]'),
    'before', private.days_against_before(asked.day - 6, asked.day)))
  from asked
$$;
grant execute on function private.tool_get_weekly_summary(jsonb) to authenticated;
comment on function private.tool_get_weekly_summary(jsonb) is 'tool of coach';

create or replace function private.tool_get_food_history(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select e, row_number() over (order by e.logged_on, e.created_at, e.id) as position from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on between (p_arguments ->> 'from')::date and (p_arguments ->> 'until')::date
    order by e.logged_on desc, e.created_at desc, e.id limit 201
  ), shown as (select * from found order by position desc limit 200)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.entry_entity(e, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object('from', p_arguments -> 'from', 'until', p_arguments -> 'until', 'truncated', (select count(*) > 200 from found),
      'entries', coalesce((select jsonb_agg(jsonb_build_object(
        'day', (e).logged_on, 'meal', (e).meal, 'food', (e).food, 'quantity', trim_scale((e).quantity), 'unit', (e).unit,
        'calories', (e).nutrients -> 'calories', 'source', private.source_name((e).source), 'is_estimate', (e).is_estimate) order by position) from shown), '[]')))
$$;
grant execute on function private.tool_get_food_history(jsonb) to authenticated;
comment on function private.tool_get_food_history(jsonb) is 'tool of coach';
