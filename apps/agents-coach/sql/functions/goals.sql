-- What a person wants to eat.

-- A day against its goals. A day's workout raises the calories that may be eaten on it.
create or replace function private.goal_colour(p_goal public.nutrition_goals, p_share numeric) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select c.colour from (values ('yellow', (p_goal).yellow_min), ('green', (p_goal).green_min), ('red', (p_goal).red_min)) as c (colour, share_min)
    where c.share_min <= p_share order by c.share_min desc limit 1
  ), case (p_goal).kind when 'goal' then 'red' else 'green' end)
$$;
grant execute on function private.goal_colour(public.nutrition_goals, numeric) to authenticated;

create or replace function private.goal_now(p_nutrient text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'target', trim_scale(target)) from public.nutrition_goals
  where user_id = (select auth.uid()) and nutrient = p_nutrient
$$;
grant execute on function private.goal_now(text) to authenticated;

create or replace function private.goals_proposed(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'nutrient', n.code, 'label', n.label, 'unit', n.unit, 'kind', g.goal ->> 'kind', 'target', g.goal -> 'target', 'before', private.goal_now(n.code)
  ) order by g.position)
  from jsonb_array_elements(p_arguments -> 'goals') with ordinality as g (goal, position) join public.nutrients n on n.code = g.goal ->> 'nutrient'
$$;
grant execute on function private.goals_proposed(jsonb) to authenticated;

create or replace function private.checked_goals(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_goals jsonb := private.goals_proposed(p_arguments);
begin
  if v_goals is null or exists (select from jsonb_array_elements(v_goals) g where coalesce((g ->> 'target')::numeric, 0) <= 0) then
    perform private.refuse_call('GOAL_INCOMPLETE');
  end if;
  perform private.refuse_goals_out_of_range(v_goals);
  perform private.refuse_goals_for_advice(v_goals);
  return v_goals;
end $$;
grant execute on function private.checked_goals(jsonb) to authenticated;

create or replace function private.propose_goals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_goals jsonb := private.checked_goals(p_arguments);
begin
  return private.open_proposal('goal_update', jsonb_build_object('goals', v_goals, 'reason', p_arguments -> 'reason', 'stated', p_arguments -> 'stated'), p_arguments);
end $$;
grant execute on function private.propose_goals(jsonb) to authenticated;

create or replace function private.tool_update_user_goal(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$
  select private.propose_goals(p_arguments || jsonb_build_object('goals', jsonb_build_array(p_arguments)))
$$;
grant execute on function private.tool_update_user_goal(jsonb) to authenticated;
comment on function private.tool_update_user_goal(jsonb) is 'tool of coach';

-- The figures are reckoned by the agent's own code from what the person stated.
create or replace function private.tool_calculate_recommended_goals(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$ select private.propose_goals(p_arguments) $$;
grant execute on function private.tool_calculate_recommended_goals(jsonb) to authenticated;
comment on function private.tool_calculate_recommended_goals(jsonb) is 'tool of coach';

-- From which share of its target a goal turns yellow, green or red: little is bad for a goal, much for a limit. Who set it otherwise keeps
-- that when the target changes.
create or replace function private.commit_goal_update(p_proposal public.proposals) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_goal jsonb;
  v_now jsonb;
  v_row public.nutrition_goals;
  v_entities jsonb := '[]';
begin
  for v_goal in select * from jsonb_array_elements((p_proposal).payload -> 'goals') loop
    perform pg_advisory_xact_lock(hashtextextended('goal ' || (select auth.uid()) || (v_goal ->> 'nutrient'), 0));
    v_now := private.goal_now(v_goal ->> 'nutrient');
    if v_now is distinct from nullif(v_goal -> 'before', 'null') then
      perform private.refuse_call('GOAL_CHANGED', jsonb_build_object('nutrient', v_goal ->> 'nutrient'));
    end if;
    insert into public.nutrition_goals as g (nutrient, kind, target, unit, yellow_min, green_min, red_min)
    select v_goal ->> 'nutrient', v_goal ->> 'kind', (v_goal ->> 'target')::numeric, v_goal ->> 'unit', t.yellow, t.green, t.red
    from (values ('goal', 0.5, 0.9, null::numeric), ('limit', 0.8, 0, 1)) as t (kind, yellow, green, red) where t.kind = v_goal ->> 'kind'
    on conflict (user_id, nutrient) do update set kind = excluded.kind, target = excluded.target, unit = excluded.unit,
      yellow_min = case when g.kind = excluded.kind then g.yellow_min else excluded.yellow_min end,
      green_min = case when g.kind = excluded.kind then g.green_min else excluded.green_min end,
      red_min = case when g.kind = excluded.kind then g.red_min else excluded.red_min end
    returning * into v_row;
    v_entities := v_entities || jsonb_build_object('type', 'nutrition_goal', 'id', v_row.id, 'label', v_goal ->> 'label',
      'source', 'db_lookup', 'details', jsonb_build_object('nutrient', v_row.nutrient), 'op', case when v_now is null then 'created' else 'updated' end);
  end loop;
  return v_entities;
end $$;
grant execute on function private.commit_goal_update(public.proposals) to authenticated;

create or replace function private.goal_entity(p_goal public.nutrition_goals, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'nutrition_goal', 'id', (p_goal).id, 'label', n.label, 'source', 'db_lookup',
    'details', jsonb_build_object('nutrient', n.code), 'op', p_op)
  from public.nutrients n where n.code = (p_goal).nutrient
$$;
grant execute on function private.goal_entity(public.nutrition_goals, text) to authenticated;

create or replace function private.tool_remove_user_goal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_gone public.nutrition_goals;
begin
  delete from public.nutrition_goals where user_id = (select auth.uid()) and nutrient = p_arguments ->> 'nutrient' returning * into v_gone;
  if v_gone.id is null then
    perform private.refuse_call('GOAL_NOT_FOUND', jsonb_build_object('nutrient', p_arguments ->> 'nutrient'));
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.goal_entity(v_gone, 'deleted')), 'data', jsonb_build_object(
    'nutrient', v_gone.nutrient, 'label', (select label from public.nutrients where code = v_gone.nutrient), 'kind', v_gone.kind,
    'target', trim_scale(v_gone.target), 'unit', v_gone.unit));
end $$;
grant execute on function private.tool_remove_user_goal(jsonb) to authenticated;
comment on function private.tool_remove_user_goal(jsonb) is 'tool of coach, by hand';

-- From which percentage of its target a goal is yellow, and from which on it turns: a goal to green, a limit to red.
create or replace function private.tool_set_goal_colours(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_yellow numeric := (p_arguments ->> 'yellow')::numeric / 100;
  v_turn numeric := (p_arguments ->> 'turn')::numeric / 100;
  v_row public.nutrition_goals;
begin
  if coalesce(v_yellow >= v_turn, true) or v_yellow <= 0 or v_turn > 10 then
    perform private.refuse_call('COLOURS_OUT_OF_ORDER');
  end if;
  update public.nutrition_goals set yellow_min = trim_scale(v_yellow), green_min = case kind when 'goal' then trim_scale(v_turn) else 0 end,
    red_min = case kind when 'limit' then trim_scale(v_turn) end
  where user_id = (select auth.uid()) and nutrient = p_arguments ->> 'nutrient' returning * into v_row;
  if v_row.id is null then
    perform private.refuse_call('GOAL_NOT_FOUND', jsonb_build_object('nutrient', p_arguments ->> 'nutrient'));
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.goal_entity(v_row, 'updated')), 'data', jsonb_build_object(
    'nutrient', v_row.nutrient, 'label', (select label from public.nutrients where code = v_row.nutrient), 'kind', v_row.kind,
    'yellow', p_arguments -> 'yellow', 'turn', p_arguments -> 'turn'));
