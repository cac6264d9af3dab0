-- Planned meals in other places of the plan: moved, swapped, and a week copied. Each is one change, all of it or nothing.

-- The meals of a place in the plan: one meal of a day, or where none is named all of that day.
create or replace function private.meals_at(p_day date, p_meal text) returns setof public.meal_plan_entries
language sql set search_path = '' as $$
  select * from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day = p_day and (p_meal is null or m.meal = p_meal)
  order by array_position('{breakfast,lunch,dinner,snack}', m.meal) for update
$$;
grant execute on function private.meals_at(date, text) to authenticated;

create or replace function private.moved_meal(p_before public.meal_plan_entries, p_after public.meal_plan_entries, p_replaced text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('title', (p_after).title, 'from_day', (p_before).day, 'from_meal', (p_before).meal, 'day', (p_after).day, 'meal', (p_after).meal, 'replaced', p_replaced)
$$;
grant execute on function private.moved_meal(public.meal_plan_entries, public.meal_plan_entries, text) to authenticated;

create or replace function private.tool_move_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_from date := (p_arguments ->> 'from_day')::date;
  v_to date := coalesce((p_arguments ->> 'to_day')::date, v_from);
  v_meals public.meal_plan_entries[] := array(select m from private.meals_at(v_from, p_arguments ->> 'from_meal') m);
  v_before public.meal_plan_entries;
  v_after public.meal_plan_entries;
  v_there public.meal_plan_entries;
  v_entities jsonb := '[]';
  v_moved jsonb := '[]';
begin
  if cardinality(v_meals) = 0 then
    perform private.refuse_call('MEAL_NOT_FOUND', jsonb_build_object('meal', coalesce(p_arguments ->> 'from_meal', 'dinner'), 'day', v_from));
  elsif cardinality(v_meals) > 1 and p_arguments ->> 'to_meal' is not null then
    -- Of several meals nobody knows which one becomes that one.
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  foreach v_before in array v_meals loop
    v_there := null;
    select * into v_there from private.meals_at(v_to, coalesce(p_arguments ->> 'to_meal', v_before.meal)) t where t.id <> v_before.id;
    if v_there.id is not null and not coalesce((p_arguments ->> 'replace')::boolean, false) then
      perform private.refuse_call('MEAL_TAKEN', jsonb_build_object('meal', v_there.meal, 'day', v_there.day, 'title', v_there.title));
    elsif v_there.id is not null then
      -- What is planned there becomes this meal, so that the place is never free: an undo puts both back in any order.
      update public.meal_plan_entries set recipe_id = v_before.recipe_id, title = v_before.title, note = v_before.note where id = v_there.id returning * into v_after;
      delete from public.meal_plan_entries where id = v_before.id;
      v_entities := v_entities || private.meal_entity(v_before, 'deleted');
    else
      update public.meal_plan_entries set day = v_to, meal = coalesce(p_arguments ->> 'to_meal', meal) where id = v_before.id returning * into v_after;
    end if;
    v_entities := v_entities || private.meal_entity(v_after, 'updated');
    v_moved := v_moved || private.moved_meal(v_before, v_after, v_there.title);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('moved', v_moved));
end $$;
grant execute on function private.tool_move_meal(jsonb) to authenticated;
comment on function private.tool_move_meal(jsonb) is 'tool of pantry, by hand';

-- What is planned in two places changes places. Where only one is planned, it moves. Two that are planned change what they are, since no
-- place has two of them at any time.
create or replace function private.swap_places(p_a public.meal_plan_entries, p_b public.meal_plan_entries) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_a public.meal_plan_entries;
  v_b public.meal_plan_entries;
