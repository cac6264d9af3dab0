-- What agents suggest unasked: found by what their functions say of themselves, in the words that each agent has.
begin;
set local search_path = public, extensions, tap;
select plan(11);
\ir shared/people.psql

create function private.suggestions_of_shed(p_fire_at timestamptz, p_after uuid, p_limit int) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object('id', '00000000-0000-4000-8000-000000000001', 'user_id', 'a0000000-0000-4000-8000-000000000001', 'kind', 'shed', 'dedupe_key', 'shed:1',
    'phrase', 'RUSTS', 'values', jsonb_build_object('tool', 'spade'), 'due_on', '2026-11-22', 'valid_until', '2026-11-23T00:00:00Z'))
$$;
create function private.suggestions_of_secrets(p_fire_at timestamptz, p_after uuid, p_limit int) returns jsonb language sql stable set search_path = '' as $$ select '[]'::jsonb $$;
create function pg_temp.asks_as_worker(p_sql text) returns jsonb language sql as $$ select pg_temp.run_as('alfred_worker', '{}', p_sql)::jsonb $$;

select ok(not pg_temp.asks_as_worker('select public.suggesting_agents()') ? 'shed', 'a function that does not say so suggests nothing');
comment on function private.suggestions_of_shed(timestamptz, uuid, int) is 'suggestions of shed';
comment on function private.suggestions_of_secrets(timestamptz, uuid, int) is 'suggestions of shed';
select ok(pg_temp.asks_as_worker('select public.suggesting_agents()') ? 'shed', 'one that says so suggests something');
select ok(not pg_temp.asks_as_worker('select public.suggesting_agents()') ? 'secrets', 'and says it of itself alone');

select is(pg_temp.asks_as_worker($$ select public.agent_candidates('shed', '2026-11-22T10:00:00Z', null, 10) $$) #> '{0,is_known}', 'true', 'what an agent has no words for is not said');
select lives_ok($$ select private.bind_agent_phrases('shed', '{"RUSTS": {"en": {"reason": "The {tool} rusts.", "action": "Oil it?"}, "de": {"reason": "{tool} rostet.", "action": "Ölen?"}}}') $$, 'an agent says its words');
select is(pg_temp.asks_as_worker($$ select public.agent_candidates('shed', '2026-11-22T10:00:00Z', null, 10) $$) #>> '{0,reason}', 'The {tool} rusts.', 'they are English where nothing else is known of a person');
insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until) values (pg_temp.ada(), 'shed', 'shed:1', 'x', 'y', '2026-11-22', '2026-11-23T00:00:00Z');
select is(pg_temp.asks_as_worker($$ select public.agent_candidates('shed', '2026-11-22T10:00:00Z', null, 10) $$) #> '{0,is_known}', 'true', 'what was suggested before is told as such');
select throws_ok($$ select private.bind_agent_phrases('shed', '{"RUSTS": {"de": {"reason": "x", "action": "y"}}}') $$, 'P0001', 'Each phrase needs its English.', 'a phrase has its English');
select is(pg_temp.refusal_of('alfred_worker', '{}', $$ select public.agent_candidates('secrets', now(), null, 10) $$), 'PT404 NOT_FOUND', 'no other function is run by that name');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.agent_candidates('shed', now(), null, 10) $$), '42501', 'a person may not ask it of everybody');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select private.bind_agent_phrases('shed', '{}') $$), '42501', 'nor put words into an agent''s mouth');

select * from finish();
rollback;
