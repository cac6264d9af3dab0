-- What a message names of a kitchen, and how much of it is told and read.
begin;
set local search_path = public, extensions, tap;
select plan(27);
\ir shared/people.psql

create function pg_temp.open(p_number int, p_person uuid) returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), p_person, 'h', '{"message": "hello", "conversation_id": "new"}', now(), 'one:1', 1) $$;
select pg_temp.open(1, pg_temp.ada());
select set_config('alfred.turn', pg_temp.turn(1)::text, true), set_config('alfred.step', '1', true), set_config('alfred.call', '1', true);

create function pg_temp.lots(p_food text, p_count int, p_first_day int, p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.inventory_lots (user_id, ingredient_id, food, food_key, quantity, unit, location, expires_on)
  select p_person, (private.find_ingredient(p_food)).id, p_food, private.food_key(p_food), n, 'piece', 'fridge', '2026-12-01'::date + p_first_day + n
  from generate_series(1, p_count) n $$;
create function pg_temp.recipe(p_name text, p_food text, p_person uuid default pg_temp.ada()) returns void language sql as $$
  with made as (
    insert into public.recipes (user_id, name, source, fingerprint, search, created_at)
    values (p_person, p_name, 'dictated', md5(p_name), to_tsvector('pg_catalog.english', p_name), '2026-01-01') returning id)
  insert into public.recipe_ingredients (user_id, recipe_id, position, ingredient_id, food, food_key)
  select p_person, id, 1, (private.find_ingredient(p_food)).id, p_food, private.food_key(p_food) from made $$;
-- What is told for these words, each with the reason.
create function pg_temp.told(p_words text[], p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(string_agg(b ->> 'label' || ' (' || (b ->> 'reason') || ')', '; ' order by n), 'nothing')
  from jsonb_array_elements(pg_temp.run_as('authenticated', pg_temp.token_of(p_person),
    format('select public.kitchen_context(%L, %L)', p_words, '2026-11-23'))::jsonb -> 'background') with ordinality as t (b, n) $$;

-- Stock.
select pg_temp.lots('zebra cheese', 1, 5), pg_temp.lots('salmon', 1, 5), pg_temp.lots('my own spread', 1, 5), pg_temp.lots('salmon', 1, 5, pg_temp.bob());
select is(pg_temp.told('{zebra}'), 'zebra cheese (contains: zebra cheese, 1 piece, fridge, until 2026-12-07)', 'a food that nobody knows is found by a word of its name');
select is(pg_temp.told('{fish}'), 'salmon (contains: salmon, 1 piece, fridge, until 2026-12-07)', 'a food is found by its sort');
select is(pg_temp.told('{spread,salmon}'), 'my own spread (contains: my own spread, 1 piece, fridge, until 2026-12-07); salmon (contains: salmon, 1 piece, fridge, until 2026-12-07)',
  'what is named first is told first');
select is(pg_temp.told('{zebra}', pg_temp.bob()), 'nothing', 'and another person''s names are another person''s');
update public.inventory_lots set food = 'okapi cheese', food_key = 'okapi cheese' where food = 'zebra cheese';
select is(pg_temp.told('{okapi}'), 'okapi cheese (contains: okapi cheese, 1 piece, fridge, until 2026-12-07)', 'a food that was named otherwise is found by its other name');
select is(pg_temp.told('{zebra}'), 'nothing', 'and no longer by the former');
delete from public.inventory_lots where food = 'okapi cheese';
select is(pg_temp.told('{okapi}'), 'nothing', 'what is gone is not told');
select pg_temp.lots('okapi cheese', 1, 7);
select is(pg_temp.told('{okapi}'), 'okapi cheese (contains: okapi cheese, 1 piece, fridge, until 2026-12-09)', 'and told again when it is back');
select pg_temp.lots('yak butter', 30, 10);
select is(pg_temp.told('{yak}') like '%until 2026-12-12%', true, 'of very many lots of a food those that expire first are told');
select is((select count(*) from regexp_matches(pg_temp.told('{yak}'), 'contains', 'g')), 12::bigint, 'a dozen of them');
select is(pg_temp.told('{okapi,yak}') like 'okapi cheese%', true, 'without pushing out what was named before');

-- Recipes.
select pg_temp.recipe('Quokka pie', 'salmon'), pg_temp.recipe('Bread', 'numbat flour'), pg_temp.recipe('Quokka stew', 'beef', pg_temp.bob());
select is(pg_temp.told('{quokka}'), 'Quokka pie (named: quokka)', 'a recipe is found by a word of its name');
select is(pg_temp.told('{salmon}'), 'Quokka pie (contains: salmon); salmon (contains: salmon, 1 piece, fridge, until 2026-12-07)', 'and by a food in it, once beside the food');
select is(pg_temp.told('{numbat}'), 'nothing', 'a word that is no food names no recipe by its foods');
update public.recipes set name = 'Wombat pie' where name = 'Quokka pie';
select is(pg_temp.told('{quokka}') || ', ' || pg_temp.told('{wombat}'), 'nothing, Wombat pie (named: wombat)', 'a recipe that was renamed is found by its new name alone');

-- What was eaten.
create function pg_temp.eaten(p_food text, p_day date, p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.food_log (user_id, logged_on, meal, food, food_key, ingredient_id, quantity, unit, nutrients, source)
  values (p_person, p_day, 'lunch', p_food, private.food_key(p_food), (private.find_ingredient(p_food)).id, 150, 'g', '{}', 'stated') $$;
select pg_temp.eaten('dingo yogurt', '2026-11-22'), pg_temp.eaten('quoll soup', '2026-11-21'), pg_temp.eaten('dingo oats', '2026-11-23', pg_temp.bob());
select is(pg_temp.told('{dingo}'), '150 g of dingo yogurt for lunch on 2026-11-22 (eaten)', 'what was eaten today or yesterday is found by a word of its name');
select is(pg_temp.told('{yoghurt}'), '150 g of dingo yogurt for lunch on 2026-11-22 (eaten)', 'and by another word for it');
select is(pg_temp.told('{with,quoll}'), 'nothing', 'what was eaten before is not told');
-- The shopping list and the plan.
insert into public.shopping_items (user_id, food, food_key, quantity, unit, checked) values
  (pg_temp.ada(), 'tapir buns', private.food_key('tapir buns'), 4, 'piece', false), (pg_temp.ada(), 'tapir milk', private.food_key('tapir milk'), null, null, true),
  (pg_temp.bob(), 'tapir oil', private.food_key('tapir oil'), null, null, false);
insert into public.meal_plan_entries (user_id, day, meal, title) values
  (pg_temp.ada(), '2026-11-24', 'dinner', 'Tapir burgers'), (pg_temp.ada(), '2026-11-10', 'dinner', 'Tapir soup'), (pg_temp.bob(), '2026-11-24', 'dinner', 'Tapir roast');
select is(pg_temp.told('{bun}'), 'tapir buns (on the shopping list, 4 piece)', 'an open line of the list is found by a word of its food');
select is(pg_temp.told('{burger}'), 'Tapir burgers (planned for dinner on 2026-11-24)', 'a planned meal is found by a word of its title, in whichever number');
select is(pg_temp.told('{tapir}'), 'Tapir burgers (planned for dinner on 2026-11-24); tapir buns (on the shopping list, 4 piece)', 'what was bought and what is long past is not told');
select is(pg_temp.told('{tapir}', pg_temp.bob()), 'Tapir roast (planned for dinner on 2026-11-24); tapir oil (on the shopping list)', 'and another person has their own');
update public.meal_plan_entries set title = 'Dugong burgers' where title = 'Tapir burgers';
select is(pg_temp.told('{dugong}'), 'Dugong burgers (planned for dinner on 2026-11-24)', 'a meal that was named otherwise is found by its other name');
insert into public.shopping_items (user_id, food, food_key) select pg_temp.ada(), 'vole ' || n, private.food_key('vole ' || n) from generate_series(1, 20) n;
select is((select count(*) from regexp_matches(pg_temp.told('{okapi,vole}'), 'shopping list', 'g')), 6::bigint, 'half a dozen are told, beside what is in stock');

-- What a turn hears of at its beginning.
insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
select pg_temp.bob(), 'expiry', 'one:' || n, 'Reason ' || n, 'Action', (now() at time zone 'UTC')::date + n, now() + case when n < 0 then interval '-1 hour' else interval '2 days' end
from generate_series(-40, 9) n;
select is((select string_agg(s ->> 'reason', ', ') from jsonb_array_elements(pg_temp.open(2, pg_temp.bob()) -> 'claim' -> 'suggestions') s), 'Reason 0, Reason 1, Reason 2',
  'three suggestions are told, those that are due first, and none that has run out');

insert into public.audit_log (user_id, client_key, table_name, row_id, op, new_row, changed_at)
select pg_temp.bob(), gen_random_uuid(), 'inventory_lots', ('c0000000-0000-4000-8000-' || lpad((n / 2)::text, 12, '0'))::uuid, 'update', jsonb_build_object('food', 'food ' || n / 2), now() - (1000 - n) * interval '1 second'
from generate_series(0, 999) n;
create temporary table heard as select e ->> 'label' as label, n from jsonb_array_elements(pg_temp.open(3, pg_temp.bob()) -> 'claim' -> 'hand_edits') with ordinality as t (e, n);
select is((select count(*) from heard), 50::bigint, 'of very many changes by hand the latest fifty rows are told');
select is((select string_agg(label, ', ' order by n) from heard where n in (1, 50)), 'food 450, food 499', 'the latest of them last');

select * from finish();
rollback;
