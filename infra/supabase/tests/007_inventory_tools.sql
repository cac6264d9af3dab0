-- The tools of the kitchen, case by case: what is there before, what is asked, what is answered, what is there after.
begin;
set local search_path = public, extensions, tap;
select plan(170);
\ir shared/people.psql
\ir shared/turns.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
select pg_temp.open(1, pg_temp.ada());

create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, location, 'until ' || expires_on, 'opened ' || opened_on), ', '
    order by food_key, expires_on nulls last, location, created_at), 'nothing') from public.inventory_lots $$;

-- Runs one call in the name of a turn, outside apply: the trail would otherwise fill up over all the cases.
create function pg_temp.run(p_call jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.turn_token(1), format('select private.run_call(%L, %L)', p_call ->> 0, '{"today": "2026-11-22"}' || (p_call -> 1)))::jsonb $$;

-- Each case begins with an empty kitchen. Stock is written as [food, quantity, unit, place, until, opened].
create function pg_temp.answer(p_stock jsonb, p_call jsonb) returns jsonb language plpgsql as $$
declare
  v_lot jsonb;
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true), set_config('alfred.step', '1', true), set_config('alfred.call', '1', true);
  delete from public.inventory_lots;
  delete from public.audit_log;
  for v_lot in select * from jsonb_array_elements(p_stock) loop
    insert into public.inventory_lots (user_id, food, food_key, ingredient_id, quantity, unit, location, expires_on, opened_on)
    values (pg_temp.ada(), v_lot ->> 0, private.food_key(v_lot ->> 0), (private.find_ingredient(v_lot ->> 0)).id, (v_lot ->> 1)::numeric, v_lot ->> 2,
            coalesce(v_lot ->> 3, 'fridge'), (v_lot ->> 4)::date, (v_lot ->> 5)::date);
  end loop;
  return pg_temp.run(p_call);
end $$;

create temporary table cases (position int generated always as identity, title text, stock jsonb, call jsonb, answer jsonb, left_over text);
insert into cases (title, stock, call, answer, left_over) values
-- add_item
('a known food gets its usual unit and place', '[]', '["add_item", {"food": "Milk", "quantity": 2}]',
  '{"ok": true, "data": {"food": "milk", "quantity": 2, "unit": "pack", "location": "fridge", "expires_on": null, "merged": false, "total": {"quantity": 2, "unit": "pack"}}}', '2 pack milk fridge'),
('an unknown food is kept as it was said', '[]', '["add_item", {"food": "Brie de Meaux", "quantity": 1}]',
  '{"data": {"food": "Brie de Meaux", "unit": "piece", "location": "pantry"}}', '1 piece Brie de Meaux pantry'),
('what was said of unit, place, date and opening holds', '[]',
  '["add_item", {"food": "yoghurt", "quantity": 500, "unit": "g", "location": "counter", "expires_on": "2026-11-30", "opened": true}]',
  '{"data": {"food": "yogurt", "unit": "g", "expires_on": "2026-11-30"}}', '500 g yogurt counter until 2026-11-30 opened 2026-11-22'),
('a dozen is twelve', '[]', '["add_item", {"food": "eggs", "quantity": 1.5, "unit": "dozen"}]', '{"data": {"quantity": 18, "unit": "piece"}}', '18 piece egg fridge'),
('equal lots are merged, in the unit of the one that is there', '[["milk", 1, "l", "fridge", "2026-11-25"]]',
  '["add_item", {"food": "milk", "quantity": 500, "unit": "ml", "expires_on": "2026-11-25"}]',
  '{"entities": [{"op": "updated"}], "data": {"merged": true, "quantity": 500, "unit": "ml", "total": {"quantity": 1.5, "unit": "l"}}}', '1.5 l milk fridge until 2026-11-25'),
('a total that happens to equal what was added is still a merger', '[["moon dust", 999, "kg", "pantry"]]', '["add_item", {"food": "moon dust", "quantity": 1000, "unit": "g"}]',
  '{"entities": [{"op": "updated"}], "data": {"merged": true}}', '1000 kg moon dust pantry'),
