-- What is asked of a kitchen costs what is answered, not what is kept: foods are looked for among the names that somebody has,
-- which are few, and rows are read by index from there.

create index inventory_lots_by_ingredient on public.inventory_lots (user_id, ingredient_id) where ingredient_id is not null;
create index inventory_lots_by_place on public.inventory_lots (user_id, location);
create index inventory_lots_in_order on public.inventory_lots (user_id, expires_on, food_key, id);
create index recipe_ingredients_by_ingredient on public.recipe_ingredients (user_id, ingredient_id);
create index recipe_ingredients_as_said on public.recipe_ingredients (user_id, food);
create index recipes_by_name on public.recipes (user_id, lower(name));
create index recipes_named_alike on public.recipes (lower(name));
create index food_log_latest on public.food_log (user_id, created_at desc, id);

-- The foods that somebody has, each once: the index is gone through from one name to the next.
create function private.foods_in_stock() returns table (food_key text, ingredient_id uuid)
language sql stable rows 100 set search_path = '' as $$
  with recursive names as (
    (select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) order by l.food_key limit 1)
    union all
    select (select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key > n.food_key order by l.food_key limit 1)
    from names n where n.food_key is not null
  )
  select n.food_key, (select l.ingredient_id from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key = n.food_key limit 1)
  from names n where n.food_key is not null
$$;

-- The foods in somebody's recipes, as they were written and each once.
create function private.foods_in_recipes() returns table (said text)
language sql stable rows 100 set search_path = '' as $$
  with recursive names as (
    (select i.food as said from public.recipe_ingredients i where i.user_id = (select auth.uid()) order by i.food limit 1)
    union all
    select (select i.food from public.recipe_ingredients i where i.user_id = (select auth.uid()) and i.food > n.said order by i.food limit 1)
    from names n where n.said is not null
  )
  select n.said from names n where n.said is not null
$$;

-- What of recipes somebody lacks, and how much of each that is. A food is there too where a longer name holds all its words.
create function private.missing_of(p_recipes uuid[]) returns table (recipe_id uuid, missing text[], share numeric)
language sql stable rows 100 set search_path = '' as $$
  with stock as materialized (select f.food_key, f.ingredient_id, string_to_array(f.food_key, ' ') as words from private.foods_in_stock() f
  ), stock_words as materialized (select distinct w as word, s.food_key, s.words from stock s cross join unnest(s.words) w
  ), lines as materialized (
    select l.recipe_id, l.position, l.food, l.food_key, l.ingredient_id from public.recipe_ingredients l
    where l.recipe_id = any (p_recipes) and not l.optional and l.food_key not in ('water', 'salt', 'black pepper', 'ice')
  ), foods as materialized (select distinct food_key, ingredient_id, string_to_array(food_key, ' ') as words from lines
  ), there as materialized (
    select f.food_key, f.ingredient_id from foods f join stock s on s.ingredient_id = f.ingredient_id
    union
    select f.food_key, f.ingredient_id from foods f join stock_words s on s.word = f.words[1] and s.words @> f.words
  )
  select l.recipe_id, coalesce(array_agg(l.food order by l.position) filter (where t.food_key is null), '{}'),
    count(*) filter (where t.food_key is null)::numeric / count(*)
  from lines l left join there t on t.food_key = l.food_key and t.ingredient_id is not distinct from l.ingredient_id group by l.recipe_id
$$;
drop function private.missing_share(uuid);
drop function private.missing_foods(uuid);

