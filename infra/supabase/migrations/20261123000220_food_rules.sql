-- What a person must not eat, enforced (ruling R18): by name, synonym, sort, allergen and part. A food that is
-- not known is "not_checked", never "ok".

create type private.food_rule as (
  kind text, value text, key text, allergens text[], categories text[], foods text[], word text,
  -- The allergens of the one food meant: "mixed nuts" may hold the walnut that somebody must not eat.
  kin text[]
);

-- The person's allergies and enforced diets, made comparable with what texts name. What was said in words that
-- no list knows ("raw eggs", "nuts and shellfish") makes a rule of every food that it names, and one of the words.
create function private.food_rules() returns setof private.food_rule
language sql stable set search_path = '' as $$
  with held as (
    select p.kind, p.value, p.value_key, d.code as diet,
      case when p.kind = 'diet' then private.food_key(regexp_replace(p.value_key, '^no |[ -]free$', '', 'g')) else p.value_key end as said
    from public.preferences p left join public.diets d on p.kind = 'diet' and d.code = p.value_key
    where p.user_id = (select auth.uid()) and (p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key))
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

-- Why a name goes against a rule, in words; null when it does not. With `p_broad` a word for a sort of food that
-- may hold the one meant counts too.
create function private.rule_hit(p_mention private.food_mention, p_rule private.food_rule, p_broad boolean) returns text
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
      then p_mention.food_key || ' is named' else format('%s contains %s', p_mention.food_key, v_found) end;
  end if;
  if p_mention.category = any (p_rule.categories) and p_mention.category <> all (p_mention.waived_categories) then
    select format('%s is %s', p_mention.food_key, nullif(c.label, p_mention.food_key)) into v_found from public.food_categories c where c.code = p_mention.category;
    return case when v_found like '% is ' then p_mention.food_key || ' is named' else v_found end;
  end if;
  if p_mention.canonical = any (p_rule.foods) or p_mention.food_key = any (p_rule.foods)
    or string_to_array(p_mention.food_key, ' ') @> string_to_array(p_rule.word, ' ') then
    return p_mention.food_key || ' is named';
  end if;
  if p_broad and p_mention.ingredient_id is null and p_rule.kin && p_mention.allergens
    and exists (select from public.allergy_words w where w.food_key = any (string_to_array(p_mention.food_key, ' '))) then
    return format('%s may contain %s', p_mention.food_key, p_rule.word);
  end if;
  if p_mention.contains = '{}' then
    return null;
  end if;
  select format('%s contains %s', p_mention.food_key, l.food_key) into v_found from private.food_lexicon l
  where l.food_key = any (p_mention.contains)
    and (exists (select from unnest(l.allergens) a where a = any (p_rule.allergens) and a <> all (p_mention.waived_allergens))
      or l.category = any (p_rule.categories) and l.category <> all (p_mention.waived_categories)
      or l.canonical = any (p_rule.foods) or string_to_array(l.food_key, ' ') @> string_to_array(p_rule.word, ' '))
  order by l.food_key limit 1;
  return v_found;
end $$;
grant execute on function private.rule_hit(private.food_mention, private.food_rule, boolean) to authenticated;

