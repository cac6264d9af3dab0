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

-- The same of a food: what one weighs by its pieces, slices and cups, where somebody weighed them, goes between a count, a volume and a mass.
-- The weights are those of the food itself or of the one whose figures stand for it. Null where nothing is known.
create or replace function private.convert_food(p_ingredient uuid, p_amount numeric, p_from text, p_to text) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_plain numeric := private.convert_amount(p_amount, p_from, p_to);
  v_food uuid := p_ingredient;
begin
  if v_plain is not null or p_ingredient is null then
    return v_plain;
  end if;
  if not exists (select from public.ingredient_portions p where p.ingredient_id = v_food) then
    v_food := (select (private.food_with_figures(i.name)).id from public.ingredients i where i.id = p_ingredient);
  end if;
  -- A usual drink of coffee or juice is nothing that they are kept in: the one is kept dry, the other in bottles.
  if exists (
    select from public.ingredients i join public.ingredient_portions s on s.ingredient_id = i.id and s.unit = 'serving' and s.note = 'usual'
      cross join unnest(array[p_from, p_to]) u
    where i.id = v_food and i.kind = 'everyday' and i.category = 'drink' and u in ('piece', 'bowl', 'mug', 'serving')
      and (u = 'serving' or not exists (select from public.ingredient_portions p where p.ingredient_id = v_food and p.unit = u))) then
    return null;
  end if;
  return round(private.portion_grams(v_food, p_amount, p_from) / nullif(private.portion_grams(v_food, 1, p_to), 0), 6);
end $$;
grant execute on function private.convert_food(uuid, numeric, text, text) to authenticated;

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