end $$;
grant execute on function private.tool_set_goal_colours(jsonb) to authenticated;
comment on function private.tool_set_goal_colours(jsonb) is 'tool of coach, by hand';

create or replace function private.tool_get_user_goals(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', coalesce(jsonb_agg(jsonb_build_object('type', 'nutrition_goal', 'id', g.id, 'label', n.label, 'source', 'db_lookup', 'op', 'read',
      'details', jsonb_build_object('nutrient', g.nutrient))
      order by n.position), '[]'),
    'data', jsonb_build_object('goals', coalesce(jsonb_agg(jsonb_build_object(
      'nutrient', g.nutrient, 'label', n.label, 'kind', g.kind, 'target', trim_scale(g.target), 'unit', g.unit,
      'yellow_min', g.yellow_min, 'green_min', g.green_min, 'red_min', g.red_min) order by n.position), '[]')))
  from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient
  where g.user_id = (select auth.uid())
$$;
grant execute on function private.tool_get_user_goals(jsonb) to authenticated;
comment on function private.tool_get_user_goals(jsonb) is 'tool of coach';

-- The profile with what the person prefers and must not have: advice begins there.
create or replace function private.tool_get_user_profile(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'time_zone', (select time_zone from public.profiles where user_id = (select auth.uid())),
    'locale', (select locale from public.profiles where user_id = (select auth.uid())),
    'goals', (select count(*) from public.nutrition_goals where user_id = (select auth.uid())),
    'entries', (select count(*) from public.food_log where user_id = (select auth.uid())),
    'first_day', (select min(logged_on) from public.food_log where user_id = (select auth.uid())),
    'body', private.body_listed(private.body_now((p_arguments ->> 'today')::date)),
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'value', value, 'source', source) order by kind, value_key)
      from private.own_preferences()), '[]')))
$$;
grant execute on function private.tool_get_user_profile(jsonb) to authenticated;
comment on function private.tool_get_user_profile(jsonb) is 'tool of coach';
