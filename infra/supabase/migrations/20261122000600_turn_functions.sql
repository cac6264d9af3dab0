-- Open, apply, commit, beat (architecture, A turn's way through it).

-- Everything that an orchestrator needs to run or resume a turn, in one answer.
create function private.turn_claim(p_turn public.turns) returns jsonb
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

-- What Alfred noticed and has not said yet, for the first turn of a conversation.
create function private.open_suggestions(p_user uuid, p_conversation uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when (select c.turns_committed from public.conversations c where c.id = p_conversation) > 0
    then '[]'::jsonb
    else coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'reason', s.reason, 'action', s.action) order by s.due_on, s.id)
      from (
        select * from public.suggestions
        where user_id = p_user and status = 'open' and valid_until >= now()
        order by due_on, id limit 5
      ) s), '[]')
  end
$$;

-- Gives a turn to an owner. The caller holds the row's lock or the conversation's.
create function private.claim_turn(p_turn uuid, p_owner text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn public.turns;
begin
  update public.turns t set
    status = 'running', owner = p_owner, fence = t.fence + 1, attempts = t.attempts + 1, claimed_at = clock_timestamp(),
    suggestions = coalesce(t.suggestions, private.open_suggestions(t.user_id, t.conversation_id))
  where t.id = p_turn returning * into v_turn;
  return private.turn_claim(v_turn);
end $$;

-- The conversation a request means: the one it names, or the person's latest unless it has been
-- idle for four hours (ruling R24). A foreign id and an absent one are answered alike.
create function private.conversation_for(p_user uuid, p_conversation text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if p_conversation is not null and p_conversation <> 'new' then
    select id into v_id from public.conversations where id = p_conversation::uuid and user_id = p_user;
    if not found then
      perform private.refuse(404, 'NOT_FOUND', 'There is no such conversation.');
    end if;
    return v_id;
  end if;
  -- Two first messages at once must not open two conversations.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 1));
  if p_conversation is null then
    select id into v_id from public.conversations
    where user_id = p_user and last_turn_at > now() - interval '4 hours'
    order by last_turn_at desc limit 1;
  end if;
  if v_id is null then
    v_id := gen_random_uuid();
    insert into public.conversations (id, user_id) values (v_id, p_user);
  end if;
  return v_id;
end $$;

-- Remembers where the person is when the request says so; answers with what holds for this turn.
create function private.place_of(p_user uuid, p_time_zone text, p_locale text) returns public.profiles
language plpgsql set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  select * into v_profile from public.profiles where user_id = p_user;
  if not found or v_profile.time_zone is distinct from coalesce(p_time_zone, v_profile.time_zone)
     or v_profile.locale is distinct from coalesce(p_locale, v_profile.locale) then
    insert into public.profiles as p (user_id, time_zone, locale)
    values (p_user, coalesce(p_time_zone, 'UTC'), coalesce(p_locale, 'en'))
    on conflict (user_id) do update
      set time_zone = coalesce(p_time_zone, p.time_zone), locale = coalesce(p_locale, p.locale)
    returning * into v_profile;
  end if;
  return v_profile;
end $$;

