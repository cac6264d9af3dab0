-- Cooking: what a recipe takes leaves the stock, what is missing is told, what is left over comes into it, and one undo takes all back.
begin;
set local search_path = public, extensions, tap;
select plan(64);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

-- Weights and days that are easy to reckon with, whatever the loaded data says of these foods.
delete from public.ingredient_shelf_life where ingredient_id in (select id from public.ingredients where name in ('cod', 'potato', 'onion', 'milk', 'butter', 'rice'));
insert into public.ingredient_shelf_life (ingredient_id, location, state, days_at_least, days_at_most, source)
  select id, 'fridge', 'cooked', 1, 1, 'a test' from public.ingredients where name = 'rice' and kind = 'everyday';
delete from public.ingredient_portions where ingredient_id in (select id from public.ingredients where name in ('onion', 'butter'));
insert into public.ingredient_portions (ingredient_id, unit, grams, source) select id, 'piece', 100, 'a test' from public.ingredients where name = 'onion' and kind = 'everyday';
insert into public.ingredient_portions (ingredient_id, unit, grams, source) select id, 'tbsp', 14, 'a test' from public.ingredients where name = 'butter' and kind = 'everyday';

create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, to_char(due_on, 'MM-DD')), ', ' order by food, due_on, quantity), 'nothing') from public.inventory_lots where user_id = pg_temp.ada() $$;
create function pg_temp.fill(p_stock jsonb) returns void language plpgsql as $$
declare
  v_lot jsonb;
begin
  delete from public.inventory_lots;
  delete from public.cooked_meals;
  for v_lot in select * from jsonb_array_elements(p_stock) loop
    perform pg_temp.run(jsonb_build_array('add_item', jsonb_build_object('food', v_lot ->> 0, 'quantity', v_lot -> 1, 'unit', v_lot ->> 2, 'expires_on', v_lot ->> 3)));
  end loop;
end $$;
create function pg_temp.cook(p_stock jsonb, p_arguments jsonb) returns jsonb language plpgsql as $$
begin
  perform pg_temp.fill(p_stock);
  return pg_temp.run(jsonb_build_array('cook_recipe', '{"name": "Cod pie"}' || p_arguments));
end $$;
create temporary table saved as select (pg_temp.run('["save_recipe", {"payload": {"name": "Cod pie", "servings": 4, "ingredients": [{"food": "cod", "quantity": 400, "unit": "g"}, {"food": "onion", "quantity": 2},
  {"food": "butter", "quantity": 28, "unit": "g"}, {"food": "salt"}, {"food": "parsley", "quantity": 1, "unit": "bunch", "optional": true}]}}]') #>> '{entities,0,id}')::uuid as pie;
select pg_temp.run('["save_recipe", {"payload": {"name": "Rice bowl", "ingredients": [{"food": "rice", "quantity": 200, "unit": "g"}]}}]');

