-- Entries of the diary that are corrected and taken out.

-- Another amount of what an entry holds. Figures of a source are looked up anew; others grow with the amount, in the same unit alone.
create or replace function private.entry_amount(p_entry public.food_log, p_quantity numeric, p_unit text) returns public.food_log
language plpgsql stable set search_path = '' as $$
declare
  v_portion jsonb;
  v_share numeric := p_quantity / (p_entry).quantity;
begin
  if (p_entry).ingredient_id is null then
    if p_unit <> (p_entry).unit then
      perform private.refuse_call('FIGURES_OF_ONE_UNIT', jsonb_build_object('food', (p_entry).food));
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

-- The person's entries of a food on some days: those of that name or of what it is of, otherwise those with all its words in their name, "rice" in "brown rice"
-- and "yoghurt" in "greek yogurt": at their end, or of the same sort, since banana bread is no banana.
create or replace function private.entries_of_food(p_food text, p_from date, p_until date) returns setof public.food_log
language sql stable set search_path = '' as $$
  with said as materialized (
    select private.food_key(p_food) as key, i.id as ingredient, i.food_key as sort, i.category from private.find_ingredient(p_food) i
  ), own as (
    select e as entry, coalesce(e.food_key = s.key or e.ingredient_id = s.ingredient, false) as is_named,
      coalesce(bool_or(words @> string_to_array(n, ' ') and (' ' || e.food_key like '% ' || n or i.category = s.category)), false) as has_words
    from public.food_log e left join public.ingredients i on i.id = e.ingredient_id cross join said s
      cross join string_to_array(e.food_key, ' ') words cross join unnest(array[s.key, s.sort]) n
    where e.user_id = (select auth.uid()) and e.logged_on between p_from and p_until group by e.id, s.key, s.ingredient
  )
  select (o.entry).* from own o
  where o.is_named or (o.has_words and not exists (select from own n where n.is_named and (n.entry).logged_on = (o.entry).logged_on))
$$;
grant execute on function private.entries_of_food(text, date, date) to authenticated;

