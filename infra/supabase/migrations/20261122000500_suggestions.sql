-- What Alfred noticed without being asked (spec S8), and which schedule runs have been done.

create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('expiry')),
  -- The same observation is stored once, however often it is made.
  dedupe_key text not null check (length(dedupe_key) <= 200),
  reason text not null check (length(reason) <= 500),
  action text not null check (length(action) <= 500),
  due_on date not null,
  valid_until timestamptz not null,
  status text not null default 'open' check (status in ('open', 'mentioned', 'dismissed')),
  mentioned_in uuid,
  created_at timestamptz not null default now(),
  unique (user_id, dedupe_key)
);
create index suggestions_open on public.suggestions (user_id, due_on) where status = 'open';
alter table public.suggestions enable row level security;
alter table public.suggestions force row level security;
create policy "own suggestions" on public.suggestions for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.suggestions to authenticated;

-- Redis may lose every job: whether a run was done is known here alone.
create table private.proactive_runs (
  schedule text not null,
  fire_at timestamptz not null,
  suggestions_stored int not null,
  finished_at timestamptz not null default clock_timestamp(),
  primary key (schedule, fire_at)
);
alter table private.proactive_runs enable row level security;

-- The day that it is in a time zone. PostgreSQL reads the sign of an offset the other way round than
-- browsers do, and knows fewer names: a zone that is unknown to it counts as UTC, so that one person's
-- profile cannot keep everybody from being told.
create function private.local_date(p_at timestamptz, p_zone text) returns date
language plpgsql stable set search_path = '' as $$
begin
  if p_zone ~ '^[+-]\d\d:?\d\d$' then
    return (p_at at time zone (left(p_zone, 3) || ':' || right(p_zone, 2))::interval)::date;
  end if;
  return (p_at at time zone coalesce(p_zone, 'UTC'))::date;
exception when data_exception then
  return (p_at at time zone 'UTC')::date;
end $$;

-- A page of lots that expire soon on their owner's calendar and were not alerted of yet.
-- `p_after` is the last lot of the page before; the local date is each person's own.
create function public.expiry_candidates(p_fire_at timestamptz, p_days int, p_after uuid, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(x) order by x.lot_id), '[]') from (
    select l.id as lot_id, l.user_id, l.food, l.quantity, l.unit, l.location, l.expires_on, d.today
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

-- Stores a run's suggestions and the run itself in one transaction; a run that was done stores nothing.
-- `p_final` is false for all pages but the last.
create function public.store_suggestions(p_schedule text, p_fire_at timestamptz, p_suggestions jsonb, p_final boolean) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_stored int;
begin
  if exists (select from private.proactive_runs where schedule = p_schedule and fire_at = p_fire_at) then
    return 0;
  end if;
  insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
  select s.user_id, s.kind, s.dedupe_key, s.reason, s.action, s.due_on, s.valid_until
  from jsonb_to_recordset(p_suggestions)
    as s (user_id uuid, kind text, dedupe_key text, reason text, action text, due_on date, valid_until timestamptz)
  on conflict (user_id, dedupe_key) do nothing;
  get diagnostics v_stored = row_count;
  if p_final then
    insert into private.proactive_runs (schedule, fire_at, suggestions_stored) values (p_schedule, p_fire_at, v_stored)
    on conflict do nothing;
  end if;
  return v_stored;
end $$;

-- When a schedule last ran to its end: a worker that was away catches up.
create function public.last_run(p_schedule text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(fire_at) from private.proactive_runs where schedule = p_schedule
$$;

grant execute on function
  public.expiry_candidates(timestamptz, int, uuid, int),
  public.store_suggestions(text, timestamptz, jsonb, boolean),
  public.last_run(text)
to alfred_worker;

-- A suggestion whose lot is gone, moved on or of another date has nothing left to say.
create function private.withdraw_expiry_suggestion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.expires_on is distinct from old.expires_on then
    delete from public.suggestions
    where user_id = old.user_id and status = 'open' and dedupe_key = 'expiry:' || old.id || ':' || old.expires_on;
  end if;
  return null;
end $$;
create trigger withdraw_expiry_suggestion after update of expires_on or delete on public.inventory_lots
  for each row when (old.expires_on is not null) execute function private.withdraw_expiry_suggestion();
