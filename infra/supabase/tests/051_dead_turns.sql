-- Turns that were given up are seen by an operator, and gone on with as the same turn.
begin;
set local search_path = public, extensions, tap;
select plan(27);
\ir shared/people.psql

create function pg_temp.key(p_number int) returns uuid language sql as $$
  select ('e0000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;

create function pg_temp.open(p_number int, p_person uuid default pg_temp.ada(), p_message text default 'hello') returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), p_person, 'h', jsonb_build_object('message', p_message), '2026-11-22T10:00:00Z', 'one:1', 1) $$;
-- Ends a turn at some fence, with an error if one is named.
create function pg_temp.fail(p_number int, p_fence int default 1, p_status text default 'failed', p_code text default 'INTERNAL', p_retryable boolean default true) returns jsonb language sql as $$
  select public.commit_turn(pg_temp.turn(p_number), p_fence, 'one:1', jsonb_build_object('status', p_status,
    'result', jsonb_build_object('response', 'Broken.', 'error', case when p_code is not null then jsonb_build_object('code', p_code, 'message', 'Broken.', 'retryable', p_retryable) end),
    'events', '[]'::jsonb, 'ledger', '{}'::jsonb, 'usage', '{}'::jsonb), '{}', '{}') $$;
create function pg_temp.dead() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', right(d ->> 'turn_id', 2), d ->> 'status', d ->> 'code', d ->> 'obstacle'), ', ' order by n), 'nothing')
  from jsonb_array_elements(pg_temp.run_as('alfred_operator', '{"role": "alfred_operator"}', 'select public.list_dead_turns(50)')::jsonb) with ordinality as x (d, n) $$;
create function pg_temp.replay_sql(p_number int) returns text language sql as $$ select format('select public.replay_turn(%L)', pg_temp.turn(p_number)) $$;
create function pg_temp.replay(p_number int) returns jsonb language sql as $$ select pg_temp.run_as('alfred_operator', '{"role": "alfred_operator"}', pg_temp.replay_sql(p_number))::jsonb $$;
create function pg_temp.apply(p_fence int) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()) || jsonb_build_object('turn', pg_temp.turn(1), 'fence', p_fence, 'domain', 'pantry'),
    format('select public.apply(1, 0, %L, %L, %L)', '[{"kind": "received"}, {"kind": "decided"}]', '[]',
      '[{"call": 1, "tool": "add_item", "arguments": {"food": "milk", "quantity": 2, "unit": "l", "today": "2026-11-22"}}]'))::jsonb $$;
create function pg_temp.milk() returns text language sql as $$ select coalesce(string_agg(trim_scale(quantity)::text, ', '), 'none') from public.inventory_lots $$;

-- A turn that had made a call when it broke.
select pg_temp.open(1);
create temporary table first as select pg_temp.apply(1) as answer;
select public.checkpoint_turn(pg_temp.turn(1), 1, 2, '[{"kind": "applied"}, {"kind": "gave_up"}]', '[]');
select is(pg_temp.dead(), 'nothing', 'a turn that runs is not dead');
select pg_temp.fail(1);
select is(pg_temp.dead(), '01 failed INTERNAL', 'one that broke is');
select is(pg_temp.run_as('alfred_operator', '{}', 'select public.list_dead_turns(50)')::jsonb -> 0 -> 'user_id', to_jsonb(pg_temp.ada()), 'whose it is is told');
select ok(not pg_temp.run_as('alfred_operator', '{}', 'select public.list_dead_turns(50)') ~ 'hello|Broken', 'what was said in it is not');
select is(pg_temp.replay(1) ->> 'status', 'queued', 'it is put back into its queue');
select is(pg_temp.dead(), 'nothing', 'and is dead no more');
select is((select concat_ws(' ', status, attempts, result is null, finished_at is null, final_events is null, cancel_requested) from public.turns where id = pg_temp.turn(1)), 'queued 0 t t t f', 'as if it had never ended');
select is((select string_agg(r ->> 'kind', ' ' order by b.first_record, n) from private.turn_batches b, jsonb_array_elements(b.records) with ordinality as x (r, n)), 'received decided applied',
  'with all that it recorded but that it was given up');
