-- What is eaten again: as on another day, as usual, or by the name of a kept meal; each waits for a yes, with the figures that it had.
begin;
set local search_path = public, extensions, tap;
select plan(38);
\ir ../../../../infra/supabase/tests/shared/people.psql

create function pg_temp.begin_turn(p_number int, p_person uuid default pg_temp.ada()) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), p_person, 'h', '{"message": "hello"}', '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada(), p_domain text default 'coach') returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', p_domain),
    format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;
create function pg_temp.again(p_number int, p_step int, p_arguments jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'repeat_meal', '{"meal": null, "day": "2026-11-22", "of_day": null, "name": null}' || p_arguments, p_person) $$;
create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;
create function pg_temp.foods(p_answer jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', i ->> 'quantity', i ->> 'unit', i ->> 'food', i ->> 'meal', i ->> 'source', i -> 'nutrients' ->> 'calories'), ', ') from jsonb_array_elements(p_answer -> 'data' -> 'items') i $$;
create function pg_temp.last_proposal() returns jsonb language sql as $$
  select jsonb_build_object('proposal', id, 'version', version) from public.proposals order by created_at desc limit 1 $$;
-- What was eaten on earlier days, as the owner of the database puts it there.
create function pg_temp.eat(p_day date, p_meal text, p_foods text[], p_person uuid default pg_temp.ada()) returns void language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source)
  select p_person, p_day, p_meal, f, private.food_key(f), 1, 'piece', '{"calories": 100, "protein_g": 7}', 'stated' from unnest(p_foods) f;
end $$;

-- A product by its barcode, and a recipe of one's own, logged and eaten again.
insert into public.products (barcode, name, source, source_id, licence, per_100g, allergens, fetched_at)
  values ('4000000000011', 'Crunchy bar', 'Open Food Facts', '1', 'ODbL', '{"calories": 500, "protein_g": 10}', '{peanut}', now());
select pg_temp.begin_turn(1);
select pg_temp.call(1, 1, 'save_recipe', '{"payload": {"name": "Egg plate", "servings": 2, "source": "dictated", "ingredients": [{"food": "egg", "quantity": 4}]}}', pg_temp.ada(), 'pantry');
select pg_temp.call(1, 2, 'propose_food_log', '{"items": [{"food": "4000000000011", "quantity": 50, "unit": "g"}, {"food": "cake", "quantity": 1, "unit": "slice", "nutrients": {"calories": 350, "fat_total_g": 20}, "source": "stated"}], "meal": "breakfast", "day": "2026-11-21"}');
select pg_temp.begin_turn(2);
select pg_temp.call(2, 1, 'commit_proposal', pg_temp.last_proposal());
select pg_temp.call(2, 2, 'propose_recipe_log', '{"name": "egg plate", "servings": 1, "meal": "dinner", "day": "2026-11-21"}');
select pg_temp.begin_turn(3);
select pg_temp.call(3, 1, 'commit_proposal', pg_temp.last_proposal());
select pg_temp.call(3, 2, 'log_water', '{"ml": 300, "day": "2026-11-21"}');

select pg_temp.begin_turn(4);
create temporary table given (name text primary key, answer jsonb);
insert into given select 'breakfast', pg_temp.again(4, 1, '{"meal": "breakfast", "of_day": "2026-11-21"}');
select is(pg_temp.foods(answer), '50 g Crunchy bar Open Food Facts 250, 1 slice cake stated 350', 'a breakfast is proposed again with the figures it had and their sources') from given where name = 'breakfast';
select is(answer -> 'data' ->> 'day', '2026-11-22', 'for the day that was told') from given where name = 'breakfast';
select is(answer -> 'data' -> 'taken_from', '{"day": "2026-11-21"}', 'and says of which day it is') from given where name = 'breakfast';
select ok(not (answer -> 'data')::text ~ '[0-9a-f]{8}-[0-9a-f]{4}-4', 'no id is shown') from given where name = 'breakfast';
select is((select count(*)::int from public.food_log where logged_on = '2026-11-22'), 0, 'nothing is logged before a yes');
select is(answer -> 'data' -> 'totals' -> 'fat_total_g', '20', 'all nutrients that were stated are kept') from given where name = 'breakfast';
insert into given select 'day', pg_temp.again(4, 2, '{"of_day": "2026-11-21"}');
select is(pg_temp.foods(answer), '50 g Crunchy bar breakfast Open Food Facts 250, 1 slice cake breakfast stated 350, 1 piece Egg plate dinner USDA SR28 143', 'a whole day keeps the meal of each food, and leaves out water') from given where name = 'day';
select is(pg_temp.error_of(pg_temp.again(4, 3, '{"meal": "lunch", "of_day": "2026-11-21"}')), 'NOTHING_EATEN', 'nothing is made up of a meal that nobody had');
select is(pg_temp.foods(pg_temp.again(4, 4)), '1 piece Egg plate dinner USDA SR28 143', 'the same again is what was logged last');
select is(pg_temp.foods(pg_temp.again(4, 5, '{"meal": "breakfast"}')), '50 g Crunchy bar Open Food Facts 250, 1 slice cake stated 350', 'the same breakfast again is the last one');