-- Which recipes of somebody hold a food that one of the words names, is of the sort of, or is part of the name of.
create function private.recipes_with_any(p_words text[]) returns table (n bigint, recipe_id uuid, food text)
language sql stable rows 100 set search_path = '' as $$
  with asked as materialized (
    select t.n, private.food_key(t.w) as key, string_to_array(private.food_key(t.w), ' ') as words, (private.find_ingredient(t.w)).id as ingredient,
      private.category_of_word(t.w) as sort
    from unnest(p_words) with ordinality as t (w, n) where private.food_key(t.w) <> ''
  ), sorts as materialized (
    select s.sort, array(select l.food_key from private.food_lexicon l where l.category = any (private.categories_under(array[s.sort]))) as keys
    from (select distinct a.sort from asked a where a.sort is not null) s
  ), names as materialized (
    select f.said, string_to_array(lower(f.said), ' ') as words from private.foods_in_recipes() f
  ), name_words as materialized (select distinct w as word, x.said, x.words from names x cross join unnest(x.words) w
  ), found as (
    select a.n, i.recipe_id, i.position, i.food from asked a join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food_key = a.key
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.ingredient_id = a.ingredient
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join sorts s using (sort) join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food_key = any (s.keys)
    union all
    select a.n, i.recipe_id, i.position, i.food from asked a join name_words w on w.word = a.words[1] and w.words @> a.words
      join public.recipe_ingredients i on i.user_id = (select auth.uid()) and i.food = w.said
  )
  select distinct on (f.n, f.recipe_id) f.n, f.recipe_id, f.food from found f order by f.n, f.recipe_id, f.position
$$;

create or replace function private.recipes_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  select x.recipe_id, x.food from private.recipes_with_any(array[p_word]) x where p_word is not null
$$;

create or replace function private.recipes_by_words(p_words text[]) returns table (recipe_id uuid, why text)
language sql stable set search_path = '' as $$
  with hits as (
    select x.n, x.recipe_id, x.food from private.recipes_with_any(p_words) x
    union all
    select w.n, r.id, null from unnest(p_words) with ordinality as w (word, n) join public.recipes r
      on r.user_id = (select auth.uid()) and r.search @@ plainto_tsquery('pg_catalog.english', w.word)
  ), found as (
    select h.recipe_id, coalesce('contains ' || (array_agg(h.food order by h.n) filter (where h.food is not null))[1], 'matches ' || array_to_string(p_words, ' ')) as why, 1 as place
    from hits h group by h.recipe_id having count(distinct h.n) = cardinality(p_words)
    union all
    select x.recipe_id, 'contains ' || x.food, 0 from private.recipes_with(array_to_string(p_words, ' ')) x
    union all
    select r.id, 'has a name like it', 2 from public.recipes r
    where r.user_id = (select auth.uid()) and extensions.similarity(lower(r.name), array_to_string(p_words, ' ')) >= 0.4
  )
  select distinct on (f.recipe_id) f.recipe_id, f.why from found f order by f.recipe_id, f.place
$$;

create or replace function private.recipes_named_of(p_user uuid, p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := lower(btrim(left(p_name, 200)));
  v_words tsquery := plainto_tsquery('pg_catalog.english', v_name);
begin
  if p_user is null then
    return query select r.* from public.recipes r where r.user_id is null and lower(r.name) = v_name;
    if found then return; end if;
    return query select r.* from public.recipes r where r.user_id is null and r.search @@ v_words and ts_filter(r.search, '{a}') @@ v_words order by r.name;
    if found then return; end if;
    return query select r.* from public.recipes r
      where r.user_id is null and extensions.similarity(lower(r.name), v_name) >= 0.5
      order by extensions.similarity(lower(r.name), v_name) desc, r.name;
    return;
  end if;
  return query select r.* from public.recipes r where r.user_id = p_user and lower(r.name) = v_name;
  if found then return; end if;
  return query select r.* from public.recipes r where r.user_id = p_user and r.search @@ v_words and ts_filter(r.search, '{a}') @@ v_words order by r.name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id = p_user and extensions.similarity(lower(r.name), v_name) >= 0.5
    order by extensions.similarity(lower(r.name), v_name) desc, r.name;
end $$;

create or replace function private.cookbook_with(p_word text) returns table (recipe_id uuid, food text)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(left(p_word, 200)) as key, string_to_array(private.food_key(left(p_word, 200)), ' ') as words, (private.find_ingredient(p_word)).id as ingredient,
      private.categories_under(array[private.category_of_word(left(p_word, 200))]) as sorts
  )
  select distinct on (l.recipe_id) l.recipe_id, l.food
  from asked a join public.recipe_ingredients l on l.user_id is null join public.ingredients i on i.id = l.ingredient_id
  where l.ingredient_id = a.ingredient or i.category = any (a.sorts) or a.key = any (i.contains)
    or string_to_array(l.food_key, ' ') @> a.words
  order by l.recipe_id, l.ingredient_id = a.ingredient desc nulls last, l.position
