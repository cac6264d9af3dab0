-- open_turn: a request becomes one turn, in the conversation that was meant, or is refused for a reason.
begin;
set local search_path = public, extensions, tap;
select plan(35);
\ir shared/people.psql
\ir shared/turns.psql

create function pg_temp.refused(p_number int, p_person uuid, p_input jsonb default '{}', p_hash text default 'h') returns text language sql as $$
  select pg_temp.refusal_of('none', '{}', format('select pg_temp.open(%s, %L, %L, %L)', p_number, p_person, p_input, p_hash)) $$;
create function pg_temp.conversation_of(p_number int) returns uuid language sql as $$
  select conversation_id from public.turns where id = pg_temp.turn(p_number) $$;
-- Ends whatever is open, as if it had been answered.
create function pg_temp.finish_all() returns void language sql as $$
  update public.turns set status = 'done', finished_at = clock_timestamp() where status in ('queued', 'running') $$;
create function pg_temp.suggest(p_key text, p_days_ahead int, p_person uuid default pg_temp.ada(), p_valid interval default '1 day') returns void language sql as $$
  insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
  values (p_person, 'expiry', p_key, p_key, 'do', (now() at time zone 'UTC')::date + p_days_ahead, now() + p_valid) $$;

-- A new turn.
create temporary table first as select pg_temp.open(1, pg_temp.ada(), '{"time_zone": "Europe/Berlin", "locale": "de"}') as answer;
select is(answer - 'claim' - 'conversation_id', '{"repeated": false, "status": "running", "interrupted": null}', 'a first turn runs at once') from first;
select is((answer -> 'claim') - array['conversation_id', 'asked_at', 'opened_at'], jsonb_build_object(
    'turn_id', pg_temp.turn(1), 'user_id', pg_temp.ada(), 'contract_version', 1, 'fence', 1, 'attempts', 1, 'cancel_requested', false,
    'input', '{"message": "hello", "locale": "de", "time_zone": "Europe/Berlin"}'::jsonb, 'time_zone', 'Europe/Berlin', 'locale', 'de',
    'suggestions', '[]'::jsonb, 'tokens_today', 0, 'hand_edits', '[]'::jsonb, 'state', '{}'::jsonb, 'batches', '[]'::jsonb, 'calls', '[]'::jsonb),
  'its claim holds everything that running it needs') from first;
select is((select time_zone || ' ' || locale from public.profiles where user_id = pg_temp.ada()), 'Europe/Berlin de', 'where the person is is remembered');

-- The same request again.
select is(pg_temp.open(1, pg_temp.ada()) - array['conversation_id', 'claim'], '{"repeated": true, "status": "running", "interrupted": null}', 'a repeat is told that it is one');
select is(pg_temp.open(1, pg_temp.ada()) -> 'claim' ->> 'fence', '1', 'a repeat by the owner gets the same claim again');
select is(pg_temp.open(1, pg_temp.ada(), '{}', 'h', 'two:1') -> 'claim', 'null'::jsonb, 'a repeat by another instance gets no claim');
select is((select count(*) from public.turns), 1::bigint, 'a repeat adds nothing');
select is(pg_temp.refused(1, pg_temp.ada(), '{}', 'other'), 'PT422 IDEMPOTENCY_KEY_REUSED', 'the same id with another body is refused');
select is(pg_temp.refused(1, pg_temp.bob()), 'PT404 NOT_FOUND', 'the id of another person''s turn looks absent');
select is(pg_temp.refused(1, pg_temp.bob(), '{}', 'other'), 'PT404 NOT_FOUND', 'and so it does with another body');

-- A conversation that is busy.
select is(pg_temp.open(2, pg_temp.ada()) - 'conversation_id', '{"repeated": false, "status": "queued", "claim": null, "interrupted": null}', 'a second turn of the conversation waits');
select is(pg_temp.conversation_of(2), pg_temp.conversation_of(1), 'it waits in the person''s latest conversation');
select is((select time_zone from public.turns where id = pg_temp.turn(2)), 'Europe/Berlin', 'a turn that says no time zone gets the one remembered');
select is(pg_temp.refused(3, pg_temp.ada(), '{"if_busy": "reject"}'), 'PT409 CONVERSATION_BUSY', 'a turn that would not wait is refused');
select is(pg_temp.open(3, pg_temp.ada(), '{"conversation_id": "new", "if_busy": "reject"}') ->> 'status', 'running', 'another conversation of the person is free');
select isnt(pg_temp.conversation_of(3), pg_temp.conversation_of(1), 'a new conversation is a new one');
select is(pg_temp.open(20, pg_temp.bob()) ->> 'status', 'running', 'another person''s conversation is free');
select isnt(pg_temp.conversation_of(20), pg_temp.conversation_of(1), 'and another one');

