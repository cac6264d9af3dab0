-- Foods and units as the system knows them. A person's own food need not be among them.

create table public.units (
  code text primary key,
  dimension text not null,
  -- Amount in this unit times factor = amount in the base unit of its dimension (g, ml, piece).
  factor numeric not null check (factor > 0)
);
insert into public.units (code, dimension, factor) values
  ('g', 'mass', 1), ('kg', 'mass', 1000), ('oz', 'mass', 28.349523125), ('lb', 'mass', 453.59237),
  ('ml', 'volume', 1), ('cl', 'volume', 10), ('dl', 'volume', 100), ('l', 'volume', 1000),
  ('tsp', 'volume', 5), ('tbsp', 'volume', 15), ('cup', 'volume', 240),
  ('piece', 'count', 1), ('dozen', 'count', 12),
  ('pack', 'pack', 1), ('can', 'can', 1), ('bottle', 'bottle', 1), ('jar', 'jar', 1), ('bag', 'bag', 1), ('box', 'box', 1),
  ('bunch', 'bunch', 1), ('slice', 'slice', 1), ('clove', 'clove', 1), ('loaf', 'loaf', 1), ('head', 'head', 1), ('stick', 'stick', 1);

create table public.ingredients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  food_key text not null unique,
  category text not null,
  default_unit text not null references public.units (code),
  default_location text not null check (default_location in ('fridge', 'freezer', 'pantry', 'counter', 'other'))
);
create table public.ingredient_aliases (
  food_key text primary key,
  ingredient_id uuid not null references public.ingredients (id) on delete cascade
);
create index ingredient_aliases_by_ingredient on public.ingredient_aliases (ingredient_id);
create index ingredients_trigram on public.ingredients using gin (food_key extensions.gin_trgm_ops);

alter table public.units enable row level security;
alter table public.ingredients enable row level security;
alter table public.ingredient_aliases enable row level security;
create policy "known to all" on public.units for select to authenticated using (true);
create policy "known to all" on public.ingredients for select to authenticated using (true);
create policy "known to all" on public.ingredient_aliases for select to authenticated using (true);
grant select on public.units, public.ingredients, public.ingredient_aliases to authenticated;

-- The form under which a food is looked up: lower case, single spaces, last word in the singular.
create function private.food_key(p_food text) returns text
language sql immutable set search_path = '' as $$
  select case
    when k ~ '(ss|us|is)$' or length(k) < 4 then k
    when k ~ '(cookie|brownie|smoothie|quiche|brioche)s$' then regexp_replace(k, 's$', '')
    when k ~ '[^aeiou]ies$' and length(k) > 5 then regexp_replace(k, 'ies$', 'y')
    when k ~ '(oes|xes|ches|shes|sses)$' then regexp_replace(k, 'es$', '')
    when k ~ '(lea|loa|hal)ves$' then regexp_replace(k, 'ves$', 'f')
    when k ~ 's$' then regexp_replace(k, 's$', '')
    else k
  end
  from (select btrim(regexp_replace(lower(p_food), '\s+', ' ', 'g'))) as f (k)
$$;
grant execute on function private.food_key(text) to authenticated;

-- Is it the same food, spelled otherwise? Trigrams alone would take buttermilk for butter, a pear for
-- a pea and soy milk for milk: words that grow by more than a letter, and short ones, are other foods.
create function private.is_misspelling(p_said text, p_known text) returns boolean
language sql immutable set search_path = '' as $$
  select least(length(p_said), length(p_known)) >= 5 and abs(length(p_said) - length(p_known)) <= 1
    and cardinality(string_to_array(p_said, ' ')) = cardinality(string_to_array(p_known, ' '))
    and extensions.similarity(p_said, p_known) >= case when right(p_said, 1) = right(p_known, 1) then 0.5 else 0.6 end
$$;
grant execute on function private.is_misspelling(text, text) to authenticated;

-- Exact, then alias, then trigram (spec S5).
create function private.find_ingredient(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_food);
  v_found public.ingredients;
begin
  select * into v_found from public.ingredients where food_key = v_key;
  if not found then
    select i.* into v_found from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
    where a.food_key = v_key;
  end if;
  if v_found.id is null then
    select i.* into v_found from public.ingredients i
    where i.food_key operator(extensions.%) v_key
      and private.is_misspelling(v_key, i.food_key)
    order by extensions.similarity(i.food_key, v_key) desc, i.food_key limit 1;
  end if;
  return v_found;
end $$;
grant execute on function private.find_ingredient(text) to authenticated;

