-- Bottles: put in, taken out, moved, put right; whose they are, how many there may be, and that undo brings them back.
begin;
set local search_path = public, extensions, tap;
select plan(42);
\ir ../../../../infra/supabase/tests/shared/people.psql
\ir ../../../../infra/supabase/tests/shared/turns.psql
\ir ../../../../infra/supabase/tests/shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.call(p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array(p_tool, p_arguments), p_person, 'cellar') $$;
-- Runs one call, and gives the code of a refusal, or what is in the cellar then.
create function pg_temp.after(p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns text language plpgsql as $$
declare
  v_answer jsonb := pg_temp.call(p_tool, p_arguments, p_person);
begin
  return coalesce(v_answer #>> '{error,code}', (select coalesce(string_agg(concat_ws(' ', trim_scale(b.quantity), b.name, b.vintage, b.place), ', ' order by b.bought_on, b.created_at), 'nothing')
    from public.cellar_bottles b where b.user_id = p_person));
end $$;
create function pg_temp.bottle(p_more jsonb default '{}') returns jsonb language sql as $$
  select '{"name": "Barolo", "words": "barolo", "style": "Barolo", "style_key": "barolo", "kind": "wine", "colour": "red", "vintage": 2019, "quantity": 6, "place": "cellar",
    "place_key": "cellar", "bought_on": "2026-11-22", "drink_from": "2025-01-01", "drink_until": "2034-12-31", "window_source": "estimated"}'::jsonb || p_more $$;

