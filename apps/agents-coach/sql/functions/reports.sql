-- What days add up to: a report against the goals, patterns in what was eaten, foods that have what is lacking.

-- Each day on which something was eaten, with its sums. Water alone is no day of eating.
create or replace function private.days_eaten(p_from date, p_until date) returns table (day date, nutrients jsonb)
language sql stable set search_path = '' as $$
  with entries as (
    select * from public.food_log where user_id = (select auth.uid()) and logged_on between p_from and p_until
  ), fed as (
    select distinct logged_on from entries where coalesce((nutrients ->> 'calories')::numeric, 1) > 0
  )
  select s.logged_on, jsonb_object_agg(s.key, s.amount)
  from (select e.logged_on, n.key, sum(n.value::numeric) as amount from entries e join fed using (logged_on), jsonb_each(e.nutrients) n group by 1, 2) s
  group by 1
$$;
grant execute on function private.days_eaten(date, date) to authenticated;

create or replace function private.sources_of_days(p_from date, p_until date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(distinct private.source_name(source)), '[]') from public.food_log
  where user_id = (select auth.uid()) and logged_on between p_from and p_until and coalesce((nutrients ->> 'calories')::numeric, 1) > 0
$$;
grant execute on function private.sources_of_days(date, date) to authenticated;

-- Each goal over the days that were logged: how often it was kept, and whether the later half does better than the earlier.
create or replace function private.tool_get_progress_report(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with days as materialized (
    select d.*, ntile(2) over (order by d.day) as half from private.days_eaten((p_arguments ->> 'from')::date, (p_arguments ->> 'until')::date) d
  ), kept as (
    -- A day that does not tell the nutrient is no day on which the goal was kept or missed.
    select g.nutrient, n.label, g.kind, g.unit, g.target, n.position, d.half, (d.nutrients ->> g.nutrient)::numeric as amount,
      g.target + case when g.nutrient = 'calories' then coalesce((
        select w.calories from public.workout_offsets w where w.user_id = (select auth.uid()) and w.day = d.day), 0) else 0 end as due
    from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient join days d on d.nutrients ? g.nutrient
    where g.user_id = (select auth.uid())
  )
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'from', p_arguments -> 'from', 'until', p_arguments -> 'until', 'days_logged', (select count(*) from days),
    'before', private.days_against_before((p_arguments ->> 'from')::date, (p_arguments ->> 'until')::date),
    'days', (p_arguments ->> 'until')::date - (p_arguments ->> 'from')::date + 1,
    'sources', private.sources_of_days((p_arguments ->> 'from')::date, (p_arguments ->> 'until')::date),
    'averages', coalesce((select jsonb_object_agg(a.key, a.amount) from (
      select n.key, trim_scale(round(avg(n.value::numeric), 1)) as amount from days d, jsonb_each(d.nutrients) n
      where n.key in ('calories', 'protein_g', 'carbs_g', 'fat_total_g', 'fiber_g') group by 1) a), '{}'),
    'goals', coalesce((select jsonb_agg(g.goal order by g.position) from (
      select position, jsonb_build_object('nutrient', nutrient, 'label', label, 'kind', kind, 'unit', unit, 'target', trim_scale(target),
        'average', trim_scale(round(avg(amount), 1)), 'days_told', count(*),
        'days_kept', count(*) filter (where case kind when 'goal' then amount >= due else amount <= due end),
        'earlier', trim_scale(round(avg(amount) filter (where half = 1), 1)), 'later', trim_scale(round(avg(amount) filter (where half = 2), 1))) as goal
      from kept group by position, nutrient, label, kind, unit, target) g), '[]')))
$$;
grant execute on function private.tool_get_progress_report(jsonb) to authenticated;
comment on function private.tool_get_progress_report(jsonb) is 'tool of coach';

