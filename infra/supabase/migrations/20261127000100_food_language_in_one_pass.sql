-- Reading a text for foods takes as many steps as it has words. Before, each name looked at the whole text again, and
-- a few thousand words kept the database busy for minutes.

-- The lexicon as one table, so that looking up a name is one step. It is made anew whenever the foods behind it change,
-- which they do when data is loaded.
create table private.food_names (
  food_key text not null,
  canonical text not null,
  ingredient_id uuid,
  category text,
  allergens text[] not null,
  contains text[] not null,
  kind text not null
);
create index food_names_by_key on private.food_names (food_key);
create index food_names_by_category on private.food_names (category);
create index food_names_alike on private.food_names (left(food_key, 1), length(food_key));
alter table private.food_names enable row level security;
create policy "known to all" on private.food_names for select to authenticated using (true);
grant select on private.food_names to authenticated;

create function private.name_foods() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.food_names;
  insert into private.food_names (food_key, canonical, ingredient_id, category, allergens, contains, kind)
  select i.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word' from public.ingredients i where i.kind = 'everyday'
  union all
  select a.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word'
  from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
  union all
  select w.food_key, coalesce(i.food_key, w.food_key), w.ingredient_id, w.category, w.allergens, w.contains, w.kind
  from public.food_words w left join public.ingredients i on i.id = w.ingredient_id;
  return null;
end $$;
create trigger name_foods after insert or delete or update of food_key, category, allergens, contains, kind on public.ingredients
  for each statement execute function private.name_foods();
create trigger name_foods after insert or delete or update on public.ingredient_aliases for each statement execute function private.name_foods();
create trigger name_foods after insert or delete or update on public.food_words for each statement execute function private.name_foods();
update public.food_words set kind = kind;
create or replace view private.food_lexicon with (security_invoker = true) as
  select food_key, canonical, ingredient_id, category, allergens, contains, kind from private.food_names;

-- The runs of up to five words in which a food may be named. No name is longer than a preference may be.
create function private.spans_of(p_tokens text[]) returns table (first int, last int, key text)
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

-- What a text claims to be free of, and how far that holds.
create or replace function private.claims_in(p_tokens text[])
returns table (first int, last int, holds_from int, holds_to int, allergens text[], categories text[], keys text[])
language sql stable rows 2 set search_path = '' as $$
  with words as materialized (
    select n::int as n, w, lag(w) over o as before, lead(w, 1) over o as w2, lead(w, 2) over o as w3, lead(w, 3) over o as w4,
      count(*) over () as size, bool_or(w in ('or', 'and')) over () as is_list,
      min(n) filter (where w = any ((select private.phrases_of('break'))::text[])) over (order by n desc rows between unbounded preceding and 1 preceding) as next_break
    from unnest(p_tokens) with ordinality as t (w, n) window o as (order by n)
  ), found as materialized (
    select x.n as first, x.n + r.length - 1 as last, r.behind, x.size, x.is_list, r.phrase
    from words x cross join lateral (values (1, x.w, x.w2), (2, x.w || ' ' || x.w2, x.w3), (3, x.w || ' ' || x.w2 || ' ' || x.w3, x.w4)) as r (length, phrase, behind)
    where r.phrase in (select c.phrase from private.food_claims c)
      and coalesce(r.behind, '') not in ('range', 'flowing', 'form')
      -- "Not vegan" claims nothing.
      and coalesce(x.before, '') not in ('not', 'non', 'isn''t', 'never', 'no')
  ), meant as materialized (
    select c.phrase, c.allergens, private.categories_under(c.categories) as categories, c.keys
    from private.food_claims c where c.phrase in (select f.phrase from found f)
  )
  select f.first, f.last,
    case when (f.behind is null or f.behind = '|' and f.last = f.size - 1) and f.size <= 8 and not f.is_list then 1 else f.first end,
    coalesce(w.next_break - 1, f.size)::int, m.allergens, m.categories, m.keys
  from found f join meant m using (phrase) join words w on w.n = f.last
$$;

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
        and case when length(l.food_key) = length(u.key) or not private.is_a_letter_off(u.key, l.food_key) then private.is_misspelling(u.key, l.food_key) else true end
    )
    select w.n, w.n, a.food_key, a.canonical, a.ingredient_id, a.category, a.allergens, a.contains, 'guess', false, '{}'::text[], '{}'::text[], '{}'::text[]
    from words w join alike a using (key);
end $$;

-- What is left out of a dish, told for each word. `is_allergy`: a name that ends before it is one that somebody is allergic to.
-- `left_out`: what becomes of a name that begins behind it; 1: a list is left out, as in "without nuts or milk", 2: the one name,
-- as in "no milk", 3: it may be taken out, as in "leave milk out", 0: it stays. `is_put_off`: it is left out for a while only.
create function private.words_left_out(p_tokens text[], p_starts int[], out is_allergy boolean[], out left_out int[], out is_put_off boolean[])
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

