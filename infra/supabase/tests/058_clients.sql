-- What pages of a client ask for that is no row, and what is entered by hand that a conversation would propose first.
begin;
set local search_path = public, extensions, tap;
select plan(50);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
create function pg_temp.key(p_number int) returns uuid language sql as $$ select ('c0000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;
create function pg_temp.by_hand(p_key int, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', pg_temp.key(p_key), p_tool, p_arguments))::jsonb $$;

-- The person.
select is(pg_temp.asks('select public.read_profile()', pg_temp.bob())::jsonb, '{"name": null, "time_zone": "UTC", "locale": "en"}', 'who never said anything is somewhere');
select is(pg_temp.asks('select public.set_profile(name => '' Bob '', time_zone => ''Europe/Berlin'')', pg_temp.bob())::jsonb, '{"name": "Bob", "time_zone": "Europe/Berlin", "locale": "en"}', 'a person says who they are');
select is(pg_temp.asks('select public.set_profile(locale => ''de'')', pg_temp.bob())::jsonb, '{"name": "Bob", "time_zone": "Europe/Berlin", "locale": "de"}', 'what is not named stays');
select is(pg_temp.asks('select public.set_profile(name => '''')', pg_temp.bob())::jsonb ->> 'name', null, 'an empty name takes it away');
select matches(pg_temp.asks('select public.set_profile(time_zone => ''Mars/Olympus'')', pg_temp.bob()), 'no such time zone', 'a time zone is one');
select matches(pg_temp.asks('select public.set_profile(locale => ''the best'')', pg_temp.bob()), 'no language', 'a language is one');
select matches(pg_temp.asks('select public.set_profile(name => repeat(''x'', 81))', pg_temp.bob()), 'profiles_name_fits', 'a name has bounds');
select matches(pg_temp.asks(format('select public.set_profile(name => %L)', e'Bob\nRoot'), pg_temp.bob()), 'profiles_name_fits', 'and is one line');
select is(pg_temp.asks('select count(*) from public.profiles'), '1', 'nobody sees another');
select matches(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()) || '{"turn": "70000000-0000-4000-8000-000000000001"}', 'select public.set_profile(name => ''x'')'), 'FORBIDDEN', 'a turn does not');
select matches(pg_temp.refusal_of('anon', '{"role": "anon"}', 'select public.set_profile(name => ''x'')'), '42501', 'nor does who has no token');

-- What is entered by hand.
select is(pg_temp.by_hand(1, 'log_food', '{"food": "egg", "quantity": 2, "meal": "breakfast", "today": "2026-11-22"}') ->> 'ok', 'true', 'a food is logged');
select is((select concat_ws(' ', trim_scale(quantity), unit, food, meal, logged_on, (nutrients ->> 'calories')::numeric > 100, source <> '') from public.food_log), '2 piece egg breakfast 2026-11-22 t t', 'with its figures and their source');
select is(pg_temp.by_hand(1, 'log_food', '{"food": "egg", "quantity": 2, "meal": "breakfast", "today": "2026-11-22"}') ->> 'ok', 'true', 'a repeat of a key');
select is((select count(*)::int from public.food_log), 1, 'logs nothing');
select is(pg_temp.by_hand(2, 'log_food', '{"food": "qwertz", "today": "2026-11-22"}') #>> '{error,code}', 'FOOD_UNKNOWN', 'what has no figures is refused');
select is(pg_temp.by_hand(3, 'log_food', '{"food": "egg", "day": "2026-11-20", "nutrients": {"calories": 1}, "source": "stated", "today": "2026-11-22"}') ->> 'ok', 'true', 'a day is named');
select cmp_ok((select (nutrients ->> 'calories')::numeric from public.food_log where logged_on = '2026-11-20'), '>', 30::numeric, 'and figures are looked up, whatever came along');
select is(pg_temp.by_hand(4, 'set_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 90}') ->> 'ok', 'true', 'a goal is set');
select is(pg_temp.by_hand(5, 'set_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 95}') ->> 'ok', 'true', 'and changed');
select is((select trim_scale(target)::text || kind from public.nutrition_goals), '95goal', 'to what was said');
select is(pg_temp.by_hand(6, 'set_goal', '{"nutrient": "calories", "kind": "limit", "target": 100}') ->> 'ok', 'false', 'one that is out of bounds is refused as in a conversation');
select is(pg_temp.by_hand(7, 'undo_changes', jsonb_build_object('source', pg_temp.key(5))) ->> 'ok', 'true', 'it is taken back');
select is((select trim_scale(target)::text from public.nutrition_goals), '90', 'to what was before');
select is(pg_temp.by_hand(8, 'copy_recipe', jsonb_build_object('recipe', (select id from public.recipes where user_id is null and name = 'Classic hummus'))) ->> 'ok', 'true', 'a recipe of the cookbook is copied');

-- What changed.
select is(pg_temp.run_as('authenticated', pg_temp.turn_token(1, 1, pg_temp.ada()), $$ select public.apply(1, 0, '[]', '[]', '[{"call": 1, "tool": "add_to_shopping", "arguments": {"food": "milk"}}]', false) $$)::jsonb #>> '{0,ok}', 'true', 'a turn changes something');
select is((select string_agg(concat_ws(' ', c ->> 'kind', c ->> 'count', c -> 'ops' ->> 0, c -> 'labels' ->> 0), ', ' order by n) from jsonb_array_elements(pg_temp.asks('select public.list_changes(4)')::jsonb -> 'items') with ordinality x (c, n)),
  'turn 1 created milk, hand 1 created Classic hummus, hand 1 updated protein, hand 1 updated protein', 'what changed is listed with what was done, the latest first');
select is((select string_agg(c ->> 'source', ' ') from jsonb_array_elements(pg_temp.asks(format('select public.list_changes(10, %s)', pg_temp.asks('select public.list_changes(4)')::jsonb ->> 'next'))::jsonb -> 'items') c
  where c ->> 'source' in (pg_temp.key(8)::text, pg_temp.key(7)::text, pg_temp.key(5)::text)), null, 'and each once over all pages');
select is((select c ->> 'undone_by' from jsonb_array_elements(pg_temp.asks('select public.list_changes()')::jsonb -> 'items') c where c ->> 'source' = pg_temp.key(5)::text), pg_temp.key(7)::text, 'with what took it back');
select is(pg_temp.asks('select public.list_changes()', pg_temp.bob())::jsonb, '{"items": [], "next": null}', 'nobody sees what another changed');

-- Searches and figures.
select is(pg_temp.asks('select s.aisle from public.shopping_items s'), (select i.aisle from public.ingredients i where i.name = 'milk'), 'a line of the list says its aisle');
select is(pg_temp.asks('select public.search_cookbook(''hummus'')')::jsonb #>> '{recipes,0,id}', (select id::text from public.recipes where user_id is null and name = 'Classic hummus'), 'what is found can be opened');
select cmp_ok((pg_temp.asks(format('select public.recipe_figures(%L)', (select id from public.recipes where user_id is null and name = 'Classic hummus')))::jsonb #>> '{per_serving,calories}')::numeric, '>', 50::numeric, 'a serving has figures');
select matches(pg_temp.asks(format('select public.recipe_figures(%L)', (select id from public.recipes where user_id = pg_temp.ada())), pg_temp.bob()), 'no such recipe', 'another''s recipe is none');
select matches(pg_temp.asks('select public.missing_for(''2026-11-01'', ''2027-11-01'')'), 'at most a month', 'what is missing is asked for a month');

-- What a page warns of.
select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
select is(pg_temp.asks(format('select public.recipe_conflicts(%L)', (select id from public.recipes where user_id is null and name = 'Classic hummus')))::jsonb, '{"conflicts": []}', 'nothing is against nobody''s rule');
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'allergy', 'sesame', 'sesame');
insert into public.people (id, user_id, name, name_key, lives_here) values ('c0000000-0000-4000-8000-0000000000aa', pg_temp.ada(), 'Nora', 'nora', true);
insert into public.person_rules (user_id, person_id, kind, value, value_key) values (pg_temp.ada(), 'c0000000-0000-4000-8000-0000000000aa', 'dislike', 'tahini', 'tahini'), (pg_temp.ada(), 'c0000000-0000-4000-8000-0000000000aa', 'allergy', 'sesame', 'sesame');
select ok(pg_temp.asks(format('select public.recipe_conflicts(%L)', (select id from public.recipes where user_id is null and name = 'Classic hummus')))::jsonb -> 'conflicts' @> '[{"person": null, "kind": "allergy", "value": "sesame", "food": "tahini"}]', 'what the person must not eat is named');
select ok(pg_temp.asks(format('select public.recipe_conflicts(%L)', (select id from public.recipes where user_id is null and name = 'Classic hummus')))::jsonb -> 'conflicts' @> '[{"person": "Nora", "kind": "allergy", "value": "sesame"}]', 'and what somebody who lives with them must not');
select matches(pg_temp.asks(format('select public.recipe_conflicts(%L)', (select id from public.recipes where user_id = pg_temp.ada() limit 1)), pg_temp.bob()), 'no such recipe', 'of another''s recipe nothing is told');
insert into private.quiet_subjects (user_id, kind) values (pg_temp.ada(), 'meal');
-- Barcodes.
select is(pg_temp.asks($$ select public.line_of_barcode('4006381333931') $$)::jsonb, '{"line": null}', 'nobody has said what a barcode stands for');
select is(pg_temp.asks($$ select public.keep_barcode('4006381333931', '  1 l   milk ') $$)::jsonb, '{"line": "1 l milk"}', 'it is said once');
select is(pg_temp.asks($$ select public.line_of_barcode('4006381333931') $$)::jsonb, '{"line": "1 l milk"}', 'and known from then on');
select is(pg_temp.asks($$ select public.line_of_barcode('4006381333931') $$, pg_temp.bob())::jsonb, '{"line": null}', 'to nobody else');
select is(pg_temp.asks($$ select public.keep_barcode('4006381333931', 'oat milk') $$)::jsonb, '{"line": "oat milk"}', 'it is said anew');
select is(pg_temp.asks($$ select public.keep_barcode('4006381333931') $$)::jsonb, '{"line": null}', 'and forgotten');
select matches(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.keep_barcode('milk', 'milk') $$), 'INVALID_REQUEST', 'what is no barcode is refused');
select matches(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.keep_barcode(%L, %L)', '4006381333931', repeat('m', 121))), 'INVALID_REQUEST', 'and so is a whole page');

select is(pg_temp.asks('select public.quiet_suggestions()')::jsonb, '[{"kind": "meal", "about": null}]', 'what is not suggested any more is listed');
select is(pg_temp.asks('select public.hear_again(''meal'')')::jsonb, '[]', 'and can be suggested again');
select matches(pg_temp.asks('select public.hear_again(''meal'')'), 'all along', 'once');

select * from finish();
rollback;