-- Refuses a call that is meant for one entry where there are several: each is told.
create or replace function private.refuse_several(p_entries public.food_log[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_call('AMBIGUOUS_ENTRY', jsonb_build_object('entries', (
    select jsonb_agg(private.entry_details(p_entries[n]) order by n) from generate_series(1, least(cardinality(p_entries), 20)) n)));
end $$;
grant execute on function private.refuse_several(public.food_log[]) to authenticated;

-- Corrects one entry of the diary: the one that was shown, the one of that food on the last day of this week that has it, or the last that was logged.
create or replace function private.tool_update_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_found public.food_log[];
  v_entry public.food_log;
  v_new public.food_log;
  v_quantity numeric := private.amount_asked(p_arguments);
begin
  if p_arguments ->> 'entry' is not null then
    select * into v_entry from public.food_log where id = (p_arguments ->> 'entry')::uuid and user_id = (select auth.uid()) for update;
  elsif p_arguments ->> 'food' is not null then
    select array_agg(e order by e.created_at) into v_found from private.entries_of_food(p_arguments ->> 'food', v_today - 6, v_today) e where e.logged_on = (
      select max(d.logged_on) from private.entries_of_food(p_arguments ->> 'food', v_today - 6, v_today) d);
    if cardinality(v_found) > 1 then
      perform private.refuse_several(v_found);
    end if;
    select * into v_entry from public.food_log where id = (v_found[1]).id for update;
  else
    select * into v_entry from public.food_log where user_id = (select auth.uid()) order by created_at desc, id limit 1 for update;
  end if;
  if v_entry.id is null then
    perform private.refuse_call('ENTRY_NOT_FOUND');
  elsif jsonb_strip_nulls(p_arguments) ?| '{quantity,unit,meal,day}' is not true then
    perform private.refuse_call('ENTRY_EDIT_UNCLEAR');
  end if;
  v_new := v_entry;
  -- Nobody eats half a gram: "half of it" is a share of what was weighed.
  if v_quantity < 1 and p_arguments ->> 'unit' is null and v_entry.unit = any ('{g,ml}') then
    v_quantity := v_entry.quantity * v_quantity;
  end if;
  if jsonb_strip_nulls(p_arguments) ?| '{quantity,unit}' then
    v_new := private.entry_amount(v_entry, coalesce(v_quantity, v_entry.quantity), coalesce(p_arguments ->> 'unit', v_entry.unit));
  end if;
  update public.food_log set quantity = v_new.quantity, unit = v_new.unit, grams = v_new.grams, nutrients = v_new.nutrients,
    meal = coalesce(p_arguments ->> 'meal', v_entry.meal), logged_on = coalesce((p_arguments ->> 'day')::date, v_entry.logged_on)
  where id = v_entry.id returning * into v_new;
  return jsonb_build_object('entities', jsonb_build_array(private.entry_entity(v_new, 'updated')), 'data', jsonb_build_object(
    'food', v_new.food, 'quantity', trim_scale(v_new.quantity), 'unit', v_new.unit, 'meal', v_new.meal, 'day', v_new.logged_on,
    'calories', v_new.nutrients -> 'calories', 'source', private.source_name(v_new.source)));
end $$;
grant execute on function private.tool_update_food_log(jsonb) to authenticated;
comment on function private.tool_update_food_log(jsonb) is 'tool of coach, by hand';

-- Deletes these entries and tells of each what it was.
create or replace function private.delete_entries(p_entries public.food_log[]) returns jsonb
language sql set search_path = '' as $$
  with gone as (
    delete from public.food_log where id in (select e.id from unnest(p_entries) e) returning *
  ), told as (
    select g.created_at, g.id, private.entry_entity(g::public.food_log, 'deleted') as entity,
      private.entry_details(g::public.food_log) || jsonb_build_object('calories', g.nutrients -> 'calories') as entry
    from gone g
  )
  select jsonb_build_object('entities', jsonb_agg(t.entity order by t.created_at, t.id), 'data',
    (jsonb_agg(t.entry order by t.created_at, t.id) -> 0) || jsonb_build_object('others', jsonb_agg(t.entry order by t.created_at, t.id) - 0))
  from told t
$$;
grant execute on function private.delete_entries(public.food_log[]) to authenticated;

-- Takes one entry out of the diary: the one that was shown, the one of that food on that day, or the last that was logged. Of a meal that is named
-- without a food, all entries go.
create or replace function private.tool_delete_food_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.food_key(p_arguments ->> 'food');
  v_meal text := p_arguments ->> 'meal';
  v_day date := coalesce((p_arguments ->> 'day')::date, (p_arguments ->> 'today')::date);
  v_found public.food_log[];
begin
  if p_arguments ->> 'entry' is not null then
    select array_agg(e) into v_found from public.food_log e where e.id = (p_arguments ->> 'entry')::uuid and e.user_id = (select auth.uid());
  elsif v_key is not null then
    select array_agg(e order by e.created_at) into v_found from private.entries_of_food(p_arguments ->> 'food', v_day, v_day) e
    where v_meal is null or e.meal = v_meal;
  elsif v_meal is not null then
    select array_agg(e order by e.created_at, e.id) into v_found from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on = v_day and e.meal = v_meal;
  else
    select array[e] into v_found from public.food_log e where e.user_id = (select auth.uid()) order by e.created_at desc, e.id limit 1;
  end if;
  if v_found is null then
    perform private.refuse_call('ENTRY_NOT_FOUND');
  elsif cardinality(v_found) > 1 and (v_key is not null or v_meal is null) then
    perform private.refuse_several(v_found);
  end if;
  return private.delete_entries(v_found);
end $$;
grant execute on function private.tool_delete_food_log(jsonb) to authenticated;
comment on function private.tool_delete_food_log(jsonb) is 'tool of coach, by hand';
