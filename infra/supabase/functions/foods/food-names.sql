-- Which food a name means.

-- The form under which a food is looked up: lower case, single spaces, last word in the singular.
create or replace function private.food_key(p_food text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  k text := btrim(regexp_replace(lower(p_food), '\s+', ' ', 'g'));
begin
  if right(k, 1) <> 's' or length(k) < 4 or k ~ '(ss|us|is)$' then
    return k;
  end if;
  return case
    when k ~ '(cookie|brownie|smoothie|quiche|brioche)s$' then left(k, -1)
    when k ~ '[^aeiou]ies$' and length(k) > 5 then left(k, -3) || 'y'
    when k ~ '(oes|xes|ches|shes|sses)$' then left(k, -2)
    when k ~ '(lea|loa|hal)ves$' then left(k, -3) || 'f'
    else left(k, -1)
  end;
end $$;
grant execute on function private.food_key(text) to authenticated;

-- Is it the same food, spelled otherwise? Trigrams alone would take buttermilk for butter, a pear for
-- a pea and soy milk for milk: words that grow by more than a letter, and short ones, are other foods. Who mistypes a word seldom leaves out its end:
-- matches are no matcha.
create or replace function private.is_misspelling(p_said text, p_known text) returns boolean
language sql immutable set search_path = '' as $$
  select least(length(p_said), length(p_known)) >= 5 and abs(length(p_said) - length(p_known)) <= 1 and not (p_said <> p_known and starts_with(p_known, p_said))
    and cardinality(string_to_array(p_said, ' ')) = cardinality(string_to_array(p_known, ' '))
    and extensions.similarity(p_said, p_known) >= case when right(p_said, 1) = right(p_known, 1) then 0.5 else 0.6 end
$$;
grant execute on function private.is_misspelling(text, text) to authenticated;

-- Is it the same name, with words that are misspelled? A word that is known is never another one: cumin powder is no curry powder.
create or replace function private.is_misspelled_name(p_said text, p_known text) returns boolean
language sql stable set search_path = '' as $$
  select cardinality(n.said) = cardinality(n.known) and not exists (
    select from unnest(n.said, n.known) as w (said, known)
    where w.said <> w.known and (exists (select from private.known_words k where k.word = w.said) or not private.is_misspelling(w.said, w.known)))
  from (select string_to_array(p_said, ' ') as said, string_to_array(p_known, ' ') as known) n
$$;
grant execute on function private.is_misspelled_name(text, text) to authenticated;

-- All words that names of foods are made of, made anew when foods were loaded.
create or replace function private.learn_words() returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.known_words;
  insert into private.known_words (word)
  select distinct private.food_key(w) from (
    select unnest(private.food_tokens(i.name)) as w from public.ingredients i
    union select unnest(string_to_array(a.food_key, ' ')) from public.ingredient_aliases a
    union select unnest(string_to_array(f.food_key, ' ')) from public.food_words f
    union select unnest(string_to_array(l.phrase, ' ')) from private.food_language l
    union select f.word from private.food_forms f) x
  where w <> '|';
end $$;

-- The food that is meant by a word as it is said: "peppers" are no pepper.
create or replace function private.meant_as_said(p_food text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select c.options[1] from public.food_choices c where c.word = lower(btrim(left(p_food, 200))) and cardinality(c.options) = 1), p_food)
$$;
grant execute on function private.meant_as_said(text) to authenticated;

