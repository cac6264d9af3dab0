-- Messages that were given up: an operator sees them, without what they say and where they go, and has them tried again.

-- Why a message cannot be tried again; null when it can.
create or replace function private.delivery_obstacle(p_one public.deliveries) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from public.delivery_places p where p.id = (p_one).place_id and p.ended_at is not null) then 'Its place has ended.'
    when (p_one).suggestions <> '{}' and not exists (select from public.suggestions s where s.id = any ((p_one).suggestions) and s.user_id = (p_one).user_id and s.status = 'open' and s.valid_until > now())
      then 'None of its suggestions holds any more.'
  end
$$;

-- The latest first, at most two hundred.
create or replace function public.list_dead_deliveries() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'way', p.way, 'attempts', d.attempts, 'error', d.error, 'ended_at', d.ended_at, 'obstacle', private.delivery_obstacle(d)) order by d.ended_at desc), '[]')
  from (select * from public.deliveries where status = 'given_up' order by ended_at desc limit 200) d join public.delivery_places p on p.id = d.place_id
$$;
grant execute on function public.list_dead_deliveries() to alfred_operator;

create or replace function public.replay_delivery(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_one public.deliveries;
begin
  select * into v_one from public.deliveries d where d.id = p_id and d.status = 'given_up' for update;
  if v_one.id is null then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such message that was given up.');
  elsif private.delivery_obstacle(v_one) is not null then
    perform private.refuse(409, 'NOT_REPLAYABLE', private.delivery_obstacle(v_one));
  end if;
  update public.deliveries d set status = 'waiting', attempts = 0, next_attempt_at = now(), ended_at = null where d.id = p_id;
  return jsonb_build_object('id', p_id);
end $$;
grant execute on function public.replay_delivery(uuid) to alfred_operator;
