-- The baseline: what is loaded, who sees it, what nobody can change, and that loading it again leaves people's rows alone.
begin;
set local search_path = public, extensions, tap;
select * from no_plan();
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());
create function pg_temp.found(p_arguments jsonb, p_person uuid default pg_temp.ada()) returns text[] language sql as $$
  select array(select r ->> 'name' from jsonb_array_elements(pg_temp.run(jsonb_build_array('search_cookbook',
    '{"query": null, "foods": [], "cuisine": null, "course": null, "diet": null, "max_minutes": null, "from_stock": false}'::jsonb || p_arguments), p_person) #> '{data,recipes}') r) $$;

create function pg_temp.keeping(p_said text) returns text language sql as $$
  select string_agg(format('%s %s %s-%s', k ->> 'state', k ->> 'location', k ->> 'days_at_least', k ->> 'days_at_most'), ', ' order by n)
  from jsonb_array_elements(pg_temp.run(jsonb_build_array('describe_food', jsonb_build_object('food', p_said))) #> '{data,keeping}') with ordinality as x (k, n) $$;

-- What is there.
select cmp_ok((select count(*) from public.ingredients), '>=', 2000::bigint, 'there are two thousand ingredients and more');
select cmp_ok((select count(*) from public.ingredients where kind = 'everyday'), '>=', 500::bigint, 'five hundred of them were curated');
select cmp_ok((select count(*) from public.recipes where user_id is null), '>=', 500::bigint, 'there are five hundred recipes and more');
select cmp_ok((select count(distinct cuisine) from public.recipes where user_id is null), '>=', 15::bigint, 'of fifteen cuisines and more');
select cmp_ok((select count(distinct ingredient_id) from public.food_pairings), '>=', 250::bigint, 'of two hundred and fifty foods it is known what goes with them');
select is_empty($$ select food_key from public.ingredients where food_key <> private.food_key(name) $$, 'the data and the database make the same key of a name');
select is_empty($$ select food_key from private.food_lexicon group by food_key having count(*) > 1 $$, 'each word stands for one food');
select cmp_ok((select count(distinct s.ingredient_id) from public.ingredient_shelf_life s), '>=', 900::bigint, 'of nine hundred foods it is known how long they keep');
select is_empty($$ select i.name from public.ingredient_shelf_life s join public.ingredients i on i.id = s.ingredient_id where s.is_opened <> (s.state = 'opened') or s.days <> s.days_at_most $$, 'what is read of them as it was is true');
select is_empty($$ select r.name from public.recipes r where r.user_id is null and not exists (select from public.recipe_ingredients l where l.recipe_id = r.id) $$, 'each recipe has ingredients');
select is_empty($$ select l.food from public.recipe_ingredients l where l.user_id is null and l.ingredient_id is null $$, 'each of them is a food');
select is_empty($$ select r.name || ': ' || f.food from public.recipes r cross join lateral private.figures_of_lines(r.id) f where r.user_id is null and f.grams is null
  and exists (select from public.ingredients i join public.ingredient_figures g on g.ingredient_id = i.id where i.name = f.food) $$, 'and each with figures has a weight');

-- From the side of safety: what a diet allows is allowed by what everything in it is made of.
select is_empty($$ select i.name, d.diet from public.ingredients i cross join unnest(i.diets) d (diet) join public.diet_exclusions x on x.diet = d.diet
  where i.kind = 'everyday' and x.kind = 'allergen' and x.value = any (i.allergens) $$, 'no food fits a diet that its allergens are against');
select ok(not (select diets from public.ingredients where name = food) && diets::text[], format('%s fits none of %s', food, diets)) from (values
  ('gelatine', '{vegetarian,vegan,pescatarian,halal,kosher}'), ('marshmallow', '{vegetarian,vegan,halal}'), ('parmesan', '{vegetarian,vegan}'), ('honey', '{vegan}'), ('worcestershire sauce', '{vegetarian,vegan}'),
  ('lard', '{vegetarian,halal,kosher}'), ('chorizo', '{halal,kosher,vegetarian}'), ('soy sauce', '{gluten-free}'), ('satay sauce', '{nut-free}'), ('pesto', '{vegan,vegetarian,nut-free,dairy-free}'), ('red curry paste', '{vegetarian,vegan}'),
  ('furikake', '{vegetarian,vegan}'), ('dashi', '{vegetarian,vegan}'), ('brioche', '{vegan,gluten-free,egg-free,dairy-free}'), ('mirin', '{halal}'), ('shrimp', '{kosher,vegetarian}'), ('egg yolk', '{vegan,egg-free}'), ('couscous', '{gluten-free}')
) as f (food, diets);
select ok((select diets from public.ingredients where name = food) @> diets::text[], format('%s fits %s', food, diets)) from (values
  ('tofu', '{vegan,gluten-free}'), ('lentil', '{vegan,halal,kosher}'), ('tamari', '{vegan}'), ('coconut milk', '{vegan,dairy-free,nut-free}'), ('rice', '{gluten-free,vegan}'), ('egg', '{vegetarian}'), ('cod', '{pescatarian,kosher,halal}')
) as f (food, diets);
select is_empty($$ select r.name, d.diet, l.food from public.recipes r cross join unnest(r.diets) d (diet) join public.recipe_ingredients l on l.recipe_id = r.id join public.ingredients i on i.id = l.ingredient_id
  where r.user_id is null and d.diet <> all (i.diets) $$, 'a recipe fits a diet when each of its ingredients does');

-- Whoever must not have something is told the same by the flags of a recipe and by the rules that read its ingredients.
select pg_temp.run('["remember_preference", {"kind": "allergy", "value": "peanuts"}]') ->> 'ok', pg_temp.run('["remember_preference", {"kind": "diet", "value": "vegetarian"}]', pg_temp.bob()) ->> 'ok';
create function pg_temp.conflicting(p_person uuid) returns setof text language plpgsql as $$
begin
  perform set_config('request.jwt.claims', pg_temp.token_of(p_person)::text, true);
  -- Each food is read by itself, so that one of many recipes is read once.
  return query
    with told as materialized (
      select c ->> 'food' as food from jsonb_array_elements(private.food_conflicts(array(
        select distinct l.food from public.recipe_ingredients l join public.recipes r on r.id = l.recipe_id where r.user_id is null))) c
      where c ->> 'status' = 'conflict')
    select r.name from public.recipes r where r.user_id is null and exists (
      select from public.recipe_ingredients l where l.recipe_id = r.id and l.food in (select t.food from told t));
  perform set_config('request.jwt.claims', '', true);
end $$;
select results_eq('select * from pg_temp.conflicting(pg_temp.ada()) order by 1', $$ select name from public.recipes where user_id is null and 'peanut' = any (allergens) order by 1 $$, 'peanuts are found by the flags and by the rules in the same recipes');
select results_eq('select * from pg_temp.conflicting(pg_temp.bob()) order by 1', $$ select name from public.recipes where user_id is null and 'vegetarian' <> all (diets) order by 1 $$, 'and what is not vegetarian likewise');

-- Names.
select is((private.find_ingredient(said)).name, name, format('"%s" is %s', said, name)) from (values
  ('scallions', 'spring onion'), ('green onion', 'spring onion'), ('Aubergine', 'eggplant'), ('rocket', 'arugula'), ('garbanzo beans', 'chickpea'), ('swede', 'rutabaga'), ('powdered sugar', 'icing sugar'), ('besan', 'chickpea flour'),
  ('cilantro', 'coriander'), ('prawns', 'shrimp'), ('courgettes', 'zucchini'), ('minced pork', 'ground pork'), ('whole chicken', 'whole chicken'), ('wild rice', 'wild rice'), ('rice', 'rice'), ('jalapeño', 'jalapeno'), ('gochugaru', 'gochugaru')
) as n (said, name);
select is((private.food_with_figures('ostrich')).kind, 'reference', 'a food that nobody curated is found in the reference');
select is((private.find_ingredient('ostrich')).name, null, 'but never taken for an everyday one');

-- Whose it is.
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), 'select count(*) from public.recipes')::bigint, (select count(*) from public.recipes where user_id is null), 'everyone sees the whole cookbook');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ update public.recipes set name = 'Mine now' where user_id is null returning 1 $$), 'not refused', 'who tries to change it is not told of it');
select is_empty($$ select from public.recipes where name = 'Mine now' $$, 'and changes nothing');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), format('insert into public.recipes (user_id, name, source, fingerprint, search) values (null, %L, %L, %L, %L)', 'Poison', 'cookbook', 'x', '')), '42501', 'nobody adds to it');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), 'delete from public.ingredients'), '42501', 'nor takes an ingredient away');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ insert into public.products (barcode, name, per_100g, source, source_id, licence, fetched_at) values ('12345678', 'x', '{}', 's', '1', 'l', now()) $$), '42501', 'nor writes a product');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select private.load_foods('[]') $$), '42501', 'nor loads a baseline');

