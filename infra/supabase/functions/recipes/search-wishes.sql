-- What the words of a search ask for. What they exclude is excluded by code, whoever wrote the words.

-- The lists of what a search leaves out, each part as words: "no pizza and no pasta", "she doesn't eat meat", "bored of curry".
create or replace function private.parts_left_out(p_query text) returns table (words text[])
language sql stable set search_path = '' as $$
  with said as (select replace(lower(left(coalesce(p_query, ''), 500)), '’', '''') as text),
  lists as (
    select m[1] as list from said, regexp_matches(text,
      '\m(?:without|w/o|with no|no|minus|except|excluding|leave out|leaving out|hold the|free of|free from|avoid|avoiding|not containing|that has no|but not|isn''t|isnt|is not|aren''t|arent|are not|other than|apart from|doesn''t have|don''t like|hates?|dislikes?|can''t stand|can''t eat|not a fan of|allergic to|intolerant to|(?:doesn''?t|don''?t|does not|do not|won''?t|never|no longer) eats?|(?:bored|tired|sick|had enough) of|fed up with|nothing)\M[: ]+([^.;!?]+)', 'g') m
    union all
    select m[1] from said, regexp_matches(text, '([[:alpha:]]+)[- ]free\M', 'g') m
    union all
    -- "Non-alcoholic" leaves out alcohol.
    select regexp_replace(m[1], '^alcoholic$', 'alcohol') from said, regexp_matches(text, '\mnon[- ]?([[:alpha:]]+)', 'g') m
  )
  -- A list ends where another wish begins: "no onions for six people".
  select string_to_array(btrim(regexp_replace(regexp_replace(p, '^\s*(?:(?:any|the|a|an|added|more|no|without|also|even|just|only|another|too|very)\s+)+', ''), '\s+', ' ', 'g')), ' ')
  from lists, regexp_split_to_table(regexp_replace(list, '\m(?:for|with|in|under|that|which|because|please|but|on|at|to)\M.*$', ''), '\s*(?:,|\mand\M|\mor\M|\mnor\M|/)\s*') p
$$;
grant execute on function private.parts_left_out(text) to authenticated;

-- The foods, sorts and allergens that a search leaves out: "soup without onion", "no dairy", "nut-free", "salad, hold the cheese".
create or replace function private.left_out_of(p_query text) returns text[]
language sql stable set search_path = '' as $$
  with known as (
    -- "No dairy pasta" leaves out dairy: the longest name that the words begin with.
    select distinct on (p.words) private.food_key(array_to_string(p.words[:n], ' ')) as food
    from private.parts_left_out(p_query) p cross join generate_series(1, least(cardinality(p.words), 4)) n cross join lateral (select private.food_key(array_to_string(p.words[:n], ' ')) as key) k
    where exists (select from private.food_lexicon l where l.food_key = k.key) or exists (select from public.food_category_words c where c.food_key = k.key)
      or exists (select from public.allergy_words a where a.food_key = k.key)
    order by p.words, n desc
  )
  select coalesce(array_agg(distinct food), '{}') from known
$$;
grant execute on function private.left_out_of(text) to authenticated;

-- The kinds of dish that a search leaves out, as tags and courses: "something Italian, but no pizza", "a lunch that isn't salad".
create or replace function private.kinds_left_out(p_query text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct t.tag), '{}')
  from private.parts_left_out(p_query) p cross join generate_series(1, least(cardinality(p.words), 3)) n
    join private.search_wishes w on w.kind in ('tag', 'course') and w.phrase in (array_to_string(p.words[:n], ' '), private.food_key(array_to_string(p.words[:n], ' ')))
    cross join lateral (select split_part(w.value, '|', 1) as tag) t
$$;
grant execute on function private.kinds_left_out(text) to authenticated;

-- The minutes that a search allows, by number; null where none are named.
create or replace function private.minutes_of(p_query text) returns int
language sql stable set search_path = '' as $$
  select least(m[1]::numeric * case when left(m[2], 1) = 'h' then 60 else 1 end, 20000)::int
  from regexp_matches(lower(left(coalesce(p_query, ''), 500)), '(\d{1,5}) ?-?(minutes|minute|mins|min|hours|hour|hrs|hr)\M') m limit 1
$$;
grant execute on function private.minutes_of(text) to authenticated;

-- How many people a search cooks for: "for one", "feeds eight", "for 6"; null where it does not say.
create or replace function private.servings_of(p_query text) returns int
language sql stable set search_path = '' as $$
  select coalesce(n.number, case when w.said ~ '^[0-9]+$' then w.said::int end)
  from regexp_matches(lower(left(coalesce(p_query, ''), 500)),
      '\m(?:for|feed|feeds|feeding|serve|serves|serving) (?:up to |about |a party of |a group of |a crowd of |just |only )?([0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|me|myself)\M(?! ?(?:min|hour|day|g\M|kcal|cal|ingredient|year))|\m([0-9]{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|guests|servings|portions|friends)\M|\mserves ([0-9]{1,2})\M') m
    cross join lateral (select coalesce(m[1], m[2], m[3]) as said) w
    left join (values ('one', 1), ('me', 1), ('myself', 1), ('two', 2), ('three', 3), ('four', 4), ('five', 5), ('six', 6), ('seven', 7), ('eight', 8), ('nine', 9), ('ten', 10), ('twelve', 12)) as n (word, number) on n.word = w.said
  limit 1
$$;
grant execute on function private.servings_of(text) to authenticated;

-- The bounds that a search sets to the figures of a serving: "over 30 g protein", "under 400 calories". A number of protein or fibre without
-- a word before it is the least, one of anything else the most.
create or replace function private.limits_of(p_query text) returns table (nutrient text, at_least numeric, at_most numeric)
language sql stable rows 2 set search_path = '' as $$
  select n.nutrient, case when s.is_least then m[2]::numeric end, case when not s.is_least then m[2]::numeric end
  from regexp_matches(lower(left(coalesce(p_query, ''), 500)),
      '(?:\m(under|below|less than|fewer than|at most|max|maximum|up to|no more than|not more than|within|over|above|more than|at least|min|minimum|from)\M |([<>]) ?)?(\d{1,5})\+? ?(?:g|grams?|gr)?\+?(?: of)? ?\m(calories|calorie|kcals?|cals?|protein|carbs?|carbohydrates?|fat|fibre|fiber)\M(?: (or more|plus|or less|max|at most|at least))?', 'g') x
    cross join lateral (select array[coalesce(x[1], x[2], x[5], ''), x[3], x[4]]) a (m)
    cross join lateral (select case when m[3] ~ '^(?:kcal|cal)' then 'calories' when m[3] = 'protein' then 'protein_g' when m[3] ~ '^carb' then 'carbs_g' when m[3] = 'fat' then 'fat_total_g' else 'fiber_g' end) n (nutrient)
    cross join lateral (select case when m[1] ~ '^(?:over|above|more|at least|min|from|>|or more|plus)' then true when m[1] = '' then n.nutrient in ('protein_g', 'fiber_g') else false end) s (is_least)
$$;
grant execute on function private.limits_of(text) to authenticated;

-- A search without the numbers that were read: what is left are words.
create or replace function private.without_numbers(p_query text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(lower(left(coalesce(p_query, ''), 500)),
      '(?:\m(?:under|below|less than|fewer than|at most|max|maximum|up to|no more than|not more than|within|over|above|more than|at least|min|minimum|from)\M |[<>] ?)?\d{1,5}\+? ?(?:g|grams?|gr)?\+?(?: of)? ?\m(?:calories|calorie|kcals?|cals?|protein|carbs?|carbohydrates?|fat|fibre|fiber)\M(?: (?:or more|plus|or less|max|at most|at least))?(?: per serving| a serving| each)?', ' ', 'g'),
    '(?:\m(?:under|below|less than|at most|max|maximum|up to|no more than|within|in)\M )?\d{1,5} ?-?(?:minutes|minute|mins|min|hours|hour|hrs|hr)\M(?: or less)?', ' ', 'g'),
    '\m(?:for|feed|feeds|feeding|serve|serves|serving) (?:up to |about |a party of |a group of |a crowd of |just |only )?(?:[0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|me|myself)\M(?! ?(?:min|hour|day|g\M|kcal|cal|ingredient|year))(?: (?:people|persons|guests|friends))?', ' ', 'g')
$$;
grant execute on function private.without_numbers(text) to authenticated;

create or replace function private.letters_of(p_word text) returns text
language sql immutable set search_path = '' as $$ select string_agg(c, '' order by c) from regexp_split_to_table(p_word, '') c $$;
grant execute on function private.letters_of(text) to authenticated;

-- A search without what the dish is to be eaten with: a sauce for steak has no steak in it, and a side for a roast is one for any roast.
create or replace function private.without_company(p_query text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(p_query,
    '\m((?:sides?|side dish(?:es)?|sauces?|dips?|pickles?|relish(?:es)?|chutneys?|toppings?|condiments?|vegetables?|veg|gravy)) for (?!.*(?:\mroast|\mbarbecue|\mbbq|\mpasta|\mspaghetti|\mchips|\mcrisps))[^,.;!?]*', '\1'),
    '\m(?:goes|go|serve|served|eat|have) (?:well )?(?:with|alongside) (?!.*(?:\mroast|\mdrinks|\mbeer|\mwine|\mcoffee|\mtea))[^,.;!?]*', 'to go with')
$$;
grant execute on function private.without_company(text) to authenticated;

-- A word of a search as the cookbook spells it: a word that is known stays, one that is nearly one word of it is that word.
create or replace function private.spelled_as_known(p_words text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_words text[];
  v_unknown text[];
begin
  v_unknown := array(
    select distinct w from unnest(p_words) w where length(w) between 5 and 40 and w ~ '^[a-z]+$'
      and not exists (select from private.known_words k where k.word in (w, private.food_key(w)))
      and not exists (select from private.search_wishes s where w = any (string_to_array(s.phrase, ' ')) or private.food_key(w) = any (string_to_array(s.phrase, ' ')))
      and not exists (select from public.diet_words d where d.food_key in (w, private.food_key(w)))
      and not exists (select from public.recipes r where r.user_id is null and r.search @@ plainto_tsquery('pg_catalog.english', w)));
  if v_unknown = '{}' then return p_words; end if;
  v_words := array(
    select distinct w from (
      select unnest(private.food_tokens(r.name)) as w from public.recipes r where r.user_id is null
      union select unnest(string_to_array(s.phrase, ' ')) from private.search_wishes s
      union select unnest(string_to_array(d.food_key, ' ')) from public.diet_words d
      union select unnest(string_to_array(l.food_key, ' ')) from private.food_lexicon l where l.kind <> 'reference') x
    where length(w) between 5 and 40);
  return array(
    select coalesce((
      select k from unnest(v_words) k
      -- Two letters may lack or be too many in a long word, as in "guacamolly", or have changed places, as in "noodels".
      where w.word = any (v_unknown) and left(k, 1) = left(w.word, 1) and abs(length(k) - length(w.word)) <= 2
        and (extensions.similarity(k, w.word) >= 0.45 or private.letters_of(k) in (private.letters_of(w.word), private.letters_of(private.food_key(w.word))))
      order by extensions.similarity(k, w.word) desc, k limit 1), w.word)
    from unnest(p_words) with ordinality as w (word, n) order by w.n);
end $$;
grant execute on function private.spelled_as_known(text[]) to authenticated;

-- All that a search asks for, read once: `items` are its wishes and foods, each with where it stands; `words` is what is left. A longer
-- phrase hides those within it, and a wish a food of the same words.
create or replace function private.search_asked(p_query text) returns jsonb
language sql stable set search_path = '' as $$
  with tokens as materialized (
    select private.spelled_as_known(private.few_words(private.food_tokens(private.without_company(private.without_numbers(p_query))))) as words, private.kinds_left_out(p_query) as without
  ), spans as materialized (select s.* from tokens t cross join lateral private.spans_of(t.words) s
  ), left_out as materialized (select unnest(string_to_array(f, ' ')) as word from unnest(private.left_out_of(p_query)) f
  ), found as materialized (
    select w.kind, w.value, s.first, s.last, case when w.kind = 'filler' then 3 else 1 end as place from spans s join private.search_wishes w on w.phrase = s.key
    union all
    select 'diet', d.diet, s.first, s.last, 0 from spans s join public.diet_words d on d.food_key = s.key join public.diets k on k.code = d.diet and k.enforced
    union all
    select 'cuisine', r.cuisine, s.first, s.last, 0 from spans s join (select distinct cuisine from public.recipes where user_id is null) r on r.cuisine = s.key
    union all
    select 'food', s.key, s.first, s.last, 2 from spans s
    where exists (select from private.food_lexicon l where l.food_key = s.key and l.kind <> 'reference') or exists (select from public.food_category_words c where c.food_key = s.key)
  ), kept as materialized (
    select distinct on (f.first, f.last) f.* from found f
    where not exists (select from found o where o.first <= f.first and o.last >= f.last and o.last - o.first > f.last - f.first)
    order by f.first, f.last, f.place
  ), rest as (
    select t.w, t.n from tokens, unnest(tokens.words) with ordinality as t (w, n)
    where t.w <> '|' and t.w !~ '^[0-9]+$' and not exists (select from kept k where t.n between k.first and k.last) and private.food_key(t.w) not in (select l.word from left_out l)
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'value', k.value) order by k.first) from (
      select distinct on (k.kind, k.value) k.* from kept k, tokens t where k.kind <> 'filler'
        and not exists (select from left_out l where private.food_key(t.words[k.last]) = l.word and k.kind = 'food')
        and (k.kind not in ('tag', 'course') or split_part(k.value, '|', 1) <> all (t.without)) order by k.kind, k.value, k.first) k), '[]'),
    'words', to_jsonb(private.search_words((select string_agg(r.w, ' ' order by r.n) from rest r))),
    'text', (select array_to_string(words, ' ') from tokens),
    'without', (select to_jsonb(without) from tokens),
    'minutes', coalesce(private.minutes_of(p_query), (select min(k.value::int) from kept k where k.kind = 'minutes')),
    'servings', private.servings_of(p_query),
    'diets', coalesce((select jsonb_agg(distinct k.value) from kept k where k.kind = 'diet'), '[]'),
    'limits', coalesce((select jsonb_agg(to_jsonb(l)) from private.limits_of(p_query) l), '[]'))
$$;
grant execute on function private.search_asked(text) to authenticated;
