-- Which food of the reference a name means: the head noun and the form have to be the same (ruling R34). What is only alike is asked
-- about or unknown; no figure is silently another food's.

-- The words of a name, each in the singular; a bar stands where a sign parts them.
create or replace function private.name_words(p_name text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_words text[] := private.food_tokens(regexp_replace(regexp_replace(regexp_replace(lower(p_name),
    '\mdry heat\M|\mdry[- ]roasted\M|\moil[- ]roasted\M', 'roasted', 'g'), '\mmoist heat\M|\mhard[- ]boiled\M|\msoft[- ]boiled\M', 'boiled', 'g'),
    '\mpan[- ]fried\M|\mdeep[- ]fried\M|\mstir[- ]fried\M', 'fried', 'g'));
begin
  for v_at in 1..cardinality(v_words) loop
    -- Only what ends in an s has another singular.
    if right(v_words[v_at], 1) = 's' then v_words[v_at] := private.food_key(v_words[v_at]); end if;
  end loop;
  return v_words;
end $$;
grant execute on function private.name_words(text) to authenticated;

-- The sorts that stand before the name of the food itself: "Fish, cod".
create or replace function private.is_sort_of_reference(p_words text[]) returns boolean
language sql immutable set search_path = '' as $$
  select array_to_string(p_words, ' ') in ('fish', 'nut', 'seed', 'spice', 'beverage', 'snack', 'candy', 'crustacean', 'mollusk', 'alcoholic beverage', 'fast food',
    'game meat', 'cereal ready eat', 'cereal ready to eat', 'restaurant', 'fruit', 'vegetable')
$$;
grant execute on function private.is_sort_of_reference(text[]) to authenticated;

-- Reads the names of the reference foods among those that are loaded.
create or replace function private.read_reference_names(p_ingredients uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_forms text[] := array(select f.word from private.food_forms f);
  v_neutral text[] := private.phrases_of('neutral');
begin
  insert into private.reference_names (ingredient_id, noun, head, sorts, forms, others)
  select r.id, r.head[cardinality(r.head)], r.head, r.sorts, private.forms_of(r.words), array(
    select distinct w from unnest(r.words) w where w <> '|' and w <> all (r.head) and w <> all (r.sorts) and w <> all (v_forms) and w <> all (v_neutral))
  from (
    select n.id, n.words, case when s.is_sorted then n.first else '{}' end as sorts,
      array(select w from unnest(case when s.is_sorted and n.second <> '{}' then n.second else n.first end) with ordinality as t (w, position) where w <> all (v_forms) order by position) as head
    from (
      select i.id, w.words,
        w.words[:coalesce(array_position(w.words, '|') - 1, cardinality(w.words))] as first,
        w.words[array_position(w.words, '|') + 1:coalesce(array_position(w.words, '|', array_position(w.words, '|') + 1) - 1, cardinality(w.words))] as second
      from public.ingredients i cross join lateral (select private.name_words(i.name) as words offset 0) w
      where i.id = any (p_ingredients) and i.kind = 'reference') n
    -- Once for each name: without the offset the planner would write the call wherever its result is used.
    cross join lateral (select private.is_sort_of_reference(n.first) as is_sorted offset 0) s) r
  where r.head <> '{}'
  on conflict (ingredient_id) do update set noun = excluded.noun, head = excluded.head, sorts = excluded.sorts, forms = excluded.forms, others = excluded.others;
end $$;

-- The forms that words tell, with the kind of cooking behind a colon: {cooked, cooked:fried}.
create or replace function private.forms_of(p_words text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct f order by f), '{}') from private.food_forms x
    cross join lateral unnest(array[x.form] || case when x.cooking is null then '{}' else array[x.form || ':' || x.cooking] end) f
  where x.word = any (p_words) and x.form <> 'raw'
$$;
grant execute on function private.forms_of(text[]) to authenticated;

-- Is a food of these forms the one that was said in those? Kinds of cooking may be told by one of the two alone, but frying adds fat.
create or replace function private.are_same_forms(p_said text[], p_told text[]) returns boolean
language sql immutable set search_path = '' as $$
  select array(select f from unnest(p_said) f where f not like '%:%' order by f) = array(select f from unnest(p_told) f where f not like '%:%' order by f)
    and (not exists (select from unnest(p_said) f where f like '%:%') and 'cooked:fried' <> all (p_told)
      or not exists (select from unnest(p_told) f where f like '%:%') and 'cooked:fried' <> all (p_said)
      or exists (select from unnest(p_said) f where f like '%:%' and f = any (p_told)))
$$;
grant execute on function private.are_same_forms(text[], text[]) to authenticated;

-- How far foods of one name may lie apart before it matters which one is meant.
create or replace function private.are_alike(p_least numeric, p_most numeric) returns boolean
language sql immutable set search_path = '' as $$ select p_most - p_least <= 15 or p_most <= p_least * 1.15 $$;
grant execute on function private.are_alike(numeric, numeric) to authenticated;

-- The foods of the reference with the head noun and form that were said and everything else that was said, the plainest first.
create or replace function private.reference_foods(p_food text) returns table (ingredient_id uuid, name text, calories numeric, more int)
language plpgsql stable rows 10 set search_path = '' as $$
declare
  v_forms text[] := array(select f.word from private.food_forms f);
  v_cuts text[] := private.phrases_of('cut');
  v_words text[] := private.name_words(left(p_food, 120));
  v_said text[] := array(select w from unnest(v_words) with ordinality as t (w, n) where w <> '|' and w <> all (v_forms) and w <> all (v_cuts) order by n);
  v_asked text[] := private.forms_of(v_words);
begin
  return query
    select r.ingredient_id, i.name, (f.per_100g ->> 'calories')::numeric, cardinality(array(select o from unnest(r.others) o where o <> all (v_said)))
    from private.reference_names r join public.ingredients i on i.id = r.ingredient_id join public.ingredient_figures f on f.ingredient_id = i.id
    where r.noun = any (v_said[greatest(cardinality(v_said) - 1, 1):]) and r.head <@ v_said and v_said <@ (r.head || r.sorts || r.others)
      and (r.noun = v_said[cardinality(v_said)] or v_said[cardinality(v_said)] = any (r.sorts))
      and private.are_same_forms(v_asked, r.forms)
    order by 4, length(i.name), i.name;
end $$;
grant execute on function private.reference_foods(text) to authenticated;

-- The one food of the reference that is meant, or the names of several of which one may be. Foods that are told alike need no question.
create or replace function private.reference_meant(p_food text, out ingredient_id uuid, out options text[])
language sql stable set search_path = '' as $$
  with found as materialized (select * from private.reference_foods(p_food)),
    plain as (select * from found where more = (select min(f.more) from found f)),
    -- "NFS" is what the publication calls a food of which nothing further was said.
    unspecified as (select * from plain where name ~ '\mNFS\M'),
    kept as materialized (
      select * from unspecified
      union all select * from plain where more = 0 and not exists (select from unspecified)
      union all select * from found where not exists (select from unspecified) and not exists (select from plain where more = 0)),
    span as (select min(calories) as least, max(calories) as most, count(*) as number from kept)
  select case when private.are_alike(s.least, s.most) then (select k.ingredient_id from kept k order by k.more, length(k.name), k.name limit 1) end,
    case when s.number > 1 and not private.are_alike(s.least, s.most) then array(select k.name from kept k order by k.more, length(k.name), k.name limit 4) end
  from span s
$$;
grant execute on function private.reference_meant(text) to authenticated;
