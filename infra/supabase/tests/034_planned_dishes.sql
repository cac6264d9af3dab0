-- One dish of the plan: found by its name or by what points at it, for so many people, and cooked with the others of its meal.
begin;
set local search_path = public, extensions, tap;
select plan(46);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql
select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.dish(p_day text, p_title text, p_more jsonb default '{}', p_meal text default 'dinner') returns uuid language sql as $$
  select (pg_temp.run(jsonb_build_array('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', p_day, 'meal', p_meal, 'title', p_title, 'beside', true) || p_more)))) #>> '{entities,0,id}')::uuid $$;
create function pg_temp.does(p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array(p_tool, p_arguments || '{"today": "2026-11-25"}'), p_person) $$;
create function pg_temp.planned() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', to_char(day, 'DD'), title, 'for ' || trim_scale(servings)), ', ' order by day, created_at), 'nothing') from public.meal_plan_entries where user_id = pg_temp.ada() $$;
create function pg_temp.asked(p_answer jsonb) returns text language sql as $$
  select p_answer #>> '{error,code}' || ': ' || (select string_agg(format('%s %s', d ->> 'title', d ->> 'day'), ', ' order by n) from jsonb_array_elements(p_answer #> '{error,details,dishes}') with ordinality as x (d, n)) $$;
create temporary table dishes as select pg_temp.dish('2026-11-27', 'Fried rice') as fried, pg_temp.dish('2026-11-28', 'Rice pudding') as pudding, pg_temp.dish('2026-11-28', 'Potato curries') as curries,
  pg_temp.dish('2026-11-20', 'Rice soup') as past;

