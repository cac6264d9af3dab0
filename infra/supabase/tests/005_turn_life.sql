-- From claim to end: commit, checkpoint, beat, cancel, release, read.
begin;
set local search_path = public, extensions, tap;
select plan(57);
\ir shared/people.psql
\ir shared/turns.psql

create function pg_temp.outcome(p_status text default 'done') returns jsonb language sql as $$
  select jsonb_build_object('status', p_status, 'result', '{"response": "Hello."}'::jsonb, 'events', '[{"id": "1.9"}]'::jsonb, 'ledger', '{}'::jsonb, 'usage', '{}'::jsonb) $$;
create function pg_temp.commit(p_number int, p_fence int default 1, p_owner text default 'one:1', p_status text default 'done', p_mentioned uuid[] default '{}') returns jsonb
language sql as $$
  select public.commit_turn(pg_temp.turn(p_number), p_fence, p_owner, pg_temp.outcome(p_status), jsonb_build_object('after', p_number), p_mentioned) $$;
create function pg_temp.refused(p_sql text) returns text language sql as $$ select pg_temp.refusal_of('none', '{}', p_sql) $$;
create function pg_temp.statuses() returns text language sql as $$
  select string_agg(right(id::text, 2)::int || ' ' || status || coalesce(' ' || owner, '') || ' ' || fence, ', ' order by seq) from public.turns $$;
create function pg_temp.taken(p_claims jsonb) returns text language sql as $$
  select coalesce(string_agg(right(c ->> 'turn_id', 2)::int || ' ' || (c ->> 'fence'), ', ' order by n), 'none') from jsonb_array_elements(p_claims) with ordinality as u (c, n) $$;
-- Lets time pass over what has been queued or claimed so far.
create function pg_temp.wait(p_seconds int) returns void language sql as $$
  update public.turns set created_at = created_at - make_interval(secs => p_seconds), claimed_at = claimed_at - make_interval(secs => p_seconds) $$;
create function pg_temp.clear() returns void language plpgsql as $$
begin
  delete from public.turns; delete from public.conversations; delete from private.instances;
end $$;

-- Commit.
insert into public.suggestions (id, user_id, kind, dedupe_key, reason, action, due_on, valid_until)
values ('50000000-0000-4000-8000-00000000000a', pg_temp.ada(), 'expiry', 'a', 'r', 'a', current_date, now() + interval '1 day'),
       ('50000000-0000-4000-8000-00000000000b', pg_temp.bob(), 'expiry', 'a', 'r', 'a', current_date, now() + interval '1 day');
select pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.ada()), pg_temp.open(3, pg_temp.ada());
select is(pg_temp.refused('select pg_temp.commit(1, 0)'), 'PT409 STALE', 'a fence that is over cannot commit');
select is(pg_temp.refused('select pg_temp.commit(1, 2)'), 'PT409 STALE', 'nor can one that never was');
select is(pg_temp.refused('select pg_temp.commit(2, 0)'), 'PT409 STALE', 'nor a turn that waits');
select is(pg_temp.refused('select pg_temp.commit(99)'), 'PT409 STALE', 'nor one that is not there');
create temporary table next as
  select pg_temp.commit(1, 1, 'one:1', 'done', array['50000000-0000-4000-8000-00000000000a', '50000000-0000-4000-8000-00000000000b']::uuid[]) as answer;
select is(answer -> 'next' ->> 'turn_id', pg_temp.turn(2)::text, 'a commit claims the conversation''s next turn') from next;
select is(answer -> 'next' -> 'state', '{"after": 1}', 'which sees the state that was committed') from next;
select is(pg_temp.statuses(), '1 done one:1 1, 2 running one:1 1, 3 queued 0', 'one turn runs, one waits');
select is((select turns_committed from public.conversations), 1, 'the conversation counts it');
select is((select string_agg(status || coalesce(' ' || right(mentioned_in::text, 1), ''), ', ' order by id) from public.suggestions), 'mentioned 1, open',
  'what was mentioned is marked, but nothing of another person');
select is(pg_temp.commit(1) -> 'next' ->> 'turn_id', pg_temp.turn(2)::text, 'a repeated commit is answered alike');
select is(pg_temp.commit(1, 1, 'two:1') -> 'next', 'null'::jsonb, 'a repeat by another owner is given nothing');
select is((select turns_committed from public.conversations), 1, 'a repeated commit counts once');
select is(pg_temp.statuses(), '1 done one:1 1, 2 running one:1 1, 3 queued 0', 'a repeated commit changes nothing');
-- The answer of commit 1 was lost, and turn 2 has been taken over by another instance meanwhile.
select private.claim_turn(pg_temp.turn(2), 'two:1');
select is(pg_temp.commit(1) -> 'next', 'null'::jsonb, 'a late repeat takes nothing while another owner runs the next turn');
select is(pg_temp.refused('select pg_temp.commit(2)'), 'PT409 STALE', 'the owner of before cannot commit it');
select is(pg_temp.commit(2, 2, 'two:1', 'partial') -> 'next' ->> 'turn_id', pg_temp.turn(3)::text, 'the new owner can');
select is(pg_temp.commit(3, 1, 'two:1', 'failed') -> 'next', 'null'::jsonb, 'after the last one there is no next');
select is(pg_temp.statuses(), '1 done one:1 1, 2 partial two:1 2, 3 failed two:1 1', 'all turns ended as they were said to');

