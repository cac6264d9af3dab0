-- What is in a portion of a saved recipe. Recipes are the pantry's (ruling R19): the coach reads them, as the person, and writes none.

-- The saved recipes that a name may mean: by the name itself, else by words of it, else by a misspelling of it.
create function private.recipes_named(p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.recipes r where r.user_id = (select auth.uid()) and lower(r.name) = lower(btrim(p_name));
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id = (select auth.uid()) and to_tsvector('pg_catalog.english', r.name) @@ plainto_tsquery('pg_catalog.english', p_name) order by r.name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id = (select auth.uid()) and extensions.similarity(lower(r.name), lower(btrim(p_name))) >= 0.5 order by r.name;
end $$;
grant execute on function private.recipes_named(text) to authenticated;

-- The one recipe that a call means; which of several is asked about by the tool that can offer them.
create function private.recipe_eaten(p_arguments jsonb) returns public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := coalesce(p_arguments ->> 'name', 'of that reference');
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is not null then
    select array_agg(r) into v_found from public.recipes r where r.user_id = (select auth.uid()) and r.id = (p_arguments ->> 'recipe')::uuid;
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
grant execute on function private.recipe_eaten(jsonb) to authenticated;

-- The unit that stands behind a word of a recipe. A pinch is none: what it weighs is not known.
create function private.unit_of_line(p_unit text) returns text
language sql stable set search_path = '' as $$
  select case when p_unit is null then 'piece' else (select u.code from public.units u where u.code = lower(p_unit)) end
$$;
grant execute on function private.unit_of_line(text) to authenticated;

-- Each ingredient of a recipe with what it weighs and what is in it; both are null where nobody knows.
create function private.figures_of_lines(p_recipe uuid) returns table (n int, food text, grams numeric, nutrients jsonb, source text)
language sql stable set search_path = '' as $$
  select i.position, i.food, w.grams, private.nutrients_of(f.id, w.grams), private.source_name(private.source_of(f.id))
  from public.recipe_ingredients i
    left join lateral private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food)) f on f.id is not null
    left join lateral (select round(private.portion_grams(f.id, i.quantity, private.unit_of_line(i.unit)), 3) as grams) w on f.id is not null
  where i.recipe_id = p_recipe and i.user_id = (select auth.uid())
$$;
grant execute on function private.figures_of_lines(uuid) to authenticated;

-- A whole recipe. A nutrient is told when every ingredient with figures tells it: a sum with a gap would be too small and look exact.
create function private.recipe_figures(p_recipe public.recipes) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (select * from private.figures_of_lines((p_recipe).id)
  ), known as (select * from lines where grams is not null
  ), sums as (
    select e.key, sum(e.value::numeric) as amount from known k, jsonb_each(k.nutrients) e group by e.key having count(*) = (select count(*) from known)
  )
  select jsonb_build_object(
    'name', (p_recipe).name, 'makes', trim_scale((p_recipe).servings),
    'ingredients', (select count(*) from lines), 'known', (select count(*) from known),
    'unknown', coalesce((select jsonb_agg(l.food order by l.n) from lines l where l.grams is null), '[]'),
    'sources', coalesce((select jsonb_agg(distinct k.source) from known k), '[]'),
    'totals', coalesce((select jsonb_object_agg(s.key, trim_scale(round(s.amount, 3))) from sums s), '{}'))
$$;
grant execute on function private.recipe_figures(public.recipes) to authenticated;

-- So many servings of a recipe. How many it makes is what the person says, else what the recipe says, and never a guess.
create function private.recipe_portion(p_recipe public.recipes, p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_figures jsonb := private.recipe_figures(p_recipe);
  v_servings numeric := coalesce((p_arguments ->> 'servings')::numeric, 1);
  v_makes numeric := coalesce((p_arguments ->> 'makes')::numeric, (p_recipe).servings);
begin
  if v_servings <= 0 or v_makes <= 0 or v_servings >= 1000 then
    perform private.refuse_call('INVALID_VALUE', 'A number of servings is more than zero.');
  elsif v_makes is null then
    perform private.refuse_call('SERVINGS_UNKNOWN', format('How many servings does %s make?', (p_recipe).name));
  elsif v_figures -> 'known' = '0' then
    perform private.refuse_call('FOOD_UNKNOWN', format('I have no nutrition figures for the ingredients of %s.', (p_recipe).name));
  end if;
  return v_figures - 'totals' || jsonb_build_object('makes', trim_scale(v_makes), 'servings', trim_scale(v_servings), 'nutrients', coalesce((
    select jsonb_object_agg(e.key, trim_scale(round(e.value::numeric * v_servings / v_makes, 3))) from jsonb_each(v_figures -> 'totals') e), '{}'));
end $$;
grant execute on function private.recipe_portion(public.recipes, jsonb) to authenticated;

create function private.tool_search_saved_recipes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as materialized (
    select r from private.recipes_named(p_arguments ->> 'query') r where p_arguments ->> 'query' is not null
    union all
    select r from public.recipes r where r.user_id = (select auth.uid()) and p_arguments ->> 'query' is null
  ), shown as (select r from found order by (r).name, (r).id limit 20)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.recipe_entity(r, 'read') order by (r).name, (r).id) from shown), '[]'),
    'data', jsonb_build_object('query', p_arguments -> 'query', 'count', (select count(*) from found), 'recipes', coalesce((
      select jsonb_agg(jsonb_build_object('name', (r).name, 'makes', trim_scale((r).servings)) order by (r).name, (r).id) from shown), '[]')))
$$;

create function private.tool_get_recipe_details(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_eaten(p_arguments);
begin
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')),
    'data', private.recipe_figures(v_recipe) || jsonb_build_object(
      'serving', case when v_recipe.servings is null or not exists (select from private.figures_of_lines(v_recipe.id) l where l.grams is not null) then null
        else private.recipe_portion(v_recipe, '{"servings": 1}') -> 'nutrients' end,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('food', l.food, 'grams', trim_scale(l.grams),
        'calories', case when l.grams is not null then l.nutrients -> 'calories' end) order by l.n)
        from private.figures_of_lines(v_recipe.id) l), '[]')));
end $$;

create function private.tool_calculate_recipe_serving(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_eaten(p_arguments);
begin
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')), 'data', private.recipe_portion(v_recipe, p_arguments));
end $$;

insert into private.tools (name, domain) values
  ('search_saved_recipes', 'coach'), ('get_recipe_details', 'coach'), ('calculate_recipe_serving', 'coach');
grant execute on function
  private.tool_search_saved_recipes(jsonb), private.tool_get_recipe_details(jsonb), private.tool_calculate_recipe_serving(jsonb)
to authenticated;
