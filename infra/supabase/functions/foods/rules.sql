-- What a person must not eat, enforced (ruling R18): by name, synonym, sort, allergen and part. A food that is
-- not known is "not_checked", never "ok".

-- The foods that the goal of this call excludes: a wish for now, and no rule of the person.
create or replace function private.excluded_now() returns setof text
language sql stable set search_path = '' as $$
  select left(w, 120) from jsonb_array_elements_text(coalesce(nullif(current_setting('alfred.without', true), ''), '[]')::jsonb) w limit 20
$$;
grant execute on function private.excluded_now() to authenticated;

-- The person's allergies and enforced diets, those of whoever eats along, and what the goal excludes, made comparable with what texts name. What was said in words that
-- no list knows ("raw eggs", "nuts and shellfish") makes a rule of every food that it names, and one of the words.
create or replace function private.food_rules() returns setof private.food_rule
language sql stable set search_path = '' as $$
  with held as (
    select p.kind, p.value, p.value_key, d.code as diet,
      private.rule_subject(case when p.kind = 'diet' then regexp_replace(p.value_key, '^no |[ -]free$', '', 'g') else p.value_key end) as said
    from public.preferences p left join public.diets d on p.kind = 'diet' and d.code = p.value_key
    where p.user_id = (select auth.uid()) and (p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key))
      and coalesce(private.only_eater(), 'self') = 'self'
    union all
    -- Of whoever eats along, for as long as they do.
    select 'companion', format('%s (%s)', c.value, c.name), c.value_key, d.code,
      private.rule_subject(case when c.kind = 'diet' then regexp_replace(c.value_key, '^no |[ -]free$', '', 'g') else c.value_key end)
    from private.companion_rules() c left join public.diets d on c.kind = 'diet' and d.code = c.value_key
    union all
    select 'wish', w, private.food_key(w), private.diet_wished(w), private.rule_subject(w) from private.excluded_now() w where private.food_key(w) <> '' and private.only_eater() is null
  ), subjects as (
    select h.*, h.said as subject from held h
    union
    select h.*, n.food_key from held h cross join lateral private.names_in(private.food_tokens(h.said), '{}', true) n
    -- A sort alone is too wide: who must not eat dragon fruit may eat fruit.
    where h.diet is null and (n.ingredient_id is not null or n.allergens <> '{}')
      and not exists (select from public.allergy_words a where a.food_key = h.said)
      and not exists (select from private.food_lexicon l where l.food_key = h.said)
  ), excluded as (
    select x.diet, coalesce(array_agg(x.value) filter (where x.kind = 'allergen'), '{}') as allergens,
      coalesce(array_agg(x.value) filter (where x.kind = 'category'), '{}') as categories, coalesce(array_agg(x.value) filter (where x.kind = 'food'), '{}') as foods
    from public.diet_exclusions x group by x.diet
  )
  select s.kind, s.value, s.value_key,
    coalesce(x.allergens, a.allergens, '{}'),
    private.categories_under(coalesce(x.categories, a.categories, case when c.category is not null then array[c.category] end, '{}')),
    coalesce(x.foods, a.foods, case when l.canonical is not null then array[l.canonical, s.subject] end, '{}'),
    case when s.diet is null and a.food_key is null then s.subject end,
    case when s.diet is null and a.food_key is null then coalesce(l.allergens, '{}') else '{}' end
  from subjects s
  left join excluded x on x.diet = s.diet
  left join public.allergy_words a on s.diet is null and a.food_key = s.subject
  left join public.food_category_words c on s.diet is null and c.food_key = s.subject
  left join private.food_lexicon l on s.diet is null and l.food_key = s.subject
  order by s.kind, s.value_key, s.subject
$$;
grant execute on function private.food_rules() to authenticated;

-- Which rules may be against which mentions at all, by what a mention and its parts are. Asking `rule_broken` is dear, and most
-- foods and rules have nothing to do with each other.
create or replace function private.rules_near(p_mentions private.food_mention[], p_rules private.food_rule[])
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
grant execute on function private.rules_near(private.food_mention[], private.food_rule[]) to authenticated;

