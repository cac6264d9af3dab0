-- What is planned for a day, beside what its person wants to eat.
begin;
set local search_path = public, extensions, tap;
select plan(12);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());
select pg_temp.run('["save_recipe", {"payload": {"name": "Buttered rice", "servings": 2, "steps": ["Boil."], "ingredients": [{"food": "butter", "quantity": 200, "unit": "g"}, {"food": "rice", "quantity": 200, "unit": "g"}]}}]'),
  pg_temp.run('["save_recipe", {"payload": {"name": "Moon soup", "servings": 2, "steps": ["Boil."], "ingredients": [{"food": "moon dust", "quantity": 200, "unit": "g"}]}}]');
create function pg_temp.goal(p_nutrient text, p_kind text, p_target numeric) returns void language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  insert into public.nutrition_goals (user_id, nutrient, kind, target, unit) select pg_temp.ada(), code, p_kind, p_target, unit from public.nutrients where code = p_nutrient;
end $$;
create function pg_temp.plan(variadic p_titles text[]) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('plan_meals', jsonb_build_object('replace', null, 'meals',
    (select jsonb_agg(jsonb_build_object('day', '2026-11-25', 'meal', (array['breakfast', 'lunch', 'dinner'])[n], 'title', t)) from unnest(p_titles) with ordinality as u (t, n))))) -> 'data' $$;
create function pg_temp.days(p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run('["list_meals", {"from": "2026-11-23", "until": "2026-11-29"}]', p_person) #> '{data,days}' $$;

select is(pg_temp.plan('Buttered rice') -> 'over', '[]', 'without goals nothing is reckoned');
select is(pg_temp.days(), '[]', 'or told');
select pg_temp.goal('calories', 'limit', 2000), pg_temp.goal('protein_g', 'goal', 100);
select is(jsonb_path_query_array(pg_temp.days(), '$[*].day'), '["2026-11-25"]', 'with goals each planned day is told');
select ok((pg_temp.days() #>> '{0,goals,0,planned}')::numeric between 900 and 1200, 'of one serving');
select is((pg_temp.days() #> '{0,goals,0}') - 'planned', '{"nutrient": "calories", "label": "energy", "kind": "limit", "unit": "kcal", "target": 2000, "dishes": 1, "untold": 0}', 'with how much is wanted');
select is(pg_temp.days() #>> '{0,goals,1,nutrient}', 'protein_g', 'for each nutrient that is wanted');
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.meal_plan_entries;
select is(jsonb_path_query_array(pg_temp.plan('Buttered rice', 'Buttered rice', 'Buttered rice') -> 'over', '$[*].goals[*].nutrient'), '["calories"]', 'more than a limit is told with the plan, and less than a goal is not');
delete from public.meal_plan_entries;
select is(pg_temp.plan('Moon soup', 'Buttered rice') -> 'over', '[]', 'less than a limit is not told');
select is(jsonb_path_query_array(pg_temp.days(), '$[0].goals[0].untold'), '[1]', 'a dish of which nobody knows the figures is counted as such');
delete from public.meal_plan_entries;
select is(pg_temp.plan('Moon soup') #>> '{planned,0,title}', 'Moon soup', 'one alone is planned');
select is(pg_temp.days(), '[]', 'and of it alone nothing is told');
select is(pg_temp.days(pg_temp.bob()), '[]', 'nobody else has these goals');

select * from finish();
rollback;
