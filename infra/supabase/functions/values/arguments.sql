-- What a tool may be called with. Contracts say the same to whoever comes through the house; a client that calls the
-- database itself is told here, before anything is done with what it sent.

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
    perform private.refuse_call('REQUEST_TOO_LARGE');
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
    perform private.refuse_call('PART_TOO_LONG');
  elsif v_is_strange then
    perform private.refuse_call('NAME_NOT_SHOWABLE');
  elsif v_is_no_amount then
    perform private.refuse_call('AMOUNT_OUT_OF_RANGE');
  elsif v_is_no_day then
    perform private.refuse_call('DAY_OUT_OF_RANGE');
  end if;
end $$;
grant execute on function private.refuse_large(jsonb) to authenticated;