$$;

-- A few lots of each food that a word names are enough: a dozen of all is told.
create or replace function private.background_by_words(p_words text[]) returns table (type text, id uuid, label text, reason text, place bigint)
language sql stable set search_path = '' as $$
  with keys as materialized (
    select n, private.food_key(w) as key, private.category_of_word(w) as sort,
      (select x.ingredient_id from private.food_lexicon x where x.food_key = private.food_key(w) limit 1) as ingredient
    from unnest(p_words) with ordinality as t (w, n) where length(w) >= 3
  ), sorts as materialized (
    select s.sort, private.categories_under(array[s.sort]) as codes from (select distinct k.sort from keys k where k.sort is not null) s
  ), stock as materialized (
    select f.food_key, f.ingredient_id, i.category from private.foods_in_stock() f left join public.ingredients i on i.id = f.ingredient_id
  ), stock_words as materialized (select distinct w as word, s.food_key from stock s cross join unnest(string_to_array(s.food_key, ' ')) w
  ), foods as (
    select k.n, w.food_key from keys k join stock_words w on w.word = k.key
    union
    select k.n, s.food_key from keys k join sorts o using (sort) join stock s on s.category = any (o.codes)
    union
    select k.n, s.food_key from keys k join stock s on s.ingredient_id = k.ingredient
  ), asked as (
    -- What names no food names no recipe by its foods.
    select array_agg(k.key order by k.n) as words, array_agg(k.n order by k.n) as places from keys k where k.ingredient is not null or k.sort is not null
  )
  select distinct on (x.type, x.id) x.type, x.id, x.label, x.reason, x.n from (
    select 'lot' as type, l.id, l.food as label, 'contains: ' || l.food as reason, f.n
    from foods f cross join lateral (
      select l.id, l.food from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key = f.food_key order by l.food, l.id limit 12) l
    union all
    select 'recipe', r.id, r.name, 'contains: ' || f.food, a.places[f.n]
    from asked a cross join lateral private.recipes_with_any(a.words) f join public.recipes r on r.id = f.recipe_id
    union all
    select 'recipe', r.id, r.name, 'named: ' || w.key, w.n + 1000
    from public.recipes r cross join lateral unnest(string_to_array(lower(r.name), ' ')) as n (word) join keys w on w.key = n.word
    where r.user_id = (select auth.uid())
  ) x order by x.type, x.id, x.n
$$;

create or replace function private.lots_meant(p_arguments jsonb, p_location text) returns setof public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_food text := p_arguments ->> 'food';
  v_key text := private.food_key(v_food);
  v_ingredient uuid := (private.find_ingredient(v_food)).id;
  v_keys text[];
  v_others text[];
  v_places text;
