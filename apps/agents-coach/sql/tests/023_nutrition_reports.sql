-- Reports over days, patterns, and foods that have what is lacking.
begin;
set local search_path = public, extensions, tap;
select plan(36);
\ir ../../../../infra/supabase/tests/shared/people.psql

select public.open_turn(pg_temp.turn(1), pg_temp.ada(), 'h', '{"message": "hello"}', '2026-11-22T10:00:00Z', 'one:1', 1);
create function pg_temp.call(p_step int, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', pg_temp.ada(), 'role', 'authenticated', 'turn', pg_temp.turn(1), 'fence', 1, 'domain', 'coach'),
    format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;

select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source) values
  (pg_temp.ada(), '2026-11-16', 'breakfast', 'oat', 'oat', 100, 'g', '{"calories": 400, "protein_g": 10}', 'USDA SR28 1'),
  (pg_temp.ada(), '2026-11-17', 'breakfast', 'oat', 'oat', 100, 'g', '{"calories": 400, "protein_g": 10}', 'USDA SR28 1'),
  (pg_temp.ada(), '2026-11-17', 'dinner', 'cake', 'cake', 1, 'slice', '{"calories": 600}', 'stated'),
  (pg_temp.ada(), '2026-11-21', 'dinner', 'cake', 'cake', 3, 'slice', '{"calories": 1800, "protein_g": 30}', 'stated'),
  (pg_temp.ada(), '2026-11-20', null, 'water', 'water', 500, 'ml', '{"calories": 0, "hydration_ml": 500}', 'stated'),
  (pg_temp.bob(), '2026-11-18', 'lunch', 'rice', 'rice', 9, 'kg', '{"calories": 9999, "protein_g": 999}', 'stated');
insert into public.nutrition_goals (user_id, nutrient, kind, target, unit, yellow_min, green_min, red_min) values
  (pg_temp.ada(), 'calories', 'limit', 1500, 'kcal', 0.8, 0, 1), (pg_temp.ada(), 'protein_g', 'goal', 20, 'g', 0.5, 0.9, null),
  (pg_temp.ada(), 'iron_mg', 'goal', 15, 'mg', 0.5, 0.9, null);

