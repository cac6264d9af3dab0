-- Propose, confirm, commit: what is stored here and no other content is what a yes commits, once.

-- Is an entry more than anybody eats at once? By its energy and salt, as the validator of stated figures has it; by its weight, which is more of
-- a drink and less of what seasons a dish; and by the count of what is eaten by the piece. It is told before the yes and never refused.
create or replace function private.is_much(p_item jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((p_item -> 'nutrients' ->> 'calories')::numeric > 2500, false) or coalesce((p_item -> 'nutrients' ->> 'sodium_mg')::numeric > 5000, false)
    or coalesce((p_item ->> 'grams')::numeric > case
      when k.category in ('drink', 'alcohol', 'plant_milk', 'stock') or u.dimension = 'volume' then 3000
      when k.category in ('herb', 'spice', 'seasoning', 'baking') then 100
      else 1500 end, false)
    or coalesce(p_item ->> 'unit' = 'piece' and (p_item ->> 'quantity')::numeric > 12 and (p_item ->> 'grams')::numeric / (p_item ->> 'quantity')::numeric >= 40, false)
  from (select 1) one
    left join public.ingredients k on k.id = (p_item ->> 'ingredient_id')::uuid
    left join public.units u on u.code = p_item ->> 'unit'
$$;
grant execute on function private.is_much(jsonb) to authenticated;

-- What a person or a model sees of a proposal: no ids.
create or replace function private.shown_payload(p_proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', (p_proposal).kind) || case
    when (p_proposal).kind in ('food_log', 'recipe_log') then (p_proposal).payload - 'recipe' || jsonb_build_object(
      'items', (select jsonb_agg(private.shown_portion(i.item) || jsonb_build_object('nutrients', private.main_nutrients(i.item -> 'nutrients')) || case when private.is_much(i.item) then '{"is_much": true}'::jsonb else '{}' end order by i.position)
        from jsonb_array_elements((p_proposal).payload -> 'items') with ordinality as i (item, position)),
      'totals', private.sum_nutrients((p_proposal).payload -> 'items'))
    when (p_proposal).kind = 'recipe_selection' then jsonb_build_object(
      'name', (p_proposal).payload -> 'name', 'wanted', (p_proposal).payload -> 'wanted', 'options', private.options_of(p_proposal))
    else (p_proposal).payload end
$$;
grant execute on function private.shown_payload(public.proposals) to authenticated;

-- What a tool answers that proposes. The ids are in the calls that wait, which no model and no client sees.
-- What a person must mind (ruling R18): the foods of what is logged, those of a recipe, of the cookbook too, and the
-- allergens that a label declares, whatever the product calls itself.
create or replace function private.proposal_response(p_proposal public.proposals, p_replaced text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', '[]'::jsonb,
    'data', private.shown_payload(p_proposal) || jsonb_build_object('replaced', p_replaced) || private.food_notices(array(
      select coalesce(l.food, i ->> 'food') from jsonb_array_elements((p_proposal).payload -> 'items') i
        left join lateral private.lines_of_recipe(coalesce(i ->> 'recipe', (p_proposal).payload ->> 'recipe')::uuid) l on true
      union all
      select a from jsonb_array_elements((p_proposal).payload -> 'items') i cross join jsonb_array_elements_text(coalesce(i -> 'allergens', '[]')) a)),
    'pending', jsonb_build_object(
      'kind', case (p_proposal).kind when 'recipe_selection' then 'disambiguation' else 'confirmation' end,
      'version', (p_proposal).version, 'summary', (p_proposal).summary,
      'data', private.shown_payload(p_proposal), 'options', private.options_of(p_proposal),
      'joins', exists (select from public.proposals o where o.turn_id = (p_proposal).turn_id and o.id <> (p_proposal).id and o.status = 'open' and o.user_id = (p_proposal).user_id),
      'confirm', jsonb_build_object('tool', 'commit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)),
      'cancel', jsonb_build_object('tool', 'cancel_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id)),
      'edit', case when (p_proposal).kind <> 'recipe_selection' then
        jsonb_build_object('tool', 'edit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)) end))
$$;
grant execute on function private.proposal_response(public.proposals, text) to authenticated;

-- What a proposal is about, by the names alone. The agent says it in words, from the data beside it.
create or replace function private.summary_of(p_kind text, p_payload jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(coalesce(x.part ->> 'food', x.part ->> 'label'), ', ' order by x.position)
  from jsonb_array_elements(p_payload -> case p_kind when 'goal_update' then 'goals' when 'recipe_selection' then 'options' else 'items' end)
    with ordinality as x (part, position)
$$;
grant execute on function private.summary_of(text, jsonb) to authenticated;

-- What a proposal is about: another one of the same turn about the same thing takes its place, one about something else stays
-- open beside it.
create or replace function private.proposal_subject(p_kind text, p_payload jsonb) returns text
language sql immutable set search_path = '' as $$
  select case p_kind
    when 'goal_update' then 'goals of ' || coalesce((select string_agg(g ->> 'nutrient', ' ' order by g ->> 'nutrient') from jsonb_array_elements(p_payload -> 'goals') g), '')
    when 'food_log' then concat_ws(' ', 'food', p_payload ->> 'meal', p_payload ->> 'day')
    when 'recipe_log' then concat_ws(' ', 'recipe', p_payload ->> 'recipe', p_payload ->> 'meal', p_payload ->> 'day')
    else p_kind end
$$;
grant execute on function private.proposal_subject(text, jsonb) to authenticated;

-- Stores a proposal and closes those that it replaces: a conversation waits for one answer (ruling R8), which may be to several
-- proposals of one turn.
create or replace function private.open_proposal(p_kind text, p_payload jsonb, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_turn uuid := current_setting('alfred.turn')::uuid;
  v_replaced text;
  v_proposal public.proposals;
begin
  with gone as (
    update public.proposals p set status = 'superseded', updated_at = clock_timestamp()
    where p.user_id = (select auth.uid()) and p.status = 'open' and p.turn_id in (
      select t.id from public.turns t where t.conversation_id = (select c.conversation_id from public.turns c where c.id = v_turn))
      and (p.turn_id <> v_turn or p.kind = 'recipe_selection' or p_kind = 'recipe_selection'
        or private.proposal_subject(p.kind, p.payload) = private.proposal_subject(p_kind, p_payload))
    returning p.summary
  )
  select string_agg(g.summary, '; ') into v_replaced from gone g;
  insert into public.proposals (kind, payload, summary, turn_id, expires_at)
  values (p_kind, p_payload, private.summary_of(p_kind, p_payload), v_turn,
    (p_arguments ->> 'now')::timestamptz + interval '30 minutes')
  returning * into v_proposal;
  return private.proposal_response(v_proposal, v_replaced);
end $$;
grant execute on function private.open_proposal(text, jsonb, jsonb) to authenticated;

-- The proposal that a person answers, locked, if it still waits for them.
create or replace function private.proposal_meant(p_arguments jsonb) returns public.proposals
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals;
begin
  select * into v_proposal from public.proposals
  where id = (p_arguments ->> 'proposal')::uuid and user_id = (select auth.uid()) for update;
  if v_proposal.id is null then
    perform private.refuse_call('PROPOSAL_NOT_FOUND');
  elsif v_proposal.status = 'expired' then
    perform private.refuse_call('PROPOSAL_EXPIRED');
  elsif v_proposal.status = 'committed' then
    perform private.refuse_call('PROPOSAL_COMMITTED');
  elsif v_proposal.status = 'cancelled' then
    perform private.refuse_call('PROPOSAL_CANCELLED');
  elsif v_proposal.status = 'superseded' then
    perform private.refuse_call('PROPOSAL_SUPERSEDED');
  end if;
  return v_proposal;
end $$;
grant execute on function private.proposal_meant(jsonb) to authenticated;

create or replace function private.is_expired(p_proposal public.proposals, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$ select p_now > (p_proposal).expires_at $$;
grant execute on function private.is_expired(public.proposals, timestamp with time zone) to authenticated;

-- Remembers that nobody answered in time, and refuses.
create or replace function private.expire_proposal(p_proposal public.proposals) returns jsonb
language sql set search_path = '' as $$
  update public.proposals set status = 'expired', updated_at = clock_timestamp() where id = (p_proposal).id;
  select private.refused('PROPOSAL_EXPIRED')
$$;
grant execute on function private.expire_proposal(public.proposals) to authenticated;

-- Commits what was stored and nothing else: once, in this version, for its owner, in a later turn than the one that showed it.
create or replace function private.tool_commit_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
  v_entities jsonb;
  v_body jsonb;
begin
  if v_proposal.version is distinct from (p_arguments ->> 'version')::int then
    perform private.refuse_call('PROPOSAL_CHANGED');
  elsif v_proposal.turn_id = current_setting('alfred.turn')::uuid then
    perform private.refuse_call('PROPOSAL_NOT_SHOWN');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  end if;
  if v_proposal.kind = 'recipe_selection' then
    update public.proposals set status = 'committed', updated_at = clock_timestamp() where id = v_proposal.id;
    return private.propose_chosen(v_proposal, p_arguments);
  end if;
  v_entities := case
    when v_proposal.kind in ('food_log', 'recipe_log') then private.commit_food_log(v_proposal)
    when v_proposal.kind = 'goal_update' then private.commit_goal_update(v_proposal) end;
  if v_entities is null then
    perform private.refuse_call('PROPOSAL_UNUSABLE');
  end if;
  update public.proposals set status = 'committed', updated_at = clock_timestamp() where id = v_proposal.id;
  -- What goals were reckoned from is forgotten, unless the person wants it kept.
  v_body := private.body_to_offer(v_proposal.payload -> 'stated', (p_arguments ->> 'today')::date);
  return jsonb_build_object('entities', v_entities, 'data', private.shown_payload(v_proposal) || jsonb_build_object('keep', private.body_listed(v_body))
      || case when v_proposal.kind in ('food_log', 'recipe_log') then jsonb_build_object('suggestion', private.suggestion_of_day((v_proposal.payload ->> 'day')::date, p_arguments)) else '{}' end)
    || case when v_body = '{}' then '{}' else jsonb_build_object('pending', private.offer_to_keep(v_body)) end;
end $$;
grant execute on function private.tool_commit_proposal(jsonb) to authenticated;
comment on function private.tool_commit_proposal(jsonb) is 'tool of coach';

create or replace function private.tool_cancel_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
begin
  update public.proposals set status = 'cancelled', updated_at = clock_timestamp() where id = v_proposal.id;
  return jsonb_build_object('entities', '[]'::jsonb, 'data',
    private.shown_payload(v_proposal) || jsonb_build_object('summary', v_proposal.summary));
end $$;
grant execute on function private.tool_cancel_proposal(jsonb) to authenticated;
comment on function private.tool_cancel_proposal(jsonb) is 'tool of coach';
