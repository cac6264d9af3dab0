-- How much a pack of a food holds, as its person told, and amounts that are compared by it.

create or replace function private.pack_size_entity(p_size public.pack_sizes, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'pack_size', 'id', (p_size).id, 'label', (p_size).food, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.pack_size_entity(public.pack_sizes, text) to authenticated;

-- What was told of this food, before what was told of the bowl or the glass whatever is in it: that has the unit for its food.
create or replace function private.pack_size(p_ingredient uuid, p_food_key text, p_unit text) returns public.pack_sizes
language sql stable set search_path = '' as $$
  select s from public.pack_sizes s
  where s.user_id = (select auth.uid()) and s.unit = p_unit and (s.food_key = p_food_key or s.ingredient_id = p_ingredient or s.food_key = s.unit)
  order by s.food_key = s.unit, s.food_key = p_food_key desc limit 1
$$;
grant execute on function private.pack_size(uuid, text, text) to authenticated;

-- What a unit is made of: a pack holds pieces, and both hold grams.
create or replace function private.unit_rank(p_unit text) returns int
language sql stable set search_path = '' as $$
  select case when u.dimension in ('mass', 'volume') then 0 when u.dimension in ('count', 'slice', 'clove', 'stick', 'handful') then 1 else 2 end
  from public.units u where u.code = p_unit
$$;
grant execute on function private.unit_rank(text) to authenticated;

-- An amount of a food told in another unit: by what its person told of a pack, before what anybody published. Null where nothing is known.
create or replace function private.convert_own(p_ingredient uuid, p_food_key text, p_amount numeric, p_from text, p_to text) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_plain numeric := private.convert_amount(p_amount, p_from, p_to);
  v_from public.pack_sizes;
  v_to public.pack_sizes;
begin
  if v_plain is not null then
    return v_plain;
  end if;
  v_from := private.pack_size(p_ingredient, p_food_key, p_from);
  v_to := private.pack_size(p_ingredient, p_food_key, p_to);
  return round(private.convert_food(p_ingredient, p_amount * coalesce(v_from.quantity, 1), coalesce(v_from.size_unit, p_from), coalesce(v_to.size_unit, p_to))
    / coalesce(v_to.quantity, 1), 6);
end $$;
grant execute on function private.convert_own(uuid, text, numeric, text, text) to authenticated;

-- The same without what is usual of packs, cans and bottles: what somebody takes out of one is of the one that they bought, and that is theirs
-- to tell.
create or replace function private.convert_told(p_ingredient uuid, p_food_key text, p_amount numeric, p_from text, p_to text) returns numeric
language sql stable set search_path = '' as $$
  select case when p_from = p_to or not exists (
      select from unnest(array[p_from, p_to]) u where u in ('pack', 'can', 'bottle', 'jar', 'tub', 'bag', 'box') and private.pack_size(p_ingredient, p_food_key, u) is null)
    then private.convert_own(p_ingredient, p_food_key, p_amount, p_from, p_to) end
$$;
grant execute on function private.convert_told(uuid, text, numeric, text, text) to authenticated;

-- Refuses an amount that cannot be told in the unit of what is there. Where one of the two holds the other, it is asked how much: once, since
-- the answer is kept.
create or replace function private.refuse_unit_of(p_lot public.inventory_lots, p_asked text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_is_held boolean := private.unit_rank(p_asked) > private.unit_rank((p_lot).unit);
  v_pack text := case when v_is_held then p_asked else (p_lot).unit end;
  v_in text := case when v_is_held then (p_lot).unit else p_asked end;
begin
  if private.unit_rank(v_pack) > private.unit_rank(v_in) and private.pack_size((p_lot).ingredient_id, (p_lot).food_key, v_pack) is null then
    perform private.refuse_call('AMBIGUOUS_PACK', jsonb_build_object('food', (p_lot).food, 'unit', v_pack, 'asked', case v_in when 'dozen' then 'piece' else v_in end));
  end if;
  perform private.refuse_call('UNIT_MISMATCH', jsonb_build_object('food', (p_lot).food, 'unit', (p_lot).unit, 'asked', p_asked));
end $$;
grant execute on function private.refuse_unit_of(public.inventory_lots, text) to authenticated;

-- The key by which a measure of a food is kept: of a bowl of anything, the bowl itself.
create or replace function private.measured_key(p_food text, p_unit text) returns text
language sql stable set search_path = '' as $$
  select case when private.food_key(p_food) = p_unit then p_unit else coalesce((private.find_ingredient(p_food)).food_key, private.food_key(p_food)) end
$$;
grant execute on function private.measured_key(text, text) to authenticated;

create or replace function private.tool_set_pack_size(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ingredient public.ingredients := private.find_ingredient(p_arguments ->> 'food');
  v_key text := private.measured_key(p_arguments ->> 'food', p_arguments ->> 'unit');
  v_quantity numeric := private.amount_asked(p_arguments);
  v_size_unit text := coalesce(p_arguments ->> 'size_unit', 'piece');
  v_before public.pack_sizes;
  v_size public.pack_sizes;
begin
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_NAMED');
  elsif v_key = p_arguments ->> 'unit' then
    v_ingredient := null;
  end if;
  if v_size_unit = 'dozen' then
    v_size_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  if v_quantity is null or coalesce(private.unit_rank(p_arguments ->> 'unit') <= private.unit_rank(v_size_unit), true) then
    perform private.refuse_call('PACK_SIZE_UNCLEAR', jsonb_build_object('food', coalesce(v_ingredient.name, p_arguments ->> 'food')));
  end if;
  select * into v_before from public.pack_sizes s where s.user_id = (select auth.uid()) and s.food_key = v_key and s.unit = p_arguments ->> 'unit' for update;
  insert into public.pack_sizes (food, food_key, ingredient_id, unit, quantity, size_unit)
  values (coalesce(v_ingredient.name, btrim(p_arguments ->> 'food')), v_key, v_ingredient.id, p_arguments ->> 'unit', v_quantity, v_size_unit)
  on conflict (user_id, food_key, unit) do update set quantity = excluded.quantity, size_unit = excluded.size_unit, updated_at = clock_timestamp()
  returning * into v_size;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.pack_size_entity(v_size, case when v_before.id is null then 'created' else 'updated' end)),
    'data', jsonb_build_object('food', v_size.food, 'unit', v_size.unit, 'quantity', v_size.quantity, 'size_unit', v_size.size_unit,
      'before', case when v_before.id is not null then jsonb_build_object('quantity', v_before.quantity, 'unit', v_before.size_unit) end));
end $$;
grant execute on function private.tool_set_pack_size(jsonb) to authenticated;
comment on function private.tool_set_pack_size(jsonb) is 'tool of pantry, by hand';

create or replace function private.shown_pack_sizes(p_sizes public.pack_sizes[], p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', coalesce(jsonb_agg(private.pack_size_entity(s, p_op) order by s.food_key, s.unit), '[]'),
    'data', jsonb_build_object('measures', coalesce(jsonb_agg(jsonb_build_object('food', s.food, 'unit', s.unit, 'quantity', trim_scale(s.quantity), 'size_unit', s.size_unit)
      order by s.food_key, s.unit), '[]')))
  from unnest(p_sizes) s
$$;
grant execute on function private.shown_pack_sizes(public.pack_sizes[], text) to authenticated;

create or replace function private.tool_list_pack_sizes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.shown_pack_sizes(array(select s from public.pack_sizes s where s.user_id = (select auth.uid()) order by s.food_key, s.unit limit 100), 'read')
$$;
grant execute on function private.tool_list_pack_sizes(jsonb) to authenticated;
comment on function private.tool_list_pack_sizes(jsonb) is 'tool of pantry';

-- All that was told of a food goes where no unit is named.
create or replace function private.tool_forget_pack_size(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_unit text := p_arguments ->> 'unit';
  v_key text := private.measured_key(p_arguments ->> 'food', v_unit);
  v_gone public.pack_sizes[];
begin
  with gone as (
    delete from public.pack_sizes s
    where s.user_id = (select auth.uid()) and s.food_key in (v_key, private.food_key(p_arguments ->> 'food')) and (v_unit is null or s.unit = v_unit) returning s.*
  )
  select array_agg(g::public.pack_sizes) into v_gone from gone g;
  if v_gone is null then
    perform private.refuse_call('PACK_SIZE_NOT_FOUND', jsonb_build_object('food', p_arguments ->> 'food'));
  end if;
  return private.shown_pack_sizes(v_gone, 'deleted');
end $$;
grant execute on function private.tool_forget_pack_size(jsonb) to authenticated;
comment on function private.tool_forget_pack_size(jsonb) is 'tool of pantry, by hand';
