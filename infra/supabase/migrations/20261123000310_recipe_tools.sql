-- The tools of the recipes.

-- Writes the ingredients of a recipe, each resolved to a food where one is known.
create function private.put_ingredients(p_recipe uuid, p_lines jsonb) returns void
language sql set search_path = '' as $$
  insert into public.recipe_ingredients (recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional, note)
  select p_recipe, n, f.ingredient_id, btrim(line ->> 'food'), f.food_key, (line ->> 'quantity')::numeric, line ->> 'unit',
    line ->> 'preparation', coalesce((line ->> 'optional')::boolean, false), line ->> 'note'
  from jsonb_array_elements(p_lines) with ordinality as l (line, n) cross join lateral private.food_meant(line ->> 'food') f
$$;
grant execute on function private.put_ingredients(uuid, jsonb) to authenticated;

-- What was saved of a recipe, and what the person should know of it.
create function private.saved_recipe(p_recipe public.recipes) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (select * from public.recipe_ingredients i where i.recipe_id = (p_recipe).id and i.user_id = (select auth.uid()))
  select jsonb_build_object('name', (p_recipe).name, 'servings', (p_recipe).servings,
    'ingredients_saved', (select count(*) from lines), 'steps_saved', jsonb_array_length((p_recipe).steps),
    'resolved', (select count(*) from lines where ingredient_id is not null),
    'unresolved', coalesce((select jsonb_agg(food order by position) from lines where ingredient_id is null), '[]'),
    'simplified', (p_recipe).simplified,
    'warnings', case when exists (select from private.food_rules()) then coalesce((
      select jsonb_agg(format('%s could not be checked against your rules.', c ->> 'food'))
      from jsonb_array_elements(private.food_conflicts(array(select food from lines order by position))) c where c ->> 'status' = 'not_checked'), '[]') else '[]' end)
$$;
grant execute on function private.saved_recipe(public.recipes) to authenticated;

create function private.tool_save_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_payload jsonb := p_arguments -> 'payload';
  v_lines jsonb := coalesce(nullif(v_payload -> 'ingredients', 'null'), '[]');
  v_foods text[];
  v_keys text[];
  v_same text;
  v_recipe public.recipes;
begin
  select array_agg(btrim(l ->> 'food') order by n), array_agg((private.food_meant(l ->> 'food')).food_key) into v_foods, v_keys
  from jsonb_array_elements(v_lines) with ordinality as x (l, n);
  perform private.refuse_conflicts(coalesce(v_foods, '{}'), array_remove(
    array[v_payload ->> 'name', v_payload ->> 'description', v_payload ->> 'notes'] || private.texts_of(v_payload -> 'steps')
    || array(select concat_ws('; ', l ->> 'preparation', l ->> 'note', l ->> 'original') from jsonb_array_elements(v_lines) l), null));

  v_recipe.fingerprint := private.recipe_fingerprint(v_payload ->> 'name', v_keys);
  select r.name into v_same from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint;
  if found then
    perform private.refuse_call('DUPLICATE_RECIPE', format('The recipe "%s" with these ingredients is saved already.', v_same));
  end if;
  v_recipe.name := btrim(v_payload ->> 'name');
  v_recipe.description := v_payload ->> 'description';
  v_recipe.cuisine := v_payload ->> 'cuisine';
  v_recipe.course := v_payload ->> 'course';
  v_recipe.tags := private.texts_of(v_payload -> 'tags');
  insert into public.recipes as r (name, description, cuisine, course, difficulty, servings, prep_minutes, cook_minutes, steps, tags, notes, source, simplified, fingerprint, search)
  values (v_recipe.name, v_recipe.description, v_recipe.cuisine, v_recipe.course, v_payload ->> 'difficulty', (v_payload ->> 'servings')::numeric,
    (v_payload ->> 'prep_minutes')::int, (v_payload ->> 'cook_minutes')::int, to_jsonb(private.texts_of(v_payload -> 'steps')), v_recipe.tags, v_payload ->> 'notes',
    coalesce(v_payload ->> 'source', 'generated'), coalesce(nullif(v_payload -> 'simplified', 'null'), '[]'), v_recipe.fingerprint,
    private.recipe_search(v_recipe, coalesce(v_foods || v_keys, '{}')))
  returning * into v_recipe;
  perform private.put_ingredients(v_recipe.id, v_lines);
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'created')), 'data', private.saved_recipe(v_recipe));
end $$;

