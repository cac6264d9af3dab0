-- Turns as their person sees them, and what they cost.

-- A turn as its person may see it, without its events.
create or replace function private.turn_line(p_turn public.turns) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'turn_id', (p_turn).id, 'conversation_id', (p_turn).conversation_id, 'status', (p_turn).status, 'fence', (p_turn).fence,
    'mode', coalesce((p_turn).input ->> 'mode', 'plan'), 'message', coalesce((p_turn).input ->> 'message', ''),
    'result', (p_turn).result, 'usage', (p_turn).usage, 'created_at', (p_turn).created_at, 'finished_at', (p_turn).finished_at)
$$;

-- The turn of a person, unless its conversation was deleted. Foreign and absent look alike.
create or replace function private.own_turn(p_user uuid, p_turn uuid) returns public.turns
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
create or replace function public.list_turns(p_user uuid, p_conversation uuid, p_limit int, p_before bigint default null) returns jsonb
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
grant execute on function public.list_turns(uuid, uuid, integer, bigint) to alfred_orchestrator;

-- What models cost a person, by day and model: read as the person, under row level security. Days are those of
-- the time zone of each turn.
create or replace function public.usage_by_day(p_from date, p_until date) returns table (
  day date, model text, model_calls bigint, input_tokens bigint, output_tokens bigint, cost_usd numeric
)
language sql stable set search_path = '' as $$
  select private.check_day(p_from), private.check_day(p_until);
  select private.local_date(t.asked_at, t.time_zone), c ->> 'model', count(*), sum((c ->> 'input_tokens')::bigint),
    sum((c ->> 'output_tokens')::bigint), sum((c ->> 'cost_usd')::numeric)
  from public.turns t cross join lateral jsonb_array_elements(t.usage -> 'calls') c
  where t.user_id = (select auth.uid())
    and t.asked_at >= p_from::timestamptz - interval '1 day' and t.asked_at < p_until::timestamptz + interval '2 days'
    and private.local_date(t.asked_at, t.time_zone) between p_from and p_until
  group by 1, 2 order by 1, 2
$$;
grant execute on function public.usage_by_day(date, date) to authenticated;