-- The report.
create temporary table report as select pg_temp.call(1, 'get_progress_report', '{"from": "2026-11-09", "until": "2026-11-22"}') -> 'data' as data;
select is(data -> 'days_logged', '3', 'a report counts the days of eating, of this person, without those of water alone') from report;
select is(data -> 'averages' -> 'calories', '1066.7', 'averages are over these') from report;
select is(jsonb_path_query_array(data, '$.goals[*].nutrient'), '["calories", "protein_g"]', 'a goal that no day tells anything of is left out') from report;
select is((data #>> '{goals,0,days_kept}') || ' of ' || (data #>> '{goals,0,days_told}'), '2 of 3', 'a limit is kept below it') from report;
select is((data #>> '{goals,1,days_kept}') || ' of ' || (data #>> '{goals,1,days_told}'), '1 of 3', 'a goal from it on') from report;
select is((data #>> '{goals,1,earlier}') || ' to ' || (data #>> '{goals,1,later}'), '10 to 30', 'and how it moves is told') from report;
select is(data -> 'sources', '["USDA SR28", "stated"]', 'with whose figures they are') from report;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.workout_offsets (user_id, day, calories) values (pg_temp.ada(), '2026-11-21', 400);
select is(pg_temp.call(2, 'get_progress_report', '{"from": "2026-11-09", "until": "2026-11-22"}') #>> '{data,goals,0,days_kept}', '3', 'a workout raises the limit of its day');
select is(pg_temp.call(3, 'get_progress_report', '{"from": "2026-10-01", "until": "2026-10-14"}') -> 'data' -> 'days_logged', '0', 'days without entries are none');

-- Patterns.
create temporary table patterns as select pg_temp.call(4, 'analyze_eating_patterns', '{"from": "2026-11-01", "until": "2026-11-22"}') -> 'data' as data;
select is(data -> 'is_enough', 'true', 'three days are enough to look for patterns') from patterns;
select is(data -> 'meals' -> 0, '{"meal": "dinner", "days": 2, "share": 75}', 'the meal that carries most comes first') from patterns;
select is(data -> 'foods' -> 0, '{"food": "cake", "times": 2}', 'so does the food that is eaten most often') from patterns;
select is((data ->> 'weekday') || ', ' || (data ->> 'weekend'), '700, 1800', 'weekdays are told from weekends') from patterns;
select is(pg_temp.call(5, 'analyze_eating_patterns', '{"from": "2026-11-21", "until": "2026-11-22"}') -> 'data' -> 'is_enough', 'false', 'one day shows no pattern, and that is said');

-- Foods for what is lacking.
create temporary table rich as select pg_temp.call(6, 'get_food_recommendations', '{"nutrient": "protein_g", "day": "2026-11-22"}') -> 'data' as data;
select is(jsonb_array_length(data -> 'foods'), 5, 'foods are recommended by a nutrient') from rich;
select ok((data #>> '{foods,0,amount}')::numeric >= (data #>> '{foods,4,amount}')::numeric and data #>> '{foods,0,source}' = 'USDA FNDDS', 'the most of it first, which is whey powder, with the source') from rich;
select is(pg_temp.call(7, 'get_food_recommendations', '{"nutrient": null, "day": "2026-11-21"}') -> 'data' ->> 'nutrient', 'iron_mg', 'without one it is the goal that is furthest away');

-- What is at hand for it.
select is(data -> 'at_hand' || (data -> 'recipe'), '[null]', 'where nothing is in the kitchen nothing is at hand') from rich;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.inventory_lots (user_id, food, food_key, ingredient_id, quantity, unit, location, expires_on)
select l.person, l.food, l.food, (private.find_ingredient(l.food)).id, 3, 'piece', 'fridge', l.expires from (values (pg_temp.ada(), 'egg', null::date), (pg_temp.ada(), 'cod', '2026-11-20'), (pg_temp.bob(), 'salmon', null)) l (person, food, expires);
create temporary table gap as select pg_temp.call(20, 'get_food_recommendations', '{"nutrient": "protein_g", "day": "2026-11-22"}') -> 'data' as data;
select is(jsonb_path_query_array(data, '$.at_hand[*].food'), '["egg"]', 'what is in the own kitchen and not past its date is') from gap;
select is((data #>> '{at_hand,0,quantity}') || ' ' || (data #>> '{at_hand,0,unit}') || ' ' || (data #>> '{at_hand,0,source}'), '1 piece USDA SR28', 'in a usual portion, with whose figures they are') from gap;
select is(data #>> '{goal,left}', '20', 'beside what lacks of the goal today') from gap;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'allergy', 'egg', 'egg');
select is(pg_temp.call(21, 'get_food_recommendations', '{"nutrient": "protein_g", "day": "2026-11-22"}') #> '{data,at_hand}', '[]', 'what must not be had is none of it');
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.preferences where user_id = pg_temp.ada();
insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source) values (pg_temp.ada(), '2026-11-22', 'lunch', 'cake', 'cake', 1, 'slice', '{"calories": 1490}', 'stated');
select is(pg_temp.call(22, 'get_food_recommendations', '{"nutrient": "protein_g", "day": "2026-11-22"}') #> '{data,at_hand}', '[]', 'and nothing that would pass the limit of energy');
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.food_log where user_id = pg_temp.ada() and logged_on = '2026-11-22';
delete from public.inventory_lots where user_id = pg_temp.ada();
insert into public.preferences (user_id, kind, value, value_key) select pg_temp.ada(), 'allergy', r.data #>> '{foods,0,food}', private.food_key(r.data #>> '{foods,0,food}') from rich r;
select ok(not (pg_temp.call(8, 'get_food_recommendations', '{"nutrient": "protein_g", "day": "2026-11-22"}') -> 'data' -> 'foods')::text like '%"' || (data #>> '{foods,0,food}') || '"%',
  'and never what the person must not have') from rich;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.nutrition_goals where user_id = pg_temp.ada();
select is(pg_temp.call(9, 'get_food_recommendations', '{"nutrient": null, "day": "2026-11-22"}') -> 'error' ->> 'code', 'NUTRIENT_MISSING', 'without a goal it is asked which nutrient is meant');

-- A week against the one before. The seven days up to the 21st have oats and cake on three days; those before have nothing yet.
create temporary table weeks (name text, data jsonb);
insert into weeks select 'alone', pg_temp.call(10, 'get_weekly_summary', '{"day": "2026-11-21"}') -> 'data';
select is(data -> 'before' -> 'is_enough' || (data -> 'before' -> 'changes'), '[false]', 'a week without one before is held against nothing') from weeks where name = 'alone';
select is(data -> 'averages' -> 'protein_g', '16.7', 'a nutrient is averaged over the days that tell it') from weeks where name = 'alone';
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source)
select pg_temp.ada(), day::date, 'lunch', 'pie', 'pie', 1, 'slice', '{"calories": 500, "iron_mg": 3}'::jsonb || case when day::date > '2026-11-12' then '{"protein_g": 20}'::jsonb else '{}' end, 'stated'
from generate_series('2026-11-11'::date, '2026-11-14', '1 day') day;
insert into weeks select 'both', pg_temp.call(11, 'get_weekly_summary', '{"day": "2026-11-21"}') -> 'data' -> 'before';
select is(data -> 'days_logged', '4', 'how many days the week before has is told') from weeks where name = 'both';
select is(jsonb_path_query_array(data, '$.changes[*].nutrient'), '["calories"]', 'a nutrient is compared where three days of both weeks tell it') from weeks where name = 'both';
select is((data #>> '{changes,0,earlier}') || ' to ' || (data #>> '{changes,0,later}'), '500 to 1066.7', 'by its averages') from weeks where name = 'both';
select is((data #>> '{changes,0,days_earlier}') || ' and ' || (data #>> '{changes,0,days_later}'), '4 and 3', 'over the days that tell it') from weeks where name = 'both';
select is((data #>> '{changes,0,entries_told}') || ' of ' || (data ->> 'entries'), '8 of 8', 'and with how many of the entries tell it') from weeks where name = 'both';
select is(pg_temp.call(12, 'get_weekly_summary', '{"day": "2026-11-28"}') -> 'data' -> 'before' -> 'is_enough', 'false', 'a week of too few days is not compared, though the one before has enough');
-- A report against as many days before.
insert into weeks select 'report', pg_temp.call(13, 'get_progress_report', '{"from": "2026-11-15", "until": "2026-11-21"}') -> 'data' -> 'before';
select is((data ->> 'from') || ' ' || (data ->> 'until') || ' ' || (data ->> 'days'), '2026-11-08 2026-11-14 7', 'a report is held against as many days before') from weeks where name = 'report';
select is(data -> 'changes', (select w.data -> 'changes' from weeks w where w.name = 'both'), 'by the same nutrients as a week is') from weeks where name = 'report';
select is(pg_temp.call(14, 'get_progress_report', '{"from": "2026-11-20", "until": "2026-11-21"}') -> 'data' -> 'before', 'null', 'two days are held against nothing');
select * from finish();
rollback;
