-- Searching the cookbook: by words, foods, sort of food, cuisine, course, diet, time, what is in stock and, where vectors
-- are stored, by meaning. Nothing that goes against the person's rules is offered (ruling R18).

grant execute on function extensions.word_similarity(text, text) to authenticated;

-- How near the recipes of the cookbook are to a question in meaning, 1 for the same. Without vectors nothing is near.
create function private.recipes_near(p_vector jsonb) returns table (recipe_id uuid, nearness numeric)
language sql stable set search_path = '' as $$ select null::uuid, null::numeric where false $$;
grant execute on function private.recipes_near(jsonb) to authenticated;

-- The recipes of the cookbook that hold a food of this name or sort.
create function private.cookbook_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(p_word) as key, (private.find_ingredient(p_word)).id as ingredient,
      private.categories_under(array[private.category_of_word(p_word)]) as sorts
  )
  select distinct on (l.recipe_id) l.recipe_id, l.food
  from asked a join public.recipe_ingredients l on l.user_id is null join public.ingredients i on i.id = l.ingredient_id
  where l.ingredient_id = a.ingredient or i.category = any (a.sorts) or a.key = any (i.contains)
    or string_to_array(l.food_key, ' ') @> string_to_array(a.key, ' ')
  order by l.recipe_id, l.ingredient_id = a.ingredient desc nulls last, l.position
$$;
grant execute on function private.cookbook_with(text) to authenticated;

-- How well each recipe of the cookbook answers a question: by all its words in the text, most of all in the name; by the
-- foods that are named; by letters that are nearly the same; by nearness in meaning. The weights were chosen on the
-- questions that `npm run data:search` asks.
create function private.cookbook_by_query(p_query text, p_vector jsonb) returns table (recipe_id uuid, score numeric)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select array_to_string(private.search_words(p_query), ' ') as words
  ), exact as (
    select r.id, 0.4 + ts_rank('{0.1, 0.2, 0.4, 1}', r.search, plainto_tsquery('pg_catalog.english', a.words)) as score
    from asked a join public.recipes r on r.user_id is null and r.search @@ plainto_tsquery('pg_catalog.english', a.words)
  ), foods as (
    select f.recipe_id as id, 0.5 * count(distinct w) / cardinality(private.search_words(p_query)) as score
    from unnest(private.search_words(p_query)) w cross join lateral private.cookbook_with(w) f group by f.recipe_id
  ), alike as (
    select r.id, 0.3 * extensions.word_similarity(a.words, lower(concat_ws(' ', r.name, r.cuisine, r.course, array_to_string(r.tags, ' '), r.description)))
      + 0.4 * extensions.word_similarity(a.words, lower(r.name)) as score
    from asked a join public.recipes r on r.user_id is null where a.words <> ''
  ), near as (select n.recipe_id as id, 0.6 * n.nearness as score from private.recipes_near(p_vector) n
  )
  select r.id, (coalesce(e.score, 0) + coalesce(f.score, 0) + coalesce(k.score, 0) + coalesce(n.score, 0))::numeric
  from public.recipes r left join exact e using (id) left join foods f using (id) left join alike k using (id) left join near n using (id)
  where r.user_id is null
$$;
grant execute on function private.cookbook_by_query(text, jsonb) to authenticated;

-- What of a recipe is not in stock, and how much of it is.
create function private.missing_foods(p_recipe uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(l.food order by l.position), '{}') from public.recipe_ingredients l
  where l.recipe_id = p_recipe and not l.optional and l.food_key not in ('water', 'salt', 'black pepper', 'ice')
    and not exists (
      select from public.inventory_lots s where s.user_id = (select auth.uid())
        and (s.ingredient_id = l.ingredient_id or s.food_key = l.food_key or string_to_array(s.food_key, ' ') @> string_to_array(l.food_key, ' ')))
$$;
grant execute on function private.missing_foods(uuid) to authenticated;

-- The share of a recipe's foods that is not in stock, from 0 to 1.
create function private.missing_share(p_recipe uuid) returns numeric
language sql stable set search_path = '' as $$
  select cardinality(private.missing_foods(p_recipe))::numeric / greatest(count(*), 1) from public.recipe_ingredients l
  where l.recipe_id = p_recipe and not l.optional and l.food_key not in ('water', 'salt', 'black pepper', 'ice')
$$;
grant execute on function private.missing_share(uuid) to authenticated;

