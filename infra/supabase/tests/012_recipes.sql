-- The tools of the recipes: what is saved, what is refused, what is found.
begin;
set local search_path = public, extensions, tap;
select plan(71);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

-- A compiled recipe: its name, its foods, its steps, and what else is to be said of it.
create function pg_temp.save(p_name text, p_foods text[], p_steps text[], p_more jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('save_recipe', jsonb_build_object('payload', jsonb_build_object(
    'name', p_name, 'description', null, 'cuisine', null, 'course', 'main', 'difficulty', 'easy', 'servings', 2, 'prep_minutes', 10, 'cook_minutes', 20,
    'steps', to_jsonb(p_steps), 'tags', jsonb_build_array(), 'source', 'generated', 'simplified', jsonb_build_array(),
    'ingredients', (select jsonb_agg(jsonb_build_object('food', f, 'quantity', n, 'unit', 'piece', 'preparation', null, 'optional', false, 'note', null, 'original', n || ' ' || f)) from unnest(p_foods) with ordinality as u (f, n))
  ) || p_more)), p_person) $$;
create function pg_temp.save_as(p_as text, p_name text, p_foods text[], p_steps text[]) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('save_recipe', jsonb_build_object('as', p_as, 'payload', jsonb_build_object('name', p_name, 'servings', 2, 'steps', to_jsonb(p_steps),
    'ingredients', (select jsonb_agg(jsonb_build_object('food', f, 'quantity', 1, 'unit', 'piece')) from unnest(p_foods) f))))) $$;
