-- What a request must be before anything is done for it. Clients reach PostgREST themselves, past the gateway and its limits;
-- PostgREST calls the last of these before each request, in its transaction and as the role of its token.

-- As many as the gateway lets through.
create or replace function private.writes_per_minute_max() returns int
language sql immutable set search_path = '' as $$ select 600 $$;

create or replace function private.requests_at_once_max() returns int
language sql immutable set search_path = '' as $$ select 4 $$;

-- The token: of a role that has business here, with an end, and if it is a person's of the right audience.
create or replace function private.check_token(p_role text, p_claims jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_role = 'anon' then
    return;
  elsif p_role not in ('authenticated', 'alfred_orchestrator', 'alfred_operator', 'alfred_worker') then
    perform private.refuse(403, 'FORBIDDEN', 'This token has no business here.');
  elsif jsonb_typeof(p_claims -> 'exp') is distinct from 'number'
    or p_role = 'authenticated' and (
      coalesce(p_claims ->> 'sub', '') !~ '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$'
      -- Only the orchestrator, which has looked at the person's own token, can sign for a turn.
      or p_claims ->> 'turn' is null and not coalesce(p_claims -> 'aud' ? 'authenticated', false)) then
    perform private.refuse(401, 'UNAUTHENTICATED', 'The token is not one of ours.');
  end if;
end $$;

-- The request: what it asks for, how much it brings, and which wishes come with it.
create or replace function private.check_request_shape(p_method text, p_path text, p_headers jsonb, p_bytes_max int) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_length text := p_headers ->> 'content-length';
begin
  if p_method not in ('GET', 'HEAD') and (p_method <> 'POST' or p_path !~ '^/?rpc/') then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  elsif p_method = 'POST' and v_length is null then
    perform private.refuse(411, 'INVALID_REQUEST', 'A request tells how long its body is.');
  elsif v_length !~ '^[0-9]{1,9}$' or v_length::int > p_bytes_max then
    perform private.refuse(413, 'BODY_TOO_LARGE', 'The body is too large.');
  elsif p_headers ->> 'prefer' !~* '^\s*((return=(minimal|representation|headers-only)|count=exact)\s*(,\s*|$))*$' then
    -- A planned or estimated count tells how many rows others have.
    perform private.refuse(400, 'INVALID_REQUEST', 'That preference is not known here.');
  elsif p_headers ->> 'accept' ~* 'vnd\.pgrst\.plan' then
    perform private.refuse(406, 'INVALID_REQUEST', 'How a request is answered is not told.');
  end if;
end $$;

-- Takes one of the few places of a person for as long as the request is worked at; waits a moment for one to become free.
create or replace function private.take_slot(p_user uuid) returns int
language plpgsql set search_path = '' as $$
begin
  for v_try in 1..10 loop
    for v_slot in 1..private.requests_at_once_max() loop
      if pg_try_advisory_xact_lock(hashtext(p_user::text), v_slot) then
        return v_slot;
      end if;
    end loop;
    perform pg_sleep(0.01);
  end loop;
  perform private.refuse_for_now(1, 'Too many requests at once.');
end $$;

create or replace function private.count_request(p_user uuid, p_slot int) returns void
language plpgsql set search_path = '' as $$
declare
  v_minute timestamptz := date_trunc('minute', now());
  v_requests int;
begin
  insert into private.request_counts as c (user_id, slot, minute, requests) values (p_user, p_slot, v_minute, 1)
  on conflict (user_id, slot, minute) do update set requests = c.requests + 1 returning c.requests into v_requests;
  if v_requests = 1 then
    delete from private.request_counts c where (c.user_id, c.slot, c.minute) in (
      select o.user_id, o.slot, o.minute from private.request_counts o where o.minute < v_minute - interval '1 minute' limit 100 for update skip locked);
  end if;
  if (select sum(c.requests) from private.request_counts c where c.user_id = p_user and c.minute = v_minute) > private.writes_per_minute_max() then
    perform private.refuse_for_now(60 - extract(second from clock_timestamp())::int % 60, 'Too many requests within a minute.');
  end if;
end $$;

create or replace function door.check_request() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_role text := current_setting('role', true);
  v_claims jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
  v_is_person boolean := v_role = 'authenticated' and v_claims ->> 'turn' is null;
  v_slot int;
begin
  perform private.check_token(v_role, v_claims);
  -- Services and turns bring whole states and recipes; they have been let in by the gateway, which counts.
  perform private.check_request_shape(
    current_setting('request.method', true), current_setting('request.path', true),
    coalesce(nullif(current_setting('request.headers', true), '')::jsonb, '{}'), case when v_is_person or v_role = 'anon' then 65536 else 8388608 end);
  if v_is_person then
    v_slot := private.take_slot((v_claims ->> 'sub')::uuid);
    -- What is read-only changes nothing, and cannot be counted.
    if current_setting('transaction_read_only') = 'off' then
      perform private.count_request((v_claims ->> 'sub')::uuid, v_slot);
    end if;
  end if;
end $$;
grant execute on function door.check_request() to alfred_operator, alfred_orchestrator, alfred_worker, anon, authenticated, service_role;
