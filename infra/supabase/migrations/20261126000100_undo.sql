-- What a turn or a hand edit changed can be seen and taken back (spec S14.2): the exact rows, all of them or none, by a
-- change of its own that can be taken back in turn.

-- The tables whose rows are taken back. Rows of a later one may point at rows of an earlier one. `place` is where a person
-- finds the thing; parts of something else have none. What is not here is no data of the person's: what was proposed and
-- which foods nobody knew stay as they happened.
create table private.undoable_tables (
  table_name text primary key,
  position int not null unique,
  place text,
  shown_columns text[] not null default '{}'
);
alter table private.undoable_tables enable row level security;
create policy "known to all" on private.undoable_tables for select to authenticated using (true);
grant select on private.undoable_tables to authenticated;
insert into private.undoable_tables (table_name, position, place, shown_columns) values
  ('recipes', 1, 'recipes', '{}'),
  ('recipe_ingredients', 2, null, '{}'),
  ('meal_plan_entries', 3, 'meal plan', '{day,meal}'),
  ('inventory_lots', 4, 'stock', '{quantity,unit,location,expires_on,opened_on}'),
  ('preferences', 5, 'preferences', '{kind}'),
  ('shopping_items', 6, 'shopping list', '{quantity,unit,checked}'),
  ('food_log', 7, 'food diary', '{quantity,unit,meal,logged_on}'),
  ('nutrition_goals', 8, 'goals', '{kind,target,unit}'),
  ('workout_offsets', 9, 'workouts', '{calories}');
create policy "known to all" on private.entity_types for select to authenticated using (true);
grant select on private.entity_types to authenticated;

-- What was set for the first time is taken back by a delete. The trail holds for it as for every change.
grant delete on public.nutrition_goals, public.workout_offsets to authenticated;

create index audit_log_by_key on public.audit_log (client_key, id) where client_key is not null;

-- Which change took back which: both are the id of a turn or the key of a hand edit.
create table private.undos (
  user_id uuid not null,
  source uuid not null,
  target uuid not null,
  undone_at timestamptz not null default clock_timestamp(),
  primary key (user_id, source)
);
create index undos_by_target on private.undos (user_id, target);
alter table private.undos enable row level security;
alter table private.undos force row level security;
create policy "own undos" on private.undos for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert on private.undos to authenticated;

-- What took these changes back and still holds: an undo that was itself taken back does not.
create function private.undone_by(p_source uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select u.source from private.undos u
    where u.user_id = (select auth.uid()) and u.target = p_source and private.undone_by(u.source) is null
    order by u.undone_at desc limit 1);
end $$;
grant execute on function private.undone_by(uuid) to authenticated;

-- Each row of one's own that a turn or a hand edit changed: how it was before, and how it was left.
create function private.net_changes(p_source uuid)
returns table (table_name text, row_id uuid, "position" int, first_id bigint, changed_at timestamptz, old_row jsonb, new_row jsonb)
language sql stable set search_path = '' as $$
  select * from (
    select a.table_name, a.row_id, u.position, min(a.id) as first_id, max(a.changed_at) as changed_at,
      (array_agg(a.old_row order by a.id))[1] as old_row, (array_agg(a.new_row order by a.id desc))[1] as new_row
    from public.audit_log a join private.undoable_tables u using (table_name)
    where a.user_id = (select auth.uid()) and (a.turn_id = p_source or a.client_key = p_source)
    group by a.table_name, a.row_id, u.position
  ) net where net.old_row is distinct from net.new_row
$$;
grant execute on function private.net_changes(uuid) to authenticated;

create function private.columns_of(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_row is not null then coalesce(
    (select jsonb_object_agg(c, p_row -> c) from unnest(p_columns) c where p_row ->> c is not null), '{}') end
$$;
grant execute on function private.columns_of(jsonb, text[]) to authenticated;

-- What a person calls the thing.
create function private.change_label(p_type private.entity_types, p_row jsonb) returns text
language sql stable set search_path = '' as $$
  select left(coalesce(case when (p_type).table_name = 'nutrition_goals' then (
    select n.label from public.nutrients n where n.code = p_row ->> 'nutrient') end, p_row ->> (p_type).label_column), 200)
$$;
grant execute on function private.change_label(private.entity_types, jsonb) to authenticated;

-- A change as a person is told of it; parts of something else go unsaid.
create function private.shown_changes(p_source uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'entity_type', e.entity_type, 'id', n.row_id, 'label', private.change_label(e, coalesce(n.new_row, n.old_row)), 'place', u.place,
    'op', case when n.old_row is null then 'created' when n.new_row is null then 'deleted' else 'updated' end,
    'before', private.columns_of(n.old_row, u.shown_columns), 'after', private.columns_of(n.new_row, u.shown_columns)) order by n.first_id), '[]')
  from private.net_changes(p_source) n
  join private.undoable_tables u using (table_name)
  join private.entity_types e using (table_name)
  where u.place is not null
