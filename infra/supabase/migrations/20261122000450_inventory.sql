-- The kitchen's stock: one row per lot, so that one food may have several dates.

create table public.inventory_lots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  ingredient_id uuid references public.ingredients (id),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  unit text not null references public.units (code),
  location text not null check (location in ('fridge', 'freezer', 'pantry', 'counter', 'other')),
  expires_on date,
  opened_on date,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index inventory_lots_by_food on public.inventory_lots (user_id, food_key);
create index inventory_lots_by_expiry on public.inventory_lots (expires_on) where expires_on is not null;
alter table public.inventory_lots enable row level security;
alter table public.inventory_lots force row level security;
create policy "own stock" on public.inventory_lots for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.inventory_lots to authenticated;
create trigger audit_change after insert or update or delete on public.inventory_lots
  for each row execute function private.audit_change();

-- Can an amount of one unit be told in the other? Null when it cannot.
create function private.convert_amount(p_amount numeric, p_from text, p_to text) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  if p_from = p_to then
    return p_amount;
  end if;
  return (
    select round(p_amount * f.factor / t.factor, 6)
    from public.units f, public.units t where f.code = p_from and t.code = p_to and f.dimension = t.dimension);
end $$;
grant execute on function private.convert_amount(numeric, text, text) to authenticated;

-- An amount that a call asks for. Null means all of it.
create function private.amount_asked(p_arguments jsonb) returns numeric
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := (p_arguments ->> 'quantity')::numeric;
begin
  -- Not a number is greater than every number to PostgreSQL.
  if v_amount <= 0 or v_amount >= 1e9 then
    perform private.refuse_call('INVALID_VALUE', 'An amount is more than zero and less than a billion.');
  end if;
  return v_amount;
end $$;
grant execute on function private.amount_asked(jsonb) to authenticated;

create function private.in_place(p_location text) returns text
language sql immutable set search_path = '' as $$
  select case p_location when 'counter' then 'on the counter' when 'other' then 'elsewhere' else 'in the ' || p_location end
$$;
grant execute on function private.in_place(text) to authenticated;

create function private.refuse_unit(p_food text, p_unit text, p_asked text) returns void
language sql set search_path = '' as $$
  select private.refuse_call('UNIT_MISMATCH', format('The stock of %s is counted in %s, which cannot be converted to %s.', p_food, p_unit, p_asked))
$$;
grant execute on function private.refuse_unit(text, text, text) to authenticated;

create function private.lot_entity(p_lot public.inventory_lots, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'lot', 'id', (p_lot).id, 'label', (p_lot).food, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.lot_entity(public.inventory_lots, text) to authenticated;

-- The lots a person means by a food, first expired first, locked for a change. In order: the lot
-- that was named by id; the same food; the same ingredient; one food of which the words are a part
-- ("milk" finds "oat milk" when there is no milk); a misspelling. Several foods are asked about, never guessed.
-- A food may be one or many ("milk", "eggs"), so messages have no verb that depends on it.
create function private.lots_meant(p_arguments jsonb, p_location text) returns setof public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_food text := p_arguments ->> 'food';
  v_key text := private.food_key(v_food);
  v_ingredient uuid := (private.find_ingredient(v_food)).id;
  v_keys text[];
  v_places text;
begin
  if p_arguments ->> 'item' is not null then
    return query select * from public.inventory_lots where id = (p_arguments ->> 'item')::uuid for update;
    if not found then
      perform private.refuse_call('ITEM_NOT_FOUND', 'That item is no longer in stock.');
    end if;
    return;
  end if;
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_FOUND', 'No food was named.');
  end if;
  select array_agg(distinct l.food_key) into v_keys from public.inventory_lots l
  where l.user_id = (select auth.uid()) and (l.food_key = v_key or l.ingredient_id = v_ingredient);
  if v_keys is null then
    select array_agg(distinct l.food_key) into v_keys from public.inventory_lots l
    where l.user_id = (select auth.uid()) and string_to_array(l.food_key, ' ') @> string_to_array(v_key, ' ');
    if cardinality(v_keys) > 1 then
      perform private.refuse_call('AMBIGUOUS_FOOD', format('Which %s do you mean: %s?', v_food, array_to_string(v_keys, ' or ')));
    end if;
  end if;
  if v_keys is null then
    select array[l.food_key] into v_keys from public.inventory_lots l
    where l.user_id = (select auth.uid()) and private.is_misspelling(v_key, l.food_key)
    order by extensions.similarity(l.food_key, v_key) desc, l.food_key limit 1;
  end if;
  return query select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys) and (p_location is null or l.location = p_location)
    order by l.expires_on nulls last, l.opened_on nulls last, l.created_at, l.id for update;
  if not found then
    select string_agg(distinct private.in_place(l.location), ' and ' order by private.in_place(l.location) desc) into v_places from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys);
    if v_places is null then
      perform private.refuse_call('FOOD_NOT_FOUND', format('No %s in stock.', v_food));
    end if;
    perform private.refuse_call('FOOD_ELSEWHERE', format('No %s %s, only %s.', v_food, private.in_place(p_location), v_places));
  end if;
