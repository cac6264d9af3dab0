-- Loading the baseline's recipes, pairings, substitutes and vectors.

-- The cookbook. A recipe that is no longer in it stays where somebody planned it, else it goes.
create or replace function private.load_recipes(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.recipes as r (id, user_id, slug, name, description, cuisine, course, difficulty, servings, prep_minutes, cook_minutes, wait_minutes,
    steps, tags, equipment, notes, source, fingerprint, search)
  select private.baseline_id('recipe', x ->> 'slug'), null, x ->> 'slug', x ->> 'name', x ->> 'description', x ->> 'cuisine', x ->> 'course', x ->> 'difficulty',
    (x ->> 'servings')::numeric, (x ->> 'prep')::int, (x ->> 'cook')::int, (x ->> 'wait')::int, x -> 'steps', private.strings_of(x -> 'tags'),
    private.strings_of(x -> 'equipment'), x ->> 'notes', 'cookbook', 'cookbook:' || (x ->> 'slug'), ''::tsvector
  from jsonb_array_elements(p_rows) x
  on conflict (id) do update set name = excluded.name, description = excluded.description, cuisine = excluded.cuisine, course = excluded.course,
    difficulty = excluded.difficulty, servings = excluded.servings, prep_minutes = excluded.prep_minutes, cook_minutes = excluded.cook_minutes,
    wait_minutes = excluded.wait_minutes, steps = excluded.steps, tags = excluded.tags, equipment = excluded.equipment, notes = excluded.notes,
    updated_at = clock_timestamp();
  delete from public.recipes r where r.user_id is null and r.origin is null
    and not exists (select from jsonb_array_elements(p_rows) x where x ->> 'slug' = r.slug)
    and not exists (select from public.meal_plan_entries m where m.recipe_id = r.id);
  perform private.load_recipe_lines(p_rows);
end $$;

create or replace function private.load_recipe_lines(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.recipe_ingredients l using jsonb_array_elements(p_rows) x where l.recipe_id = private.baseline_id('recipe', x ->> 'slug');
  insert into public.recipe_ingredients (id, user_id, recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional)
  select private.baseline_id('line', (x ->> 'slug') || ':' || n), null, private.baseline_id('recipe', x ->> 'slug'), n, i.id, i.name, i.food_key,
    (l ->> 'quantity')::numeric, nullif(l ->> 'unit', 'piece'), l ->> 'preparation', (l ->> 'is_optional')::boolean
  from jsonb_array_elements(p_rows) x cross join jsonb_array_elements(x -> 'lines') with ordinality as t (l, n)
    join public.ingredients i on i.food_key = l ->> 'food';
  -- As for foods: with statistics of empty tables all lines would be grouped anew for each recipe.
  analyze public.recipes, public.recipe_ingredients;
  update public.recipes r set
    search = private.recipe_search(r, f.foods),
    allergens = f.allergens,
    diets = array(select d.code from public.diets d where d.enforced and not (d.code = 'kosher' and private.mixes_meat_and_milk(f.foods)) and not exists (
      select from public.recipe_ingredients l join public.ingredients i on i.id = l.ingredient_id where l.recipe_id = r.id and d.code <> all (i.diets)) order by d.code)
  from (
    select l.recipe_id, array_agg(distinct l.food_key) as foods, array_remove(array_agg(distinct a order by a), null) as allergens
    from public.recipe_ingredients l left join private.parts_of_foods() p on p.ingredient_id = l.ingredient_id left join unnest(p.allergens) a on true
    where l.user_id is null group by l.recipe_id
  ) f where f.recipe_id = r.id and r.user_id is null;
end $$;

-- What recipes are found by besides their text, all anew.
create or replace function private.load_facts(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.cookbook_facts;
  -- The energy is the one that is told of the recipe, so that none is offered under 400 kcal and told with 402. It is computed
  -- once: without the offset the planner would write the call wherever its result is used.
  insert into private.cookbook_facts (recipe_id, tags, figures)
  select r.id, private.strings_of(x -> 'tags'), case when c.calories is not null then (
    select jsonb_object_agg(t.key, round(t.value::numeric / r.servings, 1)) from jsonb_each_text(private.sum_of_nutrients(array(
      select l.nutrients from private.figures_of_lines(r.id) l where l.grams is not null))) t
    where t.key in ('protein_g', 'carbs_g', 'fat_total_g', 'fiber_g')) || jsonb_build_object('calories', c.calories) end
  from jsonb_array_elements(p_rows) x join public.recipes r on r.id = private.baseline_id('recipe', x ->> 'recipe') cross join lateral (select private.recipe_calories(r) as calories offset 0) c;
  delete from private.cookbook_foods;
  insert into private.cookbook_foods (recipe_id, ingredient_id, share, is_named)
  select private.baseline_id('recipe', x ->> 'recipe'), i.id, least(sum((f ->> 'share')::numeric), 1), bool_or((f ->> 'isNamed')::boolean)
  from jsonb_array_elements(p_rows) x cross join jsonb_array_elements(x -> 'foods') f join public.ingredients i on i.food_key = f ->> 'food'
  group by 1, 2;
end $$;

-- What words of a search ask for, all anew.
create or replace function private.load_wishes(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.search_wishes;
  insert into private.search_wishes (phrase, kind, value)
  select distinct on (private.food_key(r ->> 'phrase')) private.food_key(r ->> 'phrase'), r ->> 'kind', r ->> 'value' from jsonb_array_elements(p_rows) r;
end $$;

create or replace function private.load_pairings(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_pairings where source = 'baseline';
  insert into public.food_pairings (ingredient_id, with_id, score, shared, recipes_together)
  select a.id, b.id, (r ->> 'score')::numeric, private.strings_of(r -> 'shared'), (r ->> 'together')::int
  from jsonb_array_elements(p_rows) r
    join public.ingredients a on a.food_key = r ->> 'food' join public.ingredients b on b.food_key = r ->> 'with'
  on conflict (ingredient_id, with_id) do update set score = excluded.score, shared = excluded.shared,
    recipes_together = excluded.recipes_together, source = excluded.source;
end $$;

create or replace function private.load_substitutes(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_substitutes;
  insert into public.food_substitutes (ingredient_id, position, substitute, substitute_id, how)
  select a.id, row_number() over (partition by a.id order by n), r ->> 'substitute', b.id, r ->> 'how'
  from jsonb_array_elements(p_rows) with ordinality as t (r, n)
    join public.ingredients a on a.food_key = r ->> 'food' left join public.ingredients b on b.food_key = r ->> 'key';
end $$;

-- The vectors of foods and recipes, all anew.
create or replace function private.load_vectors(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.recipe_vectors;
  insert into private.recipe_vectors (recipe_id, model, embedding)
  select r.id, x ->> 'model', private.to_unit_vector((x ->> 'vector')::jsonb)
  from jsonb_array_elements(p_rows) x join public.recipes r on r.slug = x ->> 'recipe';
  delete from private.ingredient_vectors;
  insert into private.ingredient_vectors (ingredient_id, model, embedding)
  select i.id, x ->> 'model', private.to_unit_vector((x ->> 'vector')::jsonb)
  from jsonb_array_elements(p_rows) x join public.ingredients i on i.food_key = x ->> 'food';
end $$;
