-- The lots of a person's stock.

create or replace function private.lot_entity(p_lot public.inventory_lots, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'lot', 'id', (p_lot).id, 'label', (p_lot).food, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.lot_entity(public.inventory_lots, text) to authenticated;

-- Whether a lot that was pointed at is of the food that is named beside it: eggs are not taken out of the milk. What no food was
-- named for is what it is, and a word in common is enough ("the cream" for sour cream).
create or replace function private.lot_is_of(p_lot public.inventory_lots, p_key text, p_ingredient uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_key, '') = '' or (p_lot).food_key = p_key or coalesce((p_lot).ingredient_id = p_ingredient, false)
    or string_to_array((p_lot).food_key, ' ') && string_to_array(p_key, ' ') or private.is_misspelling(p_key, (p_lot).food_key)
$$;
grant execute on function private.lot_is_of(public.inventory_lots, text, uuid) to authenticated;

-- Who counts pieces of a food that comes in no pieces means another one of that name: "a pepper" is no spice. It is the one whose name ends so and that is there
-- in pieces; null where there is none, or several.
create or replace function private.counted_instead(p_key text, p_others text[], p_arguments jsonb) returns text[]
language sql stable set search_path = '' as $$
  with counted as (
    select distinct l.food_key from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (p_others) and l.unit = 'piece' and l.food_key like '% ' || p_key
  )
  select case when (p_arguments ->> 'quantity')::numeric >= 1 and coalesce(p_arguments ->> 'unit', 'piece') = 'piece' and (select count(*) from counted) = 1
    and exists (select from private.food_names n join public.ingredients i on i.id = n.ingredient_id where n.food_key = p_key and i.default_unit <> 'piece') then array(select food_key from counted) end
$$;
grant execute on function private.counted_instead(text, text[], jsonb) to authenticated;

-- The lots a person means by a food, first expired first, locked for a change. In order: the lot
-- that was named by id; the same food; the same ingredient; one food of which the words are a part
-- ("milk" finds "oat milk" when there is no milk); a misspelling. Several foods are asked about, never guessed.
-- A food may be one or many ("milk", "eggs"), so messages have no verb that depends on it.
create or replace function private.lots_meant(p_arguments jsonb, p_location text) returns setof public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_food text := p_arguments ->> 'food';
  v_key text := private.food_key(v_food);
  v_ingredient uuid := (private.find_ingredient(v_food)).id;
  v_keys text[];
  v_others text[];
  v_places jsonb;
  v_lot public.inventory_lots;
begin
  if p_arguments ->> 'item' is not null then
    select * into v_lot from public.inventory_lots where id = (p_arguments ->> 'item')::uuid for update;
    if not found then
      perform private.refuse_call('ITEM_NOT_FOUND');
    elsif not private.lot_is_of(v_lot, v_key, v_ingredient) then
      perform private.refuse_call('LOT_OF_OTHER_FOOD', jsonb_build_object('food', v_food, 'other', v_lot.food));
    end if;
    return next v_lot;
    return;
  end if;
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_NAMED');
  end if;
  select array_agg(distinct x.food_key) into v_keys from (
    select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key = v_key
    union all
    select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) and l.ingredient_id = v_ingredient) x;
  if v_keys is null then
    select array_agg(f.food_key order by f.food_key) filter (where private.may_be_meant(v_key, f.food_key)), array_agg(f.food_key order by f.food_key)
    into v_keys, v_others from private.foods_in_stock() f
    where string_to_array(f.food_key, ' ') @> string_to_array(v_key, ' ');
    if v_keys is null then
      v_keys := private.counted_instead(v_key, v_others, p_arguments);
    end if;
    if v_keys is null and v_others is not null then
      perform private.refuse_call('ONLY_OTHER_FOOD', jsonb_build_object('food', v_food, 'others', to_jsonb(v_others[:8])));
    elsif cardinality(v_keys) > 1 then
      perform private.ask_which('AMBIGUOUS_FOOD', jsonb_build_object('food', v_food), v_keys[:8]);
    end if;
  end if;
  if v_keys is null then
    select array[f.food_key] into v_keys from private.foods_in_stock() f
    where private.is_misspelling(v_key, f.food_key)
    order by extensions.similarity(f.food_key, v_key) desc, f.food_key limit 1;
  end if;
  return query select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys) and (p_location is null or l.location = p_location)
    order by l.due_on nulls last, l.opened_on nulls last, l.created_at, l.id for update;
  if not found then
    select jsonb_agg(distinct l.location order by l.location desc) into v_places from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys);
    if v_places is null then
      perform private.refuse_call('FOOD_NOT_FOUND', jsonb_build_object('food', v_food));
    end if;
    perform private.refuse_call('FOOD_ELSEWHERE', jsonb_build_object('food', v_food, 'location', p_location, 'places', v_places));
  end if;
