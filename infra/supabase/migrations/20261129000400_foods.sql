-- Foods and units as the system knows them; all of it but for the rules of diets is loaded from data/. A person's own food need not be among them.

create table public.units (
  code text primary key,
  dimension text not null,
  -- Amount in this unit times factor = amount in the base unit of its dimension (g, ml, piece).
  factor numeric not null check (factor > 0)
);
alter table public.units enable row level security;
insert into public.units (code, dimension, factor) values
  ('g', 'mass', 1), ('kg', 'mass', 1000), ('oz', 'mass', 28.349523125), ('lb', 'mass', 453.59237),
  ('ml', 'volume', 1), ('cl', 'volume', 10), ('dl', 'volume', 100), ('l', 'volume', 1000),
  ('tsp', 'volume', 5), ('tbsp', 'volume', 15), ('cup', 'volume', 240),
  ('piece', 'count', 1), ('dozen', 'count', 12),
  ('pack', 'pack', 1), ('can', 'can', 1), ('bottle', 'bottle', 1), ('jar', 'jar', 1), ('bag', 'bag', 1), ('box', 'box', 1),
  ('bunch', 'bunch', 1), ('slice', 'slice', 1), ('clove', 'clove', 1), ('loaf', 'loaf', 1), ('head', 'head', 1), ('stick', 'stick', 1);

-- The nutrients that are counted (ruling R23). A food that lacks one has no row for it: missing is not zero.
create table public.nutrients (
  code text primary key,
  label text not null,
  unit text not null check (unit in ('kcal', 'g', 'mg', 'mcg', 'ml')),
  position int not null unique
);
alter table public.nutrients enable row level security;
insert into public.nutrients (code, label, unit, position)
select code, label, unit, row_number() over () from (values
  ('calories', 'energy', 'kcal'), ('protein_g', 'protein', 'g'), ('carbs_g', 'carbohydrates', 'g'), ('fat_total_g', 'fat', 'g'),
  ('hydration_ml', 'water', 'ml'),
  ('fat_saturated_g', 'saturated fat', 'g'), ('fat_poly_g', 'polyunsaturated fat', 'g'), ('fat_mono_g', 'monounsaturated fat', 'g'),
  ('fat_trans_g', 'trans fat', 'g'), ('omega_3_g', 'omega-3', 'g'), ('omega_6_g', 'omega-6', 'g'),
  ('fiber_g', 'fibre', 'g'), ('fiber_soluble_g', 'soluble fibre', 'g'), ('sugar_g', 'sugar', 'g'), ('sugar_added_g', 'added sugar', 'g'),
  ('sodium_mg', 'sodium', 'mg'), ('potassium_mg', 'potassium', 'mg'), ('calcium_mg', 'calcium', 'mg'), ('iron_mg', 'iron', 'mg'),
  ('magnesium_mg', 'magnesium', 'mg'), ('phosphorus_mg', 'phosphorus', 'mg'), ('zinc_mg', 'zinc', 'mg'), ('copper_mg', 'copper', 'mg'),
  ('manganese_mg', 'manganese', 'mg'), ('selenium_mcg', 'selenium', 'mcg'),
  ('vitamin_a_mcg', 'vitamin A', 'mcg'), ('vitamin_c_mg', 'vitamin C', 'mg'), ('vitamin_d_mcg', 'vitamin D', 'mcg'),
  ('vitamin_e_mg', 'vitamin E', 'mg'), ('vitamin_k_mcg', 'vitamin K', 'mcg'), ('thiamin_mg', 'thiamin', 'mg'), ('riboflavin_mg', 'riboflavin', 'mg'),
  ('niacin_mg', 'niacin', 'mg'), ('pantothenic_acid_mg', 'pantothenic acid', 'mg'), ('vitamin_b6_mg', 'vitamin B6', 'mg'),
  ('biotin_mcg', 'biotin', 'mcg'), ('folate_mcg', 'folate', 'mcg'), ('vitamin_b12_mcg', 'vitamin B12', 'mcg'), ('cholesterol_mg', 'cholesterol', 'mg')
) as n (code, label, unit);

-- The fourteen that food law in the EU wants declared.
create table public.allergens (
  code text primary key,
  label text not null
);
alter table public.allergens enable row level security;
insert into public.allergens (code, label) values
  ('gluten', 'gluten'), ('crustacean', 'crustaceans'), ('egg', 'egg'), ('fish', 'fish'), ('peanut', 'peanut'), ('soy', 'soy'), ('milk', 'milk'),
  ('nut', 'nuts'), ('celery', 'celery'), ('mustard', 'mustard'), ('sesame', 'sesame'), ('sulphite', 'sulphites'), ('lupin', 'lupin'), ('mollusc', 'molluscs');

-- The sorts of food (spec S3.8). A food has the narrowest that fits; the wider ones follow from it.
create table public.food_categories (
  code text primary key,
  parent text references public.food_categories (code),
  label text not null
);
create index food_categories_by_parent on public.food_categories (parent);
alter table public.food_categories enable row level security;

-- What people call them, each under its food key.
create table public.food_category_words (
  food_key text primary key,
  category text not null references public.food_categories (code)
);
create index food_category_words_by_category on public.food_category_words (category);
alter table public.food_category_words enable row level security;

