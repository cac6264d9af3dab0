-- The tools that keep, change and delete a person's recipes.

-- Writes the ingredients of a recipe, each resolved to a food where one is known.
create or replace function private.put_ingredients(p_recipe uuid, p_lines jsonb) returns void
language sql set search_path = '' as $$
  insert into public.recipe_ingredients (recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional, note)
  select p_recipe, n, f.ingredient_id, btrim(line ->> 'food'), f.food_key, (line ->> 'quantity')::numeric, line ->> 'unit',
    line ->> 'preparation', coalesce((line ->> 'optional')::boolean, false), line ->> 'note'
  from jsonb_array_elements(p_lines) with ordinality as l (line, n) cross join lateral private.food_meant(line ->> 'food') f
$$;
grant execute on function private.put_ingredients(uuid, jsonb) to authenticated;

-- What was saved of a recipe, and what the person should know of it.
create or replace function private.saved_recipe(p_recipe public.recipes) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (select * from public.recipe_ingredients i where i.recipe_id = (p_recipe).id and i.user_id = (select auth.uid()))
  select jsonb_build_object('name', (p_recipe).name, 'servings', (p_recipe).servings,
    'ingredients_saved', (select count(*) from lines), 'steps_saved', jsonb_array_length((p_recipe).steps),
    'resolved', (select count(*) from lines where ingredient_id is not null),
    'unresolved', coalesce((select jsonb_agg(food order by position) from lines where ingredient_id is null), '[]'),
    'simplified', (p_recipe).simplified)
    || (
      -- `warnings` are in words for an agent of the version before.
      select jsonb_build_object(
        'notices', coalesce(jsonb_agg(private.notice('FOOD_NOT_CHECKED', jsonb_build_object('food', c -> 'food'))), '[]'),
        'warnings', coalesce(jsonb_agg(format('%s could not be checked against your rules.', c ->> 'food')), '[]'))
      from jsonb_array_elements(case when exists (select from private.food_rules())
        then private.food_conflicts(array(select food from lines order by position)) else '[]' end) c
      where c ->> 'status' = 'not_checked')
$$;
grant execute on function private.saved_recipe(public.recipes) to authenticated;

-- The own recipe that another one is, as far as its name or its name and foods tell. Null for a new one.
create or replace function private.recipe_saved(p_name text, p_fingerprint text) returns public.recipes
language sql stable set search_path = '' as $$
  select r.* from public.recipes r where r.user_id = (select auth.uid()) and (r.fingerprint = p_fingerprint or lower(r.name) = lower(btrim(p_name)))
  order by (r.fingerprint = p_fingerprint) desc, r.created_at desc limit 1
$$;
grant execute on function private.recipe_saved(text, text) to authenticated;

-- A name of one's own recipes that nobody has yet: "Pie (2)" beside "Pie".
create or replace function private.free_recipe_name(p_name text) returns text
language sql stable set search_path = '' as $$
  select name from (select 1 as n, btrim(p_name) as name union all select n, format('%s (%s)', left(btrim(p_name), 150), n) from generate_series(2, 1000) n) names
  where not exists (select from public.recipes r where r.user_id = (select auth.uid()) and lower(r.name) = lower(names.name)) order by n limit 1
$$;
grant execute on function private.free_recipe_name(text) to authenticated;

-- A saved recipe becomes what was written of it now, and nothing of the old one stays: steps for other foods would be wrong, and may hold what the
-- person must not have. For how many it is stays where that was not said anew.
create or replace function private.rewritten_recipe(p_old public.recipes, p_new public.recipes, p_payload jsonb, p_words text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
begin
  delete from public.recipe_ingredients i where i.recipe_id = p_old.id;
  update public.recipes r set fingerprint = p_new.fingerprint, search = private.recipe_search(p_new, p_words), allergens = default, diets = default,
    description = p_new.description, cuisine = p_new.cuisine, course = p_new.course, difficulty = p_payload ->> 'difficulty', servings = coalesce((p_payload ->> 'servings')::numeric, p_old.servings),
    prep_minutes = (p_payload ->> 'prep_minutes')::int, cook_minutes = (p_payload ->> 'cook_minutes')::int, wait_minutes = null,
    steps = to_jsonb(private.texts_of(p_payload -> 'steps')), tags = p_new.tags, notes = p_payload ->> 'notes',
    simplified = coalesce(nullif(p_payload -> 'simplified', 'null'), '[]'), updated_at = clock_timestamp()
  where r.id = p_old.id returning * into v_recipe;
  perform private.put_ingredients(v_recipe.id, p_payload -> 'ingredients');
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'updated')), 'data', private.saved_recipe(v_recipe) || '{"is_rewritten": true}');
end $$;
grant execute on function private.rewritten_recipe(public.recipes, public.recipes, jsonb, text[]) to authenticated;

-- One that is saved already is asked about: it takes the place of the old one ("update"), or comes beside it ("new").
create or replace function private.tool_save_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_payload jsonb := p_arguments -> 'payload';
  v_as text := p_arguments ->> 'as';
  v_lines jsonb := coalesce(nullif(v_payload -> 'ingredients', 'null'), '[]');
  v_foods text[];
  v_keys text[];
  v_old public.recipes;
  v_recipe public.recipes;
