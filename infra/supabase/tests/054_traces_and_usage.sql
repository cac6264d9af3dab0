-- How turns were worked at is its person's alone and is forgotten in time; what models took is told to its person and to an operator.
begin;
set local search_path = public, extensions, tap;
select plan(16);
\ir shared/people.psql

create function pg_temp.trace_for(p_person uuid, p_turn uuid) returns jsonb language plpgsql as $$
declare
  v_trace jsonb;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_person, 'role', 'authenticated')::text, true), set_config('role', 'authenticated', true);
  v_trace := public.trace_of_turn(p_turn);
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_trace;
end $$;
create function pg_temp.traces_seen_by(p_person uuid) returns bigint language plpgsql as $$
declare
  v_count bigint;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_person, 'role', 'authenticated')::text, true), set_config('role', 'authenticated', true);
  select count(*) into v_count from private.turn_traces;
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_count;
end $$;
create function pg_temp.commit(p_turn uuid, p_outcome jsonb) returns void language sql as $$
  select public.commit_turn(p_turn, 1, 'one:1', '{"status": "done", "result": {"response": ""}, "events": [], "ledger": {}, "usage": {}}'::jsonb || p_outcome, '{}', '{}')
$$;

insert into public.conversations (id, user_id) values ('c0000000-0000-4000-8000-000000000001', pg_temp.ada()), ('c0000000-0000-4000-8000-000000000002', pg_temp.ada()),
  ('c0000000-0000-4000-8000-000000000003', pg_temp.bob());
insert into public.turns (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, owner, fence)
values (pg_temp.turn(1), pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001', 1, 'h', '{}', '2026-11-22T23:30:00Z', 'Europe/Berlin', 'en', 'running', 'one:1', 1),
  (pg_temp.turn(2), pg_temp.ada(), 'c0000000-0000-4000-8000-000000000002', 1, 'h', '{}', '2026-11-22T10:00:00Z', 'UTC', 'en', 'running', 'one:1', 1),
  (pg_temp.turn(3), pg_temp.bob(), 'c0000000-0000-4000-8000-000000000003', 1, 'h', '{}', '2026-11-22T10:00:00Z', 'UTC', 'en', 'running', 'one:1', 1);

-- Traces.
select pg_temp.commit(pg_temp.turn(1), '{"trace": {"steps": [{"node": "think"}]}, "usage": {"calls": [
  {"model": "mini", "input_tokens": 10, "cached_tokens": 4, "output_tokens": 5, "cost_usd": 0.25},
  {"model": "own", "input_tokens": 7, "output_tokens": 1, "cost_usd": 0, "cost_known": false}]}}');
select is(pg_temp.trace_for(pg_temp.ada(), pg_temp.turn(1)) #>> '{steps,0,node}', 'think', 'a trace is kept with the end of its turn, for its person');
select is(pg_temp.trace_for(pg_temp.bob(), pg_temp.turn(1)), null, 'and is not there for anybody else');
select is(pg_temp.traces_seen_by(pg_temp.bob()), 0::bigint, 'whoever looks at the table sees no row of others');
select is(pg_temp.traces_seen_by(pg_temp.ada()), 1::bigint, 'and their own');
select is(public.trace_of_any_turn(pg_temp.turn(1)) #>> '{steps,0,node}', 'think', 'an operator reads it');
select pg_temp.commit(pg_temp.turn(2), jsonb_build_object('trace', jsonb_build_object('steps', repeat('x', 70000))));
select is((select status from public.turns where id = pg_temp.turn(2)), 'done', 'a turn whose trace is too large ends all the same');
select is(public.trace_of_any_turn(pg_temp.turn(2)), null, 'without one');
select pg_temp.commit(pg_temp.turn(3), '{}');
select is(public.trace_of_any_turn(pg_temp.turn(3)), null, 'an orchestrator of the version before brings none');

insert into private.turn_traces (turn_id, user_id, trace, stored_at) values (pg_temp.turn(3), pg_temp.bob(), '{}', clock_timestamp() - interval '15 days');
select is(public.forget_traces('forget-traces', '2026-12-05T10:00:00Z', 14), 1, 'what is older than so many days is deleted');
select is(public.trace_of_any_turn(pg_temp.turn(1)) is not null, true, 'and what is not stays');
select is(public.last_run('forget-traces'), '2026-12-05T10:00:00Z'::timestamptz, 'the run is noted as done');
select public.delete_conversation(pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001');
select is(public.trace_of_any_turn(pg_temp.turn(1)), null, 'a deleted conversation leaves no trace');

-- Usage.
create function pg_temp.usage_for(p_person uuid) returns text language plpgsql as $$
declare
  v_text text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_person, 'role', 'authenticated')::text, true), set_config('role', 'authenticated', true);
  select string_agg(format('%s %s %s+%s %s %s', day, model, input_tokens, cached_tokens, cost_usd, cost_known), ', ') into v_text
  from public.usage_by_model('2026-11-22', '2026-11-23');
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_text;
end $$;
select is(pg_temp.usage_for(pg_temp.ada()), '2026-11-23 mini 10+4 0.25 t, 2026-11-23 own 7+0 0 f',
  'what models took is told on the person''s own calendar, of a deleted conversation too, and where no price is known it is said');
select is(pg_temp.usage_for(pg_temp.bob()), null, 'nobody is told of another');
select is((select string_agg(format('%s %s', user_id, model), ', ') from public.usage_of_all('2026-11-22', '2026-11-23')),
  pg_temp.ada() || ' mini, ' || pg_temp.ada() || ' own', 'an operator is told of all');
select is((select count(*) from public.usage_of_all('2026-11-24', '2026-11-25')), 0::bigint, 'of the days that were asked for');

select * from finish();
rollback;