-- Checkpoint.
select pg_temp.clear(), pg_temp.open(1, pg_temp.ada()), public.checkpoint_turn(pg_temp.turn(1), 1, 0, '[{"kind": "a"}]', '[{"id": "1.1"}]');
select is((select records || events from private.turn_batches), '[{"kind": "a"}, {"id": "1.1"}]', 'a checkpoint is stored');
select is(pg_temp.refused(format('select public.checkpoint_turn(pg_temp.turn(1), %s, 1, ''[]'', ''[]'')', fence)), 'PT409 STALE', 'a checkpoint of fence ' || fence || ' is refused')
  from unnest(array[0, 2]) fence;

-- Read.
select is(public.read_turn(pg_temp.turn(1), pg_temp.ada()) - array['conversation_id', 'created_at'], jsonb_build_object(
    'turn_id', pg_temp.turn(1), 'status', 'running', 'fence', 1, 'mode', 'plan', 'message', 'hello', 'result', null, 'usage', null, 'finished_at', null, 'events', '[{"id": "1.1"}]'::jsonb), 'a running turn can be read');
select pg_temp.commit(1);
select is(public.read_turn(pg_temp.turn(1), pg_temp.ada()) -> 'events', '[{"id": "1.1"}, {"id": "1.9"}]', 'a finished turn tells all its events in order');
select is(pg_temp.refused(format('select public.read_turn(%L, %L)', id, person)), 'PT404 NOT_FOUND', 'not to be read: ' || why) from (values
  (pg_temp.turn(1), pg_temp.bob(), 'the turn of another person'), (pg_temp.turn(99), pg_temp.ada(), 'a turn that is not there')) as unseen (id, person, why);

-- Beat: dead instances, earlier boots, heads of queues.
select pg_temp.clear(), public.beat('one', '1', 6, 10), public.beat('two', '1', 6, 10);
select pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.ada()), pg_temp.open(3, pg_temp.bob());
select pg_temp.wait(60);
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), 'none', 'turns of a living instance are left alone');
update private.instances set lease_until = clock_timestamp() - interval '1 second' where name = 'one';
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '1 2, 3 2', 'turns of a dead instance are taken over, what waits behind them is not');
select is(pg_temp.statuses(), '1 running two:1 2, 2 queued 0, 3 running two:1 2', 'their fence is raised');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), 'none', 'what is one''s own already is not taken again');
select is(pg_temp.taken(public.beat('one', '2', 6, 10)), 'none', 'a dead instance that is back takes nothing from the living');
select is(pg_temp.taken(public.beat('two', '2', 6, 10)), 'none', 'a troubled turn is not tried again at once');
select pg_temp.wait(2);
select is(pg_temp.taken(public.beat('two', '2', 6, 10)), '1 3', 'turns of one''s own earlier boot are taken over, troubled ones one by one');
select is(pg_temp.taken(public.beat('two', '2', 6, 10)), '3 3', 'the next one in the next beat');
update public.turns set status = 'done' where id = pg_temp.turn(1);
select is(pg_temp.taken(public.beat('one', '2', 6, 10)), '2 1', 'the head of a queue that nobody claimed is taken');
select pg_temp.clear(), public.beat('one', '1', 6, 10), pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.ada());
-- It is made a minute younger, since a slow machine may take a second from here to there.
update public.turns set status = 'done' where id = pg_temp.turn(1);
update public.turns set created_at = clock_timestamp() + interval '1 minute' where id = pg_temp.turn(2);
select is(pg_temp.taken(public.beat('one', '1', 6, 10)), 'none', 'but not in its first second, in which its owner claims it');

