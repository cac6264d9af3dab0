-- For the owner: brings rows that were there before a rule to what the rule allows.

-- The nearest value that fits; none where there need be none and nothing is near. A text is cut before it is folded again: what was
-- joined to the part that is gone is joined to nothing.
create or replace function private.fitted(p_column text, p_rule text, p_length int, p_is_required boolean) returns text
language sql immutable set search_path = '' as $$
  select format(case p_rule
    when 'day' then case when p_is_required then $r$least(greatest(%1$I, '1900-01-01'::date), '2200-12-31'::date)$r$ else 'null' end
    when 'moment' then $r$least(greatest(%1$I, '1900-01-01 00:00:00+00'::timestamptz), '2200-12-31 00:00:00+00'::timestamptz)$r$
    when 'amount' then $r$case when %1$I = 'NaN' then 1 else round(least(greatest(%1$I, 0.000001), 999999999), 12) end$r$
    when 'share' then $r$case when %1$I = 'NaN' then 0 else round(least(greatest(%1$I, 0), 999999999), 12) end$r$
    when 'name' then $r$coalesce(nullif(btrim(private.fold_plain(left(private.fold_plain(%1$I, false), %2$s), false)), ''), '?')$r$
    when 'lines' then 'private.fold_plain(left(private.fold_plain(%1$I, true), %2$s), true)'
    when 'names' then $r$array(select private.fold_plain(left(private.fold_plain(t, false), %2$s), false) from unnest((%1$I)[1:200]) with ordinality as x (t, n) where t is not null order by n)$r$
    when 'steps' then $r$coalesce((select jsonb_agg(private.fold_plain(left(private.fold_plain(s #>> '{}', true), %2$s), true) order by n) from jsonb_array_elements(%1$I) with ordinality as x (s, n) where n <= 200), '[]')$r$
    else 'left(%1$I, %2$s)' end, p_column, p_length)
$$;

-- Brings every value that does not fit to the nearest that does, and notes what it was; gives how many there were. The trail is of
-- what people did, so that this is not in it.
create or replace function private.repair_values() returns int
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

-- A food is found by the key of its name, which held the same characters.
create or replace function private.repair_food_keys() returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
begin
  foreach v_table in array '{inventory_lots,shopping_items,food_log,recipe_ingredients}'::text[] loop
    execute format('alter table public.%I disable trigger user', v_table);
    execute format('update public.%I set food_key = private.food_key(food) where not private.is_plain(food_key, false)', v_table);
    execute format('alter table public.%I enable trigger user', v_table);
  end loop;
  alter table public.preferences disable trigger user;
  update public.preferences p set value_key = private.fold_plain(p.value_key, false)
  where not private.is_plain(p.value_key, false)
    -- What somebody told twice, once with such characters, stays told twice.
    and not exists (select from public.preferences o where o.user_id = p.user_id and o.kind = p.kind and o.id <> p.id
      and private.fold_plain(o.value_key, false) = private.fold_plain(p.value_key, false));
  alter table public.preferences enable trigger user;
end $$;
