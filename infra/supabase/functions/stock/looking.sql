-- What there is in a kitchen: for whoever asks, for planning and for a message that names some of it.

create or replace function private.tool_list_items(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_arguments ->> 'food');
  v_ingredient uuid := (private.find_ingredient(coalesce(p_arguments ->> 'food', ''))).id;
  v_location text := p_arguments ->> 'location';
  v_sorts text[] := private.categories_under(array[private.category_of_word(left(coalesce(p_arguments ->> 'food', ''), 200))]);
  v_keys text[];
  v_lots public.inventory_lots[];
begin
  if v_key is not null then
    -- A sort of food is everything of that sort and what is called so: "fish" is cod and white fish, and no fish sauce.
    v_keys := array(select f.food_key from private.foods_in_stock() f
      where case when v_sorts = '{}' then string_to_array(f.food_key, ' ') @> string_to_array(v_key, ' ')
        else f.food_key = v_key or f.food_key like '% ' || v_key
          or exists (select from private.food_lexicon l where l.food_key = f.food_key and l.category = any (v_sorts)) end);
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
grant execute on function private.tool_list_items(jsonb) to authenticated;
comment on function private.tool_list_items(jsonb) is 'tool of pantry';

create or replace function private.tool_list_expiring(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select l, row_number() over (order by l.expires_on, l.food, l.id) as position from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.expires_on <= (p_arguments ->> 'until')::date
      and (p_arguments ->> 'location' is null or l.location = p_arguments ->> 'location')
    order by l.expires_on, l.food, l.id limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(l, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('until', p_arguments -> 'until', 'items', coalesce((
      select jsonb_agg(private.lot_line(l) || jsonb_build_object('days_left', (l).expires_on - (p_arguments ->> 'today')::date) order by position) from found), '[]')))
$$;
grant execute on function private.tool_list_expiring(jsonb) to authenticated;
comment on function private.tool_list_expiring(jsonb) is 'tool of pantry';

-- Counts for Think, never rows (spec S2.4): readable as the person, under row level security.
create or replace function public.kitchen_dashboard() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'items', coalesce(sum(n), 0),
    'by_location', coalesce(jsonb_object_agg(location, n), '{}'))
  from (select location, count(*) as n from public.inventory_lots where user_id = (select auth.uid()) group by location) x
$$;
grant execute on function public.kitchen_dashboard() to authenticated;

-- Lots and recipes whose words, or whose sort of food, the message names. Most words of a message name no food at
-- all: they are looked up exactly, and only what is known leads to a search.
-- A few lots of each food that a word names are enough: a dozen of all is told. Planning it costs three times what running it does,
-- so that it is planned once a session.
create or replace function private.background_by_words(p_words text[]) returns table (type text, id uuid, label text, reason text, place bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan set search_path = '' as $$
#variable_conflict use_column
declare
  v_user uuid := auth.uid();
begin
  if not exists (select from public.inventory_lots l where l.user_id = v_user) and not exists (select from public.recipes r where r.user_id = v_user) then
    return;
  end if;
  return query with words as materialized (
    select t.n, t.w, private.food_key(t.w) as key from unnest(p_words) with ordinality as t (w, n) where length(t.w) >= 3
  ), keys as materialized (
    select k.n, k.key, coalesce(s.category, c.code) as sort,
      (select x.ingredient_id from private.food_lexicon x where x.food_key = k.key limit 1) as ingredient
    from words k left join public.food_category_words s on s.food_key = k.key left join public.food_categories c on c.code = lower(btrim(k.w))
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
    -- Who has no recipe is not searched for one, which would cost more than all the rest.
    having exists (select from public.recipes r where r.user_id = v_user)
  )
  select distinct on (x.type, x.id) x.type, x.id, x.label, x.reason, x.n from (
    select 'lot' as type, l.id, l.food as label,
      concat_ws(', ', 'contains: ' || l.food, trim_scale(l.quantity) || ' ' || l.unit, l.location, 'until ' || l.expires_on, case when l.opened_on is not null then 'opened' end) as reason, f.n
    from foods f cross join lateral (
      select l.id, l.food, l.quantity, l.unit, l.location, l.expires_on, l.opened_on from public.inventory_lots l where l.user_id = v_user and l.food_key = f.food_key order by l.food, l.id limit 12) l
    union all
    select 'recipe', r.id, r.name, 'contains: ' || f.food, a.places[f.n]
    from asked a cross join lateral private.recipes_with_any(a.words) f join public.recipes r on r.id = f.recipe_id
    union all
    select 'recipe', r.id, r.name, 'named: ' || w.key, w.n + 1000
    from public.recipes r cross join lateral unnest(string_to_array(lower(r.name), ' ')) as n (word) join keys w on w.key = n.word
    where r.user_id = v_user
  ) x order by x.type, x.id, x.n;
end $$;
grant execute on function private.background_by_words(text[]) to authenticated;

create or replace function public.kitchen_context(p_message_words text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select private.check_day(p_today);
  with named as materialized (select * from private.background_by_words(private.few_words(p_message_words))),
  background as (
    select b.type, b.id, b.label, b.reason, 0 as rank, b.place from named b
    union all
    select 'recipe', r.id, r.name, 'recent', 1, row_number() over (order by r.created_at desc)
    from public.recipes r where r.user_id = (select auth.uid()) and r.created_at >= p_today - 7
      and r.id not in (select b.id from named b)
    order by rank, place, label, id limit 12
  )
  select jsonb_build_object(
    'dashboard', public.kitchen_dashboard() || jsonb_build_object(
      'recipes', (select count(*) from public.recipes r where r.user_id = (select auth.uid())),
      'recipes_by_cuisine', coalesce((select jsonb_object_agg(c.cuisine, c.n) from (
        select coalesce(lower(r.cuisine), 'other') as cuisine, count(*) as n from public.recipes r where r.user_id = (select auth.uid()) group by 1 order by 2 desc, 1 limit 20) c), '{}'),
      'meals_next_7_days', (select count(distinct m.day) from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between p_today and p_today + 6),
      'shopping', (select count(*) from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked),
      'tasks', 0),
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value) order by array_position('{allergy,diet}', p.kind), p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]'),
    'background', coalesce((
      select jsonb_agg(jsonb_build_object('type', b.type, 'id', b.id, 'label', b.label, 'reason', b.reason) order by b.rank, b.place, b.label, b.id) from background b), '[]'))
$$;
grant execute on function public.kitchen_context(text[], date) to authenticated;
