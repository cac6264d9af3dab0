-- What the coach reads and reckons: figures of foods, days and weeks against goals, comparisons, small changes.
begin;
set local search_path = public, extensions, tap;
select plan(88);
\ir ../../../../infra/supabase/tests/shared/people.psql

-- A conversation of each person's own, with as many turns as a test wants; one is at work at a time.
create function pg_temp.begin_turn(p_number int, p_person uuid, p_conversation text default null) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), p_person, 'h',
    jsonb_strip_nulls(jsonb_build_object('message', 'hello', 'conversation_id', p_conversation)), '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
create function pg_temp.token(p_number int, p_person uuid) returns jsonb language sql as $$
  select jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', 'coach') $$;
-- One call of a step, as the agent's own code prepares it.
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token(p_number, p_person), format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;

create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;

-- A meal that was eaten: proposed in one turn and confirmed in the next.
create function pg_temp.eat(p_number int, p_items jsonb, p_day date default '2026-11-22', p_person uuid default pg_temp.ada()) returns jsonb language plpgsql as $$
begin
  perform pg_temp.begin_turn(p_number, p_person);
  perform pg_temp.call(p_number, 1, 'propose_food_log', jsonb_build_object('items', p_items, 'meal', 'lunch', 'day', p_day), p_person);
  perform pg_temp.begin_turn(p_number + 1, p_person);
  return pg_temp.call(p_number + 1, 1, 'commit_proposal',
    (select jsonb_build_object('proposal', id, 'version', version) from public.proposals where user_id = p_person order by created_at desc limit 1), p_person);
end $$;

-- Weights and figures.
select pg_temp.begin_turn(1, pg_temp.ada());
create temporary table portions (title text, item jsonb, expected jsonb);
insert into portions values
  ('a count is counted in pieces', '{"food": "eggs", "quantity": 2}', '{"grams": 100, "food": "egg"}'),
  ('a dozen is twelve', '{"food": "egg", "quantity": 1, "unit": "dozen"}', '{"grams": 600, "unit": "piece"}'),
  ('grams are grams', '{"food": "chicken", "quantity": 150, "unit": "g"}', '{"grams": 150}'),
  ('a pound is one', '{"food": "chicken", "quantity": 1, "unit": "lb"}', '{"grams": 453.592}'),
  ('a cup is what a cup of this food weighs', '{"food": "milk", "quantity": 1, "unit": "cup"}', '{"grams": 244}'),
  ('millilitres weigh what its fluid ounces weigh', '{"food": "milk", "quantity": 240, "unit": "ml"}', '{"grams": 247.44}'),
  ('a sort of a food has its figures, and that is told', '{"food": "gorgonzola", "quantity": 100, "unit": "g"}', '{"food": "gorgonzola", "figures_of": "blue cheese"}'),
  ('the bread of a sandwich is no part of its name', '{"food": "cheese sandwich on granary", "quantity": 1}', '{"food": "cheese sandwich on granary", "figures_of": "cheese sandwich"}'),
  ('nor where it was bought', '{"food": "croissant from the bakery", "quantity": 1}', '{"figures_of": "croissant"}'),
  ('nor whose it is', '{"food": "tesco cheese sandwich", "quantity": 1}', '{"figures_of": "cheese sandwich"}'),
  ('nor the flavour of crisps', '{"food": "cheese and onion crisps", "quantity": 1, "unit": "serving"}', '{"figures_of": "potato crisps"}');
select ok(pg_temp.call(1, n::int, 'lookup_nutrition', item) -> 'data' @> expected, title) from (select row_number() over () as n, * from portions) p;
select is((select count(*) from unnest(array['oat milk', 'vegan sausage', 'toast with parmesan', 'eggs on toast', 'diet coke']) f, unnest(private.names_within(f))), 0::bigint, 'what makes another food of it stays');
select is(pg_temp.call(1, 20, 'lookup_nutrition', '{"food": "cod", "quantity": 2, "unit": "can"}') -> 'error' -> 'details',
  '{"food": "cod", "quantity": 2, "unit": "can", "measures": ["g"], "portions": ["piece"]}'::jsonb, 'a unit that tells no weight is refused with what would work');
