-- The cookbook is read like a person's own recipes wherever one recipe is meant: shown, cooked, planned, logged. What is
-- listed, searched and changed as theirs stays theirs; a name means their own recipe first.

-- The recipe that a call means: by its id, by its name, else by words of its name or a misspelling of it. A person's
-- own comes before one of the cookbook.
create or replace function private.recipe_meant(p_arguments jsonb) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_name text := btrim(p_arguments ->> 'name');
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is not null then
    select array_agg(r) into v_found from public.recipes r where r.id = (p_arguments ->> 'recipe')::uuid;
  elsif v_name ~ '\S' then
    select array_agg(r) into v_found from private.recipes_named(v_name) r;
  end if;
  if v_found is null then
    perform private.refuse_call('RECIPE_NOT_FOUND', format('No recipe %s is saved.', coalesce('"' || v_name || '"', 'of that reference')));
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('AMBIGUOUS_RECIPE', format('Which %s do you mean: %s?', v_name,
      (select string_agg(r.name, ' or ' order by r.name) from (select * from unnest(v_found) limit 5) r)),
      array(select r.name from (select * from unnest(v_found) limit 5) r order by r.name));
  end if;
  return v_found[1];
end $$;

-- The recipes of a group that a name may mean: by the name itself, else by words of it, else by a misspelling of it.
create function private.recipes_named_of(p_user uuid, p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := lower(btrim(p_name));
begin
  return query select r.* from public.recipes r where r.user_id is not distinct from p_user and lower(r.name) = v_name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id is not distinct from p_user and to_tsvector('pg_catalog.english', r.name) @@ plainto_tsquery('pg_catalog.english', p_name) order by r.name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id is not distinct from p_user and extensions.similarity(lower(r.name), v_name) >= 0.5
    order by extensions.similarity(lower(r.name), v_name) desc, r.name;
end $$;
grant execute on function private.recipes_named_of(uuid, text) to authenticated;

-- The person's own first, the cookbook's only where they have none of that name.
create or replace function private.recipes_named(p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.recipes_named_of((select auth.uid()), p_name);
  if found then return; end if;
  return query select * from private.recipes_named_of(null, p_name) limit 5;
end $$;

create or replace function private.recipe_eaten(p_arguments jsonb) returns public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := coalesce(p_arguments ->> 'name', 'of that reference');
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is not null then
    select array_agg(r) into v_found from public.recipes r where r.id = (p_arguments ->> 'recipe')::uuid;
  else
    select array_agg(r) into v_found from private.recipes_named(v_name) r;
  end if;
  if v_found is null then
    perform private.refuse_call('RECIPE_NOT_FOUND', format('No recipe %s is saved.', v_name));
  elsif cardinality(v_found) > 1 then
    perform private.refuse_call('AMBIGUOUS_RECIPE', format('Which %s do you mean: %s?', v_name, (select string_agg(f.name, ' or ') from unnest(v_found) f)));
  end if;
  return v_found[1];
end $$;

-- Each ingredient of a recipe with what it weighs and what is in it; both are null where nobody knows.
create or replace function private.figures_of_lines(p_recipe uuid) returns table (n int, food text, grams numeric, nutrients jsonb, source text)
language sql stable set search_path = '' as $$
  select i.position, i.food, w.grams, private.nutrients_of(f.id, w.grams), private.source_name(private.source_of(f.id))
  from public.recipe_ingredients i
    left join lateral private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food)) f on f.id is not null
    left join lateral (select round(private.portion_grams(f.id, i.quantity, private.unit_of_line(i.unit)), 3) as grams) w on f.id is not null
  where i.recipe_id = p_recipe
$$;

create or replace function private.recipe_line(p_recipe public.recipes, p_why text) returns jsonb
language sql stable set search_path = '' as $$
  with foods as (select array(select food from public.recipe_ingredients i where i.recipe_id = (p_recipe).id order by position) as list)
  select jsonb_build_object('name', (p_recipe).name, 'cuisine', (p_recipe).cuisine, 'servings', (p_recipe).servings, 'minutes', private.recipe_minutes(p_recipe),
    'ingredients', cardinality(foods.list), 'why', p_why,
    'conflicts', case when exists (select from private.food_rules()) then coalesce((
      select jsonb_agg(c ->> 'why') from jsonb_array_elements(private.food_conflicts(foods.list)) c where c ->> 'status' = 'conflict'), '[]') else '[]' end)
  from foods
