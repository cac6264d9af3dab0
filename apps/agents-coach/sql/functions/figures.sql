-- From what a person said of a food to its weight and what is in it.

-- The name of a food without the words for its cut and size, which change no figure: "large chopped onions" are onions.
create or replace function private.without_cut(p_food text) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(t.w, ' ' order by t.n), p_food)
  from unnest(string_to_array(regexp_replace(btrim(p_food), '[\s,]+', ' ', 'g'), ' ')) with ordinality as t (w, n)
  where lower(t.w) <> all (private.phrases_of('cut'))
$$;
grant execute on function private.without_cut(text) to authenticated;

-- The food of the catalog with figures of its own, or the one that it is a sort of, by this name.
create or replace function private.catalog_food_with_figures(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.food_or_kin(p_food);
begin
  -- A food of the reference by its whole name is one that was offered.
  if v_found.id is null then
    select i.* into v_found from public.ingredients i where i.food_key = private.food_key(p_food);
  end if;
  if not exists (select from public.ingredient_figures f where f.ingredient_id = v_found.id) then
    return null;
  end if;
  return v_found;
end $$;
grant execute on function private.catalog_food_with_figures(text) to authenticated;

-- The food whose figures stand for the one that was said: itself, the one it is a sort of, or one of the reference with the same head
-- noun and form. No figure is silently another food's (ruling R34).
create or replace function private.food_with_figures(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.catalog_food_with_figures(p_food);
begin
  if v_found.id is null and private.without_cut(p_food) <> btrim(p_food) then
    v_found := private.catalog_food_with_figures(private.without_cut(p_food));
  end if;
  if v_found.id is null then
    select i.* into v_found from private.reference_meant(p_food) m join public.ingredients i on i.id = m.ingredient_id;
  end if;
  return v_found;
end $$;
grant execute on function private.food_with_figures(text) to authenticated;

-- The locale of the turn that asks; nothing outside of a turn. People may not read their turns as rows.
create or replace function private.locale_of_turn() returns text
language sql stable security definer set search_path = '' as $$
  select lower(t.locale) from public.turns t where t.id = nullif(current_setting('alfred.turn', true), '')::uuid
$$;
grant execute on function private.locale_of_turn() to authenticated;

-- Asks which food was eaten where its name means several: chips are fried potatoes or crisps. In a country where the word means one of
-- them nothing is asked. Who ate rice ate it cooked, and is told so.
create or replace function private.food_eaten(p_food text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_choice public.food_choices;
  v_locale text := coalesce(private.locale_of_turn(), '');
  v_local text;
begin
  select * into v_choice from public.food_choices c
  where c.word in (lower(btrim(p_food)), private.food_key(p_food), private.food_key(private.without_cut(p_food))) and (cardinality(c.options) > 1 or c.eaten is not null)
    and p_food !~* '\mraw\M' limit 1;
  if v_choice.word is null then
    return p_food;
  end if;
  if v_choice.eaten is not null then
    return v_choice.eaten;
  end if;
  v_local := case when v_locale like 'en-us%' then v_choice.american when v_locale like 'en-gb%' then v_choice.british end;
  if v_local is null then
    perform private.ask_which('AMBIGUOUS_FOOD', jsonb_build_object('food', p_food), v_choice.options);
  end if;
  return v_local;
end $$;
grant execute on function private.food_eaten(text) to authenticated;

-- How many grams an amount of a food is, by mass or by a portion that was weighed. Null when nobody knows:
-- a count is never grams, and a cup of one food is not a cup of another.
create or replace function private.portion_grams(p_ingredient uuid, p_quantity numeric, p_unit text) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(
    private.convert_amount(p_quantity, p_unit, 'g'),
    (select private.convert_amount(p_quantity, p_unit, p.unit) * p.grams
     from public.ingredient_portions p join public.units u on u.code = p.unit
     where p.ingredient_id = p_ingredient and private.convert_amount(p_quantity, p_unit, p.unit) is not null
     order by p.unit = p_unit desc, u.factor desc limit 1),
    -- "A latte", "a coffee" and "a bowl of soup" are what people usually have of it, where nobody weighed a piece or a bowl. Of everyday foods drinks
    -- alone are counted so: a piece of another one is no serving.
    case when p_unit in ('piece', 'bowl', 'mug', 'serving') then (
      select p_quantity * p.grams from public.ingredient_portions p join public.ingredients i on i.id = p.ingredient_id
      where p.ingredient_id = p_ingredient and p.unit = 'serving' and (p_unit <> 'piece' or i.kind <> 'everyday' or i.category in ('drink', 'alcohol'))) end)
$$;
grant execute on function private.portion_grams(uuid, numeric, text) to authenticated;

create or replace function private.nutrients_of(p_ingredient uuid, p_grams numeric) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * p_grams / 100, 3)))
    from public.ingredient_figures f cross join lateral jsonb_each_text(f.per_100g) n where f.ingredient_id = p_ingredient), '{}')
