-- Imports: food data of others beside the baseline, brought by the owner from files and services. One function for each
-- family of rows, which takes them as an importer mapped them and tells how many it stored. Nothing that a person owns and
-- nothing of the baseline is changed by them, and importing twice is importing once.

-- When the baseline comes to know a pair itself, the row is the baseline's and says nothing of an importer any more.
create or replace function private.forget_origin() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.origin := null;
  return new;
end $$;

-- A diet is claimed for a recipe when each of its foods is known to be allowed. An imported recipe may hold a food that
-- nobody knows, whoever derives its diets and however often.
create or replace function private.claim_no_diet() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.recipe_ingredients l where l.recipe_id = new.id and l.ingredient_id is null) then
    new.diets := '{}';
  end if;
  return new;
end $$;

-- Packaged goods. Of two sources for one barcode the later import counts as a whole: their licences differ, and a row that
-- was mixed of both would be under neither.
create or replace function private.import_products(p_rows jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into public.products as p (barcode, name, brand, per_100g, serving_grams, allergens, ingredients_text, source, source_id, licence, fetched_at)
  select distinct on (r ->> 'barcode') r ->> 'barcode', r ->> 'name', r ->> 'brand', r -> 'per_100g', (r ->> 'serving_grams')::numeric,
    case when jsonb_typeof(r -> 'allergens') = 'array' then private.strings_of(r -> 'allergens') end,
    r ->> 'ingredients_text', r ->> 'source', r ->> 'source_id', r ->> 'licence', (r ->> 'fetched_at')::timestamptz
  from jsonb_array_elements(p_rows) with ordinality as t (r, n) order by r ->> 'barcode', n desc
  on conflict (barcode) do update set name = excluded.name, brand = excluded.brand, per_100g = excluded.per_100g,
    serving_grams = excluded.serving_grams, allergens = excluded.allergens, ingredients_text = excluded.ingredients_text,
    source = excluded.source, source_id = excluded.source_id, licence = excluded.licence, fetched_at = excluded.fetched_at;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Foods of a reference. What the baseline has under the name, curated, as another word for a food or from its own
-- reference, stays as it is.
create or replace function private.import_foods(p_rows jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  create temporary table imported on commit drop as
    select distinct on (x.key) x.key, x.food
    from (select private.food_key(r ->> 'name') as key, r as food, n from jsonb_array_elements(p_rows) with ordinality as t (r, n)) x
    where not exists (select from public.ingredient_aliases a where a.food_key = x.key)
      and not exists (select from public.food_words w where w.food_key = x.key)
      and not exists (
        select from public.ingredients i left join public.ingredient_figures f on f.ingredient_id = i.id
        where i.food_key = x.key and (i.kind <> 'reference' or f.origin is null))
    order by x.key, x.n desc;
  insert into public.ingredients as i (id, name, food_key, category, default_unit, default_location, kind)
  select private.baseline_id('ingredient', key), food ->> 'name', key, food ->> 'category', 'g', 'other', 'reference' from pg_temp.imported
  on conflict (food_key) do update set name = excluded.name, category = excluded.category;
  delete from public.ingredient_portions p using pg_temp.imported m, public.ingredients i where i.food_key = m.key and p.ingredient_id = i.id;
  insert into public.ingredient_portions (ingredient_id, unit, grams, note, source)
  select i.id, p ->> 'unit', (p ->> 'grams')::numeric, p ->> 'note', m.food ->> 'source'
  from pg_temp.imported m join public.ingredients i on i.food_key = m.key cross join jsonb_array_elements(m.food -> 'portions') p;
  insert into public.ingredient_figures as f (ingredient_id, per_100g, source, origin)
  select i.id, m.food -> 'per_100g', m.food ->> 'source', m.food -> 'origin'
  from pg_temp.imported m join public.ingredients i on i.food_key = m.key
  on conflict (ingredient_id) do update set per_100g = excluded.per_100g, source = excluded.source, origin = excluded.origin;
  get diagnostics v_count = row_count;
  perform private.read_reference_names(array(select i.id from pg_temp.imported m join public.ingredients i on i.food_key = m.key));
  drop table pg_temp.imported;
  return v_count;
end $$;

-- Recipes of the cookbook that somebody else wrote, named by their slug: '<source>-<id>'.
create or replace function private.import_recipes(p_rows jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
begin
  create temporary table imported on commit drop as
    select distinct on (r ->> 'slug') private.baseline_id('recipe', r ->> 'slug') as id, r as recipe
    from jsonb_array_elements(p_rows) with ordinality as t (r, n) order by r ->> 'slug', n desc;
  insert into public.recipes as r (id, user_id, slug, name, description, cuisine, course, servings, prep_minutes, cook_minutes,
    steps, tags, equipment, notes, source, origin, fingerprint, search)
  select m.id, null, x ->> 'slug', x ->> 'name', x ->> 'description', x ->> 'cuisine', x ->> 'course', (x ->> 'servings')::numeric,
    (x ->> 'prep')::int, (x ->> 'cook')::int, x -> 'steps', private.strings_of(x -> 'tags'), private.strings_of(x -> 'equipment'),
    x ->> 'notes', 'cookbook', x -> 'origin', 'cookbook:' || (x ->> 'slug'), ''::tsvector
  from pg_temp.imported m cross join lateral (select m.recipe) as t (x)
  on conflict (id) do update set name = excluded.name, description = excluded.description, cuisine = excluded.cuisine, course = excluded.course,
    servings = excluded.servings, prep_minutes = excluded.prep_minutes, cook_minutes = excluded.cook_minutes, steps = excluded.steps,
    tags = excluded.tags, equipment = excluded.equipment, notes = excluded.notes, origin = excluded.origin, updated_at = clock_timestamp();
  v_ids := array(select id from pg_temp.imported);
  delete from public.recipe_ingredients l where l.recipe_id = any (v_ids);
  -- A food that nobody knows keeps the words that it was written in.
  insert into public.recipe_ingredients (id, user_id, recipe_id, position, ingredient_id, food, food_key, quantity, unit, preparation, optional)
  select private.baseline_id('line', (m.recipe ->> 'slug') || ':' || n), null, m.id, n, f.ingredient_id, l ->> 'food', f.food_key,
    (l ->> 'quantity')::numeric, nullif(l ->> 'unit', 'piece'), l ->> 'preparation', (l ->> 'is_optional')::boolean
  from pg_temp.imported m cross join jsonb_array_elements(m.recipe -> 'lines') with ordinality as t (l, n)
    cross join lateral private.food_meant(l ->> 'food') f;
  drop table pg_temp.imported;
  perform private.derive_imported(v_ids);
  return cardinality(v_ids);
end $$;

-- What follows from the ingredients of imported recipes, as for those that Alfred comes with. What an ingredient that
-- nobody knows is made of is not known: see claim_no_diet.
create or replace function private.derive_imported(p_recipes uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  update public.recipes r set
    search = private.recipe_search(r, array(select l.food_key from public.recipe_ingredients l where l.recipe_id = r.id)),
    allergens = array(
      select distinct a from public.recipe_ingredients l join private.parts_of_foods() p on p.ingredient_id = l.ingredient_id cross join unnest(p.allergens) a
      where l.recipe_id = r.id order by a),
    diets = array(select d.code from public.diets d where d.enforced and not exists (
      select from public.recipe_ingredients l join public.ingredients i on i.id = l.ingredient_id where l.recipe_id = r.id and d.code <> all (i.diets)) order by d.code)
  where r.id = any (p_recipes);
end $$;

-- Pairings of everyday foods. Rows of the baseline and of other importers are left as they are.
create or replace function private.import_pairings(p_rows jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into public.food_pairings as p (ingredient_id, with_id, score, shared, recipes_together, source, origin)
  select distinct on (a.id, b.id) a.id, b.id, (r ->> 'score')::numeric, private.strings_of(r -> 'shared'), 0, r #>> '{origin,source}', r -> 'origin'
  from jsonb_array_elements(p_rows) with ordinality as t (r, n)
    join public.ingredients a on a.food_key = r ->> 'food' join public.ingredients b on b.food_key = r ->> 'with'
  where a.kind = 'everyday' and b.kind = 'everyday' order by a.id, b.id, n desc
  on conflict (ingredient_id, with_id) do update set score = excluded.score, shared = excluded.shared, origin = excluded.origin
  where p.source = excluded.source;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Pairings are scored against each other, so that those of an earlier import do not stand beside those of a new one.
create or replace function private.clear_pairings(p_source text) returns void
language sql set search_path = '' as $$ delete from public.food_pairings where source = p_source and source <> 'baseline' $$;
