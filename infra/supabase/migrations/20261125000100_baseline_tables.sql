-- The baseline (spec S10): what Alfred knows before anybody told it anything. Its content is data, not migrations: it is
-- compiled from data/ and loaded by the owner, again and again, without touching a row of a person. This is its shape.

-- Everyday foods were curated by hand; reference foods come from a table by the thousand, under its long names, and
-- nobody checked what they are made of.
alter table public.ingredients
  add column kind text not null default 'everyday' check (kind in ('everyday', 'reference')),
  add column aisle text not null default 'Other',
  -- The enforced diets that allow it, derived from what it is and contains.
  add column diets text[] not null default '{}';
-- What is looked for among everyday foods must not pay for thousands of others.
drop index public.ingredients_trigram;
create index ingredients_trigram on public.ingredients using gin (food_key extensions.gin_trgm_ops) where kind = 'everyday';
drop index public.ingredients_by_category;
create index ingredients_by_category on public.ingredients (category) where kind = 'everyday';
create index food_words_by_category on public.food_words (category);
create index ingredients_words on public.ingredients using gin (to_tsvector('pg_catalog.english', name)) where kind = 'reference';

-- What is in 100 g, as one value: a food is read whole, and what its source does not tell has no key.
create table public.ingredient_figures (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  per_100g jsonb not null check (private.are_amounts(per_100g)),
  source text not null
);
insert into public.ingredient_figures (ingredient_id, per_100g, source)
select ingredient_id, jsonb_object_agg(nutrient, per_100g), min(source) from public.ingredient_nutrients group by ingredient_id;
drop table public.ingredient_nutrients;
-- The same, nutrient by nutrient, for who sorts or compares.
create view public.ingredient_nutrients with (security_invoker = true) as
  select f.ingredient_id, n.key as nutrient, n.value::numeric as per_100g, f.source
  from public.ingredient_figures f cross join lateral jsonb_each_text(f.per_100g) n;

-- How many days a food keeps its quality in a place. A usual time, not a promise.
create table public.ingredient_shelf_life (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  location text not null check (location in ('fridge', 'freezer', 'pantry', 'counter', 'other')),
  is_opened boolean not null,
  days int not null check (days > 0),
  primary key (ingredient_id, location, is_opened)
);

-- Foods that go together, in both directions: by the rarity of the aroma compounds they share, and by how much more
-- often than by chance recipes use them together.
create table public.food_pairings (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  with_id uuid not null references public.ingredients (id) on delete cascade,
  score numeric not null,
  -- What they share, by the word for its smell: "clove (eugenol)".
  shared text[] not null,
  recipes_together int not null,
  -- 'baseline', or the importer that brought it.
  source text not null default 'baseline',
  primary key (ingredient_id, with_id)
);
create index food_pairings_by_other on public.food_pairings (with_id);

-- What stands in for a food, best first, with how: "1 tbsp lemon juice in 240 ml milk".
create table public.food_substitutes (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  position int not null,
  substitute text not null,
  substitute_id uuid references public.ingredients (id) on delete cascade,
  how text,
  primary key (ingredient_id, position)
);
create index food_substitutes_by_other on public.food_substitutes (substitute_id);

-- Packaged goods by their barcode, as an importer found them. What a source does not tell stays null, allergens above all.
create table public.products (
  barcode text primary key check (barcode ~ '^[0-9]{8,14}$'),
  name text not null check (name ~ '\S' and length(name) <= 200),
  brand text check (length(brand) <= 200),
  ingredient_id uuid references public.ingredients (id),
  per_100g jsonb not null check (private.are_amounts(per_100g)),
  serving_grams numeric check (serving_grams > 0),
  -- Null: nobody told. An empty list: the source says that there are none.
  allergens text[] check (allergens <@ '{gluten,crustacean,egg,fish,peanut,soy,milk,nut,celery,mustard,sesame,sulphite,lupin,mollusc}'),
  ingredients_text text check (length(ingredients_text) <= 8000),
  source text not null,
  source_id text not null,
  licence text not null,
  fetched_at timestamptz not null
);
create index products_by_ingredient on public.products (ingredient_id);

alter table public.ingredient_figures enable row level security;
alter table public.ingredient_shelf_life enable row level security;
alter table public.food_pairings enable row level security;
alter table public.food_substitutes enable row level security;
alter table public.products enable row level security;
create policy "known to all" on public.ingredient_figures for select to authenticated using (true);
create policy "known to all" on public.ingredient_shelf_life for select to authenticated using (true);
create policy "known to all" on public.food_pairings for select to authenticated using (true);
create policy "known to all" on public.food_substitutes for select to authenticated using (true);
create policy "known to all" on public.products for select to authenticated using (true);
grant select on
  public.ingredient_figures, public.ingredient_nutrients, public.ingredient_shelf_life, public.food_pairings,
  public.food_substitutes, public.products
to authenticated;

-- The cookbook: recipes of nobody, for everybody to read. A person's own stand beside them, and only these can be changed.
alter table public.recipes
  alter column user_id drop not null,
  drop constraint recipes_source_check,
  add constraint recipes_source_check check (source in ('generated', 'dictated', 'imported', 'cookbook')),
  add constraint recipes_of_nobody check ((user_id is null) = (source = 'cookbook')),
  add column slug text unique,
  -- Who brought a recipe of the cookbook: {source, id, url, licence, fetched_at}; null for those that Alfred comes with.
  add column origin jsonb,
  add column wait_minutes int check (wait_minutes between 0 and 20000),
  add column equipment text[] not null default '{}',
  add column allergens text[] not null default '{}',
  add column diets text[] not null default '{}';
alter table public.recipe_ingredients alter column user_id drop not null;
create index cookbook_by_cuisine on public.recipes (cuisine) where user_id is null;
create index cookbook_names on public.recipes using gin (lower(name) extensions.gin_trgm_ops) where user_id is null;
create index recipe_ingredients_of_cookbook on public.recipe_ingredients (ingredient_id) where user_id is null;
create policy "cookbook known to all" on public.recipes for select to authenticated using (user_id is null);
create policy "cookbook known to all" on public.recipe_ingredients for select to authenticated using (user_id is null);

-- What was loaded last: the same hash is the same baseline, and loading it is nothing to do.
create table private.baseline (
  is_one boolean primary key default true check (is_one),
  hash text not null,
  loaded_at timestamptz not null default clock_timestamp(),
  ingredients int not null,
  recipes int not null
);
alter table private.baseline enable row level security;

-- The trail is of people's rows. A recipe of nobody is the owner's to change, and row level security keeps it so.
create or replace function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_turn uuid := nullif(current_setting('alfred.turn', true), '')::uuid;
  v_key uuid := nullif(current_setting('alfred.client_key', true), '')::uuid;
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  if v_row ->> 'user_id' is null and to_jsonb(coalesce(old, new)) ->> 'user_id' is null then
    return coalesce(new, old);
  end if;
  if v_turn is null and v_key is null then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  end if;
  insert into public.audit_log (user_id, turn_id, step, call, client_key, table_name, row_id, op, old_row, new_row)
  values (
    (v_row ->> 'user_id')::uuid, v_turn,
    nullif(current_setting('alfred.step', true), '')::int,
    nullif(current_setting('alfred.call', true), '')::int,
    v_key, tg_table_name, (v_row ->> 'id')::uuid, lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return coalesce(new, old);
end $$;
