-- The coach's tools that read, and those that change one small thing at once (ruling R19).

create function private.tool_get_user_profile(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'time_zone', (select time_zone from public.profiles where user_id = (select auth.uid())),
    'locale', (select locale from public.profiles where user_id = (select auth.uid())),
    'goals', (select count(*) from public.nutrition_goals where user_id = (select auth.uid())),
    'entries', (select count(*) from public.food_log where user_id = (select auth.uid())),
    'first_day', (select min(logged_on) from public.food_log where user_id = (select auth.uid()))))
$$;

create function private.tool_get_user_goals(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', coalesce(jsonb_agg(jsonb_build_object('type', 'nutrition_goal', 'id', g.id, 'label', n.label || ' goal', 'source', 'db_lookup', 'op', 'read')
      order by n.position), '[]'),
    'data', jsonb_build_object('goals', coalesce(jsonb_agg(jsonb_build_object(
      'nutrient', g.nutrient, 'label', n.label, 'kind', g.kind, 'target', trim_scale(g.target), 'unit', g.unit,
      'yellow_min', g.yellow_min, 'green_min', g.green_min, 'red_min', g.red_min) order by n.position), '[]')))
  from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient
  where g.user_id = (select auth.uid())
$$;

create function private.tool_get_today_progress(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', private.day_progress((p_arguments ->> 'day')::date))
$$;

-- Seven days up to the one given. The average is over the days on which something was logged, and says how many they were.
create function private.tool_get_weekly_summary(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select * from public.food_log
    where user_id = (select auth.uid()) and logged_on between (p_arguments ->> 'day')::date - 6 and (p_arguments ->> 'day')::date
  ), daily as (
    select e.logged_on, n.key as nutrient, sum(n.value::numeric) as amount from entries e, jsonb_each(e.nutrients) n group by 1, 2
  ), fed as (
    -- Water alone is no day of eating.
    select count(distinct logged_on) as days from entries where coalesce((nutrients ->> 'calories')::numeric, 1) > 0
  )
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'from', (p_arguments ->> 'day')::date - 6, 'until', p_arguments -> 'day', 'days_logged', fed.days,
    'estimates', (select count(*) from entries where is_estimate),
    'sources', coalesce((select jsonb_agg(distinct private.source_name(source)) from entries), '[]'),
    'averages', coalesce((select jsonb_object_agg(nutrient, average) from (
      select nutrient, trim_scale(round(sum(amount) / nullif(fed.days, 0), 1)) as average from daily group by nutrient) a where average is not null), '{}'),
    'days', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'calories', calories) order by day) from (
      select logged_on as day, trim_scale(round(amount)) as calories from daily where nutrient = 'calories') d), '[]')))
  from fed
$$;

create function private.tool_get_food_history(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select e, row_number() over (order by e.logged_on, e.created_at, e.id) as position from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on between (p_arguments ->> 'from')::date and (p_arguments ->> 'until')::date
    order by e.logged_on desc, e.created_at desc, e.id limit 201
  ), shown as (select * from found order by position desc limit 200)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.entry_entity(e, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object('from', p_arguments -> 'from', 'until', p_arguments -> 'until', 'truncated', (select count(*) > 200 from found),
      'entries', coalesce((select jsonb_agg(jsonb_build_object(
        'day', (e).logged_on, 'meal', (e).meal, 'food', (e).food, 'quantity', trim_scale((e).quantity), 'unit', (e).unit,
        'calories', (e).nutrients -> 'calories', 'source', private.source_name((e).source), 'is_estimate', (e).is_estimate) order by position) from shown), '[]')))
$$;

-- The figures of one food: of an amount, or of 100 g when none is given.
create function private.tool_lookup_nutrition(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_portion jsonb := private.portion_of(case when p_arguments ->> 'quantity' is null
    then p_arguments || '{"quantity": 100, "unit": "g"}' else p_arguments end);
begin
  if v_portion is null then
    return private.note_unknown_food(p_arguments ->> 'food');
  end if;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', private.shown_portion(v_portion) || jsonb_build_object('nutrient', p_arguments -> 'nutrient'));
end $$;

-- Several foods side by side, per 100 g or per piece, the most of the nutrient first. Foods without figures are named, not guessed.
create function private.tool_compare_foods(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_nutrient text := coalesce(p_arguments ->> 'nutrient', 'calories');
  v_amount jsonb := case p_arguments ->> 'basis' when 'piece' then '{"quantity": 1, "unit": "piece"}'::jsonb else '{"quantity": 100, "unit": "g"}' end;
  v_food text;
  v_rows jsonb;
  v_unknown text[] := '{}';
  v_known jsonb := '[]';
begin
  for v_food in select distinct on (private.food_key(f.food)) f.food
    from jsonb_array_elements_text(p_arguments -> 'foods') with ordinality as f (food, position) order by private.food_key(f.food), f.position
  loop
    if (private.food_with_figures(v_food)).id is null then
      v_unknown := v_unknown || v_food;
      insert into public.failed_lookups (food) values (left(v_food, 120));
    else
      v_known := v_known || jsonb_build_array(private.shown_portion(private.portion_of(jsonb_build_object('food', v_food) || v_amount)));
    end if;
  end loop;
  if v_known = '[]' then
    return private.refused('FOOD_UNKNOWN', format('I have no nutrition figures for %s.', array_to_string(v_unknown, ' or ')));
  end if;
  -- A food whose entry does not tell the nutrient comes last; it is not the one with the least.
  select jsonb_agg(x.row || jsonb_build_object('nutrients', private.main_nutrients(x.row -> 'nutrients', v_nutrient)) order by (x.row -> 'nutrients' ->> v_nutrient)::numeric desc nulls last, x.row ->> 'food') into v_rows
  from (select distinct on (k.row ->> 'food') k.row from jsonb_array_elements(v_known) as k (row) order by k.row ->> 'food') x;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'nutrient', p_arguments -> 'nutrient', 'ranked_by', v_nutrient, 'basis', v_amount, 'foods', v_rows, 'unknown', to_jsonb(v_unknown),
    'warnings', private.food_warnings(array(select r ->> 'food' from jsonb_array_elements(v_rows) r))));