begin
  update public.meal_plan_entries set recipe_id = p_b.recipe_id, title = p_b.title, note = p_b.note where id = p_a.id returning * into v_a;
  update public.meal_plan_entries set recipe_id = p_a.recipe_id, title = p_a.title, note = p_a.note where id = p_b.id returning * into v_b;
  return jsonb_build_object('entities', jsonb_build_array(private.meal_entity(v_a, 'updated'), private.meal_entity(v_b, 'updated')),
    'moved', jsonb_build_array(private.moved_meal(p_a, v_b, null), private.moved_meal(p_b, v_a, null)));
end $$;
grant execute on function private.swap_places(public.meal_plan_entries, public.meal_plan_entries) to authenticated;

create or replace function private.tool_swap_meals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_a jsonb := p_arguments -> 'a';
  v_b jsonb := p_arguments -> 'b';
  -- A meal that is named on one side alone is meant on both.
  v_a_meal text := coalesce(v_a ->> 'meal', v_b ->> 'meal');
  v_b_meal text := coalesce(v_b ->> 'meal', v_a ->> 'meal');
  v_one public.meal_plan_entries;
  v_other public.meal_plan_entries;
  v_after public.meal_plan_entries;
  v_meal text;
  v_there jsonb;
  v_entities jsonb := '[]';
  v_moved jsonb := '[]';
begin
  foreach v_meal in array case when v_a_meal is null then '{breakfast,lunch,dinner,snack}'::text[] else array[v_a_meal] end loop
    v_one := null;
    v_other := null;
    select * into v_one from private.meals_at((v_a ->> 'day')::date, v_meal);
    select * into v_other from private.meals_at((v_b ->> 'day')::date, coalesce(v_b_meal, v_meal));
    if v_one.id is not null and v_other.id is not null and v_one.id <> v_other.id then
      v_there := private.swap_places(v_one, v_other);
      v_entities := v_entities || (v_there -> 'entities');
      v_moved := v_moved || (v_there -> 'moved');
    elsif v_one.id is not null and v_other.id is null then
      update public.meal_plan_entries set day = (v_b ->> 'day')::date, meal = coalesce(v_b_meal, v_meal) where id = v_one.id returning * into v_after;
      v_entities := v_entities || private.meal_entity(v_after, 'updated');
      v_moved := v_moved || private.moved_meal(v_one, v_after, null);
    elsif v_other.id is not null and v_one.id is null then
      update public.meal_plan_entries set day = (v_a ->> 'day')::date, meal = v_meal where id = v_other.id returning * into v_after;
      v_entities := v_entities || private.meal_entity(v_after, 'updated');
      v_moved := v_moved || private.moved_meal(v_other, v_after, null);
    end if;
  end loop;
  if v_moved = '[]' then
    perform private.refuse_call('MEAL_NOT_FOUND', jsonb_build_object('meal', coalesce(v_a_meal, 'dinner'), 'day', v_a ->> 'day'));
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('moved', v_moved));
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
begin
  for v_meal in select * from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between v_from and v_from + 6 and v_days <> 0
    order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal)
  loop
    select m.title into v_there from private.meals_at(v_meal.day + v_days, v_meal.meal) m;
    if found then
      v_kept := v_kept || jsonb_build_object('day', v_meal.day + v_days, 'meal', v_meal.meal, 'title', v_there);
      continue;
    end if;
    perform private.refuse_meal_conflicts(v_meal.recipe_id, v_meal.title, v_meal.note);
    insert into public.meal_plan_entries (day, meal, recipe_id, title, note)
    values (v_meal.day + v_days, v_meal.meal, v_meal.recipe_id, v_meal.title, v_meal.note) returning * into v_copy;
    v_entities := v_entities || private.meal_entity(v_copy, 'created');
    v_planned := v_planned || jsonb_build_object('day', v_copy.day, 'meal', v_copy.meal, 'title', v_copy.title, 'replaced', null);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('from', v_from, 'planned', v_planned, 'kept', v_kept));
end $$;
grant execute on function private.tool_copy_week(jsonb) to authenticated;
comment on function private.tool_copy_week(jsonb) is 'tool of pantry, by hand';