-- The person's recipes that hold a food of this name or sort, each with the food as the recipe calls it.
create function private.recipes_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  -- Asked once each, not once for every row.
  with sorts as materialized (select private.categories_under(array[private.category_of_word(p_word)]) as codes),
  asked as materialized (
    select private.food_key(p_word) as key, string_to_array(private.food_key(p_word), ' ') as words, (private.find_ingredient(p_word)).id as ingredient,
      array(select l.food_key from sorts s join private.food_lexicon l on l.category = any (s.codes)) as of_sort
  )
  select distinct on (i.recipe_id) i.recipe_id, i.food
  from asked a join public.recipe_ingredients i
    on i.food_key = a.key or i.ingredient_id = a.ingredient or i.food_key = any (a.of_sort) or string_to_array(lower(i.food), ' ') @> a.words
  where i.user_id = (select auth.uid()) and a.key <> ''
  order by i.recipe_id, i.position
$$;
grant execute on function private.recipes_with(text) to authenticated;

-- The words of a search that say something: "fish recipes for tonight" is about fish.
create function private.search_words(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(w order by n), '{}') from unnest(private.food_tokens(p_query)) with ordinality as t (w, n)
  where w not in ('|', 'recipe', 'recipes', 'dish', 'dishes', 'meal', 'meals', 'idea', 'ideas', 'something', 'anything', 'with', 'for', 'and', 'or', 'my', 'the', 'a', 'an', 'of', 'in', 'any', 'some', 'all', 'to', 'me', 'cook', 'make', 'saved')
$$;
grant execute on function private.search_words(text) to authenticated;

-- The recipes that answer a search, with the reason. Each word has to be met, by the text or by the sort of an
-- ingredient; else all of them by one food, or by a name that is nearly the same.
create function private.recipes_by_words(p_words text[]) returns table (recipe_id uuid, why text)
language sql stable set search_path = '' as $$
  with hits as (
    select w.n, x.recipe_id, x.food from unnest(p_words) with ordinality as w (word, n) cross join lateral private.recipes_with(w.word) x
    union all
    select w.n, r.id, null from unnest(p_words) with ordinality as w (word, n) join public.recipes r
      on r.user_id = (select auth.uid()) and r.search @@ plainto_tsquery('pg_catalog.english', w.word)
  ), found as (
    select h.recipe_id, coalesce('contains ' || (array_agg(h.food order by h.n) filter (where h.food is not null))[1], 'matches ' || array_to_string(p_words, ' ')) as why, 1 as place
    from hits h group by h.recipe_id having count(distinct h.n) = cardinality(p_words)
    union all
    select x.recipe_id, 'contains ' || x.food, 0 from private.recipes_with(array_to_string(p_words, ' ')) x
    union all
    select r.id, 'has a name like it', 2 from public.recipes r
    where r.user_id = (select auth.uid()) and extensions.similarity(lower(r.name), array_to_string(p_words, ' ')) >= 0.4
  )
  select distinct on (f.recipe_id) f.recipe_id, f.why from found f order by f.recipe_id, f.place
$$;
grant execute on function private.recipes_by_words(text[]) to authenticated;

