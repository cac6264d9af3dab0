-- What is told of the queue: how much waits, and for how long.
begin;
set local search_path = public, extensions, tap;
select plan(11);

delete from private.instances;
delete from public.turns;
create function pg_temp.figure(p_name text) returns jsonb language sql as $$ select public.turn_figures() -> p_name $$;
select is(pg_temp.figure('waiting'), '0', 'nothing waits where nothing was asked');
select is(pg_temp.figure('oldest_waiting_seconds'), 'null', 'and has no age');

insert into private.instances (name, boot, lease_until) values ('alive', '1', clock_timestamp() + interval '1 minute'), ('dead', '1', clock_timestamp() - interval '1 second');
insert into public.conversations (id, user_id) select ('c0000000-0000-4000-8000-00000000000' || n)::uuid, 'a0000000-0000-4000-8000-000000000001' from generate_series(1, 4) n;
insert into public.turns (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, owner, created_at, result)
select gen_random_uuid(), 'a0000000-0000-4000-8000-000000000001', ('c0000000-0000-4000-8000-00000000000' || conversation)::uuid, 1, 'h', '{}', now(), 'UTC', 'en', status, owner,
  clock_timestamp() - make_interval(secs => age), result::jsonb
from (values
  (1, 'running', 'alive:1', 500, null),
  (1, 'queued', null, 90, null),
  (2, 'running', 'dead:1', 30, null),
  (3, 'done', 'dead:1', 900, '{}'),
  (4, 'failed', 'dead:1', 900, '{"error": {"retryable": true}}')
) as t (conversation, status, owner, age, result);
select is(pg_temp.figure('waiting'), '2', 'what is queued waits, and so does what belongs to an owner that died');
select is(pg_temp.figure('running'), '1', 'what somebody alive works at does not');
select ok(pg_temp.figure('oldest_waiting_seconds')::numeric between 90 and 100, 'the oldest of those that wait tells the age, however old one is that is worked at');
select is(pg_temp.figure('dead'), '1', 'turns that were given up are counted');
select ok(pg_temp.figure('database_bytes')::bigint > 1000000, 'the size of the database is told');
select is(pg_temp.figure('is_short_of_room'), 'false', 'and whether it has room');

select ok(pg_temp.figure('wal_bytes')::bigint > 0, 'what the write-ahead log takes is told');
select is(pg_temp.figure('wal_held_bytes'), '0', 'and that no slot of a replica holds it');
revoke execute on function pg_catalog.pg_ls_waldir() from public;
create role of_a_hosted_database;
grant usage on schema private to of_a_hosted_database;
grant execute on function private.wal_bytes() to of_a_hosted_database;
create function pg_temp.wal_of_hosted() returns bigint language plpgsql as $$
declare
  v_bytes bigint;
begin
  perform set_config('role', 'of_a_hosted_database', true);
  v_bytes := private.wal_bytes();
  perform set_config('role', 'none', true);
  return v_bytes;
end $$;
select is(pg_temp.wal_of_hosted(), null, 'who may not look at it is told nothing, and not refused');

select * from finish();
rollback;
