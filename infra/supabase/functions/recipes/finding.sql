-- Finding and showing a person's recipes.

-- The person's recipes that hold a food of this name or sort, each with the food as the recipe calls it.
create or replace function private.recipes_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  select x.recipe_id, x.food from private.recipes_with_any(array[p_word]) x where p_word is not null
$$;
grant execute on function private.recipes_with(text) to authenticated;

-- Which recipes of somebody hold a food that one of the words names, is of the sort of, or is part of the name of.
create or replace function private.recipes_with_any(p_words text[]) returns table (n bigint, recipe_id uuid, food text)
language sql stable rows 100 set search_path = '' as $$
  with asked as materialized (
    select t.n, private.food_key(t.w) as key, string_to_array(private.food_key(t.w), ' ') as words, (private.find_ingredient(t.w)).id as ingredient,
      private.category_of_word(t.w) as sort
    from unnest(p_words) with ordinality as t (w, n) where private.food_key(t.w) <> ''
  ), sorts as materialized (
    select s.sort, array(select l.food_key from private.food_lexicon l where l.category = any (private.categories_under(array[s.sort]))) as keys
    from (select distinct a.sort from asked a where a.sort is not null) s
  ), names as materialized (
    select f.said, string_to_array(lower(f.said), ' ') as words from private.foods_in_recipes() f
  ), name_words as materialized (select distinct w as word, x.said, x.words from names x cross join unnest(x.words) w
  ), found as (
    select a.n, i.recipe_id, i.position, i.food from asked a join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food_key = a.key
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.ingredient_id = a.ingredient
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join sorts s using (sort) join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food_key = any (s.keys)
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join name_words w on a.sort is null and w.word = a.words[1] and w.words @> a.words
      join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food = w.said
  )
  select distinct on (f.n, f.recipe_id) f.n, f.recipe_id, f.food from found f order by f.n, f.recipe_id, f.position
$$;
grant execute on function private.recipes_with_any(text[]) to authenticated;

-- The words of a search that say something: "fish recipes for tonight" is about fish.
-- What is looked for is named in a few words.
create or replace function private.search_words(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select private.few_words(coalesce(array_agg(w order by n), '{}')) from unnest(private.food_tokens(left(p_query, 500))) with ordinality as t (w, n)
  where w not in ('|', 'recipe', 'recipes', 'dish', 'dishes', 'meal', 'meals', 'idea', 'ideas', 'something', 'anything', 'with', 'for', 'and', 'or', 'my', 'the', 'a', 'an', 'of', 'in', 'any', 'some', 'all', 'to', 'me', 'cook', 'make', 'saved', 'but', 'i', 'we', 'can', 'could', 'what', 'you', 'have', 'want', 'need', 'give', 'find', 'show', 'please', 'that', 'is', 'are', 'food', 'dinner', 'lunch', 'supper', 'brunch', 'main', 'course')
$$;
grant execute on function private.search_words(text) to authenticated;

-- The recipes that answer a search, with the reason. Each word has to be met, by the text or by the sort of an
-- ingredient; else all of them by one food, or by a name that is nearly the same.
create or replace function private.recipes_by_words(p_words text[]) returns table (recipe_id uuid, why text)
language sql stable set search_path = '' as $$
  with hits as (
    select x.n, x.recipe_id, x.food from private.recipes_with_any(p_words) x
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

create or replace function private.tool_find_recipes(p_arguments jsonb) returns jsonb
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
grant execute on function private.tool_find_recipes(jsonb) to authenticated;
comment on function private.tool_find_recipes(jsonb) is 'tool of pantry';

create or replace function private.tool_show_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
  -- For how many the amounts are told; the recipe stays as it was written.
  v_servings numeric := (p_arguments ->> 'servings')::numeric;
  v_times numeric := 1;
  v_lines jsonb;
  v_steps jsonb := v_recipe.steps;
begin
  if v_servings is not null then
    if v_recipe.servings is null then
      perform private.refuse_call('SERVINGS_UNKNOWN', jsonb_build_object('recipe', v_recipe.name));
    elsif v_servings <= 0 or v_servings >= 1000 then
      perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
    end if;
    v_times := v_servings / v_recipe.servings;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('food', i.food, 'quantity', case when v_times = 1 then i.quantity else trim_scale(round(i.quantity * v_times, 2)) end,
    'unit', i.unit, 'preparation', i.preparation, 'optional', i.optional, 'note', i.note) order by i.position), '[]') into v_lines
  from public.recipe_ingredients i where i.recipe_id = v_recipe.id;
  if v_times <> 1 then
    select coalesce(jsonb_agg(s.step order by n), '[]') into v_steps
    from jsonb_array_elements_text(v_recipe.steps) with ordinality x (text, n)
    cross join lateral private.scaled_step(x.text, v_times, array(select i.food from public.recipe_ingredients i where i.recipe_id = v_recipe.id)) s;
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')), 'data',
    to_jsonb(v_recipe) - '{id,user_id,slug,origin,fingerprint,search,created_at,updated_at}'::text[] || jsonb_build_object(
      'minutes', private.recipe_minutes(v_recipe), 'is_cookbook', v_recipe.user_id is null, 'ingredients', v_lines, 'steps', v_steps,
      'told_for', case when v_times <> 1 then trim_scale(v_servings) end,
      'conflicts', private.recipe_line(v_recipe, null) -> 'conflicts'));
end $$;
grant execute on function private.tool_show_recipe(jsonb) to authenticated;
comment on function private.tool_show_recipe(jsonb) is 'tool of pantry';

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
grant execute on function public.recipe_in_full(uuid) to authenticated;
