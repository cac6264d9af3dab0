-- What a person eats again: as on another day, what is usual, or a meal that they gave a name. It is proposed with the figures that it was
-- logged with, since these are what a person stated, a label told or a recipe came to then.

-- An entry of the diary as a proposal holds it. What an entry does not keep (whose figures they are, what a recipe is made of, what a label
-- declares) is in the proposal that it came from.
create or replace function private.entry_again(p_entry public.food_log) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'food', (p_entry).food, 'food_key', (p_entry).food_key, 'ingredient_id', (p_entry).ingredient_id, 'quantity', trim_scale((p_entry).quantity), 'unit', (p_entry).unit,
    'grams', trim_scale((p_entry).grams), 'nutrients', (p_entry).nutrients, 'source', (p_entry).source, 'is_estimate', (p_entry).is_estimate, 'figures_of', null, 'flags', '[]'::jsonb)
    || jsonb_strip_nulls(jsonb_build_object('meal', (p_entry).meal, 'note', (p_entry).note))
    || coalesce((
      select jsonb_strip_nulls(jsonb_build_object('figures_of', i.item -> 'figures_of', 'allergens', i.item -> 'allergens', 'recipe', coalesce(i.item -> 'recipe', p.payload -> 'recipe'),
        -- What of a recipe was not counted is not counted again.
        'coverage', coalesce(i.item -> 'coverage', p.payload -> 'coverage')))
      from public.proposals p cross join jsonb_array_elements(p.payload -> 'items') as i (item)
      where p.id = (p_entry).proposal_id and p.user_id = (p_entry).user_id and i.item ->> 'food_key' = (p_entry).food_key limit 1), '{}')
$$;
grant execute on function private.entry_again(public.food_log) to authenticated;

-- What was eaten on a day, of one meal or of all. Water has a tool of its own, and nobody drinks it again as a meal.
create or replace function private.eaten_on(p_day date, p_meal text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.entry_again(e) order by e.created_at, e.id), '[]') from public.food_log e
  where e.user_id = (select auth.uid()) and e.logged_on = p_day and (p_meal is null or e.meal = p_meal) and e.food_key <> 'water'
$$;
grant execute on function private.eaten_on(date, text) to authenticated;

-- What was eaten most often for a meal in the four weeks up to a day: the same foods, whatever there was of each, with the day on which they were eaten last.
create or replace function private.often_eaten(p_meal text, p_until date) returns table (foods jsonb, times int, last_on date)
language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(f.food) order by f.food), max(x.times)::int, x.last_on from (
    select d.keys, count(*) as times, max(d.day) as last_on from (
      select e.logged_on as day, array_agg(distinct e.food_key order by e.food_key) as keys from public.food_log e
      where e.user_id = (select auth.uid()) and e.meal = p_meal and e.food_key <> 'water' and e.logged_on between p_until - 27 and p_until
      group by e.logged_on) d
    group by d.keys) x
    cross join lateral (select distinct e.food from public.food_log e
      where e.user_id = (select auth.uid()) and e.meal = p_meal and e.logged_on = x.last_on and e.food_key = any (x.keys)) f
  group by x.keys, x.last_on order by max(x.times) desc, x.last_on desc
$$;
grant execute on function private.often_eaten(text, date) to authenticated;

-- The kept meals of a name; of the one meal where there is one of it.
create or replace function private.favourites_named(p_name text, p_meal text) returns setof public.favourite_meals
language sql stable set search_path = '' as $$
  with named as (
    select f from public.favourite_meals f where f.user_id = (select auth.uid()) and f.name_key = private.food_key(p_name)
  )
  select (n.f).* from named n
  where p_meal is null or (n.f).meal = p_meal or ((n.f).meal is null and not exists (select from named o where (o.f).meal = p_meal))
  order by (n.f).meal nulls last
$$;
grant execute on function private.favourites_named(text, text) to authenticated;

-- Proposes what was eaten before. `taken_from` says whose day it is, or how often it was eaten.
create or replace function private.propose_again(p_items jsonb, p_taken jsonb, p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$
  select private.open_proposal('food_log', jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'taken_from', p_taken,
    'items', case when p_arguments ->> 'meal' is null then p_items else (select jsonb_agg(i.item - 'meal' order by i.n) from jsonb_array_elements(p_items) with ordinality as i (item, n)) end),
    p_arguments)
