-- Loading the baseline: one function for each family of rows, for the owner alone. Each takes the rows as they were
-- compiled from data/, names as food keys already, and leaves everything that a person owns as it is; loading twice
-- changes nothing.

-- Stable from installation to installation: what points at a row of the baseline keeps pointing at it. Version 8 of
-- RFC 9562, whose bits are ours to choose but for those of version and variant.
create or replace function private.baseline_id(p_kind text, p_key text) returns uuid
language sql immutable set search_path = '' as $$
  select overlay(overlay(md5('alfred:' || p_kind || ':' || p_key) placing '8' from 13) placing '8' from 17)::uuid
$$;

create or replace function private.strings_of(p_list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(value order by n), '{}') from jsonb_array_elements_text(coalesce(p_list, '[]')) with ordinality as t (value, n)
$$;
grant execute on function private.strings_of(jsonb) to authenticated;

create or replace function private.load_categories(p_rows jsonb) returns void
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
create or replace function private.load_foods(p_rows jsonb) returns void
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
  -- Statistics that were taken after a loading that failed say that there are none, and the names of each would be looked for among all.
  analyze public.ingredients;
  create temporary table loaded on commit drop as
    select i.id, r.food from jsonb_array_elements(p_rows) as r (food) join public.ingredients i on i.food_key = r.food ->> 'key';
  perform private.load_aliases();
  perform private.load_food_facts();
  perform private.read_reference_names(array(select l.id from pg_temp.loaded l));
  drop table pg_temp.loaded;
end $$;

create or replace function private.load_aliases() returns void
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

create or replace function private.load_food_facts() returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.ingredient_portions p using pg_temp.loaded l where p.ingredient_id = l.id;
  delete from private.portion_sizes p using pg_temp.loaded l where p.ingredient_id = l.id;
  insert into private.portion_sizes (ingredient_id, size, grams)
  select l.id, s.key, s.value::numeric from pg_temp.loaded l cross join jsonb_each_text(coalesce(l.food -> 'sizes', '{}')) s;
  insert into public.ingredient_portions (ingredient_id, unit, grams, note, source)
  select l.id, p ->> 'unit', (p ->> 'grams')::numeric, p ->> 'note', p ->> 'source'
  from pg_temp.loaded l cross join jsonb_array_elements(l.food -> 'portions') p;
  delete from public.ingredient_figures f using pg_temp.loaded l where f.ingredient_id = l.id;
  insert into public.ingredient_figures (ingredient_id, per_100g, source)
  select l.id, l.food -> 'per_100g', l.food ->> 'source' from pg_temp.loaded l where l.food ->> 'source' is not null;
  delete from public.ingredient_shelf_life s using pg_temp.loaded l where s.ingredient_id = l.id;
  insert into public.ingredient_shelf_life (ingredient_id, location, state, days_at_least, days_at_most, source)
  select l.id, s ->> 'location', s ->> 'state', (s ->> 'days_at_least')::int, (s ->> 'days_at_most')::int, s ->> 'source'
  from pg_temp.loaded l cross join jsonb_array_elements(l.food -> 'shelf_life') s;
end $$;

-- The words that are known and are no food of the catalog, all anew: nothing points at them.
create or replace function private.load_words(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_words;
  insert into public.food_words (food_key, ingredient_id, category, allergens, contains, kind)
  select r ->> 'key', case when (r ->> 'near')::boolean then i.id end, coalesce(i.category, r ->> 'category'),
    coalesce(i.allergens, private.strings_of(r -> 'allergens')),
    coalesce(i.contains, private.strings_of(r -> 'contains')), r ->> 'kind'
  from jsonb_array_elements(p_rows) r left join public.ingredients i on i.food_key = r ->> 'food';
end $$;

-- The words that mean several foods, all anew.
create or replace function private.load_choices(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_choices;
  insert into public.food_choices (word, options, eaten, british, american)
  select r ->> 'word', private.strings_of(r -> 'options'), r ->> 'eaten', r ->> 'british', r ->> 'american' from jsonb_array_elements(p_rows) r;
end $$;

-- The words of other languages, all anew: nothing points at them. What is an English word already is none.
create or replace function private.load_translations(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.food_translations;
  insert into public.food_translations (food_key, language, english, is_stem)
  select distinct on (key) key, r ->> 'language', r ->> 'english', (r ->> 'is_stem')::boolean
  from jsonb_array_elements(p_rows) with ordinality as x (r, n) cross join lateral (select private.plain_key(r ->> 'word') as key) k
  where not exists (select from private.food_lexicon l where l.food_key = k.key) and not exists (select from public.food_category_words c where c.food_key = k.key)
  order by key, n
  on conflict (food_key) do nothing;
end $$;

-- Everything that a food is or contains, itself first: what a rule against one of them is against.
create or replace function private.parts_of_foods() returns table (ingredient_id uuid, food_key text, category text, allergens text[])
language sql stable set search_path = '' as $$
  with recursive parts as (
    select i.id, i.food_key, i.category, i.allergens, i.contains from public.ingredients i where i.kind = 'everyday'
    union
    select p.id, l.food_key, l.category, l.allergens, l.contains
    from parts p cross join unnest(p.contains) c join private.food_lexicon l on l.food_key = c
  )
  select id, food_key, category, allergens from parts
$$;
grant execute on function private.parts_of_foods() to authenticated;

-- The enforced diets that allow each everyday food, from the same table that enforces them on people's plans.
create or replace function private.derive_diets() returns void
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
