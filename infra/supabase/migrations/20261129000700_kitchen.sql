-- What a person has, likes, cooks, plans and buys.

-- The kitchen's stock: one row per lot, so that one food may have several dates.
create table public.inventory_lots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  ingredient_id uuid references public.ingredients (id),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  quantity numeric not null check (quantity > 0 and quantity < 1e9),
  unit text not null references public.units (code),
  location text not null check (location in ('fridge', 'freezer', 'pantry', 'counter', 'other')),
  expires_on date,
  opened_on date,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index inventory_lots_by_food on public.inventory_lots (user_id, food_key);
create index inventory_lots_by_expiry on public.inventory_lots (expires_on) where expires_on is not null;
-- What is asked of a kitchen costs what is answered, not what is kept: foods are looked for among the names that somebody has,
-- which are few, and rows are read by index from there.
create index inventory_lots_by_ingredient on public.inventory_lots (user_id, ingredient_id) where ingredient_id is not null;
create index inventory_lots_by_place on public.inventory_lots (user_id, location);
create index inventory_lots_in_order on public.inventory_lots (user_id, expires_on, food_key, id);
alter table public.inventory_lots enable row level security;
alter table public.inventory_lots force row level security;

-- What a person told about themselves, and what was learned of them; the diets that are known, as data.
create table public.preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('allergy', 'diet', 'dislike', 'like', 'equipment', 'skill', 'servings', 'cuisine', 'routine')),
  value text not null check (value ~ '\S' and length(value) <= 120),
  value_key text not null,
  source text not null default 'stated' check (source in ('stated', 'learned')),
  created_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, kind, value_key)
);
alter table public.preferences enable row level security;
alter table public.preferences force row level security;

-- A person's recipes with their ingredients. The rows are compiled from what was written or said (spec S3.5);
-- what was lost on the way stands in `simplified`.
create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid(),
  name text not null check (name ~ '\S' and length(name) <= 160),
  description text check (length(description) <= 2000),
  cuisine text check (length(cuisine) <= 60),
  course text check (length(course) <= 60),
  difficulty text check (length(difficulty) <= 30),
  servings numeric check (servings > 0 and servings <= 1000),
  prep_minutes int check (prep_minutes between 0 and 20000),
  cook_minutes int check (cook_minutes between 0 and 20000),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  tags text[] not null default '{}',
  notes text check (length(notes) <= 4000),
  source text not null check (source in ('generated', 'dictated', 'imported', 'cookbook')),
  simplified jsonb not null default '[]' check (jsonb_typeof(simplified) = 'array'),
  -- The same name with the same foods is the same recipe.
  fingerprint text not null,
  search tsvector not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  slug text unique,
  -- Who brought a recipe of the cookbook: {source, id, url, licence, fetched_at}; null for those that Alfred comes with.
  origin jsonb,
  wait_minutes int check (wait_minutes between 0 and 20000),
  equipment text[] not null default '{}',
  allergens text[] not null default '{}',
  diets text[] not null default '{}',
  unique (user_id, fingerprint),
  -- The cookbook is recipes of nobody, for everybody to read; a person's own stand beside them.
  constraint recipes_of_nobody check ((user_id is null) = (source = 'cookbook'))
);
create index recipes_by_age on public.recipes (user_id, created_at desc);
create index recipes_search on public.recipes using gin (search);
create index cookbook_by_cuisine on public.recipes (cuisine) where user_id is null;
create index cookbook_names on public.recipes using gin (lower(name) extensions.gin_trgm_ops) where user_id is null;
create index recipes_by_name on public.recipes (user_id, lower(name));
create index recipes_named_alike on public.recipes (lower(name));
alter table public.recipes enable row level security;
alter table public.recipes force row level security;

create table public.recipe_ingredients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid(),
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  position int not null,
  ingredient_id uuid references public.ingredients (id),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  quantity numeric check (quantity > 0 and quantity < 1e9),
  -- As it was said: "pinch" and "handful" are no units that stock is counted in.
  unit text check (length(unit) <= 24),
  preparation text check (length(preparation) <= 200),
  optional boolean not null default false,
  note text check (length(note) <= 300),
  unique (recipe_id, position)
);
create index recipe_ingredients_by_food on public.recipe_ingredients (user_id, food_key);
create index recipe_ingredients_of_cookbook on public.recipe_ingredients (ingredient_id) where user_id is null;
create index recipe_ingredients_by_ingredient on public.recipe_ingredients (user_id, ingredient_id);
create index recipe_ingredients_as_said on public.recipe_ingredients (user_id, food);
alter table public.recipe_ingredients enable row level security;
alter table public.recipe_ingredients force row level security;

-- Each vector has the length 1, so that the sum of the products of two is the cosine of the angle between them.
create table private.recipe_vectors (
  recipe_id uuid primary key references public.recipes (id) on delete cascade,
  model text not null,
  embedding real[] not null check (cardinality(embedding) between 1 and 1024)
);
alter table private.recipe_vectors enable row level security;

-- The meal plan: one entry for each meal of a day. A plan is all or nothing (ruling R17).
create table public.meal_plan_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  recipe_id uuid references public.recipes (id) on delete set null,
  title text not null check (title ~ '\S' and length(title) <= 160),
  note text check (length(note) <= 500),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, day, meal)
);
create index meal_plan_entries_by_recipe on public.meal_plan_entries (recipe_id) where recipe_id is not null;
alter table public.meal_plan_entries enable row level security;
alter table public.meal_plan_entries force row level security;

-- The shopping list. One may buy for others what one must not eat, so rules warn here and refuse nothing (ruling R18).
create table public.shopping_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  ingredient_id uuid references public.ingredients (id),
  quantity numeric check (quantity > 0 and quantity < 1e9),
  unit text references public.units (code),
  checked boolean not null default false,
  note text check (length(note) <= 300),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index shopping_items_by_food on public.shopping_items (user_id, food_key);
alter table public.shopping_items enable row level security;
alter table public.shopping_items force row level security;