select is(pg_temp.error_of(pg_temp.call(1, 21, 'lookup_nutrition', '{"food": "chicken", "quantity": 200}')), 'UNIT_UNKNOWN', '200 of chicken are not 200 g');
select is(pg_temp.call(1, 22, 'lookup_nutrition', '{"food": "cod"}') -> 'data' -> 'grams', '100', 'without an amount it is 100 g');
select is(pg_temp.call(1, 23, 'lookup_nutrition', '{"food": "unicorn"}') #- '{error,message}' -> 'error', '{"code": "FOOD_UNKNOWN", "details": {"foods": ["unicorn"]}, "retryable": false}'::jsonb, 'an unknown food is said to be unknown');
select is((select array_agg(food) from public.failed_lookups), '{unicorn}', 'and remembered, though the call was refused');
select is(pg_temp.error_of(pg_temp.call(1, 24, 'propose_food_log', '{"items": [{"food": "dragon", "quantity": 1}, {"food": "unicorn", "quantity": 1}], "day": "2026-11-22"}')), 'FOOD_UNKNOWN',
  'a meal of which nothing is known is not proposed');
select is((select count(*) from public.proposals), 0::bigint, 'so nothing waits');
select is(pg_temp.error_of(pg_temp.call(1, 25, 'propose_food_log', '{"items": [{"food": "egg", "quantity": -1}], "day": "2026-11-22"}')), 'AMOUNT_OUT_OF_RANGE', 'nobody eats less than nothing');
select is(pg_temp.error_of(pg_temp.call(1, 26, 'propose_food_log', '{"items": [{"food": "cake", "quantity": 1, "nutrients": {"calories": -5}, "source": "stated"}], "day": "2026-11-22"}')), 'NUTRIENT_OUT_OF_RANGE',
  'and no figure is below zero');
select ok(pg_temp.call(1, 27, 'estimate_nutrition', '{"food": "unicorn", "quantity": 1, "nutrients": {"calories": 300}}') -> 'data' @> '{"is_estimate": true, "source": "estimate"}', 'an estimate is marked as one');
select is(pg_temp.error_of(pg_temp.call(1, 28, 'estimate_nutrition', '{"food": "egg", "quantity": 1, "nutrients": {"calories": 300}}')), 'FIGURES_EXIST', 'and is not taken where there are figures');

select is(pg_temp.call(1, 80, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 2, "nutrients": {"calories": 999}, "source": "estimate"}], "day": "2026-11-22"}') #>> '{data,items,0,source}', 'USDA SR28', 'nor beside a proposal: what is known is looked up');
select is(pg_temp.call(1, 81, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 2, "nutrients": {"calories": 999}, "source": "stated"}], "day": "2026-11-22"}') #>> '{data,items,0,source}', 'stated', 'what a person states holds');
select is(pg_temp.error_of(pg_temp.call(1, 82, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 2, "nutrients": {"calories": 999}, "source": "USDA SR28"}], "day": "2026-11-22"}')), 'INVALID_VALUE', 'and nobody writes figures of a source');
select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
delete from public.proposals;

