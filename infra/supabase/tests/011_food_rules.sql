-- What a person must not eat: the safety side, case by case. A warning too many is a nuisance, one too few is harm.
begin;
set local search_path = public, extensions, tap;
select plan(226);

create function pg_temp.as_ada(p_sql text) returns text language plpgsql as $$
declare
  v_answer text;
begin
  perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true), set_config('role', 'authenticated', true);
  execute p_sql into v_answer;
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_answer;
end $$;
-- Ada has one rule; a text is asked about.
create function pg_temp.ask(p_kind text, p_value text, p_sql text) returns jsonb language plpgsql as $$
begin
  perform set_config('alfred.turn', '70000000-0000-4000-8000-000000000001', true);
  delete from public.preferences where user_id = 'a0000000-0000-4000-8000-000000000001';
  insert into public.preferences (user_id, kind, value, value_key)
  values ('a0000000-0000-4000-8000-000000000001', p_kind, p_value, private.preference_key(p_kind, p_value));
  return pg_temp.as_ada(p_sql)::jsonb;
end $$;
create function pg_temp.food_status(p_kind text, p_value text, p_food text) returns text language sql as $$
  select pg_temp.ask(p_kind, p_value, format('select private.food_conflicts(array[%L])', p_food)) -> 0 ->> 'status' $$;
create function pg_temp.text_status(p_kind text, p_value text, p_text text, p_beside text[] default '{}') returns text language sql as $$
  select pg_temp.ask(p_kind, p_value, format('select private.text_conflicts(array[%L], %L)', p_text, p_beside)) -> 0 ->> 'status' $$;