-- A claim in a text, as `claims_in` tells it.
create type private.food_claim as (first int, last int, holds_from int, holds_to int, allergens text[], categories text[], keys text[]);

-- What the claims around a name waive of it. Claims are many in a long text, so that they are gone through once beside its names,
-- both in the order of the text; a short one is looked at whole, since a claim at its end holds for all of it.
create function private.waive_claims(p_names private.food_mention[], p_claims private.food_claim[], p_size int) returns setof private.food_mention
language plpgsql stable rows 5 set search_path = '' as $$
declare
  v_claimed_to int[] := array_fill(0, array[p_size]);
  v_name private.food_mention;
  v_claim private.food_claim;
  v_next int := 1;
  v_held private.food_claim;
begin
  foreach v_name in array p_names loop
    while v_next <= cardinality(p_claims) and (p_size <= 8 or (p_claims[v_next]).first <= v_name.first) loop
      v_claim := p_claims[v_next];
      v_next := v_next + 1;
      v_claimed_to[v_claim.first] := greatest(v_claimed_to[v_claim.first], v_claim.last);
      if v_held.holds_to is distinct from v_claim.holds_to then
        v_held := v_claim;
      elsif not (v_held.allergens @> v_claim.allergens and v_held.categories @> v_claim.categories and v_held.keys @> v_claim.keys) then
        v_held.allergens := array(select distinct a from unnest(v_held.allergens || v_claim.allergens) a);
        v_held.categories := array(select distinct c from unnest(v_held.categories || v_claim.categories) c);
        v_held.keys := array(select distinct k from unnest(v_held.keys || v_claim.keys) k);
      end if;
    end loop;
    if p_size <= 8 then
      v_name.waived_allergens := array(select distinct a from unnest(p_claims) c cross join unnest(c.allergens) a where v_name.first between c.holds_from and c.holds_to);
      v_name.waived_categories := array(select distinct a from unnest(p_claims) c cross join unnest(c.categories) a where v_name.first between c.holds_from and c.holds_to);
      v_name.waived_keys := array(select distinct a from unnest(p_claims) c cross join unnest(c.keys) a where v_name.first between c.holds_from and c.holds_to);
    elsif v_name.first <= v_held.holds_to then
      v_name.waived_allergens := v_held.allergens;
      v_name.waived_categories := v_held.categories;
      v_name.waived_keys := v_held.keys;
    end if;
    -- A name within the claim itself, such as the milk of "milk free", is not in the food. No claim has more than three words.
    v_name.negated := v_name.negated or greatest(v_claimed_to[v_name.first], v_claimed_to[v_name.first - 1], v_claimed_to[v_name.first - 2]) >= v_name.last;
    return next v_name;
  end loop;
end $$;

create or replace function private.food_mentions(p_text text, p_own text[], p_guess boolean) returns setof private.food_mention
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_tokens text[] := private.food_tokens(p_text);
  v_size int := cardinality(v_tokens);
  v_verbs text[] := private.phrases_of('verb');
  v_objects text[] := private.phrases_of('object');
  v_determiners text[] := private.phrases_of('determiner');
  v_names private.food_mention[];
  v_kept private.food_mention[] := '{}';
  v_name private.food_mention;
  v_starts int[] := array_fill(null::int, array[v_size + 2]);
  v_is_allergy boolean[];
  v_left_out int[];
  v_is_put_off boolean[];
  v_before int;
begin
  -- Most texts that are asked about are one name and nothing else; those need no grammar.
  return query
    select 1, v_size, l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, l.kind, false, '{}'::text[], '{}'::text[], '{}'::text[]
    from private.food_lexicon l where v_size between 1 and 20 and l.food_key = private.food_key(array_to_string(v_tokens, ' '));
  if found then
    return;
  end if;
  v_names := array(select n from private.names_in(v_tokens, p_own, p_guess) n order by n.first);
  if v_names = '{}' then
    return;
  end if;
  foreach v_name in array v_names loop
    for v_at in v_name.first..v_name.last loop v_starts[v_at] := v_name.first; end loop;
  end loop;
  select w.is_allergy, w.left_out, w.is_put_off into v_is_allergy, v_left_out, v_is_put_off from private.words_left_out(v_tokens, v_starts) w;
  foreach v_name in array v_names loop
    -- "Toast the seeds" names no toast.
    continue when v_name.food_key = any (v_verbs) and v_tokens[v_name.last + 1] = any (v_objects)
      and coalesce(v_tokens[v_name.first - 1], '') <> all (v_determiners);
    v_before := case when v_name.first > 1 then v_left_out[v_name.first - 1] else 0 end;
    v_name.negated := coalesce(v_is_allergy[v_name.last + 1], false) or v_before = 1 or v_before = 2 and not v_is_put_off[v_name.last + 1]
      or coalesce(v_before = 3 and v_tokens[v_name.last + 1] = 'out', false)
      or coalesce(v_tokens[v_name.last + 1] = 'free' and coalesce(v_tokens[v_name.last + 2], '') not in ('range', 'flowing', 'form'), false);
    v_kept := v_kept || v_name;
  end loop;
  return query select * from private.waive_claims(v_kept, array(select row(c.*)::private.food_claim from private.claims_in(v_tokens) c order by c.first), v_size);
