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
      order by l.food, l.due_on nulls last, l.id limit 201);
  else
    v_lots := array(
      select l from public.inventory_lots l where l.user_id = (select auth.uid()) and (v_location is null or l.location = v_location)
      order by l.food, l.due_on nulls last, l.id limit 201);
  end if;
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(v_lots[n], 'read') order by n) from generate_series(1, least(cardinality(v_lots), 200)) n), '[]'),
    'data', jsonb_build_object(
      'location', p_arguments -> 'location', 'food', p_arguments -> 'food',
      'items', coalesce((select jsonb_agg(private.lot_line(v_lots[n]) order by n) from generate_series(1, least(cardinality(v_lots), 200)) n), '[]'),
      'truncated', cardinality(v_lots) > 200,
      -- A minimum is of the whole kitchen: of one place nothing is said of it.
      'below', case when v_location is null then private.below_minimum(p_arguments ->> 'food') else '[]'::jsonb end));
end $$;
grant execute on function private.tool_list_items(jsonb) to authenticated;
comment on function private.tool_list_items(jsonb) is 'tool of pantry';

create or replace function private.tool_list_expiring(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select l, row_number() over (order by l.due_on, l.food, l.id) as position from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.due_on <= (p_arguments ->> 'until')::date
      and (p_arguments ->> 'location' is null or l.location = p_arguments ->> 'location')
    order by l.due_on, l.food, l.id limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(l, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('until', p_arguments -> 'until', 'items', coalesce((
      select jsonb_agg(private.lot_line(l) || jsonb_build_object('days_left', (l).due_on - (p_arguments ->> 'today')::date) order by position) from found), '[]')))
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

-- What a turn is told of a kitchen before anything is decided: counts, what must not be eaten, and a dozen things that the message names.
-- Counting reads an index to its end, and is all that grows with the kitchen.
create or replace function public.kitchen_context(p_message_words text[], p_today date, p_vector jsonb default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.check_day(p_today);
  with named as materialized (select * from private.background_by_words(private.few_words(p_message_words))),
  cuisines as materialized (
    select r.cuisine, count(*) as n from public.recipes r where r.user_id = (select auth.uid()) group by r.cuisine
  ), recent as (
    select r.id, r.name, row_number() over (order by r.created_at desc) as place from public.recipes r
    where r.user_id = (select auth.uid()) and r.created_at >= p_today - 7 and r.id not in (select b.id from named b)
    order by r.created_at desc limit 12
  ), background as (
    select b.type, b.id, b.label, b.reason, 0 as rank, b.place from named b
    union all
    select 'recipe', r.id, r.name, 'recent', 1, r.place from recent r
    order by rank, place, label, id limit 12
  ), told as (
    select b.*, 0 as home from background b
    union all
    -- What stands on the list and in the plan, and what was eaten, takes no place from what is in stock.
    select l.type, l.id, l.label, l.reason, 0, l.place, 1 from private.listed_and_planned_by_words(private.few_words(p_message_words), p_today) l
    union all
    select e.type, e.id, e.label, e.reason, 0, e.place, 2 from private.eaten_by_words(private.few_words(p_message_words), p_today) e
  )
  select jsonb_build_object(
    'dashboard', public.kitchen_dashboard() || jsonb_build_object(
      'recipes', (select coalesce(sum(c.n), 0) from cuisines c),
      'recipes_by_cuisine', coalesce((select jsonb_object_agg(c.cuisine, c.n) from (
        select coalesce(lower(c.cuisine), 'other') as cuisine, sum(c.n) as n from cuisines c group by 1 order by 2 desc, 1 limit 20) c), '{}'),
      'meals_next_7_days', (select count(distinct m.day) from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between p_today and p_today + 6),
      'shopping', (select count(*) from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked),
      'tasks', (select count(*) from public.tasks t where t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null)),
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value) order by array_position('{allergy,diet}', p.kind), p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'companion', 'value', format('%s (%s)', c.value, c.name)) order by c.name, c.kind, c.value_key)
        from private.companion_rules() c), '[]')
      -- What somebody wants to eat in a day is told to whoever plans it.
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'nutrition', 'value', format('%s %s %s of %s a day', case g.kind when 'limit' then 'at most' else 'at least' end, trim_scale(g.target), n.unit, n.label)) order by n.position)
        from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient where g.user_id = (select auth.uid())), '[]')
      -- And so is what is to be used in the next days.
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'expiring', 'value', e.food) order by e.due_on, e.food) from (
        select l.food, min(l.due_on) as due_on from public.inventory_lots l
        where l.user_id = (select auth.uid()) and l.due_on between p_today and p_today + 5 group by l.food order by 2, 1 limit 8) e), '[]'),
    'background', coalesce((
      select jsonb_agg(jsonb_build_object('type', b.type, 'id', b.id, 'label', b.label, 'reason', b.reason) order by b.home, b.rank, b.place, b.label, b.id) from told b), '[]'),
    'memories', private.memories_for_turn(p_message_words, p_vector, p_today))
$$;
grant execute on function public.kitchen_context(text[], date, jsonb) to authenticated;