create function pg_temp.names(p_answer jsonb) returns text language sql as $$
  select string_agg(r ->> 'name' || ' (' || (r ->> 'why') || ')', ', ' order by r ->> 'name') from jsonb_array_elements(p_answer #> '{data,recipes}') r $$;

-- Saving.
select is(pg_temp.save('Cod with potatoes', '{"skinless cod fillets",potatoes,"red onion",scallions,tomatoe,moonberries}', '{"Boil the potatoes.","Fry the cod."}', '{"cuisine": "British", "simplified": ["a glass of wine"]}') -> 'data',
  '{"name": "Cod with potatoes", "servings": 2, "ingredients_saved": 6, "steps_saved": 2, "resolved": 5, "unresolved": ["moonberries"], "simplified": ["a glass of wine"], "warnings": [], "notices": []}'::jsonb, 'a recipe is saved whole, and what is not known is told');
select is((select string_agg(food || '=' || coalesce((select name from public.ingredients where id = ingredient_id), '?'), ', ' order by position) from public.recipe_ingredients where user_id is not null),
  'skinless cod fillets=cod, potatoes=potato, red onion=red onion, scallions=spring onion, tomatoe=tomato, moonberries=?', 'each ingredient keeps its words and means a food');
select is((select array_agg(food_key order by position) from public.recipe_ingredients where user_id is not null), '{cod,potato,"red onion","spring onion",tomato,moonberry}'::text[], 'under the key of the food');
select is(pg_temp.save('COD with Potatoes', '{potato,cod,"red onion","spring onion",tomato,moonberry}', '{"Other steps."}') -> 'error', '{"code": "AMBIGUOUS_SAVING", "message": "That could not be done.", "details": {"recipe": "Cod with potatoes", "same_foods": true, "options": ["update", "new", "keep"]}, "options": ["update", "new", "keep"], "retryable": false}'::jsonb, 'the same name with the same foods is the same recipe, of which is asked what it shall be');
select is(pg_temp.save('COD with Potatoes', '{potato,cod}', '{}') #>> '{error,details,same_foods}', 'false', 'and so is the same name with other foods');
select is(pg_temp.save_as('new', 'COD with Potatoes', '{potato,cod}', '{}') #>> '{data,name}', 'COD with Potatoes (2)', 'it comes beside it under a name of its own');
update public.recipes set name = 'COD with Potatoes' where name = 'COD with Potatoes (2)';
select is(pg_temp.save('Cod with potatoes', '{cod,potato}', '{}', '{}', pg_temp.bob()) ->> 'ok', 'true', 'another person may have the same');
select is(pg_temp.save(' ', '{cod}', '{}') -> 'error' ->> 'code', 'INVALID_VALUE', 'a recipe has a name');
select is(pg_temp.save('Salmon pasta', '{salmon,spaghetti,cream}', '{"Cook the pasta."}', '{"cuisine": "Italian", "tags": ["quick"], "prep_minutes": 5, "cook_minutes": 10}') ->> 'ok', 'true', 'a second recipe is saved');
select is(pg_temp.save('Lentil soup', '{lentils,carrots,"vegetable stock"}', '{"Simmer."}', '{"description": "Warming on cold evenings.", "cook_minutes": 45}') ->> 'ok', 'true', 'a third recipe is saved');
select is(pg_temp.save('Peanut noodles', '{"peanut butter","rice noodles"}', '{"Mix."}') ->> 'ok', 'true', 'while there is no rule nothing is refused');
select is(pg_temp.save('Water', null, '{}') -> 'data' -> 'ingredients_saved', '0'::jsonb, 'a recipe may have no ingredients yet');

-- Rules.
select pg_temp.run('["remember_preference", {"kind": "allergy", "value": "peanuts"}]');
select is(pg_temp.save(name, foods::text[], steps::text[]) -> 'error', jsonb_build_object('code', 'CONFLICT_WITH_RULES', 'message', 'That could not be done.', 'retryable', false, 'details',
  jsonb_build_object('food', food, 'rule', '{"kind": "allergy", "value": "peanuts"}'::jsonb, 'because', jsonb_build_object('food', food, 'relation', relation, 'part', part))), title) from (values
  ('Chicken', '{chicken,"satay sauce"}', '{}', 'satay sauce', 'contains', 'peanut', 'an ingredient that must not be eaten is refused'),
  ('Chicken', '{chicken}', '{"Serve with groundnuts."}', 'groundnut', 'named', null, 'so is a step that names it'),
  ('Peanut chicken', '{chicken}', '{}', 'peanut', 'named', null, 'and a name')
) as c (name, foods, steps, food, relation, part, title);
select is((select count(*) from public.recipes where name in ('Chicken', 'Peanut chicken')), 0::bigint, 'and nothing of it is saved');
select is((select jsonb_build_array(x.data -> 'notices', x.data -> 'warnings') from (
    select pg_temp.save('Chicken', '{chicken,moonberries}', '{"Without peanuts, because of your peanut allergy."}') -> 'data') as x (data)),
  '[[{"code": "FOOD_NOT_CHECKED", "details": {"food": "moonberries"}}], ["moonberries could not be checked against your rules."]]',
  'what could not be checked is told, as data and in words');
select is(pg_temp.save('Sly stew', '{carrot}', '{}', '{"ingredients": [{"food": "carrot", "quantity": 1, "unit": null, "note": "or use peanut butter"}]}') -> 'error' ->> 'code', 'CONFLICT_WITH_RULES', 'a note is read as well');
select is(pg_temp.save('Safe skewers', '{"peanut-free satay sauce",chicken}', '{"Heat the satay sauce."}') -> 'ok', 'true'::jsonb, 'what is made without it is allowed, in the steps too');

-- Finding.
select is(pg_temp.names(pg_temp.run(jsonb_build_array('find_recipes', ask::jsonb))), found, format('find_recipes %s', ask)) from (values
  ('{"query": "fish recipes"}', 'COD with Potatoes (contains cod), Cod with potatoes (contains skinless cod fillets), Salmon pasta (contains salmon)'),
  ('{"query": "something with salmon"}', 'Salmon pasta (contains salmon)'), ('{"query": "pasta"}', 'Salmon pasta (contains spaghetti)'), ('{"query": "scallion"}', 'Cod with potatoes (contains scallions)'),
  ('{"query": "fish pasta"}', 'Salmon pasta (contains salmon)'), ('{"query": "red onion"}', 'Cod with potatoes (contains red onion)'), ('{"query": "warming evening"}', 'Lentil soup (matches warming evening)'), ('{"query": "quick"}', 'Salmon pasta (matches quick)'),
  ('{"query": "lentl soup"}', 'Lentil soup (has a name like it)'), ('{"query": "salmn pastta"}', 'Salmon pasta (has a name like it)'), ('{"query": "unicorn"}', null), ('{"category": "pulses"}', 'Lentil soup (contains lentils)'),
  ('{"ingredient": "salmon"}', 'Salmon pasta (contains salmon)'), ('{"cuisine": "italian"}', 'Salmon pasta (is saved)'), ('{"max_minutes": 15}', 'Salmon pasta (is saved)'), ('{"query": "cod", "max_minutes": 15}', null),
  ('{"ingredient": "fish", "cuisine": "British"}', 'Cod with potatoes (contains skinless cod fillets)'), ('{"query": "peanut"}', 'Peanut noodles (contains peanut butter), Safe skewers (matches peanut)')
) as c (ask, found);
select is(pg_temp.run('["find_recipes", {"query": "peanut noodles"}]') #> '{data,recipes,0}', '{"name": "Peanut noodles", "cuisine": null, "servings": 2, "minutes": 30, "ingredients": 2, "why": "contains peanut butter", "conflicts": ["peanut butter contains peanut"]}'::jsonb, 'a recipe of earlier days tells what is against it now');
select is(pg_temp.run('["find_recipes", {}]') #> '{data,truncated}', 'false', 'a list that was not cut says so');
select is(jsonb_array_length(pg_temp.run('["find_recipes", {"query": null, "category": null, "cuisine": null, "max_minutes": null, "ingredient": null}]') -> 'entities'), 8, 'nothing asked means all of them');

-- Showing, changing, deleting.
select ok(pg_temp.run('["show_recipe", {"name": "salmon pasta"}]') -> 'data' @> '{"name": "Salmon pasta", "cuisine": "Italian", "minutes": 15, "steps": ["Cook the pasta."], "ingredients": [{"food": "salmon", "quantity": 1}, {"food": "spaghetti"}], "conflicts": []}', 'a recipe is shown whole');
select is(pg_temp.run('["show_recipe", {"name": "salmon pasta"}]') -> 'data' ?| '{id,user_id,search,fingerprint}', false, 'without what is of no use to a reader');
select is(pg_temp.run('["show_recipe", {"name": "cod with potatoes"}]') -> 'error' -> 'details', '{"recipe": "cod with potatoes", "options": ["COD with Potatoes", "Cod with potatoes"]}'::jsonb, 'several of a name are asked about');
select is(pg_temp.run('["show_recipe", {"name": "the soup"}]') #>> '{data,name}', 'Lentil soup', 'words of a name find it');
select is(pg_temp.run('["show_recipe", {"name": "salmon pasta", "servings": 6}]') -> 'data' #>> '{told_for}', '6', 'its amounts are told for as many as come');
select is(pg_temp.run('["show_recipe", {"name": "moon soup"}]') #- '{error,message}' -> 'error', '{"code": "RECIPE_NOT_FOUND", "details": {"recipe": "moon soup"}, "retryable": false}'::jsonb, 'what is not saved is told');

-- A recipe in full, for somebody who cooks it.
create function pg_temp.in_full(p_recipe uuid, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.recipe_in_full(%L)', p_recipe))::jsonb $$;
create function pg_temp.recipe_called(p_name text) returns uuid language sql as $$
  select id from public.recipes where user_id = pg_temp.ada() and name = p_name $$;
select ok(pg_temp.in_full(pg_temp.recipe_called('Salmon pasta')) @> '{"name": "Salmon pasta", "cuisine": "Italian", "steps": ["Cook the pasta."], "ingredients": [{"food": "salmon", "quantity": 1, "optional": false}]}', 'a recipe is told in full');
select is(pg_temp.in_full(pg_temp.recipe_called('Salmon pasta')) ?| '{id,user_id,search,fingerprint}', false, 'without its id');
select is(pg_temp.in_full(pg_temp.recipe_called('Salmon pasta'), pg_temp.bob()), null, 'to nobody else');
select is(pg_temp.in_full(gen_random_uuid()), null, 'and one that is not there is told alike');
select is(pg_temp.run('["show_recipe", {}]') -> 'error' ->> 'code', 'RECIPE_REF_UNKNOWN', 'nothing named is nothing found');
select is(pg_temp.run('["update_recipe", {"name": "Lentil soup", "new_name": "Red lentil soup", "servings": 4, "notes": "Good with lemon."}]') -> 'data' -> 'after', '{"name": "Red lentil soup", "servings": 4, "notes": "Good with lemon."}'::jsonb, 'a recipe gets another name');
select is(pg_temp.names(pg_temp.run('["find_recipes", {"query": "red soup"}]')), 'Red lentil soup (matches red soup)', 'and is found under it');
select is(pg_temp.run('["update_recipe", {"name": "Red lentil soup", "notes": "Top with peanuts."}]') -> 'error' ->> 'code', 'CONFLICT_WITH_RULES', 'a note that goes against a rule is refused');
select is(pg_temp.run('["delete_recipe", {"name": "Peanut noodles"}]') -> 'data', '{"name": "Peanut noodles"}'::jsonb, 'a recipe is deleted');
select is((select count(*) from public.recipe_ingredients where food = 'peanut butter' and user_id is not null), 0::bigint, 'with its ingredients');
select is((select count(*) from public.audit_log where op = 'delete'), 3::bigint, 'and the trail holds all of it');

-- Nobody else's; and once, however often it is asked.
select is(pg_temp.run('["show_recipe", {"name": "Salmon pasta"}]', pg_temp.bob()) -> 'error' ->> 'code', 'RECIPE_NOT_FOUND', 'another person''s recipe is not found by its name');
select is(pg_temp.run(jsonb_build_array('delete_recipe', jsonb_build_object('recipe', (select id from public.recipes where name = 'Salmon pasta'))), pg_temp.bob()) -> 'error' ->> 'code', 'RECIPE_REF_UNKNOWN', 'nor by its id');
select is(pg_temp.names(pg_temp.run('["find_recipes", {"query": "fish"}]', pg_temp.bob())), 'Cod with potatoes (contains cod)', 'a search finds one''s own');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.bob()), format($$ insert into public.recipe_ingredients (recipe_id, position, food, food_key) values (%L, 99, 'x', 'x') returning id::text $$,
  (select id from public.recipes where name = 'Salmon pasta'))), '42501', 'nothing can be hung onto another person''s recipe');
select is(pg_temp.apply(pg_temp.turn_token(1), 7, '["save_recipe", {"payload": {"name": "Tea", "source": "dictated", "ingredients": [{"food": "tea"}]}}]'),
  pg_temp.apply(pg_temp.turn_token(1), 7, '["save_recipe", {"payload": {"name": "Tea", "source": "dictated", "ingredients": [{"food": "tea"}]}}]'), 'a repeated step answers the same');
select is((select count(*) from public.recipes where name = 'Tea'), 1::bigint, 'and saves once');
-- Sixty ingredients are one recipe.
select is(pg_temp.save('Long list', array(select 'thing ' || n from generate_series(1, 60) n), '{}') ->> 'ok', 'true', 'the ingredients of a recipe do not count towards what a turn may touch');

-- One that takes the place of another.
delete from public.preferences;
select pg_temp.save('Toast', '{bread,butter}', '{"Toast it."}', '{"notes": "Good."}');
select is(pg_temp.save_as('new', 'Toast', '{bread,butter}', '{}') #>> '{data,name}', 'Toast (2)', 'one of the same name and foods comes beside it');
select is(pg_temp.save_as('new', 'toast', '{bread}', '{}') #>> '{data,name}', 'toast (3)', 'as often as one wants');
select is(pg_temp.save_as('update', 'Toast', '{bread,honey}', '{"Spread it."}') #> '{data,is_rewritten}', 'true', 'or takes its place');
select is((select format('%s %s %s %s', r.name, r.steps, r.notes, (select string_agg(i.food, ',' order by i.position) from public.recipe_ingredients i where i.recipe_id = r.id)) from public.recipes r where r.user_id = pg_temp.ada() and r.name = 'Toast'),
  'Toast ["Spread it."]  bread,honey', 'with its foods and steps, and nothing of the old one stays');
select is(pg_temp.save_as('update', 'Jam toast', '{bread,jam}', '{}') #> '{data,is_rewritten}', null, 'where there is none it is a new one');

do $$ begin perform pg_temp.save('Maafe with chicken', '{chicken,"peanut butter"}', '{Simmer.}'); end $$;
select is(pg_temp.run('["show_recipe", {"name": "chicken with rice"}]') -> 'error' ->> 'code', 'RECIPE_NOT_FOUND', 'a dish is not found by the words that it shares with the name of another');
select is(pg_temp.run('["show_recipe", {"name": "mafe with chiken"}]') -> 'data' ->> 'name', 'Maafe with chicken', 'a misspelled name is found');
select * from finish();
rollback;
