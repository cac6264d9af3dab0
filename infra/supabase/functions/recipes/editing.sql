-- Editing a recipe of one's own: its ingredients, its steps, and for how many it is, as one change.

-- The ingredients that a word means: the same food, else the one other that holds its words and may be meant by it.
create or replace function private.lines_meant(p_recipe uuid, p_food text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_food);
  v_ingredient uuid := (private.find_ingredient(p_food)).id;
  v_lines uuid[] := array(select i.id from public.recipe_ingredients i where i.recipe_id = p_recipe and (i.food_key = v_key or i.ingredient_id = v_ingredient));
  v_keys text[];
begin
  if cardinality(v_lines) = 0 then
    select array_agg(i.id), array_agg(distinct i.food_key) into v_lines, v_keys from public.recipe_ingredients i
    where i.recipe_id = p_recipe and string_to_array(i.food_key, ' ') @> string_to_array(v_key, ' ') and private.may_be_meant(v_key, i.food_key);
    if cardinality(v_keys) > 1 then
      perform private.ask_which('AMBIGUOUS_FOOD', jsonb_build_object('food', p_food), v_keys);
    elsif v_lines is null then
      perform private.refuse_call('FOOD_NOT_IN_RECIPE', jsonb_build_object('food', p_food, 'recipe', (select r.name from public.recipes r where r.id = p_recipe)));
    end if;
  end if;
  return v_lines;
end $$;
grant execute on function private.lines_meant(uuid, text) to authenticated;

