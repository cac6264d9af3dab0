-- The tools that move food and correct what is noted of it.

create or replace function private.tool_move_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
  v_moved public.inventory_lots;
  v_unit text := p_arguments ->> 'unit';
  v_to text := p_arguments ->> 'to';
  v_wanted numeric := private.amount_asked(p_arguments);
  v_all boolean := p_arguments ->> 'quantity' is null;
  v_seen public.inventory_lots;
  v_named text := p_arguments ->> 'food';
  v_here numeric;
  v_part numeric;
  v_total numeric := 0;
  v_from text[] := '{}';
  v_food text;
  v_entities jsonb := '[]';
begin
  for v_lot in select * from private.lots_meant(p_arguments, p_arguments ->> 'from') loop
    v_named := coalesce(v_named, v_lot.food);
    v_unit := coalesce(v_unit, v_lot.unit);
    v_here := private.convert_told(v_lot.ingredient_id, v_lot.food_key, v_lot.quantity, v_lot.unit, v_unit);
    continue when v_lot.location = v_to;
    v_seen := v_lot;
    continue when v_here is null or (not v_all and v_wanted <= 0);
    v_food := coalesce(v_food, v_lot.food);
    v_part := case when v_all then v_here else least(v_here, v_wanted) end;
    perform private.take_from_lot(v_lot, case when v_part = v_here then v_lot.quantity else private.convert_told(v_lot.ingredient_id, v_lot.food_key, v_part, v_unit, v_lot.unit) end);
    v_moved := private.lot_in_place(v_lot, v_to, (p_arguments ->> 'today')::date);
    v_moved.quantity := case when v_part = v_here then v_lot.quantity else private.convert_told(v_lot.ingredient_id, v_lot.food_key, v_part, v_unit, v_lot.unit) end;
    v_moved := private.put_lot(v_moved);
    v_entities := v_entities || private.lot_entity(v_lot, case when v_part = v_here then 'deleted' else 'updated' end)
                             || private.lot_entity(v_moved, case when v_moved.created_at = v_moved.updated_at then 'created' else 'updated' end);
    v_from := v_from || v_lot.location;
    v_wanted := v_wanted - v_part;
    v_total := v_total + v_part;
  end loop;
  if v_food is null and v_seen.id is null then
    perform private.refuse_call('NOTHING_TO_MOVE', jsonb_build_object('food', v_named, 'location', v_to));
  elsif v_food is null then
    perform private.refuse_unit_of(v_seen, v_unit);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object(
    'food', v_food, 'moved', v_total, 'unit', v_unit, 'from', (select jsonb_agg(distinct f) from unnest(v_from) f), 'to', v_to) || private.estimate_told(v_moved));
end $$;
grant execute on function private.tool_move_item(jsonb) to authenticated;
comment on function private.tool_move_item(jsonb) is 'tool of pantry, by hand';

-- May a food be one of those in stock: the same, one whose longer name holds its words and that may be meant by it, or a misspelling?
create or replace function private.may_be_in_stock(p_food text) returns boolean
language sql stable set search_path = '' as $$
  with asked as materialized (select private.food_key(p_food) as key, (private.find_ingredient(p_food)).id as ingredient_id)
  select exists (
    select from asked a join private.foods_in_stock() f on f.food_key = a.key or f.ingredient_id = a.ingredient_id
      or string_to_array(f.food_key, ' ') @> string_to_array(a.key, ' ') and private.may_be_meant(a.key, f.food_key) or private.is_misspelling(a.key, f.food_key))
$$;
grant execute on function private.may_be_in_stock(text) to authenticated;

create or replace function private.tool_correct_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lots public.inventory_lots[];
  v_before public.inventory_lots;
  v_after public.inventory_lots;
  v_quantity numeric := (p_arguments ->> 'quantity')::numeric;
  v_unit text := p_arguments ->> 'unit';
