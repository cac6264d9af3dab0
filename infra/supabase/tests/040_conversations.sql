-- Conversations as their person sees them: listed, opened, named, deleted.
begin;
set local search_path = public, extensions, tap;
select plan(45);
\ir shared/people.psql

create function pg_temp.open(p_number int, p_person uuid, p_input jsonb default '{}') returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), p_person, 'h', jsonb_build_object('message', 'hello ' || p_number, 'mode', 'plan') || p_input, '2026-11-22T10:00:00Z', 'one:1', 1) $$;
create function pg_temp.commit(p_number int, p_state jsonb default '{}') returns jsonb language sql as $$
  select public.commit_turn(pg_temp.turn(p_number), 1, 'one:1',
    '{"status": "done", "result": {"response": "Hello."}, "events": [{"id": "1.9"}], "ledger": {"tools_called": []}, "usage": {"model_calls": 3}}', p_state, '{}') $$;
create function pg_temp.conversation_of(p_number int) returns uuid language sql as $$
  select conversation_id from public.turns where id = pg_temp.turn(p_number) $$;
create function pg_temp.refused(p_sql text) returns text language sql as $$ select pg_temp.refusal_of('none', '{}', p_sql) $$;
-- The last digits of what a page holds, and whether another one follows.
create function pg_temp.page(p_page jsonb, p_key text) returns text language sql as $$
  select coalesce(string_agg(coalesce(i ->> p_key, '-'), ', ' order by n), 'nothing') || case when p_page ->> 'next' is null then '' else ' ...' end
  from jsonb_array_elements(p_page -> 'items') with ordinality as u (i, n) $$;
create function pg_temp.read(p_number int, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select public.read_conversation(p_person, pg_temp.conversation_of(p_number)) $$;

-- Five conversations of Ada, the first the latest; one of Bob.
select pg_temp.open(n, pg_temp.ada(), '{"conversation_id": "new"}'), pg_temp.commit(n) from generate_series(1, 5) n;
select pg_temp.open(9, pg_temp.bob()), pg_temp.commit(9);
update public.conversations c set last_turn_at = now() - make_interval(mins => right(t.id::text, 1)::int) from public.turns t where t.conversation_id = c.id;

-- Listing.
select is(pg_temp.page(public.list_conversations(pg_temp.ada(), 20), 'title'), 'hello 1, hello 2, hello 3, hello 4, hello 5', 'a person''s conversations are listed, the latest first');
create temporary table page as select public.list_conversations(pg_temp.ada(), 2) as answer;
select is(pg_temp.page(answer, 'title'), 'hello 1, hello 2 ...', 'a page is as long as it was asked to be, and says that there is more') from page;
create temporary table second as select public.list_conversations(pg_temp.ada(), 2, (answer -> 'next' ->> 'at')::timestamptz, (answer -> 'next' ->> 'id')::uuid) as answer from page;
select is(pg_temp.page(answer, 'title'), 'hello 3, hello 4 ...', 'the next page goes on behind it') from second;
select is(pg_temp.page(public.list_conversations(pg_temp.ada(), 2, (answer -> 'next' ->> 'at')::timestamptz, (answer -> 'next' ->> 'id')::uuid), 'title'), 'hello 5',
  'the last page is the end') from second;
select is(pg_temp.page(public.list_conversations(pg_temp.ada(), 5), 'title'), 'hello 1, hello 2, hello 3, hello 4, hello 5', 'a page that is just full has no next');
update public.conversations set last_turn_at = now() where user_id = pg_temp.ada();
select is((with recursive pages as (
    select public.list_conversations(pg_temp.ada(), 1) as p, 1 as n
    union all select public.list_conversations(pg_temp.ada(), 1, (p -> 'next' ->> 'at')::timestamptz, (p -> 'next' ->> 'id')::uuid), n + 1 from pages where p ->> 'next' is not null)
  select count(distinct p -> 'items' -> 0 ->> 'conversation_id') || ' of ' || count(*) from pages), '5 of 5', 'conversations of one moment are each told once');
select is(pg_temp.page(public.list_conversations('c0000000-0000-4000-8000-000000000003', 20), 'title'), 'nothing', 'who has said nothing has an empty list');

-- Titles.
select is(private.short_title(said), title, 'a title of what was said: ' || why) from (values
  ('What is in my fridge?', 'What is in my fridge?', 'short enough'),
  (E'  one\n\n two\tthree ', 'one two three', 'in one line'),
  ('I bought two litres of milk, a dozen eggs, flour and some butter at the market today', 'I bought two litres of milk, a dozen eggs, flour and some…', 'whole words'),
  ('cook 70000000-0000-4000-8000-000000000001 now', 'cook now', 'without ids'),
  (repeat('x', 100), repeat('x', 60) || '…', 'one word that is too long'),
  ('70000000-0000-4000-8000-000000000001', null, 'nothing but an id'),
  ('', null, 'nothing')) as t (said, title, why);
select pg_temp.open(11, pg_temp.ada(), '{"conversation_id": "new", "message": "", "mode": "cook"}'), pg_temp.commit(11, '{"session": {"mode": "cook", "title": "Pancakes", "context": "secret", "history": [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]}}');
select is(pg_temp.read(11) ->> 'title', null, 'a conversation in which nothing was said has no title yet');
select is(pg_temp.read(11) -> 'session', '{"mode": "cook", "title": "Pancakes", "messages": 2}', 'a session is told without what it is made of');
select is(pg_temp.read(11) ->> 'active_mode', 'cook', 'and is the mode of the conversation');
select is(public.rename_conversation(pg_temp.ada(), pg_temp.conversation_of(11), 'Sunday') ->> 'title', 'Sunday', 'a person gives it a title');
select is(pg_temp.read(1) - array['conversation_id', 'created_at', 'last_turn_at'], '{"title": "hello 1", "turns": 1, "active_mode": "plan", "pending": null, "session": null}', 'a conversation is opened');

-- What it waits for.
update public.conversations set state = jsonb_build_object('pending', jsonb_build_object('waiting', 'secret', 'wire', jsonb_build_object('id', 'p', 'expires_at', now() + interval '1 hour')))
  where id = pg_temp.conversation_of(1);
select is(pg_temp.read(1) -> 'pending' ->> 'id', 'p', 'what a conversation waits for is shown in its wire form');
update public.conversations set state = jsonb_set(state, '{pending,wire,expires_at}', to_jsonb(now() - interval '1 second')) where id = pg_temp.conversation_of(1);
select is(pg_temp.read(1) -> 'pending', 'null'::jsonb, 'until it expires');

-- History.
select pg_temp.open(20 + n, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(2))), pg_temp.commit(20 + n) from generate_series(1, 3) n;
select is(pg_temp.page(public.list_turns(pg_temp.ada(), pg_temp.conversation_of(2), 20), 'message'), 'hello 23, hello 22, hello 21, hello 2', 'a conversation''s history, the latest first');
create temporary table turns_page as select public.list_turns(pg_temp.ada(), pg_temp.conversation_of(2), 3) as answer;
select is(pg_temp.page(answer, 'message'), 'hello 23, hello 22, hello 21 ...', 'in pages') from turns_page;
select is(pg_temp.page(public.list_turns(pg_temp.ada(), pg_temp.conversation_of(2), 3, (answer ->> 'next')::bigint), 'message'), 'hello 2', 'which follow each other') from turns_page;
select is(pg_temp.page(public.list_turns(pg_temp.bob(), null, 20), 'message'), 'hello 9', 'without a conversation it is all of a person''s, and nobody else''s');

