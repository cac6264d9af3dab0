-- What is asked for can be counted: an amount is none, or at least a millionth and less than a billion, whichever tool it is told to
-- and whatever is there already. A smaller one used to vanish in what it was added to, and was answered as if it had been kept.

-- Arguments that are amounts, whichever tool has them. A test holds them against the contracts.
create function private.is_amount_argument(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select p_name in ('quantity', 'servings', 'makes', 'calories', 'target', 'ml')
$$;

-- Is it none, or something that can be counted? Not a number is greater than every number to PostgreSQL.
create function private.is_countable(p_amount numeric) returns boolean
language sql immutable set search_path = '' as $$
  select p_amount = 0 or (abs(p_amount) >= 0.000001 and abs(p_amount) < 1e9 and scale(trim_scale(p_amount)) <= 40)
$$;

create or replace function private.amount_asked(p_arguments jsonb) returns numeric
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := (p_arguments ->> 'quantity')::numeric;
begin
  if v_amount <= 0 or not private.is_countable(v_amount) then
    perform private.refuse_call('INVALID_VALUE', 'An amount is a number of at least 0.000001 and less than 1,000,000,000.');
  end if;
  return v_amount;
end $$;

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
    -- A gram is nothing in tonnes: what would be rounded to nothing is a lot of its own.
    and private.convert_amount((p_lot).quantity, (p_lot).unit, l.unit) >= 0.000001
  order by l.created_at limit 1 for update;
  if found then
    if v_lot.quantity + private.convert_amount((p_lot).quantity, (p_lot).unit, v_lot.unit) >= 1e9 then
      perform private.refuse_call('INVALID_VALUE', format('With what is there already that would be a billion or more of %s.', v_lot.food));
    end if;
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

grant execute on function private.is_amount_argument(text), private.is_countable(numeric) to authenticated;
