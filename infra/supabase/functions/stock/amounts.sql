-- Amounts: told in another unit, asked for, and said.

-- Can an amount of one unit be told in the other? Null when it cannot.
create or replace function private.convert_amount(p_amount numeric, p_from text, p_to text) returns numeric
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
create or replace function private.amount_asked(p_arguments jsonb) returns numeric
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := (p_arguments ->> 'quantity')::numeric;
begin
  if v_amount <= 0 or not private.is_countable(v_amount) then
    perform private.refuse_call('AMOUNT_OUT_OF_RANGE');
  end if;
  return v_amount;
end $$;
grant execute on function private.amount_asked(jsonb) to authenticated;

create or replace function private.refuse_unit(p_food text, p_unit text, p_asked text) returns void
language sql set search_path = '' as $$
  select private.refuse_call('UNIT_MISMATCH', jsonb_build_object('food', p_food, 'unit', p_unit, 'asked', p_asked))
$$;
grant execute on function private.refuse_unit(text, text, text) to authenticated;
