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

create or replace function private.tool_plan_meals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_wish jsonb;
  v_recipe public.recipes;
  v_meal public.meal_plan_entries;
  v_title text;
  v_before text;
  v_entities jsonb := '[]';
  v_planned jsonb := '[]';
begin
  if jsonb_array_length(coalesce(nullif(p_arguments -> 'meals', 'null'), '[]')) = 0 then
    perform private.refuse_call('MEAL_NOT_NAMED');
  end if;
  for v_wish in select * from jsonb_array_elements(p_arguments -> 'meals') loop
    v_recipe := null;
    if v_wish ->> 'recipe' is not null then
      v_recipe := private.recipe_meant(jsonb_build_object('recipe', v_wish -> 'recipe'));
    end if;
    v_title := coalesce(nullif(btrim(v_wish ->> 'title'), ''), v_recipe.name);
    if v_recipe.id is null then
      -- Whoever plans a dish by the very name of a recipe means the recipe: their own, else the cookbook's.
      select r.* into v_recipe from public.recipes r where lower(r.name) = lower(v_title) order by r.user_id nulls last, r.id limit 1;
    end if;
    perform private.refuse_meal_conflicts(v_recipe.id, v_title, v_wish ->> 'note');
    select * into v_meal from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day = (v_wish ->> 'day')::date and m.meal = v_wish ->> 'meal' for update;
    v_before := case when found then v_meal.title end;
    if v_before is not null and not coalesce((p_arguments ->> 'replace')::boolean, false) then
      perform private.refuse_call('MEAL_TAKEN', jsonb_build_object('meal', v_meal.meal, 'day', v_meal.day, 'title', v_before));
    elsif v_before is not null then
      update public.meal_plan_entries set recipe_id = v_recipe.id, title = v_title, note = v_wish ->> 'note' where id = v_meal.id returning * into v_meal;
    else
      insert into public.meal_plan_entries (day, meal, recipe_id, title, note)
      values ((v_wish ->> 'day')::date, v_wish ->> 'meal', v_recipe.id, v_title, v_wish ->> 'note') returning * into v_meal;
    end if;
    v_entities := v_entities || private.meal_entity(v_meal, case when v_before is null then 'created' else 'updated' end);
    v_planned := v_planned || jsonb_build_object('day', v_meal.day, 'meal', v_meal.meal, 'title', v_meal.title, 'replaced', v_before);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('planned', v_planned));
end $$;
grant execute on function private.tool_plan_meals(jsonb) to authenticated;
comment on function private.tool_plan_meals(jsonb) is 'tool of pantry, by hand';

create or replace function private.tool_list_meals(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select m, row_number() over (order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal)) as position
    from public.meal_plan_entries m
    where m.user_id = (select auth.uid())
      and m.day between (p_arguments ->> 'from')::date and coalesce((p_arguments ->> 'until')::date, (p_arguments ->> 'from')::date)
    order by position limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.meal_entity(m, 'read') order by position) from found), '[]'),
    'data', jsonb_build_object('from', p_arguments -> 'from', 'until', p_arguments -> 'until', 'meals', coalesce((
      select jsonb_agg(jsonb_build_object('day', (m).day, 'meal', (m).meal, 'title', (m).title, 'note', (m).note, 'has_recipe', (m).recipe_id is not null) order by position)
      from found), '[]')))
$$;
grant execute on function private.tool_list_meals(jsonb) to authenticated;
comment on function private.tool_list_meals(jsonb) is 'tool of pantry';

create or replace function private.tool_remove_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_gone public.meal_plan_entries;
begin
  delete from public.meal_plan_entries m
  where m.user_id = (select auth.uid()) and m.day = (p_arguments ->> 'day')::date and m.meal = p_arguments ->> 'meal' returning * into v_gone;
  if not found then
    perform private.refuse_call('MEAL_NOT_FOUND', jsonb_build_object('meal', p_arguments ->> 'meal', 'day', p_arguments ->> 'day'));
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.meal_entity(v_gone, 'deleted')), 'data',
    jsonb_build_object('day', v_gone.day, 'meal', v_gone.meal, 'title', v_gone.title));
end $$;
grant execute on function private.tool_remove_meal(jsonb) to authenticated;
comment on function private.tool_remove_meal(jsonb) is 'tool of pantry, by hand';
