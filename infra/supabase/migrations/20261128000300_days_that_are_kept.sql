-- A day or a moment that is asked about is one that may be kept: from 1900 to 2200, whichever function is asked.

create function private.check_day(p_day date) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not p_day between '1900-01-01' and '2200-12-31' then
    perform private.refuse(400, 'INVALID_REQUEST', 'A day is one from 1900 to 2200.');
  end if;
end $$;

create function private.check_day(p_moment timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not p_moment between '1900-01-01 00:00:00+00' and '2200-12-31 00:00:00+00' then
    perform private.refuse(400, 'INVALID_REQUEST', 'A day is one from 1900 to 2200.');
  end if;
end $$;

-- Each function of the API checks each of its days before it does anything. Their texts stay as they are behind that, so that this is
-- right for whichever version of them there is.
do $$
declare
  v_function record;
begin
  for v_function in
    select p.oid, p.prosrc, l.lanname, string_agg(format('private.check_day(%I)', p.proargnames[i]), ', ' order by i) as checks
    from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang cross join lateral generate_series(1, p.pronargs) i
    where p.pronamespace = 'public'::regnamespace and p.proargtypes[i - 1] in ('date'::regtype, 'timestamptz'::regtype)
    group by p.oid, p.prosrc, l.lanname
  loop
    execute replace(pg_catalog.pg_get_functiondef(v_function.oid), v_function.prosrc, case v_function.lanname
      when 'sql' then format(E'\n  select %s;', v_function.checks) || v_function.prosrc
      else regexp_replace(v_function.prosrc, E'\nbegin\n', format(E'\nbegin\n  perform %s;\n', v_function.checks)) end);
  end loop;
end $$;

-- Is it told as a day, and none that may be kept? Food is also moved from a place, which is no day.
create function private.is_other_day(p_name text, p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_name in ('day', 'until', 'today', 'expires_on') or (p_name = 'from' and p_value not in ('fridge', 'freezer', 'pantry', 'counter', 'other')) or p_name = 'now' then
      p_value !~ case p_name when 'now' then '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d' else '^\d{4}-\d\d-\d\d$' end
      or left(p_value, 10) collate "C" not between '1900-01-01' and '2200-12-31'
    else false end
$$;

-- What a tool is told, whichever it is: not too much of it, no characters that cannot be shown, amounts that can be counted and days that
-- may be kept.
create or replace function private.refuse_large(p_arguments jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_is_large boolean;
  v_is_strange boolean;
  v_is_no_amount boolean;
  v_is_no_day boolean;
begin
  if length(p_arguments::text) > 200000 then
    perform private.refuse_call('INVALID_VALUE', 'That is more than can be done in one go.');
  end if;
  with recursive parts as (
    select null::text as name, p_arguments as value, 0 as depth
    union all
    select c.name, c.value, p.depth + 1 from parts p cross join lateral (
      select e.key as name, e.value from jsonb_each(case jsonb_typeof(p.value) when 'object' then p.value else '{}' end) e
      union all
      select p.name, e from jsonb_array_elements(case jsonb_typeof(p.value) when 'array' then p.value else '[]' end) e) c
    where p.depth < 8
  )
  select
    coalesce(bool_or(case jsonb_typeof(p.value)
      when 'string' then length(p.value #>> '{}') > private.text_length_max(p.name)
      -- Only the meaning of a text is a longer list.
      when 'array' then jsonb_array_length(p.value) > case when p.name = 'vector' then 4096 else 200 end or p.depth = 8
      when 'object' then p.depth = 8
      else false end), false),
    coalesce(bool_or(case when jsonb_typeof(p.value) = 'string' then not private.is_plain(p.value #>> '{}', p.name in ('note', 'notes', 'description', 'steps', 'original', 'reason')) else false end), false),
    coalesce(bool_or(case
      -- An amount in quotes is none: it might say anything, "NaN" too.
      when private.is_amount_argument(p.name) then case jsonb_typeof(p.value) when 'number' then not private.is_countable(p.value::numeric) when 'string' then true else false end
      when jsonb_typeof(p.value) = 'number' then abs(p.value::numeric) >= 1e9 or scale(trim_scale(p.value::numeric)) > 40
      else false end), false),
    coalesce(bool_or(case when jsonb_typeof(p.value) = 'string' then private.is_other_day(p.name, p.value #>> '{}') else false end), false)
  into v_is_large, v_is_strange, v_is_no_amount, v_is_no_day from parts p;
  if v_is_large then
    perform private.refuse_call('INVALID_VALUE', 'A part of that is longer than can be kept.');
  elsif v_is_strange then
    perform private.refuse_call('INVALID_VALUE', 'A name holds characters that cannot be shown.');
  elsif v_is_no_amount then
    perform private.refuse_call('INVALID_VALUE', 'An amount is a number of at least 0.000001 and less than 1,000,000,000.');
  elsif v_is_no_day then
    perform private.refuse_call('INVALID_VALUE', 'A day is written as YYYY-MM-DD, and is one from 1900 to 2200.');
  end if;
end $$;

grant execute on function private.check_day(date), private.check_day(timestamptz), private.is_other_day(text, text) to authenticated;
