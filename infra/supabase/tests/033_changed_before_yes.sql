-- What is changed of a proposal before the yes: by the fields of a form and by words, within its bounds, and nothing but what its kind has.
begin;
set local search_path = public, extensions, tap;
select plan(43);
\ir shared/people.psql

create function pg_temp.begin_turn(p_number int, p_conversation uuid default null) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), pg_temp.ada(), 'h', jsonb_strip_nulls(jsonb_build_object('message', 'hello', 'conversation_id', p_conversation)), '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_domain text default 'coach') returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', pg_temp.ada(), 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', p_domain),
    format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;
create function pg_temp.newest() returns jsonb language sql as $$
  select jsonb_build_object('proposal', id, 'version', version) from public.proposals where status = 'open' order by updated_at desc limit 1 $$;
create function pg_temp.edit(p_number int, p_step int, p_edits jsonb) returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'edit_proposal', pg_temp.newest() || jsonb_build_object('edits', p_edits)) $$;
create function pg_temp.change(p_number int, p_step int, p_changes jsonb, p_when jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'change_proposal', jsonb_build_object('changes', p_changes, 'meal', null, 'day', null) || p_when) $$;
create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;
create function pg_temp.foods(p_answer jsonb) returns text language sql as $$
  select coalesce(p_answer -> 'error' ->> 'code', string_agg(concat_ws(' ', i ->> 'quantity', i ->> 'unit', i ->> 'food', i ->> 'source', round((i -> 'nutrients' ->> 'calories')::numeric)), ', '))
  from (select 1) x left join jsonb_array_elements(p_answer -> 'data' -> 'items') i on true $$;
create temporary table given (name text primary key, answer jsonb);

select pg_temp.begin_turn(1);
select pg_temp.call(1, 1, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 2}, {"food": "cake", "quantity": 1, "unit": "slice", "nutrients": {"calories": 350}, "source": "stated"}], "meal": "breakfast", "day": "2026-11-22"}');
select is(pg_temp.foods(pg_temp.edit(1, 2, '{"item": 1, "food": "banana"}')), '2 piece banana USDA SR28 210, 1 slice cake stated 350', 'another food has its own figures');
select is(pg_temp.foods(pg_temp.edit(1, 3, '{"item": 1, "nutrients": {"calories": 180}}')), '2 piece banana stated 180, 1 slice cake stated 350', 'figures that are stated take the place of those looked up');
select is(pg_temp.foods(pg_temp.edit(1, 4, '{"item": 1, "quantity": 3}')), '3 piece banana stated 270, 1 slice cake stated 350', 'and grow with the amount');
select is(pg_temp.error_of(pg_temp.edit(1, 5, '{"item": 2, "quantity": 100, "unit": "g"}')), 'FIGURES_OF_ONE_AMOUNT', 'but not into another unit, which nobody knows');
select is(pg_temp.error_of(pg_temp.edit(1, 6, '{"item": 1, "food": "unobtainium"}')), 'FOOD_UNKNOWN', 'a food without figures takes no place');
select is(pg_temp.error_of(pg_temp.edit(1, 7, '{"item": 1, "nutrients": {"calories": -5}}')), 'NUTRIENT_OUT_OF_RANGE', 'figures below zero are none');
select is(pg_temp.error_of(pg_temp.edit(1, 8, '{"target": 300}')), 'PROPOSAL_EDIT_UNCLEAR', 'the target of a goal is nothing of a food');
select is(pg_temp.error_of(pg_temp.edit(1, 9, '{"item": 1, "source": "USDA SR28"}')), 'PROPOSAL_EDIT_UNCLEAR', 'nobody writes a source');
select is(pg_temp.error_of(pg_temp.edit(1, 10, '{}')), 'PROPOSAL_EDIT_UNCLEAR', 'and no edit is none');
select is(pg_temp.foods(pg_temp.edit(1, 11, '{"item": 1, "food": "egg", "quantity": 2}')), '2 piece egg USDA SR28 143, 1 slice cake stated 350', 'what was refused has changed nothing');

