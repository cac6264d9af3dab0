-- What may be in a name: what somebody can see. Tags, fillers, selectors of variants and other characters that are shown as nothing could
-- make one food look like another, or say to a model what nobody else reads. Joiners and the selector of pictures stay where they join
-- and select something: in Persian and Hindi, in a picture of a cook. Contracts have the same list, code point by code point.

-- What makes a text one that cannot be shown, as a pattern; tabs and ends of lines too, where there may be none.
create function private.unseen_pattern(p_has_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_has_lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f' else '[\u0001-\u001f\u007f-\u009f' end
    || '\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufe00-\ufe0d\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe\U0003ffff\U0004fffe\U0004ffff\U0005fffe\U0005ffff\U0006fffe\U0006ffff\U0007fffe\U0007ffff\U0008fffe\U0008ffff\U0009fffe\U0009ffff\U000afffe\U000affff\U000bfffe\U000bffff\U000cfffe\U000cffff\U000dfffe\U000dffff\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff]'
    || '|(?<![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc])\u200c|\u200c(?![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc])|(?<![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])\u200d|\u200d(?![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])|(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0e|(?<![0-9#*\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0f|(?<=[0-9#*])\ufe0f(?!\u20e3)'
$$;

create or replace function private.is_plain(p_text text, p_has_lines boolean) returns boolean
language sql immutable set search_path = '' as $$
  select p_text !~ private.unseen_pattern(p_has_lines)
$$;

-- The same text with a blank for each of these. Twice, since a joiner may have stood behind one of them.
create or replace function private.fold_plain(p_text text, p_has_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_has_lines then f.folded else btrim(regexp_replace(f.folded, ' +', ' ', 'g')) end
  from (select regexp_replace(regexp_replace(p_text, private.unseen_pattern(p_has_lines), ' ', 'g'), private.unseen_pattern(p_has_lines), ' ', 'g')) as f (folded)
$$;

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

-- Rows that were there before are brought within, and what they were is noted. A row may have several such texts, and is held to all of
-- its rules again when none of them is left.
do $$
declare
  v_rule record;
begin
  for v_rule in select * from private.value_rules() where rule in ('name', 'lines', 'names', 'steps') loop
    execute format('alter table public.%I drop constraint %I', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits');
  end loop;
  perform private.repair_values();
  for v_rule in select * from private.value_rules() where rule in ('name', 'lines', 'names', 'steps') loop
    execute format('alter table public.%I add constraint %I check (%s)', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits',
      private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
  end loop;
end $$;

-- A food is found by the key of its name, which held the same characters.
create function private.repair_food_keys() returns void
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
select private.repair_food_keys();

grant execute on function private.unseen_pattern(boolean) to authenticated;
