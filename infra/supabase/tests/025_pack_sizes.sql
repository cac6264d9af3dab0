-- How much a pack holds: asked once, kept, and what amounts of stock, list and cooking are compared by.
begin;
set local search_path = public, extensions, tap;
select plan(41);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.list() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food), ', ' order by food, created_at), 'nothing') from public.shopping_items where user_id = pg_temp.ada() and not checked $$;
create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, location), ', ' order by food, location, quantity), 'nothing') from public.inventory_lots where user_id = pg_temp.ada() $$;

-- What is there before, what is said, and the answer with the stock and the list after it.
create function pg_temp.case_of(p_before jsonb[], p_call jsonb) returns text[] language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
begin
  delete from public.inventory_lots;
  delete from public.shopping_items;
  delete from public.pack_sizes;
  foreach v_call in array p_before loop
    v_answer := pg_temp.run(case when jsonb_typeof(v_call -> 1) = 'string' then jsonb_build_array('add_item', jsonb_build_object('food', v_call ->> 1, 'quantity', v_call -> 2, 'unit', v_call ->> 3, 'location', 'pantry')) else v_call end);
    if not coalesce((v_answer ->> 'ok')::boolean, false) then
      raise exception '% was refused: %', v_call, v_answer;
    end if;
  end loop;
  v_answer := pg_temp.run(p_call);
  return array[coalesce((v_answer #>> '{error,code}') || coalesce(' ' || (v_answer #>> '{error,details,unit}') || ' in ' || (v_answer #>> '{error,details,asked}'), ''), 'ok'), pg_temp.stock(), pg_temp.list()];
end $$;

-- One portion of a food as Ada's diary would take it.
create function pg_temp.as_ada_portion(p_food text, p_unit text) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', pg_temp.ada(), 'role', 'authenticated'),
    format('select private.portion_of(%L)', jsonb_build_object('food', p_food, 'quantity', 1, 'unit', p_unit)))::jsonb $$;

select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]"}'::jsonb[], '["use_item", {"food": "moon dust", "quantity": 100, "unit": "g"}]'::jsonb, '{"AMBIGUOUS_PACK pack in g","2 pack moon dust pantry",nothing}'::text[], 'how much a pack holds is asked where nobody told'),
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]"}', '["move_item", {"food": "moon dust", "quantity": 100, "unit": "g", "to": "fridge"}]', '{"AMBIGUOUS_PACK pack in g","2 pack moon dust pantry",nothing}', 'for a move as well'),
  ('{"[\"add\", \"moon dust\", 500, \"g\"]"}', '["use_item", {"food": "moon dust", "quantity": 1, "unit": "bag"}]', '{"AMBIGUOUS_PACK bag in g","500 g moon dust pantry",nothing}', 'and where packs are asked of grams'),
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]"}', '["use_item", {"food": "moon dust", "quantity": 1, "unit": "bottle"}]', '{"UNIT_MISMATCH pack in bottle","2 pack moon dust pantry",nothing}', 'but not how many bottles a pack holds'),
  ('{"[\"add\", \"moon dust\", 2, \"l\"]"}', '["use_item", {"food": "moon dust", "quantity": 1, "unit": "g"}]', '{"UNIT_MISMATCH l in g","2 l moon dust pantry",nothing}', 'nor what a litre weighs'),
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]","[\"set_pack_size\", {\"food\": \"moon dust\", \"unit\": \"pack\", \"quantity\": 500, \"size_unit\": \"g\"}]"}', '["use_item", {"food": "moon dust", "quantity": 100, "unit": "g"}]', '{ok,"1.8 pack moon dust pantry",nothing}', 'what was told is what is compared by'),
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]","[\"set_pack_size\", {\"food\": \"moon dust\", \"unit\": \"pack\", \"quantity\": 500, \"size_unit\": \"g\"}]"}', '["use_item", {"food": "moon dust", "quantity": 1, "unit": "kg"}]', '{ok,nothing,nothing}', 'to the last of it'),
  ('{"[\"add\", \"milk\", 1, \"pack\"]"}', '["use_item", {"food": "milk", "quantity": 500, "unit": "ml"}]', '{"AMBIGUOUS_PACK pack in ml","1 pack milk pantry",nothing}', 'what is usual of a pack is not what somebody bought'),
  ('{"[\"add\", \"moon dust\", 2, \"pack\"]","[\"set_pack_size\", {\"food\": \"moon dust\", \"unit\": \"pack\", \"quantity\": 500, \"size_unit\": \"g\"}]"}', '["use_item", {"food": "moon dust", "quantity": 1, "unit": "l"}]', '{"UNIT_MISMATCH pack in l","2 pack moon dust pantry",nothing}', 'and is not asked again where it does not help'),
  ('{"[\"add\", \"flour\", 2, \"pack\"]","[\"set_pack_size\", {\"food\": \"flour\", \"unit\": \"pack\", \"quantity\": 500, \"size_unit\": \"g\"}]"}', '["use_item", {"food": "flour", "quantity": 2, "unit": "cup"}]', '{ok,"1.5 pack flour pantry",nothing}', 'cups go by the weight that is published'),
  ('{"[\"add\", \"flour\", 1, \"kg\"]"}', '["use_item", {"food": "flour", "quantity": 2, "unit": "cup"}]', '{ok,"0.75 kg flour pantry",nothing}', 'of stock that is weighed, too'),
  ('{"[\"add\", \"flour\", 1, \"kg\"]"}', '["move_item", {"food": "flour", "quantity": 2, "unit": "cup", "to": "freezer"}]', '{ok,"0.25 kg flour freezer, 0.75 kg flour pantry",nothing}', 'and where it is moved'),
  ('{"[\"add\", \"eggs\", 2, \"pack\"]","[\"set_pack_size\", {\"food\": \"egg\", \"unit\": \"pack\", \"quantity\": 1, \"size_unit\": \"dozen\"}]"}', '["use_item", {"food": "eggs", "quantity": 3, "unit": "piece"}]', '{ok,"1.75 pack egg pantry",nothing}', 'a pack may hold pieces'),
  ('{"[\"add\", \"moon dust\", 1, \"l\"]","[\"add\", \"moon dust\", 1, \"pack\"]","[\"set_pack_size\", {\"food\": \"moon dust\", \"unit\": \"pack\", \"quantity\": 1, \"size_unit\": \"l\"}]"}', '["discard_item", {"food": "moon dust", "quantity": 1500, "unit": "ml"}]', '{ok,"0.5 pack moon dust pantry",nothing}', 'packs and litres are one stock'),
  ('{}', '["set_pack_size", {"food": "milk", "unit": "l", "quantity": 1, "size_unit": "kg"}]', '{PACK_SIZE_UNCLEAR,nothing,nothing}', 'a litre is no pack'),
  ('{}', '["set_pack_size", {"food": "milk", "unit": "pack", "quantity": 2, "size_unit": "bottle"}]', '{PACK_SIZE_UNCLEAR,nothing,nothing}', 'a pack is told in what is no pack'),
  ('{}', '["set_pack_size", {"food": "milk", "unit": "pack", "quantity": 0, "size_unit": "l"}]', '{AMOUNT_OUT_OF_RANGE,nothing,nothing}', 'and never holds nothing'),
  ('{}', '["set_pack_size", {"food": " ", "unit": "pack", "quantity": 1, "size_unit": "l"}]', '{FOOD_NOT_NAMED,nothing,nothing}', 'of some food'),
  ('{"[\"add_to_shopping\", {\"food\": \"flour\", \"quantity\": 500, \"unit\": \"g\"}]"}', '["add_to_shopping", {"food": "flour", "quantity": 1, "unit": "kg"}]', '{ok,nothing,"1500 g flour"}', 'a line takes kilograms into grams'),
  ('{"[\"add_to_shopping\", {\"food\": \"flour\", \"quantity\": 500, \"unit\": \"g\"}]"}', '["add_to_shopping", {"food": "flour", "quantity": 2, "unit": "cup"}]', '{ok,nothing,"750 g flour"}', 'and cups by what they weigh'),
  ('{"[\"add_to_shopping\", {\"food\": \"onion\", \"quantity\": 3, \"unit\": \"piece\"}]"}', '["add_to_shopping", {"food": "onion", "quantity": 200, "unit": "g"}]', '{ok,nothing,"3 piece onion, 200 g onion"}', 'but three onions are wanted, not what they weigh on the average'),
  ('{"[\"set_pack_size\", {\"food\": \"milk\", \"unit\": \"pack\", \"quantity\": 1, \"size_unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"pack\"}]"}', '["add_to_shopping", {"food": "milk", "quantity": 500, "unit": "ml"}]', '{ok,nothing,"2500 ml milk"}', 'packs of a told size are what they hold'),
  ('{"[\"set_pack_size\", {\"food\": \"milk\", \"unit\": \"pack\", \"quantity\": 1, \"size_unit\": \"l\"}]","[\"add_to_shopping\", {\"food\": \"milk\", \"quantity\": 2, \"unit\": \"l\"}]"}', '["add_item", {"food": "milk", "quantity": 2, "unit": "pack"}]', '{ok,"2 pack milk fridge",nothing}', 'and two packs are the two litres on the list')
) as c (before, call, wanted, title);