-- Searching.
select is((pg_temp.found('{"query": "mapo tofu"}'))[1], 'Mapo tofu', 'a recipe is found by its name');
select ok(cardinality(pg_temp.found('{"foods": ["fish"], "max_minutes": 40}')) > 3, 'or by a sort of food and a time');
select is_empty($$ select from unnest(pg_temp.found('{"foods": ["fish"]}')) n join public.recipes r on r.name = n and r.user_id is null where not r.allergens && '{fish}' $$, 'each of them has fish');
select is_empty($$ select from unnest(pg_temp.found('{"cuisine": "Thai"}')) n join public.recipes r on r.name = n and r.user_id is null where r.cuisine <> 'thai' $$, 'or by its cuisine');
select is_empty($$ select from unnest(pg_temp.found('{"diet": "plant-based"}')) n join public.recipes r on r.name = n and r.user_id is null where 'vegan' <> all (r.diets) $$, 'or by a diet, whatever it is called');
select is(pg_temp.run('["search_cookbook", {"query": null, "foods": [], "diet": "lunar", "from_stock": false}]') -> 'error' ->> 'code', 'UNKNOWN_DIET', 'a diet that nobody knows is said to be unknown');
select is(pg_temp.run('["search_cookbook", {"query": "qwertz uiop", "foods": [], "from_stock": false}]') #> '{data,recipes}', '[]'::jsonb, 'what is nothing finds nothing');
select is_empty($$ select from unnest(pg_temp.found('{"query": "peanut"}')) n join public.recipes r on r.name = n and r.user_id is null where 'peanut' = any (r.allergens) $$, 'who must not have peanuts is offered none');
select cmp_ok((pg_temp.run('["search_cookbook", {"query": "peanut", "foods": [], "from_stock": false}]') #>> '{data,left_out}')::int, '>', 0, 'and told that some were left out');
select ok(exists (select from unnest(pg_temp.found('{"foods": ["mushroom"]}')) n), 'recipes with mushrooms are found');
select pg_temp.run('["remember_preference", {"kind": "dislike", "value": "mushrooms"}]') ->> 'ok';
select is_empty($$ select from unnest(pg_temp.found('{"cuisine": "Chinese"}')) n join public.recipes r on r.name = n and r.user_id is null
  join public.recipe_ingredients i on i.recipe_id = r.id where i.food_key like '%mushroom%' $$, 'what somebody does not like is left out of what is offered');
select ok(exists (select from unnest(pg_temp.found('{"foods": ["mushroom"]}')) n), 'unless they ask for it');
select pg_temp.run('["forget_preference", {"kind": "dislike", "value": "mushrooms"}]') ->> 'ok';
select is_empty($$ select from unnest(pg_temp.found('{"query": "pork"}', pg_temp.bob())) n join public.recipes r on r.name = n and r.user_id is null where 'vegetarian' <> all (r.diets) $$, 'who eats vegetarian is offered no meat');
select pg_temp.run('["add_item", {"food": "egg", "quantity": 6, "unit": "piece"}]') ->> 'ok', pg_temp.run('["add_item", {"food": "butter", "quantity": 250, "unit": "g"}]') ->> 'ok', pg_temp.run('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]') ->> 'ok',
  pg_temp.run('["add_item", {"food": "flour", "quantity": 1, "unit": "kg"}]') ->> 'ok';
select cmp_ok(jsonb_array_length(pg_temp.run('["search_cookbook", {"query": null, "foods": [], "from_stock": true}]') #> '{data,recipes,0,missing}'), '<=', 4, 'from stock, what lacks little comes first');
select is_empty($$ select from unnest(pg_temp.found('{"from_stock": true}')) n join public.recipes r on r.name = n and r.user_id is null where r.course in ('drink', 'sauce') $$, 'and no drinks, which nobody asked for');
select is(pg_temp.run('["plan_meals", {"meals": [{"day": "2026-11-25", "meal": "dinner", "recipe": null, "title": "panzanella"}]}]') ->> 'ok', 'true', 'a dish is planned by its name');
select is((select r.slug from public.meal_plan_entries m join public.recipes r on r.id = m.recipe_id where m.title = 'panzanella'), 'italian-panzanella', 'and the name of a recipe means the recipe');

-- Cooking, planning and changing.
select is(pg_temp.run('["show_recipe", {"recipe": null, "name": "mapo tofu"}]') #> '{data,is_cookbook}', 'true'::jsonb, 'a recipe of the cookbook is shown as one');
select is(pg_temp.run('["delete_recipe", {"name": "mapo tofu"}]') -> 'error' ->> 'code', 'RECIPE_NOT_FOUND', 'no name among one''s own means one of the cookbook to delete');
select is(pg_temp.run(jsonb_build_array('update_recipe', jsonb_build_object('recipe', (select id from public.recipes where slug = 'chinese-mapo-tofu'), 'new_name', 'My tofu'))) -> 'error' ->> 'code', 'COOKBOOK_RECIPE', 'nor is it changed by its ref');
select is(pg_temp.run('["copy_recipe", {"recipe": null, "name": "mapo tofu"}]') ->> 'ok', 'true', 'a copy of it is one''s own');
select is((select count(*) from public.recipe_ingredients l join public.recipes r on r.id = l.recipe_id where r.user_id = pg_temp.ada() and l.user_id = pg_temp.ada()),
  (select count(*) from public.recipe_ingredients l join public.recipes r on r.id = l.recipe_id where r.slug = 'chinese-mapo-tofu'), 'with all its ingredients');
select is(pg_temp.run('["copy_recipe", {"recipe": null, "name": "mapo tofu"}]') -> 'error' ->> 'code', 'ALREADY_SAVED', 'and a name means the copy from then on');
select is(pg_temp.run('["update_recipe", {"name": "mapo tofu", "new_name": "Hot tofu"}]') ->> 'ok', 'true', 'which can be changed');
select is((select name from public.recipes where slug = 'chinese-mapo-tofu'), 'Mapo tofu', 'and leaves the cookbook as it is');
select pg_temp.run('["copy_recipe", {"recipe": null, "name": "Cacio e pepe"}]') ->> 'ok';
select is(pg_temp.run(jsonb_build_array('update_recipe', jsonb_build_object('recipe', (select id from public.recipes where slug = 'italian-cacio-e-pepe'), 'servings', 3))) ->> 'ok', 'true', 'who has a copy means the copy, though the cookbook''s was shown');
select is(pg_temp.run('["copy_recipe", {"recipe": null, "name": "Gado-gado"}]', pg_temp.bob()) ->> 'ok', (pg_temp.run('["show_recipe", {"recipe": null, "name": "Gado-gado"}]', pg_temp.bob()) ->> 'ok'), 'what is not there is not copied');
select is(pg_temp.run(jsonb_build_array('copy_recipe', jsonb_build_object('recipe', (select id from public.recipes where user_id is null and 'peanut' = any (allergens) limit 1)))) -> 'error' ->> 'code', 'CONFLICT_WITH_RULES', 'nor what goes against one''s rules');
select is(pg_temp.run(jsonb_build_array('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2026-11-24', 'meal', 'dinner', 'recipe', (select id from public.recipes where slug = 'italian-cacio-e-pepe'), 'title', null))))) #>> '{data,planned,0,title}',
  'Cacio e pepe', 'a recipe of the cookbook is planned like one''s own');
select is(pg_temp.run(jsonb_build_array('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', '2026-11-24', 'meal', 'dinner', 'recipe', (select id from public.recipes where user_id = pg_temp.ada() limit 1), 'title', null))), pg_temp.bob()), pg_temp.bob()) ->> 'ok', 'false', 'and another person''s recipe is not');
select ok(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), format('select public.recipe_in_full(%L)', (select id from public.recipes where slug = 'italian-cacio-e-pepe')))::jsonb -> 'ingredients' @> '[{"food": "pecorino"}]', 'whoever cooks it has it in full');

