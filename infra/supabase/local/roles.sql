-- What hosted Supabase brings and a bare PostgreSQL lacks: the roles, the auth schema and its functions.
-- Applied before the migrations, only where these roles are missing. Never applied to hosted Supabase.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- PostgREST logs in as this role; it has no rights of its own and becomes the role that a token names.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
  language sql stable
  set search_path = ''
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}'::jsonb) $$;

-- Stands in every policy, so it is of a form that the planner can put in line: one expression, no settings.
create function auth.uid() returns uuid
  language sql stable
  as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;

create function auth.role() returns text
  language sql stable
  set search_path = ''
  as $$ select auth.jwt() ->> 'role' $$;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
