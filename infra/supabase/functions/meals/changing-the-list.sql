-- Lines of the shopping list that are changed and cleared.

-- Sets how much of a food is to be bought: its open lines become one of that amount, or the one that is pointed at.
create or replace function private.tool_set_shopping(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lines public.shopping_items[] := array(select s from private.shopping_meant(p_arguments, true) s);
  v_quantity numeric := private.amount_asked(p_arguments);
  v_unit text := coalesce(p_arguments ->> 'unit', v_lines[1].unit, (select i.default_unit from public.ingredients i where i.id = v_lines[1].ingredient_id), 'piece');
  v_line public.shopping_items;
begin
  if v_quantity is null then
    perform private.refuse_call('AMOUNT_MISSING', jsonb_build_object('food', v_lines[1].food));
  end if;
  if v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  delete from public.shopping_items s where s.id in (select (l).id from unnest(v_lines[2:]) l);
  update public.shopping_items s set quantity = v_quantity, unit = v_unit, updated_at = clock_timestamp() where s.id = v_lines[1].id returning * into v_line;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.shopping_entity(v_line, 'updated'))
      || coalesce((select jsonb_agg(private.shopping_entity(l, 'deleted')) from unnest(v_lines[2:]) l), '[]'),
    'data', jsonb_build_object('food', v_line.food, 'quantity', v_line.quantity, 'unit', v_line.unit,
      'before', (select jsonb_agg(jsonb_build_object('quantity', v_lines[n].quantity, 'unit', v_lines[n].unit) order by n) from generate_subscripts(v_lines, 1) n)));
end $$;
grant execute on function private.tool_set_shopping(jsonb) to authenticated;
comment on function private.tool_set_shopping(jsonb) is 'tool of pantry, by hand';

-- Clears the list, or what is checked off on it.
create or replace function private.tool_clear_shopping(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_only_checked boolean := coalesce((p_arguments ->> 'only_checked')::boolean, false);
  v_lines public.shopping_items[] := array(
    select s from public.shopping_items s where s.user_id = (select auth.uid()) and (s.checked or not v_only_checked) order by s.checked, s.food, s.id for update);
begin
  perform private.ask_for_many(p_arguments, array(select v_lines[n].food from generate_subscripts(v_lines, 1) n order by n));
  delete from public.shopping_items s where s.id in (select (l).id from unnest(v_lines) l);
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.shopping_entity(l, 'deleted')) from unnest(v_lines) l), '[]'),
    'data', jsonb_build_object('only_checked', v_only_checked,
      'foods', coalesce((select jsonb_agg(v_lines[n].food order by n) from generate_subscripts(v_lines, 1) n), '[]')));
end $$;
grant execute on function private.tool_clear_shopping(jsonb) to authenticated;
comment on function private.tool_clear_shopping(jsonb) is 'tool of pantry, by hand';
