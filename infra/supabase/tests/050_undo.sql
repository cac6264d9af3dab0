-- What a turn or a hand edit changed is seen and taken back: exact rows, all or none, by a change that can be taken back in turn.
begin;
set local search_path = public, extensions, tap;
select plan(65);
\ir shared/people.psql

create function pg_temp.key(p_number int) returns uuid language sql as $$
  select ('e0000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;

create function pg_temp.open(p_number int, p_person uuid default pg_temp.ada(), p_message text default 'hello') returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), p_person, 'h', jsonb_build_object('message', p_message), '2026-11-22T10:00:00Z', 'one:1', 1) $$;
create function pg_temp.commit(p_number int) returns jsonb language sql as $$
  select public.commit_turn(pg_temp.turn(p_number), 1, 'one:1',
    '{"status": "done", "result": {"response": "Hello."}, "events": [], "ledger": {}, "usage": {}}', '{}', '{}') $$;
-- Calls of an open turn, each a pair of tool and arguments.
create function pg_temp.apply(p_number int, p_domain text, p_calls jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person) || jsonb_build_object('turn', pg_temp.turn(p_number), 'fence', 1, 'domain', p_domain),
    format('select public.apply(1, 0, %L, %L, %L)', '[]', '[]', (
      select jsonb_agg(jsonb_build_object('call', n, 'tool', c ->> 0, 'arguments', jsonb_build_object('today', '2026-11-22', 'now', '2026-11-22T10:00:00Z') || (c -> 1)))
      from jsonb_array_elements(p_calls) with ordinality as x (c, n))))::jsonb $$;
-- A whole turn: opened, its calls applied, committed. Gives what the calls were answered.
create function pg_temp.take(p_number int, p_domain text, p_calls jsonb, p_person uuid default pg_temp.ada(), p_message text default 'hello') returns jsonb language plpgsql as $$
declare
  v_answers jsonb;
begin
  perform pg_temp.open(p_number, p_person, p_message);
  v_answers := pg_temp.apply(p_number, p_domain, p_calls, p_person);
  perform pg_temp.commit(p_number);
  return v_answers;
end $$;
create function pg_temp.undo(p_number int, p_arguments jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.take(p_number, 'alfred', jsonb_build_array(jsonb_build_array('undo_changes', p_arguments)), p_person) -> 0 $$;
create function pg_temp.of(p_number int) returns jsonb language sql as $$ select jsonb_build_object('source', pg_temp.turn(p_number)) $$;
create function pg_temp.edit(p_number int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.edit_by_hand(%L, %L, %L)', pg_temp.key(p_number), p_tool, p_arguments))::jsonb $$;
create function pg_temp.changes(p_source uuid, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.changes_of(%L)', p_source))::jsonb $$;
create function pg_temp.code(p_answer jsonb) returns text language sql as $$ select coalesce(p_answer -> 'error' ->> 'code', 'ok') $$;
-- All rows of all people in all tables that changes are taken back in, every column of them.
create function pg_temp.everything() returns jsonb language plpgsql as $$
declare
  v_table text;
  v_rows jsonb;
  v_all jsonb := '{}';
begin
  for v_table in select table_name from private.undoable_tables order by 1 loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) order by t.id), ''[]'') from public.%I t where t.user_id is not null', v_table) into v_rows;
    v_all := v_all || jsonb_build_object(v_table, v_rows);
  end loop;
  return v_all;
