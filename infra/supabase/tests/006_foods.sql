-- Foods: how a food is looked up, which ingredient it is, and which amounts can be told in which unit.
begin;
set local search_path = public, extensions, tap;
select plan(87);

-- The key of a food.
select is(private.food_key(food), key, format('the key of "%s" is "%s"', food, key)) from (values
  ('Milk', 'milk'), ('  soy   Milk ', 'soy milk'), (E'\tsoy\nmilk\n', 'soy milk'),
  ('eggs', 'egg'), ('tomatoes', 'tomato'), ('potatoes', 'potato'), ('bell peppers', 'bell pepper'), ('onions', 'onion'),
  ('strawberries', 'strawberry'), ('anchovies', 'anchovy'), ('cookies', 'cookie'), ('brownies', 'brownie'), ('smoothies', 'smoothie'), ('pies', 'pie'),
  ('peaches', 'peach'), ('radishes', 'radish'), ('boxes', 'box'), ('bay leaves', 'bay leaf'), ('cheeses', 'cheese'), ('olives', 'olive'),
  ('quiches', 'quiche'), ('brioches', 'brioche'), ('loaves', 'loaf'),
  ('hummus', 'hummus'), ('couscous', 'couscous'), ('asparagus', 'asparagus'), ('swiss', 'swiss'), ('gas', 'gas'), ('', ''), ('   ', '')
) as f (food, key);
select is(private.food_key(null), null, 'no food has no key');
select is((select count(*) from public.ingredients where food_key <> private.food_key(food_key)), 0::bigint, 'the key of a key is itself');
select is((select count(*) from public.ingredient_aliases a join public.ingredients i using (food_key)), 0::bigint, 'no alias hides an ingredient');

-- Exact, then alias, then a misspelling.
select is((private.find_ingredient(said)).name, name, format('"%s" is %s', said, coalesce(name, 'no ingredient of the catalog'))) from (values
  ('Milk', 'milk'), ('eggs', 'egg'), ('Bell Peppers', 'bell pepper'),
  ('scallions', 'spring onion'), ('yoghurt', 'yogurt'), ('whole milk', 'milk'), ('OJ', 'orange juice'),
  ('tomatoe', 'tomato'), ('brocoli', 'broccoli'), ('mozarella', 'mozzarella'), ('zuchini', 'zucchini'), ('chiken', 'chicken'), ('soya sauce', 'soy sauce'),
  ('soy milk', 'soy milk'), ('oat milk', 'oat milk'), ('hemp milk', null), ('milk shake', 'milkshake'), ('almond butter', 'almond butter'), ('seed butter', null),
  ('apple juice', 'apple juice'), ('pear juice', null), ('buttermilk', 'buttermilk'), ('butterfish', null), ('pear', 'pear'), ('lemonade', 'lemonade'), ('cheesecake', 'cheesecake'),
  ('honeydew melon', 'honeydew'), ('creamer', null), ('paste', null), ('nut butter', null), ('butternut', 'butternut squash'), ('beet', 'beetroot'), ('beef tea', null), ('teas', 'tea'), ('matches', null), ('', null), ('   ', null), (null, null), ('''; drop table public.turns; --', null)
) as f (said, name);

-- Amounts.
select is(trim_scale(private.convert_amount(amount, source, target)), result, format('%s %s in %s', amount, source, target)) from (values
  (1.5, 'kg', 'g', 1500), (250, 'g', 'kg', 0.25), (1, 'l', 'ml', 1000), (1, 'cup', 'ml', 240), (480, 'ml', 'cup', 2), (2, 'dozen', 'piece', 24),
  (6, 'piece', 'dozen', 0.5), (1, 'lb', 'g', 453.59237), (1, 'can', 'can', 1), (1, 'kg', 'l', null), (1, 'piece', 'g', null), (1, 'can', 'jar', null),
  (1, 'can', 'pack', null), (1, 'l', 'furlong', null), (1, 'furlong', 'l', null)
) as c (amount, source, target, result);

select * from finish();
rollback;