begin
  if p_arguments ->> 'item' is not null then
    return query select * from public.inventory_lots where id = (p_arguments ->> 'item')::uuid for update;
    if not found then
      perform private.refuse_call('ITEM_NOT_FOUND', 'That item is no longer in stock.');
    end if;
    return;
  end if;
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_FOUND', 'No food was named.');
  end if;
  select array_agg(distinct x.food_key) into v_keys from (
    select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key = v_key
    union all
    select l.food_key from public.inventory_lots l where l.user_id = (select auth.uid()) and l.ingredient_id = v_ingredient) x;
  if v_keys is null then
    select array_agg(f.food_key order by f.food_key) filter (where private.may_be_meant(v_key, f.food_key)), array_agg(f.food_key order by f.food_key)
    into v_keys, v_others from private.foods_in_stock() f
    where string_to_array(f.food_key, ' ') @> string_to_array(v_key, ' ');
    if v_keys is null and v_others is not null then
      perform private.refuse_call('FOOD_NOT_FOUND', format('No %s in stock, only %s.', v_food, array_to_string(v_others[:8], ' and ')));
    elsif cardinality(v_keys) > 1 then
      perform private.ask_which('AMBIGUOUS_FOOD', format('Which %s do you mean: %s?', v_food, array_to_string(v_keys[:8], ' or ')), v_keys[:8]);
    end if;
  end if;
  if v_keys is null then
    select array[f.food_key] into v_keys from private.foods_in_stock() f
    where private.is_misspelling(v_key, f.food_key)
    order by extensions.similarity(f.food_key, v_key) desc, f.food_key limit 1;
  end if;
  return query select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys) and (p_location is null or l.location = p_location)
    order by l.expires_on nulls last, l.opened_on nulls last, l.created_at, l.id for update;
  if not found then
    select string_agg(distinct private.in_place(l.location), ' and ' order by private.in_place(l.location) desc) into v_places from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys);
    if v_places is null then
      perform private.refuse_call('FOOD_NOT_FOUND', format('No %s in stock.', v_food));
    end if;
    perform private.refuse_call('FOOD_ELSEWHERE', format('No %s %s, only %s.', v_food, private.in_place(p_location), v_places));
  end if;
end $$;

create or replace function private.tool_list_items(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_arguments ->> 'food');
  v_ingredient uuid := (private.find_ingredient(coalesce(p_arguments ->> 'food', ''))).id;
  v_location text := p_arguments ->> 'location';
  v_keys text[];
  v_lots public.inventory_lots[];
begin
  if v_key is not null then
    v_keys := array(select f.food_key from private.foods_in_stock() f where string_to_array(f.food_key, ' ') @> string_to_array(v_key, ' '));
    v_lots := array(
      select l from public.inventory_lots l where l.user_id = (select auth.uid()) and (v_location is null or l.location = v_location) and l.id in (
        select k.id from public.inventory_lots k where k.user_id = (select auth.uid()) and k.food_key = any (v_keys)
        union all
        select k.id from public.inventory_lots k where k.user_id = (select auth.uid()) and k.ingredient_id = v_ingredient)
      order by l.food, l.expires_on nulls last, l.id limit 201);
  else
    v_lots := array(
      select l from public.inventory_lots l where l.user_id = (select auth.uid()) and (v_location is null or l.location = v_location)
      order by l.food, l.expires_on nulls last, l.id limit 201);
  end if;
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(v_lots[n], 'read') order by n) from generate_series(1, least(cardinality(v_lots), 200)) n), '[]'),
    'data', jsonb_build_object(
      'location', p_arguments -> 'location', 'food', p_arguments -> 'food',
      'items', coalesce((select jsonb_agg(private.lot_line(v_lots[n]) order by n) from generate_series(1, least(cardinality(v_lots), 200)) n), '[]'),
      'truncated', cardinality(v_lots) > 200));
end $$;