-- Put in and found.
select is(pg_temp.after('add_bottle', pg_temp.bottle()), '6 Barolo 2019 cellar', 'bottles are put in');
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"name": "Rioja", "words": "rioja", "style": "Rioja", "style_key": "rioja", "vintage": 2016, "quantity": 2, "bought_on": "2026-11-23"}')),
  '6 Barolo 2019 cellar, 2 Rioja 2016 cellar', 'and others beside them');
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"quantity": 0}')), 'INVALID_VALUE', 'none are no bottles');
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"name": " "}')), 'INVALID_VALUE', 'what has no name is no bottle');
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"drink_from": "2035-01-01"}')), 'INVALID_VALUE', 'a window does not end before it begins');
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"window_source": null}')), 'INVALID_VALUE', 'a window is somebody''s');
select is(pg_temp.after('add_bottle', pg_temp.bottle(jsonb_build_object('name', 'two' || chr(10) || 'lines'))), 'NAME_NOT_SHOWABLE', 'a name has one line');
select is(pg_temp.call('list_bottles', '{"colour": "red", "words": "rioja"}') #>> '{data,bottles,0,name}', 'Rioja', 'bottles are found by words and colour');
select is(jsonb_array_length(pg_temp.call('list_bottles', '{"until": "2030-12-31"}') #> '{data,bottles}'), 0, 'and by the end of their windows');
select is(jsonb_array_length(pg_temp.call('list_bottles', '{"readiness": "ready"}') #> '{data,bottles}'), 2, 'and by whether they are ready');

-- Taken out.
select is(pg_temp.after('open_bottle', '{"words": "barolo", "how": "opened"}'), '5 Barolo 2019 cellar, 2 Rioja 2016 cellar', 'one is opened where nobody says how many');
select is(pg_temp.after('open_bottle', '{"words": "rioja", "how": "drunk", "quantity": 3}'), 'CELLAR_TOO_FEW', 'there are not more than there are');
select is(pg_temp.after('open_bottle', '{"words": "chianti", "name": "chianti", "how": "drunk"}'), 'CELLAR_BOTTLE_NOT_FOUND', 'nor others');
select is(pg_temp.after('open_bottle', '{"words": "wine", "name": "wine", "how": "drunk"}'), 'CELLAR_BOTTLE_UNCLEAR', 'of several one is asked for');
select is(pg_temp.call('open_bottle', '{"words": "wine", "name": "wine", "how": "drunk"}') #> '{error,details,options}', '["Barolo 2019", "Rioja 2016"]', 'by their names');
select is(pg_temp.after('open_bottle', '{"how": "drunk"}'), 'CELLAR_BOTTLE_NOT_NAMED', 'one that is not named is asked for');
select is(pg_temp.after('open_bottle', '{"words": "rioja", "how": "given_away", "all": true}'), '5 Barolo 2019 cellar', 'what is drunk up is gone');

-- Lots: the oldest is opened first.
select is(pg_temp.after('add_bottle', pg_temp.bottle('{"quantity": 2, "bought_on": "2020-01-01"}')), '2 Barolo 2019 cellar, 5 Barolo 2019 cellar', 'a drink may have several lots');
select is(pg_temp.after('open_bottle', '{"words": "barolo", "how": "drunk", "quantity": 3}'), '4 Barolo 2019 cellar', 'of which the oldest goes first');

-- Moved.
select is(pg_temp.after('move_bottle', '{"words": "barolo", "to": "wine fridge", "to_key": "wine fridge", "quantity": 1}'), '3 Barolo 2019 cellar, 1 Barolo 2019 wine fridge', 'some of a lot are moved');
select is(pg_temp.after('move_bottle', '{"words": "barolo", "to": "wine fridge", "to_key": "wine fridge"}'), '3 Barolo 2019 wine fridge, 1 Barolo 2019 wine fridge', 'and the rest of it');
select is(pg_temp.after('move_bottle', '{"words": "barolo", "to": "wine fridge", "to_key": "wine fridge"}'), 'CELLAR_ALREADY_THERE', 'what is there already is told');
select is(pg_temp.after('move_bottle', '{"words": "barolo", "to": "attic", "to_key": "attic", "quantity": 9}'), 'CELLAR_TOO_FEW', 'no more are moved than there are');

-- Put right.
select is(pg_temp.after('correct_bottle', '{"words": "barolo", "changes": {"quantity": 7}}'), '3 Barolo 2019 wine fridge, 4 Barolo 2019 wine fridge', 'there are more than was thought');
select is(pg_temp.after('correct_bottle', '{"words": "barolo", "changes": {"quantity": 3}}'), '3 Barolo 2019 wine fridge', 'or fewer');
select pg_temp.call('correct_bottle', '{"words": "barolo", "changes": {"vintage": 2018}}');
select is((select concat_ws(' ', b.vintage, b.drink_from, b.drink_until) from public.cellar_bottles b), '2018 2024-01-01 2033-12-31', 'an estimated window goes along with the vintage');
select pg_temp.call('correct_bottle', '{"words": "barolo", "changes": {"drink_until": "2030-12-31"}}');
select is((select concat_ws(' ', b.drink_from, b.drink_until, b.window_source) from public.cellar_bottles b), '2024-01-01 2030-12-31 told', 'what a person says of it holds');
select pg_temp.call('correct_bottle', '{"words": "barolo", "changes": {"vintage": 2019}}');
select is((select b.drink_until from public.cellar_bottles b), '2030-12-31'::date, 'whatever vintage it is');

-- Notes.
select is(pg_temp.call('note_bottle', '{"words": "barolo", "note": "a bit tannic", "mark": 7, "tasted_on": "2026-11-22"}') #>> '{data,vintage}', '2019', 'a note knows the vintage of what is in stock');
select is(pg_temp.after('note_bottle', '{"words": "barolo", "mark": 11, "tasted_on": "2026-11-22"}'), 'INVALID_VALUE', 'a mark is out of ten');
select is(pg_temp.after('note_bottle', '{"words": "barolo", "tasted_on": "2026-11-22"}'), 'INVALID_VALUE', 'a note says something');
select is(pg_temp.call('note_bottle', '{"words": "chianti", "name": "chianti", "mark": 6.5, "tasted_on": "2026-11-23"}') #>> '{data,name}', 'chianti', 'what is drunk up is noted by its name');
select is(jsonb_array_length(pg_temp.call('list_bottle_notes', '{"words": "barolo"}') #> '{data,notes}'), 1, 'notes are found by the drink');

-- Readiness is the same here and in TypeScript.
select is(array(select private.cellar_readiness(f, u, '2026-11-25') from (values (date '2027-01-01', date '2031-12-31'), ('2020-01-01', '2031-12-31'), ('2020-01-01', null), (null, '2027-11-25'),
  (null, '2027-11-26'), (null, '2026-11-25'), (null, '2026-11-24'), (null, null)) v (f, u)), '{not_yet,ready,ready,soon,ready,soon,past,unknown}', 'a window says how a drink stands to it');

-- Whose they are.
select is(pg_temp.after('open_bottle', '{"words": "barolo", "name": "barolo", "how": "drunk"}', pg_temp.bob()), 'CELLAR_BOTTLE_NOT_FOUND', 'nobody opens the bottle of another');
select is(pg_temp.after('open_bottle', jsonb_build_object('bottle', (select b.id from public.cellar_bottles b), 'how', 'drunk'), pg_temp.bob()), 'CELLAR_BOTTLE_NOT_FOUND', 'nor by its id');
select is(pg_temp.call('list_bottles', '{}', pg_temp.bob()) #> '{data,bottles}', '[]', 'nor sees it');
select is(pg_temp.call('list_bottle_notes', '{}', pg_temp.bob()) #> '{data,notes}', '[]', 'nor its notes');
select is(pg_temp.call('suggest_bottle', '{}', pg_temp.bob()) #> '{data,bottles}', '[]', 'nor is offered it');

-- Undo brings back the row as it was.
create temp table was as select b.* from public.cellar_bottles b;
select pg_temp.run_as('authenticated', pg_temp.turn_token(1, 1, pg_temp.ada(), 'cellar'),
  $$select public.apply(1, 0, '[]', '[]', '[{"call": 1, "tool": "open_bottle", "arguments": {"words": "barolo", "how": "drunk", "all": true, "today": "2026-11-22"}}]')$$);
select is((select count(*) from public.cellar_bottles), 0::bigint, 'what is drunk is gone');
select public.commit_turn(pg_temp.turn(1), 1, 'one:1', '{"status": "done", "result": {"response": "Hello."}, "events": [], "ledger": {}, "usage": {}}', '{}', '{}');
select pg_temp.open(3, pg_temp.ada());
select pg_temp.run_as('authenticated', pg_temp.turn_token(3, 1, pg_temp.ada(), 'alfred'),
  format('select public.apply(1, 0, %L, %L, %L)', '[]', '[]', jsonb_build_array(jsonb_build_object('call', 1, 'tool', 'undo_changes', 'arguments',
    jsonb_build_object('source', pg_temp.turn(1), 'today', '2026-11-22', 'now', '2026-11-22T10:00:00Z')))));
select results_eq('select * from public.cellar_bottles', 'select * from was', 'and as it was after undo');

-- Two are few enough to be tried.
update private.agent_tables set rows_max = 2 where table_name = 'cellar_bottles';
select pg_temp.call('add_bottle', pg_temp.bottle());
select is(pg_temp.after('add_bottle', pg_temp.bottle()), 'LIMIT_REACHED', 'there are as many as may be, and no more');

select * from finish();
rollback;
