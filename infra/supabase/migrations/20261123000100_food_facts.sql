-- What is known of foods: their sort, what they are made of, what a portion weighs, what is in 100 g.
-- All of it is the system's: readable by everyone who is signed in, writable by nobody.

-- The nutrients that are counted (ruling R23). A food that lacks one has no row for it: missing is not zero.
create table public.nutrients (
  code text primary key,
  label text not null,
  unit text not null check (unit in ('kcal', 'g', 'mg', 'mcg', 'ml')),
  position int not null unique
);
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

-- The sorts of food (spec S3.8). A food has the narrowest that fits; the wider ones follow from it.
create table public.food_categories (
  code text primary key,
  parent text references public.food_categories (code),
  label text not null
);
create index food_categories_by_parent on public.food_categories (parent);
insert into public.food_categories (code, parent, label) values
('animal', null, 'animal product'),
  ('meat', 'animal', 'meat'),
  ('beef', 'meat', 'beef'),
  ('pork', 'meat', 'pork'),
  ('lamb', 'meat', 'lamb'),
  ('poultry', 'meat', 'poultry'),
  ('game', 'meat', 'game meat'),
  ('offal', 'meat', 'offal'),
  ('seafood', 'animal', 'seafood'),
  ('fish', 'seafood', 'fish'),
  ('shellfish', 'seafood', 'shellfish'),
  ('crustacean', 'shellfish', 'crustacean'),
  ('mollusc', 'shellfish', 'mollusc'),
  ('dairy', 'animal', 'dairy'),
  ('cheese', 'dairy', 'cheese'),
  ('rennet_cheese', 'cheese', 'cheese with animal rennet'),
  ('egg', 'animal', 'egg'),
  ('gelatine', 'animal', 'gelatine'),
  ('bee_product', 'animal', 'bee product'),
  ('plant', null, 'plant'),
  ('vegetable', 'plant', 'vegetable'),
  ('mushroom', 'vegetable', 'mushroom'),
  ('fruit', 'plant', 'fruit'),
  ('legume', 'plant', 'legume'),
  ('soy', 'legume', 'soy'),
  ('nut', 'plant', 'nut'),
  ('seed', 'plant', 'seed'),
  ('grain', 'plant', 'grain'),
  ('rice', 'grain', 'rice'),
  ('pasta', 'grain', 'pasta'),
  ('noodle', 'grain', 'noodle'),
  ('bread', 'grain', 'bread'),
  ('flour', 'grain', 'flour'),
  ('herb', 'plant', 'herb'),
  ('spice', 'plant', 'spice'),
  ('plant_oil', 'plant', 'plant oil'),
  ('plant_milk', 'plant', 'plant milk'),
  ('sweetener', null, 'sweetener'),
  ('confection', null, 'sweets'),
  ('condiment', null, 'condiment'),
  ('stock', null, 'stock'),
  ('seasoning', null, 'seasoning'),
  ('baking', null, 'baking ingredient'),
  ('drink', null, 'drink'),
  ('alcohol', 'drink', 'alcohol');
-- What people call them, each under its food key.
create table public.food_category_words (
  food_key text primary key,
  category text not null references public.food_categories (code)
);
create index food_category_words_by_category on public.food_category_words (category);
insert into public.food_category_words (food_key, category)
select private.food_key(word), category from (values
('animal product', 'animal'),
  ('meat', 'meat'),
  ('meat product', 'meat'),
  ('beef', 'beef'),
  ('pork', 'pork'),
  ('lamb', 'lamb'),
  ('poultry', 'poultry'),
  ('fowl', 'poultry'),
  ('game meat', 'game'),
  ('wild game', 'game'),
  ('offal', 'offal'),
  ('seafood', 'seafood'),
  ('sea food', 'seafood'),
  ('fish', 'fish'),
  ('white fish', 'fish'),
  ('oily fish', 'fish'),
  ('shellfish', 'shellfish'),
  ('shell fish', 'shellfish'),
  ('crustacean', 'crustacean'),
  ('mollusc', 'mollusc'),
  ('mollusk', 'mollusc'),
  ('dairy', 'dairy'),
  ('dairy product', 'dairy'),
  ('milk product', 'dairy'),
  ('cheese', 'cheese'),
  ('cheese with animal rennet', 'rennet_cheese'),
  ('rennet', 'rennet_cheese'),
  ('egg', 'egg'),
  ('egg product', 'egg'),
  ('gelatine', 'gelatine'),
  ('bee product', 'bee_product'),
  ('plant', 'plant'),
  ('vegetable', 'vegetable'),
  ('veg', 'vegetable'),
  ('veggie', 'vegetable'),
  ('greens', 'vegetable'),
  ('mushroom', 'mushroom'),
  ('fungus', 'mushroom'),
  ('fruit', 'fruit'),
  ('legume', 'legume'),
  ('pulse', 'legume'),
  ('bean', 'legume'),
  ('soy', 'soy'),
  ('soya', 'soy'),
  ('soy product', 'soy'),
  ('nut', 'nut'),
  ('seed', 'seed'),
  ('grain', 'grain'),
  ('cereal grain', 'grain'),
  ('rice', 'rice'),
  ('pasta', 'pasta'),
  ('noodle', 'noodle'),
  ('bread', 'bread'),
  ('baked good', 'bread'),
  ('flour', 'flour'),
  ('herb', 'herb'),
  ('spice', 'spice'),
  ('plant oil', 'plant_oil'),
  ('plant milk', 'plant_milk'),
  ('plant drink', 'plant_milk'),
  ('dairy alternative', 'plant_milk'),
  ('sweetener', 'sweetener'),
  ('sweets', 'confection'),
  ('candy', 'confection'),
  ('confectionery', 'confection'),
  ('condiment', 'condiment'),
  ('sauce', 'condiment'),
  ('stock', 'stock'),
  ('broth', 'stock'),
  ('seasoning', 'seasoning'),
  ('baking ingredient', 'baking'),
  ('drink', 'drink'),
  ('beverage', 'drink'),
  ('alcohol', 'alcohol'),
  ('alcoholic drink', 'alcohol'),
  ('booze', 'alcohol')
) as w (word, category);