-- Exact, then alias, then a word of another language, then misspelled (spec S5). A long name of the reference is close to many words by chance.
-- No food that is known has a longer name, and what cannot be meant is not compared.
create or replace function private.find_ingredient(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_said text := private.meant_as_said(left(p_food, 200));
  v_key text := private.food_key(v_said);
  v_found public.ingredients;
begin
  select * into v_found from public.ingredients where food_key = v_key and kind <> 'reference';
  if not found then
    select i.* into v_found from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
    where a.food_key in (v_key, private.plain_key(v_said)) order by a.food_key = v_key desc limit 1;
  end if;
  if v_found.id is null then
    select i.* into v_found from public.food_translations t
      left join public.ingredient_aliases a on a.food_key = t.english join public.ingredients i on i.food_key = t.english or i.id = a.ingredient_id
    where t.food_key = private.plain_key(v_said) order by i.food_key = t.english desc limit 1;
  end if;
  -- Another word that is known is no misspelling.
  if v_found.id is null and length(v_key) <= 120 and not exists (select from public.food_words w where w.food_key = v_key) then
    select i.* into v_found from public.ingredients i
    where i.kind <> 'reference' and i.food_key operator(extensions.%) v_key
      and private.is_misspelled_name(v_key, i.food_key)
    order by extensions.similarity(i.food_key, v_key) desc, i.food_key limit 1;
  end if;
  return v_found;
end $$;
grant execute on function private.find_ingredient(text) to authenticated;

-- The food of this name, or the one that it is a sort of, as gorgonzola is a blue cheese.
create or replace function private.food_or_kin(p_food text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(p_food);
begin
  if v_found.id is null then
    select i.* into v_found from public.food_words w join public.ingredients i on i.id = w.ingredient_id
    where w.food_key = private.food_key(private.meant_as_said(p_food));
  end if;
  return v_found;
end $$;
grant execute on function private.food_or_kin(text) to authenticated;

-- The food that a line of a recipe means: exact, synonym, misspelling, variety, or the one food that is named
-- among words for how it is ("skinless cod fillets"). What is not found keeps its words.
create or replace function private.food_meant(p_food text, out ingredient_id uuid, out food_key text)
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(p_food);
  v_mentions private.food_mention[];
begin
  ingredient_id := v_found.id;
  food_key := coalesce(v_found.food_key, private.food_key(p_food));
  if v_found.id is null then
    select array_agg(m) into v_mentions from private.food_mentions(p_food, '{}', false) m;
    if cardinality(v_mentions) = 1 and v_mentions[1].waived_allergens = '{}' and v_mentions[1].waived_categories = '{}'
      and v_mentions[1].waived_keys = '{}' and private.is_known_food(p_food, v_mentions) then
      ingredient_id := v_mentions[1].ingredient_id;
      -- A synonym stands under its food; a variety keeps its own name.
      food_key := coalesce((private.find_ingredient(v_mentions[1].food_key)).food_key, v_mentions[1].food_key);
    end if;
  end if;
end $$;
grant execute on function private.food_meant(text) to authenticated;

-- May the food of this longer name be meant by the shorter one? Plant milks stand in for milk.
create or replace function private.may_be_meant(p_asked text, p_there text) returns boolean
language sql stable set search_path = '' as $$
  with sorts as (
    select (select category from private.food_lexicon where food_key = p_asked limit 1) as asked,
      (select category from private.food_lexicon where food_key = p_there limit 1) as there
  )
  select asked is null or there is null or private.is_in_category(there, asked) or private.is_in_category(asked, there)
    or (asked = 'dairy' and there = 'plant_milk')
  from sorts
$$;
grant execute on function private.may_be_meant(text, text) to authenticated;

create or replace function private.name_foods() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.food_names;
  insert into private.food_names (food_key, canonical, ingredient_id, category, allergens, contains, kind)
  select i.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word' from public.ingredients i where i.kind = 'everyday'
  union all
  select a.food_key, i.food_key, i.id, i.category, i.allergens, i.contains, 'word'
  from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id and i.kind = 'everyday'
  union all
  select w.food_key, coalesce(i.food_key, w.food_key), w.ingredient_id, w.category, w.allergens, w.contains, w.kind
  from public.food_words w left join public.ingredients i on i.id = w.ingredient_id;
  -- A word of another language is its English one; what is an English word already stays that.
  insert into private.food_names (food_key, canonical, ingredient_id, category, allergens, contains, kind)
  select t.food_key, n.canonical, n.ingredient_id, n.category, n.allergens, n.contains, n.kind
  from public.food_translations t join private.food_names n on n.food_key = t.english
  where not exists (select from private.food_names x where x.food_key = t.food_key);
  return null;
end $$;

-- The everyday food that a question means, by name, synonym or misspelling; else a refusal that offers what is near
-- (spec S5: exact, alias, trigram, vector). What is only near in meaning is never taken for the food itself.
create or replace function private.known_food(p_arguments jsonb) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(btrim(p_arguments ->> 'food'));
begin
  if v_found.id is null then
    select i.* into v_found from public.food_words w join public.ingredients i on i.id = w.ingredient_id where w.food_key = private.food_key(p_arguments ->> 'food');
  end if;
  if v_found.id is null or v_found.kind <> 'everyday' then
    perform private.refuse_unknown_food(p_arguments);
  end if;
  return v_found;
end $$;
grant execute on function private.known_food(jsonb) to authenticated;

-- Says that a food is not known, and which are near to it in meaning.
create or replace function private.refuse_unknown_food(p_arguments jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_call('FOOD_NOT_KNOWN', jsonb_build_object('food', btrim(p_arguments ->> 'food'), 'near', to_jsonb(array(
    select n.name from private.foods_near(p_arguments -> 'vector') n where n.nearness >= 0.5 order by n.nearness desc, n.name limit 3))));
end $$;
grant execute on function private.refuse_unknown_food(jsonb) to authenticated;