-- Why a name goes against a rule: what the food is to the rule ("named", "contains", "is", "may_contain") and by which part of it;
-- null when it does not. With `p_broad` a word for a sort of food that may hold the one meant counts too.
create or replace function private.rule_broken(p_mention private.food_mention, p_rule private.food_rule, p_broad boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_found text;
begin
  if p_mention.negated or p_rule.key = any (p_mention.waived_keys) then
    return null;
  end if;
  if p_mention.allergens && p_rule.allergens then
    select l.label into v_found from public.allergens l
    where l.code = any (p_mention.allergens) and l.code = any (p_rule.allergens) and l.code <> all (p_mention.waived_allergens)
    order by l.code limit 1;
  end if;
  if v_found is not null then
    return case when exists (select from public.allergy_words w where w.food_key = p_mention.food_key)
      then private.because(p_mention.food_key, 'named') else private.because(p_mention.food_key, 'contains', v_found) end;
  end if;
  if p_mention.category = any (p_rule.categories) and p_mention.category <> all (p_mention.waived_categories) then
    select nullif(c.label, p_mention.food_key) into v_found from public.food_categories c where c.code = p_mention.category;
    return private.because(p_mention.food_key, case when v_found is null then 'named' else 'is' end, v_found);
  end if;
  if p_mention.canonical = any (p_rule.foods) or p_mention.food_key = any (p_rule.foods)
    or string_to_array(p_mention.food_key, ' ') @> string_to_array(p_rule.word, ' ') then
    return private.because(p_mention.food_key, 'named');
  end if;
  if p_broad and p_mention.ingredient_id is null and p_rule.kin && p_mention.allergens
    and exists (select from public.allergy_words w where w.food_key = any (string_to_array(p_mention.food_key, ' '))) then
    return private.because(p_mention.food_key, 'may_contain', p_rule.word);
  end if;
  if p_mention.contains = '{}' then
    return null;
  end if;
  select l.food_key into v_found from private.food_lexicon l
  where l.food_key = any (p_mention.contains)
    and (exists (select from unnest(l.allergens) a where a = any (p_rule.allergens) and a <> all (p_mention.waived_allergens))
      or l.category = any (p_rule.categories) and l.category <> all (p_mention.waived_categories)
      or l.canonical = any (p_rule.foods) or string_to_array(l.food_key, ' ') @> string_to_array(p_rule.word, ' '))
  order by l.food_key limit 1;
  return case when v_found is not null then private.because(p_mention.food_key, 'contains', v_found) end;
end $$;
grant execute on function private.rule_broken(private.food_mention, private.food_rule, boolean) to authenticated;

create or replace function private.because(p_food text, p_relation text, p_part text default null) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('food', p_food, 'relation', p_relation, 'part', p_part)
$$;
grant execute on function private.because(text, text, text) to authenticated;

-- The same in English, for who reads `why`.
create or replace function private.why_of(p_because jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', p_because ->> 'food',
    case p_because ->> 'relation' when 'named' then 'is named' when 'may_contain' then 'may contain' else p_because ->> 'relation' end, p_because ->> 'part')
$$;
grant execute on function private.why_of(jsonb) to authenticated;

-- Is every word of a food's name known, and is it one food rather than a dish?
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
grant execute on function private.is_known_food(text, private.food_mention[]) to authenticated;

create or replace function private.rule_words(p_rules private.food_rule[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct r.word) filter (where r.word is not null), '{}') from unnest(p_rules) r
$$;
grant execute on function private.rule_words(private.food_rule[]) to authenticated;

create or replace function private.conflict_line(p_food text, p_mentions private.food_mention[], p_rules private.food_rule[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_near record;
  v_because jsonb;
begin
  for v_near in select n.rule_n, n.mention_n from private.rules_near(p_mentions, p_rules) n where p_rules <> '{}' order by n.rule_n, n.first loop
    v_because := private.rule_broken(p_mentions[v_near.mention_n], p_rules[v_near.rule_n], true);
    if v_because is not null then
      return jsonb_build_object('food', p_food, 'status', 'conflict', 'because', v_because, 'why', private.why_of(v_because),
        'rule', jsonb_build_object('kind', (p_rules[v_near.rule_n]).kind, 'value', (p_rules[v_near.rule_n]).value));
    end if;
  end loop;
  return case when private.is_known_food(p_food, p_mentions)
    then jsonb_build_object('food', p_food, 'status', 'ok', 'rule', null, 'why', 'no rule is against it')
    else jsonb_build_object('food', p_food, 'status', 'not_checked', 'rule', null, 'why', 'this food is not known') end;
end $$;
grant execute on function private.conflict_line(text, private.food_mention[], private.food_rule[]) to authenticated;
