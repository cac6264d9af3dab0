-- Planned meals in other places of the plan: moved, swapped, and a week copied. Each is one change, all of it or nothing. A dish stays the row
-- that it is, so that what was done for it, and what it was cooked as, goes with it.

create or replace function private.moved_meal(p_before public.meal_plan_entries, p_after public.meal_plan_entries, p_replaced text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('title', (p_after).title, 'from_day', (p_before).day, 'from_meal', (p_before).meal, 'day', (p_after).day, 'meal', (p_after).meal, 'replaced', p_replaced)
$$;
grant execute on function private.moved_meal(public.meal_plan_entries, public.meal_plan_entries, text) to authenticated;

-- What planned meals make necessary from now on, all of them together.
create or replace function private.derive_all(p_meals uuid[], p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_meal uuid;
  v_tasks jsonb := '[]';
begin
  foreach v_meal in array p_meals loop
    v_tasks := v_tasks || private.derive_tasks(v_meal, (p_arguments ->> 'today')::date);
  end loop;
  return v_tasks;
end $$;
grant execute on function private.derive_all(uuid[], jsonb) to authenticated;

-- Puts dishes into a place of the plan.
create or replace function private.put_dishes(p_dishes public.meal_plan_entries[], p_day date, p_meal text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_before public.meal_plan_entries;
  v_after public.meal_plan_entries;
  v_entities jsonb := '[]';
  v_moved jsonb := '[]';
begin
  foreach v_before in array p_dishes loop
    update public.meal_plan_entries set day = p_day, meal = coalesce(p_meal, meal) where id = v_before.id returning * into v_after;
    v_entities := v_entities || private.meal_entity(v_after, 'updated');
    v_moved := v_moved || private.moved_meal(v_before, v_after, null);
  end loop;
  return jsonb_build_object('entities', v_entities, 'moved', v_moved);
end $$;
grant execute on function private.put_dishes(public.meal_plan_entries[], date, text) to authenticated;

create or replace function private.tool_move_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_dishes public.meal_plan_entries[] := array(select m from private.dishes_meant((p_arguments ->> 'item')::uuid,
    jsonb_build_object('day', p_arguments -> 'from_day', 'meal', p_arguments -> 'from_meal', 'dish', p_arguments -> 'dish'), (p_arguments ->> 'today')::date) m);
  v_to date := coalesce((p_arguments ->> 'to_day')::date, v_dishes[1].day);
  v_ids uuid[] := array(select d.id from unnest(v_dishes) d);
  v_meals text[] := array(select distinct d.meal from unnest(v_dishes) d);
  v_there public.meal_plan_entries;
  v_replaced text[] := '{}';
  v_entities jsonb := '[]';
  v_put jsonb;
begin
  if cardinality(v_meals) > 1 and p_arguments ->> 'to_meal' is not null then
    -- Of several meals nobody knows which one becomes that one.
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  for v_there in select t.* from private.dishes_at(v_to, null, null) t where t.meal = any (case when p_arguments ->> 'to_meal' is null then v_meals else array[p_arguments ->> 'to_meal'] end) loop
    continue when v_there.id = any (v_ids);
    if not coalesce((p_arguments ->> 'replace')::boolean, false) then
      perform private.refuse_call('MEAL_TAKEN', jsonb_build_object('meal', v_there.meal, 'day', v_there.day, 'title', v_there.title));
    end if;
    perform private.leave_meal(v_there.id);
    delete from public.meal_plan_entries where id = v_there.id;
    v_entities := v_entities || private.meal_entity(v_there, 'deleted');
    v_replaced := v_replaced || v_there.title;
  end loop;
  v_put := private.put_dishes(v_dishes, v_to, p_arguments ->> 'to_meal');
  return jsonb_build_object('entities', v_entities || (v_put -> 'entities'), 'data', jsonb_build_object(
    -- What went is told once, with the first that came.
    'moved', case when cardinality(v_replaced) > 0 then jsonb_set(v_put -> 'moved', '{0,replaced}', to_jsonb(array_to_string(v_replaced, ', '))) else v_put -> 'moved' end,
    'tasks', private.derive_all(v_ids, p_arguments), 'over', private.days_over_limit(v_ids)));
end $$;
grant execute on function private.tool_move_meal(jsonb) to authenticated;
comment on function private.tool_move_meal(jsonb) is 'tool of pantry, by hand';

-- Two dishes, or a dish and what is planned in a place, change places: by what points at one or by its name, wherever it is planned. What is planned
-- in the place is what is planned for the same meal there.
create or replace function private.swap_dishes(p_a jsonb, p_b jsonb, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_dish boolean := p_a ->> 'item' is not null or p_a ->> 'day' is null;
  v_first jsonb := case when v_is_dish then p_a else p_b end;
  v_second jsonb := case when v_is_dish then p_b else p_a end;
  v_one public.meal_plan_entries[] := array(select m from private.dishes_meant((v_first ->> 'item')::uuid, v_first, (p_arguments ->> 'today')::date) m);
  v_other public.meal_plan_entries[] := array(select m from private.dishes_meant((v_second ->> 'item')::uuid,
    case when v_second ->> 'dish' is null then jsonb_build_object('meal', v_one[1].meal) || jsonb_strip_nulls(v_second) else v_second end, (p_arguments ->> 'today')::date) m);
  v_there jsonb;
  v_back jsonb;
  v_ids uuid[] := array(select d.id from unnest(v_one || v_other) d);
begin
  if cardinality(array(select distinct d.id from unnest(v_one || v_other) d)) < cardinality(v_ids) then
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  v_there := private.put_dishes(v_one, v_other[1].day, v_other[1].meal);
  v_back := private.put_dishes(v_other, v_one[1].day, v_one[1].meal);
  return jsonb_build_object('entities', (v_there -> 'entities') || (v_back -> 'entities'), 'data', jsonb_build_object('moved', (v_there -> 'moved') || (v_back -> 'moved'),
    'tasks', private.derive_all(v_ids, p_arguments), 'over', private.days_over_limit(v_ids)));
end $$;
grant execute on function private.swap_dishes(jsonb, jsonb, jsonb) to authenticated;

-- What is planned in two places changes places, with all of its dishes or the one that is named. Where only one is planned, it moves.
create or replace function private.tool_swap_meals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_a jsonb := p_arguments -> 'a';
  v_b jsonb := p_arguments -> 'b';
  -- A meal that is named on one side alone is meant on both.
  v_a_meal text := coalesce(v_a ->> 'meal', v_b ->> 'meal');
  v_b_meal text := coalesce(v_b ->> 'meal', v_a ->> 'meal');
  v_meal text;
  v_one public.meal_plan_entries[];
  v_other public.meal_plan_entries[];
  v_there jsonb;
  v_back jsonb;
  v_entities jsonb := '[]';
  v_moved jsonb := '[]';
  v_ids uuid[] := '{}';
begin
  if v_a ->> 'item' is not null or v_b ->> 'item' is not null or v_a ->> 'day' is null or v_b ->> 'day' is null then
    return private.swap_dishes(v_a, v_b, p_arguments);
  end if;
  foreach v_meal in array case when v_a_meal is null then '{breakfast,lunch,dinner,snack}'::text[] else array[v_a_meal] end loop
    continue when v_a ->> 'day' = v_b ->> 'day' and v_meal = coalesce(v_b_meal, v_meal) and v_a ->> 'dish' is null;
    v_one := array(select m from private.dishes_at((v_a ->> 'day')::date, v_meal, v_a ->> 'dish') m);
    v_other := array(select m from private.dishes_at((v_b ->> 'day')::date, coalesce(v_b_meal, v_meal), v_b ->> 'dish') m);
    v_there := private.put_dishes(v_one, (v_b ->> 'day')::date, coalesce(v_b_meal, v_meal));
    v_back := private.put_dishes(v_other, (v_a ->> 'day')::date, v_meal);
    v_entities := v_entities || (v_there -> 'entities') || (v_back -> 'entities');
    v_moved := v_moved || (v_there -> 'moved') || (v_back -> 'moved');
    v_ids := v_ids || array(select d.id from unnest(v_one || v_other) d);
  end loop;
  if v_moved = '[]' then
    perform private.refuse_no_meal(v_a ->> 'day', v_a_meal, v_a ->> 'dish');
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('moved', v_moved, 'tasks', private.derive_all(v_ids, p_arguments), 'over', private.days_over_limit(v_ids)));
end $$;
grant execute on function private.tool_swap_meals(jsonb) to authenticated;
comment on function private.tool_swap_meals(jsonb) is 'tool of pantry, by hand';

-- Copies the seven days from one on to those from another on. What is planned there already stays, and is told; what goes against a rule
-- of today refuses the whole copy, as planning it would.
create or replace function private.tool_copy_week(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_from date := (p_arguments ->> 'from')::date;
  v_days int := (p_arguments ->> 'to')::date - v_from;
  v_meal public.meal_plan_entries;
  v_copy public.meal_plan_entries;
  v_there text;
  v_entities jsonb := '[]';
  v_planned jsonb := '[]';
  v_kept jsonb := '[]';
  v_ids uuid[] := '{}';
begin
  for v_meal in select * from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between v_from and v_from + 6 and v_days <> 0
    order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal), m.created_at nulls first, m.id
  loop
    -- The dishes of a meal are copied together.
    select string_agg(m.title, ', ') into v_there from private.dishes_at(v_meal.day + v_days, v_meal.meal, null) m where m.id <> all (v_ids);
    if v_there is not null then
      v_kept := case when v_kept @> jsonb_build_array(jsonb_build_object('day', v_meal.day + v_days, 'meal', v_meal.meal)) then v_kept
        else v_kept || jsonb_build_object('day', v_meal.day + v_days, 'meal', v_meal.meal, 'title', v_there) end;
      continue;
    end if;
    perform private.refuse_meal_conflicts(v_meal.recipe_id, v_meal.title, v_meal.note);
    insert into public.meal_plan_entries (day, meal, recipe_id, title, note, servings)
    values (v_meal.day + v_days, v_meal.meal, v_meal.recipe_id, v_meal.title, v_meal.note, v_meal.servings) returning * into v_copy;
    v_ids := v_ids || v_copy.id;
    v_entities := v_entities || private.meal_entity(v_copy, 'created');
    v_planned := v_planned || jsonb_build_object('day', v_copy.day, 'meal', v_copy.meal, 'title', v_copy.title, 'replaced', null);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('from', v_from, 'planned', v_planned, 'kept', v_kept, 'tasks', private.derive_all(v_ids, p_arguments), 'over', private.days_over_limit(v_ids)));
end $$;
grant execute on function private.tool_copy_week(jsonb) to authenticated;
comment on function private.tool_copy_week(jsonb) is 'tool of pantry, by hand';
