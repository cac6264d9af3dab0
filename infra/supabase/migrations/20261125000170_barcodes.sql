-- A packaged good by its barcode: its own figures, as whoever imported it tells them, and its own name.

-- The product of a barcode, however it was printed: importers keep 13 digits, with zeros in front of an American one.
create function private.product_of(p_food text) returns public.products
language sql stable set search_path = '' as $$
  select p.* from public.products p
  where p_food ~ '^\s*[0-9]{8,14}\s*$' and p.barcode in (btrim(p_food), lpad(btrim(p_food), 13, '0')) order by length(p.barcode) desc limit 1
$$;
grant execute on function private.product_of(text) to authenticated;

-- An amount of it as it would be logged. A label tells 100 g or 100 ml alike; a piece is a serving, where the label tells one.
create function private.product_portion(p_product public.products, p_item jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_quantity numeric := private.amount_asked(p_item);
  v_unit text := coalesce(p_item ->> 'unit', 'piece');
  v_grams numeric;
begin
  if v_quantity is null then
    perform private.refuse_call('AMOUNT_MISSING', format('How much %s?', (p_product).name));
  end if;
  v_grams := coalesce(private.convert_amount(v_quantity, v_unit, 'g'), private.convert_amount(v_quantity, v_unit, 'ml'),
    case when v_unit = 'piece' then v_quantity * (p_product).serving_grams end);
  if v_grams is null then
    perform private.refuse_call('UNIT_UNKNOWN', format('I do not know the weight of %s. Say how much %s in g or ml.',
      private.say_amount(v_quantity, v_unit, (p_product).name), (p_product).name));
  end if;
  return jsonb_build_object(
    'food', left((p_product).name, 120), 'food_key', private.food_key(left((p_product).name, 120)), 'ingredient_id', null,
    'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', trim_scale(round(v_grams, 3)),
    'nutrients', (select coalesce(jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * v_grams / 100, 3))), '{}') from jsonb_each_text((p_product).per_100g) n),
    'allergens', (select coalesce(jsonb_agg(a.label order by a.code), '[]') from public.allergens a where a.code = any ((p_product).allergens)),
    'source', (p_product).source, 'is_estimate', false, 'figures_of', null, 'flags', '[]'::jsonb);
end $$;
grant execute on function private.product_portion(public.products, jsonb) to authenticated;

-- One food and amount as it would be logged: what it is, what it weighs, what is in it, and who says so.
-- Null when nobody has figures for it; a unit that no weight is known for is refused with what would work.
-- With `nutrients` given they hold, under the name of who gave them: 'stated' or 'estimate'.
create or replace function private.portion_of(p_item jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients;
  v_quantity numeric := private.amount_asked(p_item);
  v_unit text := coalesce(p_item ->> 'unit', 'piece');
  v_grams numeric;
  v_product public.products := private.product_of(p_item ->> 'food');
begin
  if v_product.barcode is not null and jsonb_typeof(p_item -> 'nutrients') is distinct from 'object' then
    return private.product_portion(v_product, p_item);
  end if;
  if v_quantity is null then
    perform private.refuse_call('AMOUNT_MISSING', format('How much %s?', p_item ->> 'food'));
  elsif v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  if jsonb_typeof(p_item -> 'nutrients') = 'object' then
    if not private.are_amounts(p_item -> 'nutrients') then
      perform private.refuse_call('INVALID_VALUE', 'An amount of a nutrient is not less than zero.');
    end if;
    return jsonb_build_object(
      'food', btrim(p_item ->> 'food'), 'food_key', private.food_key(p_item ->> 'food'), 'ingredient_id', null,
      'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', private.convert_amount(v_quantity, v_unit, 'g'),
      'nutrients', p_item -> 'nutrients', 'source', p_item ->> 'source', 'is_estimate', p_item ->> 'source' = 'estimate',
      'figures_of', null, 'flags', coalesce(p_item -> 'flags', '[]'));
  end if;
  v_food := private.food_with_figures(p_item ->> 'food');
  if v_food.id is null then
    return null;
  end if;
  v_grams := private.portion_grams(v_food.id, v_quantity, v_unit);
  if v_grams is null then
    perform private.refuse_portion(v_food, v_quantity, v_unit);
  end if;
  return jsonb_build_object(
    'food', case when (private.find_ingredient(p_item ->> 'food')).id = v_food.id then v_food.name else btrim(p_item ->> 'food') end,
    'food_key', coalesce((private.find_ingredient(p_item ->> 'food')).food_key, private.food_key(p_item ->> 'food')),
    'ingredient_id', v_food.id, 'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', trim_scale(round(v_grams, 3)),
    'nutrients', private.nutrients_of(v_food.id, v_grams), 'source', private.source_of(v_food.id), 'is_estimate', false,
    'figures_of', case when (private.find_ingredient(p_item ->> 'food')).id is distinct from v_food.id then v_food.name end, 'flags', '[]'::jsonb);
end $$;

-- What a person must mind (ruling R18): the foods of what is logged, those of a recipe, of the cookbook too, and the
-- allergens that a label declares, whatever the product calls itself.
create or replace function private.proposal_response(p_proposal public.proposals, p_replaced text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', '[]'::jsonb,
    'data', private.shown_payload(p_proposal) || jsonb_build_object('replaced', p_replaced, 'warnings', private.food_warnings(array(
      select coalesce(l.food, i ->> 'food') from jsonb_array_elements((p_proposal).payload -> 'items') i
        left join public.recipe_ingredients l on l.recipe_id = ((p_proposal).payload ->> 'recipe')::uuid
      union all
      select a from jsonb_array_elements((p_proposal).payload -> 'items') i cross join jsonb_array_elements_text(coalesce(i -> 'allergens', '[]')) a))),
    'pending', jsonb_build_object(
      'kind', case (p_proposal).kind when 'recipe_selection' then 'disambiguation' else 'confirmation' end,
      'version', (p_proposal).version, 'summary', (p_proposal).summary,
      'data', private.shown_payload(p_proposal), 'options', private.options_of(p_proposal),
      'confirm', jsonb_build_object('tool', 'commit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)),
      'cancel', jsonb_build_object('tool', 'cancel_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id)),
      'edit', case when (p_proposal).kind <> 'recipe_selection' then
        jsonb_build_object('tool', 'edit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)) end))
$$;
