-- What may be kept: days that a calendar has, amounts that can be told, texts that can be shown. A value that nobody can read
-- again would make all that stands beside it unreadable.

-- No controls, no marks that turn the direction of a line, nothing without width; tabs and ends of lines where there may be several.
create function private.is_plain(p_text text, p_has_lines boolean) returns boolean
language sql immutable set search_path = '' as $$
  select case when p_has_lines then p_text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]'
    else p_text !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]' end
$$;

-- The same text with a blank for each of these.
create function private.fold_plain(p_text text, p_has_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_has_lines then regexp_replace(p_text, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]', ' ', 'g')
    else btrim(regexp_replace(regexp_replace(p_text, '[\u0001-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+', ' ', 'g'), ' +', ' ', 'g')) end
$$;

create function private.are_plain(p_texts text[], p_length int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_texts) <= 200 and not exists (select from unnest(p_texts) t where t is null or length(t) > p_length or not private.is_plain(t, false))
$$;

create function private.are_steps(p_steps jsonb, p_length int) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_steps) = 'array' then jsonb_array_length(p_steps) <= 200 and not exists (
    select from jsonb_array_elements(p_steps) s
    where jsonb_typeof(s) <> 'string' or length(s #>> '{}') > p_length or not private.is_plain(s #>> '{}', true)) else false end
$$;

create or replace function private.are_amounts(p_nutrients jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_nutrients) = 'object' then not exists (
    select from jsonb_each(p_nutrients) n
    where case when jsonb_typeof(n.value) = 'number' then n.value::numeric < 0 or n.value::numeric >= 1e9 or scale(trim_scale(n.value::numeric)) > 40 else true end)
  else false end
$$;

-- What each column may hold that a person, a model or an import can fill. `day` and `moment`: from 1900 to 2200; `amount`: more than
-- nothing and less than a billion; `share`: nothing as well; `name`: one line; `lines`: several; `names` and `steps`: lists of these;
-- `key`: made of a name.
create function private.value_rules() returns table (table_name text, column_name text, rule text, length_max int)
language sql immutable set search_path = '' as $$
  values
    ('inventory_lots', 'food', 'name', 120), ('inventory_lots', 'food_key', 'key', 200), ('inventory_lots', 'quantity', 'amount', null),
    ('inventory_lots', 'expires_on', 'day', null), ('inventory_lots', 'opened_on', 'day', null),
    ('shopping_items', 'food', 'name', 120), ('shopping_items', 'food_key', 'key', 200), ('shopping_items', 'quantity', 'amount', null),
    ('shopping_items', 'note', 'lines', 300),
    ('meal_plan_entries', 'day', 'day', null), ('meal_plan_entries', 'title', 'name', 160), ('meal_plan_entries', 'note', 'lines', 500),
    ('food_log', 'logged_on', 'day', null), ('food_log', 'food', 'name', 120), ('food_log', 'food_key', 'key', 200), ('food_log', 'quantity', 'amount', null),
    ('food_log', 'grams', 'amount', null), ('food_log', 'source', 'name', 500), ('food_log', 'note', 'lines', 500),
    ('workout_offsets', 'day', 'day', null), ('workout_offsets', 'calories', 'amount', null),
    ('nutrition_goals', 'target', 'amount', null), ('nutrition_goals', 'unit', 'name', 24), ('nutrition_goals', 'yellow_min', 'share', null),
    ('nutrition_goals', 'green_min', 'share', null), ('nutrition_goals', 'red_min', 'share', null),
    ('preferences', 'value', 'name', 120), ('preferences', 'value_key', 'key', 200),
    ('proposals', 'summary', 'lines', 8000), ('proposals', 'expires_at', 'moment', null),
    ('recipes', 'name', 'name', 160), ('recipes', 'description', 'lines', 2000), ('recipes', 'cuisine', 'name', 60), ('recipes', 'course', 'name', 60),
    ('recipes', 'difficulty', 'name', 30), ('recipes', 'servings', 'amount', null), ('recipes', 'notes', 'lines', 4000), ('recipes', 'steps', 'steps', 4000),
    ('recipes', 'tags', 'names', 200), ('recipes', 'equipment', 'names', 200), ('recipes', 'slug', 'key', 300), ('recipes', 'fingerprint', 'key', 400),
    ('recipe_ingredients', 'food', 'name', 120), ('recipe_ingredients', 'food_key', 'key', 200), ('recipe_ingredients', 'quantity', 'amount', null),
    ('recipe_ingredients', 'unit', 'name', 24), ('recipe_ingredients', 'preparation', 'name', 200), ('recipe_ingredients', 'note', 'lines', 300),
    ('failed_lookups', 'food', 'lines', 120),
    ('suggestions', 'dedupe_key', 'key', 200), ('suggestions', 'reason', 'lines', 500), ('suggestions', 'action', 'lines', 500), ('suggestions', 'due_on', 'day', null),
    ('suggestions', 'valid_until', 'moment', null),
    ('conversations', 'title', 'name', 120), ('conversations', 'last_turn_at', 'moment', null),
    ('profiles', 'time_zone', 'name', 100), ('profiles', 'locale', 'name', 100),
    ('turns', 'request_hash', 'key', 200), ('turns', 'asked_at', 'moment', null), ('turns', 'time_zone', 'name', 100), ('turns', 'locale', 'name', 100), ('turns', 'owner', 'key', 300),
    ('products', 'name', 'name', 200), ('products', 'brand', 'name', 200), ('products', 'serving_grams', 'amount', null), ('products', 'ingredients_text', 'lines', 8000),
    ('products', 'fetched_at', 'moment', null)
$$;

-- Whether a column's value fits, as an expression.
create function private.fitting(p_column text, p_rule text, p_length int) returns text
language sql immutable set search_path = '' as $$
  select format(case p_rule
    when 'day' then $r$%1$I between '1900-01-01'::date and '2200-12-31'::date$r$
    when 'moment' then $r$%1$I between '1900-01-01 00:00:00+00'::timestamptz and '2200-12-31 00:00:00+00'::timestamptz$r$
    when 'amount' then '%1$I >= 0.000001 and %1$I < 1000000000 and scale(trim_scale(%1$I)) <= 40'
    when 'share' then '%1$I >= 0 and %1$I < 1000000000 and scale(trim_scale(%1$I)) <= 40'
    when 'name' then 'length(%1$I) <= %2$s and private.is_plain(%1$I, false)'
    when 'lines' then 'length(%1$I) <= %2$s and private.is_plain(%1$I, true)'
    when 'names' then 'private.are_plain(%1$I, %2$s)'
    when 'steps' then 'private.are_steps(%1$I, %2$s)'
    else 'length(%1$I) <= %2$s' end, p_column, p_length)
$$;

-- The nearest value that fits; none where there need be none and nothing is near.
create function private.fitted(p_column text, p_rule text, p_length int, p_is_required boolean) returns text
language sql immutable set search_path = '' as $$
  select format(case p_rule
    when 'day' then case when p_is_required then $r$least(greatest(%1$I, '1900-01-01'::date), '2200-12-31'::date)$r$ else 'null' end
    when 'moment' then $r$least(greatest(%1$I, '1900-01-01 00:00:00+00'::timestamptz), '2200-12-31 00:00:00+00'::timestamptz)$r$
    when 'amount' then $r$case when %1$I = 'NaN' then 1 else round(least(greatest(%1$I, 0.000001), 999999999), 12) end$r$
    when 'share' then $r$case when %1$I = 'NaN' then 0 else round(least(greatest(%1$I, 0), 999999999), 12) end$r$
    when 'name' then $r$coalesce(nullif(btrim(left(private.fold_plain(%1$I, false), %2$s)), ''), '?')$r$
    when 'lines' then 'left(private.fold_plain(%1$I, true), %2$s)'
    when 'names' then $r$array(select left(private.fold_plain(t, false), %2$s) from unnest((%1$I)[1:200]) with ordinality as x (t, n) where t is not null order by n)$r$
    when 'steps' then $r$coalesce((select jsonb_agg(left(private.fold_plain(s #>> '{}', true), %2$s) order by n) from jsonb_array_elements(%1$I) with ordinality as x (s, n) where n <= 200), '[]')$r$
    else 'left(%1$I, %2$s)' end, p_column, p_length)
$$;

-- What was changed so that it can be kept, with what it was.
create table private.repairs (
  id bigint generated always as identity primary key,
  table_name text not null,
  column_name text not null,
  row_key jsonb not null,
  before jsonb not null,
  repaired_at timestamptz not null default clock_timestamp()
);
alter table private.repairs enable row level security;

-- Brings every value that does not fit to the nearest that does, and notes what it was; gives how many there were. The trail is of
-- what people did, so that this is not in it.
create function private.repair_values() returns int
language plpgsql set search_path = '' as $$
declare
  v_rule record;
  v_changed int;
  v_all int := 0;
begin
  for v_rule in
    select r.*, a.attnotnull as is_required, (select string_agg(format('%L, to_jsonb(t.%I)', k.attname, k.attname), ', ')
        from pg_catalog.pg_index i join pg_catalog.pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
        where i.indrelid = a.attrelid and i.indisprimary) as keys
    from private.value_rules() r join pg_catalog.pg_attribute a on a.attrelid = format('public.%I', r.table_name)::regclass and a.attname = r.column_name
  loop
    execute format('alter table public.%I disable trigger user', v_rule.table_name);
    execute format(
      'insert into private.repairs (table_name, column_name, row_key, before) select %1$L, %2$L, jsonb_build_object(%3$s), coalesce(to_jsonb(t.%2$I::text), ''null'') from public.%1$I t where not (%4$s)',
      v_rule.table_name, v_rule.column_name, v_rule.keys, private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
    get diagnostics v_changed = row_count;
    if v_changed > 0 and v_rule.table_name in ('meal_plan_entries', 'workout_offsets') and v_rule.rule = 'day' then
      -- One of each day: those that have none are put on days of their own, at the end.
      execute format('update public.%1$I t set day = ''2200-12-31''::date - x.n::int from (select id, row_number() over (order by day) as n from public.%1$I where not (%2$s)) x where x.id = t.id',
        v_rule.table_name, private.fitting(v_rule.column_name, v_rule.rule, null));
    elsif v_changed > 0 then
      execute format('update public.%1$I set %2$I = %3$s where not (%4$s)', v_rule.table_name, v_rule.column_name,
        private.fitted(v_rule.column_name, v_rule.rule, v_rule.length_max, v_rule.is_required),
        private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
    end if;
    v_all := v_all + v_changed;
    execute format('alter table public.%I enable trigger user', v_rule.table_name);
  end loop;
  return v_all;
end $$;

-- Amounts of nutrients that were kept with hundreds of decimals.
alter table public.food_log disable trigger user;
with broken as (
  update public.food_log f set nutrients = (select coalesce(jsonb_object_agg(n.key, round(n.value::numeric, 12)), '{}') from jsonb_each(f.nutrients) n)
  from public.food_log o where o.id = f.id and not private.are_amounts(f.nutrients) returning f.id, o.nutrients
)
insert into private.repairs (table_name, column_name, row_key, before) select 'food_log', 'nutrients', jsonb_build_object('id', id), nutrients from broken;
alter table public.food_log enable trigger user;

select private.repair_values();

do $$
declare
  v_rule record;
begin
  for v_rule in select * from private.value_rules() loop
    execute format('alter table public.%I add constraint %I check (%s)', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits',
      private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
  end loop;
end $$;

-- The tools say the same in words, before anything is done.
create or replace function private.refuse_large(p_arguments jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_is_large boolean;
  v_is_strange boolean;
  v_is_no_amount boolean;
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
    coalesce(bool_or(case when jsonb_typeof(p.value) = 'number' then abs(p.value::numeric) >= 1e9 or scale(trim_scale(p.value::numeric)) > 40 else false end), false)
  into v_is_large, v_is_strange, v_is_no_amount from parts p;
  if v_is_large then
    perform private.refuse_call('INVALID_VALUE', 'A part of that is longer than can be kept.');
  elsif v_is_strange then
    perform private.refuse_call('INVALID_VALUE', 'A name holds characters that cannot be shown.');
  elsif v_is_no_amount then
    perform private.refuse_call('INVALID_VALUE', 'An amount is less than a billion, and of not more decimals than anybody counts.');
  end if;
end $$;

grant execute on function
  private.is_plain(text, boolean), private.are_plain(text[], int), private.are_steps(jsonb, int)
to authenticated;