-- Records a turn once and claims it when its conversation is free. A repeat answers the same;
-- the same id with another body or person is refused (rulings R24 and R25).
create function public.open_turn(
  p_turn uuid, p_user uuid, p_request_hash text, p_input jsonb, p_asked_at timestamptz, p_owner text, p_contract_version int
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_place public.profiles;
  v_conversation uuid;
  v_waiting int;
begin
  -- The lock on the turn's own id makes raced repeats of one request wait for the first.
  perform pg_advisory_xact_lock(hashtextextended(p_turn::text, 0));
  select * into v_turn from public.turns where id = p_turn;
  if found then
    if v_turn.user_id <> p_user then
      perform private.refuse(404, 'NOT_FOUND', 'There is no such job.');
    elsif v_turn.request_hash <> p_request_hash then
      perform private.refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
    end if;
    return jsonb_build_object(
      'repeated', true, 'status', v_turn.status, 'conversation_id', v_turn.conversation_id,
      'claim', case when v_turn.status = 'running' and v_turn.owner = p_owner then private.turn_claim(v_turn) end);
  end if;

  if (select count(*) from public.turns where user_id = p_user and status in ('queued', 'running')) >= 20 then
    perform private.refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests are open. Please wait for one to finish.');
  end if;
  v_conversation := private.conversation_for(p_user, p_input ->> 'conversation_id');
  v_place := private.place_of(p_user, p_input ->> 'time_zone', p_input ->> 'locale');
  perform pg_advisory_xact_lock(hashtextextended(v_conversation::text, 0));
  select count(*) into v_waiting from public.turns
  where conversation_id = v_conversation and status in ('queued', 'running');
  if v_waiting > 0 and p_input ->> 'if_busy' = 'reject' then
    perform private.refuse(409, 'CONVERSATION_BUSY', 'Alfred is still answering in this conversation.');
  elsif v_waiting > 10 then
    perform private.refuse(429, 'QUEUE_FULL', 'Too many messages are waiting in this conversation.');
  end if;

  insert into public.turns as t
    (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, owner, fence, attempts, claimed_at, suggestions)
  values (
    p_turn, p_user, v_conversation, p_contract_version, p_request_hash, p_input, p_asked_at, v_place.time_zone, v_place.locale,
    case when v_waiting = 0 then 'running' else 'queued' end,
    case when v_waiting = 0 then p_owner end,
    case when v_waiting = 0 then 1 else 0 end,
    case when v_waiting = 0 then 1 else 0 end,
    case when v_waiting = 0 then clock_timestamp() end,
    case when v_waiting = 0 then private.open_suggestions(p_user, v_conversation) end
  ) returning * into v_turn;
  return jsonb_build_object(
    'repeated', false, 'status', v_turn.status, 'conversation_id', v_conversation,
    'claim', case when v_turn.status = 'running' then private.turn_claim(v_turn) end);
end $$;

-- The turn that this token may write as, locked until the transaction ends: against a takeover, and
-- against a second apply of the same step, which then finds what the first one stored.
create function private.hold_turn() returns uuid
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
create function private.store_batch(p_turn uuid, p_first_record int, p_records jsonb, p_events jsonb) returns void
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
grant execute on function private.store_batch(uuid, int, jsonb, jsonb) to authenticated;

create function private.stored_response(p_turn uuid, p_step int, p_call int, p_request_hash text) returns jsonb
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
grant execute on function private.stored_response(uuid, int, int, text) to authenticated;

create function private.store_response(p_turn uuid, p_step int, p_call int, p_request_hash text, p_response jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.turn_calls (turn_id, step, call, request_hash, response)
  values (p_turn, p_step, p_call, p_request_hash, p_response)
$$;
grant execute on function private.store_response(uuid, int, int, text, jsonb) to authenticated;

create function private.run_tool(p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_response jsonb;
begin
  if not exists (select from private.tools where name = p_tool and domain = private.claim('domain')) then
    perform private.refuse_call('UNKNOWN_TOOL', 'This agent has no such tool.');
  end if;
  execute format('select private.%I($1)', 'tool_' || p_tool) into v_response using p_arguments;
  if private.rows_changed(current_setting('alfred.turn')::uuid) > private.rows_per_turn_max() then
    perform private.refuse_call('ROW_LIMIT', 'That would change too much in one go.');
  end if;
  return jsonb_build_object('ok', true) || v_response;
end $$;
grant execute on function private.run_tool(text, jsonb) to authenticated;

-- Runs one call in a savepoint. A data error becomes the call's recorded result and leaves nothing
-- behind; anything else (a lost fence, a serialisation failure) fails the whole request.
create function private.run_call(p_tool text, p_arguments jsonb) returns jsonb
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
    return jsonb_build_object('ok', false, 'error', jsonb_build_object('code', v_detail, 'message', v_message, 'retryable', false));
  elsif left(v_state, 2) in ('22', '23') then
    return jsonb_build_object('ok', false, 'error', jsonb_build_object(
      'code', 'INVALID_VALUE', 'message', 'A value does not fit what can be stored.', 'retryable', false));
  end if;
  raise;
end $$;
grant execute on function private.run_call(text, jsonb) to authenticated;

-- One model answer with all its calls: the decisions that led to it, its effects and its events
-- become durable together or not at all. The token names turn, fence, person and domain.
create function public.apply(p_step int, p_first_record int, p_records jsonb, p_events jsonb, p_calls jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn uuid := private.hold_turn();
  v_call jsonb;
  v_hash text;
  v_response jsonb;
  v_responses jsonb := '[]';
begin
  perform private.store_batch(v_turn, p_first_record, p_records, p_events);
  perform set_config('alfred.turn', v_turn::text, true), set_config('alfred.step', p_step::text, true);
  for v_call in select * from jsonb_array_elements(p_calls) loop
    v_hash := md5((v_call ->> 'tool') || (v_call -> 'arguments')::text);
    v_response := private.stored_response(v_turn, p_step, (v_call ->> 'call')::int, v_hash);
    if v_response is null then
      perform set_config('alfred.call', v_call ->> 'call', true);
      v_response := private.run_call(v_call ->> 'tool', v_call -> 'arguments');
      perform private.store_response(v_turn, p_step, (v_call ->> 'call')::int, v_hash, v_response);
    end if;
    v_responses := v_responses || jsonb_build_array(v_response);
  end loop;
  perform set_config('alfred.turn', '', true);
  return v_responses;
end $$;
grant execute on function public.apply(int, int, jsonb, jsonb, jsonb) to authenticated;

-- Model time worth keeping: stored while the turn goes on, so that a takeover does not pay for it again.
create function public.checkpoint_turn(p_turn uuid, p_fence bigint, p_first_record int, p_records jsonb, p_events jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.turns where id = p_turn and fence = p_fence and status = 'running' for share;
  if not found then
    perform private.refuse(409, 'STALE', 'This turn belongs to another owner now.');
  end if;
  perform private.store_batch(p_turn, p_first_record, p_records, p_events);
end $$;

-- Ends a turn and claims the conversation's next one for the same process. A repeat is answered alike.
create function public.commit_turn(
  p_turn uuid, p_fence bigint, p_owner text, p_outcome jsonb, p_state jsonb, p_mentioned uuid[]
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_next uuid;
begin
  select * into v_turn from public.turns where id = p_turn;
  perform pg_advisory_xact_lock(hashtextextended(v_turn.conversation_id::text, 0));
  update public.turns set
    status = p_outcome ->> 'status', result = p_outcome -> 'result', final_events = p_outcome -> 'events',
    ledger = p_outcome -> 'ledger', usage = p_outcome -> 'usage', finished_at = clock_timestamp()
  where id = p_turn and fence = p_fence and status = 'running'
    and (not cancel_requested or p_outcome ->> 'status' = 'cancelled');
  if found then
    update public.conversations set state = p_state, turns_committed = turns_committed + 1, last_turn_at = clock_timestamp()
    where id = v_turn.conversation_id;
    if cardinality(p_mentioned) > 0 then
      update public.suggestions set status = 'mentioned', mentioned_in = p_turn where id = any (p_mentioned) and user_id = v_turn.user_id;
    end if;
  elsif not exists (select from public.turns where id = p_turn and fence = p_fence and finished_at is not null) then
    perform private.refuse(409, 'STALE', 'This turn belongs to another owner now.');
  end if;

  -- The earliest open turn alone: while another owner runs it, those that wait behind it are not free.
  select id into v_next from public.turns
  where conversation_id = v_turn.conversation_id and status in ('queued', 'running')
  order by seq limit 1;
  select * into v_turn from public.turns where id = v_next;
  return jsonb_build_object('next', case
    when v_turn.status = 'running' and v_turn.owner = p_owner then private.turn_claim(v_turn)
    when v_turn.status = 'queued' then private.claim_turn(v_turn.id, p_owner)
  end);
end $$;

-- One call a second per orchestrator: renews its lease and takes over what nobody alive owns,
-- turns of dead instances and of its own earlier boots as well as queued heads that were left.
-- Attempts are spaced by 1, 2, 4 s, and a turn that failed twice is taken alone, when it is the first
-- in order: should it bring its process down once more, it takes no fresh one with it.
create function public.beat(p_name text, p_boot text, p_lease_seconds int, p_turns_max int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_owner text := p_name || ':' || p_boot;
  v_ids uuid[];
begin
  insert into private.instances (name, boot, lease_until)
  values (p_name, p_boot, clock_timestamp() + make_interval(secs => p_lease_seconds))
  on conflict (name) do update set boot = excluded.boot, lease_until = excluded.lease_until;

  select array_agg(x.id order by x.seq) into v_ids from (
    select t.id, t.seq, t.attempts, row_number() over by_age as position, first_value(t.attempts) over by_age as oldest_attempts from (
      select t.* from public.turns t
      where (
          t.status = 'queued' and t.created_at < clock_timestamp() - interval '1 second'
          or t.status = 'running' and not exists (
            select from private.instances i
            where i.name || ':' || i.boot = t.owner and i.lease_until > clock_timestamp())
          and (t.attempts < 2 or t.claimed_at < clock_timestamp() - make_interval(secs => least(4, 2 ^ (t.attempts - 2))))
        )
        and not exists (
          select from public.turns e
          where e.conversation_id = t.conversation_id and e.seq < t.seq and e.status in ('queued', 'running'))
      order by t.seq limit p_turns_max for update skip locked
    ) t
    window by_age as (order by t.seq)
  ) x where case when x.oldest_attempts < 2 then x.attempts < 2 else x.position = 1 end;

  return coalesce(
    (select jsonb_agg(private.claim_turn(id, v_owner) order by position) from unnest(v_ids) with ordinality as u (id, position)), '[]');
end $$;

-- A graceful end: what this boot owned is orphaned at once instead of when its lease runs out.
create function public.release_instance(p_name text, p_boot text) returns void
language sql security definer set search_path = '' as $$
  delete from private.instances where name = p_name and boot = p_boot
$$;

-- Takes a turn away from its owner in order to end it. When the commit won, there is nothing to claim.
create function public.cancel_turn(p_turn uuid, p_user uuid, p_owner text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  select * into v_turn from public.turns where id = p_turn and user_id = p_user;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such job.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(v_turn.conversation_id::text, 0));
  select * into v_turn from public.turns where id = p_turn for update;
  if v_turn.finished_at is not null then
    return jsonb_build_object('status', v_turn.status, 'claim', null);
  end if;
  if v_turn.status = 'queued' then
    -- A turn that never ran has nothing to fold, and another may be running in its conversation.
    update public.turns set
      status = 'cancelled', fence = fence + 1, cancel_requested = true, finished_at = clock_timestamp(),
      result = jsonb_build_object('response', 'Cancelled before it began.'), final_events = '[]'
    where id = p_turn;
    return jsonb_build_object('status', 'cancelled', 'claim', null);
  end if;
  update public.turns set cancel_requested = true where id = p_turn;
  return jsonb_build_object('status', 'running', 'claim', private.claim_turn(p_turn, p_owner));
end $$;

-- A turn as its person may see it, with every event that is stored. Foreign and absent look alike.
create function public.read_turn(p_turn uuid, p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  select * into v_turn from public.turns where id = p_turn and user_id = p_user;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such job.');
  end if;
  return jsonb_build_object(
    'turn_id', v_turn.id, 'conversation_id', v_turn.conversation_id, 'status', v_turn.status, 'fence', v_turn.fence,
    'result', v_turn.result, 'usage', v_turn.usage, 'created_at', v_turn.created_at, 'finished_at', v_turn.finished_at,
    'events', coalesce((
      select jsonb_agg(e.event order by b.first_record, e.position)
      from private.turn_batches b, jsonb_array_elements(b.events) with ordinality as e (event, position)
      where b.turn_id = p_turn), '[]') || coalesce(v_turn.final_events, '[]'));
end $$;

grant execute on function
  public.open_turn(uuid, uuid, text, jsonb, timestamptz, text, int),
  public.checkpoint_turn(uuid, bigint, int, jsonb, jsonb),
  public.commit_turn(uuid, bigint, text, jsonb, jsonb, uuid[]),
  public.beat(text, text, int, int),
  public.release_instance(text, text),
  public.cancel_turn(uuid, uuid, text),
  public.read_turn(uuid, uuid)
to alfred_orchestrator;
