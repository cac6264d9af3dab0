-- What a turn or a hand edit changed can be seen (spec S14.2).

-- What took these changes back and still holds: an undo that was itself taken back does not.
create or replace function private.undone_by(p_source uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select u.source from private.undos u
    where u.user_id = (select auth.uid()) and u.target = p_source and private.undone_by(u.source) is null
    order by u.undone_at desc limit 1);
end $$;
grant execute on function private.undone_by(uuid) to authenticated;

-- Each row of one's own that a turn or a hand edit changed: how it was before, and how it was left.
create or replace function private.net_changes(p_source uuid)
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

create or replace function private.columns_of(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_row is not null then coalesce(
    (select jsonb_object_agg(c, p_row -> c) from unnest(p_columns) c where p_row ->> c is not null), '{}') end
$$;
grant execute on function private.columns_of(jsonb, text[]) to authenticated;

-- What a person calls the thing.
create or replace function private.change_label(p_type private.entity_types, p_row jsonb) returns text
language sql stable set search_path = '' as $$
  -- What was forgotten has no name any more.
  select left(coalesce(case when p_row ? 'redacted' then '…' end, case when (p_type).table_name = 'nutrition_goals' then (
    select n.label from public.nutrients n where n.code = p_row ->> 'nutrient') end, p_row ->> (p_type).label_column), 200)
$$;
grant execute on function private.change_label(private.entity_types, jsonb) to authenticated;

-- A change as a person is told of it; parts of something else go unsaid.
create or replace function private.shown_changes(p_source uuid) returns jsonb
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

-- The turn that "that" means: the latest that changed something and stands, of this conversation if there is one in it.
-- `p_which` is 'change' for what is to be taken back, 'undo' for what is to be brought back, 'any' for what is to be told.
-- What was changed last is looked for from the latest on, and no further than the first that fits.
create or replace function private.latest_changes(p_which text) returns uuid
language sql stable set search_path = '' as $$
  with here as (
    select nullif(current_setting('alfred.turn', true), '')::uuid as turn_id
  ), recent as (
    select a.turn_id, a.id from public.audit_log a join private.undoable_tables using (table_name)
    where a.user_id = (select auth.uid()) and a.turn_id is not null
    order by a.id desc limit 500
  ), turns as (
    select r.turn_id, max(r.id) as last_id from recent r, here h where r.turn_id is distinct from h.turn_id group by r.turn_id
  ), ordered as materialized (
    select t.turn_id from turns t, here h
    order by exists (
      select from public.turns mine, public.turns theirs
      where mine.id = h.turn_id and theirs.id = t.turn_id and mine.conversation_id = theirs.conversation_id) desc, t.last_id desc
  )
  select t.turn_id from ordered t
  where (p_which = 'any' or private.undone_by(t.turn_id) is null
      and (p_which = 'undo') = exists (select from private.undos u where u.user_id = (select auth.uid()) and u.source = t.turn_id))
    and exists (select from private.net_changes(t.turn_id))
  limit 1
$$;
grant execute on function private.latest_changes(text) to authenticated;

-- What a person wrote in a turn of theirs, shortened: so that they know which one is meant.
create or replace function private.request_of(p_turn uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(regexp_replace(t.input ->> 'message', '\s+', ' ', 'g'), 120) from public.turns t where t.id = p_turn and t.user_id = auth.uid()
$$;
grant execute on function private.request_of(uuid) to authenticated;

-- What a turn or a hand edit of one's own changed, and whether it can be taken back. Foreign and absent look alike: no changes.
create or replace function public.changes_of(p_source uuid) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'source', p_source,
    'changed_at', (select to_char(max(n.changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from private.net_changes(p_source) n),
    'changes', private.shown_changes(p_source),
    'undoes', (select u.target from private.undos u where u.user_id = (select auth.uid()) and u.source = p_source),
    'undone_by', private.undone_by(p_source),
    'changed_since', to_jsonb(case when private.undone_by(p_source) is null then private.undo_obstacles(p_source, false) else '{}' end))
    || case when private.is_forgotten(p_source) then '{"forgotten": true}'::jsonb else '{}' end
$$;
grant execute on function public.changes_of(uuid) to authenticated;

-- For "what did you just do?", and before an undo is asked about: the latest changes of this person, told to the orchestrator that owns the turn.
create or replace function private.tool_show_changes(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_source uuid := coalesce((p_arguments ->> 'source')::uuid, private.latest_changes(coalesce(p_arguments ->> 'which', 'any')));
begin
  return jsonb_build_object('entities', '[]'::jsonb, 'data', case when v_source is null then '{"changes": []}'
    else public.changes_of(v_source) || jsonb_build_object('request', private.request_of(v_source)) end);
end $$;
grant execute on function private.tool_show_changes(jsonb) to authenticated;
comment on function private.tool_show_changes(jsonb) is 'tool of alfred';
