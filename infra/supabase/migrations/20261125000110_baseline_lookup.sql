-- Foods are found as before among those that were curated; the reference answers only where nobody curated a food, and
-- is told under its own long name.

create or replace view private.food_lexicon with (security_invoker = true) as
  select i.food_key, i.food_key as canonical, i.id as ingredient_id, i.category, i.allergens, i.contains, 'word' as kind
  from public.ingredients i where i.kind = 'everyday'
  union all
  select a.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word'
  from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
  union all
  select w.food_key, coalesce(i.food_key, w.food_key), w.ingredient_id, w.category, w.allergens, w.contains, w.kind
  from public.food_words w left join public.ingredients i on i.id = w.ingredient_id;

-- Exact, then alias, then trigram (spec S5). A long name of the reference is close to many words by chance.
create or replace function private.find_ingredient(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_food);
  v_found public.ingredients;
begin
  select * into v_found from public.ingredients where food_key = v_key;
  if not found then
    select i.* into v_found from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
    where a.food_key = v_key;
  end if;
  -- Another word that is known is no misspelling.
  if v_found.id is null and not exists (select from public.food_words w where w.food_key = v_key) then
    select i.* into v_found from public.ingredients i
    where i.kind = 'everyday' and i.food_key operator(extensions.%) v_key
      and private.is_misspelling(v_key, i.food_key)
    order by extensions.similarity(i.food_key, v_key) desc, i.food_key limit 1;
  end if;
  return v_found;
end $$;

create or replace function private.foods_in_category(p_word text) returns setof public.ingredients
language sql stable set search_path = '' as $$
  with sorts as materialized (select private.categories_under(array[private.category_of_word(p_word)]) as codes)
  select i.* from sorts s join public.ingredients i on i.category = any (s.codes)
  where i.kind = 'everyday' order by i.name
$$;

-- The food of the reference that a person most likely means: all their words are in its name, it is raw unless they
-- say otherwise, and its name says little more.
create function private.reference_food(p_food text) returns public.ingredients
language sql stable set search_path = '' as $$
  with asked as (select plainto_tsquery('pg_catalog.english', p_food) as words)
  select i.* from asked a join public.ingredients i
    on i.kind = 'reference' and to_tsvector('pg_catalog.english', i.name) @@ a.words
  where numnode(a.words) > 0
  order by private.food_key(split_part(i.name, ',', 1)) = any (string_to_array(private.food_key(p_food), ' ')) desc,
    i.name ~* '\m(raw|uncooked|dry)\M' desc, length(i.name), i.name
  limit 1
$$;
grant execute on function private.reference_food(text) to authenticated;

-- The food whose figures stand for the one that was said: itself, the one it is a sort of, or one of the reference.
create or replace function private.food_with_figures(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(p_food);
begin
  if v_found.id is null then
    select i.* into v_found from public.food_words w join public.ingredients i on i.id = w.ingredient_id
    where w.food_key = private.food_key(p_food) and w.kind = 'word';
  end if;
  -- A word that is known to be another sort of thing is not looked for among long names.
  if v_found.id is null and not exists (select from public.food_words w where w.food_key = private.food_key(p_food)) then
    v_found := private.reference_food(p_food);
  end if;
  if not exists (select from public.ingredient_figures f where f.ingredient_id = v_found.id) then
    return null;
  end if;
  return v_found;
end $$;

create or replace function private.nutrients_of(p_ingredient uuid, p_grams numeric) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * p_grams / 100, 3)))
    from public.ingredient_figures f cross join lateral jsonb_each_text(f.per_100g) n where f.ingredient_id = p_ingredient), '{}')
$$;

create or replace function private.source_of(p_ingredient uuid) returns text
language sql stable set search_path = '' as $$
  select f.source from public.ingredient_figures f where f.ingredient_id = p_ingredient
$$;

-- Foods of the catalog that have much of a nutrient in 100 g, and nothing that the person must not have (ruling R18).
-- Spices and the like are left out: nobody eats 100 g of them.
create or replace function private.tool_get_food_recommendations(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_nutrient text := coalesce(p_arguments ->> 'nutrient', private.nutrient_lacking((p_arguments ->> 'day')::date));
  v_foods jsonb;
begin
  if v_nutrient is null then
    perform private.refuse_call('NUTRIENT_MISSING', 'Which nutrient should it have much of? You have no goal that is still open today.');
  end if;
  with candidates as materialized (
    select i.name, n.per_100g, private.source_name(n.source) as source
    from public.ingredient_nutrients n join public.ingredients i on i.id = n.ingredient_id
    where n.nutrient = v_nutrient and n.per_100g > 0 and i.kind = 'everyday' and i.category not in
      ('herb', 'spice', 'seasoning', 'baking', 'stock', 'condiment', 'sweetener', 'confection', 'flour', 'alcohol', 'plant_oil', 'gelatine')
    order by n.per_100g desc, i.name limit 60
  ), checked as (
    select c.*, f.found ->> 'status' = 'ok' as is_allowed
    from (select *, row_number() over (order by per_100g desc, name) as n from candidates) c
      join jsonb_array_elements(private.food_conflicts(array(select name from candidates order by per_100g desc, name))) with ordinality as f (found, n) on f.n = c.n
  ), best as (select * from checked where is_allowed order by n limit 5)
  select coalesce(jsonb_agg(jsonb_build_object('food', name, 'amount', trim_scale(round(per_100g, 2)), 'source', source) order by n), '[]') into v_foods from best;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'nutrient', v_nutrient, 'is_asked', p_arguments ->> 'nutrient' is not null, 'foods', v_foods));
end $$;

-- The person's recipes that hold a food of this name or sort, each with the food as the recipe calls it.
create or replace function private.recipes_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  -- Asked once each, not once for every row.
  with sorts as materialized (
    -- Most words mean no sort, and then nothing is of it; nor is anything for who has no recipes.
    select c.codes from (select private.categories_under(array[private.category_of_word(p_word)]) as codes) c
    where c.codes <> '{}' and exists (select from public.recipe_ingredients x where x.user_id = (select auth.uid()))
  ),
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
