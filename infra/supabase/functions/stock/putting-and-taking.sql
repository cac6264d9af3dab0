-- The tools that put food into the stock and take it out.

-- Where a food that has no place of its own is kept: what spoils quickly is cold rather than in the pantry.
create or replace function private.usual_place(p_food_key text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_food_key ~ '\m(frozen|ice cream|ice cube)' then 'freezer'
    when p_food_key ~ '\m(canned|tinned|dried|dry|powder|jar|stock cube|crisp|chip|chocolate|bean|lentil|nut|butternut|flour|rice|pasta|bread|cereal|biscuit|cookie|sauce)' then 'pantry'
    when p_food_key ~ '\m(mince|minced|meat|meatball|beef|pork|lamb|veal|chicken|turkey|duck|fish|fillet|filet|sushi|salmon|tuna steak|prawn|shrimp|seafood|sausage|ham|bacon|salami|deli|cold cut|pate|leftover|milk|cream|yogurt|yoghurt|cheese|butter|tofu|salad|coleslaw|hummus)'
      then 'fridge'
    else 'pantry' end
$$;
grant execute on function private.usual_place(text) to authenticated;

-- What comes in tins is the food in tins where that is one of its own: two tins of salmon are canned salmon, which keeps for years.
create or replace function private.ingredient_put(p_food text, p_unit text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(p_food);
  v_tinned public.ingredients;
begin
  if p_unit is distinct from 'can' or v_found.default_location = 'pantry' then return v_found; end if;
  v_tinned := private.find_ingredient('canned ' || p_food);
  return case when v_tinned.food_key like 'canned %' then v_tinned else v_found end;
end $$;
grant execute on function private.ingredient_put(text, text) to authenticated;

-- Puts an amount of a food into the stock, which may be one that was bought or one that was there all along.
create or replace function private.put_food(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ingredient public.ingredients := private.ingredient_put(p_arguments ->> 'food', p_arguments ->> 'unit');
  v_wanted public.inventory_lots;
  v_lot public.inventory_lots;
begin
  v_wanted.ingredient_id := v_ingredient.id;
  v_wanted.food := coalesce(v_ingredient.name, p_arguments ->> 'food');
  v_wanted.food_key := coalesce(v_ingredient.food_key, private.food_key(p_arguments ->> 'food'));
  v_wanted.quantity := private.amount_asked(p_arguments);
  v_wanted.unit := coalesce(p_arguments ->> 'unit', private.unit_of_count(v_ingredient, v_wanted.quantity));
  if v_wanted.unit = 'dozen' then
    v_wanted.unit := 'piece';
    v_wanted.quantity := v_wanted.quantity * 12;
  end if;
  v_wanted.location := coalesce(p_arguments ->> 'location', v_ingredient.default_location, private.usual_place(v_wanted.food_key));
  v_wanted.expires_on := (p_arguments ->> 'expires_on')::date;
  v_wanted.opened_on := case when (p_arguments ->> 'opened')::boolean then (p_arguments ->> 'today')::date end;
  v_wanted.estimated_expires_on := coalesce(private.leftovers_until(v_wanted, (p_arguments ->> 'today')::date), private.estimate_new(v_wanted, (p_arguments ->> 'today')::date));
  v_lot := private.put_lot(v_wanted);
  -- What is left of a dish was bought as what went into it, and what was there all along was not bought now.
  if not coalesce((p_arguments ->> 'was_there')::boolean, false) and private.leftovers_until(v_wanted, (p_arguments ->> 'today')::date) is null then
    perform private.note_movement(v_lot, 'bought', v_wanted.quantity, v_wanted.unit, p_arguments);
  end if;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.lot_entity(v_lot, case when v_lot.created_at = v_lot.updated_at then 'created' else 'updated' end)),
    'data', jsonb_build_object(
      'food', v_lot.food, 'said', private.said_otherwise(p_arguments ->> 'food'),
      'quantity', v_wanted.quantity, 'unit', v_wanted.unit, 'location', v_lot.location,
      'expires_on', v_lot.expires_on, 'merged', v_lot.created_at <> v_lot.updated_at,
      'total', jsonb_build_object('quantity', v_lot.quantity, 'unit', v_lot.unit)) || private.estimate_told(v_lot) || private.food_notices(array[v_lot.food]));
end $$;
grant execute on function private.put_food(jsonb) to authenticated;

-- What came into the stock needs not be bought any more, where it is as much as was wanted.
create or replace function private.tool_add_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_put jsonb := private.put_food(p_arguments);
  v_ticked jsonb := private.tick_off_covered(v_put -> 'data');
begin
  return jsonb_build_object('entities', (v_put -> 'entities') || v_ticked,
    'data', (v_put -> 'data') || jsonb_build_object('ticked_off', jsonb_array_length(v_ticked)));
end $$;
grant execute on function private.tool_add_item(jsonb) to authenticated;
comment on function private.tool_add_item(jsonb) is 'tool of pantry, by hand';

-- Takes an amount out of the lots meant, the first to expire first. Lots whose unit cannot be
-- converted are passed over; when none can, the call is refused.
create or replace function private.take_out(p_arguments jsonb, p_kind text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
  v_unit text := p_arguments ->> 'unit';
  v_requested numeric := private.amount_asked(p_arguments);
  v_wanted numeric := v_requested;
  v_here numeric;
  v_part numeric;
  v_taken numeric := 0;
  v_left numeric := 0;
  v_seen public.inventory_lots;
  v_first public.inventory_lots;
  v_food text;
  v_lots jsonb := '[]';
  v_entities jsonb := '[]';
begin
  for v_lot in select * from private.lots_meant(p_arguments, p_arguments ->> 'location') loop
    v_seen := v_lot;
    v_unit := coalesce(v_unit, v_lot.unit);
    v_here := private.convert_told(v_lot.ingredient_id, v_lot.food_key, v_lot.quantity, v_lot.unit, v_unit);
    continue when v_here is null;
    v_first := case when v_food is null then v_lot else v_first end;
    v_food := coalesce(v_food, v_lot.food);
    v_part := case when v_requested is null then v_here else least(v_here, v_wanted) end;
    if v_part > 0 then
      perform private.take_from_lot(v_lot, case when v_part = v_here then v_lot.quantity else private.convert_told(v_lot.ingredient_id, v_lot.food_key, v_part, v_unit, v_lot.unit) end);
      v_lots := v_lots || jsonb_build_object(
        'quantity', v_lot.quantity, 'unit', v_lot.unit, 'location', v_lot.location, 'expires_on', v_lot.expires_on,
        'taken', v_part, 'left', v_here - v_part);
      v_entities := v_entities || private.lot_entity(v_lot, case when v_part = v_here then 'deleted' else 'updated' end);
    end if;
    v_wanted := v_wanted - v_part;
    v_taken := v_taken + v_part;
    v_left := v_left + v_here - v_part;
  end loop;
  if v_food is null then
    perform private.refuse_unit_of(v_seen, v_unit);
  end if;
  perform private.note_movement(v_first, p_kind, v_taken, v_unit, p_arguments);
  if p_arguments ->> 'item' is not null then
    -- What is left of the food is told, not of the one lot that was named.
    v_left := v_left + coalesce((
      select sum(private.convert_told(l.ingredient_id, l.food_key, l.quantity, l.unit, v_unit)) from public.inventory_lots l
      where l.user_id = (select auth.uid()) and l.food = v_food and l.id <> (p_arguments ->> 'item')::uuid), 0);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object(
    'food', v_food, 'taken', v_taken, 'unit', v_unit, 'requested', v_requested, 'left', v_left, 'lots', v_lots,
    'shortfall', greatest(coalesce(v_wanted, 0), 0), 'below', private.below_minimum(v_food)));
end $$;
grant execute on function private.take_out(jsonb, text) to authenticated;

create or replace function private.tool_use_item(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$ select private.take_out(p_arguments, 'used') $$;
grant execute on function private.tool_use_item(jsonb) to authenticated;
comment on function private.tool_use_item(jsonb) is 'tool of pantry, by hand';

-- Throws food away. "The milk went off" means one of several lots that differ in date, place or opening: which one is asked,
-- unless all of them were said, an amount, a date or a lot.
create or replace function private.tool_discard_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lots public.inventory_lots[] := array(select l from private.lots_meant(p_arguments, p_arguments ->> 'location') l);
  v_day date := (p_arguments ->> 'expires_on')::date;
  v_lot uuid;
begin
  if v_day is not null then
    v_lots := array(select l from unnest(v_lots) l where l.expires_on = v_day);
    if cardinality(v_lots) = 0 then
      perform private.refuse_call('FOOD_NOT_FOUND', jsonb_build_object('food', p_arguments ->> 'food'));
    end if;
    v_lot := (v_lots[1]).id;
  end if;
  if p_arguments ->> 'item' is null and p_arguments ->> 'quantity' is null and not coalesce((p_arguments ->> 'all')::boolean, false)
    and (select count(distinct (l.due_on, l.location, l.opened_on)) from unnest(v_lots) l) > 1 then
    perform private.ask_which_lot(p_arguments ->> 'food', v_lots);
  end if;
  if v_lot is null and p_arguments ->> 'quantity' is null then
    perform private.ask_for_many(p_arguments, array(select v_lots[n].food from generate_subscripts(v_lots, 1) n order by n));
  end if;
  return jsonb_insert(private.take_out(case when v_lot is null then p_arguments else p_arguments || jsonb_build_object('item', v_lot) end, 'discarded'),
    '{data,why}', jsonb_build_object('reason', p_arguments -> 'reason', 'note', p_arguments -> 'note'));
end $$;
grant execute on function private.tool_discard_item(jsonb) to authenticated;
comment on function private.tool_discard_item(jsonb) is 'tool of pantry, by hand';
