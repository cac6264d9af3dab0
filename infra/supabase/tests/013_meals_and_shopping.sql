-- The meal plan, the shopping list, and what planning is told of a kitchen.
begin;
set local search_path = public, extensions, tap;
select plan(100);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.plan(p_meals jsonb, p_replace boolean default false) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('plan_meals', jsonb_build_object('meals', p_meals, 'replace', p_replace))) $$;
create function pg_temp.planned() returns text language sql as $$
  select coalesce(string_agg(format('%s %s %s', day, meal, title), ', ' order by day, meal), 'nothing') from public.meal_plan_entries $$;
create function pg_temp.recipe(p_name text, p_foods text[], p_cuisine text default null, p_person uuid default pg_temp.ada()) returns uuid language sql as $$
  select (pg_temp.run(jsonb_build_array('save_recipe', jsonb_build_object('payload', jsonb_build_object('name', p_name, 'cuisine', p_cuisine,
    'ingredients', (select jsonb_agg(jsonb_build_object('food', f)) from unnest(p_foods) f)))), p_person) #>> '{entities,0,id}')::uuid $$;
create temporary table saved as select pg_temp.recipe('Cod pie', '{cod,potato}', 'British') as cod, pg_temp.recipe('Satay chicken', '{"satay sauce",chicken}', 'Thai') as satay,
  pg_temp.recipe('Bob''s stew', '{beef}', null, pg_temp.bob()) as bobs;

-- Planning.
select is(pg_temp.plan(jsonb_build_array(jsonb_build_object('day', '2026-11-23', 'meal', 'dinner', 'recipe', (select cod from saved), 'title', null), '{"day": "2026-11-24", "meal": "lunch", "title": "leftovers"}'::jsonb)) -> 'data',
  '{"planned": [{"day": "2026-11-23", "meal": "dinner", "title": "Cod pie", "replaced": null}, {"day": "2026-11-24", "meal": "lunch", "title": "leftovers", "replaced": null}], "left_out": [], "tasks": [], "over": []}'::jsonb, 'meals are planned, by a recipe or by a title');
select is(pg_temp.plan('[{"day": "2026-11-25", "meal": "dinner", "title": "soup"}, {"day": "2026-11-23", "meal": "dinner", "title": "tacos"}]') -> 'error',
  '{"code": "MEAL_TAKEN", "message": "That could not be done.", "details": {"meal": "dinner", "day": "2026-11-23", "title": "Cod pie"}, "retryable": false}'::jsonb, 'a slot that is taken is named');
select is(pg_temp.planned(), '2026-11-23 dinner Cod pie, 2026-11-24 lunch leftovers', 'and nothing of that plan is kept');
select is(pg_temp.plan('[{"day": "2026-11-23", "meal": "dinner", "title": "tacos"}]', true) #> '{data,planned,0,replaced}', '"Cod pie"', 'unless it is to be replaced');
select is(pg_temp.planned(), '2026-11-23 dinner tacos, 2026-11-24 lunch leftovers', 'which it then is');
select is(pg_temp.plan('[{"day": "2026-11-26", "meal": "dinner", "title": "a"}, {"day": "2026-11-26", "meal": "dinner", "title": "b"}]') -> 'error' -> 'details', '{"meal": "dinner", "day": "2026-11-26", "title": "a", "other": "b"}'::jsonb, 'two dishes of one plan do not fit one slot, and both are named');
select is(pg_temp.plan('[{"day": "2026-11-26", "meal": "dinner", "title": "a"}, {"day": "2026-11-26", "meal": "dinner", "title": "b"}]', true) #>> '{error,details,other}', 'b', 'also where what is there may be replaced: neither replaces the other unseen');
select is(pg_temp.plan(meals) -> 'error' ->> 'code', code, title) from (values
  ('[]'::jsonb, 'MEAL_NOT_NAMED', 'no meal is no plan'), ('[{"day": "2026-11-26", "meal": "brunch", "title": "x"}]', 'INVALID_VALUE', 'a meal that there is not is refused'),
  ('[{"day": "2026-11-26", "meal": "dinner"}]', 'INVALID_VALUE', 'a meal has a title or a recipe'), ('[{"day": "soon", "meal": "dinner", "title": "x"}]', 'DAY_OUT_OF_RANGE', 'a day is a date'),
  ('[{"day": "2026-11-26", "meal": "dinner", "recipe": "c0000000-0000-4000-8000-000000000000"}]', 'RECIPE_REF_UNKNOWN', 'a recipe that there is not is refused')
) as c (meals, code, title);
select is(pg_temp.plan(jsonb_build_array(jsonb_build_object('day', '2026-11-26', 'meal', 'dinner', 'recipe', (select bobs from saved)))) -> 'error' ->> 'code', 'RECIPE_REF_UNKNOWN', 'so is another person''s');
select pg_temp.run('["remember_preference", {"kind": "allergy", "value": "peanuts"}]');
select is(pg_temp.plan(jsonb_build_array('{"day": "2026-11-27", "meal": "lunch", "title": "rice"}'::jsonb, jsonb_build_object('day', '2026-11-27', 'meal', 'dinner', 'recipe', (select satay from saved)))) -> 'error' -> 'details',
  '{"food": "satay sauce", "rule": {"kind": "allergy", "value": "peanuts"}, "because": {"food": "satay sauce", "relation": "contains", "part": "peanut"}}'::jsonb, 'a recipe that goes against a rule is not planned');
select is(pg_temp.plan('[{"day": "2026-11-27", "meal": "dinner", "title": "Pad thai"}]') -> 'error' ->> 'code', 'CONFLICT_WITH_RULES', 'nor is a dish that commonly does');
select is(pg_temp.planned(), '2026-11-23 dinner tacos, 2026-11-24 lunch leftovers', 'and what was asked with it is not planned either');
select is(pg_temp.plan('[{"day": "2026-11-27", "meal": "dinner", "title": "something nice"}]') ->> 'ok', 'true', 'a title that says nothing of foods is allowed');
select is(pg_temp.run('["list_meals", {"from": "2026-11-23", "until": "2026-11-25"}]') #> '{data,meals}', '[{"day": "2026-11-23", "meal": "dinner", "title": "tacos", "note": null, "has_recipe": false, "servings": null, "is_cooked": false, "tasks": []}, {"day": "2026-11-24", "meal": "lunch", "title": "leftovers", "note": null, "has_recipe": false, "servings": null, "is_cooked": false, "tasks": []}]'::jsonb, 'a plan is listed by its days');
select is(pg_temp.run('["list_meals", {"from": "2026-11-23", "until": "2026-11-25"}]', pg_temp.bob()) #> '{data,meals}', '[]'::jsonb, 'and is nobody else''s');
select is(pg_temp.run('["remove_meal", {"day": "2026-11-23", "meal": "dinner"}]', pg_temp.bob()) #- '{error,message}' -> 'error', '{"code": "MEAL_NOT_FOUND", "details": {"meal": "dinner", "day": "2026-11-23"}, "retryable": false}'::jsonb, 'who has nothing planned has nothing to remove');
select is(pg_temp.run('["remove_meal", {"day": "2026-11-23", "meal": "dinner"}]') -> 'data', '{"day": "2026-11-23", "meal": "dinner", "title": "tacos"}'::jsonb, 'a meal is removed');
select is(pg_temp.plan(jsonb_build_array(jsonb_build_object('day', '2026-11-23', 'meal', 'dinner', 'recipe', (select cod from saved)))) ->> 'ok', 'true', 'and the slot is free again');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.bob()), format($$ insert into public.meal_plan_entries (day, meal, title, recipe_id) values ('2026-11-23', 'dinner', 'x', %L) returning id::text $$, (select cod from saved))), '42501',
  'no meal is of another person''s recipe');
select is(pg_temp.apply(pg_temp.turn_token(1), 7, '["plan_meals", {"meals": [{"day": "2026-11-29", "meal": "dinner", "title": "rice"}], "replace": false}]'),
  pg_temp.apply(pg_temp.turn_token(1), 7, '["plan_meals", {"meals": [{"day": "2026-11-29", "meal": "dinner", "title": "rice"}], "replace": false}]'), 'a repeated step answers the same, though the slot is taken by itself');

-- Shopping.
create function pg_temp.list() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, case when checked then 'checked' end), ', ' order by food, created_at), 'nothing') from public.shopping_items where user_id = pg_temp.ada() $$;
create temporary table shopped as select n, title, pg_temp.run(call) as given, pg_temp.list() as there, answer, list from (values
  (1, '["add_to_shopping", {"food": "milk", "quantity": 1, "unit": "l"}]'::jsonb, '{"merged": false, "total": {"quantity": 1, "unit": "l"}, "warning": null}', '1 l milk', 'a line is added'),
  (2, '["add_to_shopping", {"food": "milk", "quantity": 500, "unit": "ml"}]', '{"merged": true, "quantity": 500, "unit": "ml", "total": {"quantity": 1.5, "unit": "l"}}', '1.5 l milk', 'what converts is added to it'),
  (3, '["add_to_shopping", {"food": "milk", "quantity": 2, "unit": "bottle"}]', '{"merged": false}', '1.5 l milk, 2 bottle milk', 'what does not is a second line'),
  (4, '["add_to_shopping", {"food": "milk"}]', '{"merged": true}', '1.5 l milk, 2 bottle milk', 'without an amount it is on the list already'),
  (5, '["add_to_shopping", {"food": "scallions"}]', '{"food": "spring onion", "merged": false}', '1.5 l milk, 2 bottle milk, spring onion', 'a line needs no amount'),
  (6, '["add_to_shopping", {"food": "spring onions", "quantity": 2, "unit": "bunch"}]', '{"merged": true, "total": {"quantity": 2, "unit": "bunch"}}', '1.5 l milk, 2 bottle milk, 2 bunch spring onion', 'and takes it later'),
  (7, '["add_to_shopping", {"food": "eggs", "quantity": 1, "unit": "dozen"}]', '{"quantity": 12, "unit": "piece"}', '12 piece egg, 1.5 l milk, 2 bottle milk, 2 bunch spring onion', 'a dozen is twelve'),
  (8, '["add_to_shopping", {"food": "peanut butter", "quantity": 1, "unit": "jar"}]', '{"warning": "peanut butter contains peanut"}', '12 piece egg, 1.5 l milk, 2 bottle milk, 1 jar peanut butter, 2 bunch spring onion', 'what the person must not eat is bought with a warning'),
  (9, '["check_off", {"food": "egg"}]', '{"food": "egg", "lines": 1}', '12 piece egg checked, 1.5 l milk, 2 bottle milk, 1 jar peanut butter, 2 bunch spring onion', 'a line is checked off'),
  (10, '["add_to_shopping", {"food": "eggs", "quantity": 6}]', '{"merged": false}', '12 piece egg checked, 6 piece egg, 1.5 l milk, 2 bottle milk, 1 jar peanut butter, 2 bunch spring onion', 'what was bought is not added to'),
  (11, '["remove_from_shopping", {"food": "milk"}]', '{"food": "milk", "lines": 2}', '12 piece egg checked, 6 piece egg, 1 jar peanut butter, 2 bunch spring onion', 'all lines of a food are removed'),
  (12, '["add_to_shopping", {"food": "oat milk"}]', '{"merged": false}', '12 piece egg checked, 6 piece egg, oat milk, 1 jar peanut butter, 2 bunch spring onion', 'a sort of a food is a line of its own'),
  (13, '["remove_from_shopping", {"food": "milk"}]', '{"food": "oat milk"}', '12 piece egg checked, 6 piece egg, 1 jar peanut butter, 2 bunch spring onion', 'a part of a name finds the one food it can mean')
) as c (n, call, answer, list, title) order by n;
select ok(given -> 'data' @> answer::jsonb and there = list, title || case when there = list then '' else ' (but there is ' || there || ')' end || case when given -> 'data' @> answer::jsonb then '' else ' (but it answered ' || given::text || ')' end) from shopped order by n;
select is(pg_temp.run('["remove_from_shopping", {"food": "butter"}]') -> 'error' ->> 'code', 'FOOD_NOT_LISTED', 'butter is no peanut butter, though it is a part of its name');
select is(pg_temp.run('["remove_from_shopping", {"food": "peanut butter"}]') #>> '{data,lines}', '1', 'which its own name finds');
select is(pg_temp.run('["remove_from_shopping", {"food": "caviar"}]') #- '{error,message}' -> 'error', '{"code": "FOOD_NOT_LISTED", "details": {"food": "caviar"}, "retryable": false}'::jsonb, 'what is not on the list is told');
select is(pg_temp.run('["add_to_shopping", {"food": "milk", "quantity": -1}]') -> 'error' ->> 'code', 'AMOUNT_OUT_OF_RANGE', 'no amount is less than nothing');
select is(pg_temp.run('["add_to_shopping", {"food": "  "}]') -> 'error' ->> 'code', 'INVALID_VALUE', 'a line has a food');
select is(pg_temp.run('["list_shopping", {}]') #> '{data,items}', '[{"food": "egg", "quantity": 6, "unit": "piece", "checked": false, "category": "egg", "aisle": "Dairy and eggs", "note": null}, {"food": "spring onion", "quantity": 2, "unit": "bunch", "checked": false, "category": "vegetable", "aisle": "Fruit and vegetables", "note": null},
  {"food": "egg", "quantity": 12, "unit": "piece", "checked": true, "category": "egg", "aisle": "Dairy and eggs", "note": null}]'::jsonb, 'a list is ordered by aisle and sort, what was bought last');
select is(pg_temp.run('["list_shopping", {}]', pg_temp.bob()) #> '{data,items}', '[]'::jsonb, 'and is nobody else''s');
select is(pg_temp.run('["check_off", {"food": "egg"}]', pg_temp.bob()) -> 'error' ->> 'code', 'FOOD_NOT_LISTED', 'nobody else can check it off');
select is(pg_temp.apply(pg_temp.turn_token(1), 8, '["add_to_shopping", {"food": "rice", "quantity": 1}]'), pg_temp.apply(pg_temp.turn_token(1), 8, '["add_to_shopping", {"food": "rice", "quantity": 1}]'), 'a repeated step answers the same');
select is((select quantity from public.shopping_items where food = 'rice'), 1::numeric, 'and adds once');

-- The context.
select pg_temp.run('["add_item", {"food": "haddock", "quantity": 2, "unit": "piece"}]'), pg_temp.run('["add_item", {"food": "rice", "quantity": 1, "unit": "pack"}]');
create function pg_temp.context(p_words text[], p_person uuid default pg_temp.ada(), p_today date default current_date) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.kitchen_context(%L, %L)', p_words, p_today))::jsonb $$;
create function pg_temp.reasons(p_context jsonb) returns text language sql as $$
  select string_agg(format('%s %s (%s)', b ->> 'type', b ->> 'label', b ->> 'reason'), ', ' order by n) from jsonb_array_elements(p_context -> 'background') with ordinality as t (b, n) $$;
select is(pg_temp.context('{}', p_today => '2026-11-23') -> 'dashboard', '{"items": 3, "by_location": {"fridge": 2, "pantry": 1}, "recipes": 2, "recipes_by_cuisine": {"british": 1, "thai": 1}, "meals_next_7_days": 4, "shopping": 2, "tasks": 0}'::jsonb, 'the context counts, with the eggs that were ticked off in the stock and the rice of the stock ticked off');
select is(pg_temp.context('{}') -> 'preferences', '[{"kind": "allergy", "value": "peanuts"}]'::jsonb, 'it tells the preferences');
select is(pg_temp.reasons(pg_temp.context('{what,fish,do,i,have}')), 'recipe Cod pie (contains: cod), lot haddock (contains: haddock, 2 piece, fridge), recipe Satay chicken (recent)', 'it finds what the message is about by its sort, then what is recent');
select is(pg_temp.reasons(pg_temp.context('{satay}', p_today => current_date + 30)), 'recipe Satay chicken (named: satay)', 'what is old is found by its words alone');
select is(pg_temp.reasons(pg_temp.context('{}', p_today => current_date + 30)), null, 'and nothing else is told');
select is(pg_temp.context(null, pg_temp.bob(), '2026-11-23') #- '{background}', '{"dashboard": {"items": 0, "by_location": {}, "recipes": 1, "recipes_by_cuisine": {"other": 1}, "meals_next_7_days": 0, "shopping": 0, "tasks": 0}, "preferences": [], "memories": []}'::jsonb, 'another person''s kitchen is another kitchen');
select is((select count(*) from (select pg_temp.recipe('Rice ' || n, array['rice', 'food ' || n]) from generate_series(1, 14) n) x), 14::bigint, 'there may be many recipes');
select is((select count(*) from jsonb_array_elements(pg_temp.context('{rice}') -> 'background') b where b ->> 'type' in ('lot', 'recipe')), 12::bigint, 'no more than twelve lots and recipes are told');

-- Rows as lines.
create function pg_temp.lines(p_wants text[], p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.kitchen_lines(%L, %L)', p_wants, '2026-11-23'))::jsonb $$;
create function pg_temp.rows(p_wants text[], p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.kitchen_rows(%L, %L)', p_wants, '2026-11-23'))::jsonb $$;
select is(pg_temp.rows('{inventory,meals}') -> 'inventory', '[{"food": "haddock", "quantity": 2, "unit": "piece", "location": "fridge", "expires_on": null, "estimated_on": "2026-11-23"}, {"food": "egg", "quantity": 12, "unit": "piece", "location": "fridge", "expires_on": null, "estimated_on": "2026-12-13"},
  {"food": "rice", "quantity": 1, "unit": "pack", "location": "pantry", "expires_on": null, "estimated_on": "2028-11-21"}]'::jsonb, 'the stock is told in rows');
select is(pg_temp.rows('{meals}') -> 'meals' -> 0, '{"day": "2026-11-23", "meal": "dinner", "title": "Cod pie"}'::jsonb, 'so is the plan');
select is(pg_temp.rows('{recipes}') -> 'recipes' -> 0, '{"name": "Rice 14", "cuisine": null, "minutes": null, "foods": ["rice", "food 14"]}'::jsonb, 'and recipes, the youngest first');
select is(pg_temp.rows('{shopping}') -> 'shopping' -> 0, '{"food": "egg", "quantity": 6, "unit": "piece"}'::jsonb, 'and what is to be bought');
select is(pg_temp.rows('{inventory,surprise}', pg_temp.bob()), '{"inventory": [], "surprise": []}'::jsonb, 'another person''s rows are none of mine');
select is(pg_temp.lines('{inventory,meals}') -> 'inventory', '["2 haddock, in the fridge", "12 egg, in the fridge", "1 pack rice, in the pantry"]'::jsonb, 'the stock is told in lines');
select is(pg_temp.lines('{meals}') -> 'meals' -> 0, '"2026-11-23 dinner: Cod pie"'::jsonb, 'so is the plan');
select is(pg_temp.lines('{recipes}') -> 'recipes' -> 0, '"Rice 14, with rice, food 14"'::jsonb, 'and recipes, the youngest first');
select is(pg_temp.lines('{shopping}') -> 'shopping', '["6 egg", "2 bunch spring onion"]'::jsonb, 'and what is to be bought');
select is(pg_temp.lines('{inventory,shopping,surprise}', pg_temp.bob()), '{"inventory": [], "shopping": [], "surprise": []}'::jsonb, 'another person''s rows are no lines of mine');
select is(pg_temp.lines('{}'), '{}'::jsonb, 'nothing is told that is not wanted');

-- Meals in other places of the plan.
delete from public.meal_plan_entries;
create function pg_temp.place(p_tool text, p_arguments jsonb) returns text language plpgsql as $$
declare
  v_answer jsonb := pg_temp.run(jsonb_build_array(p_tool, p_arguments));
begin
  return coalesce(v_answer #>> '{error,code}', pg_temp.planned());
end $$;
select pg_temp.plan('[{"day": "2026-11-23", "meal": "lunch", "title": "soup"}, {"day": "2026-11-23", "meal": "dinner", "title": "curry"}, {"day": "2026-11-25", "meal": "dinner", "title": "tacos"}]');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-23", "from_meal": "dinner", "to_day": "2026-11-24", "to_meal": null}'), '2026-11-23 lunch soup, 2026-11-24 dinner curry, 2026-11-25 dinner tacos', 'a meal moves to another day');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-23", "from_meal": "lunch", "to_day": null, "to_meal": "dinner"}'), '2026-11-23 dinner soup, 2026-11-24 dinner curry, 2026-11-25 dinner tacos', 'or to another meal of the day');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-23", "from_meal": null, "to_day": "2026-11-25", "to_meal": null}'), 'MEAL_TAKEN', 'and not where something is planned');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-23", "from_meal": null, "to_day": "2026-11-25", "to_meal": null, "replace": true}'), '2026-11-24 dinner curry, 2026-11-25 dinner soup', 'unless it is to be replaced');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-28", "from_meal": null, "to_day": "2026-11-25", "to_meal": null}'), 'MEAL_NOT_FOUND', 'nothing cannot be moved');
select is(pg_temp.place('swap_meals', '{"a": {"day": "2026-11-24", "meal": null}, "b": {"day": "2026-11-25", "meal": null}}'), '2026-11-24 dinner soup, 2026-11-25 dinner curry', 'two days are swapped');
select is(pg_temp.place('swap_meals', '{"a": {"day": "2026-11-24", "meal": "dinner"}, "b": {"day": "2026-11-26", "meal": null}}'), '2026-11-25 dinner curry, 2026-11-26 dinner soup', 'what is planned on one side alone moves');
select is(pg_temp.place('swap_meals', '{"a": {"day": "2026-11-28", "meal": "dinner"}, "b": {"day": "2026-11-29", "meal": null}}'), 'MEAL_NOT_FOUND', 'and nothing is not swapped with nothing');
select pg_temp.plan('[{"day": "2026-12-02", "meal": "dinner", "title": "risotto"}]');
select is(pg_temp.place('copy_week', '{"from": "2026-11-23", "to": "2026-11-30"}'), '2026-11-25 dinner curry, 2026-11-26 dinner soup, 2026-12-02 dinner risotto, 2026-12-03 dinner soup', 'a week is copied, and what is planned there stays');
select is(pg_temp.run('["copy_week", {"from": "2026-11-23", "to": "2026-11-30"}]') #> '{data,kept}' -> 0, '{"day": "2026-12-02", "meal": "dinner", "title": "risotto"}', 'which is told');
select set_config('alfred.turn', '', true);
delete from public.audit_log;
create function pg_temp.hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select pg_temp.hand('c1000000-0000-4000-8000-000000000001', 'move_meal', '{"from_day": "2026-11-25", "from_meal": "dinner", "to_day": "2026-11-26", "to_meal": null, "replace": true}');
select pg_temp.hand('c1000000-0000-4000-8000-000000000002', 'swap_meals', '{"a": {"day": "2026-11-26", "meal": "dinner"}, "b": {"day": "2026-12-02", "meal": "dinner"}}');
select is(pg_temp.planned(), '2026-11-26 dinner risotto, 2026-12-02 dinner curry, 2026-12-03 dinner soup', 'a person does so by hand');
select pg_temp.hand('c1000000-0000-4000-8000-000000000003', 'undo_changes', '{"source": "c1000000-0000-4000-8000-000000000002"}');
select pg_temp.hand('c1000000-0000-4000-8000-000000000004', 'undo_changes', '{"source": "c1000000-0000-4000-8000-000000000001"}');
select is(pg_temp.planned(), '2026-11-25 dinner curry, 2026-11-26 dinner soup, 2026-12-02 dinner risotto, 2026-12-03 dinner soup', 'and each is taken back whole');

-- Several dishes of a meal, each for so many.
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.meal_plan_entries;
create function pg_temp.dish(p_title text, p_more jsonb default '{}') returns text language sql as $$
  select pg_temp.place('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2026-11-27', 'meal', 'dinner', 'title', p_title) || p_more), 'replace', p_more -> 'replace')) $$;
select is(pg_temp.dish('Cod pie', '{"servings": 6}'), '2026-11-27 dinner Cod pie', 'a dish is planned for six');
select is(pg_temp.dish('salad'), 'MEAL_TAKEN', 'another is not planned in its stead unasked');
select is(pg_temp.dish('salad', '{"beside": true}'), '2026-11-27 dinner Cod pie, 2026-11-27 dinner salad', 'but beside it');
select is(pg_temp.dish('Salad', '{"beside": true}'), 'MEAL_TAKEN', 'once');
select is(pg_temp.dish('rice', '{"servings": 0}'), 'SERVINGS_OUT_OF_RANGE', 'for somebody');
select is(pg_temp.run('["list_missing", {"recipe": null, "name": null, "servings": null, "from": "2026-11-27", "until": "2026-11-27"}]') #> '{data,dishes}', '["Cod pie"]', 'what is missing is told of all of its dishes');
select is(pg_temp.place('move_meal', '{"from_day": "2026-11-27", "from_meal": "dinner", "to_day": "2026-11-28", "to_meal": null, "dish": "salad"}'), '2026-11-27 dinner Cod pie, 2026-11-28 dinner salad', 'one dish moves');
select is(pg_temp.place('swap_meals', '{"a": {"day": "2026-11-27", "meal": null}, "b": {"day": "2026-11-28", "meal": null}}'), '2026-11-27 dinner salad, 2026-11-28 dinner Cod pie', 'and is swapped');
select is(pg_temp.place('plan_meals', '{"meals": [{"day": "2026-11-28", "meal": "dinner", "title": "rice", "beside": true}]}'), '2026-11-27 dinner salad, 2026-11-28 dinner Cod pie, 2026-11-28 dinner rice', 'a side stands beside it');
select is(pg_temp.place('copy_week', '{"from": "2026-11-23", "to": "2026-12-07"}'), '2026-11-27 dinner salad, 2026-11-28 dinner Cod pie, 2026-11-28 dinner rice, 2026-12-11 dinner salad, 2026-12-12 dinner Cod pie, 2026-12-12 dinner rice', 'a meal is copied with all of its dishes');
select is((select servings from public.meal_plan_entries where day = '2026-12-12' and title = 'Cod pie'), 6::numeric, 'for as many');
select is(pg_temp.run('["remove_meal", {"day": "2026-12-12", "meal": "dinner", "dish": "chips"}]') -> 'error' -> 'details', '{"dish": "chips", "day": "2026-12-12"}', 'a dish that is not planned is told');
select is(pg_temp.place('remove_meal', '{"day": "2026-12-12", "meal": "dinner", "dish": "rice"}'), '2026-11-27 dinner salad, 2026-11-28 dinner Cod pie, 2026-11-28 dinner rice, 2026-12-11 dinner salad, 2026-12-12 dinner Cod pie', 'one dish is taken off');
select is(pg_temp.run('["remove_meal", {"day": "2026-11-28", "meal": "dinner"}]') #>> '{data,title}', 'Cod pie, rice', 'or all of a meal');
select is(pg_temp.run('["plan_meals", {"meals": [{"day": "2026-12-11", "meal": "dinner", "title": "bread", "beside": true}]}]') #>> '{data,planned,0,beside}', 'salad', 'what it stands beside is told');
select is(pg_temp.run('["plan_meals", {"meals": [{"day": "2026-12-11", "meal": "dinner", "title": "tacos"}], "replace": true}]') #>> '{data,planned,0,replaced}', 'salad, bread', 'and so is all that was replaced');
select is(pg_temp.planned(), '2026-11-27 dinner salad, 2026-12-11 dinner tacos, 2026-12-12 dinner Cod pie', 'of which nothing is left');
select is(pg_temp.run('["plan_meals", {"partial": true, "meals": [{"day": "2026-12-11", "meal": "dinner", "title": "curry"}, {"day": "2026-12-13", "meal": "dinner", "title": "Pad thai"}, {"day": "2026-12-14", "meal": "dinner", "title": "soup"}]}]') #> '{data,left_out}',
  '[{"day": "2026-12-11", "meal": "dinner", "title": "curry", "error": {"code": "MEAL_TAKEN", "message": "That could not be done.", "details": {"day": "2026-12-11", "meal": "dinner", "title": "tacos"}, "retryable": false}},
    {"day": "2026-12-13", "meal": "dinner", "title": "Pad thai", "error": {"code": "CONFLICT_WITH_RULES", "message": "That could not be done.", "details": {"food": "Pad thai", "rule": {"kind": "allergy", "value": "peanuts"}, "because": {"food": "pad thai", "relation": "contains", "part": "peanut"}}, "retryable": false}}]', 'what can be planned is, and what cannot is told with its reason');
select is(pg_temp.planned(), '2026-11-27 dinner salad, 2026-12-11 dinner tacos, 2026-12-12 dinner Cod pie, 2026-12-14 dinner soup', 'and stays as it was');
select is(pg_temp.run('["plan_meals", {"partial": true, "meals": [{"day": "2026-12-11", "meal": "dinner", "title": "curry"}]}]') #>> '{error,code}', 'MEAL_TAKEN', 'where nothing can be planned that is the answer');
select is(pg_temp.run('["cook_recipe", {"recipe": null, "name": null, "planned": {"day": "2026-12-12", "meal": "dinner"}, "servings": null, "times": null, "leftovers": null, "today": "2026-12-12"}]') ->> 'ok', 'true', 'a dish is cooked');
select is(pg_temp.run('["list_meals", {"from": "2026-12-12", "until": "2026-12-12"}]') #> '{data,meals,0,is_cooked}', 'true', 'which the plan tells');

select * from finish();
rollback;
