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
-- The defaults above hold for an extension's functions too.
grant usage on schema extensions to authenticated;
grant execute on function extensions.similarity(text, text), extensions.similarity_op(text, text) to authenticated;

-- What the API must not show: fences, records, leases, the functions behind the tools.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

-- One role per kind of service, each with execute on its own few functions and on nothing else.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'alfred_orchestrator') then
    create role alfred_orchestrator nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'alfred_worker') then
    create role alfred_worker nologin noinherit;
  end if;
end $$;
grant alfred_orchestrator, alfred_worker to authenticator;
grant usage on schema public to alfred_orchestrator, alfred_worker, authenticated;

-- A claim of the verified token; null when the request carries none.
create function private.claim(p_name text) returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> p_name
$$;
grant execute on function private.claim(text) to authenticated;

-- An error that is meant to be told: `code` from the contracts' catalog, `message` for the person.
-- PostgREST turns SQLSTATE PTxyz into HTTP status xyz.
create function private.refuse(p_status int, p_code text, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || p_status, message = p_message, detail = p_code;
end $$;
grant execute on function private.refuse(int, text, text) to authenticated;

-- A refusal by a tool: it is recorded as the call's result instead of failing the request.
create function private.refuse_call(p_code text, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'KT001', message = p_message, detail = p_code;
end $$;
grant execute on function private.refuse_call(text, text) to authenticated;