create temporary table pie as select pg_temp.cook('[["cod", 300, "g", "2026-11-30"], ["cod", 1, "kg", "2026-11-23"], ["onion", 1, "kg"], ["butter", 10, "tbsp"]]', '{}') as answer;
select is(pg_temp.stock(), '8 tbsp butter, 0.6 kg cod 11-23, 300 g cod 11-30, 0.8 kg onion', 'what it takes leaves the stock, the first to expire first, and measures are compared by the weight of the food');
select is(answer -> 'data' -> 'taken', '[{"food": "cod", "quantity": 400, "unit": "g"}, {"food": "onion", "quantity": 2, "unit": "piece"}, {"food": "butter", "quantity": 28, "unit": "g"}]'::jsonb, 'what was taken is told') from pie;
select is(answer -> 'data' -> 'missing', '[]'::jsonb, 'salt and what is optional are not missed') from pie;
select is((select format('%s %s %s', title, trim_scale(servings), cooked_on) from public.cooked_meals), 'Cod pie 4 2026-11-22', 'it is noted as cooked');
select is(pg_temp.cook('[["cod", 300, "g"]]', '{"servings": 8}') #> '{data,missing}', '[{"food": "cod", "quantity": 500, "unit": "g"}, {"food": "onion", "quantity": 4, "unit": "piece"}, {"food": "butter", "quantity": 56, "unit": "g"}]'::jsonb, 'what is missing is told with its amount, by servings');
select is(pg_temp.stock(), 'nothing', 'and what there was is used');
select is(pg_temp.cook('[["cod", 2, "kg"]]', '{"times": 2}') #> '{data,servings}', '8'::jsonb, 'a double batch makes twice as many');
select is(pg_temp.stock(), '1.2 kg cod', 'and takes twice as much');
select is(pg_temp.cook('[["butter", 1, "pack"], ["cod", 400, "g"]]', '{}') #> '{data,unmeasured}', '["butter"]'::jsonb, 'what is there in a measure that nobody can compare is told');
select is(pg_temp.stock(), '1 pack butter', 'and left there');
select is(pg_temp.cook('[["Cod pie", 3, "serving"], ["peanut butter", 1, "kg"]]', '{}') #> '{data,taken}', '[]'::jsonb, 'neither a food that is called like the dish is taken nor peanut butter for butter');
select is(pg_temp.cook('[["red onion", 3, "piece"]]', '{}') #>> '{data,taken,0,quantity}', '2', 'a red onion is an onion');
select is(pg_temp.cook('[]', '{"leftovers": 2}') #> '{data,leftovers}', '{"food": "Cod pie", "quantity": 2, "unit": "serving", "location": "fridge", "expires_on": null, "opened_on": null, "estimated_on": "2026-11-25"}'::jsonb, 'leftovers come into the stock with a date');
select is(pg_temp.cook('[]', '{"name": "Rice bowl", "leftovers": 1}') #>> '{data,leftovers,estimated_on}', '2026-11-23', 'and keep no longer than what keeps least of them');
select is(pg_temp.cook('[]', arguments) -> 'error' ->> 'code', code, title) from (values
  ('{"name": "Rice bowl", "servings": 3}'::jsonb, 'SERVINGS_UNKNOWN', 'servings of a recipe that tells none are asked about'), ('{"leftovers": 5}', 'SERVINGS_OUT_OF_RANGE', 'no more is left than was cooked'),
  ('{"name": "Zorblat"}', 'RECIPE_NOT_FOUND', 'what is no recipe is not cooked')) as c (arguments, code, title);

-- A dish by its place in the plan.
select pg_temp.fill('[["cod", 2, "kg"]]');
select pg_temp.run('["plan_meals", {"meals": [{"day": "2026-11-22", "meal": "dinner", "title": "Cod pie"}, {"day": "2026-11-25", "meal": "dinner", "title": "Cod pie"}, {"day": "2026-11-24", "meal": "lunch", "title": "leftover Cod pie"}]}]');
select is(pg_temp.run('["list_missing", {"from": "2026-11-22", "until": "2026-11-25"}]') #> '{data,without_recipe}', '["leftover Cod pie"]', 'what goes into a dish without a recipe is not known');
select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-11-22", "meal": null}, "servings": 8}]') #>> '{data,name}', 'Cod pie', 'a dish is cooked by its place in the plan');
select is(pg_temp.stock(), '1.2 kg cod', 'which takes what its recipe needs');
select is(pg_temp.run('["list_missing", {"from": "2026-11-22", "until": "2026-11-25"}]') #> '{data,needs,0,quantity}', '400', 'nothing is to be bought for a planned meal that was cooked');
select pg_temp.run('["add_item", {"food": "cod pie", "quantity": 2, "unit": "serving", "location": "fridge"}]');
select is((select due_on::text from public.inventory_lots where food_key = 'cod pie'), '2026-11-25', 'what is said to be left of a dish that was cooked keeps as leftovers do');
select is(pg_temp.run('["list_missing", {"from": "2026-11-22", "until": "2026-11-25"}]') #> '{data,without_recipe}', '[]', 'and nothing is to be bought for it where it is planned');
select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-11-24", "meal": "dinner"}}]') #>> '{error,code}', 'MEAL_NOT_FOUND', 'a place where nothing is planned is refused');
select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-11-24", "meal": "lunch"}}]') #>> '{error,code}', 'RECIPE_NOT_FOUND', 'and so is a planned dish that has no recipe');

select is(pg_temp.run('["cook_recipe", {"planned": {"day": "2026-11-18", "days": ["2026-11-18", "2026-11-25"], "meal": "dinner"}}]') #>> '{data,name}', 'Cod pie', 'of the last and the next of a weekday the one is meant on which something is planned');
select is((select string_agg(format('%s %s', c.cooked_on, m.day), ', ' order by m.day) from public.cooked_meals c join public.meal_plan_entries m on m.id = c.planned_meal), '2026-11-22 2026-11-22, 2026-11-22 2026-11-25', 'and what was cooked is of today, for whatever day it was planned');

-- By hand, and taken back whole.
select pg_temp.fill('[["cod", 500, "g"], ["onion", 2, "piece"]]'), set_config('alfred.turn', '', true);
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'cook_recipe', '{"name": "Cod pie", "leftovers": 1, "today": "2026-11-22"}') ->> 'ok', 'true', 'a person cooks by hand');
select is(pg_temp.stock(), '1 serving Cod pie 11-25, 100 g cod', 'which changes the stock');
select pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}');
select is(pg_temp.stock() || '; ' || (select count(*) from public.cooked_meals), '500 g cod, 2 piece onion; 0', 'one undo takes all of it back');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select jsonb_path_query_first(public.changes_of('c0000000-0000-4000-8000-000000000001'), '$.changes[*] ? (@.place == "cooking log").label') $$)::jsonb #>> '{}', 'Cod pie', 'what was cooked is told of the change, also where nothing of it was in stock');

-- Editing: ingredients, steps and servings.
create function pg_temp.lines() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food), ', ' order by position), 'nothing') from public.recipe_ingredients where recipe_id = (select pie from saved) $$;
create function pg_temp.edit(p_arguments jsonb) returns text language plpgsql as $$
declare
  v_answer jsonb := pg_temp.run(jsonb_build_array('edit_recipe', '{"name": "Cod pie"}' || p_arguments));
begin
  return coalesce(v_answer #>> '{error,code}', pg_temp.lines());
end $$;
select is(pg_temp.edit('{"scale_to": 6}'), '600 g cod, 3 onion, 42 g butter, salt, 1.5 bunch parsley', 'a recipe is scaled with its amounts');
select is((select servings from public.recipes where id = (select pie from saved)), 6::numeric, 'and with its servings');
select is(pg_temp.edit('{"scale_to": 4}'), '400 g cod, 2 onion, 28 g butter, salt, 1 bunch parsley', 'and back');
select is(pg_temp.edit('{"remove": ["parsley"], "add": [{"food": "peas", "quantity": 200, "unit": "g"}, {"food": "butter", "quantity": 12, "unit": "g"}]}'), '400 g cod, 2 onion, 40 g butter, salt, 200 g peas', 'ingredients go and come, to the same food where it is there');
select is(pg_temp.edit('{"swap": [{"food": "cod", "by": "haddock"}], "amounts": [{"food": "onion", "quantity": 3}]}'), '400 g haddock, 3 onion, 40 g butter, salt, 200 g peas', 'one food takes the place of another, and an amount is another');
select is(pg_temp.edit('{"remove": ["caviar"]}'), 'FOOD_NOT_IN_RECIPE', 'what is not in it cannot go');
select is(pg_temp.edit('{"remove": ["haddock", "onion", "butter", "salt", "peas"]}'), 'RECIPE_EMPTY', 'and nothing is no recipe');
select is(pg_temp.edit('{"scale_by": 2}'), '800 g haddock, 6 onion, 80 g butter, salt, 400 g peas', 'a recipe is doubled with its servings');
select is(pg_temp.edit('{"scale_by": 0.5}'), '400 g haddock, 3 onion, 40 g butter, salt, 200 g peas', 'and halved');
select is(pg_temp.run('["edit_recipe", {"name": "Rice bowl", "scale_by": 2}]') #>> '{error,code}', 'SERVINGS_UNKNOWN', 'what is for nobody knows how many is not doubled either');
select is(pg_temp.run('["edit_recipe", {"name": "Rice bowl", "scale_to": 4}]') #>> '{error,code}', 'SERVINGS_UNKNOWN', 'what is for nobody knows how many is not scaled');
select pg_temp.run('["edit_recipe", {"name": "Cod pie", "add_steps": ["Bake."]}]');
select is((select steps ->> -1 from public.recipes where id = (select pie from saved)), 'Bake.', 'a step comes behind the others');
select is(pg_temp.run('["edit_recipe", {"name": "Cod pie", "add": [{"food": "rice", "quantity": 1, "unit": "g"}]}]', pg_temp.bob()) #>> '{error,code}', 'RECIPE_NOT_FOUND', 'a recipe is its owner''s alone');
create function pg_temp.steps() returns text language sql as $$ select string_agg(s, ' | ' order by n) from public.recipes r cross join lateral jsonb_array_elements_text(r.steps) with ordinality x (s, n) where r.id = (select pie from saved) $$;
update public.recipes set steps = '["Fry 400 g fish in 1/2 cup oil for 10 minutes at 180 C.", "Beat 2 large onions into a 2 l dish.", "Bake."]' where id = (select pie from saved);
select pg_temp.edit('{"change_steps": [{"step": 3, "text": "Bake for an hour."}], "add_steps": ["Stir."], "add_steps_after": 1}');
select is(pg_temp.steps(), 'Fry 400 g fish in 1/2 cup oil for 10 minutes at 180 C. | Stir. | Beat 2 large onions into a 2 l dish. | Bake for an hour.', 'a step is written anew, and another comes behind the one that is named');
select pg_temp.edit('{"remove_steps": [2, -1], "add_steps": ["Preheat."], "add_steps_after": 0}');
select is(pg_temp.steps(), 'Preheat. | Fry 400 g fish in 1/2 cup oil for 10 minutes at 180 C. | Beat 2 large onions into a 2 l dish.', 'steps go by their numbers, the last too, and one comes before all');
select is(pg_temp.edit('{"change_steps": [{"step": 4, "text": "No."}]}'), 'STEP_UNKNOWN', 'a step that is not there is asked for');
select is(pg_temp.edit('{"remove_steps": [0]}'), 'STEP_UNKNOWN', 'and there is none before the first');
select is(pg_temp.run('["edit_recipe", {"name": "Cod pie", "scale_to": 6}]') #>> '{data,scaled,in_steps}', '3', 'scaling a recipe scales the amounts in its steps');
select is(pg_temp.steps(), 'Preheat. | Fry 600 g fish in 0.75 cup oil for 10 minutes at 180 C. | Beat 3 large onions into a 2 l dish.', 'those of weights, volumes and its foods, no times, temperatures and vessels');
select pg_temp.edit('{"scale_to": 4}');
select is(pg_temp.steps(), 'Preheat. | Fry 400 g fish in 0.5 cup oil for 10 minutes at 180 C. | Beat 2 large onions into a 2 l dish.', 'and back');
select is((private.scaled_step(step, 2, array['free-range eggs', 'plain flour', 'tomatoes'])).step, scaled, format('"%s" is scaled', step)) from (values
  ('Add 1 1/2 tsp salt and 2½ cups flour.', 'Add 3 tsp salt and 5 cups flour.'), ('Pour in 200-250 ml milk.', 'Pour in 400-500 ml milk.'), ('Crack 3 eggs; rest 20 minutes.', 'Crack 6 eggs; rest 20 minutes.'),
  ('Use 15 g per 500 g flour.', 'Use 15 g per 500 g flour.'), ('Line a 900 g loaf tin, then cut into 12 pieces.', 'Line a 900 g loaf tin, then cut into 12 pieces.'), ('Chop 2 to 3 ripe tomatoes.', 'Chop 4 to 6 ripe tomatoes.'),
  ('Stir in 0,5 l stock.', 'Stir in 1 l stock.'), ('Bake at 180 C for 1 1/2 hours.', 'Bake at 180 C for 1 1/2 hours.'), ('Add 1/0 cup milk.', 'Add 1/0 cup milk.'), ('Boil 5 minutes, eggs last.', 'Boil 5 minutes, eggs last.')) x (step, scaled);
delete from public.audit_log;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000007', 'edit_recipe', '{"name": "Cod pie", "scale_to": 8, "remove": ["salt"], "swap": [{"food": "butter", "by": "olive oil"}]}') ->> 'ok', 'true', 'a person edits by hand');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000008', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000007"}') ->> 'ok', 'true', 'which is taken back');
select is(pg_temp.lines(), '400 g haddock, 3 onion, 40 g butter, salt, 200 g peas', 'as a whole');

select * from finish();
rollback;