-- An ingredient comes to the recipe: to the same food where the units convert, else as a line of its own behind the others.
create or replace function private.add_ingredient(p_recipe uuid, p_line jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_found record;
  v_amount numeric := (p_line ->> 'quantity')::numeric;
begin
  select * into v_found from private.food_meant(p_line ->> 'food');
  update public.recipe_ingredients i set quantity = i.quantity + private.convert_amount(v_amount, p_line ->> 'unit', i.unit)
  where i.id = (select x.id from public.recipe_ingredients x where x.recipe_id = p_recipe and x.food_key = v_found.food_key
    and private.convert_amount(v_amount, p_line ->> 'unit', x.unit) is not null and x.quantity is not null order by x.position limit 1);
  if not found then
    insert into public.recipe_ingredients (recipe_id, position, ingredient_id, food, food_key, quantity, unit)
    values (p_recipe, (select coalesce(max(x.position), 0) + 1 from public.recipe_ingredients x where x.recipe_id = p_recipe), v_found.ingredient_id, btrim(p_line ->> 'food'), v_found.food_key,
      v_amount, p_line ->> 'unit');
  end if;
end $$;
grant execute on function private.add_ingredient(uuid, jsonb) to authenticated;

-- For how many it is from now on: each amount is as many times what it was, so that a serving stays what it is. Those in the steps, too.
create or replace function private.scale_recipe(p_recipe public.recipes, p_servings numeric) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_foods text[] := array(select i.food from public.recipe_ingredients i where i.recipe_id = (p_recipe).id);
  v_steps jsonb;
  v_amounts int;
begin
  if p_servings is null then
    return null;
  elsif (p_recipe).servings is null then
    perform private.refuse_call('SERVINGS_UNKNOWN', jsonb_build_object('recipe', (p_recipe).name));
  elsif p_servings <= 0 or p_servings >= 1000 then
    perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
  end if;
  update public.recipe_ingredients i set quantity = round(i.quantity * p_servings / (p_recipe).servings, 6) where i.recipe_id = (p_recipe).id and i.quantity is not null;
  select coalesce(jsonb_agg(s.step order by n), '[]'), coalesce(sum(s.amounts), 0) into v_steps, v_amounts
  from jsonb_array_elements_text((p_recipe).steps) with ordinality x (text, n) cross join lateral private.scaled_step(x.text, p_servings / (p_recipe).servings, v_foods) s;
  update public.recipes r set servings = p_servings, steps = v_steps where r.id = (p_recipe).id;
  return jsonb_build_object('from', trim_scale((p_recipe).servings), 'to', trim_scale(p_servings), 'in_steps', v_amounts);
end $$;
grant execute on function private.scale_recipe(public.recipes, numeric) to authenticated;

create or replace function private.tool_edit_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.own_recipe_meant(p_arguments);
  v_lists jsonb := '{"add": [], "amounts": [], "remove": [], "swap": [], "add_steps": [], "change_steps": [], "remove_steps": []}'::jsonb || jsonb_strip_nulls(p_arguments);
  v_one jsonb;
  v_lines uuid[];
  v_found record;
  v_scaled jsonb;
  v_foods text[];
  v_keys text[];
begin
  perform private.refuse_conflicts(array(select x ->> 'food' from jsonb_array_elements(v_lists -> 'add') x union all select x ->> 'by' from jsonb_array_elements(v_lists -> 'swap') x),
    private.texts_of(v_lists -> 'add_steps') || array(select x ->> 'text' from jsonb_array_elements(v_lists -> 'change_steps') x));
  v_scaled := private.scale_recipe(v_recipe, coalesce((p_arguments ->> 'scale_to')::numeric, coalesce(v_recipe.servings, 1) * (p_arguments ->> 'scale_by')::numeric));
  select * into v_recipe from public.recipes r where r.id = v_recipe.id;
  for v_one in select * from jsonb_array_elements(v_lists -> 'remove') loop
    v_lines := private.lines_meant(v_recipe.id, v_one #>> '{}');
    delete from public.recipe_ingredients i where i.id = any (v_lines);
  end loop;
  for v_one in select * from jsonb_array_elements(v_lists -> 'swap') loop
    v_lines := private.lines_meant(v_recipe.id, v_one ->> 'food');
    select * into v_found from private.food_meant(v_one ->> 'by');
    update public.recipe_ingredients i set food = btrim(v_one ->> 'by'), food_key = v_found.food_key, ingredient_id = v_found.ingredient_id where i.id = any (v_lines);
  end loop;
  for v_one in select * from jsonb_array_elements(v_lists -> 'amounts') loop
    v_lines := private.lines_meant(v_recipe.id, v_one ->> 'food');
    update public.recipe_ingredients i set quantity = (v_one ->> 'quantity')::numeric, unit = coalesce(v_one ->> 'unit', i.unit) where i.id = v_lines[1];
  end loop;
  for v_one in select * from jsonb_array_elements(v_lists -> 'add') loop
    perform private.add_ingredient(v_recipe.id, v_one);
  end loop;
  select array_agg(i.food order by i.position), array_agg(i.food_key) into v_foods, v_keys from public.recipe_ingredients i where i.recipe_id = v_recipe.id;
  if v_foods is null then
    perform private.refuse_call('RECIPE_EMPTY', jsonb_build_object('recipe', v_recipe.name));
  elsif exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = private.recipe_fingerprint(v_recipe.name, v_keys) and r.id <> v_recipe.id) then
    perform private.refuse_call('DUPLICATE_RECIPE', jsonb_build_object('recipe', v_recipe.name));
  end if;
  -- What it holds and which diets it fits was told of the recipe that it was.
  update public.recipes r set fingerprint = private.recipe_fingerprint(r.name, v_keys), search = private.recipe_search(v_recipe, v_foods || v_keys), allergens = default, diets = default,
    steps = private.edited_steps(r, v_lists), updated_at = clock_timestamp()
  where r.id = v_recipe.id returning * into v_recipe;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'updated')), 'data',
    (v_lists - '{recipe,name,today,scale_to,scale_by,without,add_steps_after}'::text[]) || jsonb_build_object('name', v_recipe.name, 'scaled', v_scaled, 'ingredients', cardinality(v_foods)) || private.food_notices(v_foods));
end $$;
grant execute on function private.tool_edit_recipe(jsonb) to authenticated;
comment on function private.tool_edit_recipe(jsonb) is 'tool of pantry, by hand';
