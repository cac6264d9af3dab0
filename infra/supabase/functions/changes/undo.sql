-- Taking back what was changed (spec S14.2): the exact rows, all of them or none, by a change of its own that can be taken
-- back in turn.

-- Is a row now as it was left? Times are compared as times, and a column that came or went since says nothing.
create or replace function private.is_as_left(p_table text, p_row uuid, p_left jsonb, p_lock boolean) returns boolean
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
create or replace function private.undo_obstacles(p_source uuid, p_lock boolean) returns text[]
language sql set search_path = '' as $$
  select coalesce(array_agg(distinct o.label), '{}') from (
    -- A part of something else is called by its food or title: an ingredient of a recipe, a dish that was cooked.
    select case when e.table_name is null then coalesce(coalesce(n.new_row, n.old_row) ->> 'food', coalesce(n.new_row, n.old_row) ->> 'title') else private.change_label(e, coalesce(n.new_row, n.old_row)) end as label
    from private.net_changes(p_source) n left join private.entity_types e using (table_name)
    where not private.is_as_left(n.table_name, n.row_id, n.new_row, p_lock)
  ) o
$$;
grant execute on function private.undo_obstacles(uuid, boolean) to authenticated;

-- Puts a row back as it was, with the columns that it had.
create or replace function private.put_back(p_table text, p_row uuid, p_before jsonb, p_is_there boolean) returns void
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
create or replace function private.take_back(p_source uuid) returns void
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
-- A row from before a check may be one that the check would not take.
exception when unique_violation or foreign_key_violation or check_violation then
  perform private.refuse_call('CHANGED_SINCE', '{"things": [], "more": 0}');
end $$;
grant execute on function private.take_back(uuid) to authenticated;

-- What hangs on the rows by now would go with them, and is not the change's to take: the names of such things.
create or replace function private.taken_along(p_source uuid, p_by uuid) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct private.change_label(e, coalesce(a.old_row, a.new_row)))
  from public.audit_log a join private.entity_types e using (table_name)
  where a.user_id = (select auth.uid()) and (a.turn_id = p_by or a.client_key = p_by)
    and not exists (select from private.net_changes(p_source) n where n.table_name = a.table_name and n.row_id = a.row_id)
$$;
grant execute on function private.taken_along(uuid, uuid) to authenticated;

create or replace function private.refuse_undo(p_names text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_call('CHANGED_SINCE', jsonb_build_object('things', to_jsonb(p_names[:4]), 'more', greatest(cardinality(p_names) - 4, 0)));
end $$;
grant execute on function private.refuse_undo(text[]) to authenticated;

-- Takes back what a turn or a hand edit changed: the one that `source` names, or the latest; `which` says "change" or "undo".
create or replace function private.tool_undo_changes(p_arguments jsonb) returns jsonb
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
    perform private.refuse_call('NOTHING_TO_UNDO', jsonb_build_object('of', case when v_source is not null then 'request' else v_which end));
  elsif exists (select from public.turns t where t.id = v_source and t.finished_at is null) then
    perform private.refuse_call('STILL_RUNNING');
  elsif private.undone_by(v_source) is not null then
    perform private.refuse_call('ALREADY_UNDONE');
  elsif private.is_forgotten(v_source) then
    perform private.refuse_call('FORGOTTEN');
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
comment on function private.tool_undo_changes(jsonb) is 'tool of alfred, by hand';
