-- The meal plan: one entry for each meal of a day. A plan is all or nothing (ruling R17).

create table public.meal_plan_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  recipe_id uuid references public.recipes (id) on delete set null,
  title text not null check (title ~ '\S' and length(title) <= 160),
  note text check (length(note) <= 500),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, day, meal)
);
create index meal_plan_entries_by_recipe on public.meal_plan_entries (recipe_id) where recipe_id is not null;
alter table public.meal_plan_entries enable row level security;
alter table public.meal_plan_entries force row level security;
create policy "own meals" on public.meal_plan_entries for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; a meal is never of another person's recipe.
    and (recipe_id is null or exists (select from public.recipes r where r.id = recipe_id and r.user_id = (select auth.uid()))));
grant select, insert, update, delete on public.meal_plan_entries to authenticated;
create trigger audit_change after insert or update or delete on public.meal_plan_entries
  for each row execute function private.audit_change();

create function private.meal_entity(p_meal public.meal_plan_entries, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'meal', 'id', (p_meal).id, 'label', format('%s on %s: %s', (p_meal).meal, (p_meal).day, (p_meal).title),
    'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.meal_entity(public.meal_plan_entries, text) to authenticated;

-- Holds a planned meal against the person's rules: by the recipe's ingredients where there is one, else by its title.
create function private.refuse_meal_conflicts(p_recipe uuid, p_title text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_foods text[] := array(select i.food from public.recipe_ingredients i where i.recipe_id = p_recipe and i.user_id = (select auth.uid()) order by i.position);
begin
  perform private.refuse_conflicts(case when p_recipe is null then array[p_title] else v_foods end, case when p_recipe is null then '{}' else array[p_title] end);
end $$;
grant execute on function private.refuse_meal_conflicts(uuid, text) to authenticated;

create function private.tool_plan_meals(p_arguments jsonb) returns jsonb
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
    perform private.refuse_call('INVALID_VALUE', 'No meal was named.');
  end if;
  for v_wish in select * from jsonb_array_elements(p_arguments -> 'meals') loop
    v_recipe := null;
    if v_wish ->> 'recipe' is not null then
      v_recipe := private.recipe_meant(jsonb_build_object('recipe', v_wish -> 'recipe'));
    end if;
    v_title := coalesce(nullif(btrim(v_wish ->> 'title'), ''), v_recipe.name);
    perform private.refuse_meal_conflicts(v_recipe.id, v_title);
    select * into v_meal from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day = (v_wish ->> 'day')::date and m.meal = v_wish ->> 'meal' for update;
    v_before := case when found then v_meal.title end;
    if v_before is not null and not coalesce((p_arguments ->> 'replace')::boolean, false) then
      perform private.refuse_call('MEAL_TAKEN', format('%s on %s is planned already: %s.', initcap(v_meal.meal), v_meal.day, v_before));
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

create function private.tool_list_meals(p_arguments jsonb) returns jsonb
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

create function private.tool_remove_meal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_gone public.meal_plan_entries;
begin
  delete from public.meal_plan_entries m
  where m.user_id = (select auth.uid()) and m.day = (p_arguments ->> 'day')::date and m.meal = p_arguments ->> 'meal' returning * into v_gone;
  if not found then
    perform private.refuse_call('MEAL_NOT_FOUND', format('Nothing is planned for %s on %s.', p_arguments ->> 'meal', p_arguments ->> 'day'));
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.meal_entity(v_gone, 'deleted')), 'data',
    jsonb_build_object('day', v_gone.day, 'meal', v_gone.meal, 'title', v_gone.title));
end $$;

insert into private.tools (name, domain) values ('plan_meals', 'pantry'), ('list_meals', 'pantry'), ('remove_meal', 'pantry');
grant execute on function private.tool_plan_meals(jsonb), private.tool_list_meals(jsonb), private.tool_remove_meal(jsonb) to authenticated;
