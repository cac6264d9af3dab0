-- Many lots are thrown away with one call: by date, by sort of food and by place.
begin;
set local search_path = public, extensions, tap;
select plan(32);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.stock(p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(string_agg(food, ', ' order by food, expires_on), 'nothing') from public.inventory_lots where user_id = p_person $$;

-- The stock of each case: told and estimated dates before and after today (2026-11-22), several sorts and places.
create function pg_temp.fill() returns void language plpgsql as $$
begin
  delete from public.inventory_lots;
  delete from public.audit_log;
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  insert into public.inventory_lots (user_id, ingredient_id, food, food_key, quantity, unit, location, expires_on, estimated_expires_on, thawed_on)
  select pg_temp.ada(), (private.find_ingredient(food)).id, food, private.food_key(food), 1, 'piece', location, told::date, estimated::date, thawed::date from (values
    ('milk', 'fridge', '2026-11-21', null, null), ('butter', 'fridge', '2026-11-22', null, null), ('beef', 'fridge', null, '2026-11-20', null),
    ('chicken', 'freezer', '2026-11-10', '2027-05-01', null), ('salmon', 'fridge', '2026-11-10', '2026-11-19', '2026-11-18'),
    ('cream', 'fridge', '2026-11-15', '2026-11-12', null), ('moon cheese', 'counter', null, null, null), ('peas', 'freezer', null, null, null)
  ) as v (food, location, told, estimated, thawed);
end $$;

create function pg_temp.case_of(p_arguments jsonb) returns text[] language plpgsql as $$
declare
  v_answer jsonb;
begin
  perform pg_temp.fill();
  v_answer := pg_temp.run(jsonb_build_array('discard_all', p_arguments));
  return array[coalesce(v_answer #>> '{error,code}', (select coalesce(string_agg(g ->> 'food', ', ' order by g ->> 'food'), 'nothing') from jsonb_array_elements(v_answer #> '{data,gone}') g)),
    (select coalesce(string_agg(k ->> 'food', ', ' order by k ->> 'food'), 'nothing') from jsonb_array_elements(v_answer #> '{data,kept}') k),
    pg_temp.stock()];
end $$;
select is(pg_temp.case_of(arguments), wanted, title) from (values
  ('{"which": "expired"}'::jsonb, '{"cream, milk","beef, salmon","beef, butter, chicken, moon cheese, peas, salmon"}'::text[], 'what is past a told date goes, what is past an estimated one stays and is told'),
  ('{"which": "expired", "estimated": true}', '{"beef, cream, milk, salmon",nothing,"butter, chicken, moon cheese, peas"}', 'unless its person said that it may go, too'),
  ('{"which": "expired", "location": "freezer"}', '{nothing,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'what the pack said of fresh food does not count of frozen food'),
  ('{"which": "expired", "food": "dairy"}', '{"cream, milk",nothing,"beef, butter, chicken, moon cheese, peas, salmon"}', 'of one sort of food'),
  ('{"which": "expired", "food": "meat", "location": "fridge"}', '{nothing,beef,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'of one sort and place'),
  ('{"which": "all", "location": "freezer"}', '{"chicken, peas",nothing,"beef, butter, cream, milk, moon cheese, salmon"}', 'all of a place'),
  ('{"which": "all", "food": "meat"}', '{"beef, chicken",nothing,"butter, cream, milk, moon cheese, peas, salmon"}', 'all of a sort of food'),
  ('{"which": "all", "food": "meat", "location": "freezer"}', '{chicken,nothing,"beef, butter, cream, milk, moon cheese, peas, salmon"}', 'of a sort in a place'),
  ('{"which": "all", "food": "cheese"}', '{"moon cheese",nothing,"beef, butter, chicken, cream, milk, peas, salmon"}', 'what nobody sorted is what its name says'),
  ('{"which": "all", "food": "peas"}', '{peas,nothing,"beef, butter, chicken, cream, milk, moon cheese, salmon"}', 'a food by its name'),
  ('{"which": "all", "food": "bread"}', '{nothing,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'a sort of which nothing is there'),
  ('{"which": "all", "food": "tofu"}', '{FOOD_NOT_FOUND,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'a food that is not there is refused'),
  ('{"which": "all", "food": "milk", "location": "freezer"}', '{FOOD_ELSEWHERE,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'and so is one of another place'),
  ('{"which": "all"}', '{FOOD_NOT_NAMED,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'everything without a place is nothing that was named'),
  ('{}', '{FOOD_NOT_NAMED,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'nor is nothing at all'),
  ('{"which": "all", "food": ""}', '{FOOD_NOT_NAMED,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'nor a food without a name'),
  ('{"which": "all", "location": "moon"}', '{nothing,nothing,"beef, butter, chicken, cream, milk, moon cheese, peas, salmon"}', 'a place that is none holds nothing')
) as c (arguments, wanted, title);

-- Whose it is.
select pg_temp.fill();
insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on) values (pg_temp.bob(), 'milk', 'milk', 1, 'l', 'fridge', '2026-01-01');
select is(pg_temp.run('["discard_all", {"which": "all", "location": "fridge"}]') ->> 'ok', 'true', 'one clears the fridge');
select is(pg_temp.stock(pg_temp.bob()), 'milk', 'and nobody else''s');

-- More than ten wait for a yes, more than fifty as well.
delete from public.inventory_lots;
insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location) select pg_temp.ada(), 'thing ' || n, 'thing ' || n, 1, 'piece', 'freezer' from generate_series(10, 20) n;
select is(pg_temp.run('["discard_all", {"which": "all", "location": "freezer"}]') -> 'error' -> 'details', '{"count": 11, "things": ["thing 10", "thing 11", "thing 12", "thing 13", "thing 14"]}', 'more than ten are asked about');
select is((select count(*) from public.inventory_lots), 11::bigint, 'and are there still');
select is(jsonb_array_length(pg_temp.run('["discard_all", {"which": "all", "location": "freezer", "confirmed": true}]') #> '{data,gone}'), 11, 'a yes throws them away');
insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location) select pg_temp.ada(), 'thing ' || n, 'thing ' || n, 1, 'piece', 'freezer' from generate_series(1, 60) n;
select is(pg_temp.run('["discard_all", {"which": "all", "location": "freezer", "confirmed": true}]') ->> 'ok', 'true', 'more than fifty, too');
select is(jsonb_array_length(pg_temp.run('["discard_all", {"which": "all", "location": "freezer"}]') #> '{data,gone}'), 0, 'said again, there is nothing left to go');

-- The same for other calls that mean all of something.
insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on) select pg_temp.ada(), 'milk', 'milk', 1, 'l', 'fridge', '2026-11-22'::date + n from generate_series(1, 11) n;
select is(pg_temp.run('["discard_item", {"food": "milk", "all": true}]') #>> '{error,code}', 'MANY_CHANGES', 'all of many lots of one food is asked about');
select is(pg_temp.run('["discard_item", {"food": "milk", "quantity": 3, "unit": "l"}]') ->> 'ok', 'true', 'an amount is not');
insert into public.shopping_items (user_id, food, food_key) select pg_temp.ada(), 'thing ' || n, 'thing ' || n from generate_series(1, 11) n;
select is(pg_temp.run('["bought_list", {"except": []}]') #>> '{error,code}', 'MANY_CHANGES', 'and so is buying all of a long list');

-- By hand, and taken back.
select pg_temp.fill();
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'discard_all', '{"which": "all", "location": "fridge"}') ->> 'ok', 'true', 'a hand clears the fridge');
select is(pg_temp.stock(), 'chicken, moon cheese, peas', 'of all that is in it');
select is(jsonb_array_length(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'discard_all', '{"which": "all", "location": "fridge"}') #> '{data,gone}'), 5, 'once, however often its key is sent');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') ->> 'ok', 'true', 'which is taken back');
select is(pg_temp.stock(), 'beef, butter, chicken, cream, milk, moon cheese, peas, salmon', 'as a whole');

select * from finish();
rollback;