$$;
grant execute on function private.propose_again(jsonb, jsonb, jsonb) to authenticated;

create or replace function private.propose_favourite(p_favourite public.favourite_meals, p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$
  select private.propose_again((p_favourite).items, jsonb_build_object('name', (p_favourite).name),
    p_arguments || jsonb_build_object('meal', coalesce(p_arguments ->> 'meal', (p_favourite).meal)))
$$;
grant execute on function private.propose_favourite(public.favourite_meals, jsonb) to authenticated;

-- The usual meal: the one that was kept as "usual", else what was eaten clearly more often than anything else.
create or replace function private.propose_usual(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_meal text := p_arguments ->> 'meal';
  v_today date := (p_arguments ->> 'today')::date;
  v_often jsonb;
begin
  if v_meal is null then
    perform private.refuse_call('USUAL_UNCLEAR', '{"meal": null, "often": []}');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('foods', o.foods, 'times', o.times, 'day', o.last_on)), '[]') into v_often
  from (select * from private.often_eaten(v_meal, v_today) limit 3) o;
  if coalesce((v_often -> 0 ->> 'times')::int, 0) < 2 or v_often -> 0 -> 'times' = v_often -> 1 -> 'times' then
    perform private.refuse_call('USUAL_UNCLEAR', jsonb_build_object('meal', v_meal, 'often', v_often));
  end if;
  return private.propose_again(private.eaten_on((v_often -> 0 ->> 'day')::date, v_meal),
    jsonb_build_object('day', v_often -> 0 -> 'day', 'times', v_often -> 0 -> 'times'), p_arguments);
end $$;
grant execute on function private.propose_usual(jsonb) to authenticated;

-- The day that "the same again" means: the last one that has something of it, up to the day that it is logged on.
create or replace function private.last_day_of(p_meal text, p_until date) returns date
language sql stable set search_path = '' as $$
  select max(e.logged_on) from public.food_log e
  where e.user_id = (select auth.uid()) and e.logged_on <= p_until and e.meal = p_meal and e.food_key <> 'water'
$$;
grant execute on function private.last_day_of(text, date) to authenticated;

-- What was logged last, with what was logged by the same yes.
create or replace function private.logged_last() returns setof public.food_log
language sql stable set search_path = '' as $$
  with last as (
    select e.id, e.proposal_id from public.food_log e where e.user_id = (select auth.uid()) and e.food_key <> 'water' order by e.created_at desc, e.id limit 1
  )
  select e.* from public.food_log e join last l on e.id = l.id or e.proposal_id = l.proposal_id where e.user_id = (select auth.uid())
$$;
grant execute on function private.logged_last() to authenticated;

create or replace function private.tool_repeat_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_name text := p_arguments ->> 'name';
  v_meal text := p_arguments ->> 'meal';
  v_day date := (p_arguments ->> 'of_day')::date;
  v_found public.favourite_meals[];
  v_items jsonb;
begin
  if v_name is not null then
    v_found := array(select f from private.favourites_named(v_name, v_meal) f);
    if cardinality(v_found) = 1 then
      return private.propose_favourite(v_found[1], p_arguments);
    elsif cardinality(v_found) > 1 then
      perform private.refuse_call('AMBIGUOUS_FAVOURITE', jsonb_build_object('name', v_name, 'meals', to_jsonb(array(select f.meal from unnest(v_found) f where f.meal is not null))));
    elsif private.food_key(v_name) = 'usual' then
      return private.propose_usual(p_arguments);
    end if;
    perform private.refuse_call('FAVOURITE_NOT_FOUND', jsonb_build_object('name', v_name));
  end if;
  if v_day is null and v_meal is null then
    select jsonb_agg(private.entry_again(e) order by e.created_at, e.id), max(e.logged_on) into v_items, v_day from private.logged_last() e;
  else
    v_day := coalesce(v_day, private.last_day_of(v_meal, (p_arguments ->> 'day')::date));
    v_items := private.eaten_on(v_day, v_meal);
  end if;
  if coalesce(v_items, '[]') = '[]' then
    perform private.refuse_call('NOTHING_EATEN', jsonb_build_object('day', v_day, 'meal', v_meal));
  end if;
  return private.propose_again(v_items, jsonb_build_object('day', v_day), p_arguments);
end $$;
grant execute on function private.tool_repeat_meal(jsonb) to authenticated;
comment on function private.tool_repeat_meal(jsonb) is 'tool of coach';