-- A yes logs it, once, and what was copied may be copied again.
select pg_temp.begin_turn(5);
select is(pg_temp.call(5, 1, 'commit_proposal', pg_temp.last_proposal()) ->> 'ok', 'true', 'a yes logs it');
select is((select string_agg(concat_ws(' ', food, meal, logged_on, source, nutrients ->> 'calories'), ', ' order by created_at) from public.food_log where logged_on = '2026-11-22'),
  'Crunchy bar breakfast 2026-11-22 Open Food Facts 250, cake breakfast 2026-11-22 stated 350', 'as it was proposed');
select is(pg_temp.error_of(pg_temp.call(5, 2, 'commit_proposal', pg_temp.last_proposal())), 'PROPOSAL_COMMITTED', 'once');

-- An allergy that was told since is minded: of a label, and of a recipe that is eaten again.
select pg_temp.call(5, 3, 'remember_preference', '{"kind": "allergy", "value": "peanuts"}', pg_temp.ada(), 'pantry');
select pg_temp.call(5, 4, 'remember_preference', '{"kind": "allergy", "value": "eggs"}', pg_temp.ada(), 'pantry');
select pg_temp.begin_turn(6);
select ok(jsonb_array_length(pg_temp.again(6, 1, '{"meal": "breakfast", "of_day": "2026-11-22"}') -> 'data' -> 'notices') >= 1, 'what the label of a copied product declares is minded');
select ok(jsonb_array_length(pg_temp.again(6, 2, '{"meal": "dinner", "of_day": "2026-11-21"}') -> 'data' -> 'notices') >= 1, 'and what a copied recipe is made of');

-- What is usual.
select pg_temp.eat('2026-11-10', 'lunch', '{soup,bread}'), pg_temp.eat('2026-11-12', 'lunch', '{soup}'), pg_temp.eat('2026-11-14', 'lunch', '{bread,soup}'), pg_temp.eat('2026-11-16', 'lunch', '{pie}');
insert into given select 'usual', pg_temp.again(6, 3, '{"meal": "lunch", "name": "usual"}');
select bag_eq($$ select i ->> 'food' from given, jsonb_array_elements(answer -> 'data' -> 'items') i where name = 'usual' $$, '{bread,soup}'::text[], 'the usual is what was eaten most often, as it was the last time');
select is(answer -> 'data' -> 'taken_from', '{"day": "2026-11-14", "times": 2}', 'with how often and when') from given where name = 'usual';
select pg_temp.eat('2026-11-18', 'lunch', '{pie}');
insert into given select 'unclear', pg_temp.again(6, 4, '{"meal": "lunch", "name": "usual"}');
select is(pg_temp.error_of(answer), 'USUAL_UNCLEAR', 'where two are as usual nothing is guessed') from given where name = 'unclear';
select is(answer -> 'error' -> 'details' -> 'often' -> 0, '{"day": "2026-11-18", "foods": ["pie"], "times": 2}', 'and what it may be is told') from given where name = 'unclear';
select is(pg_temp.error_of(pg_temp.again(6, 5, '{"name": "usual"}')), 'USUAL_UNCLEAR', 'the usual of no meal is asked about');
select is(pg_temp.error_of(pg_temp.again(6, 6, '{"meal": "snack", "name": "usual"}')), 'USUAL_UNCLEAR', 'and of one that was never eaten');
select pg_temp.eat('2026-10-01', 'snack', '{nuts}'), pg_temp.eat('2026-10-02', 'snack', '{nuts}');
select is(pg_temp.error_of(pg_temp.again(6, 7, '{"meal": "snack", "name": "usual"}')), 'USUAL_UNCLEAR', 'what was eaten two months ago is no longer usual');