select is(pg_temp.food_status(kind, value, food), expected, format('%s %s: %s is %s', kind, value, food, expected)) from (values
  ('allergy', 'peanuts', 'peanuts', 'conflict'), ('allergy', 'peanuts', 'roasted peanuts', 'conflict'), ('allergy', 'Peanut', 'peanut butter', 'conflict'),
  ('allergy', 'peanuts', 'peanut butter cookies', 'conflict'), ('allergy', 'peanuts', 'Thai satay chicken', 'conflict'), ('allergy', 'peanuts', 'groundnut oil', 'conflict'),
  ('allergy', 'peanuts', 'monkey nuts', 'conflict'), ('allergy', 'peanuts', 'arachis oil', 'conflict'), ('allergy', 'peanuts', 'mixed nuts', 'conflict'), ('allergy', 'peanuts', 'penuts', 'conflict'),
  ('allergy', 'peanuts', 'Peanut-Butter', 'conflict'), ('allergy', 'peanuts', 'peanutbutter', 'conflict'), ('allergy', 'allergic to peanuts', 'satay sauce', 'conflict'), ('allergy', 'peanut allergy', 'peanut', 'conflict'),
  ('allergy', 'peanuts', 'almonds', 'ok'), ('allergy', 'peanuts', 'peanut-free granola', 'ok'), ('allergy', 'peanuts', 'pad thai', 'conflict'),
  ('allergy', 'nuts', 'almonds', 'conflict'), ('allergy', 'nuts', 'peanuts', 'conflict'), ('allergy', 'nuts', 'pesto', 'conflict'), ('allergy', 'nuts', 'marzipan', 'conflict'), ('allergy', 'nuts', 'praline', 'conflict'),
  ('allergy', 'nuts', 'nougat', 'conflict'), ('allergy', 'nuts', 'hazelnut milk', 'conflict'), ('allergy', 'nuts', 'nut butter', 'conflict'), ('allergy', 'nuts', 'ground almonds', 'conflict'), ('allergy', 'nuts', 'walnut oil', 'conflict'),
  ('allergy', 'nuts', 'coconut', 'ok'), ('allergy', 'nuts', 'coconut milk', 'ok'), ('allergy', 'nuts', 'nutmeg', 'ok'), ('allergy', 'nuts', 'butternut squash', 'ok'), ('allergy', 'nuts', 'water chestnuts', 'ok'), ('allergy', 'nuts', 'nut-free pesto', 'ok'),
  ('allergy', 'tree nuts', 'cashews', 'conflict'), ('allergy', 'tree nuts', 'peanuts', 'ok'),
  ('allergy', 'walnuts', 'walnut', 'conflict'), ('allergy', 'walnuts', 'mixed nuts', 'conflict'), ('allergy', 'walnuts', 'walnut oil', 'conflict'), ('allergy', 'walnuts', 'almonds', 'ok'),
  ('allergy', 'almonds', 'marzipan', 'conflict'), ('allergy', 'almonds', 'almond milk', 'conflict'), ('allergy', 'pine nuts', 'pesto', 'conflict'),
  ('allergy', 'milk', 'butter', 'conflict'), ('allergy', 'milk', 'cheddar', 'conflict'), ('allergy', 'dairy', 'greek yoghurt', 'conflict'), ('allergy', 'lactose', 'milk', 'conflict'), ('allergy', 'milk', 'crème fraîche', 'conflict'),
  ('allergy', 'milk', 'milk chocolate', 'conflict'), ('allergy', 'milk', 'oat milk', 'ok'), ('allergy', 'milk', 'coconut milk', 'ok'), ('allergy', 'milk', 'peanut butter', 'ok'), ('allergy', 'milk', 'cocoa butter', 'ok'), ('allergy', 'milk', 'vegan butter', 'ok'),
  ('allergy', 'milk', 'butter beans', 'ok'), ('allergy', 'milk', 'dairy-free yogurt', 'ok'), ('allergy', 'milk', 'cream of tartar', 'ok'), ('allergy', 'milk', 'lactose-free milk', 'conflict'), ('allergy', 'lactose', 'lactose-free milk', 'ok'),
  ('allergy', 'milk', 'vegan chocolate with milk', 'conflict'), ('allergy', 'milk', 'not vegan cheese', 'conflict'),
  ('allergy', 'eggs', 'egg', 'conflict'), ('allergy', 'eggs', 'free-range eggs', 'conflict'), ('allergy', 'eggs', 'mayonnaise', 'conflict'), ('allergy', 'eggs', 'egg noodles', 'conflict'), ('allergy', 'eggs', 'meringue', 'conflict'),
  ('allergy', 'eggs', 'eggplant', 'ok'), ('allergy', 'eggs', 'egg-free mayonnaise', 'ok'), ('allergy', 'eggs', 'vegan mayo', 'ok'),
  ('allergy', 'gluten', 'spaghetti', 'conflict'), ('allergy', 'gluten', 'bread', 'conflict'), ('allergy', 'wheat', 'couscous', 'conflict'), ('allergy', 'gluten', 'seitan', 'conflict'), ('allergy', 'gluten', 'soy sauce', 'conflict'), ('allergy', 'gluten', 'beer', 'conflict'),
  ('allergy', 'gluten', 'spelt flour', 'conflict'), ('allergy', 'gluten', 'gluten-free bread', 'ok'), ('allergy', 'gluten', 'spaghetti, gluten-free', 'ok'), ('allergy', 'gluten', 'buckwheat', 'ok'), ('allergy', 'gluten', 'rice noodles', 'ok'), ('allergy', 'gluten', 'tamari', 'ok'),
  ('allergy', 'gluten', 'wheat-free bread', 'conflict'), ('allergy', 'gluten', 'pizza', 'conflict'), ('allergy', 'gluten', 'gluten-free pizza', 'not_checked'),
  ('allergy', 'fish', 'cod fillets', 'conflict'), ('allergy', 'fish', 'worcestershire sauce', 'conflict'), ('allergy', 'fish', 'caesar dressing', 'conflict'), ('allergy', 'fish', 'prawns', 'ok'),
  ('allergy', 'shellfish', 'prawns', 'conflict'), ('allergy', 'shellfish', 'mussels', 'conflict'), ('allergy', 'shellfish', 'oyster sauce', 'conflict'), ('allergy', 'shellfish', 'oyster mushrooms', 'ok'), ('allergy', 'shellfish', 'salmon', 'ok'), ('allergy', 'seafood', 'salmon', 'conflict'),
  ('allergy', 'salmon', 'smoked salmon', 'conflict'), ('allergy', 'salmon', 'fish', 'conflict'), ('allergy', 'salmon', 'cod', 'ok'), ('allergy', 'shrimp', 'lobster', 'conflict'),
  ('allergy', 'sesame', 'tahini', 'conflict'), ('allergy', 'sesame', 'hummus', 'conflict'), ('allergy', 'mustard', 'dijon', 'conflict'), ('allergy', 'celery', 'vegetable stock', 'conflict'), ('allergy', 'lupin', 'lupin flour', 'conflict'), ('allergy', 'sulphites', 'red wine', 'conflict'), ('allergy', 'soya', 'tofu', 'conflict'),
  ('allergy', 'kiwi', 'kiwis', 'conflict'), ('allergy', 'dragon fruit', 'fresh dragon fruit', 'conflict'), ('allergy', 'dragon fruit', 'passion fruit', 'ok'), ('allergy', 'apple', 'pineapple', 'ok'), ('allergy', 'apple', 'apple juice', 'conflict'), ('allergy', 'mushrooms', 'shiitake', 'conflict'),
  ('allergy', 'peanuts', 'surprise stew', 'not_checked'), ('allergy', 'peanuts', 'Grandma''s carrot special', 'not_checked'), ('allergy', 'peanuts', '', 'not_checked'), ('allergy', 'peanuts', '寿司', 'not_checked'),
  ('allergy', 'legumes', 'peanuts', 'conflict'), ('allergy', 'citrus', 'lemons', 'conflict'), ('allergy', 'red meat', 'beef', 'conflict'), ('allergy', 'nightshades', 'tomatoes', 'conflict'), ('allergy', 'corn', 'polenta', 'conflict'), ('allergy', 'pork', 'gelatine', 'conflict'),
  ('allergy', 'nuts and shellfish', 'prawns', 'conflict'), ('allergy', 'nuts and shellfish', 'walnuts', 'conflict'), ('allergy', 'raw eggs', 'mayonnaise', 'conflict'), ('allergy', 'penuts', 'satay sauce', 'conflict'), ('allergy', 'tiger nuts', 'carrots', 'ok'), ('allergy', 'nuts', 'chestnut mushrooms', 'ok'),
  ('diet', 'vegetarian', 'chicken', 'conflict'), ('diet', 'vegetarian', 'cod', 'conflict'), ('diet', 'vegetarian', 'gelatine', 'conflict'), ('diet', 'vegetarian', 'parmesan', 'conflict'), ('diet', 'vegetarian', 'marshmallows', 'conflict'), ('diet', 'vegetarian', 'chicken stock', 'conflict'),
  ('diet', 'vegetarian', 'pesto', 'conflict'), ('diet', 'vegetarian', 'fish sauce', 'conflict'), ('diet', 'vegetarian', 'prosciutto', 'conflict'), ('diet', 'vegetarian', 'cheddar', 'ok'), ('diet', 'vegetarian', 'eggs', 'ok'), ('diet', 'vegetarian', 'vegetarian sausages', 'ok'), ('diet', 'vegetarian', 'veggie burger', 'ok'),
  ('diet', 'vegetarian', 'vegan chicken nuggets', 'not_checked'), ('diet', 'veggie', 'bacon', 'conflict'),
  ('diet', 'vegan', 'honey', 'conflict'), ('diet', 'vegan', 'milk', 'conflict'), ('diet', 'vegan', 'mayonnaise', 'conflict'), ('diet', 'plant-based', 'butter', 'conflict'), ('diet', 'vegan', 'nougat', 'conflict'), ('diet', 'vegan', 'oat milk', 'ok'), ('diet', 'vegan', 'lentils', 'ok'),
  ('diet', 'pescatarian', 'salmon', 'ok'), ('diet', 'pescatarian', 'beef', 'conflict'), ('diet', 'gluten free', 'flour', 'conflict'), ('diet', 'dairy-free', 'cream', 'conflict'), ('diet', 'lactose free', 'lactose-free cream', 'ok'), ('diet', 'lactose free', 'cream', 'conflict'),
  ('diet', 'halal', 'bacon', 'conflict'), ('diet', 'halal', 'white wine', 'conflict'), ('diet', 'halal', 'turkey bacon', 'ok'), ('diet', 'halal', 'alcohol-free beer', 'ok'), ('diet', 'halal', 'wine vinegar', 'ok'), ('diet', 'kosher', 'shrimp', 'conflict'), ('diet', 'kosher', 'ham', 'conflict'), ('diet', 'kosher', 'chicken', 'ok'),
  ('diet', 'nut-free', 'pecans', 'conflict'), ('diet', 'no pork', 'lardons', 'conflict'), ('diet', 'no pork', 'beef', 'ok'), ('diet', 'low-carb', 'bread', 'ok'), ('dislike', 'bread', 'bread', 'ok'), ('like', 'peanuts', 'peanuts', 'ok')
) as c (kind, value, food, expected);

