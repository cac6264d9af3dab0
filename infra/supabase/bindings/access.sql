-- Who gets into which schema, and how long anybody may keep the database busy.
grant usage on schema public to authenticated, alfred_orchestrator, alfred_worker, alfred_operator;
grant usage on schema private to authenticated;
grant usage on schema door to anon, authenticated, service_role, alfred_orchestrator, alfred_operator, alfred_worker;
-- The defaults of functions hold for an extension's functions too.
grant usage on schema extensions to authenticated;
grant execute on function extensions.similarity(text, text), extensions.similarity_op(text, text),
  extensions.word_similarity(text, text) to authenticated;

-- How long anybody may keep the database busy. PostgREST applies the settings of the role that a token names; what stands at the
-- login role holds for whatever else it does. libs/db waits longer than any of these, so that what it repeats has ended.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role alfred_orchestrator set statement_timeout = '8s';
alter role alfred_worker set statement_timeout = '8s';
alter role alfred_operator set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role anon set lock_timeout = '3s';
alter role authenticated set lock_timeout = '5s';
alter role alfred_orchestrator set lock_timeout = '5s';
alter role alfred_worker set lock_timeout = '5s';
alter role alfred_operator set lock_timeout = '5s';
alter role authenticator set lock_timeout = '5s';
alter role authenticator set idle_in_transaction_session_timeout = '10s';
do $$
begin
  -- Known since PostgreSQL 17: what is made of many short statements ends too.
  if exists (select from pg_catalog.pg_settings where name = 'transaction_timeout') then
    alter role authenticator set transaction_timeout = '15s';
  end if;
  -- Where the system can tell it, a statement ends when whoever asked is gone.
  alter role authenticator set client_connection_check_interval = '1s';
exception when invalid_parameter_value then
  raise notice 'This system cannot tell that a client is gone.';
end $$;

-- Clients reach PostgREST themselves, past the gateway and its limits; it calls this before each request, in its transaction and as
-- the role of its token.
alter role authenticator set pgrst.db_pre_request = 'door.check_request';
notify pgrst, 'reload config';