end $$;
grant execute on function private.lots_meant(jsonb, text) to authenticated;

-- Adds to an equal lot where there is one, else makes a new lot.
create function private.put_lot(p_lot public.inventory_lots) returns public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
  v_now timestamptz := clock_timestamp();
begin
  select * into v_lot from public.inventory_lots l
  where l.user_id = (select auth.uid()) and l.food_key = (p_lot).food_key and l.location = (p_lot).location
    and l.expires_on is not distinct from (p_lot).expires_on and l.opened_on is not distinct from (p_lot).opened_on
    and private.convert_amount((p_lot).quantity, (p_lot).unit, l.unit) is not null
  order by l.created_at limit 1 for update;
  if found then
    update public.inventory_lots l set
      quantity = l.quantity + private.convert_amount((p_lot).quantity, (p_lot).unit, l.unit), updated_at = clock_timestamp()
    where l.id = v_lot.id returning * into v_lot;
  else
    -- One moment for both: a lot that was never changed is told from a merged one by it.
    insert into public.inventory_lots (ingredient_id, food, food_key, quantity, unit, location, expires_on, opened_on, created_at, updated_at)
    values ((p_lot).ingredient_id, (p_lot).food, (p_lot).food_key, (p_lot).quantity, (p_lot).unit, (p_lot).location,
            (p_lot).expires_on, (p_lot).opened_on, v_now, v_now)
    returning * into v_lot;
  end if;
  return v_lot;
end $$;
grant execute on function private.put_lot(public.inventory_lots) to authenticated;

-- Lowers a lot by an amount of its own unit; an empty lot is gone.
create function private.take_from_lot(p_lot public.inventory_lots, p_amount numeric) returns void
language plpgsql set search_path = '' as $$
begin
  if (p_lot).quantity - p_amount < 0.000001 then
    delete from public.inventory_lots where id = (p_lot).id;
  else
    update public.inventory_lots set quantity = quantity - p_amount, updated_at = clock_timestamp() where id = (p_lot).id;
  end if;
end $$;
grant execute on function private.take_from_lot(public.inventory_lots, numeric) to authenticated;

create function private.tool_add_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ingredient public.ingredients := private.find_ingredient(p_arguments ->> 'food');
  v_wanted public.inventory_lots;
  v_lot public.inventory_lots;
begin
  v_wanted.ingredient_id := v_ingredient.id;
  v_wanted.food := coalesce(v_ingredient.name, p_arguments ->> 'food');
  v_wanted.food_key := coalesce(v_ingredient.food_key, private.food_key(p_arguments ->> 'food'));
  v_wanted.quantity := (p_arguments ->> 'quantity')::numeric;
  v_wanted.unit := coalesce(p_arguments ->> 'unit', v_ingredient.default_unit, 'piece');
  if v_wanted.unit = 'dozen' then
    v_wanted.unit := 'piece';
    v_wanted.quantity := v_wanted.quantity * 12;
  end if;
  v_wanted.location := coalesce(p_arguments ->> 'location', v_ingredient.default_location, 'pantry');
  v_wanted.expires_on := (p_arguments ->> 'expires_on')::date;
  v_wanted.opened_on := case when (p_arguments ->> 'opened')::boolean then (p_arguments ->> 'today')::date end;
  v_lot := private.put_lot(v_wanted);
  return jsonb_build_object(
    'entities', jsonb_build_array(private.lot_entity(v_lot, case when v_lot.created_at = v_lot.updated_at then 'created' else 'updated' end)),
    'data', jsonb_build_object(
      'food', v_lot.food, 'quantity', v_wanted.quantity, 'unit', v_wanted.unit, 'location', v_lot.location,
      'expires_on', v_lot.expires_on, 'merged', v_lot.created_at <> v_lot.updated_at,
      'total', jsonb_build_object('quantity', v_lot.quantity, 'unit', v_lot.unit)));