-- What comes back: which meals carry the day, what is eaten most often, whether weekends differ. Too few days show no pattern.
create or replace function private.tool_analyze_eating_patterns(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with days as materialized (
    select d.day, (d.nutrients ->> 'calories')::numeric as calories from private.days_eaten((p_arguments ->> 'from')::date, (p_arguments ->> 'until')::date) d
  ), entries as (
    select e.* from public.food_log e join days d on d.day = e.logged_on
    where e.user_id = (select auth.uid()) and coalesce((e.nutrients ->> 'calories')::numeric, 1) > 0
  ), meals as (
    select coalesce(meal, 'other') as meal, count(distinct logged_on) as days, sum((nutrients ->> 'calories')::numeric) as calories from entries group by 1
  ), foods as (
    select food_key, min(food) as food, count(*) as times from entries group by 1 having count(*) > 1
  )
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'from', p_arguments -> 'from', 'until', p_arguments -> 'until', 'days_logged', (select count(*) from days), 'is_enough', (select count(*) from days) >= 3,
    'sources', private.sources_of_days((p_arguments ->> 'from')::date, (p_arguments ->> 'until')::date),
    'meals', coalesce((select jsonb_agg(jsonb_build_object('meal', m.meal, 'days', m.days,
      'share', round(100 * m.calories / nullif((select sum(calories) from meals), 0))) order by m.calories desc nulls last, m.meal) from meals m), '[]'),
    'foods', coalesce((select jsonb_agg(jsonb_build_object('food', f.food, 'times', f.times) order by f.times desc, f.food)
      from (select * from foods order by times desc, food limit 5) f), '[]'),
    'weekday', (select round(avg(calories)) from days where extract(isodow from day) < 6),
    'weekend', (select round(avg(calories)) from days where extract(isodow from day) >= 6)))
$$;
grant execute on function private.tool_analyze_eating_patterns(jsonb) to authenticated;
comment on function private.tool_analyze_eating_patterns(jsonb) is 'tool of coach';

-- The goal that is furthest from being reached on a day, among those that foods can help with.
create or replace function private.nutrient_lacking(p_day date) returns text
language sql stable set search_path = '' as $$
  select g.goal ->> 'nutrient' from jsonb_array_elements(private.day_progress(p_day) -> 'goals') as g (goal)
  where g.goal ->> 'kind' = 'goal' and (g.goal ->> 'left')::numeric > 0 and g.goal ->> 'nutrient' not in ('calories', 'hydration_ml')
  order by (g.goal ->> 'consumed')::numeric / (g.goal ->> 'target')::numeric, g.goal ->> 'nutrient' limit 1
$$;
grant execute on function private.nutrient_lacking(date) to authenticated;

-- The foods in somebody's kitchen that help with a nutrient today: in a usual portion, without what is past its date, what they must not have, what
-- seasons a dish, and what would pass the limit of energy of that day.
create or replace function private.foods_for_gap(p_nutrient text, p_day date, p_energy_left numeric) returns table (food text, quantity numeric, unit text, amount numeric, source text)
language sql stable set search_path = '' as $$
  with there as (
    select distinct l.ingredient_id from private.lots_in_stock() l
    where l.ingredient_id is not null and (l.due_on is null or l.due_on >= p_day)
  ), figured as materialized (
    select i.id, i.name, private.source_name(f.source) as source, (f.per_100g ->> p_nutrient)::numeric as per_100g, coalesce((f.per_100g ->> 'calories')::numeric, 0) as calories,
      private.portion_grams(f.ingredient_id, 1, 'serving') as serving, private.portion_grams(f.ingredient_id, 1, 'piece') as piece
    from there t join public.ingredients i on i.id = t.ingredient_id
      join public.ingredient_figures f on f.ingredient_id = (private.catalog_food_with_figures(i.name)).id
    where (f.per_100g ->> p_nutrient)::numeric > 0
      and i.category not in ('herb', 'spice', 'seasoning', 'baking', 'stock', 'condiment', 'sweetener', 'confection', 'flour', 'alcohol', 'plant_oil', 'gelatine')
  ), portions as materialized (
    select f.*, case when f.piece between 20 and 250 then 1 when f.serving between 20 and 400 then f.serving else 100 end as quantity,
      case when f.piece between 20 and 250 then 'piece' else 'g' end as unit,
      case when f.piece between 20 and 250 then f.piece when f.serving between 20 and 400 then f.serving else 100 end as grams
    from figured f
  ), numbered as materialized (select p.*, row_number() over (order by p.name) as n from portions p
  ), allowed as (
    select c.n from jsonb_array_elements(private.food_conflicts(array(select x.name from numbered x order by x.n))) with ordinality as c (found, n) where c.found ->> 'status' = 'ok'
  )
  select p.name, trim_scale(round(p.quantity)), p.unit, trim_scale(round(p.per_100g * p.grams / 100, 2)), p.source
  from numbered p join allowed a on a.n = p.n
  where p_energy_left is null or p.calories * p.grams / 100 <= p_energy_left
  order by p.per_100g * p.grams desc, p.name limit 2
$$;
grant execute on function private.foods_for_gap(text, date, numeric) to authenticated;

