-- How a function of the database refuses: with a status, a code of the contracts' catalog and a sentence for the person.

-- A claim of the verified token; null when the request carries none.
create or replace function private.claim(p_name text) returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> p_name
$$;
grant execute on function private.claim(text) to authenticated;

-- An error that is meant to be told: `code` from the contracts' catalog, `message` for the person.
-- PostgREST turns SQLSTATE PTxyz into HTTP status xyz.
create or replace function private.refuse(p_status int, p_code text, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || p_status, message = p_message, detail = p_code;
end $$;
grant execute on function private.refuse(integer, text, text) to authenticated;

-- A refusal by a tool: it is recorded as the call's result instead of failing the request.
create or replace function private.refuse_call(p_code text, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'KT001', message = p_message, detail = p_code;
end $$;
grant execute on function private.refuse_call(text, text) to authenticated;

-- A refusal that leaves behind what the call did so far: raising would take it back.
create or replace function private.refused(p_code text, p_message text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('ok', false, 'error', jsonb_build_object('code', p_code, 'message', p_message, 'retryable', false))
$$;
grant execute on function private.refused(text, text) to authenticated;

-- As `refuse`, with a time after which the same request may be made again.
create or replace function private.refuse_for_now(p_seconds int, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PGRST',
    message = jsonb_build_object('code', 'PT429', 'message', p_message, 'details', 'TOO_MANY_REQUESTS', 'hint', null)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', p_seconds::text))::text;
end $$;