end $$;
grant execute on function private.lots_meant(jsonb, text) to authenticated;

-- Asks which of several lots is meant.
create or replace function private.ask_which_lot(p_food text, p_lots public.inventory_lots[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_call('AMBIGUOUS_LOT', jsonb_build_object('food', coalesce(p_food, p_lots[1].food), 'lots', (
    select jsonb_agg(private.lot_line(p_lots[n]) - 'food' order by n) from generate_series(1, least(cardinality(p_lots), 20)) n)));
end $$;
grant execute on function private.ask_which_lot(text, public.inventory_lots[]) to authenticated;

-- Adds to an equal lot where there is one in which the amount can be told, else makes a new lot.
create or replace function private.put_lot(p_lot public.inventory_lots) returns public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
  v_now timestamptz := clock_timestamp();
begin
  select * into v_lot from public.inventory_lots l
  where l.user_id = (select auth.uid()) and l.food_key = (p_lot).food_key and l.location = (p_lot).location
    and l.expires_on is not distinct from (p_lot).expires_on and l.opened_on is not distinct from (p_lot).opened_on
    and l.estimated_expires_on is not distinct from (p_lot).estimated_expires_on and l.thawed_on is not distinct from (p_lot).thawed_on
    -- A gram is nothing in tonnes: what would be rounded to nothing is a lot of its own.
    and private.convert_amount((p_lot).quantity, (p_lot).unit, l.unit) >= 0.000001
  order by l.created_at limit 1 for update;
  if found then
    if v_lot.quantity + private.convert_amount((p_lot).quantity, (p_lot).unit, v_lot.unit) >= 1e9 then
      perform private.refuse_call('STOCK_TOO_LARGE', jsonb_build_object('food', v_lot.food));
    end if;
    update public.inventory_lots l set
      quantity = l.quantity + private.convert_amount((p_lot).quantity, (p_lot).unit, l.unit), updated_at = clock_timestamp()
    where l.id = v_lot.id returning * into v_lot;
  else
    -- One moment for both: a lot that was never changed is told from a merged one by it.
    insert into public.inventory_lots (ingredient_id, food, food_key, quantity, unit, location, expires_on, opened_on, estimated_expires_on, thawed_on, created_at, updated_at)
    values ((p_lot).ingredient_id, (p_lot).food, (p_lot).food_key, (p_lot).quantity, (p_lot).unit, (p_lot).location,
            (p_lot).expires_on, (p_lot).opened_on, (p_lot).estimated_expires_on, (p_lot).thawed_on, v_now, v_now)
    returning * into v_lot;
  end if;
  return v_lot;
end $$;
grant execute on function private.put_lot(public.inventory_lots) to authenticated;

-- Lowers a lot by an amount of its own unit; an empty lot is gone.
create or replace function private.take_from_lot(p_lot public.inventory_lots, p_amount numeric) returns void
language plpgsql set search_path = '' as $$
begin
  if (p_lot).quantity - p_amount < 0.000001 then
    delete from public.inventory_lots where id = (p_lot).id;
  else
    update public.inventory_lots set quantity = quantity - p_amount, updated_at = clock_timestamp() where id = (p_lot).id;
  end if;
end $$;
grant execute on function private.take_from_lot(public.inventory_lots, numeric) to authenticated;

create or replace function private.lot_line(p_lot public.inventory_lots) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('food', (p_lot).food, 'quantity', (p_lot).quantity, 'unit', (p_lot).unit, 'location', (p_lot).location,
    'expires_on', (p_lot).expires_on, 'opened_on', (p_lot).opened_on) || private.estimate_told(p_lot)
$$;
grant execute on function private.lot_line(public.inventory_lots) to authenticated;