end $$;

-- What a model believes of a food that has no figures. It is kept apart from what is known by its source.
create function private.tool_estimate_nutrition(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if (private.food_with_figures(p_arguments ->> 'food')).id is not null then
    perform private.refuse_call('FIGURES_EXIST', format('There are figures for %s: no estimate is needed.', p_arguments ->> 'food'));
  end if;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', private.shown_portion(private.portion_of(p_arguments || '{"source": "estimate"}')));
end $$;

-- What the agent's validator found, as a call of its own.
create function private.tool_validate_nutrition(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'food', p_arguments -> 'food', 'rejected', p_arguments -> 'rejected', 'flags', p_arguments -> 'flags'))
$$;

-- A second workout of a day adds to the first; a correction says so.
create function private.tool_apply_daily_workout_offset(p_arguments jsonb) returns jsonb
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
    'entities', jsonb_build_array(jsonb_build_object('type', 'workout', 'id', v_row.id, 'label', 'workout on ' || v_row.day, 'source', 'db_lookup',
      'op', case when v_before is null then 'created' else 'updated' end)),
    'data', jsonb_build_object('day', v_row.day, 'calories', p_arguments -> 'calories', 'before', trim_scale(v_before), 'total', trim_scale(v_row.calories)));
end $$;

create function private.tool_log_water(p_arguments jsonb) returns jsonb
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

-- Takes one entry out of the diary: the one that was shown, the one of that food on that day, or the last that was logged.
create function private.tool_delete_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.food_key(p_arguments ->> 'food');
  v_entry public.food_log;
  v_found public.food_log[];
begin
  if p_arguments ->> 'entry' is not null then
    select array_agg(e) into v_found from public.food_log e where e.id = (p_arguments ->> 'entry')::uuid and e.user_id = (select auth.uid());
  elsif v_key is not null then
    select array_agg(e order by e.created_at) into v_found from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on = coalesce((p_arguments ->> 'day')::date, (p_arguments ->> 'today')::date)
      and (e.food_key = v_key or e.ingredient_id = (private.find_ingredient(p_arguments ->> 'food')).id);
  else
    select array[e] into v_found from public.food_log e where e.user_id = (select auth.uid()) order by e.created_at desc, e.id limit 1;
  end if;
  if v_found is null then
    perform private.refuse_call('ENTRY_NOT_FOUND', 'There is no such entry in your diary.');
  elsif cardinality(v_found) > 1 then
    perform private.refuse_call('AMBIGUOUS_ENTRY', format('Which entry do you mean: %s?', (
      select string_agg(private.entry_entity(e, 'read') ->> 'label', ' or ') from unnest(v_found) e)));
  end if;
  delete from public.food_log where id = (v_found[1]).id returning * into v_entry;
  return jsonb_build_object('entities', jsonb_build_array(private.entry_entity(v_entry, 'deleted')), 'data', jsonb_build_object(
    'food', v_entry.food, 'quantity', trim_scale(v_entry.quantity), 'unit', v_entry.unit, 'meal', v_entry.meal, 'day', v_entry.logged_on,
    'calories', v_entry.nutrients -> 'calories'));
end $$;

insert into private.tools (name, domain) values
  ('get_user_profile', 'coach'), ('get_user_goals', 'coach'), ('get_today_progress', 'coach'), ('get_weekly_summary', 'coach'),
  ('get_food_history', 'coach'), ('lookup_nutrition', 'coach'), ('compare_foods', 'coach'), ('estimate_nutrition', 'coach'),
  ('validate_nutrition', 'coach'), ('apply_daily_workout_offset', 'coach'), ('log_water', 'coach'), ('delete_food_log', 'coach');
grant execute on function
  private.tool_get_user_profile(jsonb), private.tool_get_user_goals(jsonb), private.tool_get_today_progress(jsonb),
  private.tool_get_weekly_summary(jsonb), private.tool_get_food_history(jsonb), private.tool_lookup_nutrition(jsonb),
  private.tool_compare_foods(jsonb), private.tool_estimate_nutrition(jsonb), private.tool_validate_nutrition(jsonb),
  private.tool_apply_daily_workout_offset(jsonb), private.tool_log_water(jsonb), private.tool_delete_food_log(jsonb)
to authenticated;
