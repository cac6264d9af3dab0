-- What expires soon is told with what it goes with among the things that the same person has.

-- The two best pairings of a food that a person has in stock. For who keeps an allergy or a diet there are none: the
-- worker speaks for nobody, so nothing could be held against their rules (ruling R18).
create function private.goes_with_stock(p_user uuid, p_ingredient uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(x.name order by x.score desc, x.name), '{}') from (
    select p.name, p.score from public.ingredients i cross join lateral private.pairings_of(i) p
    where i.id = p_ingredient
      and exists (select from public.inventory_lots l where l.user_id = p_user and l.ingredient_id = p.id)
      and not exists (select from public.preferences r where r.user_id = p_user and r.kind in ('allergy', 'diet'))
    order by p.score desc, p.name limit 2) x
$$;

-- A page of lots that expire soon on their owner's calendar and were not alerted of yet.
-- `p_after` is the last lot of the page before; the local date is each person's own.
create or replace function public.expiry_candidates(p_fire_at timestamptz, p_days int, p_after uuid, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(x) order by x.lot_id), '[]') from (
    select l.id as lot_id, l.user_id, l.food, l.quantity, l.unit, l.location, l.expires_on, d.today,
      private.goes_with_stock(l.user_id, l.ingredient_id) as goes_with
    from public.inventory_lots l
    left join public.profiles p on p.user_id = l.user_id
    cross join lateral (select private.local_date(p_fire_at, p.time_zone) as today) d
    -- Nowhere is the date more than a day off that of UTC; this lets the index find the lots.
    where l.expires_on between (p_fire_at at time zone 'UTC')::date - 1 and (p_fire_at at time zone 'UTC')::date + p_days + 1
      and l.expires_on between d.today and d.today + p_days
      and (p_after is null or l.id > p_after)
      and not exists (
        select from public.suggestions s
        where s.user_id = l.user_id and s.dedupe_key = 'expiry:' || l.id || ':' || l.expires_on)
    order by l.id limit least(p_limit, 1000)
  ) x
$$;
