-- What Alfred noticed without being asked (spec S8).

-- A page of lots that expire soon on their owner's calendar and were not alerted of yet.
-- `p_after` is the last lot of the page before; the local date is each person's own.
-- What goes with each food is asked once for each food of a person, not for each lot; the day once for each time zone.
create or replace function public.expiry_candidates(p_fire_at timestamptz, p_days int, p_after uuid, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.check_day(p_fire_at);
  with zones as materialized (
    select z.time_zone, private.local_date(p_fire_at, z.time_zone) as today from (select distinct time_zone from public.profiles union select 'UTC') z
  ), page as materialized (
    select l.id as lot_id, l.user_id, l.food, l.quantity, l.unit, l.location, l.due_on as expires_on, l.due_on is distinct from l.expires_on as is_estimated, z.today, l.ingredient_id
    from public.inventory_lots l
    left join public.profiles p on p.user_id = l.user_id
    join zones z on z.time_zone = coalesce(p.time_zone, 'UTC')
    -- Nowhere is the date more than a day off that of UTC; this lets the index find the lots.
    -- What is frozen spoils no sooner tomorrow than today.
    where l.location <> 'freezer' and l.due_on between (p_fire_at at time zone 'UTC')::date - 1 and (p_fire_at at time zone 'UTC')::date + p_days + 1
      and l.due_on between z.today and z.today + p_days
      and (p_after is null or l.id > p_after)
      -- What a planned meal uses before then is in no danger.
      and not exists (
        select from public.meal_plan_entries m join public.recipe_ingredients i on i.recipe_id = m.recipe_id
        where m.user_id = l.user_id and m.day between z.today and l.due_on and (i.food_key = l.food_key or i.ingredient_id = l.ingredient_id) and not private.is_cooked(m))
      and not exists (
        select from public.suggestions s
        where s.user_id = l.user_id and s.dedupe_key = 'expiry:' || l.id || ':' || l.due_on)
    order by l.id limit least(greatest(p_limit, 0), 1000)
  ), partners as materialized (
    select f.user_id, f.ingredient_id, private.goes_with_stock(f.user_id, f.ingredient_id) as goes_with
    from (select distinct user_id, ingredient_id from page where ingredient_id is not null) f
  )
  select coalesce(jsonb_agg(to_jsonb(p) - 'ingredient_id' || jsonb_build_object('goes_with', coalesce(g.goes_with, '{}'), 'locale', private.language_of_person(p.user_id)) order by p.lot_id), '[]')
  from page p left join partners g using (user_id, ingredient_id)
$$;
grant execute on function public.expiry_candidates(timestamp with time zone, integer, uuid, integer) to alfred_worker;

-- Stores a run's suggestions and the run itself in one transaction; a run that was done stores nothing.
-- `p_final` is false for all pages but the last.
create or replace function public.store_suggestions(p_schedule text, p_fire_at timestamptz, p_suggestions jsonb, p_final boolean) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_stored int;
begin
  perform private.check_day(p_fire_at);
  if exists (select from private.proactive_runs where schedule = p_schedule and fire_at = p_fire_at) then
    return 0;
  end if;
  insert into public.suggestions (user_id, kind, dedupe_key, subject, reason, action, request, entities, rank, due_on, valid_until)
  select s.user_id, s.kind, s.dedupe_key, coalesce(s.subject, ''), s.reason, s.action, s.request, coalesce(s.entities, '[]'), coalesce(s.rank, 0.5), s.due_on, s.valid_until
  from jsonb_to_recordset(p_suggestions)
    as s (user_id uuid, kind text, dedupe_key text, subject text, reason text, action text, request text, entities jsonb, rank real, due_on date, valid_until timestamptz)
  where not private.is_quiet(s.user_id, s.kind, coalesce(s.subject, ''))
  on conflict (user_id, dedupe_key) do nothing;
  get diagnostics v_stored = row_count;
  if p_final then
    insert into private.proactive_runs (schedule, fire_at, suggestions_stored) values (p_schedule, p_fire_at, v_stored)
    on conflict do nothing;
  end if;
  return v_stored;
end $$;
grant execute on function public.store_suggestions(text, timestamp with time zone, jsonb, boolean) to alfred_worker;

-- When a schedule last ran to its end: a worker that was away catches up.
create or replace function public.last_run(p_schedule text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(fire_at) from private.proactive_runs where schedule = p_schedule
$$;
grant execute on function public.last_run(text) to alfred_worker;

-- A suggestion whose lot is gone, moved on, frozen or of another date has nothing left to say.
create or replace function private.withdraw_expiry_suggestion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.due_on is distinct from old.due_on or new.location = 'freezer' then
    delete from public.suggestions
    where user_id = old.user_id and status = 'open' and dedupe_key = 'expiry:' || old.id || ':' || old.due_on;
  end if;
  return null;
end $$;
