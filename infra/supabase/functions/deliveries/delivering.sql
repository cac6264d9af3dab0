-- What is delivered now, by whom, and what came of it. A message is in the hands of one worker for a minute; after that another one takes it up (spec S8).

-- Whether a moment is within the hours in which a person wants to be left alone: those may go over midnight.
create or replace function private.is_quiet_hour(p_local time, p_from time, p_until time) returns boolean
language sql immutable set search_path = '' as $$
  select case when p_from < p_until then p_local >= p_from and p_local < p_until when p_from > p_until then p_local >= p_from or p_local < p_until else false end
$$;

-- How long a message rests after so many attempts; null when it is given up.
create or replace function private.rest_after(p_attempts int) returns interval
language sql immutable set search_path = '' as $$ select (array['1 minute', '5 minutes', '30 minutes', '2 hours', null])[least(p_attempts, 5)]::interval $$;

-- The places that something new can be told at, each with its person's day: confirmed, not ended, outside of quiet hours, and by a way that can be gone.
create or replace function private.open_places(p_at timestamptz, p_ways text[]) returns table (id uuid, user_id uuid, since timestamptz, today date, a_day_max int)
language sql stable set search_path = '' as $$
  select p.id, p.user_id, p.confirmed_at, private.local_date(p_at, coalesce(f.time_zone, 'UTC')), coalesce(w.a_day_max, 3)
  from public.delivery_places p left join public.profiles f using (user_id) left join public.delivery_wishes w using (user_id)
  where p.way = any (p_ways) and p.confirmed_at is not null and p.ended_at is null
    and not private.is_quiet_hour((p_at at time zone coalesce(f.time_zone, 'UTC'))::time, coalesce(w.quiet_from, '21:00'), coalesce(w.quiet_until, '08:00'))
$$;

-- Makes a message of what is new for each place: the most important first, as many as are left of the day. What is told in Alfred itself meanwhile, or no longer so, is not.
create or replace function private.make_deliveries(p_at timestamptz, p_ways text[], p_after interval, p_limit int) returns void
language plpgsql set search_path = '' as $$
declare
  v_place record;
  v_told uuid[];
begin
  for v_place in
    select o.* from private.open_places(p_at, p_ways) o
    where exists (select from public.suggestions s where s.user_id = o.user_id and s.status = 'open' and s.created_at between o.since and p_at - p_after and s.valid_until > p_at
      and not exists (select from public.deliveries d where d.place_id = o.id and s.id = any (d.suggestions)))
      and (select coalesce(sum(cardinality(d.suggestions)), 0) from public.deliveries d where d.place_id = o.id and d.day = o.today) < o.a_day_max
    order by o.id limit p_limit
  loop
    -- Who waits here for another worker finds what that one has made.
    perform from public.delivery_places p where p.id = v_place.id for update skip locked;
    continue when not found;
    select array_agg(t.id order by t.rank desc, t.id) into v_told from (
      select s.id, s.rank from public.suggestions s
      where s.user_id = v_place.user_id and s.status = 'open' and s.created_at between v_place.since and p_at - p_after and s.valid_until > p_at
        and not exists (select from public.deliveries d where d.place_id = v_place.id and s.id = any (d.suggestions))
      order by s.rank desc, s.id
      limit greatest(0, v_place.a_day_max - (select coalesce(sum(cardinality(d.suggestions)), 0) from public.deliveries d where d.place_id = v_place.id and d.day = v_place.today))) t;
    continue when v_told is null;
    insert into public.deliveries (user_id, place_id, suggestions, day, next_attempt_at) values (v_place.user_id, v_place.id, v_told, v_place.today, p_at);
  end loop;
end $$;