create function private.tool_search_cookbook(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_query text := nullif(array_to_string(private.search_words(coalesce(p_arguments ->> 'query', '')), ' '), '');
  v_diet text := (select w.diet from public.diet_words w where w.food_key = replace(private.food_key(p_arguments ->> 'diet'), '-', ' '));
  v_has_rules boolean := exists (select from private.food_rules());
  v_found uuid[];
  v_shown uuid[] := '{}';
  v_left_out int := 0;
  v_recipe public.recipes;
  v_lines jsonb := '[]';
  v_entities jsonb := '[]';
begin
  if p_arguments ->> 'diet' is not null and v_diet is null then
    perform private.refuse_call('UNKNOWN_DIET', format('I know no diet "%s". I know: %s.', p_arguments ->> 'diet', (select string_agg(d.label, ', ' order by d.code) from public.diets d where d.enforced)));
  end if;
  with wanted as materialized (select private.food_key(f) as food, f as said from unnest(private.strings_of(p_arguments -> 'foods')) f),
  scored as (
    select r.id, r.name, coalesce(q.score, 0) as score, case when (p_arguments ->> 'from_stock')::boolean then private.missing_share(r.id) else 0 end as missing
    from public.recipes r left join private.cookbook_by_query(v_query, p_arguments -> 'vector') q on v_query is not null and q.recipe_id = r.id
    where r.user_id is null
      and (p_arguments ->> 'cuisine' is null or r.cuisine = lower(p_arguments ->> 'cuisine'))
      and (p_arguments ->> 'course' is null or r.course = lower(p_arguments ->> 'course'))
      -- Who asks what to cook of what is there does not ask for a drink, unless they say so.
      and (not (p_arguments ->> 'from_stock')::boolean or p_arguments ->> 'course' is not null or r.course not in ('drink', 'sauce'))
      and (v_diet is null or v_diet = any (r.diets))
      and (p_arguments ->> 'max_minutes' is null or coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.wait_minutes, 0) <= (p_arguments ->> 'max_minutes')::int)
      and not exists (select from wanted w where not exists (select from private.cookbook_with(w.said) c where c.recipe_id = r.id))
  )
  select array_agg(s.id order by s.missing, s.score desc, md5(s.id::text)) into v_found
  from (select * from scored s where v_query is null or s.score >= 0.35 order by s.missing, s.score desc, md5(s.id::text) limit 40) s;
  for v_recipe in select r.* from unnest(v_found) with ordinality as f (id, n) join public.recipes r using (id) order by f.n loop
    exit when cardinality(v_shown) >= 8;
    if v_has_rules and private.recipe_line(v_recipe, null) -> 'conflicts' <> '[]' then
      v_left_out := v_left_out + 1;
      continue;
    end if;
    v_shown := v_shown || v_recipe.id;
    v_entities := v_entities || private.recipe_entity(v_recipe, 'read');
    v_lines := v_lines || jsonb_build_object('name', v_recipe.name, 'cuisine', v_recipe.cuisine, 'course', v_recipe.course, 'description', v_recipe.description,
      'servings', v_recipe.servings, 'minutes', private.recipe_minutes(v_recipe) + coalesce(v_recipe.wait_minutes, 0),
      'calories', private.recipe_calories(v_recipe), 'missing', to_jsonb(private.missing_foods(v_recipe.id)));
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('recipes', v_lines, 'left_out', v_left_out,
    'more', coalesce(cardinality(v_found), 0) - cardinality(v_shown) - v_left_out));
end $$;

-- Energy of one serving, where every ingredient that matters has figures.
create function private.recipe_calories(p_recipe public.recipes) returns numeric
language sql stable set search_path = '' as $$
  select round(sum((l.nutrients ->> 'calories')::numeric) / nullif((p_recipe).servings, 0)) from private.figures_of_lines((p_recipe).id) l
$$;
grant execute on function private.recipe_calories(public.recipes) to authenticated;

-- Saves a person's own copy of a recipe of the cookbook, which they may then change.
create function private.tool_copy_recipe(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_meant(p_arguments);
  v_copy public.recipes;
begin
  if v_recipe.user_id is not null then
    perform private.refuse_call('ALREADY_SAVED', format('"%s" is among your recipes already.', v_recipe.name));
  end if;
  perform private.refuse_conflicts(array(select l.food from public.recipe_ingredients l where l.recipe_id = v_recipe.id order by l.position), '{}');
  if exists (select from public.recipes r where r.user_id = (select auth.uid()) and r.fingerprint = v_recipe.fingerprint) then
    perform private.refuse_call('DUPLICATE_RECIPE', format('A copy of "%s" is saved already.', v_recipe.name));
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

insert into private.tools (name, domain) values ('search_cookbook', 'pantry'), ('copy_recipe', 'pantry');
grant execute on function private.tool_search_cookbook(jsonb), private.tool_copy_recipe(jsonb) to authenticated;
grant execute on function private.strings_of(jsonb) to authenticated;