-- Lost claims: a living instance owns a turn that it knows nothing of.
select pg_temp.clear(), public.beat('one', '1', 6, 10), pg_temp.open(1, pg_temp.ada(), '{"conversation_id": "new"}'), pg_temp.open(2, pg_temp.ada(), '{"conversation_id": "new"}');
select is(pg_temp.taken(public.take_lost_turns('one', '1', '{}', 10, 2)), 'none', 'a claim may still be on its way');
select pg_temp.wait(16);
select is(pg_temp.taken(public.take_lost_turns('two', '1', '{}', 10, 2)), 'none', 'what another owns is not lost');
select is(pg_temp.taken(public.take_lost_turns('one', '1', array[pg_temp.turn(1)], 10, 2)), '2 2', 'what its owner does not work on is given to it again');
select is(pg_temp.taken(public.take_lost_turns('one', '1', array[pg_temp.turn(1)], 10, 2)), 'none', 'and not once more at once');

-- Attempts are spaced by 1, 2, 4 seconds, and a troubled turn is taken alone.
select pg_temp.clear();
select pg_temp.open(n, p, '{"conversation_id": "new"}') from (values (1, pg_temp.ada()), (2, pg_temp.ada()), (3, pg_temp.bob()), (4, pg_temp.bob())) as t (n, p);
update public.turns set attempts = 2, claimed_at = clock_timestamp() - interval '1.1 seconds' where id = pg_temp.turn(2);
update public.turns set attempts = 3, claimed_at = clock_timestamp() - interval '1.1 seconds' where id = pg_temp.turn(3);
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '1 2, 4 2', 'while others are older, a troubled turn waits for them');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '2 2', 'a second attempt that failed is followed by the third after a second');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), 'none', 'a third by the fourth only later');
update public.turns set claimed_at = clock_timestamp() - interval '2.1 seconds' where id = pg_temp.turn(3);
select pg_temp.open(5, pg_temp.ada(), '{"conversation_id": "new"}', 'h', 'gone:1');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '3 2', 'after two seconds, and alone although a fresh one waits');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '5 2', 'which has its turn in the next beat');
select pg_temp.open(5 + n, pg_temp.ada(), '{"conversation_id": "new"}', 'h', 'gone:1') from generate_series(1, 5) n;
select is(pg_temp.taken(public.beat('two', '1', 6, 3)), '6 2, 7 2, 8 2', 'a beat takes no more than it was asked for');

-- Release.
select pg_temp.clear(), public.beat('one', '2', 6, 10), public.beat('two', '1', 6, 10), pg_temp.open(1, pg_temp.ada(), '{}', 'h', 'one:2');
select public.release_instance('one', '1');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), 'none', 'an earlier boot releases nothing of a later one');
select public.release_instance('one', '2');
select is(pg_temp.taken(public.beat('two', '1', 6, 10)), '1 2', 'what an instance releases is taken over at once');

-- Cancel.
select pg_temp.clear(), pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.ada()), pg_temp.open(3, pg_temp.ada());
insert into private.turn_calls (turn_id, step, call, request_hash, response) values (pg_temp.turn(1), 2, 1, 'h', '{"ok": true}');
select is(pg_temp.refused(format('select public.cancel_turn(%L, %L, ''one:1'')', id, person)), 'PT404 NOT_FOUND', 'not to be cancelled: ' || why) from (values
  (pg_temp.turn(1), pg_temp.bob(), 'the turn of another person'), (pg_temp.turn(99), pg_temp.ada(), 'a turn that is not there')) as unseen (id, person, why);
select is(public.cancel_turn(pg_temp.turn(2), pg_temp.ada(), 'one:1'), '{"status": "cancelled", "claim": null}', 'a turn that waits is cancelled at once');
create temporary table cancelled as select public.cancel_turn(pg_temp.turn(1), pg_temp.ada(), 'two:1') as answer;
select is(answer -> 'status' || (answer -> 'claim' -> 'cancel_requested') || (answer -> 'claim' -> 'fence'), '["running", true, 2]', 'a running turn is taken away from its owner') from cancelled;
select is(answer -> 'claim' -> 'calls', '[{"step": 2, "call": 1, "response": {"ok": true}}]', 'whoever ends it is told what was done') from cancelled;
select is(pg_temp.refused('select pg_temp.commit(1)'), 'PT409 STALE', 'the owner of before cannot commit');
select is(pg_temp.refused('select pg_temp.commit(1, 2, ''two:1'', ''done'')'), 'PT409 STALE', 'a cancelled turn does not end as done');
select is(pg_temp.commit(1, 2, 'two:1', 'cancelled') -> 'next' ->> 'turn_id', pg_temp.turn(3)::text, 'it ends as cancelled, and the next one that waits is claimed');
select is(public.cancel_turn(pg_temp.turn(1), pg_temp.ada(), 'one:1'), '{"status": "cancelled", "claim": null}', 'a second cancellation finds it finished');
select pg_temp.commit(3, 1, 'two:1');
select is(public.cancel_turn(pg_temp.turn(3), pg_temp.ada(), 'one:1'), '{"status": "done", "claim": null}', 'a turn that is done stays done');

select * from finish();
rollback;
