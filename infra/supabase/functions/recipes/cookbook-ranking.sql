-- How well recipes of the cookbook answer a search that was read: what they grant of it, letters and meaning.

-- A list of numbers as a vector of length 1; null for whatever is none, or too long to be one.
create or replace function private.to_unit_vector(p_vector jsonb) returns real[]
language plpgsql immutable set search_path = '' as $$
declare
  v_numbers float8[];
  v_length float8;
begin
  if jsonb_typeof(p_vector) is distinct from 'array' or jsonb_array_length(p_vector) > 4096
    or jsonb_path_exists(p_vector, '$[*] ? (@.type() != "number" || @ > 1e6 || @ < -1e6)') then return null; end if;
  v_numbers := array(select n::float8 from jsonb_array_elements_text(p_vector) with ordinality as t (n, i) order by i);
  select sqrt(sum(n * n)) into v_length from unnest(v_numbers) n;
  if coalesce(v_length, 0) = 0 then return null; end if;
  return array(select (n / v_length)::real from unnest(v_numbers) with ordinality as t (n, i) order by i);
end $$;
grant execute on function private.to_unit_vector(jsonb) to authenticated;

-- How near the recipes of the cookbook are to a question in meaning, 1 for the same. Without vectors nothing is near.
create or replace function private.recipes_near(p_vector jsonb) returns table (recipe_id uuid, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_asked real[] := private.to_unit_vector(p_vector);
begin
  if v_asked is null then return; end if;
  return query select v.recipe_id, (select sum(a * b) from unnest(v.embedding, v_asked) as t (a, b))::numeric
    from private.recipe_vectors v where cardinality(v.embedding) = cardinality(v_asked);
end $$;
grant execute on function private.recipes_near(jsonb) to authenticated;

-- How much each recipe of the cookbook is a dish of a food or sort, 0 to 1: by its name, and by its share of the weight. A dish with
-- chicken stock is no chicken dish, and butter chicken is none of butter.
create or replace function private.dishes_of(p_word text) returns table (recipe_id uuid, grade numeric)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(left(p_word, 200)) as key, string_to_array(private.food_key(left(p_word, 200)), ' ') as words, (private.find_ingredient(p_word)).id as ingredient,
      private.categories_under(array[private.category_of_word(left(p_word, 200))]) as sorts, plainto_tsquery('pg_catalog.english', left(p_word, 200)) as query
  ), held as (
    select f.recipe_id, -- A handful of a herb is tasted as a pound of a vegetable is.
      sum(f.share * case i.category when 'herb' then 6 else 1 end) as share, bool_or(f.is_named) as is_named
    from asked a join private.cookbook_foods f on true join public.ingredients i on i.id = f.ingredient_id
    where f.ingredient_id = a.ingredient or i.category = any (a.sorts)
      or i.category not in ('stock', 'condiment', 'seasoning') and (a.key = any (i.contains) or cardinality(a.sorts) = 0 and string_to_array(i.food_key, ' ') @> a.words)
    group by f.recipe_id
  )
  select r.id, case
    when h.recipe_id is null then 0.9
    when h.share >= 0.05 and (h.is_named or to_tsvector('pg_catalog.english', r.name) @@ a.query) then 1
    when h.share >= 0.3 then 0.9 when h.share >= 0.15 then 0.8 when h.is_named then 0.7 when h.share >= 0.07 then 0.6 when h.share >= 0.02 then 0.45 else 0.2 end
  from asked a join public.recipes r on r.user_id is null left join held h on h.recipe_id = r.id
  -- Hummus is in few dishes and is one. Of a sort the name alone says nothing: fish-fragrant eggplant has no fish.
  where h.recipe_id is not null or cardinality(a.sorts) = 0 and to_tsvector('pg_catalog.english', r.name) @@ a.query
$$;
grant execute on function private.dishes_of(text) to authenticated;

