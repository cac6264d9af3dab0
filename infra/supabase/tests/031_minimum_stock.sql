-- How much of a food is always wanted in, and what is below that.
begin;
set local search_path = public, extensions, tap;
select plan(33);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.minimums() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food), ', ' order by food), 'nothing') from public.min_stocks where user_id = pg_temp.ada() $$;
create function pg_temp.low(p_of text) returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', l ->> 'there', 'of', l ->> 'quantity', l ->> 'unit', l ->> 'food'), ', ' order by l ->> 'food'), 'nothing')
  from jsonb_array_elements(pg_temp.run('["list_low_stock", {}]') -> 'data' -> p_of) l $$;

-- What is there and wanted before, what is said, the minimums after it, and what is below them.
create function pg_temp.case_of(p_before jsonb[], p_call jsonb) returns text[] language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
begin
  delete from public.inventory_lots;
  delete from public.min_stocks;
  delete from public.pack_sizes;
  foreach v_call in array p_before loop
    v_answer := pg_temp.run(case when jsonb_typeof(v_call -> 1) = 'string' then jsonb_build_array(v_call ->> 0, jsonb_build_object('food', v_call ->> 1, 'quantity', v_call -> 2, 'unit', v_call ->> 3)) else v_call end);
    if not coalesce((v_answer ->> 'ok')::boolean, false) then
      raise exception '% was refused: %', v_call, v_answer;
    end if;
  end loop;
  v_answer := pg_temp.run(p_call);
  return array[coalesce(v_answer #>> '{error,code}', 'ok'), pg_temp.minimums(), pg_temp.low('below'), pg_temp.low('unsure')];
end $$;
select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{}'::jsonb[], '["set_min_stock", {"food": "milk", "quantity": 2, "unit": "l"}]'::jsonb, '{ok,"2 l milk","0 of 2 l milk",nothing}'::text[], 'a minimum is kept, and nothing is below it'),
  ('{"[\"add_item\", \"milk\", 500, \"ml\"]"}', '["set_min_stock", {"food": "milk", "quantity": 2, "unit": "l"}]', '{ok,"2 l milk","0.5 of 2 l milk",nothing}', 'so is less of it, in its unit'),
  ('{"[\"add_item\", \"milk\", 2, \"l\"]"}', '["set_min_stock", {"food": "milk", "quantity": 2, "unit": "l"}]', '{ok,"2 l milk",nothing,nothing}', 'as much as that is enough'),
  ('{"[\"add_item\", \"milk\", 2, \"bottle\"]"}', '["set_min_stock", {"food": "milk", "quantity": 2, "unit": "l"}]', '{ok,"2 l milk",nothing,"0 of 2 l milk"}'::text[], 'of what nobody can compare nothing is sure')
) as c (before, call, wanted, title);
select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{}'::jsonb[], '["set_min_stock", {"food": "eggs", "quantity": 1, "unit": "dozen"}]'::jsonb, '{ok,"12 piece egg","0 of 12 piece egg",nothing}'::text[], 'a dozen is twelve'),
  ('{}', '["set_min_stock", {"food": "eggs", "quantity": 6}]', '{ok,"6 piece egg","0 of 6 piece egg",nothing}', 'without a unit it is the usual one'),
  ('{"[\"set_min_stock\", \"milk\", 2, \"l\"]"}', '["set_min_stock", {"food": "milk", "quantity": 3, "unit": "l"}]', '{ok,"3 l milk","0 of 3 l milk",nothing}', 'said anew it is another'),
  ('{"[\"set_min_stock\", \"milk\", 2, \"l\"]"}', '["set_min_stock", {"food": "milk", "quantity": null}]', '{ok,nothing,nothing,nothing}', 'without an amount it is none any more'),
  ('{}', '["set_min_stock", {"food": "milk", "quantity": null}]', '{ok,nothing,nothing,nothing}', 'which it may have been before'),
  ('{}', '["set_min_stock", {"food": "milk", "quantity": 0, "unit": "l"}]', '{AMOUNT_OUT_OF_RANGE,nothing,nothing,nothing}', 'nothing is no minimum'),
  ('{}', '["set_min_stock", {"food": "milk", "quantity": -1}]', '{AMOUNT_OUT_OF_RANGE,nothing,nothing,nothing}', 'nor is less'),
  ('{}', '["set_min_stock", {"food": "milk", "quantity": 1, "unit": "furlong"}]', '{INVALID_VALUE,nothing,nothing,nothing}', 'in a measure that is none'),
  ('{}', '["set_min_stock", {"food": " ", "quantity": 1}]', '{FOOD_NOT_NAMED,nothing,nothing,nothing}', 'of some food'),
  ('{}', '["set_min_stock", {"food": "moon dust", "quantity": 1, "unit": "pack"}]', '{ok,"1 pack moon dust","0 of 1 pack moon dust",nothing}', 'of what nobody knows as well'),
  ('{"[\"add_item\", \"moon dust\", 500, \"g\"]","[\"set_pack_size\", {\"food\": \"moon dust\", \"unit\": \"pack\", \"quantity\": 500, \"size_unit\": \"g\"}]"}', '["set_min_stock", {"food": "moon dust", "quantity": 2, "unit": "pack"}]', '{ok,"2 pack moon dust","1 of 2 pack moon dust",nothing}', 'a pack is what it holds'),
  ('{"[\"add_item\", \"free range eggs\", 4, \"piece\"]"}', '["set_min_stock", {"food": "eggs", "quantity": 6}]', '{ok,"6 piece egg","4 of 6 piece egg",nothing}', 'eggs are eggs'),
  ('{"[\"add_item\", \"peanut butter\", 1, \"pack\"]"}', '["set_min_stock", {"food": "butter", "quantity": 1, "unit": "pack"}]', '{ok,"1 pack butter","0 of 1 pack butter",nothing}', 'and peanut butter is no butter')
) as c (before, call, wanted, title);

