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

-- How many days a week must have before it is held against another: with fewer, one meal would be a trend.
create or replace function private.days_of_a_trend() returns int language sql immutable set search_path = '' as $$ select 3 $$;
grant execute on function private.days_of_a_trend() to authenticated;

-- Each nutrient of the seven days up to one: its average over the days that tell it, how many these are, and how many of the entries tell it. A day
-- that tells nothing of a nutrient is no day without it.
create or replace function private.week_of_nutrients(p_day date) returns table (nutrient text, average numeric, days int, entries int)
language sql stable set search_path = '' as $$
  select d.key, avg(d.amount), count(*)::int, (
    select count(*)::int from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on between p_day - 6 and p_day and e.nutrients ? d.key and coalesce((e.nutrients ->> 'calories')::numeric, 1) > 0)
  from (select n.key, n.value::numeric as amount from private.days_eaten(p_day - 6, p_day) e, jsonb_each_text(e.nutrients) n) d
  group by d.key
$$;
grant execute on function private.week_of_nutrients(date) to authenticated;

-- The seven days up to one against the seven before: each nutrient that enough days of both tell. Of the entries it says how many tell the nutrient,
-- so that nobody takes a part for the whole.
create or replace function private.week_against_before(p_day date) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select count(*) filter (where logged_on > p_day - 7)::int as now, count(*) filter (where logged_on <= p_day - 7)::int as before from public.food_log
    where user_id = (select auth.uid()) and logged_on between p_day - 13 and p_day and coalesce((nutrients ->> 'calories')::numeric, 1) > 0
  ), days as (
    select count(*) filter (where day > p_day - 7) as now, count(*) filter (where day <= p_day - 7) as before from private.days_eaten(p_day - 13, p_day)
  ), compared as (
    select n.code, n.unit, n.position, b.average as earlier, a.average as later, b.days as days_earlier, a.days as days_later, b.entries + a.entries as told,
      exists (select from public.nutrition_goals g where g.user_id = (select auth.uid()) and g.nutrient = n.code) as has_goal
    from private.week_of_nutrients(p_day) a join private.week_of_nutrients(p_day - 7) b using (nutrient) join public.nutrients n on n.code = nutrient
    where least(a.days, b.days) >= private.days_of_a_trend()
  )
  select jsonb_build_object(
    'from', p_day - 13, 'until', p_day - 7, 'days_logged', days.before, 'days_needed', private.days_of_a_trend(),
    'is_enough', least(days.now, days.before) >= private.days_of_a_trend(), 'entries', entries.now + entries.before,
    'changes', coalesce((select jsonb_agg(jsonb_build_object('nutrient', c.code, 'unit', c.unit, 'earlier', trim_scale(round(c.earlier, 1)), 'later', trim_scale(round(c.later, 1)),
      'days_earlier', c.days_earlier, 'days_later', c.days_later, 'entries_told', c.told, 'has_goal', c.has_goal) order by c.position) from compared c), '[]'))
  from entries, days
$$;
grant execute on function private.week_against_before(date) to authenticated;

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
    'averages', coalesce((select jsonb_object_agg(n.nutrient, trim_scale(round(n.average, 1))) from private.week_of_nutrients(asked.day) n), '{}'),
    'days', coalesce((select jsonb_agg(jsonb_build_object('day', e.day, 'calories', trim_scale(round((e.nutrients ->> 'calories')::numeric))) order by e.day)
      from eaten e where e.nutrients ? 'calories'), '[]'),
    'before', private.week_against_before(asked.day)))
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
