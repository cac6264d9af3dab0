-- Which foods a text names, and how: "no peanuts" and "peanut-free" name peanuts to leave them out, "vegan butter"
-- names a butter without milk, "coconut milk" names neither nuts nor milk. The longest known name wins, so most
-- exceptions are words of the lexicon; what is left of the grammar is data below.

create table private.food_language (
  phrase text not null,
  role text not null check (role in ('negates', 'negates_list', 'filler', 'break', 'allergy', 'take_out', 'descriptor', 'verb', 'object', 'determiner', 'delay')),
  primary key (role, phrase)
);
alter table private.food_language enable row level security;
create policy "known to all" on private.food_language for select to authenticated using (true);
grant select on private.food_language to authenticated;
insert into private.food_language (role, phrase)
select role, btrim(phrase) from (values
  -- Before a name, they leave it out; those of the second row reach over an "and" as well.
  ('negates', 'no, not contain, not include, not use, not add, never use, never add, don''t use, don''t add, doesn''t contain, contains no, omit, omits, omitting, omitted, skip, skips, skipping, avoid, avoids, avoiding, exclude, excluding, minus, leave out, leaves out, leaving out, left out, replace, replaces, replaced, replacing, swap, swapping, free of, free from, non, zero'),
  ('negates_list', 'without, instead of, rather than, in place of, in lieu of, allergic to, allergy to, allergies to, intolerant to, intolerant of, intolerance to, intolerance of'),
  -- What may stand between the two.
  ('filler', 'a, an, any, the, your, my, our, added, extra, of, roasted, salted, unsalted, crushed, chopped, toasted, fresh, dried, whole, ground, raw, cooked'),
  -- Where a claim such as "vegan" ends to hold.
  ('break', '|, with, and, or, plus, on, in, over, then, to, for, from, using, but, topped, without'),
  ('allergy', 'allergy, allergies, allergic, intolerance, intolerances, intolerant, avoidance'),
  -- "Do not add the nuts until the end" leaves nothing out.
  ('delay', 'until, till, yet, before, early, once, immediately, first, again, all'),
  ('take_out', 'leave, leaves, leaving, left, keep, keeping'),
  -- Words that say how a food is, not which.
  ('descriptor', 'roasted, fried, grilled, baked, braised, poached, fresh, frozen, chopped, sliced, diced, minced, ground, dried, dry, cooked, uncooked, raw, boiled, steamed, smoked, organic, large, small, medium, big, ripe, unripe, whole, half, halved, quartered, lean, boneless, skinless, fillet, fillets, breast, breasts, thigh, thighs, extra, of, a, an, the, leftover, canned, tinned, jarred, bottled, salted, unsalted, sweet, sour, hot, cold, warm, plain, natural, red, green, white, yellow, black, brown, dark, light, baby, cut, piece, pieces, chunk, chunks, strip, strips, slice, slices, grated, shredded, peeled, unpeeled, crushed, toasted, free, range, floret, florets, leaf, leaves, sprig, sprigs, stalk, stalks, stick, sticks, clove, cloves, head, heads, bunch, juice, zest, powder, flake, flakes, pitted, seeded, soaked, drained, rinsed, softened, melted, beaten, thick, thin, fine, finely, coarsely, roughly, freshly, thinly, good, quality, unsweetened, sweetened, low, fat, full, reduced, sodium, optional, taste, smooth, crunchy, and, with, or'),
  -- Names that are verbs before an object, unless a determiner stands before them.
  ('verb', 'toast, wrap, preserve, squash, cream, batter, bread'),
  ('object', 'the, a, an, it, them, each, both, your, until, up, tightly, loosely, lightly, together, for'),
  ('determiner', 'the, a, an, of, some, your, with, on, more, any')
) as l (role, phrases) cross join lateral regexp_split_to_table(l.phrases, ',') as p (phrase);

