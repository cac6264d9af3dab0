-- What a turn needs to answer what an earlier one left open: batches that hold together, and the order in
-- which things were shown and said.

-- All calls of a decision or none (ruling R17): the first refusal takes back what its neighbours did, and says so.
create function private.run_calls_together(p_turn uuid, p_step int, p_calls jsonb) returns jsonb
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
      else jsonb_build_object('ok', false, 'error', jsonb_build_object(
        'code', 'BATCH_HELD_BACK', 'message', 'Not done, because another part of it failed.', 'retryable', true)) end
      order by c.position)
    from jsonb_array_elements(p_calls) with ordinality as c (call, position));
end $$;
grant execute on function private.run_calls_together(uuid, int, jsonb) to authenticated;

drop function public.apply(int, int, jsonb, jsonb, jsonb);

-- One model answer with all its calls: the decisions that led to it, its effects and its events
-- become durable together or not at all. The token names turn, fence, person and domain.
create function public.apply(
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
grant execute on function public.apply(int, int, jsonb, jsonb, jsonb, boolean) to authenticated;

-- What a turn leaves open is shown when the turn is committed: a yes that was said before that moment, by the
-- clock of this database, cannot be meant for it (invariant 4).
create function private.stamp_pending() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.state -> 'pending') = 'object' and new.state -> 'pending' ->> 'shown_at' is null then
    new.state := jsonb_set(new.state, '{pending,shown_at}', to_jsonb(to_char(
      clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
  end if;
  return new;
end $$;
create trigger stamp_pending before update of state on public.conversations
  for each row execute function private.stamp_pending();

-- The same claim as before, and when the request was taken.
create or replace function private.turn_claim(p_turn public.turns) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'turn_id', (p_turn).id,
    'user_id', (p_turn).user_id,
    'conversation_id', (p_turn).conversation_id,
    'contract_version', (p_turn).contract_version,
    'fence', (p_turn).fence,
    'attempts', (p_turn).attempts,
    'cancel_requested', (p_turn).cancel_requested,
    'input', (p_turn).input,
    'asked_at', (p_turn).asked_at,
    'opened_at', to_char((p_turn).created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'time_zone', (p_turn).time_zone,
    'locale', (p_turn).locale,
    'suggestions', coalesce((p_turn).suggestions, '[]'),
    'state', (select c.state from public.conversations c where c.id = (p_turn).conversation_id),
    'batches', coalesce((
      select jsonb_agg(jsonb_build_object('first_record', b.first_record, 'records', b.records, 'events', b.events)
                       order by b.first_record)
      from private.turn_batches b where b.turn_id = (p_turn).id), '[]'),
    -- A resumed turn repeats its last decision and is answered what is stored; a cancelled one may not, and reads it here.
    'calls', case when (p_turn).cancel_requested then coalesce((
      select jsonb_agg(jsonb_build_object('step', k.step, 'call', k.call, 'response', k.response) order by k.step, k.call)
      from private.turn_calls k where k.turn_id = (p_turn).id), '[]') else '[]' end
  )
$$;