end $$;
create temporary table moments (name text primary key, rows jsonb);
create function pg_temp.remember(p_name text) returns void language sql as $$ insert into moments values (p_name, pg_temp.everything()) $$;
create function pg_temp.is_as(p_name text, p_why text) returns text language sql as $$ select is(pg_temp.everything(), (select rows from moments where name = p_name), p_why) $$;
create function pg_temp.stock(p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(string_agg(format('%s %s', trim_scale(quantity), food), ', ' order by food, quantity), 'nothing') from public.inventory_lots where user_id = p_person $$;
create function pg_temp.lot(p_food text) returns uuid language sql as $$ select id from public.inventory_lots where food = p_food and user_id = pg_temp.ada() $$;

-- The tables.
select bag_eq($$ select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'audit_change' $$,
  $$ select table_name from private.undoable_tables union all values ('proposals'), ('failed_lookups') $$,
  'every audited table is one whose rows are taken back, but for what was proposed and what was not found');
select is_empty($$
  select u.table_name, f.relname from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  join private.undoable_tables u on u.table_name = c.relname join private.undoable_tables v on v.table_name = f.relname
  where k.contype = 'f' and v.position >= u.position $$, 'rows point at rows of earlier tables alone, so that they can be put back in order');
select bag_eq($$ select table_name from private.entity_types $$, $$ select table_name from private.undoable_tables where place is not null $$, 'whatever is told as changed has a place and can be taken back');

-- What came, what changed and what went, in one turn.
select pg_temp.take(1, 'pantry', '[["add_item", {"food": "milk", "quantity": 2, "unit": "l", "location": "fridge"}], ["add_item", {"food": "rice", "quantity": 1, "unit": "kg"}],
  ["add_to_shopping", {"food": "salt"}]]');
select pg_temp.remember('before');
select pg_temp.take(2, 'pantry', '[["add_item", {"food": "egg", "quantity": 6}], ["use_item", {"food": "milk", "quantity": 0.5, "unit": "l"}], ["discard_item", {"food": "rice"}],
  ["add_to_shopping", {"food": "rice"}]]', pg_temp.ada(), E'I bought\n six eggs');
select is(pg_temp.stock(), '6 egg, 1.5 milk', 'a turn adds, uses up and throws away');
select is((select string_agg(concat_ws(' ', c ->> 'op', c ->> 'entity_type', c ->> 'label', 'in', c ->> 'place', c -> 'before' ->> 'quantity', '>', c -> 'after' ->> 'quantity'), ', ' order by n)
  from jsonb_array_elements(pg_temp.changes(pg_temp.turn(2)) -> 'changes') with ordinality as x (c, n)),
  'created lot egg in stock > 6, updated lot milk in stock 2 > 1.5, deleted lot rice in stock 1 >, created shopping_item rice in shopping list >', 'and it is told what it changed, from what to what');
select is(pg_temp.changes(pg_temp.turn(2)) - 'changes' - 'changed_at', jsonb_build_object('source', pg_temp.turn(2), 'undoes', null, 'undone_by', null, 'changed_since', '[]'::jsonb), 'that nothing stands in the way of taking it back');
select isnt(pg_temp.changes(pg_temp.turn(2)) ->> 'changed_at', null, 'and when');
select pg_temp.remember('after');
create temporary table undone as select pg_temp.undo(3) as answer;
select is(pg_temp.code(answer), 'ok', 'the latest turn is taken back') from undone;
select pg_temp.is_as('before', 'every row is as it was before it, in every column');
select is((select string_agg(concat_ws(' ', e ->> 'op', e ->> 'type', e ->> 'label'), ', ' order by n) from jsonb_array_elements(answer -> 'entities') with ordinality as x (e, n)),
  'deleted lot egg, updated lot milk, created lot rice, deleted shopping_item rice', 'it answers what became of each thing') from undone;
select is(answer -> 'data' ->> 'request', 'I bought six eggs', 'and which request that was') from undone;
select is((select count(*) from public.audit_log where turn_id = pg_temp.turn(3) and table_name <> 'stock_movements'), 4::bigint, 'its own changes are in the trail');
select is(pg_temp.changes(pg_temp.turn(2)) ->> 'undone_by', pg_temp.turn(3)::text, 'the turn is known as taken back');
select is(pg_temp.changes(pg_temp.turn(3)) ->> 'undoes', pg_temp.turn(2)::text, 'and the other as having done so');
select is(pg_temp.code(pg_temp.undo(4, pg_temp.of(2))), 'ALREADY_UNDONE', 'it is taken back once');

-- The undo is a change as well.
select is(pg_temp.code(pg_temp.undo(5, '{"which": "undo"}')), 'ok', 'an undo is taken back');
select pg_temp.is_as('after', 'and every row is as the turn had left it');
select is(pg_temp.changes(pg_temp.turn(2)) ->> 'undone_by', null, 'the turn stands again');
select is(pg_temp.code(pg_temp.undo(6, pg_temp.of(2))), 'ok', 'and can be taken back again');
select pg_temp.is_as('before', 'with the same end');
select is(pg_temp.code(pg_temp.undo(7, pg_temp.of(6))), 'ok', 'an undo is taken back by its id too');
select pg_temp.is_as('after', 'as often as one likes');
select is(pg_temp.code(pg_temp.undo(8)), 'ok', 'who says "undo" means what was done, not what was undone');
select pg_temp.is_as('before', 'so that it steps back');
create temporary table shown as select pg_temp.take(99, 'alfred', '[["show_changes", {"which": "change"}]]') #>> '{0,data,source}' as source;
select is(pg_temp.code(pg_temp.undo(9)), 'ok', 'and another step goes further back');
select is(pg_temp.changes(pg_temp.turn(9)) ->> 'undoes', source, 'which takes back what is shown before it is asked about') from shown;
select is(pg_temp.stock(), 'nothing', 'to before the first turn');
select is(pg_temp.code(pg_temp.undo(10)), 'NOTHING_TO_UNDO', 'until there is nothing left');
select is(pg_temp.code(pg_temp.undo(11, '{"which": "undo"}')), 'ok', 'and forward again');
select pg_temp.is_as('before', 'one step at a time');

-- Later changes.
select pg_temp.take(20, 'pantry', '[["add_item", {"food": "butter", "quantity": 250, "unit": "g"}], ["add_item", {"food": "flour", "quantity": 1, "unit": "kg"}]]');
select pg_temp.take(21, 'pantry', '[["use_item", {"food": "butter", "quantity": 50, "unit": "g"}]]');
select pg_temp.remember('butter used');
select is(pg_temp.changes(pg_temp.turn(20)) -> 'changed_since', '["butter"]', 'what was changed since is named before one tries');
select is(pg_temp.undo(22, pg_temp.of(20)) -> 'error' -> 'details', '{"things": ["butter"], "more": 0}', 'and is the reason why nothing is taken back');
select pg_temp.is_as('butter used', 'not even what was left alone');
select is(pg_temp.code(pg_temp.undo(23)), 'ok', 'once the later change is taken back');
select is(pg_temp.code(pg_temp.undo(24, pg_temp.of(20))), 'ok', 'the earlier one can be');
select pg_temp.is_as('before', 'and all is as before both');
select pg_temp.take(25, 'pantry', '[["discard_item", {"food": "rice"}]]');
select pg_temp.edit(1, 'add_item', '{"food": "rice", "quantity": 3, "unit": "kg"}');
select is(pg_temp.code(pg_temp.undo(26, pg_temp.of(25))), 'ok', 'a thing that went comes back beside a new one of its kind');
select is(pg_temp.stock(), '2 milk, 1 rice, 3 rice', 'as two');
select pg_temp.take(27, 'pantry', '[["remember_preference", {"kind": "dislike", "value": "olives"}]]'), pg_temp.take(28, 'pantry', '[["forget_preference", {"kind": "dislike", "value": "olives"}]]'),
  pg_temp.take(29, 'pantry', '[["remember_preference", {"kind": "dislike", "value": "olives"}]]');
select is(pg_temp.code(pg_temp.undo(30, pg_temp.of(28))), 'CHANGED_SINCE', 'but not where there can be one alone');

-- By hand.
select pg_temp.remember('by hand');
select pg_temp.edit(2, 'correct_item', jsonb_build_object('item', pg_temp.lot('milk'), 'quantity', 4, 'unit', 'l'));
select is(pg_temp.changes(pg_temp.key(2)) -> 'changes' -> 0 -> 'after' ->> 'quantity', '4', 'what was changed by hand is told by its key');
select is(pg_temp.code(pg_temp.edit(3, 'undo_changes', jsonb_build_object('source', pg_temp.key(2)))), 'ok', 'and taken back by hand');
select pg_temp.is_as('by hand', 'exactly');
select is(pg_temp.code(pg_temp.edit(3, 'undo_changes', jsonb_build_object('source', pg_temp.key(2)))), 'ok', 'once for each key, however often it is sent');
select pg_temp.is_as('by hand', 'with one effect');
select is(pg_temp.code(pg_temp.edit(4, 'undo_changes', jsonb_build_object('source', pg_temp.key(3)))), 'ok', 'that too is taken back by hand');
select is((select quantity from public.inventory_lots where id = pg_temp.lot('milk')), 4::numeric, 'and the edit stands again');
select is(pg_temp.code(pg_temp.edit(5, 'undo_changes', pg_temp.of(27))), 'CHANGED_SINCE', 'a hand takes back turns as well, under the same rules');

-- A recipe with its ingredients, and what hangs on it.
select pg_temp.remember('no recipe');
select pg_temp.take(40, 'pantry', '[["save_recipe", {"payload": {"name": "Leek soup", "servings": 2, "source": "dictated", "ingredients": [{"food": "leek", "quantity": 2, "unit": "piece"}, {"food": "water", "quantity": 1, "unit": "l"}], "steps": ["Cook the leek in the water."]}}]]');
select is((select count(*) from public.recipe_ingredients where user_id is not null), 2::bigint, 'a recipe is saved with its ingredients');
select pg_temp.remember('recipe');
select pg_temp.take(41, 'pantry', jsonb_build_array(jsonb_build_array('delete_recipe', jsonb_build_object('recipe', (select id from public.recipes where user_id = pg_temp.ada())))));
select pg_temp.is_as('no recipe', 'deleted with them');
select is(pg_temp.code(pg_temp.undo(42)), 'ok', 'the deletion is taken back');
select pg_temp.is_as('recipe', 'and the recipe is there again with its ingredients, row by row');
select pg_temp.take(43, 'pantry', jsonb_build_array(jsonb_build_array('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object(
  'day', '2026-12-01', 'meal', 'dinner', 'title', 'Leek soup', 'recipe', (select id from public.recipes where user_id = pg_temp.ada())))))));
