-- Loading the baseline: one function for each family of rows, for the owner alone. Each takes the rows as they were
-- compiled from data/, names as food keys already, and leaves everything that a person owns as it is; loading twice
-- changes nothing.

-- Stable from installation to installation: what points at a row of the baseline keeps pointing at it. Version 8 of
-- RFC 9562, whose bits are ours to choose but for those of version and variant.
create function private.baseline_id(p_kind text, p_key text) returns uuid
language sql immutable set search_path = '' as $$
  select overlay(overlay(md5('alfred:' || p_kind || ':' || p_key) placing '8' from 13) placing '8' from 17)::uuid
$$;

create function private.strings_of(p_list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(value order by n), '{}') from jsonb_array_elements_text(coalesce(p_list, '[]')) with ordinality as t (value, n)
$$;

create function private.load_categories(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.food_categories (code, parent, label)
  select r ->> 'code', r ->> 'parent', r ->> 'label' from jsonb_array_elements(p_rows) r
  on conflict (code) do update set parent = excluded.parent, label = excluded.label;
  insert into public.food_category_words (food_key, category)
  select distinct on (private.food_key(w)) private.food_key(w), r ->> 'code'
  from jsonb_array_elements(p_rows) r cross join jsonb_array_elements_text(r -> 'words') w
  on conflict (food_key) do update set category = excluded.category;
end $$;

-- Foods with their names, portions, figures and shelf life. A food that is no longer in the data stays: a person may have it.
create function private.load_foods(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.ingredient_aliases a using jsonb_array_elements(p_rows) r where a.food_key = r ->> 'key';
  delete from public.food_words w using jsonb_array_elements(p_rows) r where w.food_key = r ->> 'key';
  insert into public.ingredients as i (id, name, food_key, category, default_unit, default_location, allergens, contains, kind, aisle)
  select private.baseline_id('ingredient', r ->> 'key'), r ->> 'name', r ->> 'key', r ->> 'category',
    r ->> 'unit', r ->> 'location', private.strings_of(r -> 'allergens'),
    private.strings_of(r -> 'contains'), r ->> 'kind', r ->> 'aisle'
  from jsonb_array_elements(p_rows) r
  on conflict (food_key) do update set name = excluded.name, category = excluded.category, default_unit = excluded.default_unit,
    default_location = excluded.default_location, allergens = excluded.allergens, contains = excluded.contains, kind = excluded.kind, aisle = excluded.aisle;
  create temporary table loaded on commit drop as
    select i.id, r.food from jsonb_array_elements(p_rows) as r (food) join public.ingredients i on i.food_key = r.food ->> 'key';
  perform private.load_aliases();
  perform private.load_food_facts();
  drop table pg_temp.loaded;
end $$;

create function private.load_aliases() returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.ingredient_aliases a using pg_temp.loaded l where a.ingredient_id = l.id;
  delete from public.food_words w using pg_temp.loaded l, jsonb_array_elements_text(l.food -> 'aliases') n where w.food_key = n;
  insert into public.ingredient_aliases (food_key, ingredient_id)
  select distinct on (n) n, l.id
  from pg_temp.loaded l cross join jsonb_array_elements_text(l.food -> 'aliases') n
  where not exists (select from public.ingredients i where i.food_key = n)
  on conflict (food_key) do update set ingredient_id = excluded.ingredient_id;
end $$;

create function private.load_food_facts() returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.ingredient_portions p using pg_temp.loaded l where p.ingredient_id = l.id;
  insert into public.ingredient_portions (ingredient_id, unit, grams, note, source)
  select l.id, p ->> 'unit', (p ->> 'grams')::numeric, p ->> 'note', p ->> 'source'
  from pg_temp.loaded l cross join jsonb_array_elements(l.food -> 'portions') p;
  delete from public.ingredient_figures f using pg_temp.loaded l where f.ingredient_id = l.id;
  insert into public.ingredient_figures (ingredient_id, per_100g, source)
  select l.id, l.food -> 'per_100g', l.food ->> 'source' from pg_temp.loaded l where l.food ->> 'source' is not null;
  delete from public.ingredient_shelf_life s using pg_temp.loaded l where s.ingredient_id = l.id;
  insert into public.ingredient_shelf_life (ingredient_id, location, is_opened, days)
  select l.id, s ->> 'location', (s ->> 'is_opened')::boolean, (s ->> 'days')::int
  from pg_temp.loaded l cross join jsonb_array_elements(l.food -> 'shelf_life') s;
end $$;

-- The words that are known and are no food of the catalog, all anew: nothing points at them.
create function private.load_words(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_words;
  insert into public.food_words (food_key, ingredient_id, category, allergens, contains, kind)
  select r ->> 'key', case when (r ->> 'near')::boolean then i.id end, coalesce(i.category, r ->> 'category'),
    coalesce(i.allergens, private.strings_of(r -> 'allergens')),
    coalesce(i.contains, private.strings_of(r -> 'contains')), r ->> 'kind'
  from jsonb_array_elements(p_rows) r left join public.ingredients i on i.food_key = r ->> 'food';
end $$;

-- Everything that a food is or contains, itself first: what a rule against one of them is against.
create function private.parts_of_foods() returns table (ingredient_id uuid, food_key text, category text, allergens text[])
language sql stable set search_path = '' as $$
  with recursive parts as (
    select i.id, i.food_key, i.category, i.allergens, i.contains from public.ingredients i where i.kind = 'everyday'
    union
    select p.id, l.food_key, l.category, l.allergens, l.contains
    from parts p cross join unnest(p.contains) c join private.food_lexicon l on l.food_key = c
  )
  select id, food_key, category, allergens from parts
$$;

-- The enforced diets that allow each everyday food, from the same table that enforces them on people's plans.
create function private.derive_diets() returns void
language plpgsql set search_path = '' as $$
begin
  create temporary table refused on commit drop as
    with exclusions as materialized (
      select x.*, case x.kind when 'category' then private.categories_under(array[x.value]) else '{}' end as categories from public.diet_exclusions x
    )
    select distinct p.ingredient_id, x.diet from private.parts_of_foods() p join exclusions x
      on p.category = any (x.categories) or (x.kind = 'allergen' and x.value = any (p.allergens)) or (x.kind = 'food' and x.value = p.food_key);
  update public.ingredients i set diets = array(
    select d.code from public.diets d where d.enforced
      and not exists (select from pg_temp.refused r where r.ingredient_id = i.id and r.diet = d.code) order by d.code)
  where i.kind = 'everyday';
  drop table pg_temp.refused;
end $$;

-- The cookbook. A recipe that is no longer in it stays where somebody planned it, else it goes.
create function private.load_recipes(p_rows jsonb) returns void
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

create function private.load_recipe_lines(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.recipe_ingredients l using jsonb_array_elements(p_rows) x where l.recipe_id = private.baseline_id('recipe', x ->> 'slug');
  insert into public.recipe_ingredients (id, user_id, recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional)
  select private.baseline_id('line', (x ->> 'slug') || ':' || n), null, private.baseline_id('recipe', x ->> 'slug'), n, i.id, i.name, i.food_key,
    (l ->> 'quantity')::numeric, nullif(l ->> 'unit', 'piece'), l ->> 'preparation', (l ->> 'is_optional')::boolean
  from jsonb_array_elements(p_rows) x cross join jsonb_array_elements(x -> 'lines') with ordinality as t (l, n)
    join public.ingredients i on i.food_key = l ->> 'food';
  update public.recipes r set
    search = private.recipe_search(r, f.foods),
    allergens = f.allergens,
    diets = array(select d.code from public.diets d where d.enforced and not exists (
      select from public.recipe_ingredients l join public.ingredients i on i.id = l.ingredient_id where l.recipe_id = r.id and d.code <> all (i.diets)) order by d.code)
  from (
    select l.recipe_id, array_agg(distinct l.food_key) as foods, array_remove(array_agg(distinct a order by a), null) as allergens
    from public.recipe_ingredients l left join private.parts_of_foods() p on p.ingredient_id = l.ingredient_id left join unnest(p.allergens) a on true
    where l.user_id is null group by l.recipe_id
  ) f where f.recipe_id = r.id and r.user_id is null;
end $$;

create function private.load_pairings(p_rows jsonb) returns void
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

create function private.load_substitutes(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_substitutes;
  insert into public.food_substitutes (ingredient_id, position, substitute, substitute_id, how)
  select a.id, row_number() over (partition by a.id order by n), r ->> 'substitute', b.id, r ->> 'how'
  from jsonb_array_elements(p_rows) with ordinality as t (r, n)
    join public.ingredients a on a.food_key = r ->> 'food' left join public.ingredients b on b.food_key = r ->> 'key';
end $$;

-- Where vectors are stored, they are loaded; elsewhere there are none, and searches go by words.
create function private.load_vectors(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$ begin end $$;

-- Indexes were made anew; without figures the planner guesses until the first analyze.
analyze public.ingredients, public.ingredient_aliases, public.food_words;