-- The fourteen that food law in the EU wants declared.
create table public.allergens (
  code text primary key,
  label text not null
);
insert into public.allergens (code, label) values
  ('gluten', 'gluten'), ('crustacean', 'crustaceans'), ('egg', 'egg'), ('fish', 'fish'), ('peanut', 'peanut'), ('soy', 'soy'), ('milk', 'milk'),
  ('nut', 'nuts'), ('celery', 'celery'), ('mustard', 'mustard'), ('sesame', 'sesame'), ('sulphite', 'sulphites'), ('lupin', 'lupin'), ('mollusc', 'molluscs');

-- `contains` names the foods that a composite one is made of where it matters: pesto holds pine nuts and parmesan.
alter table public.ingredients
  add column allergens text[] not null default '{}'
    check (allergens <@ '{gluten,crustacean,egg,fish,peanut,soy,milk,nut,celery,mustard,sesame,sulphite,lupin,mollusc}'),
  add column contains text[] not null default '{}';
create index ingredients_by_category on public.ingredients (category);

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

create table public.ingredient_portions (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  unit text not null references public.units (code),
  grams numeric not null check (grams > 0),
  note text,
  source text not null,
  primary key (ingredient_id, unit)
);

create table public.ingredient_nutrients (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  nutrient text not null references public.nutrients (code),
  per_100g numeric not null check (per_100g >= 0),
  source text not null,
  primary key (ingredient_id, nutrient)
);

alter table public.nutrients enable row level security;
alter table public.food_categories enable row level security;
alter table public.food_category_words enable row level security;
alter table public.allergens enable row level security;
alter table public.food_words enable row level security;
alter table public.ingredient_portions enable row level security;
alter table public.ingredient_nutrients enable row level security;
create policy "known to all" on public.nutrients for select to authenticated using (true);
create policy "known to all" on public.food_categories for select to authenticated using (true);
create policy "known to all" on public.food_category_words for select to authenticated using (true);
create policy "known to all" on public.allergens for select to authenticated using (true);
create policy "known to all" on public.food_words for select to authenticated using (true);
create policy "known to all" on public.ingredient_portions for select to authenticated using (true);
create policy "known to all" on public.ingredient_nutrients for select to authenticated using (true);
grant select on
  public.nutrients, public.food_categories, public.food_category_words, public.allergens, public.food_words,
  public.ingredient_portions, public.ingredient_nutrients
to authenticated;

-- Every word that stands for a food, whichever table holds it. `canonical` is the food that it is or is near to.
create view private.food_lexicon with (security_invoker = true) as
  select i.food_key, i.food_key as canonical, i.id as ingredient_id, i.category, i.allergens, i.contains, 'word' as kind from public.ingredients i
  union all
  select a.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word'
  from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
  union all
  select w.food_key, coalesce(i.food_key, w.food_key), w.ingredient_id, w.category, w.allergens, w.contains, w.kind
  from public.food_words w left join public.ingredients i on i.id = w.ingredient_id;
grant select on private.food_lexicon to authenticated;

-- The categories given with all that is below them.
create function private.categories_under(p_categories text[]) returns text[]
language sql stable set search_path = '' as $$
  with recursive below as (
    select code from public.food_categories where code = any (p_categories)
    union
    select c.code from public.food_categories c join below b on c.parent = b.code
  )
  select coalesce(array_agg(code order by code), '{}') from below
$$;
grant execute on function private.categories_under(text[]) to authenticated;

create function private.is_in_category(p_category text, p_ancestor text) returns boolean
language sql stable set search_path = '' as $$ select coalesce(p_category = any (private.categories_under(array[p_ancestor])), false) $$;
grant execute on function private.is_in_category(text, text) to authenticated;

-- The category that a word means: "fish", "shellfish", "pulses". Null when it means none.
create function private.category_of_word(p_word text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select w.category from public.food_category_words w where w.food_key = private.food_key(p_word)),
    (select c.code from public.food_categories c where c.code = lower(btrim(p_word))))
$$;
grant execute on function private.category_of_word(text) to authenticated;

-- The foods of the catalog that a word for their sort means: "fish" is cod, salmon, tuna and so on.
create function private.foods_in_category(p_word text) returns setof public.ingredients
language sql stable set search_path = '' as $$
  with sorts as materialized (select private.categories_under(array[private.category_of_word(p_word)]) as codes)
  select i.* from sorts s join public.ingredients i on i.category = any (s.codes)
  order by i.name
$$;
grant execute on function private.foods_in_category(text) to authenticated;