begin
  select array_agg(btrim(l ->> 'food') order by n), array_agg((private.food_meant(l ->> 'food')).food_key) into v_foods, v_keys
  from jsonb_array_elements(v_lines) with ordinality as x (l, n);
  perform private.refuse_conflicts(coalesce(v_foods, '{}'), array_remove(
    array[v_payload ->> 'name', v_payload ->> 'description', v_payload ->> 'notes'] || private.texts_of(v_payload -> 'steps')
    || array(select concat_ws('; ', l ->> 'preparation', l ->> 'note', l ->> 'original') from jsonb_array_elements(v_lines) l), null));

  v_old := private.recipe_saved(v_payload ->> 'name', private.recipe_fingerprint(v_payload ->> 'name', v_keys));
  if v_old.id is not null and v_as is null then
    perform private.ask_which('AMBIGUOUS_SAVING', jsonb_build_object('recipe', v_old.name, 'same_foods', v_old.fingerprint = private.recipe_fingerprint(v_payload ->> 'name', v_keys)),
      array['update', 'new', 'keep']);
  end if;
  v_recipe.name := case v_as when 'new' then private.free_recipe_name(v_payload ->> 'name') else btrim(v_payload ->> 'name') end;
  v_recipe.fingerprint := private.recipe_fingerprint(v_recipe.name, v_keys);
  v_recipe.description := v_payload ->> 'description';
  v_recipe.cuisine := v_payload ->> 'cuisine';
  v_recipe.course := v_payload ->> 'course';
  v_recipe.tags := private.texts_of(v_payload -> 'tags');
  if v_old.id is not null and v_as = 'update' then
    return private.rewritten_recipe(v_old, v_recipe, v_payload, v_foods || v_keys);
  end if;
  insert into public.recipes as r (name, description, cuisine, course, difficulty, servings, prep_minutes, cook_minutes, steps, tags, notes, source, simplified, fingerprint, search)
  values (v_recipe.name, v_recipe.description, v_recipe.cuisine, v_recipe.course, v_payload ->> 'difficulty', (v_payload ->> 'servings')::numeric,
    (v_payload ->> 'prep_minutes')::int, (v_payload ->> 'cook_minutes')::int, to_jsonb(private.texts_of(v_payload -> 'steps')), v_recipe.tags, v_payload ->> 'notes',
    coalesce(v_payload ->> 'source', 'generated'), coalesce(nullif(v_payload -> 'simplified', 'null'), '[]'), v_recipe.fingerprint,
    private.recipe_search(v_recipe, coalesce(v_foods || v_keys, '{}')))
  returning * into v_recipe;
  perform private.put_ingredients(v_recipe.id, v_lines);
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'created')), 'data', private.saved_recipe(v_recipe));
end $$;
grant execute on function private.tool_save_recipe(jsonb) to authenticated;
comment on function private.tool_save_recipe(jsonb) is 'tool of pantry';

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
    perform private.refuse_call('DUPLICATE_RECIPE', jsonb_build_object('recipe', v_after.name));
  end if;
  update public.recipes r set
    name = v_after.name, fingerprint = v_after.fingerprint, search = private.recipe_search(v_after, v_foods || v_keys),
    servings = coalesce((p_arguments ->> 'servings')::numeric, r.servings), notes = coalesce(p_arguments ->> 'notes', r.notes), updated_at = clock_timestamp()
  where r.id = v_before.id returning * into v_after;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_after, 'updated')), 'data', jsonb_build_object(
    'before', jsonb_build_object('name', v_before.name, 'servings', v_before.servings, 'notes', v_before.notes),
    'after', jsonb_build_object('name', v_after.name, 'servings', v_after.servings, 'notes', v_after.notes)));
end $$;
grant execute on function private.tool_update_recipe(jsonb) to authenticated;
comment on function private.tool_update_recipe(jsonb) is 'tool of pantry, by hand';

create or replace function private.tool_delete_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.own_recipe_meant(p_arguments);
begin
  delete from public.recipes where id = v_recipe.id;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'deleted')), 'data', jsonb_build_object('name', v_recipe.name));
end $$;
grant execute on function private.tool_delete_recipe(jsonb) to authenticated;
comment on function private.tool_delete_recipe(jsonb) is 'tool of pantry, by hand';

-- Saves a person's own copy of a recipe of the cookbook, which they may then change.
create or replace function private.tool_copy_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
  v_copy public.recipes;
begin
  if v_recipe.user_id is not null then
    perform private.refuse_call('ALREADY_SAVED', jsonb_build_object('recipe', v_recipe.name));
  end if;
  perform private.refuse_conflicts(array(select l.food from public.recipe_ingredients l where l.recipe_id = v_recipe.id order by l.position), '{}');
  if exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint) then
    perform private.refuse_call('COPY_SAVED', jsonb_build_object('recipe', v_recipe.name));
  end if;
  insert into public.recipes (name, description, cuisine, course, difficulty, servings, prep_minutes, cook_minutes, wait_minutes, steps, tags, equipment, notes,
    source, fingerprint, search, allergens, diets)
  values (v_recipe.name, v_recipe.description, v_recipe.cuisine, v_recipe.course, v_recipe.difficulty, v_recipe.servings, v_recipe.prep_minutes, v_recipe.cook_minutes,
    v_recipe.wait_minutes, v_recipe.steps, v_recipe.tags, v_recipe.equipment, v_recipe.notes, 'imported', v_recipe.fingerprint, v_recipe.search, v_recipe.allergens, v_recipe.diets)
  returning * into v_copy;
  insert into public.recipe_ingredients (recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional, note)
  select v_copy.id, l.position, l.ingredient_id, l.food, l.food_key, l.quantity, l.unit, l.preparation, l.optional, l.note
  from public.recipe_ingredients l where l.recipe_id = v_recipe.id;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_copy, 'created')), 'data', private.saved_recipe(v_copy));
end $$;
grant execute on function private.tool_copy_recipe(jsonb) to authenticated;
comment on function private.tool_copy_recipe(jsonb) is 'tool of pantry, by hand';
