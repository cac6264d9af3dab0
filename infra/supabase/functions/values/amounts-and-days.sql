-- Amounts that can be counted and days that a calendar has. A smaller amount than these would vanish in what it is added to, and a day
-- that nobody can read again would make all that stands beside it unreadable.

-- Amounts of nutrients by their code. Missing is not zero, and nothing is less than nothing (ruling R23).
create or replace function private.are_amounts(p_nutrients jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_nutrients) = 'object' then not exists (
    select from jsonb_each(p_nutrients) n
    where case when jsonb_typeof(n.value) = 'number' then n.value::numeric < 0 or n.value::numeric >= 1e9 or scale(trim_scale(n.value::numeric)) > 40 else true end)
  else false end
$$;
grant execute on function private.are_amounts(jsonb) to authenticated;

-- Arguments that are amounts, whichever tool has them. A test holds them against the contracts.
create or replace function private.is_amount_argument(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select p_name in ('quantity', 'servings', 'scale_to', 'scale_by', 'makes', 'times', 'calories', 'target', 'ml')
$$;
grant execute on function private.is_amount_argument(text) to authenticated;

-- Is it none, or something that can be counted? Not a number is greater than every number to PostgreSQL.
create or replace function private.is_countable(p_amount numeric) returns boolean
language sql immutable set search_path = '' as $$
  select p_amount = 0 or (abs(p_amount) >= 0.000001 and abs(p_amount) < 1e9 and scale(trim_scale(p_amount)) <= 40)
$$;
grant execute on function private.is_countable(numeric) to authenticated;

-- A day or a moment that is asked about is one that may be kept: from 1900 to 2200, whichever function is asked.
create or replace function private.check_day(p_day date) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not p_day between '1900-01-01' and '2200-12-31' then
    perform private.refuse(400, 'INVALID_REQUEST', 'A day is one from 1900 to 2200.');
  end if;
end $$;
grant execute on function private.check_day(date) to authenticated;

create or replace function private.check_day(p_moment timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not p_moment between '1900-01-01 00:00:00+00' and '2200-12-31 00:00:00+00' then
    perform private.refuse(400, 'INVALID_REQUEST', 'A day is one from 1900 to 2200.');
  end if;
end $$;
grant execute on function private.check_day(timestamp with time zone) to authenticated;

-- Is it told as a day, and none that may be kept? Food is also moved from a place, which is no day.
create or replace function private.is_other_day(p_name text, p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_name in ('day', 'of_day', 'until', 'today', 'expires_on') or (p_name = 'from' and p_value not in ('fridge', 'freezer', 'pantry', 'counter', 'other')) or p_name = 'now' then
      p_value !~ case p_name when 'now' then '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d' else '^\d{4}-\d\d-\d\d$' end
      or left(p_value, 10) collate "C" not between '1900-01-01' and '2200-12-31'
    else false end
$$;
grant execute on function private.is_other_day(text, text) to authenticated;

-- The day that it is in a time zone. PostgreSQL reads the sign of an offset the other way round than
-- browsers do, and knows fewer names: a zone that is unknown to it counts as UTC, so that one person's
-- profile cannot keep everybody from being told.
create or replace function private.local_date(p_at timestamptz, p_zone text) returns date
language plpgsql stable set search_path = '' as $$
begin
  if p_zone ~ '^[+-]\d\d:?\d\d$' then
    return (p_at at time zone (left(p_zone, 3) || ':' || right(p_zone, 2))::interval)::date;
  end if;
  return (p_at at time zone coalesce(p_zone, 'UTC'))::date;
exception when data_exception then
  return (p_at at time zone 'UTC')::date;
end $$;
grant execute on function private.local_date(timestamp with time zone, text) to authenticated;