-- By words.
select is(pg_temp.foods(pg_temp.change(1, 12, '[{"item": "eggs", "quantity": 3}, {"item": "cake", "food": "apple", "unit": "piece"}]')), '3 piece egg USDA SR28 215, 1 piece apple USDA SR28 95', 'several foods are changed by their names at once');
insert into given select 'when', pg_temp.change(1, 13, '[]', '{"meal": "lunch", "day": "2026-11-21"}');
select is(answer -> 'data' ->> 'meal' || ' ' || (answer -> 'data' ->> 'day'), 'lunch 2026-11-21', 'meal and day are changed of all of it') from given where name = 'when';
select is(answer -> 'pending' -> 'confirm' -> 'arguments', pg_temp.newest(), 'a yes is to the version that was shown') from given where name = 'when';
select is(pg_temp.error_of(pg_temp.change(1, 14, '[{"item": null, "quantity": 5}]')), 'ITEM_EDIT_UNCLEAR', 'of two foods it is asked which');
select is(pg_temp.error_of(pg_temp.change(1, 15, '[{"item": "soup", "quantity": 5}]')), 'ITEM_NOT_PROPOSED', 'and what is not in it is not changed');
select is(pg_temp.error_of(pg_temp.change(1, 16, '[]')), 'PROPOSAL_EDIT_UNCLEAR', 'nothing is no change');
select is(pg_temp.error_of(pg_temp.call(1, 17, 'commit_proposal', pg_temp.newest())), 'PROPOSAL_NOT_SHOWN', 'the turn that changes it may not confirm it');
select is((select count(*)::int from public.food_log), 0, 'and nothing is logged');

-- Foods are taken out and added, by words and in a form.
select is(pg_temp.foods(pg_temp.change(1, 20, '[{"item": "apple", "remove": true}]')), '3 piece egg USDA SR28 215', 'a food is taken out, and the rest stays');
select is(pg_temp.error_of(pg_temp.change(1, 21, '[{"item": "egg", "remove": true}]')), 'ITEM_IS_ALL', 'the last one is not: that is a no');
select is(pg_temp.foods(pg_temp.change(1, 22, '[]', '{"add": [{"food": "banana", "quantity": 1, "unit": null, "nutrients": null}]}')), '3 piece egg USDA SR28 215, 1 piece banana USDA SR28 105', 'a food is added with its figures');
select is(pg_temp.foods(pg_temp.change(1, 23, '[{"item": "egg", "remove": true}]', '{"add": [{"food": "cake", "quantity": 1, "unit": "slice", "nutrients": {"calories": 300}, "source": "stated"}]}')),
  '1 piece banana USDA SR28 105, 1 slice cake stated 300', 'one may take the place of another');
select is(pg_temp.error_of(pg_temp.change(1, 24, '[{"item": "soup", "remove": true}]')), 'ITEM_NOT_PROPOSED', 'what is not there is not taken out');
select is(pg_temp.error_of(pg_temp.change(1, 25, '[]', '{"add": [{"food": "unobtainium", "quantity": 1}]}')), 'FOOD_UNKNOWN', 'and what has no figures is not added');
select is(pg_temp.foods(pg_temp.edit(1, 26, '{"item": 2, "remove": true}')), '1 piece banana USDA SR28 105', 'a form takes a food out by its place');
select is(pg_temp.error_of(pg_temp.edit(1, 27, '{"remove": true}')), 'PROPOSAL_EDIT_UNCLEAR', 'which it names');
select is(pg_temp.error_of(pg_temp.edit(1, 28, '{"item": 1, "remove": true, "meal": "lunch"}')), 'PROPOSAL_EDIT_UNCLEAR', 'and nothing beside it');
select is(pg_temp.foods(pg_temp.edit(1, 29, '{"add": {"food": "egg", "quantity": 2, "unit": null}}')), '1 piece banana USDA SR28 105, 2 piece egg USDA SR28 143', 'and adds one');

-- What nobody eats at once is told, and taken.
create function pg_temp.much(p_items jsonb) returns text language sql as $$
  select string_agg(private.is_much(private.portion_of(i))::text, ' ') from jsonb_array_elements(p_items) i $$;
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.ada())::text, true);
select is(pg_temp.much('[{"food": "butter", "quantity": 5, "unit": "kg"}, {"food": "egg", "quantity": 40}, {"food": "salt", "quantity": 100, "unit": "g"}, {"food": "banana", "quantity": 13}]'), 'true true true true',
  'too much energy, salt or too many pieces are a lot');
