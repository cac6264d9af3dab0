-- What the coach makes of saved recipes: figures with their coverage, portions in the diary, the choice among several; and the correction of an entry.
begin;
set local search_path = public, extensions, tap;
select plan(65);
\ir ../../../../infra/supabase/tests/shared/people.psql

create function pg_temp.begin_turn(p_number int, p_person uuid) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), p_person, 'h', '{"message": "hello"}', '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
-- One call of a step of the coach's, as its own code prepares it.
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada(), p_domain text default 'coach') returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', p_domain),
    format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;
create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;
create function pg_temp.last_proposal(p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select jsonb_build_object('proposal', id, 'version', version) from public.proposals where user_id = p_person order by created_at desc limit 1 $$;
create function pg_temp.save(p_number int, p_step int, p_name text, p_servings int, p_ingredients jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'save_recipe', jsonb_build_object('payload', jsonb_strip_nulls(jsonb_build_object(
    'name', p_name, 'servings', p_servings, 'source', 'dictated', 'ingredients', p_ingredients))), p_person, 'pantry') $$;

select pg_temp.begin_turn(1, pg_temp.ada());
select is(pg_temp.save(1, 1, 'Spinach omelette', 2, '[{"food": "egg", "quantity": 4}, {"food": "spinach", "quantity": 100, "unit": "g"}]') ->> 'ok', 'true', 'a recipe is saved');
select pg_temp.save(1, 2, 'Chicken curry', 4, '[{"food": "chicken", "quantity": 600, "unit": "g"}, {"food": "salt", "quantity": 1, "unit": "sprinkle"}]');
select pg_temp.save(1, 3, 'Chickpea curry', 4, '[{"food": "chickpea", "quantity": 400, "unit": "g"}]');
select pg_temp.save(1, 4, 'Unicorn stew', 4, '[{"food": "unicorn", "quantity": 400, "unit": "g"}]');
select pg_temp.save(1, 5, 'Boiled eggs', null, '[{"food": "egg", "quantity": 2}]');
select pg_temp.save(1, 6, 'Unicorn and eggs', 2, '[{"food": "unicorn", "quantity": 200, "unit": "g"}, {"food": "egg", "quantity": 2}]');
select pg_temp.save(1, 7, 'Salted omelette', 1, '[{"food": "egg", "quantity": 3}, {"food": "unicorn", "quantity": 5, "unit": "g"}]');
select pg_temp.begin_turn(2, pg_temp.bob());
select pg_temp.save(2, 1, 'Secret curry', 1, '[{"food": "egg", "quantity": 1}]', pg_temp.bob());

-- Search and figures.
select pg_temp.begin_turn(3, pg_temp.ada());
select is(jsonb_path_query_array(pg_temp.call(3, 1, 'search_saved_recipes', '{"query": "curry"}'), '$.data.recipes[*].name'), '["Chicken curry", "Chickpea curry"]',
  'recipes are found by a word, and another person''s are not');
select is(pg_temp.call(3, 2, 'search_saved_recipes', '{"query": null}') -> 'data' -> 'count', '7', 'without a word it is all of them');
select is(pg_temp.call(3, 3, 'search_saved_recipes', '{"query": "goulash"}') -> 'data' -> 'count', '0', 'and none where there is none');
create temporary table omelette as select pg_temp.call(3, 4, 'get_recipe_details', '{"name": "spinach omelette"}') -> 'data' as data;
select is((data ->> 'known') || ' of ' || (data ->> 'ingredients'), '2 of 2', 'a recipe tells how many ingredients have figures') from omelette;
select is((data -> 'totals' ->> 'calories')::numeric, (
    select round(sum(n.per_100g * x.grams / 100), 3) from (values ('egg', 200), ('spinach', 100)) as x (food, grams)
      join public.ingredients i on i.name = x.food join public.ingredient_nutrients n on n.ingredient_id = i.id and n.nutrient = 'calories'),
  'and what the weights of its ingredients hold together') from omelette;
select is(round((data -> 'serving' ->> 'calories')::numeric, 2), round((data -> 'totals' ->> 'calories')::numeric / 2, 2), 'a serving is its share') from omelette;
select is(data -> 'sources', '["USDA SR28"]', 'with the source of the figures') from omelette;
select is(data -> 'lines' -> 0 -> 'grams', '200', 'and the weight of each line') from omelette;
select is(pg_temp.call(3, 5, 'get_recipe_details', '{"name": "chicken curry"}') -> 'data' -> 'unknown', '["salt"]', 'a sprinkle weighs nothing that is known, and is named');
select is(pg_temp.call(3, 6, 'get_recipe_details', '{"name": "boiled eggs"}') -> 'data' -> 'serving', 'null', 'a recipe for nobody knows how many has no serving');
select is(pg_temp.call(3, 7, 'get_recipe_details', '{"name": "unicorn stew"}') -> 'data' -> 'known', '0', 'a recipe without figures says so');
select is(pg_temp.error_of(pg_temp.call(3, 8, 'get_recipe_details', '{"name": "curry"}')), 'AMBIGUOUS_RECIPE', 'of several recipes none is guessed');
select is(pg_temp.error_of(pg_temp.call(3, 9, 'get_recipe_details', '{"name": "secret curry"}')), 'RECIPE_NOT_FOUND', 'another person''s recipe is not there by name');
select is(pg_temp.error_of(pg_temp.call(3, 10, 'get_recipe_details', jsonb_build_object('recipe', (select id from public.recipes where name = 'Secret curry')))), 'RECIPE_REF_UNKNOWN', 'nor by its id');
select is(round((pg_temp.call(3, 11, 'calculate_recipe_serving', '{"name": "spinach omelette", "servings": 3}') -> 'data' -> 'nutrients' ->> 'calories')::numeric, 2),
  (select round((data -> 'totals' ->> 'calories')::numeric * 3 / 2, 2) from omelette), 'servings scale');
select is(round((pg_temp.call(3, 12, 'calculate_recipe_serving', '{"name": "spinach omelette", "servings": 1, "makes": 4}') -> 'data' -> 'nutrients' ->> 'calories')::numeric, 2),
  (select round((data -> 'totals' ->> 'calories')::numeric / 4, 2) from omelette), 'by what the person says it makes');
select is(pg_temp.error_of(pg_temp.call(3, 13, 'calculate_recipe_serving', '{"name": "boiled eggs", "servings": 1}')), 'SERVINGS_UNKNOWN', 'how many it makes is asked, not assumed');
select is(pg_temp.error_of(pg_temp.call(3, 14, 'calculate_recipe_serving', '{"name": "unicorn stew", "servings": 1}')), 'RECIPE_WITHOUT_FIGURES', 'and nothing is reckoned from nothing');
select is(pg_temp.error_of(pg_temp.call(3, 15, 'calculate_recipe_serving', '{"name": "spinach omelette", "servings": -1}')), 'SERVINGS_OUT_OF_RANGE', 'nobody eats less than nothing');

create temporary table gappy as select pg_temp.call(3, 16, 'calculate_recipe_serving', '{"name": "unicorn and eggs", "servings": 1}') -> 'data' as data;
select is(jsonb_build_array(data -> 'is_sum', data -> 'unknown'), '[false, ["unicorn"]]', 'figures are no sum where more than a twentieth of the weight has none, and what lacks is named') from gappy;
select is(data -> 'is_sum', 'false', 'nor of all of it')
from (select pg_temp.call(3, 17, 'get_recipe_details', '{"name": "unicorn and eggs"}') -> 'data' as data) d;
select ok((data -> 'is_sum')::boolean and data -> 'nutrients' ? 'calories', 'a pinch that is not known leaves it a sum') from (select pg_temp.call(3, 18, 'calculate_recipe_serving', '{"name": "salted omelette", "servings": 1}') -> 'data' as data) d;
select is(jsonb_build_array(data #> '{coverage,is_sum}', data #> '{coverage,unknown}', data #> '{items,0,is_estimate}'), '[false, ["unicorn"], true]', 'a log of it is offered as what it is')
from (select pg_temp.call(3, 19, 'propose_recipe_log', '{"name": "unicorn and eggs", "servings": 1, "day": "2026-11-21"}') -> 'data' as data) d;

-- Into the diary.
create temporary table offered as select pg_temp.call(3, 20, 'propose_recipe_log', '{"name": "spinach omelette", "servings": 2, "meal": "lunch", "day": "2026-11-21"}') as answer;
select is(jsonb_build_object('day', d -> 'day', 'meal', d -> 'meal', 'food', d #> '{items,0,food}', 'servings', d #> '{items,0,quantity}', 'calories', round((d #>> '{totals,calories}')::numeric)),
  '{"day": "2026-11-21", "meal": "lunch", "food": "Spinach omelette", "servings": 2}'::jsonb
    || jsonb_build_object('calories', (select round((data -> 'totals' ->> 'calories')::numeric) from omelette)), 'a portion is offered with its figures')
from (select answer -> 'pending' -> 'data' as d from offered) o;
select ok(not answer -> 'data' ? 'recipe', 'and without ids') from offered;
select is(pg_temp.error_of(pg_temp.call(3, 21, 'commit_proposal', pg_temp.last_proposal())), 'PROPOSAL_NOT_SHOWN', 'it waits for a later turn');
select pg_temp.begin_turn(4, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.call(4, 1, 'edit_proposal', pg_temp.last_proposal() || '{"edits": {"quantity": 100, "unit": "g"}}')), 'SERVINGS_EDIT_UNCLEAR', 'grams of a recipe are not known');
select is(pg_temp.call(4, 2, 'edit_proposal', pg_temp.last_proposal() || '{"edits": {"quantity": 1}}') -> 'pending' ->> 'version', '2', 'the servings can be corrected');
select pg_temp.begin_turn(5, pg_temp.ada());
select is(pg_temp.call(5, 1, 'commit_proposal', pg_temp.last_proposal()) ->> 'ok', 'true', 'a yes logs it');
select is((select array_agg(format('%s %s %s %s %s', quantity, unit, food, meal, logged_on)) from public.food_log where user_id = pg_temp.ada()),
  '{"1 piece Spinach omelette lunch 2026-11-21"}', 'once, as it was shown');
select is((select round((nutrients ->> 'calories')::numeric, 2) from public.food_log where user_id = pg_temp.ada()),
  (select round((data -> 'totals' ->> 'calories')::numeric / 2, 2) from omelette), 'with the figures of what was corrected');
select is((select is_estimate from public.food_log where user_id = pg_temp.ada()), false, 'which are exact when all is known');
select is(pg_temp.call(5, 2, 'propose_recipe_log', '{"name": "chicken curry", "servings": 1, "day": "2026-11-22"}') -> 'data' -> 'items' -> 0 ->> 'source',
  '1 of 2 ingredients, USDA SR28', 'and say what is missing when it is not');

-- The choice among several.
select pg_temp.begin_turn(6, pg_temp.ada());
select is(pg_temp.call(6, 1, 'propose_recipe_log', '{"name": "curry", "servings": 2, "meal": "dinner", "day": "2026-11-22"}') -> 'pending' -> 'options',
  '[{"key": "1", "label": "Chicken curry"}, {"key": "2", "label": "Chickpea curry"}]', 'of several recipes one is chosen');
select pg_temp.begin_turn(7, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.call(7, 1, 'commit_proposal', pg_temp.last_proposal() || '{"option": "7"}')), 'OPTION_UNKNOWN', 'one that was shown');
select is((select status from public.proposals where kind = 'recipe_selection'), 'open', 'a wrong choice leaves it open');
create temporary table selection as select pg_temp.last_proposal() as one;
select is(pg_temp.call(7, 2, 'commit_proposal', one || '{"option": "2"}') -> 'data' -> 'items' -> 0 ->> 'food', 'Chickpea curry', 'the choice leads to its proposal') from selection;
select is((select count(*) from public.food_log where food = 'Chickpea curry'), 0::bigint, 'and logs nothing yet');
select is(pg_temp.call(7, 2, 'commit_proposal', one || '{"option": "2"}') ->> 'ok', 'true', 'the same call again is answered the same') from selection;
select is((select count(*) from public.proposals where kind = 'recipe_log' and status = 'open'), 1::bigint, 'and proposes nothing twice');
select pg_temp.begin_turn(8, pg_temp.ada());
select pg_temp.call(8, 1, 'commit_proposal', pg_temp.last_proposal());
select is((select array_agg(format('%s %s %s', quantity, food, meal)) from public.food_log where food = 'Chickpea curry'), '{"2 Chickpea curry dinner"}', 'the yes logs what was wanted of it');

-- Two meals in one go.
select is(pg_temp.call(8, 2, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 1, "meal": "breakfast"}, {"food": "egg", "quantity": 2, "meal": "lunch"}], "meal": null, "day": "2026-11-22"}')
  #> '{pending,data,items}' @> '[{"food": "egg", "quantity": 1, "meal": "breakfast"}, {"food": "egg", "quantity": 2, "meal": "lunch"}]', true, 'each food may be of its own meal');
select pg_temp.begin_turn(9, pg_temp.ada());
select pg_temp.call(9, 1, 'commit_proposal', pg_temp.last_proposal());
select is((select array_agg(quantity || ' ' || meal order by quantity) from public.food_log where food = 'egg'), '{"1 breakfast","2 lunch"}', 'and is logged for it');

-- An entry is corrected.
create temporary table two_eggs as select id from public.food_log where food = 'egg' and quantity = 2;
select is(pg_temp.call(9, 2, 'update_food_log', jsonb_build_object('entry', id, 'quantity', 4)) -> 'data' ->> 'calories', '286', 'another amount has its own figures') from two_eggs;
select is(pg_temp.call(9, 2, 'update_food_log', jsonb_build_object('entry', id, 'quantity', 4)) -> 'data' ->> 'calories', '286', 'the same call again is answered the same') from two_eggs;
select is(pg_temp.error_of(pg_temp.call(9, 3, 'update_food_log', '{"entry": null}')), 'ENTRY_EDIT_UNCLEAR', 'a correction of nothing is asked about');
select pg_temp.begin_turn(10, pg_temp.bob());
select is(pg_temp.error_of(pg_temp.call(10, 1, 'update_food_log', jsonb_build_object('entry', (select id from public.food_log limit 1), 'meal', 'snack'), pg_temp.bob())), 'ENTRY_NOT_FOUND',
  'an entry of another person looks gone');
-- An entry of which no ref is known is found by its food.
select pg_temp.begin_turn(20, pg_temp.ada());
select pg_temp.call(20, 1, 'propose_food_log', '{"items": [{"food": "sweet potato", "quantity": 100, "unit": "g"}, {"food": "banana", "quantity": 1}], "meal": "dinner", "day": "2026-11-22"}');
select pg_temp.begin_turn(21, pg_temp.ada());
select pg_temp.call(21, 1, 'commit_proposal', pg_temp.last_proposal());
select pg_temp.begin_turn(22, pg_temp.ada());
select is(pg_temp.call(22, 1, 'update_food_log', '{"entry": null, "food": "potato", "quantity": 150, "unit": "g", "today": "2026-11-22"}') -> 'data' @> '{"food": "sweet potato", "quantity": 150}', true, 'a food is corrected by a word of its name, although another was logged behind it');
select is(pg_temp.call(22, 5, 'update_food_log', '{"entry": null, "food": "potato", "quantity": 0.5, "unit": null, "today": "2026-11-22"}') -> 'data' ->> 'quantity', '75', 'half of what was weighed is a share of it');
select is(pg_temp.call(22, 2, 'update_food_log', '{"entry": null, "food": "banana", "meal": "snack", "today": "2026-11-28"}') -> 'data' ->> 'meal', 'snack', 'on the last day of the week that has it');
select is(pg_temp.error_of(pg_temp.call(22, 3, 'update_food_log', '{"entry": null, "food": "banana", "meal": "lunch", "today": "2026-11-29"}')), 'ENTRY_NOT_FOUND', 'and no further back');
select is(pg_temp.error_of(pg_temp.call(22, 4, 'update_food_log', '{"entry": null, "food": "egg", "quantity": 3, "today": "2026-11-22"}')), 'AMBIGUOUS_ENTRY', 'a food of two meals is asked about');
select is((select array_agg(quantity order by quantity) from public.food_log where food = 'egg' and logged_on = '2026-11-22'), '{1,4}', 'and nothing is changed');
select pg_temp.begin_turn(23, pg_temp.ada());
select pg_temp.call(23, 1, 'propose_food_log', '{"items": [{"food": "banana bread", "quantity": 100, "unit": "g"}, {"food": "chicken breast", "quantity": 90, "unit": "g"}], "meal": "dinner", "day": "2026-11-08"}');
select pg_temp.begin_turn(24, pg_temp.ada());
select pg_temp.call(24, 1, 'commit_proposal', pg_temp.last_proposal());
select pg_temp.begin_turn(25, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.call(25, 1, 'update_food_log', '{"entry": null, "food": "banana", "quantity": 2, "today": "2026-11-08"}')), 'ENTRY_NOT_FOUND', 'what is named after another food is not that food');
select is(pg_temp.call(25, 2, 'update_food_log', '{"entry": null, "food": "chicken", "quantity": 120, "unit": "g", "today": "2026-11-08"}') -> 'data' ->> 'food', 'chicken breast', 'a part of a food is of it');
-- A recipe that nobody has saved yet, as the same recipe saved.
select pg_temp.begin_turn(40, pg_temp.ada());
select pg_temp.save(40, 1, 'Moon bowl', 2, '[{"food": "rice", "quantity": 200, "unit": "g"}, {"food": "egg", "quantity": 2}, {"food": "moonsalt", "quantity": 1, "unit": "g"}]');
create temporary table drafts as select
  pg_temp.call(40, 2, 'parse_recipe_text', '{"payload": {"name": "Moon bowl", "servings": 2, "ingredients": [{"food": "rice", "quantity": 200, "unit": "g"}, {"food": "egg", "quantity": 2, "unit": "piece"}, {"food": "moonsalt", "quantity": 1, "unit": "g"}]}}') -> 'data' as draft,
  pg_temp.call(40, 3, 'get_recipe_details', '{"name": "moon bowl"}') -> 'data' as saved;
