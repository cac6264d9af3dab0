-- What a person changes by hand in a client (rulings R20 and R21): the same tools, under the person's own token, with
-- a key of the client's instead of a turn; and how the next turn hears of it.

-- Raced repeats wait for the first, and then find what it stored.
create or replace function private.stored_edit(p_key uuid, p_request_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_stored private.hand_edits;
begin
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text || p_key::text, 2));
  select * into v_stored from private.hand_edits where user_id = auth.uid() and key = p_key;
  if found and v_stored.request_hash <> p_request_hash then
    perform private.refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This key was used for another edit.');
  end if;
  return v_stored.response;
end $$;
grant execute on function private.stored_edit(uuid, text) to authenticated;

create or replace function private.store_edit(p_key uuid, p_request_hash text, p_response jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.hand_edits (user_id, key, request_hash, response) values (auth.uid(), p_key, p_request_hash, p_response)
$$;
grant execute on function private.store_edit(uuid, text, jsonb) to authenticated;

-- One change by hand: of a person's own token, once for each key. What is refused for its data is answered as a
-- call of a turn is, {"ok": false, "error": {...}}, and stays the answer to this key.
create or replace function public.edit_by_hand(p_key uuid, p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_hash text := md5(coalesce(p_tool, '') || coalesce(p_arguments, 'null')::text);
  v_zone text;
  v_response jsonb;
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'UNAUTHENTICATED', 'Send your token in the Authorization header: "Bearer <token>".');
  elsif private.claim('turn') is not null then
    perform private.refuse(403, 'FORBIDDEN', 'A turn changes things through its own calls.');
  elsif p_key is null or p_tool is null or jsonb_typeof(p_arguments) is distinct from 'object' or length(p_arguments::text) > 16000 then
    perform private.refuse(422, 'INVALID_REQUEST', 'An edit has a key, a tool and an object of arguments.');
  end if;
  v_response := private.stored_edit(p_key, v_hash);
  if v_response is not null then
    return v_response;
  end if;
  perform set_config('alfred.client_key', p_key::text, true);
  select time_zone into v_zone from public.profiles where user_id = (select auth.uid());
  -- Today is where the person lives; a client may say another day.
  v_response := private.run_call(p_tool, jsonb_build_object('today', private.local_date(clock_timestamp(), coalesce(v_zone, 'UTC'))) || p_arguments);
  perform private.store_edit(p_key, v_hash, v_response), set_config('alfred.client_key', '', true);
  return v_response;
end $$;
grant execute on function public.edit_by_hand(uuid, text, jsonb) to authenticated;

-- What a turn must hear of: what its person changed by hand since the turn before it was taken (or in the last four
-- hours, when there was none that came to an end), and what the client says was changed, as far as the trail knows the
-- row. Type, label and what became of it are the trail's, whatever the client wrote. The latest is the last.
create or replace function private.hand_edits_for(p_user uuid, p_conversation uuid, p_input jsonb, p_before bigint) returns jsonb
language sql stable set search_path = '' as $$
  with since as (
    -- An edit that was made while the turn before was running is told twice rather than never.
    select coalesce((
      select t.created_at from public.turns t
      where t.conversation_id = p_conversation and t.status in ('done', 'partial', 'blocked') and (p_before is null or t.seq < p_before)
      order by t.seq desc limit 1), now() - interval '4 hours') as moment
  ), touched as (
    -- No more are read than can be told, with some for rows that were changed more than once.
    (select a.row_id from since s, public.audit_log a
    where a.user_id = p_user and a.client_key is not null and a.changed_at > s.moment
    order by a.changed_at desc limit 200)
    union
    select (c ->> 'id')::uuid from jsonb_array_elements(case when jsonb_typeof(p_input -> 'ui_changes') = 'array' then p_input -> 'ui_changes' else '[]' end) c
  ), known as (
    select e.entity_type, l.id, l.row_id, coalesce(l.new_row, l.old_row) ->> e.label_column as label,
      case l.op when 'insert' then 'created' when 'update' then 'updated' else 'deleted' end as op
    from touched t
    cross join lateral (select * from public.audit_log a where a.user_id = p_user and a.row_id = t.row_id order by a.id desc limit 1) l
    join private.entity_types e on e.table_name = l.table_name
    order by l.id desc limit 50
  )
  select coalesce(jsonb_agg(jsonb_build_object('entity_type', entity_type, 'id', row_id, 'label', coalesce(left(label, 200), '…'), 'op', op) order by id), '[]') from known
$$;