-- By its name, whenever it is planned.
select is(pg_temp.asked(pg_temp.does('remove_meal', '{"dish": "rice"}')), 'AMBIGUOUS_DISH: Fried rice 2026-11-27, Rice pudding 2026-11-28', 'of several dishes that a name fits one is asked for, and none of what is past');
select is(pg_temp.asked(pg_temp.does('move_meal', '{"dish": "rice", "to_day": "2026-11-29"}')), 'AMBIGUOUS_DISH: Fried rice 2026-11-27, Rice pudding 2026-11-28', 'as it is for a move');
select is(pg_temp.asked(pg_temp.does('set_meal_servings', '{"dish": "rice", "servings": 4}')), 'AMBIGUOUS_DISH: Fried rice 2026-11-27, Rice pudding 2026-11-28', 'and for how many it is');
select is(pg_temp.planned(), '20 Rice soup, 27 Fried rice, 28 Rice pudding, 28 Potato curries', 'and nothing was done');
select is(pg_temp.does('move_meal', '{"dish": "fried rice", "to_day": "2026-11-29"}') #>> '{data,moved,0,day}', '2026-11-29', 'a name of one alone means it');
select is(pg_temp.does('remove_meal', '{"dish": "curry"}') #> '{data}', '{"day": "2026-11-28", "meal": "dinner", "title": "Potato curries"}', 'so does a word of it in another form');
select is(pg_temp.does('remove_meal', '{"dish": "lasagne"}') -> 'error' -> 'details', '{"dish": "lasagne", "day": null}', 'what is not planned is told');
select is(pg_temp.does('remove_meal', '{"dish": " "}') #>> '{error,code}', 'MEAL_NOT_NAMED', 'no name is no dish');
select is(pg_temp.does('move_meal', '{"to_day": "2026-11-29"}') #>> '{error,code}', 'MEAL_NOT_NAMED', 'nor is nothing');
select is(pg_temp.does('remove_meal', '{"dish": "fried rice"}', pg_temp.bob()) #>> '{error,code}', 'DISH_NOT_PLANNED', 'another person has not planned it');
select pg_temp.dish('2026-11-30', 'Rice');
select is(pg_temp.does('remove_meal', '{"dish": "rice"}') #>> '{data,title}', 'Rice', 'the whole name comes before words of one');
select pg_temp.dish('2026-11-30', 'Fried rice');
select is(pg_temp.asked(pg_temp.does('remove_meal', '{"dish": "fried rice"}')), 'AMBIGUOUS_DISH: Fried rice 2026-11-29, Fried rice 2026-11-30', 'of one name on two days the day is asked for');
select is(pg_temp.does('remove_meal', '{"dish": "fried rice", "day": "2026-11-30"}') #>> '{data,day}', '2026-11-30', 'and answered');
select pg_temp.dish('2026-11-29', 'Egg rice');
select is(pg_temp.asked(pg_temp.does('swap_meals', '{"a": {"day": "2026-11-29", "meal": "dinner", "dish": "rice"}, "b": {"day": "2026-11-28", "meal": "dinner"}}')), 'AMBIGUOUS_DISH: Fried rice 2026-11-29, Egg rice 2026-11-29', 'of one meal, too');

-- By what points at it.
select is(pg_temp.does('move_meal', jsonb_build_object('item', (select fried from dishes), 'to_day', '2026-12-01')) #>> '{data,moved,0,title}', 'Fried rice', 'a dish that is pointed at is moved alone');
select is(pg_temp.does('set_meal_servings', jsonb_build_object('item', (select fried from dishes), 'servings', 4)) #> '{data,dishes}', '[{"day": "2026-12-01", "meal": "dinner", "title": "Fried rice", "servings": 4, "before": null, "has_recipe": false}]', 'is for so many from then on');
select is(pg_temp.does('remove_meal', jsonb_build_object('item', (select fried from dishes)), pg_temp.bob()) #>> '{error,code}', 'MEAL_GONE', 'nobody points at what is another''s');
select is(pg_temp.does('remove_meal', jsonb_build_object('item', (select fried from dishes))) #>> '{data,title}', 'Fried rice', 'and is taken off');
select is(pg_temp.does('remove_meal', jsonb_build_object('item', (select fried from dishes))) #>> '{error,code}', 'MEAL_GONE', 'once');
select is(pg_temp.planned(), '20 Rice soup, 28 Rice pudding, 29 Egg rice', 'all else stays');

-- A day alone.
select pg_temp.dish('2026-12-03', 'Stew'), pg_temp.dish('2026-12-03', 'Dumplings'), pg_temp.dish('2026-12-04', 'Toast', '{}', 'breakfast'), pg_temp.dish('2026-12-04', 'Pie');
select is(pg_temp.does('remove_meal', '{"day": "2026-12-03"}') #>> '{data,title}', 'Stew, Dumplings', 'a day alone is its only meal, with all of its dishes');
select is(pg_temp.asked(pg_temp.does('remove_meal', '{"day": "2026-12-04"}')), 'AMBIGUOUS_DISH: Toast 2026-12-04, Pie 2026-12-04', 'of several meals it is asked which are meant');
select is(pg_temp.does('remove_meal', '{"day": "2026-12-03"}') #>> '{error,code}', 'MEAL_NOT_FOUND', 'a day without a meal has nothing to take off');
select pg_temp.does('remove_meal', '{"day": "2026-12-04", "meal": "breakfast"}'), pg_temp.does('remove_meal', '{"day": "2026-12-04", "meal": "dinner"}');

-- For how many.
select pg_temp.run('["save_recipe", {"payload": {"name": "Chili", "servings": 2, "ingredients": [{"food": "beef", "quantity": 200, "unit": "g"}]}}]'), pg_temp.run('["save_recipe", {"payload": {"name": "Pea mash", "servings": 2, "ingredients": [{"food": "peas", "quantity": 300, "unit": "g"}]}}]');
select pg_temp.dish('2026-12-05', 'Chili', '{"note": "hot"}'), pg_temp.dish('2026-12-05', 'Pea mash'), pg_temp.dish('2026-12-05', 'Salad');
select is(pg_temp.does('set_meal_servings', '{"day": "2026-12-05", "meal": "dinner", "servings": 6}') #>> '{data,dishes,0,servings}', '6', 'a meal is for so many with all of its dishes');
select is((select note from public.meal_plan_entries where title = 'Chili'), 'hot', 'and what else was said of them stays');
select is(pg_temp.run('["list_missing", {"from": "2026-12-05", "until": "2026-12-05"}]') #>> '{data,needs,0,quantity}', '600', 'what is missing is for so many');
select is(pg_temp.does('set_meal_servings', '{"day": "2026-12-05", "dish": "salad", "servings": null}') #>> '{data,dishes,0,before}', '6', 'a dish of it is for as many as it serves again');
select is(pg_temp.does('set_meal_servings', '{"day": "2026-12-05", "meal": "dinner", "servings": 0}') #>> '{error,code}', 'SERVINGS_OUT_OF_RANGE', 'for somebody');
select pg_temp.dish('2026-12-05', 'Soup', '{}', 'lunch');
select is(pg_temp.asked(pg_temp.does('set_meal_servings', '{"day": "2026-12-05", "servings": 3}')), 'AMBIGUOUS_DISH: Soup 2026-12-05, Chili 2026-12-05, Pea mash 2026-12-05, Salad 2026-12-05', 'of a day with several meals one is asked for');

-- A meal is cooked with all of its dishes.
select pg_temp.run('["add_item", {"food": "beef", "quantity": 1, "unit": "kg"}]'), pg_temp.run('["add_item", {"food": "peas", "quantity": 2, "unit": "kg"}]');
create function pg_temp.stock() returns text language sql as $$ select string_agg(format('%s %s %s', trim_scale(quantity), unit, food), ', ' order by food) from public.inventory_lots where user_id = pg_temp.ada() $$;
create temporary table cooked as select pg_temp.run('["cook_recipe", {"planned": {"day": "2026-12-05", "meal": "dinner", "dish": null, "item": null}, "today": "2026-12-05"}]') as answer;
select is((select jsonb_build_array(answer #> '{data,name}', answer #> '{data,also,0,name}', answer #> '{data,without_recipe}') from cooked), '["Chili", "Pea mash", ["Salad"]]', 'a dinner is cooked with all dishes that are recipes, and those that are none are told');
select is(pg_temp.stock(), '0.4 kg beef, 1.1 kg pea', 'each for as many as it was planned for');
select is((select count(*) from public.cooked_meals c join public.meal_plan_entries m on m.id = c.planned_meal and m.recipe_id = c.recipe_id), 2::bigint, 'and each is cooked as planned');
select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-12-05", "meal": "dinner", "dish": "rice", "item": null}, "today": "2026-12-05"}]') #>> '{error,code}', 'DISH_NOT_PLANNED', 'a dish that it does not have is not');
select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-12-05", "meal": "dinner", "dish": "pea mash", "item": null}, "today": "2026-12-05"}]') #> '{data,also}', '[]', 'one dish is cooked alone where it is named');
select pg_temp.run('["save_recipe", {"payload": {"name": "Chili sin carne", "servings": 2, "ingredients": [{"food": "beans", "quantity": 200, "unit": "g"}]}}]'), pg_temp.run('["save_recipe", {"payload": {"name": "Bean stew", "servings": 2, "ingredients": [{"food": "beans", "quantity": 250, "unit": "g"}]}}]'),
  pg_temp.run('["save_recipe", {"payload": {"name": "Lamb stew", "servings": 2, "ingredients": [{"food": "lamb", "quantity": 250, "unit": "g"}]}}]'), pg_temp.run('["save_recipe", {"payload": {"name": "Fish stew", "servings": 2, "ingredients": [{"food": "cod", "quantity": 250, "unit": "g"}]}}]');
select pg_temp.dish('2026-12-06', 'Bean stew');
select is(pg_temp.run('["cook_recipe", {"name": "stew", "today": "2026-12-06"}]') #>> '{data,name}', 'Bean stew', 'of several recipes of a name the one is cooked that is planned');
select pg_temp.dish('2026-12-06', 'Lamb stew'), pg_temp.dish('2026-12-07', 'Fish stew');
select is(pg_temp.run('["cook_recipe", {"name": "stew", "today": "2026-12-06"}]') #> '{error,options}', '["Fish stew", "Lamb stew"]', 'and of several that are planned one is asked for');

-- Who counts pieces of a spice means what comes in pieces.
delete from public.inventory_lots;
select pg_temp.run('["add_item", {"food": "bell pepper", "quantity": 3, "unit": "piece"}]'), pg_temp.run('["add_item", {"food": "sweet potato", "quantity": 2, "unit": "piece"}]');
select is(pg_temp.run('["use_item", {"food": "pepper", "quantity": 1, "unit": null}]') #>> '{data,food}', 'bell pepper', 'a pepper is the bell pepper that is there');
select is(pg_temp.run('["use_item", {"food": "pepper", "quantity": 5, "unit": "g"}]') #>> '{error,code}', 'ONLY_OTHER_FOOD', 'five grams of pepper are none of it');
select is(pg_temp.run('["use_item", {"food": "carrot", "quantity": 1, "unit": null}]') #>> '{error,code}', 'FOOD_NOT_FOUND', 'and what is not there is not');
-- Two dishes change places, by what points at them, by their names, or one with a place.
create temporary table swapped as select pg_temp.dish('2027-01-04', 'Gumbo') as gumbo, pg_temp.dish('2027-01-05', 'Paella', '{}', 'lunch') as paella, pg_temp.dish('2027-01-05', 'Bread', '{}', 'lunch') as bread;
create function pg_temp.places() returns text language sql as $$
  select string_agg(concat_ws(' ', to_char(m.day, 'DD'), m.meal, m.title), ', ' order by m.title) from public.meal_plan_entries m where m.user_id = pg_temp.ada() and m.day >= '2027-01-01' $$;
select is(pg_temp.does('swap_meals', (select jsonb_build_object('a', jsonb_build_object('item', gumbo), 'b', jsonb_build_object('item', paella)) from swapped)) ->> 'ok', 'true', 'two dishes that are pointed at change places');
select is(pg_temp.places(), '05 lunch Bread, 05 lunch Gumbo, 04 dinner Paella', 'each to where the other was, and what is beside them stays');
select is(pg_temp.does('swap_meals', '{"a": {"dish": "gumbo"}, "b": {"dish": "paella"}}') ->> 'ok', 'true', 'so do two by their names');
select is(pg_temp.places(), '05 lunch Bread, 04 dinner Gumbo, 05 lunch Paella', 'wherever they are planned');
select is(pg_temp.does('swap_meals', (select jsonb_build_object('a', jsonb_build_object('item', gumbo), 'b', jsonb_build_object('day', '2027-01-05', 'meal', 'lunch')) from swapped)) ->> 'ok', 'true', 'or one with all of a meal');
select is(pg_temp.places(), '04 dinner Bread, 05 lunch Gumbo, 04 dinner Paella', 'which goes where it was');
select is(pg_temp.does('swap_meals', (select jsonb_build_object('a', jsonb_build_object('item', gumbo), 'b', jsonb_build_object('item', gumbo)) from swapped)) #>> '{error,code}', 'MEAL_NOT_NAMED', 'a dish is not swapped with itself');

select * from finish();
rollback;