end $$;

-- Takes an amount out of the lots meant, the first to expire first. Lots whose unit cannot be
-- converted are passed over; when none can, the call is refused.
create function private.take_out(p_arguments jsonb) returns jsonb
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
  v_seen text;
  v_food text;
  v_lots jsonb := '[]';
  v_entities jsonb := '[]';
begin
  for v_lot in select * from private.lots_meant(p_arguments, p_arguments ->> 'location') loop
    v_seen := v_lot.unit;
    v_unit := coalesce(v_unit, v_lot.unit);
    v_here := private.convert_amount(v_lot.quantity, v_lot.unit, v_unit);
    continue when v_here is null;
    v_food := coalesce(v_food, v_lot.food);
    v_part := case when v_requested is null then v_here else least(v_here, v_wanted) end;
    if v_part > 0 then
      perform private.take_from_lot(v_lot, case when v_part = v_here then v_lot.quantity else private.convert_amount(v_part, v_unit, v_lot.unit) end);
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
    perform private.refuse_unit(p_arguments ->> 'food', v_seen, v_unit);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object(
    'food', v_food, 'taken', v_taken, 'unit', v_unit, 'requested', v_requested, 'left', v_left, 'lots', v_lots,
    'shortfall', greatest(coalesce(v_wanted, 0), 0)));
end $$;
grant execute on function private.take_out(jsonb) to authenticated;

create function private.tool_use_item(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$ select private.take_out(p_arguments) $$;

create function private.tool_discard_item(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$ select private.take_out(p_arguments) $$;

create function private.tool_move_item(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
  v_moved public.inventory_lots;
  v_unit text := p_arguments ->> 'unit';
  v_to text := p_arguments ->> 'to';
  v_wanted numeric := private.amount_asked(p_arguments);
  v_all boolean := p_arguments ->> 'quantity' is null;
  v_seen text;
  v_here numeric;
  v_part numeric;
  v_total numeric := 0;
  v_from text[] := '{}';
  v_food text;
  v_entities jsonb := '[]';
begin
  for v_lot in select * from private.lots_meant(p_arguments, p_arguments ->> 'from') loop
    v_unit := coalesce(v_unit, v_lot.unit);
    v_here := private.convert_amount(v_lot.quantity, v_lot.unit, v_unit);
    continue when v_lot.location = v_to;
    v_seen := v_lot.unit;
    continue when v_here is null or (not v_all and v_wanted <= 0);
    v_food := coalesce(v_food, v_lot.food);
    v_part := case when v_all then v_here else least(v_here, v_wanted) end;
    perform private.take_from_lot(v_lot, case when v_part = v_here then v_lot.quantity else private.convert_amount(v_part, v_unit, v_lot.unit) end);
    v_moved := v_lot;
    v_moved.location := v_to;
    v_moved.quantity := case when v_part = v_here then v_lot.quantity else private.convert_amount(v_part, v_unit, v_lot.unit) end;
    v_moved := private.put_lot(v_moved);
    v_entities := v_entities || private.lot_entity(v_lot, case when v_part = v_here then 'deleted' else 'updated' end)
                             || private.lot_entity(v_moved, case when v_moved.created_at = v_moved.updated_at then 'created' else 'updated' end);
    v_from := v_from || v_lot.location;
    v_wanted := v_wanted - v_part;
    v_total := v_total + v_part;
  end loop;
  if v_food is null and v_seen is null then
    perform private.refuse_call('NOTHING_TO_MOVE', format('No %s to move: all of it in stock is %s.', p_arguments ->> 'food', private.in_place(v_to)));
  elsif v_food is null then
    perform private.refuse_unit(p_arguments ->> 'food', v_seen, v_unit);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object(
    'food', v_food, 'moved', v_total, 'unit', v_unit, 'from', (select jsonb_agg(distinct f) from unnest(v_from) f), 'to', v_to));
end $$;

create function private.tool_correct_item(p_arguments jsonb) returns jsonb
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
  select array_agg(l) into v_lots from private.lots_meant(p_arguments, p_arguments ->> 'location') l;
  if cardinality(v_lots) > 1 then
    perform private.refuse_call('AMBIGUOUS_LOT', format('Several lots of %s: %s. Which do you mean?', p_arguments ->> 'food',
      (select string_agg(format('%s %s %s%s', trim_scale(l.quantity), l.unit, private.in_place(l.location), coalesce(' until ' || l.expires_on, '')), '; ') from unnest(v_lots) l)));
  end if;
  v_before := v_lots[1];
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
      updated_at = clock_timestamp()
    where l.id = v_before.id returning * into v_after;
  end if;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.lot_entity(v_before, case when v_quantity = 0 then 'deleted' else 'updated' end)),
    'data', jsonb_build_object('food', v_before.food, 'location', v_before.location,
      'before', jsonb_build_object('quantity', v_before.quantity, 'unit', v_before.unit, 'expires_on', v_before.expires_on, 'opened_on', v_before.opened_on),
      'after', jsonb_build_object('quantity', v_after.quantity, 'unit', v_after.unit, 'expires_on', v_after.expires_on, 'opened_on', v_after.opened_on)));
