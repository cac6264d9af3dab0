-- The shopping list.

create or replace function private.shopping_entity(p_item public.shopping_items, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'shopping_item', 'id', (p_item).id, 'label', (p_item).food, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.shopping_entity(public.shopping_items, text) to authenticated;

-- The keys under which a food stands on the list: the same food, else the one food of which the words are a part and which may be
-- meant by them: milk is no coconut milk powder, and butter no peanut butter. Several are asked about; null where there is none.
create or replace function private.keys_on_list(p_food text, p_only_open boolean) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_food);
  v_ingredient uuid := (private.find_ingredient(p_food)).id;
  v_keys text[];
begin
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_NAMED');
  end if;
  select array_agg(distinct s.food_key) into v_keys from public.shopping_items s
  where s.user_id = (select auth.uid()) and (s.food_key = v_key or s.ingredient_id = v_ingredient) and not (p_only_open and s.checked);
  if v_keys is null then
    select array_agg(distinct s.food_key) into v_keys from public.shopping_items s
    where s.user_id = (select auth.uid()) and not (p_only_open and s.checked)
      -- A food that is called otherwise is the same one: the yoghurt is the Greek yogurt of the list.
      and exists (select from unnest(array[v_key, (private.find_ingredient(p_food)).food_key]) k
        where string_to_array(s.food_key, ' ') @> string_to_array(k, ' ') and private.may_be_meant(k, s.food_key));
    if cardinality(v_keys) > 1 then
      perform private.ask_which('AMBIGUOUS_FOOD', jsonb_build_object('food', p_food), v_keys);
    end if;
  end if;
  return v_keys;
end $$;
grant execute on function private.keys_on_list(text, boolean) to authenticated;

-- The lines that a call means, locked for a change: the one that it points at, or those of a food.
create or replace function private.shopping_meant(p_arguments jsonb, p_only_open boolean default false) returns setof public.shopping_items
language plpgsql set search_path = '' as $$
declare
  v_item uuid := (p_arguments ->> 'item')::uuid;
  v_keys text[] := case when v_item is null then private.keys_on_list(p_arguments ->> 'food', p_only_open) end;
begin
  return query select * from public.shopping_items s
    where s.user_id = (select auth.uid()) and (s.id = v_item or s.food_key = any (v_keys)) and not (p_only_open and s.checked) order by s.created_at, s.id for update;
  if not found then
    perform private.refuse_call('FOOD_NOT_LISTED', jsonb_build_object('food', p_arguments ->> 'food'));
  end if;
end $$;
grant execute on function private.shopping_meant(jsonb, boolean) to authenticated;

-- An amount as a line of the list may take it: of weights and volumes of one food, and of packs whose size its person told. Three onions and
-- 200 g of them stay two lines, since what an onion weighs on the average is not what somebody wants to buy.
create or replace function private.convert_listed(p_line public.shopping_items, p_amount numeric, p_from text, p_to text) returns numeric
language sql stable set search_path = '' as $$
  select case when private.convert_amount(p_amount, p_from, p_to) is not null or not exists (
      select from unnest(array[p_from, p_to]) u where private.unit_rank(u) > 0 and private.pack_size((p_line).ingredient_id, (p_line).food_key, u) is null)
    then private.convert_own((p_line).ingredient_id, (p_line).food_key, p_amount, p_from, p_to) end
$$;
grant execute on function private.convert_listed(public.shopping_items, numeric, text, text) to authenticated;

-- Adds to an open line of the same food where the units convert, else makes a second one. A line without an
-- amount takes the amount that is told later, and a line of packs becomes one of what they hold where that is added to it.
create or replace function private.tool_add_to_shopping(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ingredient public.ingredients := private.find_ingredient(p_arguments ->> 'food');
  v_key text := coalesce(v_ingredient.food_key, private.food_key(p_arguments ->> 'food'));
  v_quantity numeric := private.amount_asked(p_arguments);
  v_unit text := case when v_quantity is not null then coalesce(p_arguments ->> 'unit', private.unit_of_count(v_ingredient, v_quantity)) end;
  v_line public.shopping_items;
  v_total_unit text;
  v_op text := 'updated';
begin
  if v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  select * into v_line from public.shopping_items s
  where s.user_id = (select auth.uid()) and s.food_key = v_key and not s.checked
    and (v_quantity is null or s.quantity is null or private.convert_listed(s, v_quantity, v_unit, s.unit) is not null)
  order by s.created_at, s.id limit 1 for update;
  if not found then
    insert into public.shopping_items (food, food_key, ingredient_id, quantity, unit)
    values (coalesce(v_ingredient.name, btrim(p_arguments ->> 'food')), v_key, v_ingredient.id, v_quantity, v_unit) returning * into v_line;
    v_op := 'created';
  elsif v_quantity is null then
    v_op := 'read';
  else
    v_total_unit := case when private.unit_rank(v_unit) < private.unit_rank(v_line.unit) then v_unit else coalesce(v_line.unit, v_unit) end;
    update public.shopping_items s set
      quantity = coalesce(private.convert_listed(s, s.quantity, s.unit, v_total_unit), 0) + private.convert_listed(s, v_quantity, v_unit, v_total_unit),
      unit = v_total_unit, updated_at = clock_timestamp()
    where s.id = v_line.id returning * into v_line;
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.shopping_entity(v_line, v_op)), 'data', jsonb_build_object(
    'food', v_line.food, 'said', private.said_otherwise(p_arguments ->> 'food'), 'quantity', v_quantity, 'unit', v_unit, 'merged', v_op <> 'created',
    'total', jsonb_build_object('quantity', v_line.quantity, 'unit', v_line.unit),
    -- For an agent of the version before.
    'warning', (select c ->> 'why' from jsonb_array_elements(private.food_conflicts(array[p_arguments ->> 'food'])) c where c ->> 'status' = 'conflict')) || private.food_notices(array[p_arguments ->> 'food']));
end $$;
grant execute on function private.tool_add_to_shopping(jsonb) to authenticated;
comment on function private.tool_add_to_shopping(jsonb) is 'tool of pantry, by hand';

-- A shopping list in the order in which one walks through a shop.
create or replace function private.tool_list_shopping(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select s, row_number() over (order by s.checked, coalesce(i.aisle, 'Other'), coalesce(i.category, 'other'), s.food, s.created_at) as position,
      coalesce(i.category, 'other') as category, coalesce(i.aisle, 'Other') as aisle
    from public.shopping_items s left join public.ingredients i on i.id = s.ingredient_id
    where s.user_id = (select auth.uid()) order by position limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.shopping_entity(s, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('items', coalesce((
      select jsonb_agg(jsonb_build_object('food', (s).food, 'quantity', (s).quantity, 'unit', (s).unit, 'checked', (s).checked, 'category', category, 'aisle', aisle, 'note', (s).note) order by position)
      from found), '[]')))
$$;
grant execute on function private.tool_list_shopping(jsonb) to authenticated;
comment on function private.tool_list_shopping(jsonb) is 'tool of pantry';

create or replace function private.tool_remove_from_shopping(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_line public.shopping_items;
  v_entities jsonb := '[]';
begin
  for v_line in select * from private.shopping_meant(p_arguments) loop
    delete from public.shopping_items where id = v_line.id;
    v_entities := v_entities || private.shopping_entity(v_line, 'deleted');
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('food', v_line.food, 'lines', jsonb_array_length(v_entities)));
end $$;
grant execute on function private.tool_remove_from_shopping(jsonb) to authenticated;
comment on function private.tool_remove_from_shopping(jsonb) is 'tool of pantry, by hand';