-- A glass of one's own holds the same of anything, unless its food was told; both are listed and forgotten.
select is(pg_temp.case_of('{}', '["set_pack_size", {"food": "glass", "unit": "glass", "quantity": 300, "size_unit": "ml"}]'), '{ok,nothing,nothing}', 'a glass is told without a food');
select is(pg_temp.case_of('{"[\"add\", \"milk\", 1, \"l\"]","[\"set_pack_size\", {\"food\": \"glass\", \"unit\": \"glass\", \"quantity\": 300, \"size_unit\": \"ml\"}]"}',
  '["use_item", {"food": "milk", "quantity": 1, "unit": "glass"}]'), '{ok,"0.7 l milk pantry",nothing}', 'and taken out of the stock by it');
select is(pg_temp.as_ada_portion('milk', 'glass') #>> '{own_measure,quantity}', '300', 'the diary goes by it');
select is(pg_temp.run('["set_pack_size", {"food": "milk", "unit": "glass", "quantity": 200, "size_unit": "ml"}]') ->> 'ok', 'true', 'of a food it may be told otherwise');
select is(pg_temp.as_ada_portion('milk', 'glass') #>> '{own_measure,quantity}', '200', 'which comes first');
select is(pg_temp.as_ada_portion('milk', 'g') -> 'own_measure', null, 'what is weighed needs no measure');
select is(jsonb_array_length(pg_temp.run('["list_pack_sizes", {}]') #> '{data,measures}'), 2, 'both are listed');
select is(pg_temp.run('["forget_pack_size", {"food": "glass", "unit": "glass"}]') #>> '{data,measures,0,quantity}', '300', 'the glass is forgotten');
select is((select count(*)::int from public.pack_sizes where user_id = pg_temp.ada()), 1, 'and nothing else');
select is(pg_temp.run('["forget_pack_size", {"food": "glass", "unit": null}]') #>> '{error,code}', 'PACK_SIZE_NOT_FOUND', 'what was never told is said so');

-- A person's own, put right by saying it anew, and taken back.
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
delete from public.pack_sizes;
select set_config('alfred.turn', '', true);
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'set_pack_size', '{"food": "flour", "unit": "pack", "quantity": 500, "size_unit": "g"}') #> '{data,before}', 'null', 'a person tells it by hand');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'set_pack_size', '{"food": "flour", "unit": "pack", "quantity": 1, "size_unit": "kg"}') #>> '{data,before,quantity}', '500', 'and puts it right');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), 'select count(*) from public.pack_sizes'), '0', 'nobody else sees it');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000003', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000002"}') ->> 'ok', 'true', 'it is taken back');
select is((select trim_scale(quantity) || ' ' || size_unit from public.pack_sizes), '500 g', 'to what was told before');

-- What people usually drink of a food is nothing that is taken out of what is kept of it.
select is(private.convert_food(private.baseline_id('ingredient', 'coffee'), 1, unit, 'g'), null, format('a %s of coffee takes no coffee', unit)) from unnest('{mug,piece}'::text[]) unit;
select is(private.convert_food(private.baseline_id('ingredient', 'butter'), 2, 'serving', 'g'), 28::numeric, 'a serving of butter takes butter');

select * from finish();
rollback;
