-- Which planned dishes are meant: by a name, by a place, or by what points at one.

-- Does a name mean a planned dish? Its own name, or words of it in any form: "the curries" are a potato curry.
create or replace function private.names_dish(p_said text, p_title text) returns boolean
language sql stable set search_path = '' as $$
  select lower(p_title) = lower(btrim(p_said)) or string_to_array(lower(p_title), ' ') @> string_to_array(lower(btrim(p_said)), ' ')
    or cardinality(private.task_words(p_said)) > 0 and private.task_words(p_title) @> private.task_words(p_said)
$$;
grant execute on function private.names_dish(text, text) to authenticated;

-- Asks which of several planned dishes is meant.
create or replace function private.ask_which_dish(p_dish text, p_dishes public.meal_plan_entries[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_call('AMBIGUOUS_DISH', jsonb_build_object('dish', btrim(p_dish), 'dishes', (
    select jsonb_agg(jsonb_build_object('title', p_dishes[n].title, 'day', p_dishes[n].day, 'meal', p_dishes[n].meal) order by n) from generate_series(1, least(cardinality(p_dishes), 10)) n)));
end $$;
grant execute on function private.ask_which_dish(text, public.meal_plan_entries[]) to authenticated;

-- The dishes of a place in the plan: of one meal of a day, or of all of its meals; or the one dish that is named, by its name or words of it.
-- Without a day it is looked for in all that is planned from today on. A name that fits several is asked about.
create or replace function private.dishes_at(p_day date, p_meal text, p_dish text, p_today date default null) returns setof public.meal_plan_entries
language plpgsql set search_path = '' as $$
declare
  v_is_named boolean := coalesce(p_dish, '') ~ '\S';
  v_today date := coalesce(p_today, private.local_date(clock_timestamp(), (select p.time_zone from public.profiles p where p.user_id = (select auth.uid()))));
  v_dishes public.meal_plan_entries[];
begin
  v_dishes := array(select m from public.meal_plan_entries m where m.user_id = (select auth.uid()) and (p_meal is null or m.meal = p_meal)
      and case when p_day is null then m.day >= v_today and not private.is_cooked(m) else m.day = p_day end and (not v_is_named or private.names_dish(p_dish, m.title))
    order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal), m.created_at nulls first, m.id for update);
  if v_is_named and exists (select from unnest(v_dishes) d where lower(d.title) = lower(btrim(p_dish))) then
    -- Words of a name mean it where nothing is called just that.
    v_dishes := array(select d from unnest(v_dishes) d where lower(d.title) = lower(btrim(p_dish)));
  end if;
  if v_is_named and cardinality(v_dishes) > 1 then
    perform private.ask_which_dish(p_dish, v_dishes);
  end if;
  return query select * from unnest(v_dishes);
end $$;
grant execute on function private.dishes_at(date, text, text, date) to authenticated;

-- The dishes that a call means: the one that it points at, or those of a place or of a name.
create or replace function private.dishes_meant(p_item uuid, p_place jsonb, p_today date) returns setof public.meal_plan_entries
language plpgsql set search_path = '' as $$
begin
  if p_item is not null then
    return query select * from public.meal_plan_entries m where m.id = p_item and m.user_id = (select auth.uid()) for update;
    if not found then
      perform private.refuse_call('MEAL_GONE');
    end if;
    return;
  elsif p_place ->> 'day' is null and coalesce(p_place ->> 'dish', '') !~ '\S' then
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  return query select * from private.dishes_at((p_place ->> 'day')::date, p_place ->> 'meal', p_place ->> 'dish', p_today);
  if not found then
    perform private.refuse_no_meal(p_place ->> 'day', p_place ->> 'meal', p_place ->> 'dish');
  end if;
end $$;
grant execute on function private.dishes_meant(uuid, jsonb, date) to authenticated;

-- Says that nothing is planned in a place, or no such dish.
create or replace function private.refuse_no_meal(p_day text, p_meal text, p_dish text) returns void
language plpgsql set search_path = '' as $$
begin
  if nullif(btrim(p_dish), '') is not null then
    perform private.refuse_call('DISH_NOT_PLANNED', jsonb_build_object('dish', btrim(p_dish), 'day', p_day));
  end if;
  perform private.refuse_call('MEAL_NOT_FOUND', jsonb_build_object('meal', coalesce(p_meal, 'dinner'), 'day', p_day));
end $$;
grant execute on function private.refuse_no_meal(text, text, text) to authenticated;