-- How well each recipe of the cookbook grants each of the things that a search asks for, 0 to 1. The first of several tags or courses
-- is meant most.
create or replace function private.grades_of(p_asked jsonb) returns table (item int, recipe_id uuid, grade numeric)
language sql stable set search_path = '' as $$
  with items as materialized (
    select n::int as n, x ->> 'kind' as kind, string_to_array(x ->> 'value', '|') as list, x ->> 'value' as value
    from jsonb_array_elements(p_asked -> 'items') with ordinality as t (x, n)
  )
  select i.n, f.recipe_id, case when i.kind = 'not_tag' or i.list[1] = any (f.tags) then 1 else 0.8 end
  from items i join private.cookbook_facts f on case i.kind when 'tag' then f.tags && i.list when 'not_tag' then not f.tags && i.list end
  union all
  select i.n, r.id, case when i.kind = 'cuisine' or r.course = i.list[1] then 1 when r.course = any (i.list) then 0.9 else 0.5 end
  from items i join public.recipes r on r.user_id is null and case i.kind when 'cuisine' then r.cuisine = any (i.list)
    when 'course' then r.course = any (i.list) or r.search @@ plainto_tsquery('pg_catalog.english', i.list[1]) end
  union all
  select i.n, d.recipe_id, d.grade from items i cross join lateral private.dishes_of(i.value) d where i.kind = 'food'
  union all
  select 100, r.id, case when r.servings = s.n then 1 else 0.6 end
  from (select (p_asked ->> 'servings')::int as n) s join public.recipes r on r.user_id is null and r.servings between s.n and greatest(s.n * 1.5, s.n + 0.5)
  union all
  -- A word that is left is looked for in the name first.
  select 100 + w.n::int, r.id, max(case when to_tsvector('pg_catalog.english', r.name) @@ q.query then 1 else 0.5 end)
  from jsonb_array_elements_text(p_asked -> 'words') with ordinality as w (word, n) cross join lateral (select plainto_tsquery('pg_catalog.english', w.word) as query) q
    join public.recipes r on r.user_id is null and r.search @@ q.query group by 2, w.n
$$;
grant execute on function private.grades_of(jsonb) to authenticated;

-- How well each recipe of the cookbook answers a search that was read: the share of what is asked for that it grants, and then letters that
-- are nearly the same and nearness in meaning. What a search says of the dish counts more than what it says of the moment. The weights were
-- chosen on the questions that `npm run data:search` asks.
create or replace function private.cookbook_by_query(p_asked jsonb, p_vector jsonb) returns table (recipe_id uuid, score numeric, lacking int)
language sql stable set search_path = '' as $$
  with weights as materialized (
    -- A meal may be of several courses, so that to be of one says little.
    select n::int as item, case when x ->> 'kind' = 'course' and (x ->> 'value' like '%|%' or count(*) filter (where x ->> 'kind' = 'course') over () > 1) then 0.3 when x ->> 'kind' = 'food' then 1.3 when x ->> 'kind' = 'cuisine' then 1.2 else 1 end as weight
    from jsonb_array_elements(p_asked -> 'items') with ordinality as t (x, n) where x ->> 'kind' not in ('diet', 'minutes')
    union all select 100, 0.5 where p_asked ->> 'servings' is not null
    union all select 100 + n::int, 0.8 from jsonb_array_elements(p_asked -> 'words') with ordinality as t (x, n)
  ), total as materialized (select coalesce(sum(w.weight), 0) as weight, count(*) filter (where w.weight >= 0.8)::int as items,
      jsonb_path_exists(p_asked, '$.items[*] ? (@.kind == "course" || @.kind == "tag")') or p_asked -> 'words' <> '[]' as is_of_a_kind from weights w
  ), granted as materialized (
    select g.recipe_id as id, sum(g.grade * w.weight) as sum, count(*) filter (where g.grade >= 0.45 and w.weight >= 0.8)::int as items from private.grades_of(p_asked) g join weights w using (item) group by g.recipe_id
  ), near as materialized (select n.recipe_id as id, n.nearness from private.recipes_near(p_vector) n
  )
  select r.id, (case when t.weight > 0 then coalesce(g.sum, 0) / t.weight else 0 end
      -- Who names no kind of dish means a meal.
      + case when t.is_of_a_kind then 0 when r.course in ('main', 'soup', 'salad') then 0.08 when r.course in ('drink', 'sauce', 'bread') then -0.08 else 0 end
      + 0.1 * extensions.word_similarity(p_asked ->> 'text', lower(r.name)) + 0.25 * coalesce(n.nearness, 0))::numeric,
    t.items - coalesce(g.items, 0)
  from total t cross join public.recipes r left join granted g using (id) left join near n using (id)
  where r.user_id is null
$$;
grant execute on function private.cookbook_by_query(jsonb, jsonb) to authenticated;