-- Told with what is done to the stock.
delete from public.inventory_lots;
delete from public.min_stocks;
select is(pg_temp.run('["set_min_stock", {"food": "milk", "quantity": 2, "unit": "l"}]') -> 'data', '{"food": "milk", "quantity": 2, "unit": "l", "before": null, "below": [{"food": "milk", "quantity": 2, "unit": "l", "there": 0}]}', 'what is below is told at once');
select is(pg_temp.run('["set_min_stock", {"food": "eggs", "quantity": 6}]') ->> 'ok', 'true', 'of another food as well');
select is(pg_temp.run('["add_item", {"food": "milk", "quantity": 3, "unit": "l", "location": "fridge"}]') ->> 'ok', 'true', 'three litres are there');
select is(pg_temp.run('["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]') #> '{data,below}', '[]', 'two litres left are enough');
select is(pg_temp.run('["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]') #> '{data,below}', '[{"food": "milk", "quantity": 2, "unit": "l", "there": 1}]', 'one is below, and no other food is told of');
select is(pg_temp.run('["list_items", {"food": "milk", "location": null}]') #> '{data,below}', '[{"food": "milk", "quantity": 2, "unit": "l", "there": 1}]', 'which is told when it is asked for');
select is(jsonb_array_length(pg_temp.run('["list_items", {"food": null, "location": null}]') #> '{data,below}'), 2, 'and with all of the stock');
select is(pg_temp.run('["list_items", {"food": null, "location": "fridge"}]') #> '{data,below}', '[]', 'but not with one place');
select is(pg_temp.run('["discard_item", {"food": "milk"}]') #> '{data,below,0,there}', '0', 'thrown away is below, too');

-- Nobody else's.
select is(pg_temp.run('["list_low_stock", {}]', pg_temp.bob()) #> '{data,below}', '[]', 'nobody else runs low of it');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), 'select count(*) from public.min_stocks'), '0', 'or sees it');

-- By hand, and taken back.
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'set_min_stock', '{"food": "milk", "quantity": 5, "unit": "l"}') #>> '{data,before,quantity}', '2', 'a hand sets another');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') ->> 'ok', 'true', 'it is taken back');
select is(pg_temp.minimums(), '6 piece egg, 2 l milk', 'to what it was');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000003', 'set_min_stock', '{"food": "milk", "quantity": null}') #>> '{entities,0,op}', 'deleted', 'a hand takes it away');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000004', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000003"}') #>> '{data,undone,0,place}', 'minimum stock', 'which is taken back, too');

select * from finish();
rollback;
