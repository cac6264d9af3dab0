-- Figures of foods for whoever asks.

-- The figures of one food: of an amount, or of 100 g when none is given.
create or replace function private.tool_lookup_nutrition(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_portion jsonb := private.portion_of(case when p_arguments ->> 'quantity' is null
    then p_arguments || '{"quantity": 100, "unit": "g"}' else p_arguments end);
begin
  if v_portion is null then
    return private.note_unknown_food(p_arguments ->> 'food');
  end if;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', private.shown_portion(v_portion) || jsonb_build_object('nutrient', p_arguments -> 'nutrient'));
end $$;
grant execute on function private.tool_lookup_nutrition(jsonb) to authenticated;
comment on function private.tool_lookup_nutrition(jsonb) is 'tool of coach';

-- Several foods side by side, per 100 g or per piece, the most of the nutrient first. Foods without figures are named, not guessed.
create or replace function private.tool_compare_foods(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_nutrient text := coalesce(p_arguments ->> 'nutrient', 'calories');
  v_amount jsonb := case p_arguments ->> 'basis' when 'piece' then '{"quantity": 1, "unit": "piece"}'::jsonb else '{"quantity": 100, "unit": "g"}' end;
  v_food text;
  v_rows jsonb;
  v_unknown text[] := '{}';
  v_known jsonb := '[]';
begin
  for v_food in select distinct on (private.food_key(f.food)) f.food
    from jsonb_array_elements_text(p_arguments -> 'foods') with ordinality as f (food, position) order by private.food_key(f.food), f.position
  loop
    if (private.food_with_figures(v_food)).id is null then
      v_unknown := v_unknown || v_food;
      insert into public.failed_lookups (food) values (left(v_food, 120));
    else
      v_known := v_known || jsonb_build_array(private.shown_portion(private.portion_of(jsonb_build_object('food', v_food) || v_amount)));
    end if;
  end loop;
  if v_known = '[]' then
    return private.refused('FOOD_UNKNOWN', jsonb_build_object('foods', to_jsonb(v_unknown)));
  end if;
  -- A food whose entry does not tell the nutrient comes last; it is not the one with the least.
  select jsonb_agg(x.row || jsonb_build_object('nutrients', private.main_nutrients(x.row -> 'nutrients', v_nutrient)) order by (x.row -> 'nutrients' ->> v_nutrient)::numeric desc nulls last, x.row ->> 'food') into v_rows
  from (select distinct on (k.row ->> 'food') k.row from jsonb_array_elements(v_known) as k (row) order by k.row ->> 'food') x;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'nutrient', p_arguments -> 'nutrient', 'ranked_by', v_nutrient, 'basis', v_amount, 'foods', v_rows, 'unknown', to_jsonb(v_unknown))
    || private.food_notices(array(select r ->> 'food' from jsonb_array_elements(v_rows) r)));
end $$;
grant execute on function private.tool_compare_foods(jsonb) to authenticated;
comment on function private.tool_compare_foods(jsonb) is 'tool of coach';

-- What a model believes of a food that has no figures. It is kept apart from what is known by its source.
create or replace function private.tool_estimate_nutrition(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if (private.food_with_figures(p_arguments ->> 'food')).id is not null then
    perform private.refuse_call('FIGURES_EXIST', jsonb_build_object('food', p_arguments ->> 'food'));
  end if;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', private.shown_portion(private.portion_of(p_arguments || '{"source": "estimate"}')));
end $$;
grant execute on function private.tool_estimate_nutrition(jsonb) to authenticated;
comment on function private.tool_estimate_nutrition(jsonb) is 'tool of coach';

-- What the agent's validator found, as a call of its own.
create or replace function private.tool_validate_nutrition(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'food', p_arguments -> 'food', 'rejected', p_arguments -> 'rejected', 'flags', p_arguments -> 'flags'))
$$;
grant execute on function private.tool_validate_nutrition(jsonb) to authenticated;
comment on function private.tool_validate_nutrition(jsonb) is 'tool of coach';

-- An amount in another unit: within one kind of measure by their sizes, else by what portions of the food weigh.
create or replace function private.tool_convert_amount(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_said text := p_arguments ->> 'food';
  v_quantity numeric := private.amount_asked(p_arguments);
  v_unit text := coalesce(p_arguments ->> 'unit', 'piece');
  v_to text := coalesce(p_arguments ->> 'to', 'g');
  v_amount numeric := case
    when v_unit = 'fahrenheit' and v_to = 'celsius' then (v_quantity - 32) * 5 / 9
    when v_unit = 'celsius' and v_to = 'fahrenheit' then v_quantity * 9 / 5 + 32
    else private.convert_amount(v_quantity, v_unit, v_to) end;
  v_food public.ingredients;
  v_grams numeric;
  v_one numeric;
begin
  if v_amount is null then
    if v_said is null then
      perform private.refuse_call('UNIT_MISMATCH', jsonb_build_object('food', v_unit, 'unit', v_unit, 'asked', v_to));
    end if;
    v_food := private.food_with_figures(v_said);
    if v_food.id is null then
      v_food := private.find_ingredient(v_said);
    end if;
    if v_food.id is null then
      return private.note_unknown_food(v_said);
    end if;
    v_grams := private.portion_grams(v_food.id, v_quantity, v_unit);
    if v_grams is null then
      perform private.refuse_portion(v_food, v_quantity, v_unit);
    end if;
    v_one := private.portion_grams(v_food.id, 1, v_to);
    if v_one is null then
      perform private.refuse_portion(v_food, 1, v_to);
    end if;
    v_amount := v_grams / v_one;
  end if;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'food', coalesce(v_food.name, v_said), 'quantity', trim_scale(v_quantity), 'unit', v_unit, 'to', v_to, 'amount', trim_scale(round(v_amount, 6)),
    'source', private.source_name(private.source_of(v_food.id))));
end $$;
grant execute on function private.tool_convert_amount(jsonb) to authenticated;
comment on function private.tool_convert_amount(jsonb) is 'tool of coach';

-- What the person asked for or wanted to log and nobody had figures for, the latest first: each food once, how often it was, and whether there are
-- figures by now. What was imported or learned since is told apart, so that it can be logged.
create or replace function private.tool_list_failed_lookups(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with failed as (
    select (array_agg(f.food order by f.created_at desc))[1] as food, count(*) as times, max(f.created_at) as latest
    from public.failed_lookups f where f.user_id = (select auth.uid()) group by private.food_key(f.food)
  ), shown as (select * from failed order by latest desc, food limit 20)
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'foods', coalesce((select jsonb_agg(jsonb_build_object('food', s.food, 'times', s.times,
      'is_known', (private.product_of(s.food)).barcode is not null or (private.food_with_figures(s.food)).id is not null) order by s.latest desc, s.food) from shown s), '[]'),
    'more', (select greatest(count(*) - 20, 0) from failed)))
$$;
grant execute on function private.tool_list_failed_lookups(jsonb) to authenticated;
comment on function private.tool_list_failed_lookups(jsonb) is 'tool of coach';
