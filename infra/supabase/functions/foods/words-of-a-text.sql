-- Which foods a text names, in as many steps as it has words: its words, the names at them, and what its grammar leaves out.

-- A text as words; every sign that parts them is one bar. Accents are taken off, since few people type them.
create or replace function private.food_tokens(p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  v_text text := lower(p_text);
begin
  -- Each sign is looked up among all of these, which takes most of the time, and few texts have one.
  if octet_length(v_text) > length(v_text) or position('`' in v_text) > 0 then
    v_text := lower(translate(p_text,
      'àáâäãåçèéêëìíîïñòóôöõøùúûüýÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝ’‘´`',
      'aaaaaaceeeeiiiinoooooouuuuyAAAAAACEEEEIIIINOOOOOOUUUUY'''''''''));
  end if;
  v_text := regexp_replace(v_text, '\mw/o\M', 'without', 'g');
  -- "L'œuf" and "d'arachide" are French for the egg and of peanut.
  v_text := regexp_replace(v_text, '(^|[^[:alnum:]''])[ld]''(?=[[:alpha:]])', '\1', 'g');
  v_text := regexp_replace(v_text, '\s[-–—]\s', ' | ', 'g');
  v_text := replace(regexp_replace(v_text, '[-–‑]', ' ', 'g'), '&', ' and ');
  v_text := regexp_replace(v_text, '[^a-z0-9œæß''| ]+', case when v_text ~ '[^\s]' then ' | ' else ' ' end, 'g');
  return coalesce(string_to_array(nullif(btrim(regexp_replace(v_text, '\s+', ' ', 'g')), ''), ' '), '{}');
end $$;
grant execute on function private.food_tokens(text) to authenticated;

create or replace function private.phrases_of(p_role text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(phrase) from private.food_language where role = p_role
$$;
grant execute on function private.phrases_of(text) to authenticated;

-- Is one word the other with a letter more? Less than a misspelling has to be, which would take penut for nothing.
create or replace function private.is_a_letter_off(p_one text, p_other text) returns boolean
language sql immutable set search_path = '' as $$
  select abs(length(p_one) - length(p_other)) = 1 and least(length(p_one), length(p_other)) >= 5 and exists (
    select from generate_series(1, greatest(length(p_one), length(p_other))) i
    where case when length(p_one) > length(p_other) then overlay(p_one placing '' from i for 1) = p_other else overlay(p_other placing '' from i for 1) = p_one end)
$$;
grant execute on function private.is_a_letter_off(text, text) to authenticated;

-- Every name at its place, the longest first, without a look at the grammar. `p_own` are words that only this
-- person's rules know. With `p_guess` a word that is nearly a name is taken for it.
create or replace function private.names_in(p_tokens text[], p_own text[], p_guess boolean) returns setof private.food_mention
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_next int := 1;
  v_name private.food_mention;
begin
  for v_name in
    select s.first, s.last, l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, l.kind, false, '{}'::text[], '{}'::text[], '{}'::text[]
    from private.spans_of(p_tokens) s join private.food_lexicon l on l.food_key = s.key
    union all
    select s.first, s.last, s.key, s.key, null, null, '{}', '{}', 'word', false, '{}', '{}', '{}'
    from private.spans_of(p_tokens) s
    where p_own <> '{}' and s.key in (select w from unnest(p_own) w) and not exists (select from private.food_lexicon x where x.food_key = s.key)
    union all
    -- German makes one word of several: Erdnusssauce begins with Erdnuss.
    select t.n::int, t.n::int, l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, l.kind, false, '{}', '{}', '{}'
    from unnest(p_tokens) with ordinality as t (w, n)
    join public.food_translations s on s.is_stem and length(t.w) > length(s.food_key) and starts_with(t.w, s.food_key)
    join private.food_lexicon l on l.food_key = s.food_key
    where not exists (select from private.food_lexicon x where x.food_key = private.food_key(t.w))
    order by 1, 2 desc
  loop
    continue when v_name.first < v_next;
    return next v_name;
    v_next := v_name.last + 1;
  end loop;
  if not p_guess then
    return;
  end if;
  -- Only words that nothing is known of are worth the comparison, each of them once.
  return query
    with words as materialized (
      select n::int as n, private.food_key(w) as key from unnest(p_tokens) with ordinality as t (w, n) where length(w) between 5 and 60
    ), unknown as materialized (
      select distinct private.food_key(w) as key from unnest(p_tokens) w where length(w) between 5 and 60 and w <> all ((select private.phrases_of('descriptor'))::text[])
    ), alike as materialized (
      select u.key, l.* from unknown u join private.food_lexicon l
        on left(l.food_key, 1) = left(u.key, 1) and length(l.food_key) between length(u.key) - 1 and length(u.key) + 1
      where not exists (select from private.food_lexicon x where x.food_key = u.key) and extensions.similarity(l.food_key, u.key) >= 0.3
        -- A word of another language is a long way from a misspelled English one.
        and not exists (select from public.food_translations o where o.food_key = l.food_key)
        and case when length(l.food_key) = length(u.key) or not private.is_a_letter_off(u.key, l.food_key) then private.is_misspelling(u.key, l.food_key) else true end
    )
    select w.n, w.n, a.food_key, a.canonical, a.ingredient_id, a.category, a.allergens, a.contains, 'guess', false, '{}'::text[], '{}'::text[], '{}'::text[]
    from words w join alike a using (key);
end $$;
grant execute on function private.names_in(text[], text[], boolean) to authenticated;

-- The runs of up to five words in which a food may be named. No name is longer than a preference may be.
create or replace function private.spans_of(p_tokens text[]) returns table (first int, last int, key text)
language sql immutable rows 20 set search_path = '' as $$
  with words as (
    select n::int as n, w as w1, lead(w, 1) over o as w2, lead(w, 2) over o as w3, lead(w, 3) over o as w4, lead(w, 4) over o as w5
    from unnest(p_tokens) with ordinality as t (w, n) window o as (order by n)
  )
  -- Only what ends in an s has another singular.
  select x.n, x.n + s.length - 1, case when right(s.run, 1) = 's' then private.food_key(s.run) else s.run end
  from words x cross join lateral (values
    (1, x.w1), (2, x.w1 || ' ' || x.w2), (3, x.w1 || ' ' || x.w2 || ' ' || x.w3), (4, x.w1 || ' ' || x.w2 || ' ' || x.w3 || ' ' || x.w4),
    (5, x.w1 || ' ' || x.w2 || ' ' || x.w3 || ' ' || x.w4 || ' ' || x.w5)) as s (length, run)
  where length(s.run) <= 120 and position('|' in s.run) = 0
$$;
grant execute on function private.spans_of(text[]) to authenticated;

-- What is left out of a dish, told for each word. `is_allergy`: a name that ends before it is one that somebody is allergic to.
-- `left_out`: what becomes of a name that begins behind it; 1: a list is left out, as in "without nuts or milk", 2: the one name,
-- as in "no milk", 3: it may be taken out, as in "leave milk out", 0: it stays. `is_put_off`: it is left out for a while only.
create or replace function private.words_left_out(p_tokens text[], p_starts int[], out is_allergy boolean[], out left_out int[], out is_put_off boolean[])
language plpgsql stable set search_path = '' as $$
declare
  v_size int := cardinality(p_tokens);
  v_fillers text[] := private.phrases_of('filler');
  v_allergy text[] := private.phrases_of('allergy');
  v_take_out text[] := private.phrases_of('take_out');
  v_delay text[] := private.phrases_of('delay');
  v_lists text[] := private.phrases_of('negates_list');
  v_negates text[] := private.phrases_of('negates');
  v_phrases int[];
  -- The same behind an "or" or "and", where another name may stand before.
  v_joined int[] := array_fill(0, array[v_size]);
  v_behind int[] := array_fill(0, array[v_size + 2]);
  v_alone int;
  v_list int;
begin
  is_allergy := array_fill(false, array[v_size + 2]);
  left_out := array_fill(0, array[v_size]);
  is_put_off := array_fill(false, array[v_size + 2]);
  -- The longest phrase that ends at each word, and of two alike the one for a list.
  v_phrases := array(
    select case
      when x.w3 || ' ' || x.w2 || ' ' || x.w = any (v_lists) then 1
      when x.w3 || ' ' || x.w2 || ' ' || x.w = any (v_negates) then 2
      when x.w2 || ' ' || x.w = any (v_lists) then 1 when x.w2 || ' ' || x.w = any (v_negates) then 2
      when x.w = any (v_lists) then 1 when x.w = any (v_negates) then 2 else 0 end
    from (select n, w, lag(w, 1) over o as w2, lag(w, 2) over o as w3 from unnest(p_tokens) with ordinality as t (w, n) window o as (order by n)) x order by x.n);
  for v_at in 1..v_size loop
    v_alone := case when v_at > 1 then left_out[v_at - 1] else 0 end;
    v_list := case when v_at > 1 then v_joined[v_at - 1] else 0 end;
    if v_phrases[v_at] > 0 then
      left_out[v_at] := v_phrases[v_at];
      v_joined[v_at] := v_phrases[v_at];
    elsif p_starts[v_at] is not null then
      v_joined[v_at] := case when p_starts[v_at] > 1 then left_out[p_starts[v_at] - 1] else 0 end;
    elsif p_tokens[v_at] in ('or', 'nor', 'and') then
      -- "No milk and eggs" has eggs in it; "without milk and eggs" has not.
      left_out[v_at] := case when p_tokens[v_at] = 'and' and v_list = 2 then 0 else v_list end;
      v_joined[v_at] := left_out[v_at];
    elsif p_tokens[v_at] = any (v_fillers) then
      left_out[v_at] := v_alone;
      v_joined[v_at] := v_list;
    elsif p_tokens[v_at] = any (v_take_out) then
      left_out[v_at] := 3;
      v_joined[v_at] := 3;
    end if;
  end loop;
  for v_at in reverse v_size..1 loop
    v_behind[v_at] := case when p_starts[v_at] = p_starts[v_at + 1] then v_behind[v_at + 1] else v_at + 1 end;
    is_allergy[v_at] := p_tokens[v_at] = any (v_allergy)
      or p_tokens[v_at] in ('or', 'and') and p_starts[v_at + 1] is not null and is_allergy[v_behind[v_at + 1]];
    is_put_off[v_at] := p_tokens[v_at] = any (v_delay) or p_tokens[v_at] <> '|' and is_put_off[v_at + 1];
  end loop;
end $$;
grant execute on function private.words_left_out(text[], integer[]) to authenticated;