select is(pg_temp.much('[{"food": "butter", "quantity": 50, "unit": "g"}, {"food": "egg", "quantity": 4}, {"food": "milk", "quantity": 1, "unit": "l"}, {"food": "banana", "quantity": 3}]'), 'false false false false', 'what somebody may eat is not');
select is(pg_temp.much('[{"food": "cake", "quantity": 1, "nutrients": {"calories": 9000}, "source": "stated"}, {"food": "cake", "quantity": 1, "nutrients": {"calories": 900}, "source": "stated"}]'), 'true false', 'whoever states the figures');
select is(pg_temp.edit(1, 30, '{"item": 2, "quantity": 40}') -> 'data' -> 'items' -> 1 -> 'is_much', 'true', 'and what waits says so of itself');
select pg_temp.edit(1, 31, '{"item": 2, "quantity": 2}');

-- A goal keeps its bounds, whoever edits it.
select pg_temp.begin_turn(2);
select pg_temp.call(2, 1, 'update_user_goal', '{"nutrient": "calories", "kind": "limit", "target": 2000}');
select is(pg_temp.error_of(pg_temp.edit(2, 2, '{"target": 300}')), 'GOAL_OUT_OF_RANGE', '300 kcal a day are no goal');
select is(pg_temp.error_of(pg_temp.edit(2, 3, '{"target": 1800, "meal": "lunch"}')), 'GOAL_EDIT_UNCLEAR', 'a goal has no meal');
select pg_temp.begin_turn(3);
select is(pg_temp.call(3, 1, 'commit_proposal', pg_temp.newest()) ->> 'ok', 'true', 'the yes sets what was proposed');
select is((select target from public.nutrition_goals), 2000::numeric, 'and not what was refused');
select throws_ok($$ update public.nutrition_goals set target = 300 $$, '23514', null, 'the table itself holds the bounds');
select is(pg_temp.error_of(pg_temp.change(3, 2, '[]', '{"meal": "lunch"}')), 'PROPOSAL_NOT_FOUND', 'where no food waits there is nothing to change');

-- Servings of a recipe.
select pg_temp.call(3, 3, 'save_recipe', '{"payload": {"name": "Egg plate", "servings": 2, "source": "dictated", "ingredients": [{"food": "egg", "quantity": 4}]}}', 'pantry');
select pg_temp.call(3, 4, 'propose_recipe_log', '{"name": "egg plate", "servings": 1, "meal": "dinner", "day": "2026-11-22"}');
select is(pg_temp.foods(pg_temp.change(3, 5, '[{"item": null, "quantity": 2, "unit": null}]')), '2 piece Egg plate USDA SR28 286', 'two servings of it are twice as much');
select is(pg_temp.error_of(pg_temp.edit(3, 6, '{"food": "cod"}')), 'SERVINGS_EDIT_UNCLEAR', 'a recipe is no other food');
select is(pg_temp.error_of(pg_temp.edit(3, 7, '{"target": 2000}')), 'PROPOSAL_EDIT_UNCLEAR', 'and has no target');


-- A recipe that is eaten again is changed by its servings, as it was when it was logged first.
select pg_temp.begin_turn(4);
select pg_temp.call(4, 1, 'commit_proposal', pg_temp.newest());
select pg_temp.begin_turn(5);
select pg_temp.call(5, 1, 'repeat_meal', '{"meal": "dinner", "day": "2026-11-22", "of_day": "2026-11-22", "name": null}');
select is(pg_temp.foods(pg_temp.change(5, 2, '[{"item": null, "quantity": 3, "unit": "serving"}]')), '3 piece Egg plate USDA SR28 429', 'three servings of what two were');
select is(pg_temp.error_of(pg_temp.change(5, 3, '[{"item": null, "quantity": 100, "unit": "g"}]')), 'FIGURES_OF_ONE_AMOUNT', 'but no weight of it');
select * from finish();
rollback;