$$;

create or replace function private.tool_show_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
  v_lines jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('food', i.food, 'quantity', i.quantity, 'unit', i.unit, 'preparation', i.preparation,
    'optional', i.optional, 'note', i.note) order by i.position), '[]') into v_lines
  from public.recipe_ingredients i where i.recipe_id = v_recipe.id;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')), 'data',
    to_jsonb(v_recipe) - '{id,user_id,slug,origin,fingerprint,search,created_at,updated_at}'::text[] || jsonb_build_object(
      'minutes', private.recipe_minutes(v_recipe), 'is_cookbook', v_recipe.user_id is null, 'ingredients', v_lines,
      'conflicts', private.recipe_line(v_recipe, null) -> 'conflicts'));
end $$;

-- A recipe as somebody cooks it: everything that was written down, in one read as the person. A foreign recipe and an
-- absent one are answered alike, with null.
create or replace function public.recipe_in_full(p_recipe uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(r) - '{id,user_id,slug,origin,fingerprint,search,created_at,updated_at,simplified}'::text[] || jsonb_build_object(
    'ingredients', coalesce((
      select jsonb_agg(jsonb_build_object('food', i.food, 'quantity', i.quantity, 'unit', i.unit, 'preparation', i.preparation,
        'optional', i.optional, 'note', i.note) order by i.position)
      from public.recipe_ingredients i where i.recipe_id = r.id), '[]'))
  from public.recipes r where r.id = p_recipe
$$;

-- Holds a planned meal against the person's rules: by the recipe's ingredients where there is one, else by its title.
create or replace function private.refuse_meal_conflicts(p_recipe uuid, p_title text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_foods text[] := array(select i.food from public.recipe_ingredients i where i.recipe_id = p_recipe order by i.position);
begin
  perform private.refuse_conflicts(case when p_recipe is null then array[p_title] else v_foods end, case when p_recipe is null then '{}' else array[p_title] end);
end $$;

create or replace function private.tool_plan_meals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_wish jsonb;
  v_recipe public.recipes;
  v_meal public.meal_plan_entries;
  v_title text;
  v_before text;
  v_entities jsonb := '[]';
  v_planned jsonb := '[]';
begin
  if jsonb_array_length(coalesce(nullif(p_arguments -> 'meals', 'null'), '[]')) = 0 then
    perform private.refuse_call('INVALID_VALUE', 'No meal was named.');
  end if;
  for v_wish in select * from jsonb_array_elements(p_arguments -> 'meals') loop
    v_recipe := null;
    if v_wish ->> 'recipe' is not null then
      v_recipe := private.recipe_meant(jsonb_build_object('recipe', v_wish -> 'recipe'));
    end if;
    v_title := coalesce(nullif(btrim(v_wish ->> 'title'), ''), v_recipe.name);
    if v_recipe.id is null then
      -- Whoever plans a dish by the very name of a recipe means the recipe: their own, else the cookbook's.
      select r.* into v_recipe from public.recipes r where lower(r.name) = lower(v_title) order by r.user_id nulls last, r.id limit 1;
    end if;
    perform private.refuse_meal_conflicts(v_recipe.id, v_title);
    select * into v_meal from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day = (v_wish ->> 'day')::date and m.meal = v_wish ->> 'meal' for update;
    v_before := case when found then v_meal.title end;
    if v_before is not null and not coalesce((p_arguments ->> 'replace')::boolean, false) then
      perform private.refuse_call('MEAL_TAKEN', format('%s on %s is planned already: %s.', initcap(v_meal.meal), v_meal.day, v_before));
    elsif v_before is not null then
      update public.meal_plan_entries set recipe_id = v_recipe.id, title = v_title, note = v_wish ->> 'note' where id = v_meal.id returning * into v_meal;
    else
      insert into public.meal_plan_entries (day, meal, recipe_id, title, note)
      values ((v_wish ->> 'day')::date, v_wish ->> 'meal', v_recipe.id, v_title, v_wish ->> 'note') returning * into v_meal;
    end if;
    v_entities := v_entities || private.meal_entity(v_meal, case when v_before is null then 'created' else 'updated' end);
    v_planned := v_planned || jsonb_build_object('day', v_meal.day, 'meal', v_meal.meal, 'title', v_meal.title, 'replaced', v_before);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('planned', v_planned));
end $$;

drop policy "own meals" on public.meal_plan_entries;
create policy "own meals" on public.meal_plan_entries for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; a meal is never of another person's recipe.
    and (recipe_id is null or exists (
      select from public.recipes r where r.id = recipe_id and (r.user_id = (select auth.uid()) or r.user_id is null))));

