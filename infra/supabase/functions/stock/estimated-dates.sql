-- How long what is in stock keeps, estimated from the published times of its food (`ingredient_shelf_life`) by place and state. The lesser
-- of two days is taken: an estimate reminds somebody to look, and is told as one.

-- How many days a food keeps somewhere. An opened pack for which nobody published a time is not known to keep.
create or replace function private.usual_days(p_ingredient uuid, p_location text, p_state text) returns int
language sql stable set search_path = '' as $$
  select k.days_at_least from private.keeping_of(p_ingredient, p_state, p_location) k limit 1
$$;
grant execute on function private.usual_days(uuid, text, text) to authenticated;

-- A lot that comes into the stock. A date that was told of a closed pack is not estimated anew.
create or replace function private.estimate_new(p_lot public.inventory_lots, p_today date) returns date
language sql stable set search_path = '' as $$
  select case
    when (p_lot).opened_on is not null and (p_lot).location <> 'freezer' then p_today + coalesce(private.usual_days((p_lot).ingredient_id, (p_lot).location, 'opened'),
      case when (p_lot).expires_on is null then private.usual_days((p_lot).ingredient_id, (p_lot).location, 'closed') end)
    when (p_lot).expires_on is null then p_today + private.usual_days((p_lot).ingredient_id, (p_lot).location, 'closed') end
$$;
grant execute on function private.estimate_new(public.inventory_lots, date) to authenticated;

-- A lot that is opened keeps no longer than it did.
create or replace function private.estimate_opened(p_lot public.inventory_lots, p_today date) returns date
language sql stable set search_path = '' as $$
  select case when (p_lot).location = 'freezer' then (p_lot).estimated_expires_on
    else least((p_lot).estimated_expires_on, p_today + private.usual_days((p_lot).ingredient_id, (p_lot).location, 'opened')) end
$$;
grant execute on function private.estimate_opened(public.inventory_lots, date) to authenticated;

-- A lot as it is in another place. Freezing begins a new time, unless the old one is over: what is past its date does not get better.
-- Thawing begins another. Between other places, what is left of its time in the one is left of its time in the other.
create or replace function private.lot_in_place(p_lot public.inventory_lots, p_to text, p_today date) returns public.inventory_lots
language plpgsql stable set search_path = '' as $$
declare
  v_state text := case when (p_lot).opened_on is null then 'closed' else 'opened' end;
  v_was int := private.usual_days((p_lot).ingredient_id, (p_lot).location, v_state);
  v_is int := private.usual_days((p_lot).ingredient_id, p_to, v_state);
  v_moved public.inventory_lots := p_lot;
begin
  if (p_lot).location = p_to then
    return p_lot;
  end if;
  v_moved.location := p_to;
  if p_to = 'freezer' then
    v_moved.thawed_on := null;
    if (p_lot).due_on >= p_today or (p_lot).due_on is null then
      v_moved.estimated_expires_on := p_today + private.usual_days((p_lot).ingredient_id, 'freezer', 'closed');
    end if;
  elsif (p_lot).location = 'freezer' then
    v_moved.thawed_on := p_today;
    v_moved.estimated_expires_on := p_today + private.usual_days((p_lot).ingredient_id, p_to, 'thawed');
  elsif (p_lot).estimated_expires_on is not null and v_was is not null and (p_lot).thawed_on is null then
    v_moved.estimated_expires_on := p_today + floor(v_is * greatest((p_lot).estimated_expires_on - p_today, 0)::numeric / v_was)::int;
  elsif (p_lot).due_on is null then
    v_moved.estimated_expires_on := p_today + v_is;
  end if;
  return v_moved;
end $$;
grant execute on function private.lot_in_place(public.inventory_lots, text, date) to authenticated;

-- Opens a lot. Of several packs one is opened and the others stay closed; what is counted or measured otherwise is opened as a whole.
create or replace function private.open_lot(p_lot public.inventory_lots, p_amount numeric, p_today date) returns public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_opened public.inventory_lots := p_lot;
  v_is_pack boolean := (p_lot).unit in ('pack', 'can', 'bottle', 'jar', 'tub', 'bag', 'box', 'loaf');
  v_amount numeric := least((p_lot).quantity, coalesce(p_amount, case when v_is_pack then 1 else (p_lot).quantity end));
begin
  if (p_lot).opened_on is not null then
    return p_lot;
  end if;
  v_opened.opened_on := p_today;
  v_opened.estimated_expires_on := private.estimate_opened(p_lot, p_today);
  if v_amount = (p_lot).quantity then
    update public.inventory_lots l set opened_on = p_today, estimated_expires_on = v_opened.estimated_expires_on, updated_at = clock_timestamp()
    where l.id = (p_lot).id returning * into v_opened;
    return v_opened;
  end if;
  perform private.take_from_lot(p_lot, v_amount);
  v_opened.quantity := v_amount;
  return private.put_lot(v_opened);
end $$;
grant execute on function private.open_lot(public.inventory_lots, numeric, date) to authenticated;

-- The estimated day where it is the one that counts; nothing where a told one does.
create or replace function private.estimate_told(p_lot public.inventory_lots) returns jsonb
language sql immutable set search_path = '' as $$
  select case when (p_lot).due_on is distinct from (p_lot).expires_on then jsonb_build_object('estimated_on', (p_lot).due_on) else '{}' end
$$;
grant execute on function private.estimate_told(public.inventory_lots) to authenticated;