$$;
grant execute on function private.shown_changes(uuid) to authenticated;

-- Is a row now as it was left? Times are compared as times, and a column that came or went since says nothing.
create function private.is_as_left(p_table text, p_row uuid, p_left jsonb, p_lock boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_now jsonb;
  v_left jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 %s', p_table, case when p_lock then 'for update' else '' end)
    into v_now using p_row;
  if v_now is null or p_left is null then
    return v_now is null and p_left is null;
  end if;
  execute format('select to_jsonb(t) from jsonb_populate_record(null::public.%I, $1) t', p_table) into v_left using p_left;
  return not exists (select from jsonb_object_keys(p_left) k where v_now ? k and v_now -> k is distinct from v_left -> k);
end $$;
grant execute on function private.is_as_left(text, uuid, jsonb, boolean) to authenticated;

-- What stands in the way of taking changes back: things that were changed again since, by their names.
create function private.undo_obstacles(p_source uuid, p_lock boolean) returns text[]
language sql set search_path = '' as $$
  select coalesce(array_agg(distinct o.label), '{}') from (
    select case when e.table_name is null then 'an ingredient' else private.change_label(e, coalesce(n.new_row, n.old_row)) end as label
    from private.net_changes(p_source) n left join private.entity_types e using (table_name)
    where not private.is_as_left(n.table_name, n.row_id, n.new_row, p_lock)
  ) o
$$;
grant execute on function private.undo_obstacles(uuid, boolean) to authenticated;

-- What a turn or a hand edit of one's own changed, and whether it can be taken back. Foreign and absent look alike: no changes.
create function public.changes_of(p_source uuid) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'source', p_source,
    'changed_at', (select to_char(max(n.changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from private.net_changes(p_source) n),
    'changes', private.shown_changes(p_source),
    'undoes', (select u.target from private.undos u where u.user_id = (select auth.uid()) and u.source = p_source),
    'undone_by', private.undone_by(p_source),
    'changed_since', to_jsonb(case when private.undone_by(p_source) is null then private.undo_obstacles(p_source, false) else '{}' end))
$$;
grant execute on function public.changes_of(uuid) to authenticated;

-- The turn that "that" means: the latest that changed something and stands, of this conversation if there is one in it.
-- `p_which` is 'change' for what is to be taken back, 'undo' for what is to be brought back, 'any' for what is to be told.
create function private.latest_changes(p_which text) returns uuid
language sql stable set search_path = '' as $$
  with here as (
    select nullif(current_setting('alfred.turn', true), '')::uuid as turn_id
  ), recent as (
    select a.turn_id, a.id from public.audit_log a join private.undoable_tables using (table_name)
    where a.user_id = (select auth.uid()) and a.turn_id is not null
    order by a.id desc limit 500
  ), turns as (
    select r.turn_id, max(r.id) as last_id from recent r, here h where r.turn_id is distinct from h.turn_id group by r.turn_id
  )
  select t.turn_id from turns t, here h
  where (p_which = 'any' or private.undone_by(t.turn_id) is null
      and (p_which = 'undo') = exists (select from private.undos u where u.user_id = (select auth.uid()) and u.source = t.turn_id))
    and exists (select from private.net_changes(t.turn_id))
  order by exists (
    select from public.turns mine, public.turns theirs
    where mine.id = h.turn_id and theirs.id = t.turn_id and mine.conversation_id = theirs.conversation_id) desc, t.last_id desc
  limit 1
$$;
grant execute on function private.latest_changes(text) to authenticated;

-- What a person wrote in a turn of theirs, shortened: so that they know which one is meant.
create function private.request_of(p_turn uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(regexp_replace(t.input ->> 'message', '\s+', ' ', 'g'), 120) from public.turns t where t.id = p_turn and t.user_id = auth.uid()
$$;
grant execute on function private.request_of(uuid) to authenticated;

-- Puts a row back as it was, with the columns that it had.
create function private.put_back(p_table text, p_row uuid, p_before jsonb, p_is_there boolean) returns void
language plpgsql set search_path = '' as $$
declare
  v_columns text;
begin
  select string_agg(format('%I', a.attname), ', ') into v_columns from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and p_before ? a.attname;
  if p_is_there then
    execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2', p_table, v_columns)
      using p_before, p_row;
  else
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', p_table, v_columns)
      using p_before;
  end if;
end $$;
grant execute on function private.put_back(text, uuid, jsonb, boolean) to authenticated;

-- Takes the rows back: what came goes first, then what went comes again, then what was changed is as before.
create function private.take_back(p_source uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_change record;
begin
  for v_change in select * from private.net_changes(p_source) where old_row is null order by "position" desc, first_id desc loop
    execute format('delete from public.%I where id = $1', v_change.table_name) using v_change.row_id;
  end loop;
  for v_change in select * from private.net_changes(p_source) where old_row is not null order by (new_row is not null), "position", first_id loop
    perform private.put_back(v_change.table_name, v_change.row_id, v_change.old_row, v_change.new_row is not null);
  end loop;
exception when unique_violation or foreign_key_violation then
  perform private.refuse_call('CHANGED_SINCE', 'That cannot be taken back: something else has taken its place since.');
end $$;
grant execute on function private.take_back(uuid) to authenticated;

-- What hangs on the rows by now would go with them, and is not the change's to take: the names of such things.
create function private.taken_along(p_source uuid, p_by uuid) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct private.change_label(e, coalesce(a.old_row, a.new_row)))
  from public.audit_log a join private.entity_types e using (table_name)
  where a.user_id = (select auth.uid()) and (a.turn_id = p_by or a.client_key = p_by)
    and not exists (select from private.net_changes(p_source) n where n.table_name = a.table_name and n.row_id = a.row_id)
$$;
grant execute on function private.taken_along(uuid, uuid) to authenticated;

create function private.refuse_undo(p_names text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_call('CHANGED_SINCE', left(format('That cannot be taken back, since there were later changes to %s.',
    private.join_words(p_names[:4] || case when cardinality(p_names) > 4 then array[(cardinality(p_names) - 4) || ' more'] else '{}' end)), 400));
end $$;
grant execute on function private.refuse_undo(text[]) to authenticated;

-- Takes back what a turn or a hand edit changed: the one that `source` names, or the latest; `which` says "change" or "undo".
create function private.tool_undo_changes(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_by uuid := coalesce(nullif(current_setting('alfred.turn', true), ''), current_setting('alfred.client_key', true))::uuid;
  v_which text := coalesce(p_arguments ->> 'which', 'change');
  v_source uuid := coalesce((p_arguments ->> 'source')::uuid, private.latest_changes(v_which));
  v_changes jsonb;
  v_names text[];
begin
  -- Two who take the same back: the second finds it done.
  perform pg_advisory_xact_lock(hashtextextended(v_source::text, 3));
  v_changes := private.shown_changes(v_source);
  if v_source is null or not exists (select from private.net_changes(v_source)) then
    perform private.refuse_call('NOTHING_TO_UNDO', case
      when v_source is not null then 'That request changed nothing that could be taken back.'
      when v_which = 'undo' then 'Nothing was taken back that I could bring back.'
      else 'I have changed nothing lately that could be taken back.' end);
  elsif exists (select from public.turns t where t.id = v_source and t.finished_at is null) then
    perform private.refuse_call('STILL_RUNNING', 'That request is still being worked at. Please stop it or wait for its end.');
  elsif private.undone_by(v_source) is not null then
    perform private.refuse_call('ALREADY_UNDONE', 'That was taken back already.');
  end if;
  v_names := private.undo_obstacles(v_source, true);
  if cardinality(v_names) > 0 then
    perform private.refuse_undo(v_names);
  end if;
  perform private.take_back(v_source);
  v_names := private.taken_along(v_source, v_by);
  if cardinality(v_names) > 0 then
    perform private.refuse_undo(v_names);
  end if;
  insert into private.undos (user_id, source, target) values ((select auth.uid()), v_by, v_source);
  return jsonb_build_object(
    'entities', (select coalesce(jsonb_agg(jsonb_build_object('type', c ->> 'entity_type', 'id', c ->> 'id', 'label', c ->> 'label', 'source', 'db_lookup',
        'op', case c ->> 'op' when 'created' then 'deleted' when 'deleted' then 'created' else 'updated' end) order by n), '[]')
      from jsonb_array_elements(v_changes) with ordinality as x (c, n)),
    -- As they were made: what was created then is gone now.
    'data', jsonb_build_object('source', v_source, 'request', private.request_of(v_source), 'undone', v_changes,
      'undoes', (select u.target from private.undos u where u.user_id = (select auth.uid()) and u.source = v_source)));
end $$;
grant execute on function private.tool_undo_changes(jsonb) to authenticated;

-- Of no agent's domain: the orchestrator alone may run it for a turn, when code has read in the person's own words that they want it.
insert into private.tools (name, domain, by_hand) values ('undo_changes', 'alfred', true);

-- For "what did you just do?": the latest changes of this person, told to the orchestrator that owns the turn.
create function private.tool_show_changes(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_source uuid := coalesce((p_arguments ->> 'source')::uuid, private.latest_changes('any'));
begin
  return jsonb_build_object('entities', '[]'::jsonb, 'data', case when v_source is null then '{"changes": []}'
    else public.changes_of(v_source) || jsonb_build_object('request', private.request_of(v_source)) end);
end $$;
grant execute on function private.tool_show_changes(jsonb) to authenticated;
insert into private.tools (name, domain) values ('show_changes', 'alfred');
