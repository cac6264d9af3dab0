-- What is planned for a day, beside what its person wants to eat: one serving of each dish. Dishes without a recipe, without servings or with
-- foods that nobody has figures for are counted as untold, and never as nothing.

create or replace function private.planned_days(p_from date, p_until date) returns jsonb
language sql stable set search_path = '' as $$
  with goals as materialized (
    select g.nutrient, g.kind, g.target, n.label, n.unit, n.position from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient
    where g.user_id = (select auth.uid())
  ), dishes as materialized (
    -- No more days than somebody looks at together.
    select m.id, m.day, m.recipe_id from private.meals_planned(p_from, least(p_until, p_from + 13)) m where exists (select from goals)
  ), figures as materialized (
    select r.id, r.servings, private.recipe_figures(r) as told from private.recipes_with_ids(array(select d.recipe_id from dishes d)) r
    where r.servings > 0
  ), amounts as materialized (
    select d.day, d.id, g.nutrient, case when (f.told ->> 'is_sum')::boolean then (f.told -> 'totals' ->> g.nutrient)::numeric / f.servings end as amount
    from dishes d cross join goals g left join figures f on f.id = d.recipe_id
  ), days as (
    select a.day, g.position, jsonb_build_object('nutrient', g.nutrient, 'label', g.label, 'kind', g.kind, 'unit', g.unit, 'target',
        trim_scale(g.target + case when g.nutrient = 'calories' then (select coalesce(sum(w.calories), 0) from public.workout_offsets w where w.user_id = (select auth.uid()) and w.day = a.day) else 0 end),
      'planned', trim_scale(round(coalesce(sum(a.amount), 0), 1)), 'dishes', count(*), 'untold', count(*) filter (where a.amount is null)) as goal
    from amounts a join goals g using (nutrient) group by a.day, g.nutrient, g.label, g.kind, g.unit, g.target, g.position
    having count(a.amount) > 0
  )
  select coalesce(jsonb_agg(x.line order by x.day), '[]') from (
    select d.day, jsonb_build_object('day', d.day, 'goals', jsonb_agg(d.goal order by d.position), 'sources', coalesce((
      select jsonb_agg(distinct s) from dishes m join figures f on f.id = m.recipe_id cross join jsonb_array_elements_text(f.told -> 'sources') s
      where m.day = d.day and (f.told ->> 'is_sum')::boolean), '[]')) as line from days d group by d.day) x
$$;
grant execute on function private.planned_days(date, date) to authenticated;

-- The days of dishes that were just planned, of which only what is more than a limit is told.
create or replace function private.days_over_limit(p_meals uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  with days as materialized (select distinct m.day from private.meals_with_ids(p_meals) m
  ), over as (
    select d.day, jsonb_build_object('day', d.day, 'goals', jsonb_agg(g order by g ->> 'nutrient'), 'sources', l -> 'sources') as line
    from days d cross join lateral jsonb_array_elements(private.planned_days(d.day, d.day)) l cross join lateral jsonb_array_elements(l -> 'goals') g
    where g ->> 'kind' = 'limit' and (g ->> 'planned')::numeric > (g ->> 'target')::numeric group by d.day, l
  )
  select coalesce(jsonb_agg(o.line order by o.day), '[]') from over o
$$;
grant execute on function private.days_over_limit(uuid[]) to authenticated;
