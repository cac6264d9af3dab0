-- A packaged good by its barcode: its own figures, as whoever imported it tells them, and its own name.

-- The product of a barcode, however it was printed: importers keep 13 digits, with zeros in front of an American one.
create or replace function private.product_of(p_food text) returns public.products
language sql stable set search_path = '' as $$
  select p.* from public.products p
  where p_food ~ '^\s*[0-9]{8,14}\s*$' and p.barcode in (btrim(p_food), lpad(btrim(p_food), 13, '0')) order by length(p.barcode) desc limit 1
$$;
grant execute on function private.product_of(text) to authenticated;

-- An amount of it as it would be logged. A label tells 100 g or 100 ml alike; a piece is a serving, where the label tells one.
create or replace function private.product_portion(p_product public.products, p_item jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_quantity numeric := private.amount_asked(p_item);
  v_unit text := coalesce(p_item ->> 'unit', 'piece');
  v_grams numeric;
begin
  if v_quantity is null then
    perform private.refuse_call('AMOUNT_MISSING', jsonb_build_object('food', (p_product).name));
  end if;
  v_grams := coalesce(private.convert_amount(v_quantity, v_unit, 'g'), private.convert_amount(v_quantity, v_unit, 'ml'),
    case when v_unit = 'piece' then v_quantity * (p_product).serving_grams end);
  if v_grams is null then
    perform private.refuse_call('UNIT_UNKNOWN', jsonb_build_object(
      'food', (p_product).name, 'quantity', trim_scale(v_quantity), 'unit', v_unit, 'measures', '["g", "ml"]'::jsonb, 'portions', '[]'::jsonb));
  end if;
  return jsonb_build_object(
    'food', left((p_product).name, 120), 'food_key', private.food_key(left((p_product).name, 120)), 'ingredient_id', null,
    'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', trim_scale(round(v_grams, 3)),
    'nutrients', (select coalesce(jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * v_grams / 100, 3))), '{}') from jsonb_each_text((p_product).per_100g) n),
    'allergens', (select coalesce(jsonb_agg(a.label order by a.code), '[]') from public.allergens a where a.code = any ((p_product).allergens)),
    'source', (p_product).source, 'is_estimate', false, 'figures_of', null, 'flags', '[]'::jsonb);
end $$;
grant execute on function private.product_portion(public.products, jsonb) to authenticated;