-- Kept under a name.
select is((pg_temp.call(6, 8, 'save_favourite', '{"name": "usual", "meal": "lunch", "of_day": "2026-11-16"}') -> 'data') - 'items', '{"name": "usual", "meal": "lunch", "sources": ["stated"], "calories": 100, "replaced": false}', 'a meal is kept under a name');
select is(pg_temp.foods(pg_temp.again(6, 9, '{"meal": "lunch", "name": "usual"}')), '1 piece pie stated 100', 'and is the usual one from then on');
select is(pg_temp.call(6, 10, 'save_favourite', '{"name": "Usual", "meal": "lunch", "of_day": "2026-11-14"}') -> 'data' -> 'replaced', 'true', 'the same name of the same meal is told anew');
select is((select count(*)::int from public.favourite_meals), 1, 'and there is one of it');
select pg_temp.call(6, 11, 'save_favourite', '{"name": "power bowl", "meal": null, "of_day": "2026-11-16"}');
select is(pg_temp.foods(pg_temp.call(6, 12, 'propose_food_log', '{"items": [{"food": "power bowl", "quantity": 1, "unit": null}], "meal": "dinner", "day": "2026-11-22"}')), '1 piece pie stated 100',
  'a kept meal is logged by its name like any food');
select is(pg_temp.error_of(pg_temp.call(6, 13, 'propose_food_log', '{"items": [{"food": "power bowl", "quantity": 200, "unit": "g"}], "meal": "dinner", "day": "2026-11-22"}')), 'FOOD_UNKNOWN', 'but not by its weight, which nobody knows');
select is(jsonb_path_query_array(pg_temp.call(6, 14, 'list_favourites', '{}'), '$.data.favourites[*].name'), '["power bowl", "Usual"]', 'they are listed');
select pg_temp.call(6, 15, 'save_favourite', '{"name": "usual", "meal": "dinner", "of_day": "2026-11-21"}');
select is(pg_temp.error_of(pg_temp.call(6, 16, 'forget_favourite', '{"name": "usual", "meal": null}')), 'AMBIGUOUS_FAVOURITE', 'of two meals of one name it is asked which');
select is(pg_temp.call(6, 17, 'forget_favourite', '{"name": "usual", "meal": "lunch"}') ->> 'ok', 'true', 'one is forgotten');
select is((select string_agg(name || coalesce(' ' || meal, ''), ', ' order by name) from public.favourite_meals), 'power bowl, usual dinner', 'and the others stay');
select is(pg_temp.error_of(pg_temp.call(6, 18, 'save_favourite', '{"name": " ", "meal": null, "of_day": "2026-11-16"}')), 'FAVOURITE_NOT_NAMED', 'a kept meal needs a name');
select is(pg_temp.error_of(pg_temp.call(6, 19, 'save_favourite', '{"name": "x", "meal": "lunch", "of_day": "2026-11-01"}')), 'NOTHING_EATEN', 'and something that was eaten');
select is(pg_temp.error_of(pg_temp.call(6, 20, 'repeat_meal', '{"meal": null, "day": "2026-11-22", "of_day": "yesterday", "name": null}')), 'DAY_OUT_OF_RANGE', 'a day is a date by then');

-- Another person has none of it.
select pg_temp.begin_turn(7, pg_temp.bob());
select is(pg_temp.call(7, 1, 'list_favourites', '{}', pg_temp.bob()) -> 'data' -> 'favourites', '[]', 'another person has no kept meal');
select is(pg_temp.error_of(pg_temp.again(7, 2, '{"name": "power bowl"}', pg_temp.bob())), 'FAVOURITE_NOT_FOUND', 'finds none by its name');
select is(pg_temp.error_of(pg_temp.again(7, 3, '{"meal": "lunch", "of_day": "2026-11-16"}', pg_temp.bob())), 'NOTHING_EATEN', 'and no meal of anybody else''s diary');

select * from finish();
rollback;
