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

create or replace function private.refuse_large(p_arguments jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_is_large boolean;
  v_is_strange boolean;
  v_is_no_amount boolean;
begin
  if length(p_arguments::text) > 200000 then
    perform private.refuse_call('INVALID_VALUE', 'That is more than can be done in one go.');
  end if;
  with recursive parts as (
    select null::text as name, p_arguments as value, 0 as depth
    union all
    select c.name, c.value, p.depth + 1 from parts p cross join lateral (
      select e.key as name, e.value from jsonb_each(case jsonb_typeof(p.value) when 'object' then p.value else '{}' end) e
      union all
      select p.name, e from jsonb_array_elements(case jsonb_typeof(p.value) when 'array' then p.value else '[]' end) e) c
    where p.depth < 8
  )
  select
    coalesce(bool_or(case jsonb_typeof(p.value)
      when 'string' then length(p.value #>> '{}') > private.text_length_max(p.name)
      -- Only the meaning of a text is a longer list.
      when 'array' then jsonb_array_length(p.value) > case when p.name = 'vector' then 4096 else 200 end or p.depth = 8
      when 'object' then p.depth = 8
      else false end), false),
    coalesce(bool_or(case when jsonb_typeof(p.value) = 'string' then not private.is_plain(p.value #>> '{}', p.name in ('note', 'notes', 'description', 'steps', 'original', 'reason')) else false end), false),
    coalesce(bool_or(case
      -- An amount in quotes is none: it might say anything, "NaN" too.
      when private.is_amount_argument(p.name) then case jsonb_typeof(p.value) when 'number' then not private.is_countable(p.value::numeric) when 'string' then true else false end
      when jsonb_typeof(p.value) = 'number' then abs(p.value::numeric) >= 1e9 or scale(trim_scale(p.value::numeric)) > 40
      else false end), false)
  into v_is_large, v_is_strange, v_is_no_amount from parts p;
  if v_is_large then
    perform private.refuse_call('INVALID_VALUE', 'A part of that is longer than can be kept.');
  elsif v_is_strange then
    perform private.refuse_call('INVALID_VALUE', 'A name holds characters that cannot be shown.');
  elsif v_is_no_amount then
    perform private.refuse_call('INVALID_VALUE', 'An amount is a number of at least 0.000001 and less than 1,000,000,000.');
  end if;
end $$;

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
