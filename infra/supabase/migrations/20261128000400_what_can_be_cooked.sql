-- What can be cooked of what is there is reckoned once for all recipes, and each food is looked at once: not once in the order of the
-- recipes and once more for those that are shown, and not in every line that names it.

-- The foods that somebody has, each once. A thousand lots or some more are read in one go; of very many, the index is gone through
-- from one name to the next.
create or replace function private.foods_in_stock() returns table (food_key text, ingredient_id uuid)
language plpgsql stable rows 100 set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if (select count(*) from (select from public.inventory_lots l where l.user_id = v_user limit 5001) x) <= 5000 then
    return query select distinct on (l.food_key) l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user order by l.food_key;
  else
    return query with recursive names as (
      (select l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user order by l.food_key limit 1)
      union all
      select x.food_key, x.ingredient_id from names n cross join lateral (
        select l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user and l.food_key > n.food_key order by l.food_key limit 1) x
    )
    select n.food_key, n.ingredient_id from names n;
  end if;
end $$;

create or replace function private.missing_of(p_recipes uuid[]) returns table (recipe_id uuid, missing text[], share numeric)
language sql stable rows 100 set search_path = '' as $$
  with stock as materialized (select f.food_key, f.ingredient_id, string_to_array(f.food_key, ' ') as words from private.foods_in_stock() f
  ), stock_words as materialized (select w as word, s.words from stock s cross join unnest(s.words) w
  ), lines as materialized (
    select l.recipe_id, l.position, l.food, l.food_key, l.ingredient_id from public.recipe_ingredients l
    where l.recipe_id = any (p_recipes) and not l.optional and l.food_key not in ('water', 'salt', 'black pepper', 'ice')
  ), foods as materialized (
    select f.food_key, f.ingredient_id, string_to_array(f.food_key, ' ') as words from (select distinct l.food_key, l.ingredient_id from lines l) f
  ), known as materialized (
    select f.food_key, f.ingredient_id, f.words, coalesce(f.ingredient_id in (select s.ingredient_id from stock s where s.ingredient_id is not null), false)
      or f.food_key in (select s.food_key from stock s) as is_there
    from foods f
  ), there as materialized (
    select k.food_key, k.ingredient_id from known k where k.is_there
    union
    select k.food_key, k.ingredient_id from known k join stock_words s on s.word = k.words[1] and s.words @> k.words where not k.is_there
  )
  select l.recipe_id, coalesce(array_agg(l.food order by l.position) filter (where t.food_key is null), '{}'),
    count(*) filter (where t.food_key is null)::numeric / count(*)
  from lines l left join there t on t.food_key = l.food_key and t.ingredient_id is not distinct from l.ingredient_id group by l.recipe_id
$$;

-- Energy of one serving, where every ingredient that matters has figures: as in figures_of_lines, but of one figure alone.
create or replace function private.recipe_calories(p_recipe public.recipes) returns numeric
language sql stable set search_path = '' as $$
  with lines as materialized (
    select i.quantity, i.unit, coalesce(
      (select g.ingredient_id from public.ingredient_figures g where g.ingredient_id = i.ingredient_id),
      (private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food))).id) as with_figures
    from public.recipe_ingredients i where i.recipe_id = (p_recipe).id
  )
  select round(sum(round((f.per_100g ->> 'calories')::numeric * round(private.portion_grams(f.ingredient_id, l.quantity, private.unit_of_line(l.unit)), 3) / 100, 3))
    / nullif((p_recipe).servings, 0))
  from lines l join public.ingredient_figures f on f.ingredient_id = l.with_figures
$$;

create or replace function private.tool_search_cookbook(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_query text := nullif(array_to_string(private.search_words(coalesce(p_arguments ->> 'query', '')), ' '), '');
  v_diet text := (select w.diet from public.diet_words w where w.food_key = replace(private.food_key(p_arguments ->> 'diet'), '-', ' '));
  v_from_stock boolean := coalesce((p_arguments ->> 'from_stock')::boolean, false);
  v_has_rules boolean := exists (select from private.food_rules());
  v_found uuid[];
  v_shown uuid[] := '{}';
  v_left_out int := 0;
  v_recipe public.recipes;
  v_lines jsonb := '[]';
  v_entities jsonb := '[]';
  v_missing jsonb;
begin
  if p_arguments ->> 'diet' is not null and v_diet is null then
    perform private.refuse_call('UNKNOWN_DIET', format('I know no diet "%s". I know: %s.', p_arguments ->> 'diet', (select string_agg(d.label, ', ' order by d.code) from public.diets d where d.enforced)));
  end if;
  with wanted as materialized (select distinct on (private.food_key(f)) f as said from unnest(private.strings_of(p_arguments -> 'foods')) f),
  -- Each food is looked for once, and so is what is lacking: both for all recipes together.
  holding as materialized (
    select c.recipe_id from wanted w cross join lateral private.cookbook_with(w.said) c group by c.recipe_id having count(*) = (select count(*) from wanted)
  ),
  lacking as materialized (
    select m.recipe_id, m.missing, m.share from private.missing_of(array(select b.id from public.recipes b where b.user_id is null and v_from_stock)) m
  ),
  fitting as (
    select r.id from public.recipes r
    where r.user_id is null
      and (p_arguments ->> 'cuisine' is null or r.cuisine = lower(p_arguments ->> 'cuisine'))
      and (p_arguments ->> 'course' is null or r.course = lower(p_arguments ->> 'course'))
      -- Who asks what to cook of what is there does not ask for a drink, unless they say so.
      and (not v_from_stock or p_arguments ->> 'course' is not null or r.course not in ('drink', 'sauce'))
      and (v_diet is null or v_diet = any (r.diets))
      and (p_arguments ->> 'max_minutes' is null or coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.wait_minutes, 0) <= (p_arguments ->> 'max_minutes')::int)
      and (not exists (select from wanted) or r.id in (select h.recipe_id from holding h))
  ),
  -- Laid on one pile for each recipe: a join is planned for few recipes, and goes through all of them for each.
  told as (
    select f.id, null::numeric as score, null::numeric as missing, true as is_fitting from fitting f
    union all
    select q.recipe_id, q.score, null, false from private.cookbook_by_query(v_query, p_arguments -> 'vector') q where v_query is not null
    union all
    select l.recipe_id, null, l.share, false from lacking l
  ),
  scored as (
    select t.id, coalesce(max(t.score), 0) as score, coalesce(max(t.missing), 0) as missing from told t group by t.id having bool_or(t.is_fitting)
  ),
  best as materialized (
    select s.* from scored s where v_query is null or s.score >= 0.35 order by s.missing, s.score desc, md5(s.id::text) limit 40
  )
  select (select array_agg(b.id order by b.missing, b.score desc, md5(b.id::text)) from best b),
    (select jsonb_object_agg(l.recipe_id, l.missing) from lacking l where l.recipe_id in (select b.id from best b))
  into v_found, v_missing;
  if not v_from_stock then
    v_missing := (select jsonb_object_agg(m.recipe_id, m.missing) from private.missing_of(v_found) m);
  end if;
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
      'calories', private.recipe_calories(v_recipe), 'missing', coalesce(v_missing -> v_recipe.id::text, '[]'));
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('recipes', v_lines, 'left_out', v_left_out,
    'more', coalesce(cardinality(v_found), 0) - cardinality(v_shown) - v_left_out));
end $$;
