-- Recipes as they are told, and which one a name means. The cookbook is read like a person's own recipes wherever one recipe is
-- meant: shown, cooked, planned, logged. What is listed, searched and changed as theirs stays theirs; a name means their own first.

create or replace function private.recipe_entity(p_recipe public.recipes, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'recipe', 'id', (p_recipe).id, 'label', (p_recipe).name, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.recipe_entity(public.recipes, text) to authenticated;

create or replace function private.recipe_minutes(p_recipe public.recipes) returns int
language sql immutable set search_path = '' as $$
  select case when (p_recipe).prep_minutes is not null or (p_recipe).cook_minutes is not null
    then coalesce((p_recipe).prep_minutes, 0) + coalesce((p_recipe).cook_minutes, 0) end
$$;
grant execute on function private.recipe_minutes(public.recipes) to authenticated;

create or replace function private.recipe_fingerprint(p_name text, p_food_keys text[]) returns text
language sql immutable set search_path = '' as $$
  select md5(private.food_key(p_name) || '|' || coalesce((select string_agg(distinct k, ',' order by k) from unnest(p_food_keys) k), ''))
$$;
grant execute on function private.recipe_fingerprint(text, text[]) to authenticated;

create or replace function private.recipe_search(p_recipe public.recipes, p_foods text[]) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.english', (p_recipe).name), 'A')
    || setweight(to_tsvector('pg_catalog.english', concat_ws(' ', (p_recipe).cuisine, (p_recipe).course, array_to_string((p_recipe).tags, ' '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(p_foods, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', coalesce((p_recipe).description, '')), 'C')
$$;
grant execute on function private.recipe_search(public.recipes, text[]) to authenticated;

create or replace function private.texts_of(p_list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(value order by n), '{}') from jsonb_array_elements_text(case when jsonb_typeof(p_list) = 'array' then p_list else '[]' end) with ordinality as t (value, n)
$$;
grant execute on function private.texts_of(jsonb) to authenticated;

-- The recipe that a call means: by its id, by its name, else by words of its name or a misspelling of it. A person's
-- own comes before one of the cookbook.
create or replace function private.recipe_meant(p_arguments jsonb) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_name text := btrim(p_arguments ->> 'name');
  v_recipe uuid := (p_arguments ->> 'recipe')::uuid;
  v_found public.recipes[];
begin
  if v_recipe is not null then
    select array_agg(r) into v_found from public.recipes r where r.id = v_recipe;
  elsif v_name ~ '\S' then
    select array_agg(r) into v_found from private.recipes_named(v_name) r;
  end if;
  if v_found is null and v_name is null then
    perform private.refuse_call('RECIPE_REF_UNKNOWN');
  elsif v_found is null then
    perform private.refuse_call('RECIPE_NOT_FOUND', jsonb_build_object('recipe', v_name));
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('AMBIGUOUS_RECIPE', jsonb_build_object('recipe', v_name),
      array(select r.name from (select * from unnest(v_found) limit 5) r order by r.name));
  end if;
  return v_found[1];
end $$;
grant execute on function private.recipe_meant(jsonb) to authenticated;

-- A recipe of the cookbook is nobody's to change; a person changes their own copy of it.
create or replace function private.own_recipe_meant(p_arguments jsonb) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
begin
  if p_arguments ->> 'recipe' is null and not exists (select from private.recipes_named_of((select auth.uid()), p_arguments ->> 'name')) then
    perform private.refuse_call('RECIPE_NOT_FOUND', jsonb_build_object('recipe', coalesce(btrim(p_arguments ->> 'name'), '')));
  end if;
  v_recipe := private.recipe_meant(p_arguments);
  if v_recipe.user_id is null and exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint) then
    -- Whoever has a copy means the copy, though the cookbook's was shown last.
    select r.* into v_recipe from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint;
  end if;
  if v_recipe.user_id is null then
    perform private.refuse_call('COOKBOOK_RECIPE', jsonb_build_object('recipe', v_recipe.name));
  end if;
  return v_recipe;
end $$;
grant execute on function private.own_recipe_meant(jsonb) to authenticated;

-- The saved recipes that a name may mean: by the name itself, else by words of it, else by a misspelling of it.
-- The person's own first, the cookbook's only where they have none of that name.
create or replace function private.recipes_named(p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.recipes_named_of((select auth.uid()), p_name);
  if found then return; end if;
  return query select * from private.recipes_named_of(null, p_name) limit 5;
end $$;
grant execute on function private.recipes_named(text) to authenticated;

-- Is it the name of a recipe, misspelled? Names of the same words in another order are near by chance: "chicken with rice" is no maafe with chicken.
create or replace function private.is_near_name(p_said text, p_known text) returns boolean
language sql stable set search_path = '' as $$
  select extensions.similarity(p_known, p_said) >= 0.6
    or extensions.similarity(p_known, p_said) >= 0.5 and private.is_misspelled_name(private.food_key(p_said), private.food_key(p_known))
$$;
grant execute on function private.is_near_name(text, text) to authenticated;

-- The recipes of a group that a name may mean: by the name itself, else by words of it, else by a misspelling of it.
-- No recipe has a longer name.
create or replace function private.recipes_named_of(p_user uuid, p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := lower(btrim(left(p_name, 200)));
  v_words tsquery := plainto_tsquery('pg_catalog.english', v_name);
begin
  if p_user is null then
    return query select r.* from public.recipes r where r.user_id is null and lower(r.name) = v_name;
    if found then return; end if;
    return query select r.* from public.recipes r where r.user_id is null and r.search @@ v_words and ts_filter(r.search, '{a}') @@ v_words order by r.name;
    if found then return; end if;
    return query select r.* from public.recipes r
      where r.user_id is null and private.is_near_name(v_name, lower(r.name))
      order by extensions.similarity(lower(r.name), v_name) desc, r.name;
    return;
  end if;
  return query select r.* from public.recipes r where r.user_id = p_user and lower(r.name) = v_name;
  if found then return; end if;
  return query select r.* from public.recipes r where r.user_id = p_user and r.search @@ v_words and ts_filter(r.search, '{a}') @@ v_words order by r.name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id = p_user and private.is_near_name(v_name, lower(r.name))
    order by extensions.similarity(lower(r.name), v_name) desc, r.name;
end $$;
grant execute on function private.recipes_named_of(uuid, text) to authenticated;

-- Is there meat and milk in one dish? Each may be kosher, and both together are not. Poultry counts as meat.
create or replace function private.mixes_meat_and_milk(p_foods text[]) returns boolean
language sql stable set search_path = '' as $$
  with parts as (
    select l.food_key, l.category, l.allergens, l.contains from unnest(p_foods) f join private.food_lexicon l on l.food_key = private.food_key(f)
    union all
    select c.food_key, c.category, c.allergens, '{}' from unnest(p_foods) f join private.food_lexicon l on l.food_key = private.food_key(f)
      cross join unnest(l.contains) part join private.food_lexicon c on c.food_key = part
  )
  select coalesce(bool_or(p.category = any ((select private.categories_under('{meat}'))::text[])), false) and coalesce(bool_or('milk' = any (p.allergens)), false) from parts p
$$;
grant execute on function private.mixes_meat_and_milk(text[]) to authenticated;

create or replace function private.recipe_line(p_recipe public.recipes, p_why text) returns jsonb
language sql stable set search_path = '' as $$
  with foods as (select array(select food from public.recipe_ingredients i where i.recipe_id = (p_recipe).id order by position) as list)
  select jsonb_build_object('name', (p_recipe).name, 'cuisine', (p_recipe).cuisine, 'servings', (p_recipe).servings, 'minutes', private.recipe_minutes(p_recipe),
    'ingredients', cardinality(foods.list), 'why', p_why,
    'conflicts', case when exists (select from private.food_rules()) then coalesce((
      select jsonb_agg(x.why) from (
        select c ->> 'why' as why from jsonb_array_elements(private.food_conflicts(foods.list)) c where c ->> 'status' = 'conflict'
        union all
        select 'meat and milk together' where private.mixes_meat_and_milk(foods.list)
          and exists (select from public.preferences p where p.user_id = (select auth.uid()) and p.kind = 'diet' and p.value_key = 'kosher')) x), '[]') else '[]' end)
  from foods
$$;
grant execute on function private.recipe_line(public.recipes, text) to authenticated;