-- Telling of foods.
select ok(pg_temp.run('["describe_food", {"food": "Scallions"}]') -> 'data' @> '{"food": "spring onion", "aisle": "Fruit and vegetables", "allergens": []}', 'a food is known by any of its names');
select ok(pg_temp.run('["describe_food", {"food": "satay sauce"}]') #> '{data,allergens}' @> '["peanut"]', 'with what is hidden in it');
select ok(pg_temp.run('["describe_food", {"food": "salmon"}]') #> '{data,keeps}' @> '[{"location": "freezer", "is_opened": false, "days": 90}]', 'and how long it keeps');
select is(pg_temp.keeping(said), kept, format('"%s" keeps: %s', said, coalesce(kept, 'nobody knows'))) from (values
  ('salmon', 'closed fridge 1-2, closed freezer 60-90, thawed fridge 1-2, cooked fridge 3-4, cooked freezer 30-60'), ('raw salmon', 'closed fridge 1-2, closed freezer 60-90'),
  ('defrosted salmon', 'thawed fridge 1-2'), ('cooked salmon', 'closed fridge 3-4, closed freezer 30-60'), ('cooked haddock', 'cooked fridge 3-4, cooked freezer 30-60'), ('frozen salmon', 'closed freezer 60-90'),
  ('cooked rice', 'closed fridge 1-1, closed freezer 180-180'), ('leftover rice', 'cooked fridge 1-1, cooked freezer 180-180'), ('leftover lasagne', 'closed fridge 3-4, closed freezer 60-90'),
  ('opened hummus', 'opened fridge 7-7'), ('opened tin of chickpeas', 'opened fridge 3-4'), ('opened chickpeas', 'opened fridge 3-4'), ('sliced watermelon', 'cut fridge 2-4'),
  ('fresh onion', 'closed pantry 30-30, closed fridge 60-60, closed freezer 300-360'), ('fresh chickpeas', null), ('opened sliced ham', 'opened fridge 3-5'), ('opened can of tomatoes', 'opened fridge 3-4'),
  ('leftover cooked rice', 'closed fridge 1-1, closed freezer 180-180'),
  ('gekochter Reis', 'cooked fridge 1-1, cooked freezer 180-180'), ('riz cuit', 'cooked fridge 1-1, cooked freezer 180-180'), ('arroz cocido', 'cooked fridge 1-1, cooked freezer 180-180'),
  ('aufgetautes Hähnchen', 'thawed fridge 1-2'), ('poulet décongelé', 'thawed fridge 1-2'), ('pollo descongelado', 'thawed fridge 1-2'), ('haddock, cooked', 'cooked fridge 3-4, cooked freezer 30-60'),
  ('geöffnete Milch', 'opened fridge 5-7'), ('lait ouvert', 'opened fridge 5-7'), ('leche abierta', 'opened fridge 5-7'), ('a jar of honey', 'closed pantry 730-730'), ('opened chicken breast', null), ('cooked paneer', null)
) as k (said, kept);
select is(pg_temp.run(jsonb_build_array('describe_food', jsonb_build_object('food', said))) -> 'error' ->> 'code', 'FOOD_NOT_KNOWN', format('"%s" is no food of another form', said))
from unnest('{dried salmon,tin of peas,smoked chicken,opened dried peaches}'::text[]) as f (said);
select is(pg_temp.run('["describe_food", {"food": "lasagne"}]') #> '{data,allergens}', 'null', 'of a food as it is eaten nobody says what is in it');
select ok(not pg_temp.run('["describe_food", {"food": "salmon", "about": "freezing"}]') #> '{data,keeping}' @> '[{"location": "fridge"}]', 'who asks about freezing is told of the freezer');
select is(pg_temp.run('["describe_food", {"food": "unobtainium"}]') -> 'error' ->> 'code', 'FOOD_NOT_KNOWN', 'what is not known is said to be unknown');
select cmp_ok(jsonb_array_length(pg_temp.run('["pair_food", {"food": "tomato"}]') #> '{data,pairings}'), '>', 5, 'what goes with a food is told');
select is(pg_temp.run('["substitute_food", {"food": "buttermilk"}]') #>> '{data,substitutes,0,food}', 'milk', 'and what stands in for it');
select ok(not pg_temp.run('["pair_food", {"food": "coconut milk"}]') #> '{data,pairings}' @> '[{"food": "peanut"}]' and not pg_temp.run('["substitute_food", {"food": "almond butter"}]') #> '{data,substitutes}' @> '[{"food": "peanut butter"}]', 'but nothing that the person must not have');
select ok(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.food_flavours('{ideas,with,tomato}') $$)::jsonb ->> 0 like 'with tomato go %', 'who has ideas is told what goes with the foods that were named');

-- Loading again.
create temporary table before as select (select count(*) from public.inventory_lots) as lots, (select array_agg(r order by r.id) from public.recipes r where user_id is not null)::text as own,
  (select array_agg(l order by l.id) from public.recipe_ingredients l where user_id is not null)::text as own_lines, (select array_agg(m order by m.id) from public.meal_plan_entries m)::text as meals;
select private.load_recipes('[{"slug": "chinese-mapo-tofu", "name": "Mapo tofu, anew", "description": "d", "cuisine": "chinese", "course": "main", "difficulty": "easy", "servings": 2, "prep": 1, "cook": 1, "wait": 0, "steps": ["s"], "tags": [], "equipment": [],
  "lines": [{"food": "tofu", "quantity": 300, "unit": "g", "is_optional": false}]}]');
select is((select count(*) from public.recipes where user_id is null), 3::bigint, 'a smaller cookbook drops what is no longer in it, but for what somebody planned');
select is((select name || ': ' || (select string_agg(l.food, ', ') from public.recipe_ingredients l where l.recipe_id = r.id) from public.recipes r where slug = 'chinese-mapo-tofu'), 'Mapo tofu, anew: tofu', 'what stayed is as it is now');
select private.load_foods('[{"key": "tofu", "name": "tofu", "category": "soy", "unit": "pack", "location": "fridge", "allergens": ["soy"], "contains": ["soybean"], "aliases": ["bean curd"], "kind": "everyday", "aisle": "New aisle", "portions": [], "shelf_life": [],
  "per_100g": {"calories": 1}, "source": "test"}]');
select is((select aisle || ' ' || (select per_100g ->> 'calories' from public.ingredient_figures f where f.ingredient_id = i.id) from public.ingredients i where name = 'tofu'), 'New aisle 1', 'a food is changed in place');
select is((select (select count(*) from public.inventory_lots) = lots and (select array_agg(r order by r.id) from public.recipes r where user_id is not null)::text = own
  and (select array_agg(l order by l.id) from public.recipe_ingredients l where user_id is not null)::text = own_lines and (select array_agg(m order by m.id) from public.meal_plan_entries m)::text = meals from before), true, 'and nothing that a person owns has changed');

select * from finish();
rollback;
