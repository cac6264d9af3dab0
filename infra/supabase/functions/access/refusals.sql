-- How a function of the database refuses: a request with a status, a code of the contracts' catalog and a sentence; a call of a tool
-- with a code and what it is about, as data. TypeScript says it in words, in the language of whoever is told (libs/language).

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

-- A refusal by a tool: it is recorded as the call's result instead of failing the request. One code is one sentence; the details
-- are what it names: foods as they are called, numbers, units, places and meals by their codes, days as YYYY-MM-DD.
create or replace function private.refuse_call(p_code text, p_details jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'KT001', message = p_code, detail = p_details::text;
end $$;
grant execute on function private.refuse_call(text, jsonb) to authenticated;

-- What a person should know of what was done, told beside it: a code and data, as in a refusal.
create or replace function private.notice(p_code text, p_details jsonb) returns jsonb
language sql immutable set search_path = '' as $$ select jsonb_build_object('code', p_code, 'details', p_details) $$;
grant execute on function private.notice(text, jsonb) to authenticated;

-- A tool that fits several things asks which one is meant, with these as options (ruling R1). Nothing is done before the answer.
create or replace function private.ask_which(p_code text, p_details jsonb, p_options text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_call(p_code, p_details || jsonb_build_object('options', to_jsonb(p_options)));
end $$;
grant execute on function private.ask_which(text, jsonb, text[]) to authenticated;

-- A refusal as it is recorded. Returned by a tool it leaves behind what the call did so far: raising would take it back.
-- The message is for a service of the version before, which does not read the details.
create or replace function private.refused(p_code text, p_details jsonb default '{}', p_retryable boolean default false) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('ok', false, 'error', jsonb_build_object(
    'code', p_code, 'message', 'That could not be done.', 'retryable', p_retryable, 'details', p_details)
    || case when p_details ? 'options' then jsonb_build_object('options', p_details -> 'options') else '{}' end)
$$;
grant execute on function private.refused(text, jsonb, boolean) to authenticated;

-- As `refuse`, with a time after which the same request may be made again.
create or replace function private.refuse_for_now(p_seconds int, p_message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PGRST',
    message = jsonb_build_object('code', 'PT429', 'message', p_message, 'details', 'TOO_MANY_REQUESTS', 'hint', null)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', p_seconds::text))::text;
end $$;
