-- What the words of a search ask for. What they exclude is excluded by code, whoever wrote the words.

-- The foods, sorts and allergens that a search leaves out: "soup without onion", "no dairy", "nut-free", "salad, hold the cheese".
create or replace function private.left_out_of(p_query text) returns text[]
language sql stable set search_path = '' as $$
  with said as (select lower(left(coalesce(p_query, ''), 500)) as text),
  lists as (
    select m[1] as list from said, regexp_matches(text,
      '\m(?:without|w/o|with no|no|minus|except|excluding|leave out|leaving out|hold the|free of|free from|avoid|avoiding|not containing|that has no|but not|doesn''t have|don''t like|hates?|dislikes?|can''t stand|can''t eat|not a fan of|allergic to|intolerant to)\M[: ]+([^.;!?]+)', 'g') m
    union all
    select m[1] from said, regexp_matches(text, '([[:alpha:]]+)[- ]free\M', 'g') m
  ), parts as (
    -- A list ends where another wish begins: "no onions for six people".
    select string_to_array(btrim(regexp_replace(regexp_replace(p, '^\s*(?:(?:any|the|a|an|added|more|no|without|also|even)\s+)+', ''), '\s+', ' ', 'g')), ' ') as words
    from lists, regexp_split_to_table(regexp_replace(list, '\m(?:for|with|in|under|that|which|because|please|but|on|at|to)\M.*$', ''), '\s*(?:,|\mand\M|\mor\M|\mnor\M|/)\s*') p
  ), known as (
    -- "No dairy pasta" leaves out dairy: the longest name that the words begin with.
    select distinct on (p.words) private.food_key(array_to_string(p.words[:n], ' ')) as food
    from parts p cross join generate_series(1, least(cardinality(p.words), 4)) n cross join lateral (select private.food_key(array_to_string(p.words[:n], ' ')) as key) k
    where exists (select from private.food_lexicon l where l.food_key = k.key) or exists (select from public.food_category_words c where c.food_key = k.key)
      or exists (select from public.allergy_words a where a.food_key = k.key)
    order by p.words, n desc
  )
  select coalesce(array_agg(distinct food), '{}') from known
$$;
grant execute on function private.left_out_of(text) to authenticated;

-- The wishes that words of a search name, each with the words. A longer phrase hides those within it.
create or replace function private.wishes_of(p_query text) returns table (kind text, value text, first int, last int)
language sql stable rows 5 set search_path = '' as $$
  with found as materialized (
    select w.kind, w.value, s.first, s.last
    from private.spans_of(private.food_tokens(left(coalesce(p_query, ''), 500))) s join private.search_wishes w on w.phrase = s.key
    union all
    select 'diet', d.diet, s.first, s.last
    from private.spans_of(private.food_tokens(left(coalesce(p_query, ''), 500))) s join public.diet_words d on d.food_key = s.key join public.diets k on k.code = d.diet and k.enforced
    union all
    select 'cuisine', r.cuisine, s.first, s.last
    from private.spans_of(private.food_tokens(left(coalesce(p_query, ''), 500))) s
      join (select distinct cuisine from public.recipes where user_id is null) r on r.cuisine = s.key
  )
  select distinct on (f.first, f.kind) f.kind, f.value, f.first, f.last from found f
  where not exists (select from found o where o.first <= f.first and o.last >= f.last and o.last - o.first > f.last - f.first)
$$;
grant execute on function private.wishes_of(text) to authenticated;

-- The words of a search that are left when its filters are read: they are searched. Soups, salads, sauces and drinks stay, since names have
-- these words too.
create or replace function private.words_besides(p_query text) returns text
language sql stable set search_path = '' as $$
  with tokens as materialized (
    select t.w, t.n::int as n, lead(t.w) over (order by t.n) as next
    from unnest(private.food_tokens(left(coalesce(p_query, ''), 500))) with ordinality as t (w, n)
  ), filters as materialized (select w.first, w.last from private.wishes_of(p_query) w where w.kind <> 'course' or w.value not in ('soup', 'salad', 'sauce', 'drink')
  ), left_out as materialized (select unnest(string_to_array(f, ' ')) as word from unnest(private.left_out_of(p_query)) f)
  select string_agg(t.w, ' ' order by t.n) from tokens t
  where t.w not in ('|', 'without', 'no', 'minus', 'except', 'excluding', 'avoid', 'avoiding', 'free', 'hold', 'leave', 'out', 'under', 'within', 'minute', 'minutes', 'min', 'mins', 'people', 'persons', 'guests')
    and t.w !~ '^[0-9]+$' and t.w not in ('one', 'two', 'three', 'four', 'five', 'six', 'eight', 'ten', 'feed', 'feeds', 'serve', 'serves', 'serving', 'me', 'myself', 'night', 'tonight', 'homemade', 'weekend', 'this')
    and private.food_key(t.w) not in (select l.word from left_out l)
    and not exists (select from filters f where t.n between f.first and f.last)
$$;
grant execute on function private.words_besides(text) to authenticated;

-- The minutes that a search allows, by number or by word; null where none are named.
create or replace function private.minutes_of(p_query text) returns int
language sql stable set search_path = '' as $$
  select coalesce(
    (select least(m[1]::numeric, 20000)::int from regexp_matches(lower(left(coalesce(p_query, ''), 500)), '(\d{1,5}) ?(?:minutes|minute|mins|min)\M') m limit 1),
    (select min(w.value::int) from private.wishes_of(p_query) w where w.kind = 'minutes'))
$$;
grant execute on function private.minutes_of(text) to authenticated;

-- How many people a search cooks for: "for one", "feeds eight", "for 6"; null where it does not say.
create or replace function private.servings_of(p_query text) returns int
language sql stable set search_path = '' as $$
  select coalesce(n.number, case when m[1] ~ '^[0-9]+$' then m[1]::int end)
  from regexp_matches(lower(left(coalesce(p_query, ''), 500)), '\m(?:for|feed|feeds|serve|serves|serving) (?:up to |about )?([0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|me|myself)\M(?! ?(?:min|hour|day))') m
    left join (values ('one', 1), ('me', 1), ('myself', 1), ('two', 2), ('three', 3), ('four', 4), ('five', 5), ('six', 6), ('seven', 7), ('eight', 8), ('nine', 9), ('ten', 10), ('twelve', 12)) as n (word, number) on n.word = m[1]
  limit 1
$$;
grant execute on function private.servings_of(text) to authenticated;

-- How many of the wishes of a search each recipe of the cookbook grants.
create or replace function private.wishes_granted(p_query text) returns table (recipe_id uuid, granted int)
language sql stable set search_path = '' as $$
  with wishes as materialized (
    select distinct w.kind, w.value from private.wishes_of(p_query) w where w.kind <> 'minutes'
    union all select 'minutes', private.minutes_of(p_query)::text where private.minutes_of(p_query) is not null
    union all select 'servings', private.servings_of(p_query)::text where private.servings_of(p_query) is not null
  )
  select r.id, count(*)::int from wishes w join public.recipes r on r.user_id is null and case w.kind
    when 'tag' then w.value = any (r.tags)
    when 'not_tag' then w.value <> all (r.tags)
    when 'course' then r.course = w.value or r.search @@ plainto_tsquery('pg_catalog.english', w.value)
    when 'diet' then w.value = any (r.diets)
    when 'cuisine' then r.cuisine = any (string_to_array(w.value, '|'))
    when 'servings' then r.servings = w.value::numeric
    when 'minutes' then coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.wait_minutes, 0) <= w.value::int end
  group by r.id
$$;
grant execute on function private.wishes_granted(text) to authenticated;
