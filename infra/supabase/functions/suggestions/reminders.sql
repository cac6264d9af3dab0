-- What is to be done today, as the worker tells it unasked (spec S8).

-- A page of the tasks that are due on their owner's calendar and were not told of yet; `p_after` is the last task of the page before.
create or replace function public.task_candidates(p_fire_at timestamptz, p_after uuid, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.check_day(p_fire_at);
  with zones as materialized (
    select z.time_zone, private.local_date(p_fire_at, z.time_zone) as today from (select distinct time_zone from public.profiles union select 'UTC') z
  ), page as (
    select t.id as task_id, t.user_id, t.what, t.kind, t.food, t.day as due_on, t.time, m.title as dish, m.day as eaten_on
    from public.tasks t
    left join public.profiles p on p.user_id = t.user_id
    join zones z on z.time_zone = coalesce(p.time_zone, 'UTC')
    left join public.meal_plan_entries m on m.id = t.planned_meal and m.user_id = t.user_id
    -- Nowhere is the date more than a day off that of UTC; this lets the index find the tasks.
    where t.done_at is null and t.dropped_at is null and t.day between (p_fire_at at time zone 'UTC')::date - 1 and (p_fire_at at time zone 'UTC')::date + 1
      and t.day = z.today and (p_after is null or t.id > p_after)
      and not exists (select from public.suggestions s where s.user_id = t.user_id and s.dedupe_key = 'task:' || t.id || ':' || t.day)
    order by t.id limit least(greatest(p_limit, 0), 1000)
  )
  select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('locale', private.language_of_person(p.user_id)) order by p.task_id), '[]') from page p
$$;
grant execute on function public.task_candidates(timestamp with time zone, uuid, integer) to alfred_worker;

-- A suggestion whose task is done, gone or of another day has nothing left to say.
create or replace function private.withdraw_task_suggestion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.day is distinct from old.day or new.done_at is not null or new.dropped_at is not null then
    delete from public.suggestions where user_id = old.user_id and status = 'open' and dedupe_key = 'task:' || old.id || ':' || old.day;
  end if;
  return null;
end $$;
