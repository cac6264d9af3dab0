-- What was bought: ticked off the shopping list and put into the stock, as one change.

create or replace function private.tick_off(p_line public.shopping_items) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.shopping_items set checked = true, updated_at = clock_timestamp() where id = (p_line).id and not checked;
  return private.shopping_entity(p_line, case when (p_line).checked then 'read' else 'updated' end);
end $$;
grant execute on function private.tick_off(public.shopping_items) to authenticated;

-- Ticks off the open lines of a food that was put into the stock, as `put_food` tells of it: those that wanted no more than that,
-- or any of it. Of twelve eggs on the list six are still to be bought.
create or replace function private.tick_off_covered(p_put jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_line public.shopping_items;
  v_entities jsonb := '[]';
begin
  for v_line in select * from public.shopping_items s
    where s.user_id = (select auth.uid()) and not s.checked and s.food_key = private.food_key(p_put ->> 'food')
      and (s.quantity is null or private.convert_told(s.ingredient_id, s.food_key, (p_put ->> 'quantity')::numeric, p_put ->> 'unit', s.unit) >= s.quantity)
    order by s.created_at, s.id for update
  loop
    v_entities := v_entities || private.tick_off(v_line);
  end loop;
  return v_entities;
end $$;
grant execute on function private.tick_off_covered(jsonb) to authenticated;

-- Ticks lines off and puts what is in `p_stocked` of them into the stock: the amount of each where none was said, and else what was
-- said. A line without an amount is one of the usual unit.
create or replace function private.buy(p_lines public.shopping_items[], p_stocked public.shopping_items[], p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_line public.shopping_items;
  v_asked jsonb;
  v_put jsonb;
  v_lines jsonb := '[]';
  v_lots jsonb := '[]';
  v_added jsonb := '[]';
begin
  foreach v_line in array p_lines loop
    v_lines := v_lines || private.tick_off(v_line);
  end loop;
  foreach v_line in array p_stocked loop
    v_asked := p_arguments || jsonb_build_object('food', v_line.food, 'opened', null);
    if p_arguments ->> 'quantity' is null then
      v_asked := v_asked || jsonb_build_object('quantity', coalesce(v_line.quantity, 1), 'unit', coalesce(v_line.unit, p_arguments ->> 'unit'));
    end if;
    v_put := private.put_food(v_asked);
    v_lots := v_lots || (v_put -> 'entities');
    v_added := v_added || (v_put -> 'data');
    -- An amount that was said is all that was bought, however many lines wanted it.
    exit when p_arguments ->> 'quantity' is not null;
  end loop;
  return jsonb_build_object('entities', v_lines || v_lots, 'data', jsonb_build_object('lines', jsonb_array_length(v_lines), 'added', v_added));
end $$;
grant execute on function private.buy(public.shopping_items[], public.shopping_items[], jsonb) to authenticated;

-- Bought, whether it was on the list or not: "bought the milk" is the two litres that the list says.
create or replace function private.tool_bought(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_keys text[] := private.keys_on_list(p_arguments ->> 'food', true);
  v_lines public.shopping_items[] := array(
    select s from public.shopping_items s where s.user_id = (select auth.uid()) and s.food_key = any (v_keys) and not s.checked order by s.created_at, s.id for update);
  v_stocked public.shopping_items[] := v_lines;
  v_food text := coalesce((v_lines[1]).food, (private.find_ingredient(p_arguments ->> 'food')).name, btrim(p_arguments ->> 'food'));
  v_unlisted public.shopping_items;
  v_bought jsonb;
begin
  perform private.amount_asked(p_arguments);
  if cardinality(v_lines) = 0 then
    v_unlisted.food := p_arguments ->> 'food';
    v_stocked := array[v_unlisted];
  end if;
  v_bought := private.buy(v_lines, v_stocked, p_arguments);
  return jsonb_set(v_bought, '{data,food}', to_jsonb(v_food));
end $$;
grant execute on function private.tool_bought(jsonb) to authenticated;
comment on function private.tool_bought(jsonb) is 'tool of pantry, by hand';

-- Checked off, because it was bought: the foods among the lines go into the stock. What nobody knows as a food may be foil or bird
-- seed, and is only ticked off; so is what was ticked off before.
create or replace function private.tool_check_off(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lines public.shopping_items[] := array(select s from private.shopping_meant(p_arguments) s);
  v_bought jsonb := private.buy(v_lines, array(select l from unnest(v_lines) l where not l.checked and l.ingredient_id is not null), jsonb_build_object('today', p_arguments -> 'today'));
begin
  return jsonb_set(v_bought, '{data,food}', to_jsonb((v_lines[1]).food));
end $$;
grant execute on function private.tool_check_off(jsonb) to authenticated;
comment on function private.tool_check_off(jsonb) is 'tool of pantry, by hand';

-- All that is open on the list was bought but for what is named, which stays open: one change.
create or replace function private.tool_bought_list(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_food text;
  v_named text[];
  v_kept text[] := '{}';
  v_lines public.shopping_items[];
  v_bought jsonb;
begin
  for v_food in select value from jsonb_array_elements_text(p_arguments -> 'except') loop
    v_named := private.keys_on_list(v_food, true);
    if v_named is null then
      perform private.refuse_call('FOOD_NOT_LISTED', jsonb_build_object('food', v_food));
    end if;
    v_kept := v_kept || v_named;
  end loop;
  v_lines := array(select s from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked and s.food_key <> all (v_kept) order by s.created_at, s.id for update);
  perform private.ask_for_many(p_arguments, array(select v_lines[n].food from generate_subscripts(v_lines, 1) n order by n));
  v_bought := private.buy(v_lines, array(select l from unnest(v_lines) l where l.ingredient_id is not null), jsonb_build_object('today', p_arguments -> 'today'));
  return jsonb_set(v_bought, '{data}', (v_bought -> 'data') || jsonb_build_object(
    'foods', (select coalesce(jsonb_agg(l.food order by l.created_at, l.id), '[]') from unnest(v_lines) l),
    'kept', (select coalesce(jsonb_agg(jsonb_build_object('food', s.food, 'quantity', s.quantity, 'unit', s.unit) order by s.created_at, s.id), '[]')
      from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked)));
end $$;
grant execute on function private.tool_bought_list(jsonb) to authenticated;
comment on function private.tool_bought_list(jsonb) is 'tool of pantry, by hand';
