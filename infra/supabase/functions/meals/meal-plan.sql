-- The meal plan.

create or replace function private.meal_entity(p_meal public.meal_plan_entries, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'meal', 'id', (p_meal).id, 'label', (p_meal).title, 'source', 'db_lookup', 'op', p_op,
    'details', jsonb_build_object('meal', (p_meal).meal, 'day', (p_meal).day, 'title', (p_meal).title))
$$;
grant execute on function private.meal_entity(public.meal_plan_entries, text) to authenticated;

-- Holds a planned meal against the person's rules: by the recipe's ingredients where there is one, else by its title; and what is noted of it.
create or replace function private.refuse_meal_conflicts(p_recipe uuid, p_title text, p_note text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_foods text[] := array(select i.food from public.recipe_ingredients i where i.recipe_id = p_recipe order by i.position);
begin
  perform private.refuse_conflicts(case when p_recipe is null then array[p_title] else v_foods end, array_remove(array[case when p_recipe is not null then p_title end, nullif(btrim(p_note), '')], null));
end $$;
grant execute on function private.refuse_meal_conflicts(uuid, text, text) to authenticated;

-- How many a planned dish is for, as it was told.
create or replace function private.servings_told(p_wish jsonb) returns numeric
language plpgsql set search_path = '' as $$
declare
  v_servings numeric := (p_wish ->> 'servings')::numeric;
begin
  if v_servings <= 0 or v_servings >= 1000 then
    perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
  end if;
  return v_servings;
end $$;
grant execute on function private.servings_told(jsonb) to authenticated;

-- A dish in its place. What is planned there already is named, unless the dish is to stand beside it or in its stead: then the first of what
-- was there becomes the dish, and the others go.
create or replace function private.plan_dish(p_wish jsonb, p_recipe public.recipes, p_title text, p_replaces boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_there public.meal_plan_entries[] := array(select m from private.dishes_at((p_wish ->> 'day')::date, p_wish ->> 'meal', null) m);
  v_titles text := (select string_agg(t.title, ', ') from unnest(v_there) t);
  v_is_beside boolean := coalesce((p_wish ->> 'beside')::boolean, false);
  v_servings numeric := private.servings_told(p_wish);
  v_gone public.meal_plan_entries;
  v_meal public.meal_plan_entries;
  v_entities jsonb := '[]';
  v_replaced text;
begin
  if cardinality(v_there) > 0 and (not (v_is_beside or p_replaces) or v_is_beside and exists (select from unnest(v_there) t where lower(t.title) = lower(p_title))) then
    perform private.refuse_call('MEAL_TAKEN', jsonb_build_object('meal', p_wish ->> 'meal', 'day', p_wish ->> 'day', 'title', v_titles));
  elsif cardinality(v_there) > 0 and not v_is_beside then
    v_replaced := v_titles;
    foreach v_gone in array v_there[2:] loop
      perform private.leave_meal(v_gone.id);
      delete from public.meal_plan_entries where id = v_gone.id;
      v_entities := v_entities || private.meal_entity(v_gone, 'deleted');
    end loop;
    update public.meal_plan_entries set recipe_id = p_recipe.id, title = p_title, note = p_wish ->> 'note', servings = v_servings where id = v_there[1].id returning * into v_meal;
  else
    insert into public.meal_plan_entries (day, meal, recipe_id, title, note, servings)
    values ((p_wish ->> 'day')::date, p_wish ->> 'meal', p_recipe.id, p_title, p_wish ->> 'note', v_servings) returning * into v_meal;
  end if;
  v_entities := v_entities || private.meal_entity(v_meal, case when v_replaced is null then 'created' else 'updated' end);
  return jsonb_build_object('entities', v_entities, 'id', v_meal.id, 'planned', jsonb_build_object('day', v_meal.day, 'meal', v_meal.meal, 'title', v_meal.title, 'replaced', v_replaced)
    || case when v_servings is not null then jsonb_build_object('servings', trim_scale(v_servings)) else '{}' end
    || case when v_is_beside and v_titles is not null then jsonb_build_object('beside', v_titles) else '{}' end);
end $$;
grant execute on function private.plan_dish(jsonb, public.recipes, text, boolean) to authenticated;

-- One wish of a plan: its recipe, held against the rules, in its place.
create or replace function private.plan_wish(p_wish jsonb, p_replaces boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
  v_title text;
begin
  if p_wish ->> 'recipe' is not null then
    v_recipe := private.recipe_meant(jsonb_build_object('recipe', p_wish -> 'recipe'));
  end if;
  v_title := coalesce(nullif(btrim(p_wish ->> 'title'), ''), v_recipe.name);
  if v_recipe.id is null then
    -- Whoever plans a dish by the very name of a recipe means the recipe: their own, else the cookbook's.
    select r.* into v_recipe from public.recipes r where lower(r.name) = lower(v_title) order by r.user_id nulls last, r.id limit 1;
  end if;
  perform private.refuse_meal_conflicts(v_recipe.id, v_title, p_wish ->> 'note');
  return private.plan_dish(p_wish, v_recipe, v_title, p_replaces);
end $$;
grant execute on function private.plan_wish(jsonb, boolean) to authenticated;

-- Two dishes of one call in one place, of which neither stands beside the other, are no plan: it is not known which is meant, or which day was wrong. Both are named.
create or replace function private.refuse_two_in_one_place(p_meals jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_details jsonb;
begin
  with wishes as (
    select w ->> 'day' as day, w ->> 'meal' as meal, coalesce((w ->> 'beside')::boolean, false) as is_beside, n,
      coalesce(nullif(btrim(w ->> 'title'), ''), (select r.name from public.recipes r where r.id = (w ->> 'recipe')::uuid)) as title
    from jsonb_array_elements(p_meals) with ordinality as x (w, n)
  )
  select jsonb_build_object('meal', one.meal, 'day', one.day, 'title', one.title, 'other', other.title) into v_details
  from wishes one join wishes other on other.day = one.day and other.meal = one.meal and other.n > one.n
  where not other.is_beside and one.title is not null and other.title is not null order by one.n, other.n limit 1;
  if v_details is not null then
    perform private.refuse_call('MEAL_TAKEN', v_details);
  end if;
end $$;
grant execute on function private.refuse_two_in_one_place(jsonb) to authenticated;

-- Plans all of it or nothing (ruling R17). Who says that what can be planned shall be is told of each dish that cannot, and why.
create or replace function private.tool_plan_meals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_partial boolean := coalesce((p_arguments ->> 'partial')::boolean, false);
  v_wish jsonb;
  v_dish jsonb;
  v_message text;
  v_detail text;
  v_entities jsonb := '[]';
  v_planned jsonb := '[]';
  v_left jsonb := '[]';
  v_meals uuid[] := '{}';
begin
  if jsonb_array_length(coalesce(nullif(p_arguments -> 'meals', 'null'), '[]')) = 0 then
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  if not v_is_partial then
    perform private.refuse_two_in_one_place(p_arguments -> 'meals');
  end if;
  for v_wish in select * from jsonb_array_elements(p_arguments -> 'meals') loop
    begin
      v_dish := private.plan_wish(v_wish, coalesce((p_arguments ->> 'replace')::boolean, false));
    exception when sqlstate 'KT001' then
      if not v_is_partial then
        raise;
      end if;
      get stacked diagnostics v_message = message_text, v_detail = pg_exception_detail;
      v_left := v_left || jsonb_build_object('day', v_wish ->> 'day', 'meal', v_wish ->> 'meal', 'title', coalesce(v_wish ->> 'title', (select r.name from public.recipes r where r.id = (v_wish ->> 'recipe')::uuid)),
        'error', private.refused(v_message, v_detail::jsonb) -> 'error');
      continue;
    end;
    v_entities := v_entities || (v_dish -> 'entities');
    v_planned := v_planned || (v_dish -> 'planned');
    v_meals := v_meals || (v_dish ->> 'id')::uuid;
  end loop;
  if cardinality(v_meals) = 0 then
    perform private.refuse_call(v_message, v_detail::jsonb);
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('planned', v_planned, 'left_out', v_left,
    'tasks', private.derive_all(v_meals, p_arguments), 'over', private.days_over_limit(v_meals)));
end $$;
grant execute on function private.tool_plan_meals(jsonb) to authenticated;
comment on function private.tool_plan_meals(jsonb) is 'tool of pantry, by hand';

create or replace function private.tool_list_meals(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select m, row_number() over (order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal), m.created_at nulls first, m.id) as position
    from public.meal_plan_entries m
    where m.user_id = (select auth.uid())
      and m.day between (p_arguments ->> 'from')::date and coalesce((p_arguments ->> 'until')::date, (p_arguments ->> 'from')::date)
    order by position limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.meal_entity(m, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('from', p_arguments -> 'from', 'until', p_arguments -> 'until',
      'days', private.planned_days((p_arguments ->> 'from')::date, coalesce((p_arguments ->> 'until')::date, (p_arguments ->> 'from')::date)), 'meals', coalesce((
      select jsonb_agg(jsonb_build_object('day', (m).day, 'meal', (m).meal, 'title', (m).title, 'note', (m).note, 'has_recipe', (m).recipe_id is not null,
        'servings', trim_scale((m).servings), 'is_cooked', private.is_cooked(m), 'tasks', private.tasks_of_meal((m).id)) order by position)
      from found), '[]')))
$$;
grant execute on function private.tool_list_meals(jsonb) to authenticated;
comment on function private.tool_list_meals(jsonb) is 'tool of pantry';

-- Takes a meal off the plan: all of its dishes, or the one that is named or pointed at.
create or replace function private.tool_remove_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_item uuid := (p_arguments ->> 'item')::uuid;
  v_gone public.meal_plan_entries[];
  v_dish public.meal_plan_entries;
  v_entities jsonb := '[]';
begin
  v_gone := array(select m from private.dishes_meant(v_item, p_arguments, (p_arguments ->> 'today')::date) m);
  -- A day alone is its only meal. Which of several is meant, or whether all of them are, is asked.
  if (select count(distinct (g.day, g.meal)) from unnest(v_gone) g) > 1 then
    perform private.ask_which_dish(v_gone[1].day::text, v_gone);
  end if;
  foreach v_dish in array v_gone loop
    perform private.leave_meal(v_dish.id);
    delete from public.meal_plan_entries where id = v_dish.id;
    v_entities := v_entities || private.meal_entity(v_dish, 'deleted');
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('day', v_gone[1].day, 'meal', v_gone[1].meal,
    'title', (select string_agg(g.title, ', ') from unnest(v_gone) g)));
end $$;
grant execute on function private.tool_remove_meal(jsonb) to authenticated;
comment on function private.tool_remove_meal(jsonb) is 'tool of pantry, by hand';

-- Sets for how many a planned dish is, or all dishes of a meal, and leaves the rest of it. Without a number it is for as many as its recipe serves.
create or replace function private.tool_set_meal_servings(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_servings numeric := private.servings_told(p_arguments);
  v_before public.meal_plan_entries[] := array(select m from private.dishes_meant((p_arguments ->> 'item')::uuid, p_arguments, (p_arguments ->> 'today')::date) m);
  v_dish public.meal_plan_entries;
  v_after public.meal_plan_entries;
  v_entities jsonb := '[]';
  v_changed jsonb := '[]';
begin
  if (select count(distinct (b.day, b.meal)) from unnest(v_before) b) > 1 then
    perform private.ask_which_dish(v_before[1].day::text, v_before);
  end if;
  foreach v_dish in array v_before loop
    update public.meal_plan_entries m set servings = v_servings where m.id = v_dish.id returning * into v_after;
    v_entities := v_entities || private.meal_entity(v_after, 'updated');
    v_changed := v_changed || jsonb_build_object('day', v_after.day, 'meal', v_after.meal, 'title', v_after.title, 'servings', trim_scale(v_after.servings), 'before', trim_scale(v_dish.servings),
      -- What nobody has the recipe of needs no more of anything that is known.
      'has_recipe', v_after.recipe_id is not null);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('dishes', v_changed,
    'tasks', private.derive_all(array(select b.id from unnest(v_before) b), p_arguments)));
end $$;
grant execute on function private.tool_set_meal_servings(jsonb) to authenticated;
comment on function private.tool_set_meal_servings(jsonb) is 'tool of pantry, by hand';