-- Is every word of a food's name known, and is it one food rather than a dish?
create function private.is_known_food(p_food text, p_mentions private.food_mention[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_tokens text[] := private.food_tokens(p_food);
  v_descriptors text[] := private.phrases_of('descriptor');
  v_places int[];
begin
  if not exists (select from unnest(p_mentions) m where not m.negated and m.kind = 'word' and m.category is not null)
    or exists (select from unnest(p_mentions) m where m.kind <> 'word') then
    return false;
  end if;
  select array_agg(place) into v_places from (
    select generate_series(m.first, m.last) as place from unnest(p_mentions) m
    union select generate_series(c.first, c.last) from private.claims_in(v_tokens) c
  ) p;
  return not exists (
    select from unnest(v_tokens) with ordinality as t (word, n)
    where t.word <> '|' and t.word !~ '^[0-9]+$' and t.word <> all (v_descriptors) and t.n <> all (v_places));
end $$;
grant execute on function private.is_known_food(text, private.food_mention[]) to authenticated;

create function private.rule_words(p_rules private.food_rule[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct r.word) filter (where r.word is not null), '{}') from unnest(p_rules) r
$$;
grant execute on function private.rule_words(private.food_rule[]) to authenticated;

create function private.conflict_line(p_food text, p_mentions private.food_mention[], p_rules private.food_rule[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (select jsonb_build_object('food', p_food, 'status', 'conflict', 'rule', jsonb_build_object('kind', r.kind, 'value', r.value), 'why', h.why)
     from unnest(p_rules) with ordinality as r (kind, value, key, allergens, categories, foods, word, kin, n) cross join unnest(p_mentions) m
     cross join lateral (select private.rule_hit(m, row(r.kind, r.value, r.key, r.allergens, r.categories, r.foods, r.word, r.kin)::private.food_rule, true) as why) h
     where h.why is not null order by r.n, m.first limit 1),
    case when private.is_known_food(p_food, p_mentions)
      then jsonb_build_object('food', p_food, 'status', 'ok', 'rule', null, 'why', 'no rule is against it')
      else jsonb_build_object('food', p_food, 'status', 'not_checked', 'rule', null, 'why', 'this food is not known') end)
$$;
grant execute on function private.conflict_line(text, private.food_mention[], private.food_rule[]) to authenticated;

-- Foods against the person's rules, each with its status, in the order given.
create function private.food_conflicts(p_foods text[]) returns jsonb
language sql stable set search_path = '' as $$
  with rules as materialized (select coalesce(array_agg(r), '{}') as list from private.food_rules() r)
  select coalesce(jsonb_agg(private.conflict_line(f.food, array(select m from private.food_mentions(f.food, private.rule_words(r.list), true) m), r.list) order by f.n), '[]')
  from rules r cross join unnest(p_foods) with ordinality as f (food, n)
$$;
grant execute on function private.food_conflicts(text[]) to authenticated;

-- What the foods beside a text may be called in it: where "vegan butter" is an ingredient, "melt the butter" means it,
-- and gluten-free spaghetti are "the pasta". The last name of a food counts, so butter beans are no butter.
create function private.heads_of_foods(p_foods text[]) returns text[]
language sql stable set search_path = '' as $$
  with heads as (
    select distinct on (f.n) m.food_key, m.category,
      m.waived_allergens <> '{}' or m.waived_categories <> '{}' or m.waived_keys <> '{}' as is_claimed
    from unnest(p_foods) with ordinality as f (food, n) cross join lateral private.food_mentions(f.food, '{}', false) m
    where not m.negated and m.last < coalesce(array_position(private.food_tokens(f.food), '|'), m.last + 1)
    order by f.n, m.first desc
  )
  select coalesce(array_agg(name), '{}') from (
    select array_to_string(w.words[i:], ' ') as name
    from heads h cross join lateral (select string_to_array(h.food_key, ' ') as words) w cross join lateral generate_series(1, cardinality(w.words)) i
    union
    select c.food_key from heads h join public.food_category_words c on h.is_claimed and h.category = any (private.categories_under(array[c.category]))
  ) n
$$;
grant execute on function private.heads_of_foods(text[]) to authenticated;

-- Free text against the person's rules: the first thing in each text that goes against one. Names of dishes do not
-- count, since what is in them is told by their ingredients.
create function private.text_conflicts(p_texts text[], p_beside text[]) returns jsonb
language sql stable set search_path = '' as $$
  with rules as materialized (select coalesce(array_agg(r), '{}') as list from private.food_rules() r),
  beside as materialized (
    select private.heads_of_foods(coalesce(array_agg(c ->> 'food'), '{}')) as names
    from jsonb_array_elements(private.food_conflicts(p_beside)) c where c ->> 'status' <> 'conflict'
  )
  select coalesce(jsonb_agg(jsonb_build_object('text', t.text, 'status', case when hit.why is null then 'ok' else 'conflict' end,
    'food', hit.food, 'rule', hit.rule, 'why', hit.why) order by t.n), '[]')
  from rules r cross join beside b cross join unnest(p_texts) with ordinality as t (text, n)
  left join lateral (
    select m.food_key as food, jsonb_build_object('kind', u.kind, 'value', u.value) as rule, private.rule_hit(m, u, false) as why
    -- Without rules there is nothing to read for.
    from (select where r.list <> '{}') g cross join lateral private.food_mentions(t.text, private.rule_words(r.list), false) m cross join unnest(r.list) u
    where m.kind <> 'dish' and m.food_key <> all (b.names)
      and private.rule_hit(m, u, false) is not null
    order by m.first limit 1
  ) hit on true
$$;
create function private.text_conflicts(p_texts text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.text_conflicts(p_texts, '{}') $$;
grant execute on function private.text_conflicts(text[], text[]), private.text_conflicts(text[]) to authenticated;

-- For agents, as the person: may these foods and texts be shown? Texts are read beside the foods of the same question.
create function public.check_food(p_foods text[], p_texts text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'foods', private.food_conflicts(coalesce(p_foods, '{}')),
    'texts', private.text_conflicts(coalesce(p_texts, '{}'), coalesce(p_foods, '{}')),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value, 'enforced', p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key)) order by p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]'))
$$;
grant execute on function public.check_food(text[], text[]) to authenticated;