update public.turns set created_at = created_at - interval '1 minute';
create temporary table claims as select public.beat('two', '1', 6, 10) as claimed;
select is(jsonb_array_length(claimed), 1, 'the next beat takes it') from claims;
select is(claimed -> 0 ->> 'turn_id', pg_temp.turn(1)::text, 'and no other') from claims;
select is((claimed -> 0 ->> 'fence')::int, 3, 'under a fence that nobody held before') from claims;
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()) || jsonb_build_object('turn', pg_temp.turn(1), 'fence', 1, 'domain', 'pantry'), $$ select public.apply(2, 0, '[]', '[]', '[]') $$), 'PT409 STALE', 'so that its former owner cannot write');
select is(pg_temp.apply(3), (select answer from first), 'the call that was made is answered what it was');
select is(pg_temp.milk(), '2', 'and is not made again');
select is((select count(*) from public.audit_log where table_name = 'inventory_lots'), 1::bigint, 'in the trail neither');

-- What is not dead, and what cannot be gone on with.
select public.commit_turn(pg_temp.turn(1), 3, 'two:1', '{"status": "done", "result": {"response": "Hello."}, "events": [], "ledger": {}, "usage": {}}', '{}', '{}');
select pg_temp.open(2), pg_temp.fail(2, 1, 'failed', null);
select is(pg_temp.dead(), 'nothing', 'a turn that could not do what was wanted has failed and is not dead');
select pg_temp.open(3), pg_temp.fail(3, 1, 'failed', 'PENDING_CLOSED', false);
select is(pg_temp.dead(), 'nothing', 'nor is one that was refused for good');
select pg_temp.open(4), pg_temp.fail(4, 1, 'partial', 'MODEL_UNAVAILABLE');
select is(pg_temp.dead(), '04 partial MODEL_UNAVAILABLE', 'one that broke in the middle is');
select pg_temp.open(5), pg_temp.fail(5, 1, 'done', null);
select is(pg_temp.dead(), '04 partial MODEL_UNAVAILABLE Its conversation has gone on since.', 'where the conversation has gone on it stays as it ended');
select is(pg_temp.refusal_of('alfred_operator', '{}', pg_temp.replay_sql(4)), 'PT409 NOT_REPLAYABLE', 'and is refused');
select is(pg_temp.refusal_of('alfred_operator', '{}', pg_temp.replay_sql(5)), 'PT409 NOT_REPLAYABLE', 'so is one that is not dead');
select is(pg_temp.refusal_of('alfred_operator', '{}', pg_temp.replay_sql(77)), 'PT404 NOT_FOUND', 'and one that never was');
select pg_temp.open(6), pg_temp.fail(6);
select public.delete_conversation(pg_temp.ada(), (select conversation_id from public.turns where id = pg_temp.turn(6)));
select ok(pg_temp.dead() !~ '^06 failed INTERNAL$|^06 failed INTERNAL,', 'what was said in a deleted conversation is not said again');

-- Who may.
select is(pg_temp.refusal_of(role, claims, sql), '42501', role || ' may not ' || why) from (values
  ('authenticated', pg_temp.token_of(pg_temp.ada()), 'select public.list_dead_turns(5)', 'see them'),
  ('alfred_orchestrator', '{}'::jsonb, pg_temp.replay_sql(4), 'replay them'),
  ('alfred_operator', '{}', 'select count(*) from public.turns', 'read what was said'),
  ('alfred_operator', '{}', 'select public.beat(''x'', ''y'', 1, 1)', 'take a turn')) as t (role, claims, sql, why);

select * from finish();
rollback;