create table public.ingredients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  food_key text not null unique,
  category text not null,
  default_unit text not null references public.units (code),
  default_location text not null check (default_location in ('fridge', 'freezer', 'pantry', 'counter', 'other')),
  allergens text[] not null default '{}'
    check (allergens <@ '{gluten,crustacean,egg,fish,peanut,soy,milk,nut,celery,mustard,sesame,sulphite,lupin,mollusc}'),
  -- Names the foods that a composite one is made of where it matters: pesto holds pine nuts and parmesan.
  contains text[] not null default '{}',
  -- Everyday foods were curated by hand; reference foods come from a table by the thousand, under its long names, and
  -- nobody checked what they are made of.
  kind text not null default 'everyday' check (kind in ('everyday', 'reference')),
  aisle text not null default 'Other',
  -- The enforced diets that allow it, derived from what it is and contains.
  diets text[] not null default '{}',
  constraint ingredients_category foreign key (category) references public.food_categories (code)
);
create index ingredients_trigram on public.ingredients using gin (food_key extensions.gin_trgm_ops) where kind = 'everyday';
create index ingredients_by_category on public.ingredients (category) where kind = 'everyday';
create index ingredients_words on public.ingredients using gin (to_tsvector('pg_catalog.english', name)) where kind = 'reference';
alter table public.ingredients enable row level security;

create table public.ingredient_aliases (
  food_key text primary key,
  ingredient_id uuid not null references public.ingredients (id) on delete cascade
);
create index ingredient_aliases_by_ingredient on public.ingredient_aliases (ingredient_id);
alter table public.ingredient_aliases enable row level security;

-- Words that are no food of the catalog and yet are known: varieties that keep their own name, sorts, dishes,
-- and names that only sound like something else (cocoa butter). `ingredient_id` is set where the nutrients are near.
create table public.food_words (
  food_key text primary key,
  ingredient_id uuid references public.ingredients (id),
  category text not null references public.food_categories (code),
  allergens text[] not null default '{}'
    check (allergens <@ '{gluten,crustacean,egg,fish,peanut,soy,milk,nut,celery,mustard,sesame,sulphite,lupin,mollusc}'),
  contains text[] not null default '{}',
  -- A dish holds commonly what is listed; beside its own ingredients its name proves nothing.
  kind text not null check (kind in ('word', 'dish'))
);
create index food_words_by_ingredient on public.food_words (ingredient_id);
create index food_words_by_category on public.food_words (category);
alter table public.food_words enable row level security;

-- The lexicon as one table, so that looking up a name is one step. It is made anew whenever the foods behind it change,
-- which they do when data is loaded.
create table private.food_names (
  food_key text not null,
  canonical text not null,
  ingredient_id uuid,
  category text,
  allergens text[] not null,
  contains text[] not null,
  kind text not null
);
create index food_names_by_key on private.food_names (food_key);
create index food_names_by_category on private.food_names (category);
create index food_names_alike on private.food_names (left(food_key, 1), length(food_key));
alter table private.food_names enable row level security;

-- Every word that stands for a food, whichever table holds it. `canonical` is the food that it is or is near to.
create view private.food_lexicon with (security_invoker = true) as
  select food_key, canonical, ingredient_id, category, allergens, contains, kind from private.food_names;

create table public.ingredient_portions (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  unit text not null references public.units (code),
  grams numeric not null check (grams > 0),
  note text,
  source text not null,
  primary key (ingredient_id, unit)
);
alter table public.ingredient_portions enable row level security;

-- What is in 100 g, as one value: a food is read whole, and what its source does not tell has no key.
create table public.ingredient_figures (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  per_100g jsonb not null,
  source text not null,
  -- Who brought it, {source, id, url, licence, fetched_at}, as recipes of the cookbook have it; null for the baseline's own.
  origin jsonb
);
alter table public.ingredient_figures enable row level security;

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
alter table public.ingredient_shelf_life enable row level security;

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
  origin jsonb,
  primary key (ingredient_id, with_id)
);
create index food_pairings_by_other on public.food_pairings (with_id);
alter table public.food_pairings enable row level security;

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
alter table public.food_substitutes enable row level security;

create table private.ingredient_vectors (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  model text not null,
  embedding real[] not null check (cardinality(embedding) between 1 and 1024)
);
alter table private.ingredient_vectors enable row level security;

-- Packaged goods by their barcode, as an importer found them. What a source does not tell stays null, allergens above all.
create table public.products (
  barcode text primary key check (barcode ~ '^[0-9]{8,14}$'),
  name text not null check (name ~ '\S' and length(name) <= 200),
  brand text check (length(brand) <= 200),
  ingredient_id uuid references public.ingredients (id),
  per_100g jsonb not null,
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
alter table public.products enable row level security;

-- What was loaded last: the same hash is the same baseline, and loading it is nothing to do.
create table private.baseline (
  is_one boolean primary key default true check (is_one),
  hash text not null,
  loaded_at timestamptz not null default clock_timestamp(),
  ingredients int not null,
  recipes int not null
);
alter table private.baseline enable row level security;

-- How far each input was read, in the same transaction as its rows: a stopped import goes on where it stopped.
create table private.import_runs (
  source text not null,
  input text not null,
  position bigint not null default 0,
  imported bigint not null default 0,
  skipped bigint not null default 0,
  updated_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (source, input)
);
alter table private.import_runs enable row level security;