-- Takes up the messages that are due, with all that is needed to send them. What none of its suggestions holds any more is taken back.
create or replace function public.claim_deliveries(p_at timestamptz, p_ways jsonb, p_after_seconds int, p_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ways text[];
  v_limit int := least(greatest(p_limit, 0), 200);
  v_claimed jsonb;
begin
  perform private.check_day(p_at);
  v_ways := array(select w ->> 'way' from jsonb_array_elements(p_ways) w);
  insert into private.delivery_ways as w (way, public_key, told_at) select x ->> 'way', x ->> 'public_key', now() from jsonb_array_elements(p_ways) x
  on conflict (way) do update set public_key = excluded.public_key, told_at = excluded.told_at where w.told_at < now() - interval '1 minute' or w.public_key is distinct from excluded.public_key;
  perform private.make_deliveries(p_at, v_ways, make_interval(secs => p_after_seconds), v_limit);
  update public.deliveries d set status = 'withdrawn', ended_at = p_at
  where d.status = 'waiting' and d.next_attempt_at <= p_at and d.suggestions <> '{}'
    and not exists (select from public.suggestions s where s.id = any (d.suggestions) and s.user_id = d.user_id and s.status = 'open' and s.valid_until > p_at);
  with due as (
    select d.id from public.deliveries d join public.delivery_places p on p.id = d.place_id
    where d.status = 'waiting' and d.next_attempt_at <= p_at and p.way = any (v_ways) and p.ended_at is null
      and (d.suggestions = '{}' or exists (select from private.open_places(p_at, v_ways) o where o.id = d.place_id))
    order by d.next_attempt_at, d.id limit v_limit for update of d skip locked
  ), taken as (
    update public.deliveries d set attempts = d.attempts + 1, next_attempt_at = p_at + interval '1 minute' from due where d.id = due.id returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'attempt', t.attempts, 'way', p.way, 'address', p.address, 'keys', k.keys, 'code', case when t.suggestions = '{}' then k.code end,
    'suggestions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'subject', s.subject, 'reason', s.reason, 'action', s.action, 'request', s.request, 'due_on', s.due_on)
        order by s.rank desc, s.id), '[]')
      from public.suggestions s where s.id = any (t.suggestions) and s.user_id = t.user_id and s.status = 'open' and s.valid_until > p_at)) order by t.created_at, t.id), '[]')
  into v_claimed from taken t join public.delivery_places p on p.id = t.place_id join private.delivery_keys k on k.place_id = p.id;
  return v_claimed;
end $$;
grant execute on function public.claim_deliveries(timestamptz, jsonb, int, int) to alfred_worker;

-- Notes what came of an attempt: sent, failed (it is tried again, some times), refused (it is not), or gone (the place is no more). That it was sent holds whoever else tried
-- meanwhile; of failures the latest attempt's counts.
create or replace function public.note_delivery(p_id uuid, p_attempt int, p_outcome text, p_error text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_one public.deliveries;
  v_rest interval := case when p_outcome = 'failed' then private.rest_after(p_attempt) end;
begin
  perform private.check_day(p_at);
  update public.deliveries d set
    status = case when p_outcome = 'sent' then 'sent' when v_rest is null then 'given_up' else 'waiting' end,
    ended_at = case when p_outcome = 'sent' or v_rest is null then p_at end, next_attempt_at = p_at + coalesce(v_rest, '0'), error = left(p_error, 60)
  where d.id = p_id and d.status in ('waiting', 'given_up') and (p_outcome = 'sent' or d.status = 'waiting' and d.attempts = p_attempt) returning * into v_one;
  if v_one.id is null then
    return false;
  end if;
  if p_outcome = 'gone' or v_one.status = 'given_up' and (select bool_and(l.status = 'given_up') and count(*) = 5 from
      (select d.status from public.deliveries d where d.place_id = v_one.place_id and d.status <> 'withdrawn' order by d.created_at desc limit 5) l) then
    update public.delivery_places p set ended_at = p_at, end_reason = left(p_error, 60) where p.id = v_one.place_id and p.ended_at is null;
    update public.deliveries d set status = 'given_up', ended_at = p_at, error = left(p_error, 60) where d.place_id = v_one.place_id and d.status = 'waiting';
  end if;
  return true;
end $$;
grant execute on function public.note_delivery(uuid, int, text, text, timestamptz) to alfred_worker;

-- What was delivered is kept for ninety days.
create or replace function public.forget_deliveries(p_at timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_gone int;
begin
  perform private.check_day(p_at);
  delete from public.deliveries d where d.id in (select o.id from public.deliveries o where o.created_at < p_at - interval '90 days' and o.status <> 'waiting' limit 5000);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
grant execute on function public.forget_deliveries(timestamptz) to alfred_worker;