-- Deleting.
insert into private.turn_batches (turn_id, first_record, records, events) values (pg_temp.turn(2), 0, '[{"kind": "a"}]', '[]');
insert into private.turn_calls (turn_id, step, call, request_hash, response) values (pg_temp.turn(2), 1, 1, 'h', '{"ok": true}');
create temporary table gone as select pg_temp.conversation_of(2) as id;
select pg_temp.open(30, pg_temp.ada(), jsonb_build_object('conversation_id', id)) from gone;
select is(pg_temp.refused(format('select public.delete_conversation(%L, %L)', pg_temp.ada(), id)), 'PT409 CONVERSATION_BUSY', 'a conversation in which Alfred is at work is not deleted') from gone;
select pg_temp.commit(30);
update public.conversations set last_turn_at = now() + interval '1 second' where id = (select id from gone);
select public.delete_conversation(pg_temp.ada(), id) from gone;
select is((select string_agg(concat_ws(' ', input, request_hash = '', result, ledger, final_events, suggestions, hand_edits), '; ') from public.turns where conversation_id = (select id from gone)),
  '{} t; {} t; {} t; {} t; {} t', 'of its turns nothing is left that was said');
select is((select count(*) from private.turn_batches) + (select count(*) from private.turn_calls), 0::bigint, 'nor what was decided in them');
select is((select concat_ws(' ', state, title, deleted_at is not null) from public.conversations where id = (select id from gone)), '{} t', 'the conversation is a tombstone');
select is((select sum((usage ->> 'model_calls')::int) from public.turns where conversation_id = (select id from gone)), 15::bigint, 'what it cost stays');
select is(pg_temp.refused(sql), 'PT404 NOT_FOUND', 'not there any more: ' || split_part(sql, '(', 1)) from gone, unnest(array[
  format('select public.read_conversation(%L, %L)', pg_temp.ada(), id),
  format('select public.rename_conversation(%L, %L, ''x'')', pg_temp.ada(), id),
  format('select public.delete_conversation(%L, %L)', pg_temp.ada(), id),
  format('select public.list_turns(%L, %L, 20)', pg_temp.ada(), id),
  format('select public.read_turn(%L, %L)', pg_temp.turn(2), pg_temp.ada()),
  format('select public.cancel_turn(%L, %L, ''one:1'')', pg_temp.turn(2), pg_temp.ada()),
  format('select pg_temp.open(40, %L, %L)', pg_temp.ada(), jsonb_build_object('conversation_id', id)),
  format('select pg_temp.open(2, %L)', pg_temp.ada())]) sql;
select ok(pg_temp.open(41, pg_temp.ada()) ->> 'conversation_id' <> id::text, 'it is never the latest') from gone;
select ok(pg_temp.page(public.list_turns(pg_temp.ada(), null, 100), 'message') !~ 'hello 2', 'nor in any list') from gone;
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select count(id) from public.conversations where id = %L', id)), '0', 'nor to be seen in its table') from gone;
select is(pg_temp.refused(sql), 'PT404 NOT_FOUND', 'another person''s is not there either: ' || split_part(sql, '(', 1)) from unnest(array[
  format('select public.read_conversation(%L, %L)', pg_temp.bob(), pg_temp.conversation_of(1)),
  format('select public.rename_conversation(%L, %L, ''x'')', pg_temp.bob(), pg_temp.conversation_of(1)),
  format('select public.delete_conversation(%L, %L)', pg_temp.bob(), pg_temp.conversation_of(1)),
  format('select public.list_turns(%L, %L, 20)', pg_temp.bob(), pg_temp.conversation_of(1))]) sql;

select * from finish();
rollback;
