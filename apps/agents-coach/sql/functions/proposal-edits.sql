-- Changing a proposal before the yes: by the fields of a form (edit_proposal), or by words (change_proposal).

-- One food of a proposal with what a person changes of it. Another food has its own figures, and so have figures that are stated now; figures
-- that were stated, estimated or on a label grow with the amount, in the same unit alone, as they do in the diary.
create or replace function private.edited_item(p_item jsonb, p_edits jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food text := coalesce(p_edits ->> 'food', p_item ->> 'food');
  v_quantity numeric := coalesce(private.amount_asked(p_edits), (p_item ->> 'quantity')::numeric);
  -- A recipe that is eaten again is eaten by the serving, whichever word its entry has for one.
  v_unit text := case when p_item ->> 'recipe' is not null and p_edits ->> 'unit' in ('serving', 'piece') then p_item ->> 'unit' else coalesce(p_edits ->> 'unit', p_item ->> 'unit') end;
  v_share numeric := v_quantity / (p_item ->> 'quantity')::numeric;
  v_given jsonb := jsonb_build_object('food', v_food, 'quantity', v_quantity, 'unit', v_unit);
  v_item jsonb;
begin
  if jsonb_typeof(p_edits -> 'nutrients') = 'object' then
    v_item := private.portion_of(v_given || jsonb_build_object('nutrients', p_edits -> 'nutrients', 'source', coalesce(p_edits ->> 'source', 'stated'), 'flags', coalesce(p_edits -> 'flags', '[]')));
    -- Whose figures they are changes nothing of what it is made of.
    v_item := v_item || case when p_edits ->> 'food' is null then jsonb_strip_nulls(jsonb_build_object('allergens', p_item -> 'allergens', 'recipe', p_item -> 'recipe')) else '{}' end;
  elsif p_edits ->> 'food' is not null or p_item ->> 'ingredient_id' is not null then
    v_item := private.portion_of(v_given);
    if v_item is null then
      perform private.refuse_call('FOOD_UNKNOWN', jsonb_build_object('foods', jsonb_build_array(v_food)));
    end if;
  elsif v_unit <> p_item ->> 'unit' then
    perform private.refuse_call('FIGURES_OF_ONE_AMOUNT', jsonb_build_object('food', v_food));
  else
    v_item := p_item || jsonb_build_object('quantity', trim_scale(v_quantity), 'grams', trim_scale(round((p_item ->> 'grams')::numeric * v_share, 3)), 'nutrients', (
      select coalesce(jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * v_share, 3))), '{}') from jsonb_each_text(p_item -> 'nutrients') n));
  end if;
  return v_item || jsonb_strip_nulls(jsonb_build_object('meal', p_item -> 'meal'));
end $$;
grant execute on function private.edited_item(jsonb, jsonb) to authenticated;

