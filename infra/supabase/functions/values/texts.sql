-- What may be in a text: what somebody can see. Tags, fillers, selectors of variants and other characters that are shown as nothing could
-- make one food look like another, or say to a model what nobody else reads. Joiners and the selector of pictures stay where they join
-- and select something: in Persian and Hindi, in a picture of a cook. Contracts have the same list, code point by code point.

-- What makes a text one that cannot be shown, as a pattern; tabs and ends of lines too, where there may be none.
create or replace function private.unseen_pattern(p_has_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_has_lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f' else '[\u0001-\u001f\u007f-\u009f' end
    || '\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufe00-\ufe0d\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe\U0003ffff\U0004fffe\U0004ffff\U0005fffe\U0005ffff\U0006fffe\U0006ffff\U0007fffe\U0007ffff\U0008fffe\U0008ffff\U0009fffe\U0009ffff\U000afffe\U000affff\U000bfffe\U000bffff\U000cfffe\U000cffff\U000dfffe\U000dffff\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff]'
    || '|(?<![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc])\u200c|\u200c(?![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc])|(?<![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])\u200d|\u200d(?![\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1\u08e3-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])|(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0e|(?<![0-9#*\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0f|(?<=[0-9#*])\ufe0f(?!\u20e3)'
$$;
grant execute on function private.unseen_pattern(boolean) to authenticated;

-- Nothing in it that is shown as nothing; tabs and ends of lines where there may be several.
create or replace function private.is_plain(p_text text, p_has_lines boolean) returns boolean
language sql immutable set search_path = '' as $$
  select p_text !~ private.unseen_pattern(p_has_lines)
$$;
grant execute on function private.is_plain(text, boolean) to authenticated;

-- The same text with a blank for each of these. Twice, since a joiner may have stood behind one of them.
create or replace function private.fold_plain(p_text text, p_has_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_has_lines then f.folded else btrim(regexp_replace(f.folded, ' +', ' ', 'g')) end
  from (select regexp_replace(regexp_replace(p_text, private.unseen_pattern(p_has_lines), ' ', 'g'), private.unseen_pattern(p_has_lines), ' ', 'g')) as f (folded)
$$;

create or replace function private.are_plain(p_texts text[], p_length int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_texts) <= 200 and not exists (select from unnest(p_texts) t where t is null or length(t) > p_length or not private.is_plain(t, false))
$$;
grant execute on function private.are_plain(text[], integer) to authenticated;

create or replace function private.are_steps(p_steps jsonb, p_length int) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_steps) = 'array' then jsonb_array_length(p_steps) <= 200 and not exists (
    select from jsonb_array_elements(p_steps) s
    where jsonb_typeof(s) <> 'string' or length(s #>> '{}') > p_length or not private.is_plain(s #>> '{}', true)) else false end
$$;
grant execute on function private.are_steps(jsonb, integer) to authenticated;

-- How long a text may be under its name, elements of a list under that of the list.
create or replace function private.text_length_max(p_name text) returns int
language sql immutable set search_path = '' as $$
  select case p_name when 'notes' then 4000 when 'description' then 2000 when 'steps' then 2000 else 500 end
$$;
grant execute on function private.text_length_max(text) to authenticated;

-- The words of a message are few and short: more of them are not looked for.
create or replace function private.few_words(p_words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(select left(w, 60) from unnest(p_words[1:60]) with ordinality as t (w, n) where w is not null order by n)
$$;
grant execute on function private.few_words(text[]) to authenticated;

-- A text shortened at a word; what looks like an id is left out. Null when nothing is left.
create or replace function private.short_title(p_text text) returns text
language sql immutable set search_path = '' as $$
  select case when length(t.line) <= 60 then nullif(t.line, '')
    else regexp_replace(regexp_replace(left(t.line, 60), '\s+\S*$', ''), '[\s.,;:!?-]+$', '') || '…' end
  from (select btrim(regexp_replace(regexp_replace(p_text, '([0-9a-f]{4}-?){7}[0-9a-f]{4}', '', 'gi'), '\s+', ' ', 'g')) as line) t
$$;
