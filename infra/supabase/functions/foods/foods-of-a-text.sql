-- What a text says of the foods that it names.

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
grant execute on function private.claims_in(text[]) to authenticated;

-- What the claims around a name waive of it. Claims are many in a long text, so that they are gone through once beside its names,
-- both in the order of the text; a short one is looked at whole, since a claim at its end holds for all of it.
create or replace function private.waive_claims(p_names private.food_mention[], p_claims private.food_claim[], p_size int) returns setof private.food_mention
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
grant execute on function private.waive_claims(private.food_mention[], private.food_claim[], integer) to authenticated;

-- Every food that a text names, with what its grammar says of it.
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
grant execute on function private.food_mentions(text, text[], boolean) to authenticated;

-- The first rule that a text is against, beside foods that are known to be in it.
create or replace function private.text_line(p_text text, p_rules private.food_rule[], p_beside text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_mentions private.food_mention[];
  v_near record;
  v_because jsonb;
begin
  -- Without rules there is nothing to read for.
  if p_rules <> '{}' then
    v_mentions := array(select m from private.food_mentions(p_text, private.rule_words(p_rules), false) m
      where m.kind <> 'dish' and m.food_key not in (select unnest(p_beside)));
    for v_near in select n.rule_n, n.mention_n from private.rules_near(v_mentions, p_rules) n order by n.first, n.rule_n loop
      v_because := private.rule_broken(v_mentions[v_near.mention_n], p_rules[v_near.rule_n], false);
      if v_because is not null then
        return jsonb_build_object('text', p_text, 'status', 'conflict', 'food', (v_mentions[v_near.mention_n]).food_key, 'because', v_because, 'why', private.why_of(v_because),
          'rule', jsonb_build_object('kind', (p_rules[v_near.rule_n]).kind, 'value', (p_rules[v_near.rule_n]).value));
      end if;
    end loop;
  end if;
  return jsonb_build_object('text', p_text, 'status', 'ok', 'food', null, 'rule', null, 'why', null);
end $$;
grant execute on function private.text_line(text, private.food_rule[], text[]) to authenticated;

-- What the foods beside a text may be called in it: where "vegan butter" is an ingredient, "melt the butter" means it,
-- and gluten-free spaghetti are "the pasta". The last name of a food counts, so butter beans are no butter.
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
grant execute on function private.heads_of_foods(text[]) to authenticated;
