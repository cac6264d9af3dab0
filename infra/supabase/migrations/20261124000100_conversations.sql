-- Conversations as their person sees them: a list, a title, what they wait for, their history, and their end.

alter table public.conversations
  add column title text check (title ~ '\S' and length(title) <= 120),
  add column deleted_at timestamptz;
-- What its person changed by hand before a turn: fixed when it is first claimed, like the suggestions.
alter table public.turns add column hand_edits jsonb;
create index turns_by_conversation on public.turns (conversation_id, seq desc);
drop policy "own conversations" on public.conversations;
-- Of a deleted conversation nothing is left to see but what it cost (ruling R22).
create policy "own conversations" on public.conversations for select to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null);

-- A text shortened at a word; what looks like an id is left out. Null when nothing is left.
create function private.short_title(p_text text) returns text
language sql immutable set search_path = '' as $$
  select case when length(t.line) <= 60 then nullif(t.line, '')
    else regexp_replace(regexp_replace(left(t.line, 60), '\s+\S*$', ''), '[\s.,;:!?-]+$', '') || '…' end
  from (select btrim(regexp_replace(regexp_replace(p_text, '([0-9a-f]{4}-?){7}[0-9a-f]{4}', '', 'gi'), '\s+', ' ', 'g')) as line) t
$$;

-- What a conversation is called that nobody gave a name: by what was said first. Words that only leave a mode say nothing.
create function private.opening_title(p_conversation uuid) returns text
language sql stable set search_path = '' as $$
  select private.short_title(t.input ->> 'message') from public.turns t
  where t.conversation_id = p_conversation and t.input ->> 'message' ~ '\S' and t.input ->> 'message' !~ '^\s*__\w+__\s*$'
  order by t.seq limit 1
$$;

create function private.conversation_line(p_conversation public.conversations) returns jsonb
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
create function private.own_conversation(p_user uuid, p_conversation uuid) returns public.conversations
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
create function public.list_conversations(p_user uuid, p_limit int, p_before_at timestamptz default null, p_before_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
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

-- A conversation as a client opens it. What it waits for is shown in its wire form, until it expires (rulings R8 and R9).
create function public.read_conversation(p_user uuid, p_conversation uuid) returns jsonb
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

create function public.rename_conversation(p_user uuid, p_conversation uuid, p_title text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_conversation(p_user, p_conversation);
  update public.conversations set title = p_title where id = p_conversation and user_id = p_user and deleted_at is null;
  return public.read_conversation(p_user, p_conversation);
end $$;

-- Deletes what was said and keeps a tombstone (ruling R22): that there were turns, when, and what they cost. What
-- was changed in the kitchen is the person's kitchen, and stays.
create function public.delete_conversation(p_user uuid, p_conversation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_conversation(p_user, p_conversation);
  -- The lock of whoever opens, commits or cancels a turn: what is looked at below cannot change meanwhile.
  perform pg_advisory_xact_lock(hashtextextended(p_conversation::text, 0));
  perform private.own_conversation(p_user, p_conversation);
  if exists (select from public.turns where conversation_id = p_conversation and status in ('queued', 'running')) then
    perform private.refuse(409, 'CONVERSATION_BUSY', 'Alfred is still answering in this conversation.');
  end if;
  delete from private.turn_batches b using public.turns t where t.id = b.turn_id and t.conversation_id = p_conversation;
  delete from private.turn_calls k using public.turns t where t.id = k.turn_id and t.conversation_id = p_conversation;
  update public.turns set
    input = '{}', request_hash = '', result = null, ledger = null, final_events = null, suggestions = null, hand_edits = null
  where conversation_id = p_conversation;
  update public.conversations set state = '{}', title = null, deleted_at = clock_timestamp() where id = p_conversation;
end $$;

-- A turn as its person may see it, without its events.
create function private.turn_line(p_turn public.turns) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'turn_id', (p_turn).id, 'conversation_id', (p_turn).conversation_id, 'status', (p_turn).status, 'fence', (p_turn).fence,
    'mode', coalesce((p_turn).input ->> 'mode', 'plan'), 'message', coalesce((p_turn).input ->> 'message', ''),
    'result', (p_turn).result, 'usage', (p_turn).usage, 'created_at', (p_turn).created_at, 'finished_at', (p_turn).finished_at)
$$;

-- The turn of a person, unless its conversation was deleted. Foreign and absent look alike.
create function private.own_turn(p_user uuid, p_turn uuid) returns public.turns
language plpgsql stable set search_path = '' as $$
declare
  v_turn public.turns;
begin
  select t.* into v_turn from public.turns t join public.conversations c on c.id = t.conversation_id
  where t.id = p_turn and t.user_id = p_user and c.deleted_at is null;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such job.');
  end if;
  return v_turn;
end $$;

-- A page of what a person asked, the latest first: everywhere, or in one conversation.
create function public.list_turns(p_user uuid, p_conversation uuid, p_limit int, p_before bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_page jsonb;
begin
  if p_conversation is not null then
    perform private.own_conversation(p_user, p_conversation);
  end if;
  with found as (
    select t, row_number() over (order by t.seq desc) as position
    from public.turns t join public.conversations c on c.id = t.conversation_id
    where t.user_id = p_user and c.deleted_at is null
      and (p_conversation is null or t.conversation_id = p_conversation) and (p_before is null or t.seq < p_before)
    order by t.seq desc limit p_limit + 1
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(private.turn_line(t) order by position) from found where position <= p_limit), '[]'),
    'next', (select (t).seq from found where position = p_limit and exists (select from found where position > p_limit))) into v_page;
  return v_page;
end $$;

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

grant execute on function
  public.list_conversations(uuid, int, timestamptz, uuid),
  public.read_conversation(uuid, uuid),
  public.rename_conversation(uuid, uuid, text),
  public.delete_conversation(uuid, uuid),
  public.list_turns(uuid, uuid, int, bigint)
to alfred_orchestrator;
