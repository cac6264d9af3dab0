-- Food facts: sorts, synonyms, allergens, portions and nutrients of the catalog.
begin;
set local search_path = public, extensions, tap;
select plan(62);

-- Sorts of food.
select is(private.is_in_category(category, ancestor), expected, format('%s is %s%s', category, case when expected then '' else 'not ' end, ancestor)) from (values
  ('poultry', 'meat', true), ('poultry', 'animal', true), ('crustacean', 'shellfish', true), ('mollusc', 'seafood', true), ('rennet_cheese', 'dairy', true),
  ('pasta', 'grain', true), ('fish', 'fish', true), ('fish', 'meat', false), ('plant_milk', 'dairy', false), ('mushroom', 'meat', false), ('meat', 'poultry', false),
  ('nothing', 'meat', false), ('meat', 'nothing', false), (null, 'meat', false)
) as c (category, ancestor, expected);
select ok((select array_agg(name) from private.foods_in_category(word)) @> foods::text[], format('"%s" finds %s', word, foods)) from (values
  ('fish', '{cod,salmon,tuna}'), ('Fishes', '{cod,salmon,tuna}'), ('seafood', '{cod,shrimp,mussel}'), ('shellfish', '{shrimp,squid}'), ('molluscs', '{mussel,oyster}'),
  ('pasta', '{spaghetti,penne,macaroni,"lasagne sheet",pasta}'), ('pulses', '{lentil,chickpea,tofu}'), ('meat', '{chicken,bacon,beef,lamb}'), ('cheeses', '{feta,parmesan}'),
  ('vegetables', '{carrot,mushroom}'), ('nuts', '{almond,walnut}'), ('dairy', '{milk,cheddar}')
) as w (word, foods);
select ok(not coalesce((select array_agg(name) from private.foods_in_category(word)), '{}') && foods::text[], format('"%s" does not find %s', word, foods)) from (values
  ('fish', '{"fish sauce",shrimp}'), ('meat', '{"chicken stock",cod}'), ('dairy', '{"oat milk","coconut milk"}'), ('happiness', '{cod}')
) as w (word, foods);

-- Names.
select is((private.find_ingredient(said)).name, name, format('"%s" is %s', said, coalesce(name, 'kept as it was said'))) from (values
  ('spaghetti', 'spaghetti'), ('penne', 'penne'), ('cilantro', 'coriander'), ('groundnuts', 'peanut'), ('monkey nuts', 'peanut'), ('prawns', 'shrimp'),
  ('aubergines', 'eggplant'), ('courgettes', 'zucchini'), ('green onions', 'spring onion'), ('parma ham', 'prosciutto'), ('guanciale', null), ('gorgonzola', null)
) as n (said, name);

-- What is hidden in them.
select ok((select allergens from public.ingredients where name = food) @> allergens::text[], format('%s holds %s', food, allergens)) from (values
  ('satay sauce', '{peanut}'), ('pesto', '{nut,milk}'), ('soy sauce', '{soy,gluten}'), ('worcestershire sauce', '{fish}'), ('mayonnaise', '{egg}'), ('tahini', '{sesame}'),
  ('marzipan', '{nut}'), ('couscous', '{gluten}'), ('seitan', '{gluten}'), ('oyster sauce', '{mollusc}'), ('surimi', '{fish,crustacean}'), ('spaghetti', '{gluten}')
) as f (food, allergens);

-- Nutrients and portions.
select is((select count(*) from public.nutrients), 39::bigint, 'thirty-nine nutrients are counted');
select is((select per_100g from public.ingredient_nutrients n join public.ingredients i on i.id = n.ingredient_id where i.name = 'rice' and nutrient = 'calories'), 365::numeric, 'rice is white rice, uncooked');
select is((select n.source from public.ingredient_nutrients n join public.ingredients i on i.id = n.ingredient_id where i.name = 'cod' and nutrient = 'protein_g'), 'USDA SR28 15015', 'each number names the entry it is from');
select is_empty($$ select from public.ingredient_nutrients where nutrient in ('biotin_mcg', 'fiber_soluble_g') $$, 'what the source does not tell is missing, not zero');
select is((select grams from public.ingredient_portions p join public.ingredients i on i.id = p.ingredient_id where i.name = 'egg' and unit = 'piece'), 50::numeric, 'an egg weighs 50 g');
select is_empty($$ select i.name, p.value from public.ingredients i cross join unnest(i.contains) p (value) where not exists (select from public.ingredients x where x.food_key = p.value) $$,
  'what a food contains is a food of the catalog');
select is_empty($$ select food_key from private.food_lexicon group by food_key having count(*) > 1 $$, 'each word stands for one food');
select is_empty($$ select food_key from private.food_lexicon where food_key <> private.food_key(food_key) $$, 'each word stands there under its key');

select * from finish();
rollback;
