-- A message that interrupts, and turns of contracts that an instance does not know.
begin;
set local search_path = public, extensions, tap;
select plan(24);
\ir shared/people.psql

create function pg_temp.open(p_number int, p_input jsonb default '{}', p_owner text default 'one:1', p_version int default 1) returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), pg_temp.ada(), 'h', jsonb_build_object('message', 'hello') || p_input, '2026-11-22T10:00:00Z', p_owner, p_version) $$;
create function pg_temp.interrupt(p_number int, p_owner text default 'one:1') returns jsonb language sql as $$
  select pg_temp.open(p_number, '{"if_busy": "interrupt"}', p_owner) $$;
create function pg_temp.commit(p_number int, p_fence int default 1, p_owner text default 'one:1', p_status text default 'done', p_version int default 1) returns jsonb language sql as $$
  select public.commit_turn(pg_temp.turn(p_number), p_fence, p_owner,
    jsonb_build_object('status', p_status, 'result', '{"response": "Hello."}'::jsonb, 'events', '[]'::jsonb, 'ledger', '{}'::jsonb, 'usage', '{}'::jsonb), '{}', '{}', p_version) $$;
create function pg_temp.refused(p_sql text) returns text language sql as $$ select pg_temp.refusal_of('none', '{}', p_sql) $$;
create function pg_temp.statuses() returns text language sql as $$
  select string_agg(right(id::text, 2)::int || ' ' || status || coalesce(' ' || owner, '') || ' ' || fence, ', ' order by seq) from public.turns $$;
create function pg_temp.taken(p_claims jsonb) returns text language sql as $$
  select coalesce(string_agg(right(c ->> 'turn_id', 2)::int || ' ' || (c ->> 'fence'), ', ' order by n), 'none') from jsonb_array_elements(p_claims) with ordinality as u (c, n) $$;
create function pg_temp.clear() returns void language plpgsql as $$
begin
  delete from public.turns; delete from public.conversations; delete from private.instances;
end $$;

-- Nothing runs.
select is(pg_temp.interrupt(1) - array['conversation_id', 'claim'], '{"repeated": false, "status": "running", "interrupted": null}', 'where nothing runs, an interruption is a message like any other');

-- One runs, two wait.
select pg_temp.open(2), pg_temp.open(3);
create temporary table answer as select pg_temp.interrupt(4, 'two:1') as answer;
select is(pg_temp.statuses(), '1 running two:1 2, 2 cancelled 1, 3 cancelled 1, 4 queued 0', 'what runs is taken away, what waits ends, and the message is the next');
select is(answer - array['conversation_id', 'interrupted'], '{"repeated": false, "status": "queued", "claim": null}', 'the message waits behind what it stops') from answer;
select is(answer -> 'interrupted' ->> 'turn_id', pg_temp.turn(1)::text, 'which its taker is given to end') from answer;
select is(answer -> 'interrupted' -> 'cancel_requested', 'true'::jsonb, 'as cancelled') from answer;
select is((select result ->> 'response' from public.turns where id = pg_temp.turn(2)), 'Cancelled before it began.', 'what waited says so');
select is(pg_temp.refused('select pg_temp.commit(1)'), 'PT409 STALE', 'the owner of before cannot commit');

-- The same request again: an answer may have been lost.
select is(pg_temp.interrupt(4, 'two:1') -> 'interrupted' ->> 'turn_id', pg_temp.turn(1)::text, 'a repeat gives its taker what it stopped again');
select is(pg_temp.interrupt(4, 'two:1') -> 'interrupted' ->> 'fence', '2', 'and stops nothing anew');
select is(pg_temp.interrupt(4, 'one:1') -> 'interrupted', 'null'::jsonb, 'nobody else');
select is(pg_temp.commit(1, 2, 'two:1', 'cancelled') -> 'next' ->> 'turn_id', pg_temp.turn(4)::text, 'when what was stopped has ended, the message has its turn');
select is(pg_temp.interrupt(4, 'two:1') -> 'interrupted', 'null'::jsonb, 'from then on a repeat stops nothing');
select is(pg_temp.interrupt(5, 'two:1') -> 'interrupted' ->> 'turn_id', pg_temp.turn(4)::text, 'an interruption can be interrupted');

-- Limits count what is left.
select pg_temp.clear(), pg_temp.open(1);
select pg_temp.open(10 + n) from generate_series(1, 10) n;
select pg_temp.open(30 + n, '{"conversation_id": "new"}') from generate_series(1, 9) n;
select is(pg_temp.open(50, jsonb_build_object('if_busy', 'interrupt', 'conversation_id', (select conversation_id from public.turns where id = pg_temp.turn(1)))) ->> 'status', 'queued', 'who has a full queue may clear it');

-- Versions.
select pg_temp.clear(), pg_temp.open(1), pg_temp.open(2, '{}', 'new:1', 2), pg_temp.open(3);
select is(pg_temp.commit(1) -> 'next', 'null'::jsonb, 'a commit hands on no turn of newer contracts');
select is(pg_temp.statuses(), '1 done one:1 1, 2 queued 0, 3 queued 0', 'nor what waits behind it');
update public.turns set created_at = created_at - interval '5 seconds';
select is(pg_temp.taken(public.beat('one', '1', 6, 10)), 'none', 'an instance of before, which names no version, leaves it alone');
select is(pg_temp.taken(public.beat('one', '1', 6, 10, 1)), 'none', 'and so does one that knows the first version');
select is(pg_temp.taken(public.beat('new', '1', 6, 10, 2)), '2 1', 'one that knows it takes it');
select is(pg_temp.refused(format('select public.cancel_turn(%L, %L, ''one:1'', 1)', pg_temp.turn(2), pg_temp.ada())), 'PT503 UNAVAILABLE', 'nobody else can take it away to end it');
select is(pg_temp.refused('select pg_temp.interrupt(4)'), 'PT503 UNAVAILABLE', 'by an interruption neither');
select is(pg_temp.statuses(), '1 done one:1 1, 2 running new:1 1, 3 queued 0', 'which changes nothing at all');
select is(public.cancel_turn(pg_temp.turn(2), pg_temp.ada(), 'new:1', 2) -> 'claim' ->> 'fence', '2', 'one that knows it can');
select is(pg_temp.commit(2, 2, 'new:1', 'cancelled', 2) -> 'next' ->> 'turn_id', pg_temp.turn(3)::text, 'and goes on with older ones');

select * from finish();
rollback;
