-- A portion of a saved recipe in the diary, a meal of its own for each food of a message, and the correction of one entry.

-- An entry is corrected at once (ruling R19); the trail keeps what it was.
grant update on public.food_log to authenticated;

-- "2 eggs", "1 serving of Chickpea curry".
create function private.say_eaten(p_kind text, p_item jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when p_kind = 'recipe_log'
    then format('%s serving%s of %s', p_item ->> 'quantity', case when (p_item ->> 'quantity')::numeric > 1 then 's' else '' end, p_item ->> 'food')
    else private.say_amount((p_item ->> 'quantity')::numeric, p_item ->> 'unit', p_item ->> 'food') end
$$;
grant execute on function private.say_eaten(text, jsonb) to authenticated;

create or replace function private.summary_of(p_kind text, p_payload jsonb, p_today date) returns text
language sql stable set search_path = '' as $$
  select case p_kind
    when 'goal_update' then private.join_words((
      select array_agg(concat_ws(' ', case g.goal ->> 'kind' when 'goal' then 'at least' else 'at most' end, g.goal ->> 'target', g.goal ->> 'unit',
        case when g.goal ->> 'nutrient' <> 'calories' then g.goal ->> 'label' end) order by g.position)
      from jsonb_array_elements(p_payload -> 'goals') with ordinality as g (goal, position))) || ' a day'
    when 'recipe_selection' then format('Which recipe do you mean: %s?', (
      select string_agg(o.option ->> 'label', ' or ' order by o.position) from jsonb_array_elements(p_payload -> 'options') with ordinality as o (option, position)))
    else format('%s%s %s: %s',
      private.join_words((
        select array_agg(private.say_eaten(p_kind, i.item) || coalesce(' for ' || (i.item ->> 'meal'), '') order by i.position)
        from jsonb_array_elements(p_payload -> 'items') with ordinality as i (item, position))),
      coalesce(' for ' || (p_payload ->> 'meal'), ''), private.day_words((p_payload ->> 'day')::date, p_today),
      coalesce(round((private.sum_nutrients(p_payload -> 'items') ->> 'calories')::numeric) || ' kcal', 'calories not known'))
  end
$$;

create function private.options_of(p_proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', o.option -> 'key', 'label', o.option -> 'label') order by o.position), '[]')
  from jsonb_array_elements((p_proposal).payload -> 'options') with ordinality as o (option, position)
$$;
grant execute on function private.options_of(public.proposals) to authenticated;

-- What a person or a model sees of a proposal: no ids.
create or replace function private.shown_payload(p_proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', (p_proposal).kind) || case
    when (p_proposal).kind in ('food_log', 'recipe_log') then (p_proposal).payload - 'recipe' || jsonb_build_object(
      'items', (select jsonb_agg(private.shown_portion(i.item) || jsonb_build_object('nutrients', private.main_nutrients(i.item -> 'nutrients')) order by i.position)
        from jsonb_array_elements((p_proposal).payload -> 'items') with ordinality as i (item, position)),
      'totals', private.sum_nutrients((p_proposal).payload -> 'items'))
    when (p_proposal).kind = 'recipe_selection' then jsonb_build_object(
      'name', (p_proposal).payload -> 'name', 'wanted', (p_proposal).payload -> 'wanted', 'options', private.options_of(p_proposal))
    else (p_proposal).payload end
$$;

-- Of several recipes one is chosen; everything else waits for a yes.
create or replace function private.proposal_response(p_proposal public.proposals, p_replaced text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', '[]'::jsonb,
    'data', private.shown_payload(p_proposal) || jsonb_build_object('replaced', p_replaced, 'warnings', private.food_warnings(array(
      select coalesce(l.food, i ->> 'food') from jsonb_array_elements((p_proposal).payload -> 'items') i
        left join public.recipe_ingredients l on l.user_id = (select auth.uid()) and l.recipe_id = ((p_proposal).payload ->> 'recipe')::uuid))),
    'pending', jsonb_build_object(
      'kind', case (p_proposal).kind when 'recipe_selection' then 'disambiguation' else 'confirmation' end,
      'version', (p_proposal).version, 'summary', (p_proposal).summary,
      'data', private.shown_payload(p_proposal), 'options', private.options_of(p_proposal),
      'confirm', jsonb_build_object('tool', 'commit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)),
      'cancel', jsonb_build_object('tool', 'cancel_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id)),
      'edit', case when (p_proposal).kind <> 'recipe_selection' then
        jsonb_build_object('tool', 'edit_proposal', 'arguments', jsonb_build_object('proposal', (p_proposal).id, 'version', (p_proposal).version)) end))
$$;

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

create or replace function private.tool_propose_food_log(p_arguments jsonb) returns jsonb
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
    v_items := v_items || jsonb_build_array(v_portion || jsonb_strip_nulls(jsonb_build_object('meal', v_item -> 'meal')));
  end loop;
  if v_items = '[]' then
    perform private.refuse_call('INVALID_VALUE', 'No food was named.');
  end if;
  return private.open_proposal('food_log', jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'items', v_items), p_arguments);
end $$;

-- A recipe's portion as it would be logged. What lacks an ingredient's figures is no exact figure, and its source says so.
create function private.recipe_log_payload(p_recipe public.recipes, p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_portion jsonb := private.recipe_portion(p_recipe, p_arguments);
  v_is_whole boolean := v_portion -> 'known' = v_portion -> 'ingredients';
begin
  return jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'recipe', (p_recipe).id,
    'makes', v_portion -> 'makes', 'coverage', v_portion - '{nutrients,sources}'::text[],
    'items', jsonb_build_array(jsonb_build_object(
      'food', left((p_recipe).name, 120), 'food_key', private.food_key((p_recipe).name), 'ingredient_id', null,
      'quantity', v_portion -> 'servings', 'unit', 'piece', 'grams', null, 'nutrients', v_portion -> 'nutrients',
      'source', case when v_is_whole then '' else format('%s of %s ingredients, ', v_portion ->> 'known', v_portion ->> 'ingredients') end
        || (select string_agg(s, ', ') from jsonb_array_elements_text(v_portion -> 'sources') s),
      'is_estimate', not v_is_whole, 'figures_of', null, 'flags', '[]'::jsonb, 'note', 'servings of a saved recipe')));
end $$;
grant execute on function private.recipe_log_payload(public.recipes, jsonb) to authenticated;

-- A serving of a saved recipe. Of several recipes with that name the person chooses one first.
create function private.tool_propose_recipe_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is null then
    select array_agg(r) into v_found from (select * from private.recipes_named(p_arguments ->> 'name') limit 6) r;
  end if;
  if cardinality(v_found) > 1 then
    return private.open_proposal('recipe_selection', jsonb_build_object('name', p_arguments -> 'name',
      'wanted', jsonb_build_object('servings', p_arguments -> 'servings', 'makes', p_arguments -> 'makes', 'meal', p_arguments -> 'meal', 'day', p_arguments -> 'day'),
      'options', (select jsonb_agg(jsonb_build_object('key', n::text, 'label', v_found[n].name, 'recipe', v_found[n].id) order by n)
        from generate_subscripts(v_found, 1) n)),
      p_arguments);
  end if;
  return private.open_proposal('recipe_log', private.recipe_log_payload(private.recipe_eaten(p_arguments), p_arguments), p_arguments);
end $$;

-- The choice among recipes is answered by the proposal to log the chosen one, which waits for its own yes.
create function private.propose_chosen(p_proposal public.proposals, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_chosen jsonb := (select o from jsonb_array_elements((p_proposal).payload -> 'options') o where o ->> 'key' = p_arguments ->> 'option');
  v_wanted jsonb := p_arguments || ((p_proposal).payload -> 'wanted');
begin
  if v_chosen is null then
    perform private.refuse_call('OPTION_UNKNOWN', 'Please choose one of the recipes.');
  end if;
  return private.open_proposal('recipe_log',
    private.recipe_log_payload(private.recipe_eaten(jsonb_build_object('recipe', v_chosen -> 'recipe')), v_wanted), p_arguments);
end $$;
grant execute on function private.propose_chosen(public.proposals, jsonb) to authenticated;

create or replace function private.tool_commit_proposal(p_arguments jsonb) returns jsonb
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
  if v_proposal.kind = 'recipe_selection' then
    update public.proposals set status = 'committed', updated_at = clock_timestamp() where id = v_proposal.id;
    return private.propose_chosen(v_proposal, p_arguments);
  end if;
  v_entities := case
    when v_proposal.kind in ('food_log', 'recipe_log') then private.commit_food_log(v_proposal)
    when v_proposal.kind = 'goal_update' then private.commit_goal_update(v_proposal) end;
  if v_entities is null then
    perform private.refuse_call('PROPOSAL_CLOSED', 'Nothing can be done with that proposal.');
  end if;
  update public.proposals set status = 'committed', updated_at = clock_timestamp() where id = v_proposal.id;
  return jsonb_build_object('entities', v_entities, 'data', private.shown_payload(v_proposal));
end $$;

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
    perform private.refuse_call('EDIT_UNCLEAR', 'Please choose one of the recipes.');
  elsif (p_proposal).kind = 'goal_update' then
    if jsonb_array_length(v_payload -> 'goals') <> 1 or not p_edits ? 'target' then
      perform private.refuse_call('EDIT_UNCLEAR', 'Tell me the goal and its new target.');
    elsif coalesce((p_edits ->> 'target')::numeric, 0) <= 0 then
      perform private.refuse_call('INVALID_VALUE', 'A target is more than zero.');
    end if;
    return jsonb_set(v_payload, '{goals,0,target}', p_edits -> 'target');
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
      perform private.refuse_call('EDIT_UNCLEAR', 'A recipe is logged by the serving. How many were it?');
    end if;
    return private.recipe_log_payload(private.recipe_eaten(jsonb_build_object('recipe', v_payload -> 'recipe')),
      v_payload || jsonb_build_object('servings', p_edits -> 'quantity'));
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
  v_item := private.portion_of((v_item - 'nutrients') || jsonb_strip_nulls(jsonb_build_object('quantity', p_edits -> 'quantity', 'unit', p_edits -> 'unit')))
    || jsonb_strip_nulls(jsonb_build_object('meal', v_item -> 'meal'));
  return jsonb_set(v_payload, array['items', v_index::text], v_item);
end $$;

-- Another amount of what an entry holds. Figures of a source are looked up anew; others grow with the amount, in the same unit alone.
create function private.entry_amount(p_entry public.food_log, p_quantity numeric, p_unit text) returns public.food_log
language plpgsql stable set search_path = '' as $$
declare
  v_portion jsonb;
  v_share numeric := p_quantity / (p_entry).quantity;
begin
  if (p_entry).ingredient_id is null then
    if p_unit <> (p_entry).unit then
      perform private.refuse_call('EDIT_UNCLEAR', format('The figures for %s hold for its own unit alone. Please delete it and say it anew.', (p_entry).food));
    end if;
    p_entry.nutrients := (select jsonb_object_agg(n.key, trim_scale(round(n.value::numeric * v_share, 3))) from jsonb_each((p_entry).nutrients) n);
    p_entry.grams := (p_entry).grams * v_share;
  else
    v_portion := private.portion_of(jsonb_build_object('food', (p_entry).food, 'quantity', p_quantity, 'unit', p_unit));
    p_entry.nutrients := v_portion -> 'nutrients';
    p_entry.grams := (v_portion ->> 'grams')::numeric;
  end if;
  p_entry.quantity := p_quantity;
  p_entry.unit := p_unit;
  return p_entry;
end $$;
grant execute on function private.entry_amount(public.food_log, numeric, text) to authenticated;

-- Corrects one entry of the diary: the one that was shown, or the last that was logged.
create function private.tool_update_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_entry public.food_log;
  v_new public.food_log;
begin
  if p_arguments ->> 'entry' is not null then
    select * into v_entry from public.food_log where id = (p_arguments ->> 'entry')::uuid and user_id = (select auth.uid()) for update;
  else
    select * into v_entry from public.food_log where user_id = (select auth.uid()) order by created_at desc, id limit 1 for update;
  end if;
  if v_entry.id is null then
    perform private.refuse_call('ENTRY_NOT_FOUND', 'There is no such entry in your diary.');
  elsif jsonb_strip_nulls(p_arguments) ?| '{quantity,unit,meal,day}' is not true then
    perform private.refuse_call('EDIT_UNCLEAR', 'I can change the amount, the unit, the meal or the day. Which is it?');
  end if;
  v_new := v_entry;
  if jsonb_strip_nulls(p_arguments) ?| '{quantity,unit}' then
    v_new := private.entry_amount(v_entry, coalesce(private.amount_asked(p_arguments), v_entry.quantity), coalesce(p_arguments ->> 'unit', v_entry.unit));
  end if;
  update public.food_log set quantity = v_new.quantity, unit = v_new.unit, grams = v_new.grams, nutrients = v_new.nutrients,
    meal = coalesce(p_arguments ->> 'meal', v_entry.meal), logged_on = coalesce((p_arguments ->> 'day')::date, v_entry.logged_on)
  where id = v_entry.id returning * into v_new;
  return jsonb_build_object('entities', jsonb_build_array(private.entry_entity(v_new, 'updated')), 'data', jsonb_build_object(
    'food', v_new.food, 'quantity', trim_scale(v_new.quantity), 'unit', v_new.unit, 'meal', v_new.meal, 'day', v_new.logged_on,
    'calories', v_new.nutrients -> 'calories', 'source', private.source_name(v_new.source)));
end $$;

insert into private.tools (name, domain) values ('propose_recipe_log', 'coach'), ('update_food_log', 'coach');
grant execute on function private.tool_propose_recipe_log(jsonb), private.tool_update_food_log(jsonb) to authenticated;
