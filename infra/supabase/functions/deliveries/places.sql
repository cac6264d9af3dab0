-- Where suggestions are delivered outside of Alfred, as their person sets it (spec S8).

-- The ways that can be delivered by here, with the public key that a browser subscribes with.
create or replace function public.delivery_ways() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('way', w.way, 'public_key', w.public_key) order by w.way), '[]')
  from private.delivery_ways w where w.told_at > now() - interval '1 hour'
$$;
grant execute on function public.delivery_ways() to authenticated;

-- Refuses what cannot be a place of its way.
create or replace function private.check_place(p_way text, p_address text, p_keys jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.delivery_ways w where w.way = p_way and w.told_at > now() - interval '1 hour') then
    perform private.refuse(422, 'INVALID_REQUEST', 'Nothing can be delivered in that way here.');
  elsif p_way = 'email' and (p_address !~ '^[^\s@<>",;]{1,64}@[^\s@<>",;]{1,190}\.[^\s@<>",;.]{2,60}$') then
    perform private.refuse(422, 'INVALID_REQUEST', 'That is no e-mail address.');
  elsif p_way <> 'email' and (p_address !~ '^https?://[^\s/@]+(/\S*)?$' or length(p_address) > 2000) then
    perform private.refuse(422, 'INVALID_REQUEST', 'That is no address of the web.');
  elsif p_way = 'web_push' and (coalesce(p_keys ->> 'p256dh', '') !~ '^[A-Za-z0-9_-]{80,100}={0,2}$' or coalesce(p_keys ->> 'auth', '') !~ '^[A-Za-z0-9_-]{16,40}={0,2}$') then
    perform private.refuse(422, 'INVALID_REQUEST', 'A browser''s subscription has the keys p256dh and auth.');
  end if;
end $$;

-- Adds a place, or takes one up again that is known: a browser with its new keys, a webhook with a new secret, which is told here and never again. An e-mail address is asked
-- first whether it is theirs.
create or replace function public.add_delivery_place(way text, address text, label text default '', keys jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_address text := btrim(add_delivery_place.address);
  v_place uuid;
  v_is_confirmed boolean;
  v_secret text := 'whsec_' || encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64');
  v_code text := lpad(((('x' || left(replace(gen_random_uuid()::text, '-', ''), 8))::bit(32)::bigint) % 100000000)::text, 8, '0');
begin
  perform pg_advisory_xact_lock(hashtextextended(v_user::text, 7));
  perform private.check_place(way, v_address, keys);
  if way = 'email' and (select count(*) from public.deliveries d where d.user_id = v_user and d.suggestions = '{}' and d.created_at > now() - interval '1 day') >= 3 then
    perform private.refuse(429, 'TOO_MANY_REQUESTS', 'An address is asked three times a day whether it is yours. Try again tomorrow.');
  end if;
  insert into public.delivery_places as p (user_id, way, address, label, confirmed_at)
  values (v_user, add_delivery_place.way, v_address, left(btrim(coalesce(add_delivery_place.label, '')), 120), case when add_delivery_place.way <> 'email' then now() end)
  on conflict on constraint delivery_places_user_id_way_address_key do update set label = excluded.label, ended_at = null, end_reason = null
  returning id, confirmed_at is not null into v_place, v_is_confirmed;
  if (select count(*) from public.delivery_places p where p.user_id = v_user) > 10 then
    perform private.refuse(422, 'INVALID_REQUEST', 'There can be ten places. Remove one first.');
  end if;
  insert into private.delivery_keys as k (place_id, user_id, keys, code) values (v_place, v_user,
    case way when 'web_push' then jsonb_build_object('p256dh', keys ->> 'p256dh', 'auth', keys ->> 'auth') when 'webhook' then jsonb_build_object('secret', v_secret) else '{}' end,
    case when not v_is_confirmed then v_code end)
  on conflict (place_id) do update set keys = excluded.keys, code = excluded.code, wrong_codes = 0;
  if not v_is_confirmed then
    insert into public.deliveries (user_id, place_id, suggestions, day, next_attempt_at) values (v_user, v_place, '{}', current_date, now());
  end if;
  return jsonb_build_object('id', v_place, 'is_confirmed', v_is_confirmed, 'secret', case when way = 'webhook' then v_secret end);
end $$;
grant execute on function public.add_delivery_place(text, text, text, jsonb) to authenticated;

-- Says by the code that was sent there that a place is theirs. After five wrong codes the place is gone.
create or replace function public.confirm_delivery_place(place uuid, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_key private.delivery_keys;
begin
  update private.delivery_keys k set wrong_codes = k.wrong_codes + (k.code is distinct from btrim(confirm_delivery_place.code))::int
  where k.place_id = place and k.user_id = auth.uid() and k.code is not null returning * into v_key;
  if v_key.place_id is null then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such place to be confirmed.');
  end if;
  if v_key.code = btrim(confirm_delivery_place.code) then
    update private.delivery_keys k set code = null where k.place_id = place;
    update public.delivery_places p set confirmed_at = now() where p.id = place;
    return jsonb_build_object('id', place, 'is_confirmed', true);
  end if;
  -- A refusal would take the count back: that it was wrong is an answer.
  if v_key.wrong_codes >= 5 then
    delete from public.delivery_places p where p.id = place;
  end if;
  return jsonb_build_object('id', place, 'is_confirmed', false);
end $$;
grant execute on function public.confirm_delivery_place(uuid, text) to authenticated;

-- Nothing is delivered there any more, and what was is forgotten.
create or replace function public.remove_delivery_place(place uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.delivery_places p where p.id = place and p.user_id = auth.uid();
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such place.');
  end if;
  return jsonb_build_object('id', place);
end $$;
grant execute on function public.remove_delivery_place(uuid) to authenticated;

-- Sets when a person is left alone, on their own clock, and how much they hear of in a day. From and until the same: never left alone.
create or replace function public.set_delivery_wishes(quiet_from text default null, quiet_until text default null, a_day_max int default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wishes public.delivery_wishes;
begin
  if exists (select from unnest(array[quiet_from, quiet_until]) t where t !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') then
    perform private.refuse(422, 'INVALID_REQUEST', 'A time of day is told as 21:30.');
  elsif a_day_max not between 0 and 20 then
    perform private.refuse(422, 'INVALID_REQUEST', 'It can be 0 to 20 suggestions a day.');
  end if;
  insert into public.delivery_wishes as w (user_id) values (auth.uid()) on conflict do nothing;
  update public.delivery_wishes w set quiet_from = coalesce(set_delivery_wishes.quiet_from::time, w.quiet_from), quiet_until = coalesce(set_delivery_wishes.quiet_until::time, w.quiet_until),
    a_day_max = coalesce(set_delivery_wishes.a_day_max, w.a_day_max)
  where w.user_id = auth.uid() returning * into v_wishes;
  return jsonb_build_object('quiet_from', to_char(v_wishes.quiet_from, 'HH24:MI'), 'quiet_until', to_char(v_wishes.quiet_until, 'HH24:MI'), 'a_day_max', v_wishes.a_day_max);
end $$;
grant execute on function public.set_delivery_wishes(text, text, int) to authenticated;