select pg_temp.remember('planned');
select is(pg_temp.code(pg_temp.undo(44, pg_temp.of(40))), 'CHANGED_SINCE', 'a recipe that is planned by now is not taken away under the plan');
select pg_temp.is_as('planned', 'which is as it was');
select is((select count(*) from public.audit_log where turn_id = pg_temp.turn(44)), 0::bigint, 'and nothing of the attempt is left in the trail');

-- Batches, and a turn that has not ended.
select pg_temp.take(50, 'pantry', (select jsonb_agg(jsonb_build_array('add_item', jsonb_build_object('food', 'spice ' || n, 'quantity', n))) from generate_series(1, 50) n));
select is(pg_temp.code(pg_temp.undo(51)), 'ok', 'fifty rows of one turn');
select pg_temp.is_as('planned', 'are taken back together');
select pg_temp.open(52), pg_temp.apply(52, 'pantry', '[["add_item", {"food": "pepper", "quantity": 1}]]');
select is(pg_temp.code(pg_temp.edit(6, 'undo_changes', pg_temp.of(52))), 'STILL_RUNNING', 'a turn that is at work is not taken back');
select pg_temp.commit(52);
select is(pg_temp.code(pg_temp.undo(53, pg_temp.of(7000))), 'NOTHING_TO_UNDO', 'a turn that never was changed nothing');

