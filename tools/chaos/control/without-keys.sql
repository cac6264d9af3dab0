-- For the throw-away database of one run alone: what keeps an effect from being made twice is taken away. No fence is
-- asked for, nothing is locked, and no answer of a call is kept. The audit must find what comes of that.

create or replace function private.hold_turn() returns uuid
language sql security definer set search_path = '' as $$ select private.claim('turn')::uuid $$;

create or replace function private.stored_response(p_turn uuid, p_step int, p_call int, p_request_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$ select null::jsonb $$;

create or replace function private.store_response(p_turn uuid, p_step int, p_call int, p_request_hash text, p_response jsonb) returns void
language sql security definer set search_path = '' as $$ select $$;
