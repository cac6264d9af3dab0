-- Changing a proposal before the yes.

-- What a person may change before the yes: amount, unit, meal and day of food, servings of a recipe, the target of a goal.
create or replace function private.edited_payload(p_proposal public.proposals, p_edits jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_payload jsonb := (p_proposal).payload;
  v_items jsonb;
  v_index int := coalesce((p_edits ->> 'item')::int, 1) - 1;
  v_item jsonb;
begin
  if (p_proposal).kind = 'recipe_selection' then
    perform private.refuse_call('OPTION_UNKNOWN');
  elsif (p_proposal).kind = 'goal_update' then
    if jsonb_array_length(v_payload -> 'goals') <> 1 or not p_edits ? 'target' then
      perform private.refuse_call('GOAL_EDIT_UNCLEAR');
    elsif coalesce((p_edits ->> 'target')::numeric, 0) <= 0 then
      perform private.refuse_call('TARGET_OUT_OF_RANGE');
    end if;
    v_payload := jsonb_set(v_payload, '{goals,0,target}', p_edits -> 'target');
    perform private.refuse_goals_out_of_range(v_payload -> 'goals');
    return v_payload;
  end if;
  v_payload := v_payload || jsonb_strip_nulls(jsonb_build_object('meal', p_edits -> 'meal', 'day', p_edits -> 'day'));
  if p_edits ? 'meal' then
    -- The new meal is that of all foods.
    v_payload := jsonb_set(v_payload, '{items}', (select jsonb_agg(i.item - 'meal' order by i.n) from jsonb_array_elements(v_payload -> 'items') with ordinality as i (item, n)));
  end if;
  v_items := v_payload -> 'items';
  if not p_edits ?| '{quantity,unit}' then
    return v_payload;
  elsif (p_proposal).kind = 'recipe_log' then
    if p_edits ? 'unit' and p_edits ->> 'unit' <> 'piece' then
      perform private.refuse_call('SERVINGS_EDIT_UNCLEAR');
    end if;
    return private.recipe_log_payload(private.recipe_eaten(jsonb_build_object('recipe', v_payload -> 'recipe')),
      v_payload || jsonb_build_object('servings', p_edits -> 'quantity'));
  elsif jsonb_array_length(v_items) > 1 and not p_edits ? 'item' then
    perform private.refuse_call('ITEM_EDIT_UNCLEAR');
  elsif v_index not between 0 and jsonb_array_length(v_items) - 1 then
    perform private.refuse_call('ITEM_NOT_PROPOSED');
  end if;
  v_item := v_items -> v_index;
  -- Figures that were stated or estimated hold for the amount they were given for.
  if v_item ->> 'ingredient_id' is null then
    perform private.refuse_call('FIGURES_OF_ONE_AMOUNT', jsonb_build_object('food', v_item ->> 'food'));
  end if;
  v_item := private.portion_of((v_item - 'nutrients') || jsonb_strip_nulls(jsonb_build_object('quantity', p_edits -> 'quantity', 'unit', p_edits -> 'unit')))
    || jsonb_strip_nulls(jsonb_build_object('meal', v_item -> 'meal'));
  return jsonb_set(v_payload, array['items', v_index::text], v_item);
end $$;
grant execute on function private.edited_payload(public.proposals, jsonb) to authenticated;

create or replace function private.tool_edit_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
  v_payload jsonb;
begin
  if v_proposal.version is distinct from (p_arguments ->> 'version')::int then
    perform private.refuse_call('PROPOSAL_CHANGED');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  end if;
  v_payload := private.edited_payload(v_proposal, p_arguments -> 'edits');
  update public.proposals p set
    version = p.version + 1, payload = v_payload, summary = private.summary_of(p.kind, v_payload),
    turn_id = current_setting('alfred.turn')::uuid, expires_at = (p_arguments ->> 'now')::timestamptz + interval '30 minutes', updated_at = clock_timestamp()
  where p.id = v_proposal.id returning * into v_proposal;
  return private.proposal_response(v_proposal, null);
end $$;
grant execute on function private.tool_edit_proposal(jsonb) to authenticated;
comment on function private.tool_edit_proposal(jsonb) is 'tool of coach';
