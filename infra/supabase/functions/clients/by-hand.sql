-- What in a conversation is proposed first, a person may enter by hand: the click is the yes that a proposal waits for.

create or replace function private.as_committed(p_kind text, p_payload jsonb) returns public.proposals
language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.proposals, jsonb_build_object('kind', p_kind, 'payload', p_payload))
$$;
grant execute on function private.as_committed(text, jsonb) to authenticated;

-- A food of the diary, with the figures that are looked up for it as when it is told.
create or replace function private.tool_log_food(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_portion jsonb := private.portion_of('{"quantity": 1}'::jsonb || jsonb_strip_nulls(p_arguments - '{nutrients,source}'::text[]));
  v_entry public.proposals;
begin
  if v_portion is null then
    perform private.refuse_call('FOOD_UNKNOWN', jsonb_build_object('foods', jsonb_build_array(p_arguments -> 'food')));
  end if;
  v_entry := private.as_committed('food_log', jsonb_build_object('day', coalesce(p_arguments ->> 'day', p_arguments ->> 'today'), 'meal', p_arguments -> 'meal', 'items', jsonb_build_array(v_portion)));
  return jsonb_build_object('entities', private.commit_food_log(v_entry), 'data', private.shown_payload(v_entry) || private.food_notices(array[p_arguments ->> 'food']));
end $$;
grant execute on function private.tool_log_food(jsonb) to authenticated;
comment on function private.tool_log_food(jsonb) is 'tool of alfred, by hand';

-- A goal or a limit, within the same bounds and refused for the same reasons as one that is proposed.
create or replace function private.tool_set_goal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_goals jsonb := private.checked_goals(jsonb_build_object('goals', jsonb_build_array(p_arguments)));
  v_goal public.proposals := private.as_committed('goal_update', jsonb_build_object('goals', v_goals));
begin
  return jsonb_build_object('entities', private.commit_goal_update(v_goal), 'data', private.shown_payload(v_goal));
end $$;
grant execute on function private.tool_set_goal(jsonb) to authenticated;
comment on function private.tool_set_goal(jsonb) is 'tool of alfred, by hand';
