-- Days against the days before them: a week against the week before, a report against as many days.

-- How many days there must be with food before they are held against others: with fewer, one meal would be a trend.
create or replace function private.days_of_a_trend() returns int language sql immutable set search_path = '' as $$ select 3 $$;
grant execute on function private.days_of_a_trend() to authenticated;

-- Each nutrient of some days: its average over the days that tell it, how many these are, and how many of the entries tell it. A day
-- that tells nothing of a nutrient is no day without it.
create or replace function private.nutrients_of_days(p_from date, p_until date) returns table (nutrient text, average numeric, days int, entries int)
language sql stable set search_path = '' as $$
  select d.key, avg(d.amount), count(*)::int, (
    select count(*)::int from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on between p_from and p_until and e.nutrients ? d.key and coalesce((e.nutrients ->> 'calories')::numeric, 1) > 0)
  from (select n.key, n.value::numeric as amount from private.days_eaten(p_from, p_until) e, jsonb_each_text(e.nutrients) n) d
  group by d.key
$$;
grant execute on function private.nutrients_of_days(date, date) to authenticated;

-- Some days against as many before them: each nutrient that enough days of both tell. Of the entries it says how many tell the nutrient,
-- so that nobody takes a part for the whole. Null for fewer days than could ever be enough.
create or replace function private.days_against_before(p_from date, p_until date) returns jsonb
language sql stable set search_path = '' as $$
  with span as (select p_from - (p_until - p_from + 1) as earliest where p_until - p_from + 1 >= private.days_of_a_trend()), entries as (
    select count(*) filter (where logged_on >= p_from)::int as now, count(*) filter (where logged_on < p_from)::int as before from public.food_log, span
    where user_id = (select auth.uid()) and logged_on between span.earliest and p_until and coalesce((nutrients ->> 'calories')::numeric, 1) > 0
  ), days as (
    select count(*) filter (where d.day >= p_from) as now, count(*) filter (where d.day < p_from) as before from span, private.days_eaten(span.earliest, p_until) d
  ), compared as (
    select n.code, n.unit, n.position, b.average as earlier, a.average as later, b.days as days_earlier, a.days as days_later, b.entries + a.entries as told,
      exists (select from public.nutrition_goals g where g.user_id = (select auth.uid()) and g.nutrient = n.code) as has_goal
    from span, private.nutrients_of_days(p_from, p_until) a join private.nutrients_of_days(p_from - (p_until - p_from + 1), p_from - 1) b using (nutrient)
      join public.nutrients n on n.code = nutrient
    where least(a.days, b.days) >= private.days_of_a_trend()
  )
  select jsonb_build_object(
    'from', span.earliest, 'until', p_from - 1, 'days', p_until - p_from + 1, 'days_logged', days.before, 'days_needed', private.days_of_a_trend(),
    'is_enough', least(days.now, days.before) >= private.days_of_a_trend(), 'entries', entries.now + entries.before,
    'changes', coalesce((select jsonb_agg(jsonb_build_object('nutrient', c.code, 'unit', c.unit, 'earlier', trim_scale(round(c.earlier, 1)), 'later', trim_scale(round(c.later, 1)),
      'days_earlier', c.days_earlier, 'days_later', c.days_later, 'entries_told', c.told, 'has_goal', c.has_goal) order by c.position) from compared c), '[]'))
  from span, entries, days
$$;
grant execute on function private.days_against_before(date, date) to authenticated;