-- What a claim says is not in the food that it stands before. Free of lactose is not free of milk.
create table private.food_claims (
  phrase text primary key,
  allergens text[] not null,
  categories text[] not null,
  -- Preferences by their key, for what is no allergen of its own.
  keys text[] not null
);
alter table private.food_claims enable row level security;
create policy "known to all" on private.food_claims for select to authenticated using (true);
grant select on private.food_claims to authenticated;
insert into private.food_claims (phrase, allergens, categories, keys)
select btrim(phrase), allergens::text[], categories::text[], keys::text[] from (values
  ('vegan, plant based', '{milk,egg,fish,crustacean,mollusc}', '{animal}', '{}'),
  ('vegetarian, veggie, meatless, meat free, mock, quorn', '{fish,crustacean,mollusc}', '{meat,seafood,gelatine,rennet_cheese}', '{}'),
  ('gluten free, glutenfree, flourless', '{gluten}', '{}', '{}'),
  ('dairy free, dairyfree, milk free, non dairy, nondairy', '{milk}', '{dairy}', '{}'),
  ('lactose free, lactosefree', '{}', '{}', '{lactose,lactose-free}'),
  ('wheat free', '{}', '{}', '{wheat}'),
  ('egg free, eggless, eggfree', '{egg}', '{egg}', '{}'),
  ('nut free, nutfree', '{nut,peanut}', '{nut}', '{}'), ('tree nut free', '{nut}', '{}', '{}'), ('peanut free', '{peanut}', '{}', '{}'),
  ('soy free, soya free', '{soy}', '{soy}', '{}'), ('sesame free', '{sesame}', '{}', '{}'), ('fish free', '{fish}', '{fish}', '{}'),
  ('shellfish free', '{crustacean,mollusc}', '{shellfish}', '{}'), ('seafood free', '{fish,crustacean,mollusc}', '{seafood}', '{}'),
  ('mustard free', '{mustard}', '{}', '{}'), ('celery free', '{celery}', '{}', '{}'), ('lupin free', '{lupin}', '{}', '{}'),
  ('sulphite free, sulfite free', '{sulphite}', '{}', '{}'),
  ('pork free', '{}', '{pork}', '{}'), ('beef free', '{}', '{beef}', '{}'), ('chicken free', '{}', '{poultry}', '{}'), ('gelatine free, gelatin free', '{}', '{gelatine}', '{}'),
  ('alcohol free, non alcoholic, nonalcoholic, alcoholfree', '{}', '{alcohol}', '{}')
) as c (phrases, allergens, categories, keys) cross join lateral regexp_split_to_table(c.phrases, ',') as p (phrase);

