-- Conversations as their person sees them: a list, a title, what they wait for, their history, and their end.

-- What a conversation is called that nobody gave a name: by what was said first. Words that only leave a mode say nothing.
create or replace function private.opening_title(p_conversation uuid) returns text
language sql stable set search_path = '' as $$
  select private.short_title(t.input ->> 'message') from public.turns t
  where t.conversation_id = p_conversation and t.input ->> 'message' ~ '\S' and t.input ->> 'message' !~ '^\s*__\w+__\s*$'
  order by t.seq limit 1
$$;

create or replace function private.conversation_line(p_conversation public.conversations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'conversation_id', (p_conversation).id,
    'title', coalesce((p_conversation).title, private.opening_title((p_conversation).id)),
    'active_mode', coalesce((p_conversation).state -> 'session' ->> 'mode', 'plan'),
    'turns', (p_conversation).turns_committed,
    'created_at', (p_conversation).created_at,
    'last_turn_at', (p_conversation).last_turn_at)
$$;

-- The conversation of a person. A foreign one, an absent one and one that was deleted are answered alike.
create or replace function private.own_conversation(p_user uuid, p_conversation uuid) returns public.conversations
language plpgsql stable set search_path = '' as $$
declare
  v_conversation public.conversations;
begin
  select * into v_conversation from public.conversations where id = p_conversation and user_id = p_user and deleted_at is null;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such conversation.');
  end if;
  return v_conversation;
end $$;

-- A page of a person's conversations, the latest first. `next` is where the page after it begins.
create or replace function public.list_conversations(p_user uuid, p_limit int, p_before_at timestamptz default null, p_before_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.check_day(p_before_at);
  with found as (
    select c, row_number() over (order by c.last_turn_at desc, c.id desc) as position from public.conversations c
    where c.user_id = p_user and c.deleted_at is null and (p_before_at is null or (c.last_turn_at, c.id) < (p_before_at, p_before_id))
    order by c.last_turn_at desc, c.id desc limit p_limit + 1
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(private.conversation_line(c) order by position) from found where position <= p_limit), '[]'),
    'next', (select jsonb_build_object('at', (c).last_turn_at, 'id', (c).id) from found
      where position = p_limit and exists (select from found where position > p_limit)))
$$;
grant execute on function public.list_conversations(uuid, integer, timestamp with time zone, uuid) to alfred_orchestrator;

-- A conversation as a client opens it. What it waits for is shown in its wire form, until it expires (rulings R8 and R9).
create or replace function public.read_conversation(p_user uuid, p_conversation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_conversation public.conversations := private.own_conversation(p_user, p_conversation);
  v_wire jsonb := v_conversation.state -> 'pending' -> 'wire';
  v_session jsonb := nullif(v_conversation.state -> 'session', 'null');
begin
  return private.conversation_line(v_conversation) || jsonb_build_object(
    'pending', case when (v_wire ->> 'expires_at')::timestamptz > clock_timestamp() then v_wire end,
    'session', case when v_session is not null then jsonb_build_object(
      'mode', v_session -> 'mode', 'title', v_session -> 'title', 'messages', jsonb_array_length(v_session -> 'history')) end);
end $$;
grant execute on function public.read_conversation(uuid, uuid) to alfred_orchestrator;

create or replace function public.rename_conversation(p_user uuid, p_conversation uuid, p_title text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_conversation(p_user, p_conversation);
  update public.conversations set title = p_title where id = p_conversation and user_id = p_user and deleted_at is null;
  return public.read_conversation(p_user, p_conversation);
end $$;
grant execute on function public.rename_conversation(uuid, uuid, text) to alfred_orchestrator;

-- Deletes what was said and keeps a tombstone (ruling R22): that there were turns, when, and what they cost. What
-- was changed in the kitchen is the person's kitchen, and stays.
create or replace function public.delete_conversation(p_user uuid, p_conversation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_conversation(p_user, p_conversation);
  -- The lock of whoever opens, commits or cancels a turn: what is looked at below cannot change meanwhile.
  perform pg_advisory_xact_lock(hashtextextended(p_conversation::text, 0));
  perform private.own_conversation(p_user, p_conversation);
  if exists (select from public.turns where conversation_id = p_conversation and status in ('queued', 'running')) then
    perform private.refuse(409, 'CONVERSATION_BUSY', 'Alfred is still answering in this conversation.');
  end if;
  perform private.forget_told_in(p_user, p_conversation);
  delete from private.turn_batches b using public.turns t where t.id = b.turn_id and t.conversation_id = p_conversation;
  delete from private.turn_traces x using public.turns t where t.id = x.turn_id and t.conversation_id = p_conversation;
  delete from private.turn_calls k using public.turns t where t.id = k.turn_id and t.conversation_id = p_conversation;
  update public.turns set
    input = '{}', request_hash = '', result = null, ledger = null, final_events = null, suggestions = null, hand_edits = null
  where conversation_id = p_conversation;
  update public.conversations set state = '{}', title = null, deleted_at = clock_timestamp() where id = p_conversation;
end $$;
grant execute on function public.delete_conversation(uuid, uuid) to alfred_orchestrator;

-- What a turn leaves open is shown when the turn is committed: a yes that was said before that moment, by the
-- clock of this database, cannot be meant for it (invariant 4).
create or replace function private.stamp_pending() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.state -> 'pending') = 'object' and new.state -> 'pending' ->> 'shown_at' is null then
    new.state := jsonb_set(new.state, '{pending,shown_at}', to_jsonb(to_char(
      clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
  end if;
  return new;
end $$;