select is(pg_temp.call(1, 83, 'list_failed_lookups', '{}') #> '{data,foods}' @> '[{"food": "unicorn", "is_known": false}, {"food": "dragon", "times": 1}]', true, 'what had no figures is listed, each food once');
select is(pg_temp.run_as('authenticated', pg_temp.token(1, pg_temp.bob()), $$ select private.tool_list_failed_lookups('{}') #> '{data,foods}' $$)::jsonb, '[]', 'to its own person alone');

-- Packaged goods.
insert into public.products (barcode, name, brand, per_100g, serving_grams, allergens, source, source_id, licence, fetched_at)
values ('0012345678905', 'Oat bar', 'Example', '{"calories": 400, "protein_g": 8}', 40, '{peanut}', 'Open Food Facts', '0012345678905', 'ODbL 1.0', '2026-11-22T00:00:00Z');
select ok(pg_temp.call(1, 60, 'lookup_nutrition', '{"food": "012345678905", "quantity": 2}') -> 'data' @> '{"food": "Oat bar", "grams": 80, "source": "Open Food Facts"}', 'a barcode is a food, and a piece of it a serving');
select ok(pg_temp.call(1, 61, 'lookup_nutrition', '{"food": "0012345678905", "quantity": 50, "unit": "g"}') #> '{data,nutrients}' @> '{"calories": 200, "protein_g": 4}', 'with its own figures');
select is(pg_temp.error_of(pg_temp.call(1, 62, 'lookup_nutrition', '{"food": "0012345678905", "quantity": 1, "unit": "jar"}')), 'UNIT_UNKNOWN', 'and no weight is made up');
select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'allergy', 'peanuts', 'peanut');
select is(pg_temp.call(1, 64, 'propose_food_log', '{"items": [{"food": "0012345678905", "quantity": 1}], "day": "2026-11-22"}') #> '{data,warnings}', '["Mind your peanuts allergy: peanut."]', 'what its label declares is warned of, whatever it is called');
select is(pg_temp.call(1, 65, 'propose_recipe_log', jsonb_build_object('recipe', (select id from public.recipes where user_id is null and 'peanut' = any (allergens) order by slug limit 1), 'servings', 1, 'day', '2026-11-22')) #>> '{data,warnings,0}' like 'Mind your peanuts allergy: %', true,
  'and so is a recipe of the cookbook');
select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
delete from public.preferences;
select is(pg_temp.error_of(pg_temp.call(1, 63, 'lookup_nutrition', '{"food": "99999999", "quantity": 1}')), 'FOOD_UNKNOWN', 'a barcode that nobody imported is unknown');

-- What people usually have of a food whose own entry does not tell it: a serving, a bowl, and of a drink one.
select is(pg_temp.call(1, 66, 'lookup_nutrition', '{"food": "butter", "quantity": 1, "unit": "serving"}') #>> '{data,grams}', '14', 'a serving of butter');
select is(pg_temp.call(1, 67, 'lookup_nutrition', '{"food": "cheerios", "quantity": 1, "unit": "bowl"}') #>> '{data,grams}', '30', 'a bowl of cereal is a serving of it');
select is(pg_temp.call(1, 68, 'lookup_nutrition', '{"food": "green tea", "quantity": 2}') #>> '{data,grams}', '720', 'two of a drink are two servings');
select is(pg_temp.error_of(pg_temp.call(1, 69, 'lookup_nutrition', '{"food": "butter", "quantity": 1}')), 'UNIT_UNKNOWN', 'and one of another food is none');

-- Amounts in other units.
select is((pg_temp.call(1, 864, 'convert_amount', '{"food": null, "quantity": 1, "unit": "uk_pint", "to": "ml"}') -> 'data' ->> 'amount')::numeric, 568.26125, 'a British pint has 568 ml');
select is(round((pg_temp.call(1, 865, 'convert_amount', '{"food": null, "quantity": 350, "unit": "fahrenheit", "to": "celsius"}') -> 'data' ->> 'amount')::numeric), 177::numeric, '350 degrees Fahrenheit are 177 Celsius');
select is(pg_temp.call(1, 866, 'convert_amount', '{"food": "eggs", "quantity": 2, "unit": null, "to": "g"}') -> 'data' @> '{"food": "egg", "amount": 100, "source": "USDA SR28"}', true, 'two eggs weigh what their portion says, and whose figures they are is told');
select is((pg_temp.call(1, 867, 'convert_amount', '{"food": "egg", "quantity": 200, "unit": "g", "to": "piece"}') -> 'data' ->> 'amount')::numeric, 4::numeric, 'and 200 g are four of them');
select is(pg_temp.error_of(pg_temp.call(1, 868, 'convert_amount', '{"food": "unicorn", "quantity": 1, "unit": "cup", "to": "g"}')), 'FOOD_UNKNOWN', 'what an unknown food weighs is not guessed');
select is(pg_temp.error_of(pg_temp.call(1, 869, 'convert_amount', '{"food": "cod", "quantity": 2, "unit": "can", "to": "g"}')), 'UNIT_UNKNOWN', 'nor what a unit weighs that nobody weighed');
select is(pg_temp.error_of(pg_temp.call(1, 870, 'convert_amount', '{"food": null, "quantity": 1, "unit": "cup", "to": "g"}')), 'UNIT_MISMATCH', 'a volume of nothing has no weight');

-- Comparisons.
create temporary table compared as select pg_temp.call(1, 30, 'compare_foods', '{"foods": ["cod", "Salmon", "unicorn", "lettuce", "cod"], "nutrient": "protein_g"}') as answer;
select is(jsonb_path_query_array(answer, '$.data.foods[*].food'), '["salmon", "cod", "lettuce"]', 'foods are ranked by the nutrient, each once') from compared;
select is(answer -> 'data' -> 'unknown', '["unicorn"]', 'one without figures is named') from compared;
select ok((answer -> 'data' -> 'foods' -> 0 ->> 'source') = 'USDA SR28', 'and each figure has its source') from compared;
select is(pg_temp.error_of(pg_temp.call(1, 31, 'compare_foods', '{"foods": ["unicorn", "dragon"], "nutrient": null}')), 'FOOD_UNKNOWN', 'where all are unknown that is said');
select is(pg_temp.call(1, 32, 'compare_foods', '{"foods": ["egg", "banana"], "nutrient": "calories", "basis": "piece"}') -> 'data' -> 'foods' -> 0 ->> 'food', 'banana', 'foods compare by the piece as well');
insert into public.preferences (user_id, kind, value, value_key) select pg_temp.ada(), 'allergy', 'egg', 'egg'
from (select set_config('alfred.turn', pg_temp.turn(1)::text, true)) t;
select is(pg_temp.call(1, 33, 'compare_foods', '{"foods": ["egg", "banana"], "nutrient": "protein_g"}') -> 'data' -> 'warnings', '["Mind your egg allergy: egg."]', 'what a person must not eat is told beside the figures');
select is(pg_temp.call(1, 33, 'compare_foods', '{"foods": ["egg", "banana"], "nutrient": "protein_g"}') -> 'data' -> 'notices',
  '[{"code": "MIND_RULE", "details": {"food": "egg", "rule": {"kind": "allergy", "value": "egg"}}}]', 'and it is told as data');
select is(pg_temp.call(1, 34, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 1}], "day": "2026-11-22"}') -> 'data' -> 'warnings', '["Mind your egg allergy: egg."]', 'and beside the diary, which takes it all the same');

select is(pg_temp.call(1, 35, 'get_user_profile', '{}') -> 'data' -> 'preferences', '[{"kind": "allergy", "value": "egg", "source": "stated"}]', 'the profile tells what a person prefers');

-- A day against its goals.
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.nutrition_goals (user_id, nutrient, kind, target, unit, yellow_min, green_min, red_min) values
  (pg_temp.ada(), 'calories', 'limit', 1200, 'kcal', 0.8, 0, 1), (pg_temp.ada(), 'protein_g', 'goal', 20, 'g', 0.5, 0.9, null),
  (pg_temp.ada(), 'biotin_mcg', 'goal', 30, 'mcg', 0.5, 0.9, null), (pg_temp.bob(), 'calories', 'limit', 1000, 'kcal', 0.8, 0, 1);
select is(pg_temp.eat(2, '[{"food": "eggs", "quantity": 2}]') -> 'ok', 'true', 'a meal is logged');
select pg_temp.eat(4, '[{"food": "eggs", "quantity": 2}]', '2026-11-21');
select pg_temp.eat(6, '[{"food": "banana", "quantity": 5}]', '2026-11-22', pg_temp.bob());
select pg_temp.begin_turn(8, pg_temp.ada());
create temporary table today as select pg_temp.call(8, 1, 'get_today_progress', '{"day": "2026-11-22"}') -> 'data' as data;
select is(data -> 'totals' -> 'calories', '143', 'a day counts its own meals, of this person alone') from today;
select is(jsonb_path_query_array(data, '$.goals[*].nutrient'), '["calories", "protein_g", "biotin_mcg"]', 'it shows all goals') from today;
select is(jsonb_path_query_array(data, '$.goals[*].colour'), '["green", "yellow", "red"]', 'each with the colour of how far it is') from today;
select is(data -> 'goals' -> 0 -> 'left', '1057', 'and what is left') from today;
select is(data -> 'goals' -> 2 -> 'untold', '1', 'what an entry does not tell is said to be missing, not zero') from today;
select is(data -> 'sources', '["USDA SR28"]', 'and where the figures come from') from today;
select is(pg_temp.call(8, 2, 'log_water', '{"ml": 500, "day": "2026-11-22"}') -> 'data' -> 'total', '576.15', 'water adds to what is in food');
select is(pg_temp.call(8, 3, 'get_today_progress', '{"day": "2026-11-22"}') -> 'data' -> 'goals' -> 2 -> 'untold', '1', 'and leaves no figure missing');
select is(pg_temp.call(8, 4, 'apply_daily_workout_offset', '{"calories": 300, "day": "2026-11-22"}') -> 'data' -> 'total', '300', 'a workout is kept');
select is(pg_temp.call(8, 5, 'apply_daily_workout_offset', '{"calories": 100, "day": "2026-11-22"}') -> 'data' -> 'total', '400', 'a second one adds to it');
select is(pg_temp.call(8, 5, 'apply_daily_workout_offset', '{"calories": 100, "day": "2026-11-22"}') -> 'data' -> 'total', '400', 'but not the same call again');
select is(pg_temp.call(8, 6, 'apply_daily_workout_offset', '{"calories": 250, "day": "2026-11-22", "replace": true}') -> 'data' -> 'total', '250', 'a correction replaces');
select is(pg_temp.call(8, 7, 'get_today_progress', '{"day": "2026-11-22"}') -> 'data' -> 'goals' -> 0 -> 'target', '1450', 'and it raises what may be eaten that day');
select is(pg_temp.call(8, 8, 'get_weekly_summary', '{"day": "2026-11-22"}') -> 'data' -> 'averages' -> 'calories', '143', 'a week averages over the days that were logged');
select is(pg_temp.call(8, 9, 'get_weekly_summary', '{"day": "2026-11-22"}') -> 'data' -> 'days_logged', '2', 'and says how many they were');
select is(jsonb_array_length(pg_temp.call(8, 10, 'get_food_history', '{"from": "2026-11-21", "until": "2026-11-22"}') -> 'data' -> 'entries'), 3, 'the diary lists the days asked for');
select is(pg_temp.run_as('authenticated', pg_temp.token(8, pg_temp.ada()), $$ select public.nutrition_context('2026-11-22') -> 'dashboard' $$)::jsonb,
  '{"goals": 3, "entries_today": 2, "calories_today": 143, "days_logged_last_7": 2}', 'planning is told counts in one read');

-- Out of the diary again.
select is(pg_temp.error_of(pg_temp.call(8, 11, 'delete_food_log', jsonb_build_object('entry', (select id from public.food_log where user_id = pg_temp.bob())))), 'ENTRY_NOT_FOUND',
  'an entry of another person looks gone');
select is(pg_temp.call(8, 12, 'delete_food_log', '{"entry": null}') -> 'data' ->> 'food', 'water', 'without a name it is what was logged last');
select is(pg_temp.call(8, 13, 'delete_food_log', '{"food": "eggs", "day": "2026-11-21"}') -> 'data' ->> 'day', '2026-11-21', 'a food is found on its day');
select is(pg_temp.error_of(pg_temp.call(8, 14, 'delete_food_log', '{"food": "banana"}')), 'ENTRY_NOT_FOUND', 'what was not eaten is not deleted');
select is((select count(*) from public.food_log where user_id = pg_temp.bob()), 1::bigint, 'and nobody else lost anything');

-- A whole meal goes when it is named without a food, and nothing of another meal, day or person.
select set_config('alfred.turn', pg_temp.turn(8)::text, true);
insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source)
select person, day::date, meal, food, food, 1, 'piece', '{"calories": 50}', 'stated' from (values
  (pg_temp.ada(), '2026-11-20', 'snack', 'date'), (pg_temp.ada(), '2026-11-20', 'snack', 'fig'), (pg_temp.ada(), '2026-11-20', 'lunch', 'fig'),
  (pg_temp.ada(), '2026-11-19', 'snack', 'fig'), (pg_temp.bob(), '2026-11-20', 'snack', 'fig')) as t (person, day, meal, food);
select set_config('alfred.turn', '', true);
select is(pg_temp.error_of(pg_temp.call(8, 15, 'delete_food_log', '{"food": "fig", "day": "2026-11-20"}')), 'AMBIGUOUS_ENTRY', 'a food of two meals is asked about');
select is(pg_temp.call(8, 16, 'delete_food_log', '{"food": "fig", "meal": "lunch", "day": "2026-11-20"}') -> 'data' ->> 'meal', 'lunch', 'and found by its meal');
select is(jsonb_path_query_array(d.data, '$.food') || jsonb_path_query_array(d.data, '$.others[*].food'), '["date", "fig"]', 'a meal without a food is all of it, each entry told')
from (select pg_temp.call(8, 17, 'delete_food_log', '{"meal": "snack", "day": "2026-11-20"}') -> 'data' as data) d;
select is((select count(*) from public.food_log where food = 'fig'), 2::bigint, 'another day and another person keep theirs');

select pg_temp.begin_turn(90, pg_temp.ada());
select is(jsonb_path_query_array(d.data, '$.items[*].food') || (d.data -> 'left_out'), '["egg", "unicorn"]', 'what has figures is proposed, and what has none is named')
from (select pg_temp.call(90, 1, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 1}, {"food": "unicorn", "quantity": 1}], "day": "2026-11-22"}') -> 'data' as data) d;

-- A size that is said is taken where the reference weighs it, and said to be unknown where it does not.
select is(private.portion_of(item::jsonb) - '{nutrients,source,food_key,ingredient_id,is_estimate,flags,figures_of,quantity,unit}'::text[], wanted::jsonb, said) from (values
  ('{"food": "large pepperoni pizza", "quantity": 0.5}', '{"food": "pepperoni pizza", "grams": 364, "size": {"said": "large", "grams": 728}}', 'half a large pizza is half of a large one'),
  ('{"food": "small pepperoni pizza", "quantity": 1}', '{"food": "pepperoni pizza", "grams": 369, "size": {"said": "small", "grams": 369}}', 'and a small one is a small one'),
  ('{"food": "extra large egg", "quantity": 2}', '{"food": "egg", "grams": 112, "size": {"said": "extra large", "grams": 56}}', 'eggs have sizes'),
  ('{"food": "large apples", "quantity": 200, "unit": "g"}', '{"food": "apple", "grams": 200}', 'what is weighed has no size')
) as t (item, wanted, said);
select is(private.portion_of('{"food": "large steak", "quantity": 1}') -> 'size', '{"said": "large", "grams": null}', 'a size that nobody weighed is told as unknown');
select is(private.portion_of('{"food": "large steak", "quantity": 1}') -> 'grams', private.portion_of('{"food": "steak", "quantity": 1}') -> 'grams', 'and the usual weight is taken');

select * from finish();
rollback;
