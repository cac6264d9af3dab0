-- Opening, claiming and cancelling once more: a message may interrupt, deleted conversations are not there, hand edits
-- reach the turn, and an orchestrator claims no turn of contracts that it does not know.

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
    'hand_edits', coalesce((p_turn).hand_edits, '[]'),
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

create or replace function private.claim_turn(p_turn uuid, p_owner text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn public.turns;
begin
  update public.turns t set
    status = 'running', owner = p_owner, fence = t.fence + 1, attempts = t.attempts + 1, claimed_at = clock_timestamp(),
    suggestions = coalesce(t.suggestions, private.open_suggestions(t.user_id, t.conversation_id)),
    hand_edits = coalesce(t.hand_edits, private.hand_edits_for(t.user_id, t.conversation_id, t.input, t.seq))
  where t.id = p_turn returning * into v_turn;
  return private.turn_claim(v_turn);
end $$;

-- Ends a turn that never ran: it has nothing to fold, and another may be running in its conversation.
create function private.end_waiting_turn(p_turn uuid) returns void
language sql set search_path = '' as $$
  update public.turns set
    status = 'cancelled', fence = fence + 1, cancel_requested = true, finished_at = clock_timestamp(),
    result = jsonb_build_object('response', 'Cancelled before it began.'), final_events = '[]'
  where id = p_turn and status = 'queued'
$$;

-- Takes a running turn away from its owner for somebody who is to end it.
create function private.take_to_end(p_turn public.turns, p_owner text, p_contract_version int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if (p_turn).contract_version > p_contract_version then
    perform private.refuse(503, 'UNAVAILABLE', 'This request belongs to a newer version of Alfred. Please try again in a moment.');
  end if;
  update public.turns set cancel_requested = true where id = (p_turn).id;
  return private.claim_turn((p_turn).id, p_owner);
end $$;

-- Stops what a conversation is at: what waits ends at once, what runs is taken away and has to be ended by the caller.
create function private.interrupt_conversation(p_conversation uuid, p_owner text, p_contract_version int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_running public.turns;
begin
  perform private.end_waiting_turn(id) from public.turns where conversation_id = p_conversation and status = 'queued';
  select * into v_running from public.turns where conversation_id = p_conversation and status = 'running' for update;
  return case when found then private.take_to_end(v_running, p_owner, p_contract_version) end;
end $$;

drop function public.cancel_turn(uuid, uuid, text);
-- Takes a turn away from its owner in order to end it. When the commit won, there is nothing to claim.
create function public.cancel_turn(p_turn uuid, p_user uuid, p_owner text, p_contract_version int default 1) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns := private.own_turn(p_user, p_turn);
begin
  perform pg_advisory_xact_lock(hashtextextended(v_turn.conversation_id::text, 0));
  select * into v_turn from public.turns where id = p_turn for update;
  if v_turn.finished_at is not null then
    return jsonb_build_object('status', v_turn.status, 'claim', null);
  elsif v_turn.status = 'queued' then
    perform private.end_waiting_turn(p_turn);
    return jsonb_build_object('status', 'cancelled', 'claim', null);
  end if;
  return jsonb_build_object('status', 'running', 'claim', private.take_to_end(v_turn, p_owner, p_contract_version));
end $$;

-- The conversation a request means: the one it names, or the person's latest unless it has been
-- idle for four hours (ruling R24). Foreign, absent and deleted are answered alike.
create or replace function private.conversation_for(p_user uuid, p_conversation text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if p_conversation is not null and p_conversation <> 'new' then
    return (private.own_conversation(p_user, p_conversation::uuid)).id;
  end if;
  -- Two first messages at once must not open two conversations.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 1));
  if p_conversation is null then
    select id into v_id from public.conversations
    where user_id = p_user and deleted_at is null and last_turn_at > now() - interval '4 hours'
    order by last_turn_at desc limit 1;
  end if;
  if v_id is null then
    v_id := gen_random_uuid();
    insert into public.conversations (id, user_id) values (v_id, p_user);
  end if;
  return v_id;
end $$;

-- The same with its lock held. It may be deleted while the lock is waited for: then the next one is meant, or none.
create function private.hold_conversation(p_user uuid, p_conversation text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  loop
    v_id := private.conversation_for(p_user, p_conversation);
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 0));
    exit when exists (select from public.conversations where id = v_id and deleted_at is null);
  end loop;
  return v_id;
end $$;

-- Answers a repeat like the first request. Its owner is given its claims again: an answer may have been lost.
create function private.open_again(p_turn public.turns, p_owner text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'repeated', true, 'status', (p_turn).status, 'conversation_id', (p_turn).conversation_id,
    'claim', case when (p_turn).status = 'running' and (p_turn).owner = p_owner then private.turn_claim(p_turn) end,
    'interrupted', case when (p_turn).status = 'queued' and (p_turn).input ->> 'if_busy' = 'interrupt' then (
      select private.turn_claim(r) from public.turns r
      where r.conversation_id = (p_turn).conversation_id and r.status = 'running' and r.cancel_requested and r.owner = p_owner) end)
$$;

-- Records a turn once and claims it when its conversation is free. A repeat answers the same;
-- the same id with another body or person is refused (rulings R24 and R25). A message that interrupts is queued behind
-- the turn that it stops, which the caller has to end.
create or replace function public.open_turn(
  p_turn uuid, p_user uuid, p_request_hash text, p_input jsonb, p_asked_at timestamptz, p_owner text, p_contract_version int
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_place public.profiles;
  v_conversation uuid;
  v_interrupted jsonb;
  v_waiting int;
begin
  -- The lock on the turn's own id makes raced repeats of one request wait for the first.
  perform pg_advisory_xact_lock(hashtextextended(p_turn::text, 0));
  if exists (select from public.turns where id = p_turn) then
    v_turn := private.own_turn(p_user, p_turn);
    if v_turn.request_hash <> p_request_hash then
      perform private.refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
    end if;
    return private.open_again(v_turn, p_owner);
  end if;

  v_conversation := private.hold_conversation(p_user, p_input ->> 'conversation_id');
  if p_input ->> 'if_busy' = 'interrupt' then
    v_interrupted := private.interrupt_conversation(v_conversation, p_owner, p_contract_version);
  end if;
  if (select count(*) from public.turns where user_id = p_user and status in ('queued', 'running')) >= 20 then
    perform private.refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests are open. Please wait for one to finish.');
  end if;
  select count(*) into v_waiting from public.turns
  where conversation_id = v_conversation and status in ('queued', 'running');
  if v_waiting > 0 and p_input ->> 'if_busy' = 'reject' then
    perform private.refuse(409, 'CONVERSATION_BUSY', 'Alfred is still answering in this conversation.');
  elsif v_waiting > 10 then
    perform private.refuse(429, 'QUEUE_FULL', 'Too many messages are waiting in this conversation.');
  end if;

  v_place := private.place_of(p_user, p_input ->> 'time_zone', p_input ->> 'locale');
  insert into public.turns as t
    (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, owner, fence, attempts, claimed_at, suggestions, hand_edits)
  values (
    p_turn, p_user, v_conversation, p_contract_version, p_request_hash, p_input, p_asked_at, v_place.time_zone, v_place.locale,
    case when v_waiting = 0 then 'running' else 'queued' end,
    case when v_waiting = 0 then p_owner end,
    case when v_waiting = 0 then 1 else 0 end,
    case when v_waiting = 0 then 1 else 0 end,
    case when v_waiting = 0 then clock_timestamp() end,
    case when v_waiting = 0 then private.open_suggestions(p_user, v_conversation) end,
    case when v_waiting = 0 then private.hand_edits_for(p_user, v_conversation, p_input, null) end
  ) returning * into v_turn;
  return jsonb_build_object(
    'repeated', false, 'status', v_turn.status, 'conversation_id', v_conversation,
    'claim', case when v_turn.status = 'running' then private.turn_claim(v_turn) end,
    'interrupted', v_interrupted);
end $$;

drop function public.commit_turn(uuid, bigint, text, jsonb, jsonb, uuid[]);
-- Ends a turn and claims the conversation's next one for the same process, unless it is of contracts that this one does
-- not know: a newer instance takes that with its beat. A repeat is answered alike.
create function public.commit_turn(
  p_turn uuid, p_fence bigint, p_owner text, p_outcome jsonb, p_state jsonb, p_mentioned uuid[], p_contract_version int default 1
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
    when v_turn.status = 'queued' and v_turn.contract_version <= p_contract_version then private.claim_turn(v_turn.id, p_owner)
  end);
end $$;

drop function public.beat(text, text, int, int);
-- One call a second per orchestrator: renews its lease and takes over what nobody alive owns,
-- turns of dead instances and of its own earlier boots as well as queued heads that were left.
-- Attempts are spaced by 1, 2, 4 s, and a turn that failed twice is taken alone, when it is the first
-- in order: should it bring its process down once more, it takes no fresh one with it. Turns of newer contracts
-- are left to an instance that knows them.
create function public.beat(p_name text, p_boot text, p_lease_seconds int, p_turns_max int, p_contract_version int default 1) returns jsonb
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
        and t.contract_version <= p_contract_version
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

grant execute on function
  public.commit_turn(uuid, bigint, text, jsonb, jsonb, uuid[], int),
  public.beat(text, text, int, int, int),
  public.cancel_turn(uuid, uuid, text, int)
to alfred_orchestrator;
