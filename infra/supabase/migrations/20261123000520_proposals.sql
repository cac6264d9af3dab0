-- Propose, confirm, commit (spec S6): a tool proposes, the person says yes, and exactly what was stored is done.

create function private.day_words(p_day date, p_today date) returns text
language sql immutable set search_path = '' as $$
  select case p_today - p_day when 0 then 'today' when 1 then 'yesterday' else 'on ' || p_day end
$$;
grant execute on function private.day_words(date, date) to authenticated;

create function private.join_words(p_words text[]) returns text
language sql immutable set search_path = '' as $$
  select case when cardinality(p_words) < 2 then p_words[1]
    else array_to_string(p_words[:cardinality(p_words) - 1], ', ') || ' and ' || p_words[cardinality(p_words)] end
$$;
grant execute on function private.join_words(text[]) to authenticated;

-- A proposal's content as a person or a model sees it.
create function private.shown_payload(p_proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', (p_proposal).kind) || case (p_proposal).kind
    when 'food_log' then (p_proposal).payload || jsonb_build_object(
      'items', (select jsonb_agg(private.shown_portion(i.item) || jsonb_build_object('nutrients', private.main_nutrients(i.item -> 'nutrients')) order by i.position)
        from jsonb_array_elements((p_proposal).payload -> 'items') with ordinality as i (item, position)),
      'totals', private.sum_nutrients((p_proposal).payload -> 'items'))
    else (p_proposal).payload end
$$;
grant execute on function private.shown_payload(public.proposals) to authenticated;

-- What a tool answers that proposes. The ids are in the calls that wait, which no model and no client sees.
create function private.proposal_response(p_proposal public.proposals, p_replaced text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', '[]'::jsonb,
    'data', private.shown_payload(p_proposal) || jsonb_build_object('replaced', p_replaced, 'warnings', private.food_warnings(array(
      select i ->> 'food' from jsonb_array_elements((p_proposal).payload -> 'items') i))),
    'pending', jsonb_build_object(
      'kind', 'confirmation', 'version', (p_proposal).version, 'summary', (p_proposal).summary,
      'data', private.shown_payload(p_proposal), 'options', '[]'::jsonb,
      'confirm', jsonb_build_object('tool', 'commit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)),
      'cancel', jsonb_build_object('tool', 'cancel_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id)),
      'edit', jsonb_build_object('tool', 'edit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version))))
$$;
grant execute on function private.proposal_response(public.proposals, text) to authenticated;

create function private.summary_of(p_kind text, p_payload jsonb, p_today date) returns text
language sql stable set search_path = '' as $$
  select case p_kind
    when 'food_log' then format('%s%s %s: %s',
      private.join_words((
        select array_agg(private.say_amount((i.item ->> 'quantity')::numeric, i.item ->> 'unit', i.item ->> 'food') order by i.position)
        from jsonb_array_elements(p_payload -> 'items') with ordinality as i (item, position))),
      coalesce(' for ' || (p_payload ->> 'meal'), ''), private.day_words((p_payload ->> 'day')::date, p_today),
      coalesce(round((private.sum_nutrients(p_payload -> 'items') ->> 'calories')::numeric) || ' kcal', 'calories not known'))
    when 'goal_update' then private.join_words((
      select array_agg(concat_ws(' ', case g.goal ->> 'kind' when 'goal' then 'at least' else 'at most' end, g.goal ->> 'target', g.goal ->> 'unit',
        case when g.goal ->> 'nutrient' <> 'calories' then g.goal ->> 'label' end) order by g.position)
      from jsonb_array_elements(p_payload -> 'goals') with ordinality as g (goal, position))) || ' a day'
  end
$$;
grant execute on function private.summary_of(text, jsonb, date) to authenticated;

-- Stores a proposal and closes the one that it replaces: a conversation waits for one thing (ruling R8).
create function private.open_proposal(p_kind text, p_payload jsonb, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn uuid := current_setting('alfred.turn')::uuid;
  v_replaced text;
  v_proposal public.proposals;
begin
  update public.proposals p set status = 'superseded', updated_at = clock_timestamp()
  where p.user_id = (select auth.uid()) and p.status = 'open' and p.turn_id in (
    select t.id from public.turns t where t.conversation_id = (select c.conversation_id from public.turns c where c.id = v_turn))
  returning p.summary into v_replaced;
  insert into public.proposals (kind, payload, summary, turn_id, expires_at)
  values (p_kind, p_payload, private.summary_of(p_kind, p_payload, (p_arguments ->> 'today')::date), v_turn,
    (p_arguments ->> 'now')::timestamptz + interval '30 minutes')
  returning * into v_proposal;
  return private.proposal_response(v_proposal, v_replaced);
end $$;
grant execute on function private.open_proposal(text, jsonb, jsonb) to authenticated;

-- The proposal that a person answers, locked, if it still waits for them.
create function private.proposal_meant(p_arguments jsonb) returns public.proposals
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals;
begin
  select * into v_proposal from public.proposals
  where id = (p_arguments ->> 'proposal')::uuid and user_id = (select auth.uid()) for update;
  if v_proposal.status is distinct from 'open' then
    perform private.refuse_call('PROPOSAL_CLOSED', case v_proposal.status
      when 'committed' then 'That is done already.'
      when 'cancelled' then 'That was called off.'
      when 'superseded' then 'Something newer was proposed in its place.'
      when 'expired' then 'That was proposed too long ago. Please say it again.'
      else 'Nothing waits for your answer.' end);
  end if;
  return v_proposal;
end $$;
grant execute on function private.proposal_meant(jsonb) to authenticated;

create function private.is_expired(p_proposal public.proposals, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$ select p_now > (p_proposal).expires_at $$;
grant execute on function private.is_expired(public.proposals, timestamptz) to authenticated;

-- Remembers that nobody answered in time, and refuses.
create function private.expire_proposal(p_proposal public.proposals) returns jsonb
language sql set search_path = '' as $$
  update public.proposals set status = 'expired', updated_at = clock_timestamp() where id = (p_proposal).id;
  select private.refused('PROPOSAL_EXPIRED', 'That was proposed too long ago. Please say it again.')
$$;
grant execute on function private.expire_proposal(public.proposals) to authenticated;

create function private.entry_entity(p_entry public.food_log, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'food_entry', 'id', (p_entry).id, 'source', 'db_lookup', 'op', p_op, 'label',
    left(private.say_amount((p_entry).quantity, (p_entry).unit, (p_entry).food) || coalesce(' for ' || (p_entry).meal, '') || ' on ' || (p_entry).logged_on, 200))
$$;
create function private.commit_food_log(p_proposal public.proposals) returns jsonb
language sql set search_path = '' as $$
  with logged as (
    insert into public.food_log as e (id, logged_on, meal, food, food_key, ingredient_id, quantity, unit, grams, nutrients, source, is_estimate, note, proposal_id)
    select gen_random_uuid(), ((p_proposal).payload ->> 'day')::date, (p_proposal).payload ->> 'meal', i.item ->> 'food', i.item ->> 'food_key',
      (i.item ->> 'ingredient_id')::uuid, (i.item ->> 'quantity')::numeric, i.item ->> 'unit', (i.item ->> 'grams')::numeric,
      i.item -> 'nutrients', i.item ->> 'source', (i.item ->> 'is_estimate')::boolean, null, (p_proposal).id
    from jsonb_array_elements((p_proposal).payload -> 'items') with ordinality as i (item, position) order by i.position
    returning e
  )
  select jsonb_agg(private.entry_entity(e, 'created')) from logged
$$;

grant execute on function private.entry_entity(public.food_log, text), private.commit_food_log(public.proposals) to authenticated;

-- From which share of its target a goal turns yellow, green or red: little is bad for a goal, much for a limit.
create function private.commit_goal_update(p_proposal public.proposals) returns jsonb
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
      perform private.refuse_call('PROPOSAL_CHANGED', format('Your %s goal has changed since that was proposed.', v_goal ->> 'label'));
    end if;
    insert into public.nutrition_goals as g (nutrient, kind, target, unit, yellow_min, green_min, red_min)
    select v_goal ->> 'nutrient', v_goal ->> 'kind', (v_goal ->> 'target')::numeric, v_goal ->> 'unit', t.yellow, t.green, t.red
    from (values ('goal', 0.5, 0.9, null::numeric), ('limit', 0.8, 0, 1)) as t (kind, yellow, green, red) where t.kind = v_goal ->> 'kind'
    on conflict (user_id, nutrient) do update set kind = excluded.kind, target = excluded.target, unit = excluded.unit,
      yellow_min = excluded.yellow_min, green_min = excluded.green_min, red_min = excluded.red_min
    returning * into v_row;
    v_entities := v_entities || jsonb_build_object('type', 'nutrition_goal', 'id', v_row.id, 'label', (v_goal ->> 'label') || ' goal',
      'source', 'db_lookup', 'op', case when v_now is null then 'created' else 'updated' end);
  end loop;
  return v_entities;
end $$;

create function private.goal_now(p_nutrient text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'target', trim_scale(target)) from public.nutrition_goals
  where user_id = (select auth.uid()) and nutrient = p_nutrient
$$;
grant execute on function private.goal_now(text), private.commit_goal_update(public.proposals) to authenticated;

-- Commits what was stored and nothing else: once, in this version, for its owner, in a later turn than the one that showed it.
create function private.tool_commit_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
  v_entities jsonb;
begin
  if v_proposal.version is distinct from (p_arguments ->> 'version')::int then
    perform private.refuse_call('PROPOSAL_CHANGED', 'It has changed since you saw it. Please look at it again.');
  elsif v_proposal.turn_id = current_setting('alfred.turn')::uuid then
    perform private.refuse_call('PROPOSAL_NOT_SHOWN', 'It waits for your yes first.');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  end if;
  v_entities := case v_proposal.kind
    when 'food_log' then private.commit_food_log(v_proposal)
    when 'goal_update' then private.commit_goal_update(v_proposal) end;
  if v_entities is null then
    perform private.refuse_call('PROPOSAL_CLOSED', 'Nothing can be done with that proposal.');
  end if;
  update public.proposals set status = 'committed', updated_at = clock_timestamp() where id = v_proposal.id;
  return jsonb_build_object('entities', v_entities, 'data', private.shown_payload(v_proposal));
end $$;

create function private.tool_cancel_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
begin
  update public.proposals set status = 'cancelled', updated_at = clock_timestamp() where id = v_proposal.id;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object('kind', v_proposal.kind, 'summary', v_proposal.summary));
end $$;

-- What a person may change of a proposal before the yes: amount, unit, meal and day of food, the target of a goal.
create function private.edited_payload(p_proposal public.proposals, p_edits jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_payload jsonb := (p_proposal).payload;
  v_items jsonb := v_payload -> 'items';
  v_index int := coalesce((p_edits ->> 'item')::int, 1) - 1;
  v_item jsonb;
begin
  if (p_proposal).kind = 'goal_update' then
    if jsonb_array_length(v_payload -> 'goals') <> 1 or not p_edits ? 'target' then
      perform private.refuse_call('EDIT_UNCLEAR', 'Tell me the goal and its new target.');
    elsif coalesce((p_edits ->> 'target')::numeric, 0) <= 0 then
      perform private.refuse_call('INVALID_VALUE', 'A target is more than zero.');
    end if;
    return jsonb_set(v_payload, '{goals,0,target}', p_edits -> 'target');
  end if;
  v_payload := v_payload || jsonb_strip_nulls(jsonb_build_object('meal', p_edits -> 'meal', 'day', p_edits -> 'day'));
  if not p_edits ?| '{quantity,unit}' then
    return v_payload;
  elsif jsonb_array_length(v_items) > 1 and not p_edits ? 'item' then
    perform private.refuse_call('EDIT_UNCLEAR', 'Of which food?');
  elsif v_index not between 0 and jsonb_array_length(v_items) - 1 then
    perform private.refuse_call('EDIT_UNCLEAR', 'There is no such food in the proposal.');
  end if;
  v_item := v_items -> v_index;
  -- Figures that were stated or estimated hold for the amount they were given for.
  if v_item ->> 'ingredient_id' is null then
    perform private.refuse_call('EDIT_UNCLEAR', format('The figures for %s hold for that amount alone. Please say it anew.', v_item ->> 'food'));
  end if;
  v_item := private.portion_of((v_item - 'nutrients') || jsonb_strip_nulls(jsonb_build_object('quantity', p_edits -> 'quantity', 'unit', p_edits -> 'unit')));
  return jsonb_set(v_payload, array['items', v_index::text], v_item);
end $$;
grant execute on function private.edited_payload(public.proposals, jsonb) to authenticated;

create function private.tool_edit_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
  v_payload jsonb;
begin
  if v_proposal.version is distinct from (p_arguments ->> 'version')::int then
    perform private.refuse_call('PROPOSAL_CHANGED', 'It has changed since you saw it. Please look at it again.');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  end if;
  v_payload := private.edited_payload(v_proposal, p_arguments -> 'edits');
  update public.proposals p set
    version = p.version + 1, payload = v_payload, summary = private.summary_of(p.kind, v_payload, (p_arguments ->> 'today')::date),
    turn_id = current_setting('alfred.turn')::uuid, expires_at = (p_arguments ->> 'now')::timestamptz + interval '30 minutes', updated_at = clock_timestamp()
  where p.id = v_proposal.id returning * into v_proposal;
  return private.proposal_response(v_proposal, null);
end $$;

-- All foods of one message are one proposal: known altogether or not proposed.
create function private.tool_propose_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_item jsonb;
  v_portion jsonb;
  v_items jsonb := '[]';
begin
  for v_item in select * from jsonb_array_elements(p_arguments -> 'items') loop
    v_portion := private.portion_of(v_item);
    if v_portion is null then
      return private.note_unknown_food(v_item ->> 'food');
    end if;
    v_items := v_items || jsonb_build_array(v_portion);
  end loop;
  if v_items = '[]' then
    perform private.refuse_call('INVALID_VALUE', 'No food was named.');
  end if;
  return private.open_proposal('food_log', jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'items', v_items), p_arguments);
end $$;

create function private.goals_proposed(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'nutrient', n.code, 'label', n.label, 'unit', n.unit, 'kind', g.goal ->> 'kind', 'target', g.goal -> 'target', 'before', private.goal_now(n.code)
  ) order by g.position)
  from jsonb_array_elements(p_arguments -> 'goals') with ordinality as g (goal, position) join public.nutrients n on n.code = g.goal ->> 'nutrient'
$$;
grant execute on function private.goals_proposed(jsonb) to authenticated;

create function private.propose_goals(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_goals jsonb := private.goals_proposed(p_arguments);
begin
  if v_goals is null or exists (select from jsonb_array_elements(v_goals) g where coalesce((g ->> 'target')::numeric, 0) <= 0) then
    perform private.refuse_call('INVALID_VALUE', 'A goal needs a nutrient and a target above zero.');
  end if;
  return private.open_proposal('goal_update', jsonb_build_object('goals', v_goals, 'reason', p_arguments -> 'reason'), p_arguments);
end $$;
grant execute on function private.propose_goals(jsonb) to authenticated;

create function private.tool_update_user_goal(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$
  select private.propose_goals(p_arguments || jsonb_build_object('goals', jsonb_build_array(p_arguments)))
$$;

-- The figures are reckoned by the agent's own code from what the person stated.
create function private.tool_calculate_recommended_goals(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$ select private.propose_goals(p_arguments) $$;

insert into private.tools (name, domain) values
  ('propose_food_log', 'coach'), ('update_user_goal', 'coach'), ('calculate_recommended_goals', 'coach'),
  ('commit_proposal', 'coach'), ('cancel_proposal', 'coach'), ('edit_proposal', 'coach');
grant execute on function
  private.tool_propose_food_log(jsonb), private.tool_update_user_goal(jsonb), private.tool_calculate_recommended_goals(jsonb),
  private.tool_commit_proposal(jsonb), private.tool_cancel_proposal(jsonb), private.tool_edit_proposal(jsonb)
to authenticated;