-- A recipe of the cookbook is nobody's to change; a person changes their own copy of it.
create function private.own_recipe_meant(p_arguments jsonb) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
begin
  if p_arguments ->> 'recipe' is null and not exists (select from private.recipes_named_of((select auth.uid()), p_arguments ->> 'name')) then
    perform private.refuse_call('RECIPE_NOT_FOUND', format('No recipe "%s" is saved.', btrim(p_arguments ->> 'name')));
  end if;
  v_recipe := private.recipe_meant(p_arguments);
  if v_recipe.user_id is null and exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint) then
    -- Whoever has a copy means the copy, though the cookbook's was shown last.
    select r.* into v_recipe from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint;
  end if;
  if v_recipe.user_id is null then
    perform private.refuse_call('COOKBOOK_RECIPE', format('"%s" is in the cookbook, which nobody changes. Save a copy of it, then change that.', v_recipe.name));
  end if;
  return v_recipe;
end $$;
grant execute on function private.own_recipe_meant(jsonb) to authenticated;

create or replace function private.tool_delete_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.own_recipe_meant(p_arguments);
begin
  delete from public.recipes where id = v_recipe.id;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'deleted')), 'data', jsonb_build_object('name', v_recipe.name));
end $$;

create or replace function private.tool_update_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_before public.recipes := private.own_recipe_meant(p_arguments);
  v_after public.recipes := v_before;
  v_foods text[];
  v_keys text[];
begin
  select coalesce(array_agg(food order by position), '{}'), coalesce(array_agg(food_key), '{}') into v_foods, v_keys
  from public.recipe_ingredients where recipe_id = v_before.id and user_id = (select auth.uid());
  -- Only what is new is held against the rules: an old recipe may be renamed by somebody whose rules have changed.
  perform private.refuse_conflicts('{}', array_remove(array[p_arguments ->> 'new_name', p_arguments ->> 'notes'], null));
  v_after.name := coalesce(btrim(p_arguments ->> 'new_name'), v_before.name);
  v_after.fingerprint := private.recipe_fingerprint(v_after.name, v_keys);
  if exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_after.fingerprint and r.id <> v_before.id) then
    perform private.refuse_call('DUPLICATE_RECIPE', format('The recipe "%s" with these ingredients is saved already.', v_after.name));
  end if;
  update public.recipes r set
    name = v_after.name, fingerprint = v_after.fingerprint, search = private.recipe_search(v_after, v_foods || v_keys),
    servings = coalesce((p_arguments ->> 'servings')::numeric, r.servings), notes = coalesce(p_arguments ->> 'notes', r.notes), updated_at = clock_timestamp()
  where r.id = v_before.id returning * into v_after;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_after, 'updated')), 'data', jsonb_build_object(
    'before', jsonb_build_object('name', v_before.name, 'servings', v_before.servings, 'notes', v_before.notes),
    'after', jsonb_build_object('name', v_after.name, 'servings', v_after.servings, 'notes', v_after.notes)));
end $$;


create or replace function private.tool_search_saved_recipes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as materialized (
    select r from private.recipes_named_of((select auth.uid()), p_arguments ->> 'query') r where p_arguments ->> 'query' is not null
    union all
    select r from public.recipes r where r.user_id = (select auth.uid()) and p_arguments ->> 'query' is null
  ), shown as (select r from found order by (r).name, (r).id limit 20)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.recipe_entity(r, 'read') order by (r).name, (r).id) from shown), '[]'),
    'data', jsonb_build_object('query', p_arguments -> 'query', 'count', (select count(*) from found), 'recipes', coalesce((
      select jsonb_agg(jsonb_build_object('name', (r).name, 'makes', trim_scale((r).servings)) order by (r).name, (r).id) from shown), '[]')))
$$;