-- The person's own recipe that helps most with a nutrient, by the serving and with what lacks for it. Recipes whose figures are no sum of the dish
-- tell nothing of the nutrient.
create or replace function private.recipe_for_gap(p_nutrient text, p_energy_left numeric) returns jsonb
language sql stable set search_path = '' as $$
  with own as materialized (
    select r.id, r.name, r.servings, private.recipe_figures(r) as figures from private.own_recipes() r
    where r.servings > 0 order by r.updated_at desc limit 30
  ), fitting as materialized (
    select o.id, o.name, o.figures, (o.figures -> 'totals' ->> p_nutrient)::numeric / o.servings as amount, coalesce((o.figures -> 'totals' ->> 'calories')::numeric, 0) / o.servings as calories
    from own o where (o.figures ->> 'is_sum')::boolean and (o.figures -> 'totals' ->> p_nutrient)::numeric > 0
  ), allowed as (
    select f.* from fitting f
    where not exists (select from jsonb_array_elements(private.food_conflicts(array(select l.food from private.lines_of_recipe(f.id) l))) c where c ->> 'status' = 'conflict')
      and (p_energy_left is null or f.calories <= p_energy_left)
  ), best as (
    select a.*, m.missing from allowed a left join private.missing_of(array(select f.id from fitting f)) m on m.recipe_id = a.id
    order by coalesce(m.share, 0) > 0.5, a.amount desc, a.name limit 1
  )
  select jsonb_build_object('name', b.name, 'amount', trim_scale(round(b.amount, 2)), 'missing', to_jsonb(coalesce(b.missing, '{}')), 'sources', b.figures -> 'sources') from best b
$$;
grant execute on function private.recipe_for_gap(text, numeric) to authenticated;

-- Foods of the catalog that have much of a nutrient in 100 g, and nothing that the person must not have (ruling R18).
-- Spices and the like are left out: nobody eats 100 g of them.
create or replace function private.tool_get_food_recommendations(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_nutrient text := coalesce(p_arguments ->> 'nutrient', private.nutrient_lacking((p_arguments ->> 'day')::date));
  v_foods jsonb;
  v_goals jsonb := private.day_progress((p_arguments ->> 'day')::date) -> 'goals';
  v_energy numeric := (select (g ->> 'left')::numeric from jsonb_array_elements(v_goals) g where g ->> 'nutrient' = 'calories' and g ->> 'kind' = 'limit');
  v_recipe jsonb;
begin
  if v_nutrient is null then
    perform private.refuse_call('NUTRIENT_MISSING');
  end if;
  with candidates as materialized (
    select i.name, n.per_100g, private.source_name(n.source) as source
    from public.ingredient_nutrients n join public.ingredients i on i.id = n.ingredient_id
    where n.nutrient = v_nutrient and n.per_100g > 0 and i.kind = 'everyday' and i.category not in
      ('herb', 'spice', 'seasoning', 'baking', 'stock', 'condiment', 'sweetener', 'confection', 'flour', 'alcohol', 'plant_oil', 'gelatine')
    order by n.per_100g desc, i.name limit 60
  ), checked as (
    select c.*, f.found ->> 'status' = 'ok' as is_allowed
    from (select *, row_number() over (order by per_100g desc, name) as n from candidates) c
      join jsonb_array_elements(private.food_conflicts(array(select name from candidates order by per_100g desc, name))) with ordinality as f (found, n) on f.n = c.n
  ), best as (select * from checked where is_allowed order by n limit 5)
  select coalesce(jsonb_agg(jsonb_build_object('food', name, 'amount', trim_scale(round(per_100g, 2)), 'source', source) order by n), '[]') into v_foods from best;
  v_recipe := private.recipe_for_gap(v_nutrient, v_energy);
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'nutrient', v_nutrient, 'is_asked', p_arguments ->> 'nutrient' is not null, 'foods', v_foods,
    'goal', (select g from jsonb_array_elements(v_goals) g where g ->> 'nutrient' = v_nutrient and g ->> 'kind' = 'goal'),
    -- Two suggestions in all: a recipe leaves room for one food.
    'recipe', v_recipe, 'at_hand', coalesce((select jsonb_agg(to_jsonb(f)) from (
      select * from private.foods_for_gap(v_nutrient, (p_arguments ->> 'day')::date, v_energy) limit case when v_recipe is null then 2 else 1 end) f), '[]')));
end $$;
grant execute on function private.tool_get_food_recommendations(jsonb) to authenticated;
comment on function private.tool_get_food_recommendations(jsonb) is 'tool of coach';
