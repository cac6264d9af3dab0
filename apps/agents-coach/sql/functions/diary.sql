-- What a person ate: proposed, logged, corrected at once (ruling R19; the trail keeps what it was) and deleted.

-- An entry as it is told.
create or replace function private.entry_details(p_entry public.food_log) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('food', (p_entry).food, 'quantity', trim_scale((p_entry).quantity), 'unit', (p_entry).unit, 'meal', (p_entry).meal, 'day', (p_entry).logged_on)
$$;
grant execute on function private.entry_details(public.food_log) to authenticated;

create or replace function private.entry_entity(p_entry public.food_log, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'food_entry', 'id', (p_entry).id, 'label', left((p_entry).food, 200), 'source', 'db_lookup', 'op', p_op,
    'details', private.entry_details(p_entry))
$$;
grant execute on function private.entry_entity(public.food_log, text) to authenticated;

-- A food may be of another meal than the rest of its message.
create or replace function private.commit_food_log(p_proposal public.proposals) returns jsonb
language sql set search_path = '' as $$
  with logged as (
    insert into public.food_log as e (id, logged_on, meal, food, food_key, ingredient_id, quantity, unit, grams, nutrients, source, is_estimate, note, proposal_id)
    select gen_random_uuid(), ((p_proposal).payload ->> 'day')::date, coalesce(i.item ->> 'meal', (p_proposal).payload ->> 'meal'), i.item ->> 'food', i.item ->> 'food_key',
      (i.item ->> 'ingredient_id')::uuid, (i.item ->> 'quantity')::numeric, i.item ->> 'unit', (i.item ->> 'grams')::numeric,
      i.item -> 'nutrients', i.item ->> 'source', (i.item ->> 'is_estimate')::boolean, i.item ->> 'note', (p_proposal).id
    from jsonb_array_elements((p_proposal).payload -> 'items') with ordinality as i (item, position) order by i.position
    returning e
  )
  select jsonb_agg(private.entry_entity(e, 'created')) from logged
$$;
grant execute on function private.commit_food_log(public.proposals) to authenticated;

-- The person's own recipe for the one dish that is logged, without a weight and without figures of its own: its servings are what was
-- eaten, not what such a dish usually is. Null for anything else.
create or replace function private.own_dish(p_items jsonb) returns text
language sql stable set search_path = '' as $$
  select r.name from jsonb_array_elements(p_items) i cross join lateral private.recipes_named_of((select auth.uid()), i ->> 'food') r
  where jsonb_array_length(p_items) = 1 and coalesce(i ->> 'unit', 'piece') in ('piece', 'serving', 'bowl') and jsonb_typeof(i -> 'nutrients') is distinct from 'object'
    and (private.find_ingredient(i ->> 'food')).kind is distinct from 'everyday'
  limit 1
$$;
grant execute on function private.own_dish(jsonb) to authenticated;

-- The kept meal that is logged by its name, where the name is that of no food: "my power bowl". Of several meals of one name the one of the meal that was told.
create or replace function private.favourite_eaten(p_arguments jsonb) returns public.favourite_meals
language sql stable set search_path = '' as $$
  select f from jsonb_array_elements(p_arguments -> 'items') i cross join lateral private.favourites_named(i ->> 'food', p_arguments ->> 'meal') f
  where jsonb_array_length(p_arguments -> 'items') = 1 and coalesce((i ->> 'quantity')::numeric, 1) = 1 and coalesce(i ->> 'unit', 'piece') in ('piece', 'serving', 'bowl', 'plate')
    and jsonb_typeof(i -> 'nutrients') is distinct from 'object' and (private.food_with_figures(i ->> 'food')).id is null
  limit 1
$$;
grant execute on function private.favourite_eaten(jsonb) to authenticated;