-- A text as words; every sign that parts them is one bar. Accents are taken off, since few people type them.
create function private.food_tokens(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(string_to_array(nullif(btrim(regexp_replace(s.marked, '\s+', ' ', 'g')), ''), ' '), '{}')
  from (select lower(translate(p_text,
    'àáâäãåçèéêëìíîïñòóôöõøùúûüýÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝ’‘´`',
    'aaaaaaceeeeiiiinoooooouuuuyAAAAAACEEEEIIIINOOOOOOUUUUY''''''''')) as t) l
  cross join lateral (select regexp_replace(regexp_replace(l.t, '\mw/o\M', 'without', 'g'), '\s[-–—]\s', ' | ', 'g') as t) d
  cross join lateral (select replace(regexp_replace(d.t, '[-–‑]', ' ', 'g'), '&', ' and ') as t) h
  cross join lateral (select regexp_replace(h.t, '[^a-z0-9œæß''| ]+', case when h.t ~ '[^\s]' then ' | ' else ' ' end, 'g') as t) p
  cross join lateral (select p.t as marked) s
$$;
grant execute on function private.food_tokens(text) to authenticated;

-- One place of a text where a food is named. `covers` is what the name stands for; the waivers are what claims take from it.
create type private.food_mention as (
  first int, last int, food_key text, canonical text, ingredient_id uuid, category text, allergens text[], contains text[], kind text,
  negated boolean, waived_allergens text[], waived_categories text[], waived_keys text[]
);

create function private.phrases_of(p_role text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(phrase) from private.food_language where role = p_role
$$;
grant execute on function private.phrases_of(text) to authenticated;

-- Is what stands at these words named in order to be left out? `p_starts` holds for each word where the name that
-- it belongs to begins, or null. In doubt it is not: a warning too many does less harm than one too few.
create function private.is_left_out(p_tokens text[], p_starts int[], p_first int, p_last int) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_negates text[] := private.phrases_of('negates');
  v_lists text[] := private.phrases_of('negates_list');
  v_fillers text[] := private.phrases_of('filler');
  v_allergy text[] := private.phrases_of('allergy');
  v_at int := p_last + 1;
  v_joined boolean := false;
  v_and boolean := false;
begin
  if p_tokens[v_at] = 'free' and coalesce(p_tokens[v_at + 1], '') not in ('range', 'flowing', 'form') then
    return true;
  end if;
  while p_tokens[v_at] in ('or', 'and') and p_starts[v_at + 1] is not null loop
    v_at := v_at + 1;
    while p_starts[v_at + 1] = p_starts[v_at] loop v_at := v_at + 1; end loop;
    v_at := v_at + 1;
  end loop;
  if p_tokens[v_at] = any (v_allergy) then
    return true;
  end if;
  v_at := p_first - 1;
  while v_at >= 1 loop
    for v_length in reverse 3..1 loop
      continue when v_at - v_length < 0;
      if array_to_string(p_tokens[v_at - v_length + 1:v_at], ' ') = any (v_lists) then
        return true;
      elsif array_to_string(p_tokens[v_at - v_length + 1:v_at], ' ') = any (v_negates) then
        return not v_and and not p_tokens[p_last + 1:coalesce(array_position(p_tokens, '|', p_last + 1), cardinality(p_tokens))] && private.phrases_of('delay');
      end if;
    end loop;
    if p_starts[v_at] is not null then
      exit when not v_joined;
      v_joined := false;
      v_at := p_starts[v_at];
    elsif p_tokens[v_at] in ('or', 'nor', 'and') then
      v_and := v_and or p_tokens[v_at] = 'and';
      v_joined := true;
    elsif p_tokens[v_at] <> all (v_fillers) then
      return p_tokens[p_last + 1] = 'out' and p_tokens[v_at] = any (private.phrases_of('take_out'));
    end if;
    v_at := v_at - 1;
  end loop;
  return false;
end $$;
grant execute on function private.is_left_out(text[], int[], int, int) to authenticated;

-- Is one word the other with a letter more? Less than a misspelling has to be, which would take penut for nothing.
create function private.is_a_letter_off(p_one text, p_other text) returns boolean
language sql immutable set search_path = '' as $$
  select abs(length(p_one) - length(p_other)) = 1 and least(length(p_one), length(p_other)) >= 5 and exists (
    select from generate_series(1, greatest(length(p_one), length(p_other))) i
    where case when length(p_one) > length(p_other) then overlay(p_one placing '' from i for 1) = p_other else overlay(p_other placing '' from i for 1) = p_one end)
$$;
grant execute on function private.is_a_letter_off(text, text) to authenticated;

-- Every name at its place, the longest first, without a look at the grammar. `p_own` are words that only this
-- person's rules know. With `p_guess` a word that is nearly a name is taken for it.
create function private.names_in(p_tokens text[], p_own text[], p_guess boolean) returns setof private.food_mention
language plpgsql stable set search_path = '' as $$
declare
  v_next int := 1;
  v_name private.food_mention;
  v_descriptors text[] := private.phrases_of('descriptor');
  v_keys text[];
begin
  -- The keys are gathered first, so that the lexicon is asked for these by its indexes instead of being read whole.
  select array_agg(distinct private.food_key(array_to_string(p_tokens[f:f + n - 1], ' '))) into v_keys
  from generate_series(1, cardinality(p_tokens)) f cross join generate_series(1, 5) n
  where f + n - 1 <= cardinality(p_tokens) and array_position(p_tokens[f:f + n - 1], '|') is null;
  for v_name in
    with spans as materialized (
      select f as first, f + n - 1 as last, private.food_key(array_to_string(p_tokens[f:f + n - 1], ' ')) as key
      from generate_series(1, cardinality(p_tokens)) f cross join generate_series(1, 5) n
      where f + n - 1 <= cardinality(p_tokens) and array_position(p_tokens[f:f + n - 1], '|') is null
    )
    select s.first, s.last, l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, l.kind, false, '{}'::text[], '{}'::text[], '{}'::text[]
    from spans s join (
      select food_key, canonical, ingredient_id, category, allergens, contains, kind from private.food_lexicon where food_key = any (v_keys)
      union all
      select w, w, null, null, '{}', '{}', 'word' from unnest(p_own) w where not exists (select from private.food_lexicon x where x.food_key = w)
    ) l on l.food_key = s.key
    order by s.first, s.last desc
  loop
    continue when v_name.first < v_next;
    return next v_name;
    v_next := v_name.last + 1;
  end loop;
  if not p_guess then
    return;
  end if;
  -- Only words that nothing is known of are worth the comparison.
  select array_agg(t.word) into v_keys from (
    select distinct private.food_key(w) as word from unnest(p_tokens) w where length(w) >= 5 and w <> all (v_descriptors)
  ) t where not exists (select from private.food_lexicon x where x.food_key = t.word);
  if v_keys is not null then
    return query
      select t.n::int, t.n::int, l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, 'guess', false, '{}'::text[], '{}'::text[], '{}'::text[]
      from unnest(p_tokens) with ordinality as t (word, n)
      cross join lateral (select private.food_key(t.word) as key) k
      join private.food_lexicon l on length(l.food_key) between length(k.key) - 1 and length(k.key) + 1 and left(l.food_key, 1) = left(k.key, 1)
      where k.key = any (v_keys) and extensions.similarity(l.food_key, k.key) >= 0.3
        and case when length(l.food_key) = length(k.key) or not private.is_a_letter_off(k.key, l.food_key) then private.is_misspelling(k.key, l.food_key) else true end;
  end if;
end $$;
grant execute on function private.names_in(text[], text[], boolean) to authenticated;

-- The claims of a text with where they hold: from the claim to the next word that ends it, or over all of a short text that ends with one.
create function private.claims_in(p_tokens text[]) returns table (first int, last int, holds_from int, holds_to int, allergens text[], categories text[], keys text[])
language sql stable set search_path = '' as $$
  select s.f, s.f + s.n - 1,
    case when e.at_end and cardinality(p_tokens) <= 8 and not p_tokens && '{or,and}' then 1 else s.f end,
    coalesce((
      select min(t.i)::int - 1 from unnest(p_tokens) with ordinality as t (word, i)
      where t.i > s.f + s.n - 1 and t.word = any (private.phrases_of('break'))), cardinality(p_tokens)),
    c.allergens, private.categories_under(c.categories), c.keys
  from (select f, n from generate_series(1, cardinality(p_tokens)) f cross join generate_series(1, 3) n where f + n - 1 <= cardinality(p_tokens)) s
  join private.food_claims c on c.phrase = array_to_string(p_tokens[s.f:s.f + s.n - 1], ' ')
  cross join lateral (select array_to_string(p_tokens[s.f + s.n:], '') in ('', '|') as at_end) e
  where coalesce(p_tokens[s.f + s.n], '') not in ('range', 'flowing', 'form')
    -- "Not vegan" claims nothing.
    and coalesce(p_tokens[s.f - 1], '') not in ('not', 'non', 'isn''t', 'never', 'no')
$$;
grant execute on function private.claims_in(text[]) to authenticated;

-- Every food that a text names, with what its grammar says of it.
create function private.food_mentions(p_text text, p_own text[], p_guess boolean) returns setof private.food_mention
language plpgsql stable set search_path = '' as $$
declare
  v_tokens text[] := private.food_tokens(p_text);
  v_names private.food_mention[];
  v_starts int[] := array_fill(null::int, array[cardinality(v_tokens) + 2]);
  v_name private.food_mention;
begin
  -- Most texts that are asked about are one name and nothing else; those need no grammar.
  return query
    select 1, cardinality(v_tokens), l.food_key, l.canonical, l.ingredient_id, l.category, l.allergens, l.contains, l.kind, false, '{}'::text[], '{}'::text[], '{}'::text[]
    from private.food_lexicon l where l.food_key = private.food_key(array_to_string(v_tokens, ' '));
  if found then
    return;
  end if;
  select array_agg(n order by n.first) into v_names from private.names_in(v_tokens, p_own, p_guess) n;
  if v_names is null then
    return;
  end if;
  foreach v_name in array v_names loop
    for v_at in v_name.first..v_name.last loop v_starts[v_at] := v_name.first; end loop;
  end loop;
  foreach v_name in array v_names loop
    -- "Toast the seeds" names no toast.
    continue when v_name.food_key = any (private.phrases_of('verb'))
      and v_tokens[v_name.last + 1] = any (private.phrases_of('object'))
      and coalesce(v_tokens[v_name.first - 1], '') <> all (private.phrases_of('determiner'));
    select
      private.is_left_out(v_tokens, v_starts, v_name.first, v_name.last) or coalesce(bool_or(v_name.first >= c.first and v_name.last <= c.last), false),
      coalesce((select array_agg(a) from private.claims_in(v_tokens) k cross join unnest(k.allergens) a where v_name.first between k.holds_from and k.holds_to), '{}'),
      coalesce((select array_agg(a) from private.claims_in(v_tokens) k cross join unnest(k.categories) a where v_name.first between k.holds_from and k.holds_to), '{}'),
      coalesce((select array_agg(a) from private.claims_in(v_tokens) k cross join unnest(k.keys) a where v_name.first between k.holds_from and k.holds_to), '{}')
    into v_name.negated, v_name.waived_allergens, v_name.waived_categories, v_name.waived_keys
    from private.claims_in(v_tokens) c;
    return next v_name;
  end loop;
end $$;
grant execute on function private.food_mentions(text, text[], boolean) to authenticated;
