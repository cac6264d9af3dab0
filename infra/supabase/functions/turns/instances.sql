-- Which orchestrators are alive, and which turns they own.

-- One call a second per orchestrator: renews its lease and takes over what nobody alive owns,
-- turns of dead instances and of its own earlier boots as well as queued heads that were left.
-- Attempts are spaced by 1, 2, 4 s, and a turn that failed twice is taken alone, when it is the first
-- in order: should it bring its process down once more, it takes no fresh one with it. Turns of newer contracts
-- are left to an instance that knows them.
create or replace function public.beat(p_name text, p_boot text, p_lease_seconds int, p_turns_max int, p_contract_version int default 1) returns jsonb
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
grant execute on function public.beat(text, text, integer, integer, integer) to alfred_orchestrator;

-- Turns that this instance owns and does not work on: the answer that gave it the turn was lost, or its work broke off. Its lease keeps
-- everybody else away from them. A call is answered or over within ten seconds, so that what was given longer ago is lost.
create or replace function public.take_lost_turns(p_name text, p_boot text, p_working uuid[], p_turns_max int, p_contract_version int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_owner text := p_name || ':' || p_boot;
  v_ids uuid[];
begin
  select array_agg(t.id order by t.seq) into v_ids from (
    select t.id, t.seq from public.turns t
    where t.status = 'running' and t.owner = v_owner and t.id <> all (p_working)
      and t.claimed_at < clock_timestamp() - interval '15 seconds' and t.contract_version <= p_contract_version
    order by t.seq limit p_turns_max for update skip locked) t;
  return coalesce(
    (select jsonb_agg(private.claim_turn(id, v_owner) order by position) from unnest(v_ids) with ordinality as u (id, position)), '[]');
end $$;
grant execute on function public.take_lost_turns(text, text, uuid[], integer, integer) to alfred_orchestrator;

-- A graceful end: what this boot owned is orphaned at once instead of when its lease runs out.
create or replace function public.release_instance(p_name text, p_boot text) returns void
language sql security definer set search_path = '' as $$
  delete from private.instances where name = p_name and boot = p_boot
$$;
grant execute on function public.release_instance(text, text) to alfred_orchestrator;

-- The day that tokens are counted for. Not the person's own, which they could move.
create or replace function private.day_in_utc() returns date
language sql stable set search_path = '' as $$ select (clock_timestamp() at time zone 'UTC')::date $$;

-- The tokens that a person's finished turns of today took.
create or replace function private.tokens_today(p_user uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((select t.tokens from private.tokens_of_a_day t where t.user_id = p_user and t.day = private.day_in_utc()), 0)
$$;

-- Everything that an orchestrator needs to run or resume a turn, in one answer, and when the request was taken.
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
    'tokens_today', private.tokens_today((p_turn).user_id),
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

-- What Alfred noticed and has not said yet, for the first turn of a conversation.
create or replace function private.open_suggestions(p_user uuid, p_conversation uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when (select c.turns_committed from public.conversations c where c.id = p_conversation) > 0
    then '[]'::jsonb
    else coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'reason', s.reason, 'action', s.action, 'request', s.request) order by s.rank desc, s.due_on, s.id)
      from (
        select * from public.suggestions
        where user_id = p_user and (status = 'open' or status = 'snoozed' and snoozed_until <= now()) and valid_until >= now()
          -- All that ever ran out would be read again at each conversation otherwise.
          and due_on >= (now() at time zone 'UTC')::date - 7
        -- Few: what matters less can be read, or is told next time.
        order by rank desc, due_on, id limit 3
      ) s), '[]')
  end
$$;

-- Gives a turn to an owner. The caller holds the row's lock or the conversation's.
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