select is(pg_temp.text_status(kind, value, text, beside::text[]), expected, format('%s %s: "%s" is %s%s', kind, value, text, expected, case when beside <> '{}' then ' beside ' || beside else '' end)) from (values
  ('allergy', 'peanuts', 'Stir in the peanut butter.', '{}', 'conflict'), ('allergy', 'peanuts', 'Top with groundnuts', '{}', 'conflict'), ('allergy', 'peanuts', 'Make it without peanuts.', '{}', 'ok'), ('allergy', 'peanuts', 'There are no peanuts in it.', '{}', 'ok'),
  ('allergy', 'peanuts', 'a peanut-free sauce', '{}', 'ok'), ('allergy', 'peanuts', 'Use tahini instead of peanut butter', '{}', 'ok'), ('allergy', 'peanuts', 'because of your peanut allergy I chose seeds', '{}', 'ok'), ('allergy', 'peanuts', 'You are allergic to peanuts.', '{}', 'ok'),
  ('allergy', 'nuts', 'I am leaving out the nuts', '{}', 'ok'), ('allergy', 'nuts', 'Leave the nuts out.', '{}', 'ok'), ('allergy', 'nuts', 'without almonds and walnuts', '{}', 'ok'), ('allergy', 'nuts', 'Given your peanut and tree nut allergies, no cashews.', '{}', 'ok'),
  ('allergy', 'peanuts', 'Without stirring, add the peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'No onions, but peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'Instead of almonds use peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'Don''t forget the peanuts', '{}', 'conflict'),
  ('allergy', 'peanuts', 'no more than 20 g of peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'replace the almonds with peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'Add peanuts and gluten-free oats', '{}', 'conflict'), ('allergy', 'peanuts', 'no lime and peanuts on top', '{}', 'conflict'),
  ('allergy', 'nuts', 'Grate some nutmeg over the coconut', '{}', 'ok'), ('allergy', 'eggs', 'Slice the eggplant', '{}', 'ok'), ('allergy', 'eggs', 'Use free-range eggs', '{}', 'conflict'),
  ('allergy', 'milk', 'Melt the butter', '{}', 'conflict'), ('allergy', 'milk', 'Melt the butter', '{"vegan butter"}', 'ok'), ('allergy', 'milk', 'Pour in the milk', '{"oat milk"}', 'ok'), ('allergy', 'milk', 'Pour in the milk and the cream', '{"oat milk"}', 'conflict'), ('allergy', 'peanuts', 'Chop the peanuts', '{"peanut-free granola"}', 'conflict'),
  ('allergy', 'gluten', 'Toast the buckwheat and wrap it in foil', '{}', 'ok'), ('allergy', 'gluten', 'Serve on the toast', '{}', 'conflict'), ('allergy', 'gluten', 'Cook the pasta', '{"gluten-free pasta"}', 'ok'), ('allergy', 'gluten', 'Pancakes', '{"rice flour"}', 'ok'),
  ('allergy', 'milk', 'Melt the butter', '{"butter beans"}', 'conflict'), ('allergy', 'shellfish', 'Open the oysters', '{"oyster mushrooms"}', 'conflict'), ('allergy', 'gluten', 'Cook the pasta', '{"gluten-free spaghetti"}', 'ok'),
  ('allergy', 'gluten', 'Stir in the flour', '{"gluten-free flour blend"}', 'ok'), ('allergy', 'peanuts', 'Do not add the peanuts until the end', '{}', 'conflict'), ('allergy', 'peanuts', 'Do not use all the peanuts', '{}', 'conflict'), ('allergy', 'peanuts', 'Do not add peanuts.', '{}', 'ok'),
  ('diet', 'vegetarian', 'chicken or vegan', '{}', 'conflict'), ('diet', 'vegetarian', 'Vegan? Add bacon', '{}', 'conflict'), ('allergy', 'peanuts', 'Peanuts: allergy warning', '{}', 'conflict'), ('allergy', 'peanuts', 'Avoid overcooking the peanuts', '{}', 'conflict'),
  ('diet', 'vegetarian', 'Fry the bacon', '{}', 'conflict'), ('diet', 'vegetarian', 'Brown the sausages', '{"vegan sausage"}', 'ok'), ('diet', 'vegetarian', 'Cover with the meat', '{}', 'conflict'), ('diet', 'vegan', 'Drizzle with honey', '{}', 'conflict')
) as c (kind, value, text, beside, expected);

-- The answer as agents get it.
select is(pg_temp.ask('allergy', 'peanuts', $$ select public.check_food(array['satay sauce', 'carrots'], array['Add peanut oil', 'Add oil']) $$), '{
  "foods": [{"food": "satay sauce", "status": "conflict", "rule": {"kind": "allergy", "value": "peanuts"}, "because": {"food": "satay sauce", "relation": "contains", "part": "peanut"}, "why": "satay sauce contains peanut"},
            {"food": "carrots", "status": "ok", "rule": null, "why": "no rule is against it"}],
  "texts": [{"text": "Add peanut oil", "status": "conflict", "food": "peanut oil", "rule": {"kind": "allergy", "value": "peanuts"}, "because": {"food": "peanut oil", "relation": "contains", "part": "peanut"}, "why": "peanut oil contains peanut"},
            {"text": "Add oil", "status": "ok", "food": null, "rule": null, "why": null}],
  "rules": [{"kind": "allergy", "value": "peanuts", "enforced": true}]}'::jsonb, 'a question is answered food by food and text by text, with the rule and the reason');
select is(pg_temp.ask('diet', 'vegetarian', $$ select private.food_conflicts(array['bacon', 'pesto', 'meat']) $$) -> 0 ->> 'why', 'bacon is pork', 'the reason names the sort');
select is(pg_temp.ask('diet', 'vegetarian', $$ select private.food_conflicts(array['pesto']) $$) -> 0 ->> 'why', 'pesto contains parmesan', 'the reason names the part');
select is(pg_temp.ask('diet', 'low-carb', $$ select public.check_food(null, null) $$), '{"foods": [], "texts": [], "rules": [{"kind": "diet", "value": "low-carb", "enforced": false}]}'::jsonb, 'a diet that cannot be enforced says so');
-- Another person's rules are not ours.
delete from public.preferences;
insert into public.preferences (user_id, kind, value, value_key) values ('b0000000-0000-4000-8000-000000000002', 'allergy', 'peanuts', 'peanut');
select is(pg_temp.as_ada($$ select private.food_conflicts(array['peanuts']) -> 0 ->> 'status' $$), 'ok', 'another person''s allergy is not ours');

-- What the goal of a call excludes is held against foods like a rule, for that call alone.
create function pg_temp.status_without(p_without text, p_food text) returns text language sql as $$
  select set_config('alfred.without', p_without, true);
  select pg_temp.ask('allergy', 'sesame', format('select private.food_conflicts(array[%L])', p_food)) -> 0 ->> 'status' $$;
select is(pg_temp.status_without(without, food), expected, format('for a goal without %s, %s is %s', without, food, expected)) from (values
  ('["dairy"]', 'butter', 'conflict'), ('["dairy"]', 'oats', 'ok'), ('["peanuts"]', 'satay sauce', 'conflict'), ('["onion", "garlic"]', 'garlic', 'conflict'),
  ('["dairy"]', 'tahini', 'conflict'), ('[]', 'butter', 'ok')
) as cases (without, food, expected);

select * from finish();
rollback;
