-- How a turn ends.

-- Counts the tokens of a turn for its person's day. Turns that asked no model cost no row.
create or replace function private.count_tokens(p_user uuid, p_usage jsonb) returns void
language sql set search_path = '' as $$
  insert into private.tokens_of_a_day as t (user_id, day, tokens)
  select p_user, private.day_in_utc(), n.tokens
  from (select coalesce((p_usage ->> 'input_tokens')::bigint, 0) + coalesce((p_usage ->> 'output_tokens')::bigint, 0)) as n (tokens)
  where n.tokens > 0
  on conflict (user_id) do update
    set tokens = case when t.day = excluded.day then t.tokens else 0 end + excluded.tokens, day = excluded.day
$$;

-- Ends a turn and claims the conversation's next one for the same process, unless it is of contracts that this one does
-- not know: a newer instance takes that with its beat. A repeat is answered alike.
create or replace function public.commit_turn(
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
    perform private.count_tokens(v_turn.user_id, p_outcome -> 'usage');
    if p_outcome ? 'trace' then
      perform private.keep_trace(p_turn, v_turn.user_id, p_outcome -> 'trace');
    end if;
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
grant execute on function public.commit_turn(uuid, bigint, text, jsonb, jsonb, uuid[], integer) to alfred_orchestrator;

-- Takes a turn away from its owner in order to end it. When the commit won, there is nothing to claim.
create or replace function public.cancel_turn(p_turn uuid, p_user uuid, p_owner text, p_contract_version int default 1) returns jsonb
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
grant execute on function public.cancel_turn(uuid, uuid, text, integer) to alfred_orchestrator;
