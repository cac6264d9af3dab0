-- Cooking a recipe: what it takes leaves the stock, what is missing is said, and what is left over comes into it, as one change.

-- How many times its amounts a recipe was cooked: by servings, or as often as was said.
create or replace function private.times_cooked(p_recipe public.recipes, p_arguments jsonb) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_servings numeric := (p_arguments ->> 'servings')::numeric;
  v_times numeric := coalesce((p_arguments ->> 'times')::numeric, 1);
begin
  if v_servings <= 0 or v_servings >= 1000 or v_times <= 0 or v_times >= 1000 then
    perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
  elsif v_servings is not null and (p_recipe).servings is null then
    perform private.refuse_call('SERVINGS_UNKNOWN', jsonb_build_object('recipe', (p_recipe).name));
  end if;
  return coalesce(v_servings / (p_recipe).servings, v_times);
end $$;
grant execute on function private.times_cooked(public.recipes, jsonb) to authenticated;

-- The foods in stock that an ingredient means: the same food, else the one other whose longer name holds its words and that may be meant
-- by it. Of several nobody knows which one was cooked. Foods come in as they were read once, for
-- many ingredients in a row; null stands for an empty kitchen.
create or replace function private.stock_keys_among(p_line public.recipe_ingredients, p_keys text[], p_ingredients uuid[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_words text[] := string_to_array((p_line).food_key, ' ');
  v_found text[] := array(select s.food_key from unnest(p_keys, p_ingredients) as s (food_key, ingredient_id) where s.food_key = (p_line).food_key or s.ingredient_id = (p_line).ingredient_id);
begin
  if v_found <> '{}' then
    return v_found;
  end if;
  v_found := array(select k from unnest(p_keys) k where string_to_array(k, ' ') @> v_words and private.may_be_meant((p_line).food_key, k));
  return case when cardinality(v_found) = 1 then v_found else '{}' end;
end $$;
grant execute on function private.stock_keys_among(public.recipe_ingredients, text[], uuid[]) to authenticated;

-- The same among all that is in stock.
create or replace function private.stock_keys_of(p_line public.recipe_ingredients) returns text[]
language sql stable set search_path = '' as $$
  select private.stock_keys_among(p_line, array_agg(f.food_key), array_agg(f.ingredient_id)) from private.foods_in_stock() f
$$;
grant execute on function private.stock_keys_of(public.recipe_ingredients) to authenticated;

-- Takes what one ingredient needs out of the lots of its food, the first to expire first. What is there in a measure that nobody can
-- compare is left there and told, and so is an ingredient without an amount ("salt to taste") left alone.
create or replace function private.cook_line(p_line public.recipe_ingredients, p_times numeric, p_today date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_unit text := private.unit_of_line((p_line).unit);
  v_wanted numeric := round((p_line).quantity * p_times, 6);
  v_keys text[] := private.stock_keys_of(p_line);
  v_missing numeric := v_wanted;
  v_here numeric;
  v_part numeric;
  v_lot public.inventory_lots;
  v_entities jsonb := '[]';
  v_is_unmeasured boolean := false;
begin
  for v_lot in select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys) order by l.due_on nulls last, l.opened_on nulls last, l.created_at, l.id for update
  loop
    exit when v_missing is null or v_missing < 0.000001;
    v_here := private.convert_own(v_lot.ingredient_id, v_lot.food_key, v_lot.quantity, v_lot.unit, v_unit);
    v_is_unmeasured := v_is_unmeasured or v_here is null;
    continue when v_here is null;
    v_part := least(v_here, v_missing);
    perform private.take_from_lot(v_lot, case when v_part = v_here then v_lot.quantity else private.convert_own(v_lot.ingredient_id, v_lot.food_key, v_part, v_unit, v_lot.unit) end);
    v_entities := v_entities || private.lot_entity(v_lot, case when v_part = v_here then 'deleted' else 'updated' end);
    v_missing := v_missing - v_part;
  end loop;
  if jsonb_array_length(v_entities) > 0 then
    v_lot.food := (p_line).food;
    v_lot.food_key := (p_line).food_key;
    v_lot.ingredient_id := (p_line).ingredient_id;
    perform private.note_movement(v_lot, 'cooked', v_wanted - v_missing, v_unit, jsonb_build_object('today', p_today));
  end if;
  return jsonb_build_object('entities', v_entities, 'food', (p_line).food, 'unit', v_unit, 'wanted', v_wanted,
    'taken', trim_scale(v_wanted - v_missing), 'missing', case when not v_is_unmeasured then trim_scale(v_missing) end, 'is_there', cardinality(v_keys) > 0, 'is_unmeasured', v_is_unmeasured);
end $$;
grant execute on function private.cook_line(public.recipe_ingredients, numeric, date) to authenticated;

-- How long leftovers of a dish keep in the fridge: three days, the lesser of what FoodSafety.gov (Cold Food Storage Chart) publishes, and no longer
-- than what keeps least of it once it is cooked, as rice does.
create or replace function private.days_of_leftovers(p_recipe uuid) returns int
language sql stable set search_path = '' as $$
  select least(3, min(private.usual_days(i.ingredient_id, 'fridge', 'cooked'))) from public.recipe_ingredients i where i.recipe_id = p_recipe and i.ingredient_id is not null
$$;
grant execute on function private.days_of_leftovers(uuid) to authenticated;

-- How long what is left of a dish keeps that was cooked within these days. Null for what is no such dish, and in the freezer.
create or replace function private.leftovers_until(p_lot public.inventory_lots, p_today date) returns date
language sql stable set search_path = '' as $$
  select c.cooked_on + private.days_of_leftovers(c.recipe_id) from public.cooked_meals c
  where (p_lot).unit = 'serving' and (p_lot).location = 'fridge' and (p_lot).expires_on is null
    and c.user_id = (select auth.uid()) and c.cooked_on between p_today - 3 and p_today and private.food_key(c.title) = (p_lot).food_key
  order by c.cooked_on desc, c.created_at desc limit 1
$$;
grant execute on function private.leftovers_until(public.inventory_lots, date) to authenticated;

create or replace function private.put_leftovers(p_recipe public.recipes, p_servings numeric, p_today date) returns public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_lot public.inventory_lots;
begin
  v_lot.food := left((p_recipe).name, 120);
  v_lot.food_key := private.food_key(v_lot.food);
  v_lot.quantity := p_servings;
  v_lot.unit := 'serving';
  v_lot.location := 'fridge';
  v_lot.estimated_expires_on := p_today + private.days_of_leftovers((p_recipe).id);
  return private.put_lot(v_lot);
end $$;
grant execute on function private.put_leftovers(public.recipes, numeric, date) to authenticated;

-- Was a planned meal cooked? One that was replaced by another dish since is not.
create or replace function private.is_cooked(p_meal public.meal_plan_entries) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.cooked_meals c where c.planned_meal = (p_meal).id and c.recipe_id is not distinct from (p_meal).recipe_id)
$$;
grant execute on function private.is_cooked(public.meal_plan_entries) to authenticated;

-- For how many a planned dish is cooked, where nobody says otherwise: for as many as it was planned for.
create or replace function private.servings_planned(p_planned public.meal_plan_entries, p_recipe public.recipes, p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case when (p_planned).servings is not null and (p_recipe).servings is not null and p_arguments ->> 'servings' is null and p_arguments ->> 'times' is null
    then jsonb_build_object('servings', (p_planned).servings) else '{}' end
$$;
grant execute on function private.servings_planned(public.meal_plan_entries, public.recipes, jsonb) to authenticated;

-- Cooks one recipe on a day, for the planned dish that it is.
create or replace function private.cook_dish(p_recipe public.recipes, p_planned public.meal_plan_entries, p_cooked_on date, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_times numeric := private.times_cooked(p_recipe, p_arguments || private.servings_planned(p_planned, p_recipe, p_arguments));
  v_servings numeric := coalesce((p_arguments ->> 'servings')::numeric, (p_recipe).servings * v_times);
  v_leftovers numeric := (p_arguments ->> 'leftovers')::numeric;
  v_line public.recipe_ingredients;
  v_lines jsonb := '[]';
  v_entities jsonb := jsonb_build_array(private.recipe_entity(p_recipe, 'read'));
  v_cooked jsonb;
  v_lot public.inventory_lots;
  v_foods text[] := '{}';
begin
  if v_leftovers < 0 or v_leftovers > v_servings then
    perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
  end if;
  insert into public.cooked_meals (recipe_id, title, cooked_on, servings, planned_meal) values ((p_recipe).id, (p_recipe).name, p_cooked_on, v_servings, (p_planned).id);
  -- Nothing is to be done for it any more.
  perform private.leave_meal((p_planned).id);
  for v_line in select * from public.recipe_ingredients i where i.recipe_id = (p_recipe).id order by i.position loop
    v_cooked := private.cook_line(v_line, v_times, (p_arguments ->> 'today')::date);
    v_entities := v_entities || (v_cooked -> 'entities');
    v_foods := v_foods || v_line.food;
    v_lines := v_lines || ((v_cooked - 'entities') || jsonb_build_object('is_needed', not v_line.optional and v_line.food_key not in ('water', 'salt', 'black pepper', 'ice')));
  end loop;
  if v_leftovers > 0 then
    v_lot := private.put_leftovers(p_recipe, v_leftovers, p_cooked_on);
    v_entities := v_entities || private.lot_entity(v_lot, case when v_lot.created_at = v_lot.updated_at then 'created' else 'updated' end);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', private.cooked_as_told(v_lines) || jsonb_build_object('name', (p_recipe).name, 'servings', trim_scale(v_servings),
    'leftovers', case when v_lot.id is not null then private.lot_line(v_lot) || jsonb_build_object('quantity', v_leftovers) end) || private.food_notices(v_foods));
end $$;
grant execute on function private.cook_dish(public.recipes, public.meal_plan_entries, date, jsonb) to authenticated;

create or replace function private.tool_cook_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_recipe public.recipes;
begin
  if p_arguments ->> 'planned' is not null then
    return private.cook_planned(p_arguments);
  end if;
  v_recipe := private.recipe_cooked(p_arguments, v_today);
  return private.cook_dish(v_recipe, private.planned_to_cook(v_recipe.id, v_today), v_today, p_arguments);
end $$;
grant execute on function private.tool_cook_recipe(jsonb) to authenticated;
comment on function private.tool_cook_recipe(jsonb) is 'tool of pantry, by hand';

-- What was taken, what was missing and what was there in a measure that nobody can compare.
create or replace function private.cooked_as_told(p_lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'taken', coalesce(jsonb_agg(jsonb_build_object('food', l -> 'food', 'quantity', l -> 'taken', 'unit', l -> 'unit') order by n) filter (where (l ->> 'taken')::numeric > 0), '[]'),
    'missing', coalesce(jsonb_agg(jsonb_build_object('food', l -> 'food', 'quantity', l -> 'missing', 'unit', case when l ->> 'missing' is not null then l -> 'unit' end) order by n)
      filter (where (l ->> 'is_needed')::boolean and ((l ->> 'missing')::numeric > 0.000001 or not (l ->> 'is_there')::boolean)), '[]'),
    'unmeasured', coalesce(jsonb_agg(l -> 'food' order by n) filter (where (l ->> 'is_unmeasured')::boolean), '[]'))
  from jsonb_array_elements(p_lines) with ordinality as t (l, n)
$$;
grant execute on function private.cooked_as_told(jsonb) to authenticated;