begin
  if v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  -- Who says how much there is of what is not in stock yet has it. What no data knows has to have a place or a unit: "I have 2 kids" is no food.
  if p_arguments ->> 'item' is null and v_quantity > 0 and p_arguments ->> 'food' ~ '\S' and not private.may_be_in_stock(p_arguments ->> 'food')
    and (p_arguments ->> 'location' is not null or v_unit is not null or (private.find_ingredient(p_arguments ->> 'food')).id is not null) then
    return private.tool_add_item(p_arguments || '{"was_there": true}');
  end if;
  select array_agg(l) into v_lots from private.lots_meant(p_arguments, p_arguments ->> 'location') l;
  if cardinality(v_lots) > 1 then
    perform private.ask_which_lot(p_arguments ->> 'food', v_lots);
  end if;
  v_before := v_lots[1];
  if v_quantity is null and p_arguments ->> 'expires_on' is null and (p_arguments ->> 'opened')::boolean and v_before.opened_on is null then
    return private.told_opened(v_before, private.open_lot(v_before, null, (p_arguments ->> 'today')::date));
  end if;
  if v_quantity = 0 then
    delete from public.inventory_lots where id = v_before.id;
    v_after := v_before;
    v_after.quantity := 0;
  else
    update public.inventory_lots l set
      quantity = coalesce(v_quantity, l.quantity),
      unit = case when v_quantity is null then l.unit else coalesce(v_unit, l.unit) end,
      expires_on = coalesce((p_arguments ->> 'expires_on')::date, l.expires_on),
      opened_on = case (p_arguments ->> 'opened')::boolean when true then coalesce(l.opened_on, (p_arguments ->> 'today')::date) when false then null else l.opened_on end,
      -- A date that is told takes the place of an estimate; what turns out to be closed is estimated as it came.
      estimated_expires_on = case when p_arguments ->> 'expires_on' is not null then null
        when (p_arguments ->> 'opened')::boolean and l.opened_on is null then private.estimate_opened(l, (p_arguments ->> 'today')::date)
        when not (p_arguments ->> 'opened')::boolean and l.opened_on is not null and l.expires_on is null
          then l.created_at::date + private.usual_days(l.ingredient_id, l.location, 'closed')
        when not (p_arguments ->> 'opened')::boolean and l.opened_on is not null then null
        else l.estimated_expires_on end,
      updated_at = clock_timestamp()
    where l.id = v_before.id returning * into v_after;
  end if;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.lot_entity(v_before, case when v_quantity = 0 then 'deleted' else 'updated' end)),
    'data', jsonb_build_object('food', v_before.food, 'location', v_before.location,
      'before', jsonb_build_object('quantity', v_before.quantity, 'unit', v_before.unit, 'expires_on', v_before.expires_on, 'opened_on', v_before.opened_on) || private.estimate_told(v_before),
      'after', jsonb_build_object('quantity', v_after.quantity, 'unit', v_after.unit, 'expires_on', v_after.expires_on, 'opened_on', v_after.opened_on) || private.estimate_told(v_after)));
end $$;
grant execute on function private.tool_correct_item(jsonb) to authenticated;
comment on function private.tool_correct_item(jsonb) is 'tool of pantry, by hand';

-- What was opened: the pack as it was and as it is, and how much is still closed.
create or replace function private.told_opened(p_before public.inventory_lots, p_after public.inventory_lots) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_closed numeric := coalesce((select l.quantity from public.inventory_lots l where l.id = (p_before).id and l.id <> (p_after).id), 0);
  v_opened numeric := (p_before).quantity - v_closed;
begin
  return jsonb_build_object(
    'entities', jsonb_build_array(private.lot_entity(p_after, case when (p_after).id = (p_before).id or (p_after).created_at <> (p_after).updated_at then 'updated' else 'created' end))
      || case when v_closed > 0 then jsonb_build_array(private.lot_entity(p_before, 'updated')) else '[]' end,
    'data', jsonb_build_object('food', (p_before).food, 'location', (p_before).location, 'still_closed', v_closed,
      'before', private.lot_line(p_before) - '{food,location}'::text[] || jsonb_build_object('quantity', v_opened),
      'after', private.lot_line(p_after) - '{food,location}'::text[] || jsonb_build_object('quantity', v_opened)));
end $$;
grant execute on function private.told_opened(public.inventory_lots, public.inventory_lots) to authenticated;
