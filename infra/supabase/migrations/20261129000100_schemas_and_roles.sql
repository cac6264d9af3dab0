-- Nothing is reachable unless a later line grants it.
-- Functions are executable by PUBLIC unless the owning role's defaults say otherwise; a revoke
-- with IN SCHEMA would only subtract from grants made for that schema and so have no effect.
alter default privileges revoke execute on functions from public;
alter default privileges revoke usage on types from public;
-- Hosted Supabase grants new objects of `public` to its API roles; here each grant is written down.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
revoke create on schema public from public;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What the API must not show: fences, records, leases, the functions behind the tools.
create schema private;
revoke all on schema private from public;
-- What PostgREST asks before each request.
create schema door;
revoke all on schema door from public;

-- One role per kind of service, each with execute on its own few functions and on nothing else.
do $$
declare
  v_role text;
begin
  foreach v_role in array '{alfred_orchestrator,alfred_worker,alfred_operator}'::text[] loop
    if not exists (select from pg_catalog.pg_roles where rolname = v_role) then
      execute format('create role %I nologin noinherit', v_role);
    end if;
  end loop;
end $$;
grant alfred_orchestrator, alfred_worker, alfred_operator to authenticator;
