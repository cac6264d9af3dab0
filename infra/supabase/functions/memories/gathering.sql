-- What is gathered from what people said, after the reply (spec S7): each turn once, and only what its person said themselves.

-- Turns that have ended and were not looked at, the earliest first, with what tools already made of them. Questions and what was forgotten tell nothing.
create or replace function public.told_turns(p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('turn_id', t.id, 'message', left(t.input ->> 'message', 2000), 'locale', t.locale, 'today', private.local_date(t.asked_at, t.time_zone),
    'tools', coalesce((select jsonb_agg(c ->> 'tool') from jsonb_array_elements(case when jsonb_typeof(t.ledger -> 'tools_called') = 'array' then t.ledger -> 'tools_called' else '[]' end) c), '[]')) order by t.finished_at, t.id), '[]')
  from (
    select u.* from public.turns u
    where u.gathered_at is null and u.finished_at > clock_timestamp() - interval '2 days'
    order by u.finished_at, u.id limit least(greatest(p_limit, 0), 500)
  ) t
$$;
grant execute on function public.told_turns(integer) to alfred_worker;

-- Keeps what a turn tells, and notes that it was looked at: once, however often that is said. What the model took counts for its person's day.
create or replace function public.keep_gathered(p_turn uuid, p_memories jsonb, p_usage jsonb default '{}') returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_memory jsonb;
  v_kept record;
  v_count int := 0;
begin
  update public.turns t set gathered_at = clock_timestamp() where t.id = p_turn and t.gathered_at is null and t.finished_at is not null returning * into v_turn;
  if not found then
    return 0;
  end if;
  perform private.count_tokens(v_turn.user_id, p_usage);
  if v_turn.request_hash = '' or not exists (select from public.conversations c where c.id = v_turn.conversation_id and c.deleted_at is null) then
    return 0;
  end if;
  -- It is kept as of the person and of the turn, and by the same rules as what they ask to be kept.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', v_turn.user_id)::text, true), set_config('alfred.turn', p_turn::text, true);
  for v_memory in select m from jsonb_array_elements(p_memories) with ordinality as x (m, n) where n <= 5 order by n loop
    if private.is_said_in(v_memory ->> 'text', v_turn.input ->> 'message') then
      select * into v_kept from private.keep_memory(v_memory || jsonb_build_object('source', 'inferred', 'today', private.local_date(v_turn.asked_at, v_turn.time_zone)), null);
      v_count := v_count + case when v_kept.op = 'created' then 1 else 0 end;
    end if;
  end loop;
  perform set_config('request.jwt.claims', '', true), set_config('alfred.turn', '', true);
  return v_count;
end $$;
grant execute on function public.keep_gathered(uuid, jsonb, jsonb) to alfred_worker;