end $$;

create function private.lot_line(p_lot public.inventory_lots) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('food', (p_lot).food, 'quantity', (p_lot).quantity, 'unit', (p_lot).unit, 'location', (p_lot).location,
    'expires_on', (p_lot).expires_on, 'opened_on', (p_lot).opened_on)
$$;
grant execute on function private.lot_line(public.inventory_lots) to authenticated;

create function private.tool_list_items(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with wanted as (
    select private.food_key(p_arguments ->> 'food') as key, (private.find_ingredient(coalesce(p_arguments ->> 'food', ''))).id as ingredient
  ), found as (
    select l from public.inventory_lots l, wanted w
    where l.user_id = (select auth.uid())
      and (p_arguments ->> 'location' is null or l.location = p_arguments ->> 'location')
      and (w.key is null or l.food_key = w.key or l.ingredient_id = w.ingredient
           or string_to_array(l.food_key, ' ') @> string_to_array(w.key, ' '))
    order by l.food, l.expires_on nulls last, l.id limit 201
  ), shown as (select l, row_number() over () as position from found limit 200)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(l, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object(
      'location', p_arguments -> 'location', 'food', p_arguments -> 'food',
      'items', coalesce((select jsonb_agg(private.lot_line(l) order by position) from shown), '[]'),
      'truncated', (select count(*) > 200 from found)))
$$;

create function private.tool_list_expiring(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select l, row_number() over (order by l.expires_on, l.food, l.id) as position from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.expires_on <= (p_arguments ->> 'until')::date
      and (p_arguments ->> 'location' is null or l.location = p_arguments ->> 'location')
    order by l.expires_on, l.food, l.id limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(l, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('until', p_arguments -> 'until', 'items', coalesce((
      select jsonb_agg(private.lot_line(l) || jsonb_build_object('days_left', (l).expires_on - (p_arguments ->> 'today')::date) order by position) from found), '[]')))
$$;

insert into private.tools (name, domain) values
  ('add_item', 'pantry'), ('use_item', 'pantry'), ('move_item', 'pantry'), ('correct_item', 'pantry'),
  ('discard_item', 'pantry'), ('list_items', 'pantry'), ('list_expiring', 'pantry');
grant execute on function
  private.tool_add_item(jsonb), private.tool_use_item(jsonb), private.tool_move_item(jsonb), private.tool_correct_item(jsonb),
  private.tool_discard_item(jsonb), private.tool_list_items(jsonb), private.tool_list_expiring(jsonb)
to authenticated;

-- Counts for Think, never rows (spec S2.4): readable as the person, under row level security.
create function public.kitchen_dashboard() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'items', coalesce(sum(n), 0),
    'by_location', coalesce(jsonb_object_agg(location, n), '{}'))
  from (select location, count(*) as n from public.inventory_lots where user_id = (select auth.uid()) group by location) x
$$;
grant execute on function public.kitchen_dashboard() to authenticated;