-- Nobody else.
select pg_temp.remember('alone');
select is(pg_temp.changes(pg_temp.turn(52), pg_temp.bob()), pg_temp.changes(pg_temp.turn(7000), pg_temp.bob()) || jsonb_build_object('source', pg_temp.turn(52)), 'another person''s turn is told like one that never was');
select is(pg_temp.code(pg_temp.undo(60, pg_temp.of(52), pg_temp.bob())), 'NOTHING_TO_UNDO', 'and taken back like it');
select is(pg_temp.code(pg_temp.undo(61, '{}', pg_temp.bob())), 'NOTHING_TO_UNDO', 'the latest is one''s own');
select pg_temp.is_as('alone', 'and not a row was touched');
select is(pg_temp.take(62, 'pantry', jsonb_build_array(jsonb_build_array('undo_changes', pg_temp.of(52)))) -> 0 -> 'error' ->> 'code', 'UNKNOWN_TOOL', 'no agent takes anything back, whatever a model makes it call');
select is(pg_temp.refusal_of('anon', '{}', format('select public.changes_of(%L)', pg_temp.turn(52))), '42501', 'nobody is told nothing without a token');
select throws_ok($$ select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), format('insert into private.undos (user_id, source, target) values (%L, %L, %L) returning 1', pg_temp.ada(), pg_temp.turn(60), pg_temp.turn(52))) $$,
  '42501', null, 'nobody can say that another took something back');

select * from finish();
rollback;