$$;
grant execute on function private.nutrients_of(uuid, numeric) to authenticated;

create or replace function private.source_of(p_ingredient uuid) returns text
language sql stable set search_path = '' as $$
  select f.source from public.ingredient_figures f where f.ingredient_id = p_ingredient
$$;
grant execute on function private.source_of(uuid) to authenticated;

-- What a person is told of a source; the number of the entry stays with the row.
create or replace function private.source_name(p_source text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(p_source, '^(USDA SR28|USDA FNDDS|USDA Foundation Foods|USDA FDC)\M.*$', '\1') $$;
grant execute on function private.source_name(text) to authenticated;

-- The size that is said before a food, and the food without it. A size that is part of a name is none.
create or replace function private.size_said(p_food text) returns table (size text, food text)
language sql stable set search_path = '' as $$
  select case when m[1] ~ '^(?:extra|jumbo)' then 'extra large' when m[1] in ('large', 'big', 'huge') then 'large' when m[1] ~ '^medium' then 'medium' else 'small' end, m[2]
  from regexp_match(btrim(left(p_food, 200)), '^(extra[- ]large|jumbo|large|big|huge|medium(?:[- ]sized)?|small|little|tiny)\s+(\S.*)$', 'i') m
  where m is not null
    and not exists (select from public.ingredients i where i.food_key = private.food_key(p_food) and i.kind <> 'reference')
    and not exists (select from public.ingredient_aliases a where a.food_key = private.food_key(p_food))
$$;
grant execute on function private.size_said(text) to authenticated;

create or replace function private.note_unknown_food(p_food text) returns jsonb
language sql set search_path = '' as $$
  insert into public.failed_lookups (food) values (left(p_food, 120));
  select private.refused('FOOD_UNKNOWN', jsonb_build_object('foods', jsonb_build_array(p_food)))
$$;
grant execute on function private.note_unknown_food(text) to authenticated;

create or replace function private.refuse_portion(p_food public.ingredients, p_quantity numeric, p_unit text) returns void
language plpgsql set search_path = '' as $$
declare
  v_units jsonb := (
    select jsonb_agg(p.unit order by u.dimension, u.factor) from public.ingredient_portions p join public.units u on u.code = p.unit
    where p.ingredient_id = (p_food).id);
begin
  perform private.refuse_call('UNIT_UNKNOWN', jsonb_build_object(
    'food', (p_food).name, 'quantity', trim_scale(p_quantity), 'unit', p_unit, 'measures', '["g"]'::jsonb, 'portions', coalesce(v_units, '[]')));
end $$;
grant execute on function private.refuse_portion(public.ingredients, numeric, text) to authenticated;

-- Are there figures of a source for this amount, so that no estimate takes their place?
create or replace function private.are_figures_known(p_item jsonb) returns boolean
language sql stable set search_path = '' as $$
  select (private.product_of(p_item ->> 'food')).barcode is not null
    or private.portion_grams((private.food_with_figures(p_item ->> 'food')).id, private.amount_asked(p_item), coalesce(p_item ->> 'unit', 'piece')) is not null
$$;
grant execute on function private.are_figures_known(jsonb) to authenticated;

-- One food and amount as it would be logged: what it is, what it weighs, what is in it, and who says so.
-- Null when nobody has figures for it; a unit that no weight is known for is refused with what would work.
-- With `nutrients` given they hold, under the name of who gave them: 'stated' or 'estimate'. An estimate is taken where there are no figures alone.
create or replace function private.portion_of(p_item jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients;
  v_quantity numeric := private.amount_asked(p_item);
  v_unit text := coalesce(p_item ->> 'unit', 'piece');
  v_grams numeric;
  v_product public.products := private.product_of(p_item ->> 'food');
  v_options text[];
  v_named public.ingredients;
  v_size text;
  v_bare text;
  v_of_size numeric;
  v_own public.pack_sizes;
  v_own_grams numeric;
  v_within text;
begin
  if jsonb_typeof(p_item -> 'nutrients') = 'object' and coalesce(p_item ->> 'source', '') not in ('stated', 'estimate') then
    -- Nobody writes figures of a source: those are looked up.
    perform private.refuse_call('INVALID_VALUE');
  elsif p_item ->> 'source' = 'estimate' and private.are_figures_known(p_item) then
    p_item := p_item - '{nutrients,source,flags}'::text[];
  end if;
  if v_product.barcode is not null and jsonb_typeof(p_item -> 'nutrients') is distinct from 'object' then
    return private.product_portion(v_product, p_item);
  end if;
  if v_quantity is null then
    perform private.refuse_call('AMOUNT_MISSING', jsonb_build_object('food', p_item ->> 'food'));
  elsif v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  if jsonb_typeof(p_item -> 'nutrients') = 'object' then
    if not private.are_amounts(p_item -> 'nutrients') then
      perform private.refuse_call('NUTRIENT_OUT_OF_RANGE');
    end if;
    return jsonb_build_object(
      'food', btrim(p_item ->> 'food'), 'food_key', private.food_key(p_item ->> 'food'), 'ingredient_id', null,
      'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', private.convert_amount(v_quantity, v_unit, 'g'),
      'nutrients', p_item -> 'nutrients', 'source', p_item ->> 'source', 'is_estimate', p_item ->> 'source' = 'estimate',
      'figures_of', null, 'flags', coalesce(p_item -> 'flags', '[]'));
  end if;
  select s.size, s.food into v_size, v_bare from private.size_said(p_item ->> 'food') s;
  p_item := p_item || jsonb_build_object('food', private.food_eaten(coalesce(v_bare, p_item ->> 'food')));
  v_within := private.food_within(p_item ->> 'food');
  v_food := private.food_with_figures(v_within);
  if v_food.id is null then
    v_options := (select m.options from private.reference_meant(p_item ->> 'food') m);
    if v_options is not null then
      perform private.ask_which('AMBIGUOUS_FOOD', jsonb_build_object('food', p_item ->> 'food'), v_options);
    end if;
    return null;
  end if;
  v_of_size := (select s.grams from private.portion_sizes s where s.ingredient_id = v_food.id and s.size = v_size and v_unit = 'piece');
  v_named := private.find_ingredient(p_item ->> 'food');
  -- What the person told of their own slice or bowl comes before what is usual, unless a size was said.
  if v_size is null then
    v_own := private.pack_size(coalesce(v_named.id, v_food.id), coalesce(v_named.food_key, private.food_key(p_item ->> 'food')), v_unit);
    v_own_grams := private.portion_grams(v_food.id, v_quantity * v_own.quantity, v_own.size_unit);
  end if;
  v_grams := coalesce(v_own_grams, v_quantity * v_of_size, private.portion_grams(v_food.id, v_quantity, v_unit));
  if v_grams is null then
    perform private.refuse_portion(v_food, v_quantity, v_unit);
  end if;
  return jsonb_build_object(
    'food', case when v_named.id = v_food.id then v_food.name else btrim(p_item ->> 'food') end,
    'food_key', coalesce(v_named.food_key, private.food_key(p_item ->> 'food')),
    'ingredient_id', v_food.id, 'quantity', trim_scale(v_quantity), 'unit', v_unit, 'grams', trim_scale(round(v_grams, 3)),
    'nutrients', private.nutrients_of(v_food.id, v_grams), 'source', private.source_of(v_food.id), 'is_estimate', false,
    'figures_of', case when v_named.id is distinct from v_food.id and v_food.food_key <> private.food_key(p_item ->> 'food') then v_food.name end, 'flags', '[]'::jsonb)
    || case when v_own_grams is not null then jsonb_build_object('own_measure', jsonb_build_object('quantity', trim_scale(v_own.quantity), 'unit', v_own.size_unit)) else '{}' end
    -- A size that nothing is known of is said to be left out; what is weighed has none.
    || case when v_size is not null and private.convert_amount(1, v_unit, 'g') is null then jsonb_build_object('size', jsonb_build_object('said', v_size, 'grams', v_of_size)) else '{}' end;
end $$;
grant execute on function private.portion_of(jsonb) to authenticated;