-- The target of the one goal that is proposed, within its bounds.
create or replace function private.edited_goals(p_payload jsonb, p_edits jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_payload jsonb;
begin
  if jsonb_array_length(p_payload -> 'goals') <> 1 or not p_edits ? 'target' or (p_edits - 'target') <> '{}' then
    perform private.refuse_call('GOAL_EDIT_UNCLEAR');
  elsif coalesce((p_edits ->> 'target')::numeric, 0) <= 0 then
    perform private.refuse_call('TARGET_OUT_OF_RANGE');
  end if;
  v_payload := jsonb_set(p_payload, '{goals,0,target}', p_edits -> 'target');
  perform private.refuse_goals_out_of_range(v_payload -> 'goals');
  perform private.refuse_goals_for_advice(v_payload -> 'goals');
  return v_payload;
end $$;
grant execute on function private.edited_goals(jsonb, jsonb) to authenticated;

-- The foods of a proposal without the one at a place. The last one is not taken out: that is a no, which is said as one.
create or replace function private.items_without(p_items jsonb, p_index int) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_index not between 0 and jsonb_array_length(p_items) - 1 then
    perform private.refuse_call('ITEM_NOT_PROPOSED');
  elsif jsonb_array_length(p_items) = 1 then
    perform private.refuse_call('ITEM_IS_ALL', jsonb_build_object('food', p_items -> 0 -> 'food'));
  end if;
  return p_items - p_index;
end $$;
grant execute on function private.items_without(jsonb, int) to authenticated;

-- The foods of a proposal and one more, with its own figures or those that are stated of it.
create or replace function private.items_with(p_items jsonb, p_food jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food jsonb := jsonb_strip_nulls(p_food);
  v_item jsonb := private.portion_of(v_food || case when v_food ? 'nutrients' then '{"source": "stated"}'::jsonb || jsonb_strip_nulls(jsonb_build_object('source', v_food -> 'source')) else '{}' end);
begin
  if v_item is null then
    perform private.refuse_call('FOOD_UNKNOWN', jsonb_build_object('foods', jsonb_build_array(p_food -> 'food')));
  elsif jsonb_array_length(p_items) >= 20 then
    perform private.refuse_call('LIMIT_REACHED', jsonb_build_object('max', 20));
  end if;
  return p_items || jsonb_build_array(v_item || jsonb_strip_nulls(jsonb_build_object('meal', v_food -> 'meal')));
end $$;
grant execute on function private.items_with(jsonb, jsonb) to authenticated;

-- What a person may change before the yes: food, amount, unit, stated figures, meal and day of what was eaten, servings of a recipe, the
-- target of a goal. What is no part of the kind of proposal is refused, so that nobody takes it for changed.
create or replace function private.edited_payload(p_proposal public.proposals, p_edits jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_edits jsonb := jsonb_strip_nulls(p_edits);
  v_payload jsonb := (p_proposal).payload;
  v_items jsonb;
  v_index int := coalesce((p_edits ->> 'item')::int, 1) - 1;
begin
  if (p_proposal).kind = 'recipe_selection' then
    perform private.refuse_call('OPTION_UNKNOWN');
  elsif (p_proposal).kind = 'goal_update' then
    return private.edited_goals(v_payload, v_edits);
  elsif v_edits ?| '{remove,add}' then
    if (p_proposal).kind = 'recipe_log' then
      perform private.refuse_call('SERVINGS_EDIT_UNCLEAR');
    elsif v_edits - 'item' = '{"remove": true}' and v_edits ? 'item' then
      return jsonb_set(v_payload, '{items}', private.items_without(v_payload -> 'items', v_index));
    elsif v_edits - 'add' = '{}' then
      -- What was left out for want of figures is left out no longer.
      return jsonb_set(v_payload, '{items}', private.items_with(v_payload -> 'items', v_edits -> 'add'))
        || case when v_payload ? 'left_out' then jsonb_build_object('left_out', (
          select coalesce(jsonb_agg(l.food), '[]') from jsonb_array_elements_text(v_payload -> 'left_out') l (food)
          where private.food_key(l.food) <> private.food_key(v_edits -> 'add' ->> 'food'))) else '{}' end;
    end if;
    perform private.refuse_call('PROPOSAL_EDIT_UNCLEAR');
  elsif not v_edits ?| '{food,quantity,unit,nutrients,meal,day}' or v_edits - '{item,food,quantity,unit,nutrients,flags,source,meal,day}'::text[] <> '{}' then
    perform private.refuse_call('PROPOSAL_EDIT_UNCLEAR');
  end if;
  v_payload := v_payload || jsonb_strip_nulls(jsonb_build_object('meal', v_edits -> 'meal', 'day', v_edits -> 'day'));
  if v_edits ? 'meal' then
    -- The new meal is that of all foods.
    v_payload := jsonb_set(v_payload, '{items}', (select jsonb_agg(i.item - 'meal' order by i.n) from jsonb_array_elements(v_payload -> 'items') with ordinality as i (item, n)));
  end if;
  v_items := v_payload -> 'items';
  if not v_edits ?| '{food,quantity,unit,nutrients}' then
    return v_payload;
  elsif (p_proposal).kind = 'recipe_log' then
    if v_edits ?| '{food,nutrients}' or coalesce(v_edits ->> 'unit', 'piece') not in ('piece', 'serving') then
      perform private.refuse_call('SERVINGS_EDIT_UNCLEAR');
    end if;
    return private.recipe_log_payload(private.recipe_eaten(jsonb_build_object('recipe', v_payload -> 'recipe')),
      v_payload || jsonb_build_object('servings', coalesce(v_edits -> 'quantity', v_items -> 0 -> 'quantity')));
  elsif jsonb_array_length(v_items) > 1 and not v_edits ? 'item' then
    perform private.refuse_call('ITEM_EDIT_UNCLEAR');
  elsif v_index not between 0 and jsonb_array_length(v_items) - 1 then
    perform private.refuse_call('ITEM_NOT_PROPOSED');
  end if;
  return jsonb_set(v_payload, array['items', v_index::text], private.edited_item(v_items -> v_index, v_edits));
end $$;
grant execute on function private.edited_payload(public.proposals, jsonb) to authenticated;

-- Stores what a proposal has become, as its next version, and shows it. It is the turn's that changed it, so that a yes comes from a later one.
create or replace function private.store_edited(p_proposal public.proposals, p_payload jsonb, p_replaced text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.proposals p set
    version = p.version + 1, payload = p_payload, summary = private.summary_of(p.kind, p_payload),
    turn_id = current_setting('alfred.turn')::uuid, expires_at = (p_arguments ->> 'now')::timestamptz + interval '30 minutes', updated_at = clock_timestamp()
  where p.id = (p_proposal).id returning * into p_proposal;
  return private.proposal_response(p_proposal, p_replaced);
end $$;
grant execute on function private.store_edited(public.proposals, jsonb, text, jsonb) to authenticated;

create or replace function private.tool_edit_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_proposal public.proposals := private.proposal_meant(p_arguments);
begin
  if v_proposal.version is distinct from (p_arguments ->> 'version')::int then
    perform private.refuse_call('PROPOSAL_CHANGED');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  end if;
  return private.store_edited(v_proposal, private.edited_payload(v_proposal, p_arguments -> 'edits'), null, p_arguments);
end $$;
grant execute on function private.tool_edit_proposal(jsonb) to authenticated;
comment on function private.tool_edit_proposal(jsonb) is 'tool of coach';

-- The place of a food in a proposal by its name, counted from one; the only one where none is named.
create or replace function private.place_of_food(p_items jsonb, p_food text) returns int
language sql stable set search_path = '' as $$
  select case when p_food is null then case when jsonb_array_length(p_items) = 1 then 1 end else (
    select i.n::int from jsonb_array_elements(p_items) with ordinality as i (item, n)
    where private.food_key(p_food) in (i.item ->> 'food_key', private.food_key(i.item ->> 'food'))
      or private.food_key(i.item ->> 'food') ~ ('\m' || regexp_replace(private.food_key(p_food), '[^[:alnum:] ]', '.', 'g') || '\M')
    order by private.food_key(p_food) in (i.item ->> 'food_key', private.food_key(i.item ->> 'food')) desc, i.n limit 1) end
$$;
grant execute on function private.place_of_food(jsonb, text) to authenticated;

-- Changes what waits in this conversation, by what a person says of it: "make it 200 g", "that was lunch", "without the toast", "and a coffee". The rest
-- stays as it was, with its figures. Another proposal that waits beside it is let go, as a new one would let it go.
create or replace function private.tool_change_proposal(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_conversation uuid := (select t.conversation_id from public.turns t where t.id = current_setting('alfred.turn')::uuid);
  v_when jsonb := jsonb_strip_nulls(jsonb_build_object('meal', p_arguments -> 'meal', 'day', p_arguments -> 'day'));
  v_proposal public.proposals;
  v_added jsonb := coalesce(nullif(p_arguments -> 'add', 'null'), '[]');
  v_unknown text[] := '{}';
  v_change jsonb;
  v_place int;
  v_replaced text;
begin
  select * into v_proposal from public.proposals p
  where p.user_id = (select auth.uid()) and p.status = 'open' and p.kind in ('food_log', 'recipe_log')
    and p.turn_id in (select t.id from public.turns t where t.conversation_id = v_conversation)
  order by p.updated_at desc limit 1 for update;
  if v_proposal.id is null then
    perform private.refuse_call('PROPOSAL_NOT_FOUND');
  elsif private.is_expired(v_proposal, (p_arguments ->> 'now')::timestamptz) then
    return private.expire_proposal(v_proposal);
  elsif v_when = '{}' and p_arguments -> 'changes' = '[]' and v_added = '[]' then
    perform private.refuse_call('PROPOSAL_EDIT_UNCLEAR');
  end if;
  if v_when <> '{}' then
    v_proposal.payload := private.edited_payload(v_proposal, v_when);
  end if;
  -- What is added comes in before anything is taken out, so that one may take the place of the other.
  -- Of several that come to a meal those without figures are left out and told, as they are of a meal that is told at once.
  if v_proposal.kind = 'food_log' and jsonb_array_length(v_added) > 1 then
    v_unknown := array(select a ->> 'food' from jsonb_array_elements(v_added) a where jsonb_typeof(a -> 'nutrients') is distinct from 'object' and private.portion_of(jsonb_strip_nulls(a)) is null);
    if cardinality(v_unknown) < jsonb_array_length(v_added) and v_unknown <> '{}' then
      v_added := (select jsonb_agg(a) from jsonb_array_elements(v_added) a where a ->> 'food' <> all (v_unknown));
      insert into public.failed_lookups (food) select left(f, 120) from unnest(v_unknown) f;
      v_proposal.payload := v_proposal.payload || jsonb_build_object('left_out', coalesce(v_proposal.payload -> 'left_out', '[]') || to_jsonb(v_unknown));
    end if;
  end if;
  for v_change in select * from jsonb_array_elements(v_added) loop
    v_proposal.payload := private.edited_payload(v_proposal, jsonb_build_object('add', v_change));
  end loop;
  for v_change in select * from jsonb_array_elements(p_arguments -> 'changes') loop
    v_place := private.place_of_food(v_proposal.payload -> 'items', v_change ->> 'item');
    if v_place is null and v_change ->> 'item' is null then
      perform private.refuse_call('ITEM_EDIT_UNCLEAR');
    elsif v_place is null then
      perform private.refuse_call('ITEM_NOT_PROPOSED');
    end if;
    v_proposal.payload := private.edited_payload(v_proposal, v_change - 'item' - case when (v_change ->> 'remove')::boolean then '{}'::text[] else '{remove}' end || case when v_proposal.kind = 'food_log' then jsonb_build_object('item', v_place) else '{}' end);
  end loop;
  with gone as (
    update public.proposals p set status = 'superseded', updated_at = clock_timestamp()
    where p.user_id = (select auth.uid()) and p.status = 'open' and p.id <> v_proposal.id and p.turn_id in (select t.id from public.turns t where t.conversation_id = v_conversation)
    returning p.summary
  )
  select string_agg(g.summary, '; ') into v_replaced from gone g;
  return private.store_edited(v_proposal, v_proposal.payload, v_replaced, p_arguments);
end $$;
grant execute on function private.tool_change_proposal(jsonb) to authenticated;
comment on function private.tool_change_proposal(jsonb) is 'tool of coach';