-- Which conversation is meant.
select is(pg_temp.open(4, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(1))) ->> 'conversation_id',
  pg_temp.conversation_of(1)::text, 'a named conversation is found');
select is(pg_temp.refused(5, pg_temp.ada(), '{"conversation_id": "c0000000-0000-4000-8000-000000000000"}'), 'PT404 NOT_FOUND', 'an absent conversation is not found');
select is(pg_temp.refused(5, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(20))), 'PT404 NOT_FOUND',
  'a conversation of another person is not found either');
select pg_temp.finish_all();
update public.conversations set last_turn_at = now() - interval '3 hours 59 minutes' where user_id = pg_temp.ada();
update public.conversations set last_turn_at = now() - interval '3 hours' where id = pg_temp.conversation_of(1);
select is(pg_temp.open(6, pg_temp.ada()) ->> 'conversation_id', pg_temp.conversation_of(1)::text, 'the latest conversation goes on within four hours');
update public.conversations set last_turn_at = now() - interval '4 hours 1 second' where user_id = pg_temp.ada();
select isnt(pg_temp.open(7, pg_temp.ada()) ->> 'conversation_id', pg_temp.conversation_of(1)::text, 'after four idle hours a new one begins');

-- Where the person is.
select pg_temp.open(8, pg_temp.ada(), '{"time_zone": "Pacific/Auckland"}');
select is((select time_zone || ' ' || locale from public.profiles where user_id = pg_temp.ada()), 'Pacific/Auckland de', 'what is said anew is changed, the rest is kept');
select is((select time_zone || ' ' || locale from public.turns where id = pg_temp.turn(20)), 'UTC en', 'of a person who said nothing UTC and English are assumed');

-- Limits.
select pg_temp.finish_all();
select pg_temp.open(100, pg_temp.ada(), '{"conversation_id": "new"}');
select pg_temp.open(100 + n, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(100))) from generate_series(1, 10) n;
select is((select array_agg(status order by seq) from public.turns where conversation_id = pg_temp.conversation_of(100)),
  array['running'] || array_fill('queued'::text, array[10]), 'ten messages wait behind a running turn');
select is(pg_temp.refused(111, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(100))), 'PT429 QUEUE_FULL', 'the eleventh is refused');
select is(pg_temp.open(105, pg_temp.ada()) ->> 'repeated', 'true', 'a repeat of one that waits is not');
select pg_temp.open(200 + n, pg_temp.ada(), '{"conversation_id": "new"}') from generate_series(1, 9) n;
select is(pg_temp.refused(210, pg_temp.ada(), '{"conversation_id": "new"}'), 'PT429 TOO_MANY_REQUESTS', 'a person has at most twenty open turns');
select is(pg_temp.open(211, pg_temp.bob(), '{"conversation_id": "new"}') ->> 'status', 'running', 'which does not keep another person waiting');

-- What Alfred noticed is told once, when a conversation begins.
select pg_temp.finish_all();
select pg_temp.suggest('later', 3), pg_temp.suggest('sooner', 1), pg_temp.suggest('bygone', -2, pg_temp.ada(), '-1 second'),
       pg_temp.suggest('not hers', 1, pg_temp.bob());
select is((select jsonb_agg(s -> 'reason') from jsonb_array_elements(pg_temp.open(300, pg_temp.ada(), '{"conversation_id": "new"}') -> 'claim' -> 'suggestions') s),
  '["sooner", "later"]', 'the first turn carries the open suggestions, the first due first');
update public.conversations set turns_committed = 1 where id = pg_temp.conversation_of(300);
select pg_temp.finish_all();
select is(pg_temp.open(301, pg_temp.ada(), jsonb_build_object('conversation_id', pg_temp.conversation_of(300))) -> 'claim' -> 'suggestions', '[]', 'a later turn of the conversation carries none');
select pg_temp.suggest('more ' || n, 2) from generate_series(1, 9) n;
select is(jsonb_array_length(pg_temp.open(302, pg_temp.ada(), '{"conversation_id": "new"}') -> 'claim' -> 'suggestions'), 3, 'no more than three are told at once');
select is((select pg_temp.open(302, pg_temp.ada(), '{"conversation_id": "new"}') -> 'claim' -> 'suggestions'),
  (select suggestions from public.turns where id = pg_temp.turn(302)), 'a turn keeps the suggestions that it began with');

-- The ledger holds no second running turn, whoever writes it.
select throws_ok($$ update public.turns set status = 'running' where conversation_id = pg_temp.conversation_of(100) $$, '23505', null,
  'two running turns in one conversation are impossible');

select * from finish();
rollback;