end $$;
drop function private.is_left_out(text[], int[], int, int);

-- A food whose every word is a name, a claim or describes one.
create or replace function private.is_known_food(p_food text, p_mentions private.food_mention[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_tokens text[] := private.food_tokens(p_food);
begin
  if not exists (select from unnest(p_mentions) m where not m.negated and m.kind = 'word' and m.category is not null)
    or exists (select from unnest(p_mentions) m where m.kind <> 'word') then
    return false;
  end if;
  return not exists (
    select from unnest(v_tokens) with ordinality as t (word, n)
    where t.word <> '|' and t.word !~ '^[0-9]+$' and t.word <> all ((select private.phrases_of('descriptor'))::text[])
      and t.n not in (
        select generate_series(m.first, m.last) from unnest(p_mentions) m
        union all select generate_series(c.first, c.last) from private.claims_in(v_tokens) c));
end $$;

-- Which rules may be against which mentions at all, by what a mention and its parts are. Asking `rule_hit` is dear, and most
-- foods and rules have nothing to do with each other.
create function private.rules_near(p_mentions private.food_mention[], p_rules private.food_rule[])
returns table (rule_n int, mention_n int, first int)
language sql stable rows 5 set search_path = '' as $$
  with mentions as materialized (
    select m.n::int as n, m.first, m.food_key, m.canonical, m.ingredient_id, m.category, m.allergens, m.contains
    from unnest(p_mentions) with ordinality as m (first, last, food_key, canonical, ingredient_id, category, allergens, contains, kind, negated, waived_allergens, waived_categories, waived_keys, n)
    where not m.negated
  ), foods as materialized (
    select distinct on (m.food_key) m.food_key, m.canonical, m.category, m.allergens, m.contains from mentions m
  ), parts as materialized (
    select f.food_key, f.food_key as part, f.canonical, f.category, f.allergens from foods f
    union all
    select f.food_key, l.food_key, l.canonical, l.category, l.allergens
    from foods f cross join unnest(f.contains) c join private.food_lexicon l on l.food_key = c
  ), near as (
    select distinct p.food_key, r.n::int as n
    from parts p join unnest(p_rules) with ordinality as r (kind, value, key, allergens, categories, foods, word, kin, n)
      on p.allergens && r.allergens or p.category = any (r.categories) or p.canonical = any (r.foods) or p.part = any (r.foods)
      or string_to_array(p.part, ' ') @> string_to_array(r.word, ' ') or r.kin && p.allergens
  )
  select x.n, m.n, m.first from near x join mentions m using (food_key)
$$;

create or replace function private.conflict_line(p_food text, p_mentions private.food_mention[], p_rules private.food_rule[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_near record;
  v_why text;
begin
  for v_near in select n.rule_n, n.mention_n from private.rules_near(p_mentions, p_rules) n where p_rules <> '{}' order by n.rule_n, n.first loop
    v_why := private.rule_hit(p_mentions[v_near.mention_n], p_rules[v_near.rule_n], true);
    if v_why is not null then
      return jsonb_build_object('food', p_food, 'status', 'conflict', 'why', v_why,
        'rule', jsonb_build_object('kind', (p_rules[v_near.rule_n]).kind, 'value', (p_rules[v_near.rule_n]).value));
    end if;
  end loop;
  return case when private.is_known_food(p_food, p_mentions)
    then jsonb_build_object('food', p_food, 'status', 'ok', 'rule', null, 'why', 'no rule is against it')
    else jsonb_build_object('food', p_food, 'status', 'not_checked', 'rule', null, 'why', 'this food is not known') end;
end $$;

-- The first rule that a text is against, beside foods that are known to be in it.
create function private.text_line(p_text text, p_rules private.food_rule[], p_beside text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_mentions private.food_mention[];
  v_near record;
  v_why text;
begin
  -- Without rules there is nothing to read for.
  if p_rules <> '{}' then
    v_mentions := array(select m from private.food_mentions(p_text, private.rule_words(p_rules), false) m
      where m.kind <> 'dish' and m.food_key not in (select unnest(p_beside)));
    for v_near in select n.rule_n, n.mention_n from private.rules_near(v_mentions, p_rules) n order by n.first, n.rule_n loop
      v_why := private.rule_hit(v_mentions[v_near.mention_n], p_rules[v_near.rule_n], false);
      if v_why is not null then
        return jsonb_build_object('text', p_text, 'status', 'conflict', 'food', (v_mentions[v_near.mention_n]).food_key, 'why', v_why,
          'rule', jsonb_build_object('kind', (p_rules[v_near.rule_n]).kind, 'value', (p_rules[v_near.rule_n]).value));
      end if;
    end loop;
  end if;
  return jsonb_build_object('text', p_text, 'status', 'ok', 'food', null, 'rule', null, 'why', null);
end $$;

create or replace function private.heads_of_foods(p_foods text[]) returns text[]
language sql stable set search_path = '' as $$
  with said as materialized (
    select n, food, array_position(private.food_tokens(food), '|') as behind from unnest(p_foods) with ordinality as f (food, n)
  ), heads as materialized (
    select distinct on (f.n) m.food_key, m.category,
      m.waived_allergens <> '{}' or m.waived_categories <> '{}' or m.waived_keys <> '{}' as is_claimed
    from said f cross join lateral private.food_mentions(f.food, '{}', false) m
    where not m.negated and m.last < coalesce(f.behind, m.last + 1)
    order by f.n, m.first desc
  ), sorts as materialized (
    select c.category, array_agg(c.food_key) as names, private.categories_under(array[c.category]) as codes from public.food_category_words c
    where exists (select from heads h where h.is_claimed) group by c.category
  )
  select coalesce(array_agg(name), '{}') from (
    select array_to_string(w.words[i:], ' ') as name
    from (select distinct food_key from heads) h cross join lateral (select string_to_array(h.food_key, ' ') as words) w cross join lateral generate_series(1, cardinality(w.words)) i
    union
    select unnest(s.names) from (select distinct category from heads where is_claimed) h join sorts s on h.category = any (s.codes)
  ) n
$$;

create or replace function private.text_conflicts(p_texts text[], p_beside text[]) returns jsonb
language sql stable set search_path = '' as $$
  with rules as materialized (select coalesce(array_agg(r), '{}') as list from private.food_rules() r),
  beside as materialized (
    select case when r.list <> '{}' then private.heads_of_foods(coalesce((
      select array_agg(c ->> 'food') from jsonb_array_elements(private.food_conflicts(p_beside)) c where c ->> 'status' <> 'conflict'), '{}')) else '{}' end as names
    from rules r
  )
  select coalesce(jsonb_agg(private.text_line(t.text, r.list, b.names) order by t.n), '[]')
  from rules r cross join beside b cross join unnest(p_texts) with ordinality as t (text, n)
$$;

-- As much as a recipe may hold, which is the longest that anybody asks about, is answered within a second.
create or replace function public.check_food(p_foods text[], p_texts text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if cardinality(p_foods) > 200 or cardinality(p_texts) > 400 or exists (select from unnest(p_foods) f where length(f) > 200)
    or (select coalesce(sum(length(t)), 0) from unnest(p_foods || p_texts) t) > 120000 then
    perform private.refuse(422, 'INVALID_REQUEST', 'At most 200 foods of 200 characters and 400 texts can be checked at once, 120,000 characters in all.');
  end if;
  return jsonb_build_object(
    'foods', private.food_conflicts(coalesce(p_foods, '{}')),
    'texts', private.text_conflicts(coalesce(p_texts, '{}'), coalesce(p_foods, '{}')),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value, 'enforced', p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key)) order by p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]'));
end $$;

-- No food that is known has a longer name, and what cannot be meant is not compared.
create or replace function private.find_ingredient(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(left(p_food, 200));
  v_found public.ingredients;
begin
  select * into v_found from public.ingredients where food_key = v_key;
  if not found then
    select i.* into v_found from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
    where a.food_key = v_key;
  end if;
  -- Another word that is known is no misspelling.
  if v_found.id is null and length(v_key) <= 120 and not exists (select from public.food_words w where w.food_key = v_key) then
    select i.* into v_found from public.ingredients i
    where i.kind = 'everyday' and i.food_key operator(extensions.%) v_key
      and private.is_misspelling(v_key, i.food_key)
    order by extensions.similarity(i.food_key, v_key) desc, i.food_key limit 1;
  end if;
  return v_found;
end $$;

grant execute on function
  private.spans_of(text[]), private.words_left_out(text[], int[]), private.waive_claims(private.food_mention[], private.food_claim[], int),
  private.rules_near(private.food_mention[], private.food_rule[]), private.text_line(text, private.food_rule[], text[])
to authenticated;