create or replace function public.kitchen_lines(p_wants text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  with wants as materialized (select distinct w as name from unnest(private.few_words(p_wants)) w
  ), lines as (
    -- What expires first is what a plan should use first.
    select w.name, l.position, private.amount_line(l.quantity, l.unit, l.food) || ', ' || private.in_place(l.location) || coalesce(', until ' || l.expires_on, '') as line
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.expires_on nulls last, x.food_key, x.id) as position from (
        select * from public.inventory_lots where user_id = (select auth.uid()) order by expires_on nulls last, food_key, id limit 50) x) l
    where w.name = 'inventory'
    union all
    select w.name, r.position, concat_ws(', ', r.name, r.cuisine, r.minutes || ' minutes', 'with ' || (
        select string_agg(i.food, ', ' order by i.position) from public.recipe_ingredients i
        where i.recipe_id = r.id and i.user_id = (select auth.uid()) and i.position <= 8))
    from wants w cross join lateral (
      select x.*, private.recipe_minutes(x) as minutes, row_number() over (order by x.created_at desc, x.id) as position from (
        select * from public.recipes where user_id = (select auth.uid()) order by created_at desc, id limit 50) x) r
    where w.name = 'recipes'
    union all
    select w.name, m.position, format('%s %s: %s', m.day, m.meal, m.title)
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.day, array_position('{breakfast,lunch,dinner,snack}', x.meal)) as position
      from public.meal_plan_entries x where x.user_id = (select auth.uid()) and x.day between p_today and p_today + 13) m
    where w.name = 'meals'
    union all
    select w.name, s.position, private.amount_line(s.quantity, s.unit, s.food)
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.food_key, x.created_at, x.id) as position from (
        select * from public.shopping_items where user_id = (select auth.uid()) and not checked order by food_key, created_at, id limit 50) x) s
    where w.name = 'shopping'
  ), told as (select x.name, jsonb_agg(left(x.line, 400) order by x.position) as list from lines x where x.position <= 50 group by x.name)
  select coalesce(jsonb_object_agg(w.name, coalesce(t.list, '[]')), '{}') from wants w left join told t using (name)
$$;

