-- What a turn does: calls of tools, each made once, with the records that a takeover folds again.

-- The turn that this token may write as, locked until the transaction ends: against a takeover, and
-- against a second apply of the same step, which then finds what the first one stored.
create or replace function private.hold_turn() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select t.id into v_id from public.turns t
  where t.id = private.claim('turn')::uuid and t.fence = private.claim('fence')::bigint
    and t.user_id = (select auth.uid()) and t.status = 'running' and not t.cancel_requested
  for no key update;
  if not found then
    perform private.refuse(409, 'STALE', 'This turn belongs to another owner now.');
  end if;
  return v_id;
end $$;
grant execute on function private.hold_turn() to authenticated;

-- Stores a batch. Two that begin at the same record overlap, since a checkpoint may be overtaken or its
-- answer lost: the longer records are kept, and every event once.
create or replace function private.store_batch(p_turn uuid, p_first_record int, p_records jsonb, p_events jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.turn_batches as b (turn_id, first_record, records, events)
  select p_turn, p_first_record, p_records, p_events
  where jsonb_array_length(p_records) > 0 or jsonb_array_length(p_events) > 0
  on conflict (turn_id, first_record) do update set
    records = case when jsonb_array_length(excluded.records) > jsonb_array_length(b.records) then excluded.records else b.records end,
    events = b.events || coalesce((
      select jsonb_agg(e.event order by e.position)
      from jsonb_array_elements(excluded.events) with ordinality as e (event, position)
      where not b.events @> jsonb_build_array(jsonb_build_object('id', e.event -> 'id'))), '[]')
$$;
grant execute on function private.store_batch(uuid, integer, jsonb, jsonb) to authenticated;

create or replace function private.stored_response(p_turn uuid, p_step int, p_call int, p_request_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stored private.turn_calls;
begin
  select * into v_stored from private.turn_calls where turn_id = p_turn and step = p_step and call = p_call;
  if found and v_stored.request_hash <> p_request_hash then
    perform private.refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This call was made before with other arguments.');
  end if;
  return v_stored.response;
end $$;
grant execute on function private.stored_response(uuid, integer, integer, text) to authenticated;

create or replace function private.store_response(p_turn uuid, p_step int, p_call int, p_request_hash text, p_response jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.turn_calls (turn_id, step, call, request_hash, response)
  values (p_turn, p_step, p_call, p_request_hash, p_response)
$$;
grant execute on function private.store_response(uuid, integer, integer, text, jsonb) to authenticated;

-- Runs a tool for a turn, whose token says of which domain it may be, or for a hand.
create or replace function private.run_tool(p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key uuid := nullif(current_setting('alfred.client_key', true), '')::uuid;
  v_rows bigint;
  v_response jsonb;
begin
  if v_key is null and not exists (select from private.tools where name = p_tool and domain = private.claim('domain')) then
    perform private.refuse_call('UNKNOWN_TOOL');
  elsif v_key is not null and not exists (select from private.tools where name = p_tool and by_hand) then
    perform private.refuse_call('NOT_BY_HAND');
  end if;
  perform private.refuse_large(p_arguments);
  -- What the goal excludes holds for this call beside the person's rules.
  perform set_config('alfred.without', coalesce(nullif(p_arguments -> 'without', 'null')::text, '[]'), true);
  execute format('select private.%I($1)', 'tool_' || p_tool) into v_response using p_arguments;
  v_rows := case when v_key is null then private.rows_changed(current_setting('alfred.turn')::uuid) else private.rows_changed_by_hand(v_key) end;
  -- More than that is asked for, and changed after a yes. What a person asks to take back is as much as was changed.
  if v_rows > private.rows_per_turn_max() and v_key is null and p_tool <> 'undo_changes' and not coalesce((p_arguments ->> 'confirmed')::boolean, false) then
    perform private.refuse_call('MANY_CHANGES', jsonb_build_object('count', v_rows, 'things', '[]'::jsonb));
  elsif v_rows > (case when p_tool = 'undo_changes' or (p_arguments ->> 'confirmed')::boolean then private.rows_confirmed_max() else private.rows_per_turn_max() end) then
    perform private.refuse_call('ROW_LIMIT');
  end if;
  return jsonb_build_object('ok', true) || v_response;
end $$;
grant execute on function private.run_tool(text, jsonb) to authenticated;

-- Runs one call in a savepoint. A data error becomes the call's recorded result and leaves nothing
-- behind; anything else (a lost fence, a serialisation failure) fails the whole request.
create or replace function private.run_call(p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_message text;
  v_detail text;
begin
  return private.run_tool(p_tool, p_arguments);
exception when others then
  get stacked diagnostics v_state = returned_sqlstate, v_message = message_text, v_detail = pg_exception_detail;
  if v_state = 'KT001' then
    return private.refused(v_message, v_detail::jsonb);
  elsif left(v_state, 2) in ('22', '23') then
    return private.refused('INVALID_VALUE');
  end if;
  raise;
end $$;
grant execute on function private.run_call(text, jsonb) to authenticated;

-- All calls of a decision or none (ruling R17): the first refusal takes back what its neighbours did, and says so.
create or replace function private.run_calls_together(p_turn uuid, p_step int, p_calls jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_call jsonb;
  v_response jsonb;
  v_responses jsonb := '[]';
begin
  for v_call in select * from jsonb_array_elements(p_calls) loop
    perform set_config('alfred.call', v_call ->> 'call', true);
    v_response := private.run_call(v_call ->> 'tool', v_call -> 'arguments');
    v_responses := v_responses || jsonb_build_array(v_response);
    if not (v_response ->> 'ok')::boolean then
      raise exception using errcode = 'KT002', message = v_responses::text;
    end if;
  end loop;
  return v_responses;
exception when sqlstate 'KT002' then
  v_responses := sqlerrm::jsonb;
  return (
    select jsonb_agg(case when c.position = jsonb_array_length(v_responses) then v_responses -> -1
      else private.refused('BATCH_HELD_BACK', '{}', true) end
      order by c.position)
    from jsonb_array_elements(p_calls) with ordinality as c (call, position));
end $$;
grant execute on function private.run_calls_together(uuid, integer, jsonb) to authenticated;

-- One model answer with all its calls: the decisions that led to it, its effects and its events
-- become durable together or not at all. The token names turn, fence, person and domain.
create or replace function public.apply(
  p_step int, p_first_record int, p_records jsonb, p_events jsonb, p_calls jsonb, p_atomic boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn uuid := private.hold_turn();
  v_call jsonb;
  v_hash text;
  v_response jsonb;
  v_together jsonb;
  v_responses jsonb := '[]';
begin
  perform private.store_batch(v_turn, p_first_record, p_records, p_events);
  perform set_config('alfred.turn', v_turn::text, true), set_config('alfred.step', p_step::text, true);
  for v_call in select * from jsonb_array_elements(p_calls) loop
    v_hash := md5((v_call ->> 'tool') || (v_call -> 'arguments')::text);
    v_response := private.stored_response(v_turn, p_step, (v_call ->> 'call')::int, v_hash);
    if v_response is null then
      if p_atomic then
        v_together := coalesce(v_together, private.run_calls_together(v_turn, p_step, p_calls));
        v_response := v_together -> jsonb_array_length(v_responses);
      else
        perform set_config('alfred.call', v_call ->> 'call', true);
        v_response := private.run_call(v_call ->> 'tool', v_call -> 'arguments');
      end if;
      perform private.store_response(v_turn, p_step, (v_call ->> 'call')::int, v_hash, v_response);
    end if;
    v_responses := v_responses || jsonb_build_array(v_response);
  end loop;
  perform set_config('alfred.turn', '', true);
  return v_responses;
end $$;
grant execute on function public.apply(integer, integer, jsonb, jsonb, jsonb, boolean) to authenticated;

-- Model time worth keeping: stored while the turn goes on, so that a takeover does not pay for it again.
create or replace function public.checkpoint_turn(p_turn uuid, p_fence bigint, p_first_record int, p_records jsonb, p_events jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.turns where id = p_turn and fence = p_fence and status = 'running' for share;
  if not found then
    perform private.refuse(409, 'STALE', 'This turn belongs to another owner now.');
  end if;
  perform private.store_batch(p_turn, p_first_record, p_records, p_events);
end $$;
grant execute on function public.checkpoint_turn(uuid, bigint, integer, jsonb, jsonb) to alfred_orchestrator;