create function private.recipe_line(p_recipe public.recipes, p_why text) returns jsonb
language sql stable set search_path = '' as $$
  with foods as (select array(select food from public.recipe_ingredients i where i.recipe_id = (p_recipe).id and i.user_id = (select auth.uid()) order by position) as list)
  select jsonb_build_object('name', (p_recipe).name, 'cuisine', (p_recipe).cuisine, 'servings', (p_recipe).servings, 'minutes', private.recipe_minutes(p_recipe),
    'ingredients', cardinality(foods.list), 'why', p_why,
    'conflicts', case when exists (select from private.food_rules()) then coalesce((
      select jsonb_agg(c ->> 'why') from jsonb_array_elements(private.food_conflicts(foods.list)) c where c ->> 'status' = 'conflict'), '[]') else '[]' end)
  from foods
$$;
grant execute on function private.recipe_line(public.recipes, text) to authenticated;

create function private.tool_find_recipes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.search_words(coalesce(p_arguments ->> 'query', '')) as words,
      nullif(btrim(p_arguments ->> 'category'), '') as category, nullif(btrim(p_arguments ->> 'ingredient'), '') as ingredient
  ),
  by_food as materialized (select x.* from asked a cross join lateral private.recipes_with(a.ingredient) x),
  by_category as materialized (select x.* from asked a cross join lateral private.recipes_with(a.category) x),
  by_words as materialized (select x.* from asked a cross join lateral private.recipes_by_words(a.words) x where a.words <> '{}'),
  found as (
    select r, coalesce('contains ' || by_food.food, 'contains ' || by_category.food, by_words.why, 'is saved') as why,
      case when a.words = '{}' then 0 else ts_rank(r.search, plainto_tsquery('pg_catalog.english', array_to_string(a.words, ' '))) end as rank
    from asked a join public.recipes r on r.user_id = (select auth.uid())
    left join by_food on by_food.recipe_id = r.id
    left join by_category on by_category.recipe_id = r.id
    left join by_words on by_words.recipe_id = r.id
    where (a.ingredient is null or by_food.food is not null) and (a.category is null or by_category.food is not null)
      and (a.words = '{}' or by_words.why is not null)
      and (p_arguments ->> 'cuisine' is null or lower(r.cuisine) = lower(p_arguments ->> 'cuisine'))
      and (p_arguments ->> 'max_minutes' is null or private.recipe_minutes(r) <= (p_arguments ->> 'max_minutes')::int)
    order by rank desc, r.created_at desc, r.id limit 21
  ), shown as (select r, why, row_number() over (order by rank desc, (r).created_at desc, (r).id) as position from found limit 20)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.recipe_entity(r, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object(
      'recipes', coalesce((select jsonb_agg(private.recipe_line(r, why) order by position) from shown), '[]'),
      'truncated', (select count(*) > 20 from found)))
$$;

create function private.tool_show_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
  v_lines jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('food', i.food, 'quantity', i.quantity, 'unit', i.unit, 'preparation', i.preparation,
    'optional', i.optional, 'note', i.note) order by i.position), '[]') into v_lines
  from public.recipe_ingredients i where i.recipe_id = v_recipe.id and i.user_id = (select auth.uid());
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')), 'data',
    to_jsonb(v_recipe) - '{id,user_id,fingerprint,search,created_at,updated_at}'::text[] || jsonb_build_object(
      'minutes', private.recipe_minutes(v_recipe), 'ingredients', v_lines,
      'conflicts', private.recipe_line(v_recipe, null) -> 'conflicts'));
end $$;

create function private.tool_delete_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
begin
  delete from public.recipes where id = v_recipe.id;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'deleted')), 'data', jsonb_build_object('name', v_recipe.name));
end $$;

create function private.tool_update_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_before public.recipes := private.recipe_meant(p_arguments);
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

insert into private.tools (name, domain) values
  ('save_recipe', 'pantry'), ('find_recipes', 'pantry'), ('show_recipe', 'pantry'), ('delete_recipe', 'pantry'), ('update_recipe', 'pantry');
grant execute on function
  private.tool_save_recipe(jsonb), private.tool_find_recipes(jsonb), private.tool_show_recipe(jsonb), private.tool_delete_recipe(jsonb), private.tool_update_recipe(jsonb)
to authenticated;
