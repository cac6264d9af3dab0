-- How much of a food its person always wants to have in, and what is below that.

create or replace function private.min_stock_entity(p_minimum public.min_stocks, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'min_stock', 'id', (p_minimum).id, 'label', (p_minimum).food, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.min_stock_entity(public.min_stocks, text) to authenticated;

-- A minimum beside what is there: of the same food, or of the one that may be meant by it. What is there in a measure that nobody can compare
-- makes it unsure, and is never taken for nothing; a bottle is the one that was bought, whatever is usual of bottles.
create or replace function private.minimum_line(p_minimum public.min_stocks) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_line public.recipe_ingredients;
  v_there record;
begin
  v_line.food_key := (p_minimum).food_key;
  v_line.ingredient_id := (p_minimum).ingredient_id;
  select coalesce(sum(l.here), 0) as amount, coalesce(bool_or(l.here is null), false) as is_unmeasured into v_there from (
    select private.convert_told(s.ingredient_id, s.food_key, s.quantity, s.unit, (p_minimum).unit) as here from public.inventory_lots s
    where s.user_id = (select auth.uid()) and s.food_key = any (private.stock_keys_of(v_line))) l;
  return jsonb_build_object('food', (p_minimum).food, 'quantity', trim_scale((p_minimum).quantity), 'unit', (p_minimum).unit, 'there', trim_scale(v_there.amount),
    'is_below', v_there.amount < (p_minimum).quantity - 0.000001 and not v_there.is_unmeasured,
    'is_unsure', v_there.amount < (p_minimum).quantity - 0.000001 and v_there.is_unmeasured);
end $$;
grant execute on function private.minimum_line(public.min_stocks) to authenticated;

-- What is surely below its minimum: of all foods, or of one that is named.
create or replace function private.below_minimum(p_food text) returns jsonb
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(p_food) as key, (private.find_ingredient(coalesce(p_food, ''))).id as ingredient, private.categories_under(array[private.category_of_word(left(coalesce(p_food, ''), 200))]) as sorts
  ), lines as (
    select private.minimum_line(m) as line from asked a join public.min_stocks m on m.user_id = (select auth.uid())
    where a.key is null or private.is_asked_food(m.food_key, m.ingredient_id, a.key, a.ingredient, a.sorts)
    order by m.food_key limit 200
  )
  select coalesce(jsonb_agg(l.line - 'is_below' - 'is_unsure' order by l.line ->> 'food'), '[]') from lines l where (l.line ->> 'is_below')::boolean
$$;
grant execute on function private.below_minimum(text) to authenticated;

-- Sets the minimum of a food, or takes it away where no amount is told.
create or replace function private.tool_set_min_stock(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ingredient public.ingredients := private.find_ingredient(p_arguments ->> 'food');
  v_key text := coalesce(v_ingredient.food_key, private.food_key(p_arguments ->> 'food'));
  v_quantity numeric := private.amount_asked(p_arguments);
  v_unit text := coalesce(p_arguments ->> 'unit', private.unit_of_count(v_ingredient, (p_arguments ->> 'quantity')::numeric));
  v_before public.min_stocks;
  v_minimum public.min_stocks;
begin
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_NAMED');
  end if;
  if v_unit = 'dozen' then
    v_unit := 'piece';
    v_quantity := v_quantity * 12;
  end if;
  select * into v_before from public.min_stocks m
  where m.user_id = (select auth.uid()) and (m.food_key = v_key or m.ingredient_id = v_ingredient.id) order by m.food_key = v_key desc limit 1 for update;
  if v_quantity is null then
    delete from public.min_stocks m where m.id = v_before.id;
    v_minimum := v_before;
  elsif v_before.id is null then
    insert into public.min_stocks (food, food_key, ingredient_id, quantity, unit)
    values (coalesce(v_ingredient.name, btrim(p_arguments ->> 'food')), v_key, v_ingredient.id, v_quantity, v_unit) returning * into v_minimum;
  else
    update public.min_stocks m set quantity = v_quantity, unit = v_unit, updated_at = clock_timestamp() where m.id = v_before.id returning * into v_minimum;
  end if;
  return jsonb_build_object(
    'entities', case when v_minimum.id is null then '[]'::jsonb
      else jsonb_build_array(private.min_stock_entity(v_minimum, case when v_quantity is null then 'deleted' when v_before.id is null then 'created' else 'updated' end)) end,
    'data', jsonb_build_object('food', coalesce(v_minimum.food, v_ingredient.name, btrim(p_arguments ->> 'food')), 'quantity', v_quantity, 'unit', v_unit,
      'before', case when v_before.id is not null then jsonb_build_object('quantity', v_before.quantity, 'unit', v_before.unit) end,
      'below', case when v_quantity is null then '[]'::jsonb else private.below_minimum(v_minimum.food) end));
end $$;
grant execute on function private.tool_set_min_stock(jsonb) to authenticated;
comment on function private.tool_set_min_stock(jsonb) is 'tool of pantry, by hand';

-- What runs low: below its minimum, or in a measure that cannot be compared with it; and all minimums that are set.
create or replace function private.tool_list_low_stock(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (
    select m, private.minimum_line(m) as line from public.min_stocks m where m.user_id = (select auth.uid()) order by m.food_key limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.min_stock_entity(l.m, 'read') order by l.line ->> 'food') from lines l), '[]'),
    'data', jsonb_build_object(
      'below', coalesce((select jsonb_agg(l.line - 'is_below' - 'is_unsure' order by l.line ->> 'food') from lines l where (l.line ->> 'is_below')::boolean), '[]'),
      'unsure', coalesce((select jsonb_agg(l.line - 'is_below' - 'is_unsure' order by l.line ->> 'food') from lines l where (l.line ->> 'is_unsure')::boolean), '[]'),
      'enough', coalesce((select jsonb_agg(l.line - 'is_below' - 'is_unsure' order by l.line ->> 'food') from lines l where not (l.line ->> 'is_below')::boolean and not (l.line ->> 'is_unsure')::boolean), '[]')))
$$;
grant execute on function private.tool_list_low_stock(jsonb) to authenticated;
comment on function private.tool_list_low_stock(jsonb) is 'tool of pantry';