-- What goes with each food is asked once for each food of a person, not for each lot; the day once for each time zone.
create or replace function public.expiry_candidates(p_fire_at timestamptz, p_days int, p_after uuid, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with zones as materialized (
    select z.time_zone, private.local_date(p_fire_at, z.time_zone) as today from (select distinct time_zone from public.profiles union select 'UTC') z
  ), page as materialized (
    select l.id as lot_id, l.user_id, l.food, l.quantity, l.unit, l.location, l.expires_on, z.today, l.ingredient_id
    from public.inventory_lots l
    left join public.profiles p on p.user_id = l.user_id
    join zones z on z.time_zone = coalesce(p.time_zone, 'UTC')
    -- Nowhere is the date more than a day off that of UTC; this lets the index find the lots.
    where l.expires_on between (p_fire_at at time zone 'UTC')::date - 1 and (p_fire_at at time zone 'UTC')::date + p_days + 1
      and l.expires_on between z.today and z.today + p_days
      and (p_after is null or l.id > p_after)
      and not exists (
        select from public.suggestions s
        where s.user_id = l.user_id and s.dedupe_key = 'expiry:' || l.id || ':' || l.expires_on)
    order by l.id limit least(greatest(p_limit, 0), 1000)
  ), partners as materialized (
    select f.user_id, f.ingredient_id, private.goes_with_stock(f.user_id, f.ingredient_id) as goes_with
    from (select distinct user_id, ingredient_id from page where ingredient_id is not null) f
  )
  select coalesce(jsonb_agg(to_jsonb(p) - 'ingredient_id' || jsonb_build_object('goes_with', coalesce(g.goes_with, '{}')) order by p.lot_id), '[]')
  from page p left join partners g using (user_id, ingredient_id)
$$;

create or replace function private.goes_with_stock(p_user uuid, p_ingredient uuid) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients;
begin
  if exists (select from public.preferences r where r.user_id = p_user and r.kind in ('allergy', 'diet')) then
    return '{}';
  end if;
  select * into v_food from public.ingredients i where i.id = p_ingredient;
  -- A look at the stock for each that may go with it, the best first, until there are two.
  return array(
    select p.name from (select * from private.pairings_of(v_food) x order by x.score desc, x.name) p
    where exists (select from public.inventory_lots l where l.user_id = p_user and l.ingredient_id = p.id)
    order by p.score desc, p.name limit 2);
end $$;

create or replace function private.tool_search_cookbook(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_query text := nullif(array_to_string(private.search_words(coalesce(p_arguments ->> 'query', '')), ' '), '');
  v_diet text := (select w.diet from public.diet_words w where w.food_key = replace(private.food_key(p_arguments ->> 'diet'), '-', ' '));
  v_has_rules boolean := exists (select from private.food_rules());
  v_found uuid[];
  v_shown uuid[] := '{}';
  v_left_out int := 0;
  v_recipe public.recipes;
  v_lines jsonb := '[]';
  v_entities jsonb := '[]';
  v_missing jsonb;
begin
  if p_arguments ->> 'diet' is not null and v_diet is null then
    perform private.refuse_call('UNKNOWN_DIET', format('I know no diet "%s". I know: %s.', p_arguments ->> 'diet', (select string_agg(d.label, ', ' order by d.code) from public.diets d where d.enforced)));
  end if;
  with wanted as materialized (select distinct on (private.food_key(f)) f as said from unnest(private.strings_of(p_arguments -> 'foods')) f),
  -- Each food is looked for once, and so is what is lacking: both for all recipes together.
  holding as materialized (
    select c.recipe_id from wanted w cross join lateral private.cookbook_with(w.said) c group by c.recipe_id having count(*) = (select count(*) from wanted)
  ),
  lacking as materialized (
    select m.recipe_id, m.share from private.missing_of(array(select b.id from public.recipes b where b.user_id is null and (p_arguments ->> 'from_stock')::boolean)) m
  ),
  scored as (
    select r.id, r.name, coalesce(q.score, 0) as score, coalesce(l.share, 0) as missing
    from public.recipes r left join (select * from private.cookbook_by_query(v_query, p_arguments -> 'vector') where v_query is not null) q on q.recipe_id = r.id
      left join lacking l on l.recipe_id = r.id
    where r.user_id is null
      and (p_arguments ->> 'cuisine' is null or r.cuisine = lower(p_arguments ->> 'cuisine'))
      and (p_arguments ->> 'course' is null or r.course = lower(p_arguments ->> 'course'))
      -- Who asks what to cook of what is there does not ask for a drink, unless they say so.
      and (not (p_arguments ->> 'from_stock')::boolean or p_arguments ->> 'course' is not null or r.course not in ('drink', 'sauce'))
      and (v_diet is null or v_diet = any (r.diets))
      and (p_arguments ->> 'max_minutes' is null or coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.wait_minutes, 0) <= (p_arguments ->> 'max_minutes')::int)
      and (not exists (select from wanted) or r.id in (select h.recipe_id from holding h))
  )
  select array_agg(s.id order by s.missing, s.score desc, md5(s.id::text)) into v_found
  from (select * from scored s where v_query is null or s.score >= 0.35 order by s.missing, s.score desc, md5(s.id::text) limit 40) s;
  v_missing := (select jsonb_object_agg(m.recipe_id, m.missing) from private.missing_of(v_found) m);
  for v_recipe in select r.* from unnest(v_found) with ordinality as f (id, n) join public.recipes r using (id) order by f.n loop
    exit when cardinality(v_shown) >= 8;
    if v_has_rules and private.recipe_line(v_recipe, null) -> 'conflicts' <> '[]' then
      v_left_out := v_left_out + 1;
      continue;
    end if;
    v_shown := v_shown || v_recipe.id;
    v_entities := v_entities || private.recipe_entity(v_recipe, 'read');
    v_lines := v_lines || jsonb_build_object('name', v_recipe.name, 'cuisine', v_recipe.cuisine, 'course', v_recipe.course, 'description', v_recipe.description,
      'servings', v_recipe.servings, 'minutes', private.recipe_minutes(v_recipe) + coalesce(v_recipe.wait_minutes, 0),
      'calories', private.recipe_calories(v_recipe), 'missing', coalesce(v_missing -> v_recipe.id::text, '[]'));
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('recipes', v_lines, 'left_out', v_left_out,
    'more', coalesce(cardinality(v_found), 0) - cardinality(v_shown) - v_left_out));
end $$;

grant execute on function
  private.foods_in_stock(), private.foods_in_recipes(), private.missing_of(uuid[]), private.recipes_with_any(text[])
to authenticated;
