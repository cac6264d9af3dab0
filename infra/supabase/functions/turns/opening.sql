-- A request becomes a turn (architecture, A turn's way through it): of a conversation, queued or claimed at once.

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

-- Remembers where the person is when the request says so; answers with what holds for this turn.
create or replace function private.place_of(p_user uuid, p_time_zone text, p_locale text) returns public.profiles
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

-- The same with its lock held. It may be deleted while the lock is waited for: then the next one is meant, or none.
create or replace function private.hold_conversation(p_user uuid, p_conversation text) returns uuid
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

-- Ends a turn that never ran: it has nothing to fold, and another may be running in its conversation.
create or replace function private.end_waiting_turn(p_turn uuid) returns void
language sql set search_path = '' as $$
  update public.turns set
    status = 'cancelled', fence = fence + 1, cancel_requested = true, finished_at = clock_timestamp(),
    result = jsonb_build_object('response', 'Cancelled before it began.'), final_events = '[]'
  where id = p_turn and status = 'queued'
$$;

-- Takes a running turn away from its owner for somebody who is to end it.
create or replace function private.take_to_end(p_turn public.turns, p_owner text, p_contract_version int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if (p_turn).contract_version > p_contract_version then
    perform private.refuse(503, 'UNAVAILABLE', 'This request belongs to a newer version of Alfred. Please try again in a moment.');
  end if;
  update public.turns set cancel_requested = true where id = (p_turn).id;
  return private.claim_turn((p_turn).id, p_owner);
end $$;

-- Stops what a conversation is at: what waits ends at once, what runs is taken away and has to be ended by the caller.
create or replace function private.interrupt_conversation(p_conversation uuid, p_owner text, p_contract_version int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_running public.turns;
begin
  perform private.end_waiting_turn(id) from public.turns where conversation_id = p_conversation and status = 'queued';
  select * into v_running from public.turns where conversation_id = p_conversation and status = 'running' for update;
  return case when found then private.take_to_end(v_running, p_owner, p_contract_version) end;
end $$;

-- Answers a repeat like the first request. Its owner is given its claims again: an answer may have been lost.
create or replace function private.open_again(p_turn public.turns, p_owner text) returns jsonb
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
  perform private.check_day(p_asked_at);
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
grant execute on function public.open_turn(uuid, uuid, text, jsonb, timestamp with time zone, text, integer) to alfred_orchestrator;

-- The same turn as in a list, with every event that is stored.
create or replace function public.read_turn(p_turn uuid, p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_turn public.turns := private.own_turn(p_user, p_turn);
begin
  return private.turn_line(v_turn) || jsonb_build_object(
    'events', coalesce((
      select jsonb_agg(e.event order by b.first_record, e.position)
      from private.turn_batches b, jsonb_array_elements(b.events) with ordinality as e (event, position)
      where b.turn_id = p_turn), '[]') || coalesce(v_turn.final_events, '[]'));
end $$;
grant execute on function public.read_turn(uuid, uuid) to alfred_orchestrator;