('another date is another lot', '[["milk", 1, "l", "fridge", "2026-11-25"]]', '["add_item", {"food": "milk", "quantity": 1, "unit": "l", "expires_on": "2026-11-28"}]',
  '{"entities": [{"op": "created"}], "data": {"merged": false}}', '1 l milk fridge until 2026-11-25, 1 l milk fridge until 2026-11-28'),
('another place is another lot', '[["butter", 1, "pack"]]', '["add_item", {"food": "butter", "quantity": 1, "location": "freezer"}]',
  '{"data": {"merged": false}}', '1 pack butter freezer, 1 pack butter fridge'),
('an opened lot does not swallow a new one', '[["milk", 1, "l", "fridge", null, "2026-11-20"]]', '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]',
  '{"data": {"merged": false}}', '1 l milk fridge opened 2026-11-20, 1 l milk fridge'),
('units that do not convert stay apart', '[["milk", 1, "pack"]]', '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '{"data": {"merged": false}}', '1 pack milk fridge, 1 l milk fridge'),
('soy milk is not milk', '[["milk", 1, "l"]]', '["add_item", {"food": "soy milk", "quantity": 1, "unit": "l", "location": "fridge"}]',
  '{"data": {"food": "soy milk", "merged": false}}', '1 l milk fridge, 1 l soy milk fridge'),
('buttermilk is not butter', '[]', '["add_item", {"food": "buttermilk", "quantity": 1, "unit": "l", "location": "fridge"}]', '{"data": {"food": "buttermilk"}}', '1 l buttermilk fridge'),
('a hostile name is a name', '[]', '["add_item", {"food": "''); drop table turns; -- %s $1 \\", "quantity": 1}]', '{"data": {"food": "''); drop table turns; -- %s $1 \\"}}',
  '1 piece ''); drop table turns; -- %s $1 \ pantry'),
('a name of blanks is refused', '[]', '["add_item", {"food": "  ", "quantity": 1}]', '{"ok": false, "error": {"code": "INVALID_VALUE"}}', 'nothing'),
('a name without an end is refused', '[]', jsonb_build_array('add_item', jsonb_build_object('food', repeat('x', 121), 'quantity', 1)), '{"error": {"code": "INVALID_VALUE"}}', 'nothing'),
('an amount that is no number is refused', '[]', '["add_item", {"food": "milk", "quantity": "NaN"}]', '{"error": {"code": "AMOUNT_OUT_OF_RANGE"}}', 'nothing'),
('an amount beyond reason is refused', '[]', '["add_item", {"food": "milk", "quantity": 1e9}]', '{"error": {"code": "AMOUNT_OUT_OF_RANGE"}}', 'nothing'),

-- use_item
('an amount is taken in the unit of the stock', '[["egg", 6, "piece"]]', '["use_item", {"food": "eggs", "quantity": 2}]',
  '{"ok": true, "entities": [{"op": "updated", "type": "lot", "label": "egg"}], "data": {"food": "egg", "taken": 2, "unit": "piece", "requested": 2, "left": 4, "shortfall": 0}}', '4 piece egg fridge'),
('millilitres are taken from litres', '[["milk", 1, "l"]]', '["use_item", {"food": "milk", "quantity": 250, "unit": "ml"}]', '{"data": {"taken": 250, "unit": "ml", "left": 750}}', '0.75 l milk fridge'),
('litres are taken from millilitres', '[["milk", 1500, "ml"]]', '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '{"data": {"taken": 1, "unit": "l", "left": 0.5}}', '500 ml milk fridge'),
('half a dozen is taken from pieces', '[["egg", 10, "piece"]]', '["use_item", {"food": "egg", "quantity": 0.5, "unit": "dozen"}]', '{"data": {"taken": 0.5, "unit": "dozen"}}', '4 piece egg fridge'),
('grams are not taken from packs before it is known how much they hold', '[["flour", 2, "pack"]]', '["use_item", {"food": "flour", "quantity": 100, "unit": "g"}]',
  '{"ok": false, "error": {"code": "AMBIGUOUS_PACK", "details": {"food": "flour", "unit": "pack", "asked": "g"}}}', '2 pack flour fridge'),
('what converts is taken, what does not is passed over', '[["moon dust", 1, "pack", "fridge", "2026-11-23"], ["moon dust", 1, "l", "fridge", "2026-11-24"]]',
  '["use_item", {"food": "moon dust", "quantity": 200, "unit": "ml"}]', '{"data": {"taken": 200, "left": 800}}', '1 pack moon dust fridge until 2026-11-23, 0.8 l moon dust fridge until 2026-11-24'),
('the first to expire goes first, over as many lots as it takes', '[["milk", 1, "l", "fridge"], ["milk", 1, "l", "fridge", "2026-11-28"], ["milk", 0.5, "l", "fridge", "2026-11-24"]]',
  '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]',
  '{"entities": [{"op": "deleted"}, {"op": "updated"}], "data": {"taken": 1, "left": 1.5, "lots": [{"taken": 0.5, "left": 0, "expires_on": "2026-11-24"}, {"taken": 0.5, "left": 0.5, "expires_on": "2026-11-28"}]}}',
  '0.5 l milk fridge until 2026-11-28, 1 l milk fridge'),
('of two of one date the opened one goes first', '[["milk", 1, "l", "fridge", "2026-11-28"], ["milk", 1, "l", "fridge", "2026-11-28", "2026-11-20"]]',
  '["use_item", {"food": "milk", "quantity": 1}]', '{"data": {"taken": 1}}', '1 l milk fridge until 2026-11-28'),
('what is short is told', '[["egg", 2, "piece"]]', '["use_item", {"food": "eggs", "quantity": 3}]', '{"ok": true, "entities": [{"op": "deleted"}], "data": {"taken": 2, "requested": 3, "shortfall": 1, "left": 0}}', 'nothing'),
('without an amount all of it is used', '[["egg", 2, "piece"], ["egg", 6, "piece", "counter"]]', '["use_item", {"food": "eggs"}]', '{"data": {"taken": 8, "left": 0, "shortfall": 0, "requested": null}}', 'nothing'),
('a place narrows it', '[["egg", 2, "piece"], ["egg", 6, "piece", "counter"]]', '["use_item", {"food": "eggs", "quantity": 3, "location": "counter"}]', '{"data": {"taken": 3, "left": 3}}',
  '3 piece egg counter, 2 piece egg fridge'),
('what is not there is told by the name that was said', '[]', '["use_item", {"food": "eggs", "quantity": 1}]', '{"error": {"code": "FOOD_NOT_FOUND", "details": {"food": "eggs"}}}', 'nothing'),
('what is elsewhere is told', '[["egg", 2, "piece"], ["egg", 6, "piece", "counter"]]', '["use_item", {"food": "eggs", "quantity": 1, "location": "freezer"}]',
  '{"error": {"code": "FOOD_ELSEWHERE", "details": {"food": "eggs", "location": "freezer", "places": ["fridge", "counter"]}}}', '6 piece egg counter, 2 piece egg fridge'),
('no amount is less than nothing', '[["egg", 2, "piece"]]', '["use_item", {"food": "eggs", "quantity": -1}]', '{"error": {"code": "AMOUNT_OUT_OF_RANGE"}}', '2 piece egg fridge'),
('no amount is no number', '[["egg", 2, "piece"]]', '["use_item", {"food": "eggs", "quantity": "NaN"}]', '{"error": {"code": "AMOUNT_OUT_OF_RANGE"}}', '2 piece egg fridge'),
('a name of blanks means nothing', '[["egg", 2, "piece"]]', '["use_item", {"food": " "}]', '{"error": {"code": "FOOD_NOT_NAMED"}}', '2 piece egg fridge'),
('a tenth and two tenths are three tenths', '[["milk", 0.3, "l"]]', '["use_item", {"food": "milk", "quantity": 0.3, "unit": "l"}]', '{"entities": [{"op": "deleted"}]}', 'nothing'),

-- Which food is meant.
('an exact name comes before a part of a name', '[["milk", 1, "l"], ["oat milk", 1, "l"]]', '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '{"data": {"food": "milk"}}', '1 l oat milk fridge'),
('a part of a name finds the one food it can mean', '[["oat milk", 1, "l"]]', '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '{"data": {"food": "oat milk"}}', 'nothing'),
('a part of several names is asked about', '[["oat milk", 1, "l"], ["soy milk", 1, "l"]]', '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]',
  '{"error": {"code": "AMBIGUOUS_FOOD", "details": {"food": "milk", "options": ["oat milk", "soy milk"]}, "options": ["oat milk", "soy milk"]}}', '1 l oat milk fridge, 1 l soy milk fridge'),
('milk does not stand for soy milk the other way round', '[["milk", 1, "l"]]', '["use_item", {"food": "soy milk", "quantity": 1, "unit": "l"}]', '{"error": {"code": "FOOD_NOT_FOUND", "details": {"food": "soy milk"}}}', '1 l milk fridge'),
('butter is not peanut butter', '[["peanut butter", 1, "jar"]]', '["use_item", {"food": "butter"}]', '{"error": {"code": "ONLY_OTHER_FOOD", "details": {"food": "butter", "others": ["peanut butter"]}}}', '1 jar peanut butter fridge'),
('nor does it make the one that is meant one of several', '[["peanut butter", 1, "jar"], ["salted butter", 1, "pack"]]', '["use_item", {"food": "butter"}]', '{"ok": true}', '1 jar peanut butter fridge'),
('what no catalog knows is found by a part of its name', '[["kohlrabi crisps", 1, "bag"]]', '["use_item", {"food": "crisps"}]', '{"data": {"food": "kohlrabi crisps"}}', 'nothing'),
('spaghetti stay spaghetti', '[["spaghetti", 500, "g"]]', '["list_items", {"food": "spaghetti"}]', '{"data": {"items": [{"food": "spaghetti"}]}}', '500 g spaghetti fridge'),
('an alias finds the food', '[["spring onion", 1, "bunch"]]', '["use_item", {"food": "scallions"}]', '{"data": {"food": "spring onion"}}', 'nothing'),
('a misspelling finds the food, also one that no catalog knows', '[["kohlrabi", 2, "piece"]]', '["use_item", {"food": "kolrabi", "quantity": 1}]', '{"data": {"food": "kohlrabi"}}', '1 piece kohlrabi fridge'),
('another word is no misspelling', '[["butter", 1, "pack"]]', '["use_item", {"food": "buttermilk"}]', '{"error": {"code": "FOOD_NOT_FOUND"}}', '1 pack butter fridge'),

-- move_item
('all of it is moved', '[["bread", 1, "loaf", "counter", "2026-11-24"]]', '["move_item", {"food": "bread", "to": "freezer"}]',
  '{"ok": true, "entities": [{"op": "deleted"}, {"op": "created"}], "data": {"food": "bread", "moved": 1, "unit": "loaf", "from": ["counter"], "to": "freezer"}}', '1 loaf bread freezer until 2026-11-24'),
('a part is moved', '[["chicken", 1, "kg"]]', '["move_item", {"food": "chicken", "quantity": 400, "unit": "g", "to": "freezer"}]', '{"data": {"moved": 400, "unit": "g"}}', '0.4 kg chicken freezer, 0.6 kg chicken fridge'),
('what is moved joins an equal lot', '[["moon dust", 1, "pack", "freezer"], ["moon dust", 2, "pack"]]', '["move_item", {"food": "moon dust", "from": "fridge", "to": "freezer"}]',
  '{"entities": [{"op": "deleted"}, {"op": "updated"}], "data": {"moved": 2}}', '3 pack moon dust freezer'),
('what is there already stays there', '[["butter", 1, "pack", "freezer"]]', '["move_item", {"food": "butter", "to": "freezer"}]',
  '{"error": {"code": "NOTHING_TO_MOVE", "details": {"food": "butter", "location": "freezer"}}}', '1 pack butter freezer'),
('a pack whose size nobody told is asked about', '[["butter", 1, "pack"]]', '["move_item", {"food": "butter", "quantity": 100, "unit": "g", "to": "freezer"}]',
  '{"error": {"code": "AMBIGUOUS_PACK", "details": {"food": "butter", "unit": "pack", "asked": "g"}}}', '1 pack butter fridge'),
('nothing of less than nothing is moved', '[["butter", 1, "pack"]]', '["move_item", {"food": "butter", "quantity": -1, "to": "freezer"}]', '{"error": {"code": "AMOUNT_OUT_OF_RANGE"}}', '1 pack butter fridge'),
('from elsewhere nothing is moved', '[["butter", 1, "pack"]]', '["move_item", {"food": "butter", "from": "other", "to": "freezer"}]',
  '{"error": {"code": "FOOD_ELSEWHERE", "details": {"food": "butter", "location": "other", "places": ["fridge"]}}}', '1 pack butter fridge'),

-- correct_item
('what is really there is set', '[["egg", 6, "piece"]]', '["correct_item", {"food": "eggs", "quantity": 4, "expires_on": "2026-12-01"}]',
  '{"entities": [{"op": "updated"}], "data": {"before": {"quantity": 6, "expires_on": null}, "after": {"quantity": 4, "expires_on": "2026-12-01"}}}', '4 piece egg fridge until 2026-12-01'),
('what is not said is kept', '[["milk", 1, "l", "fridge", "2026-11-25"]]', '["correct_item", {"food": "milk", "opened": true}]', '{"data": {"after": {"quantity": 1, "opened_on": "2026-11-22"}}}',
  '1 l milk fridge until 2026-11-25 opened 2026-11-22'),
('an opened lot is closed again', '[["milk", 1, "l", "fridge", null, "2026-11-20"]]', '["correct_item", {"food": "milk", "opened": false}]', '{"data": {"after": {"opened_on": null}}}', '1 l milk fridge'),
('an amount in another unit is set with its unit', '[["flour", 1, "pack"]]', '["correct_item", {"food": "flour", "quantity": 500, "unit": "g"}]', '{"data": {"after": {"quantity": 500, "unit": "g"}}}', '500 g flour fridge'),
('how much there is of what is not in stock yet comes into it', '[["egg", 6, "piece"]]', '["correct_item", {"food": "flour", "quantity": 500, "unit": "g", "location": "pantry"}]', '{"data": {"food": "flour", "quantity": 500, "unit": "g", "location": "pantry"}}', '6 piece egg fridge, 500 g flour pantry'),
('but what no data knows is no food without a place or a unit', '[["egg", 6, "piece"]]', '["correct_item", {"food": "headache", "quantity": 1}]', '{"error": {"code": "FOOD_NOT_FOUND"}}', '6 piece egg fridge'),
('but not where the name may be that of something in stock', '[["oat milk", 1, "l"], ["rice milk", 1, "l"]]', '["correct_item", {"food": "milk", "quantity": 2, "unit": "l"}]', '{"error": {"code": "AMBIGUOUS_FOOD"}}', '1 l oat milk fridge, 1 l rice milk fridge'),
('a dozen is twelve here too', '[["egg", 6, "piece"]]', '["correct_item", {"food": "eggs", "quantity": 1, "unit": "dozen"}]', '{"data": {"after": {"quantity": 12, "unit": "piece"}}}', '12 piece egg fridge'),
('none left means that the lot is gone', '[["egg", 6, "piece"]]', '["correct_item", {"food": "eggs", "quantity": 0}]', '{"entities": [{"op": "deleted"}], "data": {"after": {"quantity": 0}}}', 'nothing'),
('of several lots it asks which', '[["milk", 1, "l", "fridge", "2026-11-25"], ["milk", 2, "l", "pantry"]]', '["correct_item", {"food": "milk", "quantity": 3}]',
  '{"error": {"code": "AMBIGUOUS_LOT", "details": {"food": "milk", "lots": [{"quantity": 1, "unit": "l", "location": "fridge", "expires_on": "2026-11-25"}, {"quantity": 2, "unit": "l", "location": "pantry", "expires_on": null}]}}}', '1 l milk fridge until 2026-11-25, 2 l milk pantry'),
('a place tells which', '[["milk", 1, "l", "fridge", "2026-11-25"], ["milk", 2, "l", "pantry"]]', '["correct_item", {"food": "milk", "quantity": 3, "location": "pantry"}]', '{"ok": true}',
  '1 l milk fridge until 2026-11-25, 3 l milk pantry'),

-- where what spoils is put
('raw meat that is not known by its name is cold', '[]', '["add_item", {"food": "minced meat", "quantity": 500, "unit": "g"}]', '{"data": {"location": "fridge"}}', '500 g minced meat fridge'),
('leftovers are cold', '[]', '["add_item", {"food": "leftover soup", "quantity": 1, "unit": "piece"}]', '{"data": {"location": "fridge"}}', '1 piece leftover soup fridge'),
('what is canned is not', '[]', '["add_item", {"food": "canned meatballs", "quantity": 1, "unit": "piece"}]', '{"data": {"location": "pantry"}}', '1 piece canned meatballs pantry'),
-- discard_item
('what is thrown away is gone', '[["egg", 6, "piece"]]', '["discard_item", {"food": "eggs", "quantity": 2, "reason": "spoiled"}]', '{"ok": true, "data": {"taken": 2, "left": 4}}', '4 piece egg fridge'),
('all of it is thrown away when no amount is said', '[["egg", 6, "piece"]]', '["discard_item", {"food": "eggs"}]', '{"data": {"taken": 6}}', 'nothing'),
('which of several lots is thrown away is asked', '[["egg", 6, "piece"], ["egg", 1, "piece", "counter"]]', '["discard_item", {"food": "eggs"}]', '{"error": {"code": "AMBIGUOUS_LOT", "details": {"food": "eggs"}}}', '1 piece egg counter, 6 piece egg fridge'),
('all of several lots are thrown away when that is said', '[["egg", 6, "piece"], ["egg", 1, "piece", "counter"]]', '["discard_item", {"food": "eggs", "all": true}]', '{"data": {"taken": 7}}', 'nothing'),
('the lot of a place is thrown away', '[["egg", 6, "piece"], ["egg", 1, "piece", "counter"]]', '["discard_item", {"food": "eggs", "location": "counter"}]', '{"data": {"taken": 1}}', '6 piece egg fridge'),
('an amount of several lots is taken from the first to expire', '[["egg", 6, "piece"], ["egg", 1, "piece", "counter"]]', '["discard_item", {"food": "eggs", "quantity": 2}]', '{"data": {"taken": 2}}', '1 piece egg counter, 4 piece egg fridge'),
('the lot of a day is thrown away', '[["milk", 1, "l", "fridge", "2026-11-25"], ["milk", 2, "l", "fridge", "2026-11-28"]]', '["discard_item", {"food": "milk", "expires_on": "2026-11-25"}]', '{"data": {"taken": 1, "left": 2}}', '2 l milk fridge until 2026-11-28'),
('a lot of a day that there is none of is not thrown away', '[["milk", 1, "l", "fridge", "2026-11-25"]]', '["discard_item", {"food": "milk", "expires_on": "2026-11-26"}]', '{"error": {"code": "FOOD_NOT_FOUND"}}', '1 l milk fridge until 2026-11-25'),
('what is not there is not thrown away', '[]', '["discard_item", {"food": "eggs"}]', '{"error": {"code": "FOOD_NOT_FOUND", "details": {"food": "eggs"}}}', 'nothing'),

-- list_items, list_expiring
('a list is ordered by food and date', '[["milk", 1, "l", "fridge"], ["milk", 1, "l", "fridge", "2026-11-25"], ["egg", 2, "piece"]]', '["list_items", {}]',
  '{"ok": true, "data": {"truncated": false, "items": [{"food": "egg"}, {"food": "milk", "expires_on": "2026-11-25"}, {"food": "milk", "expires_on": null}]}}',
  '2 piece egg fridge, 1 l milk fridge until 2026-11-25, 1 l milk fridge'),
('an empty kitchen is an empty list', '[]', '["list_items", {"location": "fridge"}]', '{"ok": true, "entities": [], "data": {"location": "fridge", "items": []}}', 'nothing'),
('a blank list finds nothing to list', '[["egg", 2, "piece"]]', '["list_items", {"food": "caviar"}]', '{"data": {"items": []}}', '2 piece egg fridge'),
('what expires is listed with the days that are left, what is past its date first',
  '[["milk", 1, "l", "fridge", "2026-11-24"], ["ham", 1, "pack", "fridge", "2026-11-20"], ["rice", 1, "pack", "pantry"], ["egg", 6, "piece", "fridge", "2026-11-25"]]',
  '["list_expiring", {"until": "2026-11-24"}]', '{"data": {"until": "2026-11-24", "items": [{"food": "ham", "days_left": -2}, {"food": "milk", "days_left": 2}]}}',
  '6 piece egg fridge until 2026-11-25, 1 pack ham fridge until 2026-11-20, 1 l milk fridge until 2026-11-24, 1 pack rice pantry');

create temporary table answers as select c.*, pg_temp.answer(c.stock, c.call) as given, pg_temp.stock() as now_there from cases c order by position;
-- Containment does not see order, so lists are compared by position with what was expected of them.
select ok(given @> answer and case when answer -> 'data' ? 'items'
    then jsonb_path_query_array(given, '$.data.items[*].food') = jsonb_path_query_array(answer, '$.data.items[*].food') else true end,
  call ->> 0 || ': ' || title || case when given @> answer then '' else ' (but it answered ' || given::text || ')' end) from answers order by position;
select is(now_there, left_over, call ->> 0 || ': ' || title || ', and so the kitchen looks') from answers order by position;

-- A lot that was named by its id.
select pg_temp.answer('[["milk", 1, "l", "fridge", "2026-11-24"], ["milk", 1, "l", "fridge", "2026-11-28"]]', '["list_items", {}]');
select is(pg_temp.run(jsonb_build_array('use_item', jsonb_build_object('food', 'milk', 'item', (select id from public.inventory_lots where expires_on = '2026-11-28')))) -> 'data' ->> 'taken', '1',
  'use_item: an item named by id is the one that is taken');
select is(pg_temp.stock(), '1 l milk fridge until 2026-11-24', 'use_item: and no other');
select is(pg_temp.run(jsonb_build_array('use_item', jsonb_build_object('food', 'eggs', 'item', (select id from public.inventory_lots where expires_on = '2026-11-24')))) -> 'error' -> 'details',
  '{"food": "eggs", "other": "milk"}', 'use_item: eggs are not taken out of the milk');
select is(pg_temp.stock(), '1 l milk fridge until 2026-11-24', 'use_item: and it is left as it was');
select is(pg_temp.run(jsonb_build_array('move_item', jsonb_build_object('food', 'the milk', 'to', 'counter', 'item', (select id from public.inventory_lots where expires_on = '2026-11-24')))) ->> 'ok',
  'true', 'move_item: a word in common is enough');
select pg_temp.run('["move_item", {"food": "milk", "to": "fridge"}]') ->> 'ok';
select is(pg_temp.run('["use_item", {"food": "milk", "item": "c0000000-0000-4000-8000-000000000000"}]') -> 'error',
  '{"code": "ITEM_NOT_FOUND", "message": "That could not be done.", "details": {}, "retryable": false}', 'use_item: an item that is gone is told');
insert into public.inventory_lots (id, user_id, food, food_key, quantity, unit, location)
values ('d0000000-0000-4000-8000-000000000000', pg_temp.bob(), 'caviar', 'caviar', 1, 'jar', 'fridge');
select is(pg_temp.run('["use_item", {"food": "caviar", "item": "d0000000-0000-4000-8000-000000000000"}]') -> 'error' ->> 'code', 'ITEM_NOT_FOUND', 'use_item: an item of another person looks gone');
select is(pg_temp.run('["use_item", {"food": "caviar"}]') -> 'error' ->> 'code', 'FOOD_NOT_FOUND', 'use_item: food of another person is not in stock');

-- More than a list can hold.
select pg_temp.answer((select jsonb_agg(jsonb_build_array('food ' || n, 1, 'piece')) from generate_series(1, 201) n), '["list_items", {}]');
delete from public.audit_log;
select is(pg_temp.run('["list_items", {}]') -> 'data' -> 'truncated', 'true', 'list_items: a list that was cut says so');
select is(jsonb_array_length(pg_temp.run('["list_items", {}]') -> 'data' -> 'items'), 200, 'list_items: it holds two hundred lines');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), 'select public.kitchen_dashboard()')::jsonb, '{"items": 201, "by_location": {"fridge": 201}}', 'the dashboard counts a person''s own lots');

-- What is refused is told as data: the one message is for whoever does not read it.
select is_empty($$ select given -> 'error' from answers where not (given ->> 'ok')::boolean and (
  given -> 'error' ->> 'message' <> 'That could not be done.' or jsonb_typeof(given -> 'error' -> 'details') is distinct from 'object') $$, 'a refusal has no words but its details');

select * from finish();
rollback;