-- A first pantry of everyday foods; the full catalog has the same shape.
insert into public.ingredients (name, food_key, category, default_unit, default_location)
select name, private.food_key(name), category, unit, location from (values
  ('milk', 'dairy', 'pack', 'fridge'), ('butter', 'dairy', 'pack', 'fridge'), ('yogurt', 'dairy', 'pack', 'fridge'),
  ('cream', 'dairy', 'pack', 'fridge'), ('cheese', 'dairy', 'pack', 'fridge'), ('cheddar', 'dairy', 'pack', 'fridge'),
  ('feta', 'dairy', 'pack', 'fridge'), ('mozzarella', 'dairy', 'pack', 'fridge'), ('parmesan', 'dairy', 'pack', 'fridge'),
  ('egg', 'egg', 'piece', 'fridge'),
  ('chicken', 'poultry', 'pack', 'fridge'), ('chicken breast', 'poultry', 'pack', 'fridge'), ('beef', 'meat', 'pack', 'fridge'),
  ('ground beef', 'meat', 'pack', 'fridge'), ('pork', 'meat', 'pack', 'fridge'), ('bacon', 'meat', 'pack', 'fridge'),
  ('ham', 'meat', 'pack', 'fridge'), ('sausage', 'meat', 'piece', 'fridge'),
  ('cod', 'fish', 'pack', 'fridge'), ('salmon', 'fish', 'pack', 'fridge'), ('tuna', 'fish', 'can', 'pantry'), ('shrimp', 'shellfish', 'pack', 'freezer'),
  ('tofu', 'soy', 'pack', 'fridge'),
  ('onion', 'vegetable', 'piece', 'pantry'), ('spring onion', 'vegetable', 'bunch', 'fridge'), ('garlic', 'vegetable', 'head', 'pantry'),
  ('tomato', 'vegetable', 'piece', 'counter'), ('potato', 'vegetable', 'piece', 'pantry'), ('carrot', 'vegetable', 'piece', 'fridge'),
  ('bell pepper', 'vegetable', 'piece', 'fridge'), ('cucumber', 'vegetable', 'piece', 'fridge'), ('zucchini', 'vegetable', 'piece', 'fridge'),
  ('eggplant', 'vegetable', 'piece', 'fridge'), ('broccoli', 'vegetable', 'head', 'fridge'), ('cauliflower', 'vegetable', 'head', 'fridge'),
  ('spinach', 'vegetable', 'bag', 'fridge'), ('lettuce', 'vegetable', 'head', 'fridge'), ('mushroom', 'vegetable', 'pack', 'fridge'),
  ('pea', 'vegetable', 'bag', 'freezer'), ('corn', 'vegetable', 'can', 'pantry'), ('ginger', 'vegetable', 'piece', 'fridge'), ('avocado', 'fruit', 'piece', 'counter'),
  ('apple', 'fruit', 'piece', 'counter'), ('banana', 'fruit', 'piece', 'counter'), ('orange', 'fruit', 'piece', 'counter'),
  ('lemon', 'fruit', 'piece', 'fridge'), ('lime', 'fruit', 'piece', 'fridge'), ('strawberry', 'fruit', 'pack', 'fridge'), ('blueberry', 'fruit', 'pack', 'fridge'),
  ('rice', 'grain', 'pack', 'pantry'), ('pasta', 'grain', 'pack', 'pantry'), ('bread', 'grain', 'loaf', 'counter'), ('flour', 'grain', 'pack', 'pantry'),
  ('oat', 'grain', 'pack', 'pantry'), ('chickpea', 'legume', 'can', 'pantry'), ('lentil', 'legume', 'pack', 'pantry'), ('kidney bean', 'legume', 'can', 'pantry'),
  ('sugar', 'baking', 'pack', 'pantry'), ('honey', 'baking', 'jar', 'pantry'), ('olive oil', 'oil', 'bottle', 'pantry'), ('vinegar', 'condiment', 'bottle', 'pantry'),
  ('soy sauce', 'condiment', 'bottle', 'pantry'), ('peanut butter', 'nut', 'jar', 'pantry'), ('peanut', 'nut', 'pack', 'pantry'),
  ('salt', 'seasoning', 'pack', 'pantry'), ('black pepper', 'seasoning', 'jar', 'pantry'), ('coffee', 'drink', 'pack', 'pantry'), ('tea', 'drink', 'pack', 'pantry'),
  ('orange juice', 'drink', 'bottle', 'fridge')
) as f (name, category, unit, location);

insert into public.ingredient_aliases (food_key, ingredient_id)
select private.food_key(alias), (select id from public.ingredients i where i.name = f.name) from (values
  ('yoghurt', 'yogurt'), ('scallion', 'spring onion'), ('green onion', 'spring onion'), ('courgette', 'zucchini'),
  ('aubergine', 'eggplant'), ('prawn', 'shrimp'), ('mince', 'ground beef'), ('minced beef', 'ground beef'), ('beef mince', 'ground beef'),
  ('garbanzo', 'chickpea'), ('garbanzo bean', 'chickpea'), ('sweetcorn', 'corn'), ('red pepper', 'bell pepper'), ('spaghetti', 'pasta'),
  ('penne', 'pasta'), ('white rice', 'rice'), ('porridge oat', 'oat'), ('rolled oat', 'oat'), ('parmigiano', 'parmesan'), ('spud', 'potato'),
  ('chicken fillet', 'chicken breast'), ('oj', 'orange juice'), ('wholemilk', 'milk'), ('whole milk', 'milk')
) as f (alias, name);
