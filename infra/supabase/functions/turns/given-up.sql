-- Dead letters: turns that were given up because something of ours broke. An operator sees them, without what was said
-- in them, and has them gone on with: a turn that failed is the same turn again, which folds what it recorded and makes no call twice.

-- Why a turn cannot be gone on with; null when it can.
create or replace function private.replay_obstacle(p_turn public.turns) returns text
language sql stable set search_path = '' as $$
  select case
    when (p_turn).status not in ('failed', 'partial') or ((p_turn).result -> 'error' ->> 'retryable') is distinct from 'true'
      then 'It did not end because something broke.'
    when exists (select from public.turns t where t.conversation_id = (p_turn).conversation_id and t.seq > (p_turn).seq)
      then 'Its conversation has gone on since.'
    when not exists (select from public.conversations c where c.id = (p_turn).conversation_id and c.deleted_at is null)
      then 'Its conversation was deleted.'
  end
$$;

-- The latest first. `p_before` is the `seq` of the last one that was listed.
create or replace function public.list_dead_turns(p_limit int, p_before bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'turn_id', t.id, 'seq', t.seq, 'user_id', t.user_id, 'conversation_id', t.conversation_id, 'status', t.status, 'attempts', t.attempts,
    'code', t.result -> 'error' ->> 'code', 'created_at', t.created_at, 'finished_at', t.finished_at,
    'obstacle', private.replay_obstacle(t)) order by t.seq desc), '[]')
  from (
    select * from public.turns
    where status in ('failed', 'partial') and (result -> 'error' ->> 'retryable') = 'true' and (p_before is null or seq < p_before)
    order by seq desc limit least(greatest(p_limit, 1), 200)
  ) t
$$;
grant execute on function public.list_dead_turns(integer, bigint) to alfred_operator;

-- Puts it back into its queue. That it was given up is forgotten, all else that it recorded stands.
create or replace function public.replay_turn(p_turn uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_obstacle text;
begin
  select * into v_turn from public.turns where id = p_turn;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such job.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(v_turn.conversation_id::text, 0));
  select * into v_turn from public.turns where id = p_turn for update;
  v_obstacle := private.replay_obstacle(v_turn);
  if v_obstacle is not null then
    perform private.refuse(409, 'NOT_REPLAYABLE', v_obstacle);
  end if;
  update private.turn_batches b set records = coalesce((
    select jsonb_agg(r order by n) from jsonb_array_elements(b.records) with ordinality as x (r, n) where r ->> 'kind' <> 'gave_up'), '[]')
  where b.turn_id = p_turn;
  update public.turns set
    status = 'queued', owner = null, fence = fence + 1, attempts = 0, claimed_at = null, cancel_requested = false,
    result = null, final_events = null, ledger = null, usage = null, finished_at = null
  where id = p_turn;
  return jsonb_build_object('turn_id', p_turn, 'status', 'queued');
end $$;
grant execute on function public.replay_turn(uuid) to alfred_operator;