-- All foods of one message are one proposal. What has no figures is left out of it and named, so that nobody takes it for logged.
create or replace function private.tool_propose_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_own text := private.own_dish(p_arguments -> 'items');
  v_kept public.favourite_meals := private.favourite_eaten(p_arguments);
  v_item jsonb;
  v_portion jsonb;
  v_items jsonb := '[]';
  v_unknown text[] := '{}';
begin
  if v_own is null and v_kept.id is not null then
    return private.propose_favourite(v_kept, p_arguments);
  elsif v_own is not null then
    perform private.refuse_call('OWN_RECIPE_EATEN', jsonb_build_object('food', p_arguments -> 'items' -> 0 -> 'food', 'recipe', v_own));
  end if;
  for v_item in select * from jsonb_array_elements(p_arguments -> 'items') loop
    v_portion := private.portion_of(v_item);
    if v_portion is null then
      insert into public.failed_lookups (food) values (left(v_item ->> 'food', 120));
      v_unknown := v_unknown || (v_item ->> 'food');
      continue;
    end if;
    v_items := v_items || jsonb_build_array(v_portion || jsonb_strip_nulls(jsonb_build_object('meal', v_item -> 'meal')));
  end loop;
  if v_items = '[]' and v_unknown <> '{}' then
    return private.refused('FOOD_UNKNOWN', jsonb_build_object('foods', to_jsonb(v_unknown)));
  elsif v_items = '[]' then
    perform private.refuse_call('FOOD_NOT_NAMED');
  end if;
  return private.open_proposal('food_log',
    jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'items', v_items)
      || case when v_unknown <> '{}' then jsonb_build_object('left_out', to_jsonb(v_unknown)) else '{}' end, p_arguments);
end $$;
grant execute on function private.tool_propose_food_log(jsonb) to authenticated;
comment on function private.tool_propose_food_log(jsonb) is 'tool of coach';

create or replace function private.tool_log_water(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_entry public.food_log;
begin
  insert into public.food_log (logged_on, food, food_key, quantity, unit, nutrients, source)
  values ((p_arguments ->> 'day')::date, 'water', 'water', (p_arguments ->> 'ml')::numeric, 'ml',
    jsonb_build_object('calories', 0, 'hydration_ml', p_arguments -> 'ml'), 'stated')
  returning * into v_entry;
  return jsonb_build_object('entities', jsonb_build_array(private.entry_entity(v_entry, 'created')), 'data', jsonb_build_object(
    'ml', p_arguments -> 'ml', 'day', v_entry.logged_on,
    'total', private.day_progress(v_entry.logged_on) -> 'totals' -> 'hydration_ml'));
end $$;
grant execute on function private.tool_log_water(jsonb) to authenticated;
comment on function private.tool_log_water(jsonb) is 'tool of coach, by hand';

-- A second workout of a day adds to the first; a correction says so.
create or replace function private.tool_apply_daily_workout_offset(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_row public.workout_offsets;
  v_before numeric := (select calories from public.workout_offsets where user_id = (select auth.uid()) and day = (p_arguments ->> 'day')::date);
begin
  insert into public.workout_offsets as w (day, calories)
  values ((p_arguments ->> 'day')::date, (p_arguments ->> 'calories')::numeric)
  on conflict (user_id, day) do update
    set calories = excluded.calories + case when (p_arguments ->> 'replace')::boolean then 0 else w.calories end
  returning * into v_row;
  return jsonb_build_object(
    'entities', jsonb_build_array(jsonb_build_object('type', 'workout', 'id', v_row.id, 'label', v_row.day, 'source', 'db_lookup',
      'details', jsonb_build_object('day', v_row.day), 'op', case when v_before is null then 'created' else 'updated' end)),
    'data', jsonb_build_object('day', v_row.day, 'calories', p_arguments -> 'calories', 'before', trim_scale(v_before), 'total', trim_scale(v_row.calories)));
end $$;
grant execute on function private.tool_apply_daily_workout_offset(jsonb) to authenticated;
comment on function private.tool_apply_daily_workout_offset(jsonb) is 'tool of coach, by hand';
