-- What is asked of the cookbook: what is left out stays out, and wishes for tags, time, course and diet are granted first.
begin;
set local search_path = public, extensions, tap;
select * from no_plan();

create function pg_temp.found(p_query text) returns setof text language sql as $$
  select r ->> 'name' from jsonb_array_elements(public.search_cookbook(p_query) -> 'recipes') r $$;

-- What a sentence leaves out.
select is(private.left_out_of(query), left_out::text[], format('"%s" leaves out %s', query, left_out)) from (values
  ('soup without onion', '{onion}'), ('something without dairy', '{dairy}'), ('no dairy pasta', '{dairy}'), ('nut-free cake', '{nut}'), ('stew with no potatoes or carrots', '{carrot,potato}'),
  ('pasta but no cheese, please', '{cheese}'), ('salad, hold the olives', '{olive}'), ('dinner for my son who is allergic to eggs', '{egg}'), ('no-cook lunch', '{}'), ('no time for dinner', '{}'),
  ('something with cheese', '{}'), ('curry free of peanuts for six', '{peanut}'), ('no pork and no alcohol please', '{alcohol,pork}'), ('vegan curry, I hate coriander', '{coriander}'), ('a pasta recipe without any dairy', '{dairy}'),
  ('something for the barbecue that isn''t meat', '{meat}'), ('non-alcoholic drinks', '{alcohol}'), ('non dairy dessert', '{dairy}'), ('non-stick pan', '{}'),
  ('my sister doesn''t eat meat, what is fancy', '{meat}'), ('dinner ideas, bored of pasta', '{pasta}'), ('I''m sick of rice', '{rice}'), ('lunch that isn''t just eggs', '{egg}'), ('we never eat pork', '{pork}')
) as q (query, left_out);
select is_empty(format($$ select n.name from pg_temp.found(%L) as n (name) join public.recipes r on r.name = n.name and r.user_id is null
  join public.recipe_ingredients l on l.recipe_id = r.id join public.ingredients i on i.id = l.ingredient_id where %s $$, query, broken), format('no recipe found for "%s" breaks it', query)) from (values
  ('without dairy', '''milk'' = any (i.allergens)'), ('soup without onion', 'i.food_key = ''onion'''), ('nut-free cake', 'i.allergens && ''{nut}'''), ('gluten-free dessert', '''gluten'' = any (i.allergens)'),
  ('no dairy pasta', '''milk'' = any (i.allergens)'), ('italian dessert without eggs', '''egg'' = any (i.allergens)'), ('vegan curry', '''vegan'' <> all (r.diets)')
) as q (query, broken);
select is(private.kinds_left_out(query), left_out::text[], format('"%s" leaves out the kinds %s', query, left_out)) from (values
  ('something Italian, but no pizza and no soup', '{pizza,soup}'), ('a lunch that isn''t just salad', '{salad}'), ('tired of curry, what else', '{curry}'), ('pizza without cheese', '{}'), ('dinner for one, nothing fancy', '{"dinner party"}'), ('there is nothing in the fridge for soup', '{}'), ('no time for soup', '{}')
) as q (query, left_out);
select ok(not exists (select from pg_temp.found('something Italian, but no pizza') n (name) join public.recipes r on r.name = n.name and r.user_id is null join private.cookbook_facts f on f.recipe_id = r.id where 'pizza' = any (f.tags))
  and exists (select from pg_temp.found('something Italian, but no pizza')), 'who wants no pizza is shown something else');
select ok(not exists (select from pg_temp.found('a vegan lunch that isn''t just salad') n (name) join public.recipes r on r.name = n.name and r.user_id is null where r.course = 'salad'), 'who wants no salad is shown none');
select is_empty($$ select x ->> 'name' from jsonb_array_elements(private.tool_search_cookbook('{"foods": ["chicken"]}') -> 'data' -> 'recipes') with ordinality as t (x, n) where n <= 5 and x ->> 'name' !~* 'chicken' $$,
  'of the dishes that hold a food those come first that are dishes of it');
select ok((select array_agg(x ->> 'name' order by n) from jsonb_array_elements(private.tool_search_cookbook('{"query": "soups"}') -> 'data' -> 'recipes') with ordinality as t (x, n) where n > 3)
  = (select array_agg(x ->> 'name' order by n) from jsonb_array_elements(private.tool_search_cookbook('{"query": "soups", "skip": 3}') -> 'data' -> 'recipes') with ordinality as t (x, n) where n <= 5), 'who was shown the first three is shown those that follow');
select is((private.tool_search_cookbook('{"query": "soups", "skip": 3}') -> 'data' ->> 'more')::int, (private.tool_search_cookbook('{"query": "soups"}') -> 'data' ->> 'more')::int - 3, 'and so many fewer are left');
select isnt_empty(format('select from pg_temp.found(%L)', query), format('"%s" has answers, whatever is said beside it', query)) from (values
  ('A friend who''s coming on Thursday is coeliac. What could I cook for her?'), ('I have only twenty minutes, is there some quick thing I can make?'), ('so what have you got in this cookbook of yours')) as q (query);
select cmp_ok((select count(*) from pg_temp.found(query)), '>=', 5::bigint, format('"%s" has at least five answers', query)) from (values
  ('without dairy'), ('soup without onion'), ('no-cook'), ('healthy breakfast'), ('cheap for 6'), ('romantic dinner'), ('meal prep'), ('high protein dinner under 30 minutes'), ('packed lunch for kids')
) as q (query);

-- Wishes.
select is_empty(format($$ select n.name from (select name from pg_temp.found(%L) as f (name) limit 5) n join public.recipes r on r.name = n.name and r.user_id is null where not (%s) $$, query, granted),
  format('the first five for "%s" grant it', query)) from (values
  ('no-cook', '''no-cook'' = any (r.tags)'), ('meal prep', '''make-ahead'' = any (r.tags)'), ('cheap for 6', '''budget'' = any (r.tags)'), ('what can I freeze', '''freezes well'' = any (r.tags)'),
  ('quick chicken dinner', 'r.prep_minutes + r.cook_minutes + coalesce(r.wait_minutes, 0) <= 30'), ('something in 20 minutes', 'r.prep_minutes + r.cook_minutes + coalesce(r.wait_minutes, 0) <= 20'),
  ('something for one', 'r.servings = 1'), ('feed eight people', 'r.servings = 8'), ('high protein dinner', '''high-protein'' = any (r.tags)'), ('breakfast', 'r.course = ''breakfast''')
) as q (query, granted);
select is_empty($$ select from private.search_wishes w where w.kind in ('tag', 'not_tag') and not exists (select from private.cookbook_facts f where f.tags && string_to_array(w.value, '|')) $$, 'every wish for a tag has recipes');
select is_empty(format($$ select n.name from (select name from pg_temp.found(%L) as f (name) limit 3) n join public.recipes r on r.name = n.name and r.user_id is null join private.cookbook_facts f on f.recipe_id = r.id where (%s) is not true $$, query, granted),
  format('the first three for "%s" are of that kind', query)) from (values
  ('Thanksgiving dinner', '''thanksgiving'' = any (f.tags)'), ('a dip for crisps', '''dip'' = any (f.tags)'), ('leftover rice', '''leftover rice'' = any (f.tags)'), ('stale bread', '''stale bread'' = any (f.tags)'),
  ('something for the air fryer', '''air fryer'' = any (f.tags)'), ('Polish', '''polish'' = any (f.tags)'), ('savoury baking', '''baking'' = any (f.tags) and ''sweet'' <> all (f.tags)'), ('what goes with grilled salmon', 'r.course in (''side'', ''salad'', ''sauce'')'),
  ('over 30 g protein', '(f.figures ->> ''protein_g'')::numeric >= 30'), ('chicken with at least 40g of protein', '(f.figures ->> ''protein_g'')::numeric >= 40'), ('lunch under 400 calories', '(f.figures ->> ''calories'')::numeric <= 400'),
  ('gluten free dairy free dessert', 'r.diets @> ''{gluten-free,dairy-free}'''), ('curry in half an hour', 'r.prep_minutes + r.cook_minutes + coalesce(r.wait_minutes, 0) <= 30')
) as q (query, granted);
select isnt_empty(format('select from pg_temp.found(%L)', query), format('"%s" has answers', query)) from (values
  ('Thanksgiving dinner'), ('over 30 g protein'), ('gluten free dairy free dessert'), ('curry in half an hour'), ('savoury baking'), ('chicken with at least 40g of protein')) as q (query);
select is((select array_agg(concat_ws(' ', l.nutrient, l.at_least, l.at_most, case when l.at_least is null then 'at most' else 'at least' end)) from private.limits_of(query) l), array[bound], format('"%s" sets a bound', query)) from (values
  ('over 30 g protein', 'protein_g 30 at least'), ('30g+ protein', 'protein_g 30 at least'), ('less than 20 grams of carbs', 'carbs_g 20 at most'), ('400 kcal', 'calories 400 at most'), ('500 calories or less', 'calories 500 at most'), ('at least 8 g of fibre', 'fiber_g 8 at least')
) as q (query, bound);
select is_empty($$ select from private.limits_of('400 g chicken') $$, 'an amount of a food is no bound');
select is((select name from pg_temp.found(query) as f (name) limit 1), answer, format('"%s" is read as it was meant', query)) from (values ('guacamolly', 'Guacamole'), ('spagetti carbonara', 'Spaghetti alla carbonara')) as q (query, answer);

-- A dish of a food is one that it weighs in.
select ok((select d.grade from private.dishes_of('chicken') d join public.recipes r on r.id = d.recipe_id where r.name = 'Jerk chicken') = 1
  and not exists (select from private.dishes_of('chicken') d join public.recipes r on r.id = d.recipe_id where r.name = 'Risotto alla milanese'), 'jerk chicken is a chicken dish, a risotto in chicken stock is none');
select cmp_ok((select d.grade from private.dishes_of('butter') d join public.recipes r on r.id = d.recipe_id where r.name = 'Butter chicken'), '<', 0.8, 'butter chicken is no dish of butter');
select is_empty($$ select r.name, f.figures ->> 'calories', private.recipe_calories(r) from public.recipes r join private.cookbook_facts f on f.recipe_id = r.id where f.figures is not null and (f.figures ->> 'calories')::numeric is distinct from private.recipe_calories(r) $$, 'what a search filters by is what is told of a recipe');

-- Tags and diets that are reckoned.
select is_empty($$ select r.name from public.recipes r where r.user_id is null and 'kosher' = any (r.diets) and private.mixes_meat_and_milk(array(select l.food from public.recipe_ingredients l where l.recipe_id = r.id)) $$, 'no recipe for who eats kosher has meat and milk');
select ok(private.mixes_meat_and_milk('{lamb shank,butter}') and not private.mixes_meat_and_milk('{lamb shank,olive oil}') and not private.mixes_meat_and_milk('{cod,butter}'), 'lamb and butter are meat and milk');
select is_empty($$ select r.name from public.recipes r join public.recipe_ingredients l on l.recipe_id = r.id where r.user_id is null and 'gluten-free' = any (r.diets) and l.food_key = 'sausage' $$, 'sausages are not free of gluten');

-- A sum is told of nearly everything or not at all.
select is(private.recipe_calories(r), null, 'a dish with a stock without figures has no sum') from public.recipes r where r.user_id is null and r.name = 'Gyudon';
select is(private.recipe_figures(r) -> 'unknown' ? 'dashi', true, 'and it says what is missing') from public.recipes r where r.user_id is null and r.name = 'Gyudon';
select cmp_ok((select count(*) from public.recipes r where r.user_id is null and private.recipe_calories(r) is not null), '>=', 580::bigint, 'most recipes have a sum');

-- Fish sauce is no fish.
select is_empty($$ select from private.cookbook_holding('fish') where food = 'fish sauce' $$, 'who looks for fish does not find fish sauce');
select isnt_empty($$ select from private.cookbook_holding('fish sauce') where food = 'fish sauce' $$, 'who looks for fish sauce does');

select * from finish();
rollback;