select is(draft, saved - 'lines', 'a draft is told as it is once it is saved') from drafts;
select is(draft -> 'unknown', '["moonsalt"]', 'with what has no figures') from drafts;
select is(draft -> 'is_sum', 'true', 'a gram of something unknown leaves it a sum') from drafts;
select is(pg_temp.call(40, 4, 'parse_recipe_text', '{"payload": {"name": "x", "servings": 2, "ingredients": [{"food": "rice", "quantity": 200, "unit": "g"}, {"food": "salt", "quantity": null, "unit": null}]}}') -> 'data' -> 'is_sum', 'true', 'so does salt to taste');
select is(pg_temp.call(40, 5, 'parse_recipe_text', '{"payload": {"name": "x", "servings": 2, "ingredients": [{"food": "rice", "quantity": 200, "unit": "g"}, {"food": "chicken", "quantity": null, "unit": null}]}}') -> 'data' -> 'is_sum', 'false', 'but nothing else without an amount does');
select is(pg_temp.call(40, 6, 'parse_recipe_text', '{"payload": {"name": "x", "servings": null, "ingredients": [{"food": "rice", "quantity": 200, "unit": "g"}]}}') -> 'data' -> 'serving', 'null', 'without servings there is no serving');
-- What was not counted is still known when it is eaten again, and again.
select pg_temp.call(40, 7, 'propose_recipe_log', '{"name": "moon bowl", "servings": 1, "meal": "lunch", "day": "2026-10-21"}');
select pg_temp.begin_turn(41, pg_temp.ada());
select pg_temp.call(41, 1, 'commit_proposal', pg_temp.last_proposal());
create temporary table again as select pg_temp.call(41, 2, 'repeat_meal', '{"meal": "lunch", "day": "2026-10-20", "of_day": "2026-10-21", "name": null}') -> 'data' as data;
select is(data #> '{items,0,coverage,unknown}', '["moonsalt"]', 'what of a recipe was not counted is told when it is eaten again') from again;
select pg_temp.begin_turn(42, pg_temp.ada());
select pg_temp.call(42, 1, 'commit_proposal', pg_temp.last_proposal());
select is(pg_temp.call(42, 2, 'repeat_meal', '{"meal": "lunch", "day": "2026-10-19", "of_day": "2026-10-20", "name": null}') -> 'data' #> '{items,0,coverage,unknown}', '["moonsalt"]', 'and again');
select is(pg_temp.call(42, 3, 'save_favourite', '{"name": "bowl day", "meal": "lunch", "of_day": "2026-10-20"}') -> 'ok', 'true', 'and may be kept');

select * from finish();
rollback;
