-- What the house does for a table that an agent brings: one call in the agent's own bindings, and its rows are as safe as all others.

-- The rows of these belong to people: seen and changed by their person alone, within a turn or an edit by hand, with a trail that undo
-- reads, so many and no more, and with values that can be read again. The table has the columns id (uuid) and user_id, is named after
-- the agent, and lies in public. For whoever owns the database.
--   p_label     the column that names a row to a person          p_shown     what is shown of one that was changed
--   p_columns   {"name": ["name", 120], "bought_on": ["day"]}: the rules are those of private.value_rules()
create or replace function private.bind_agent_table(
  p_domain text, p_table text, p_entity_type text, p_label text, p_columns jsonb,
  p_place text default null, p_shown text[] default '{}', p_rows_max int default 5000
) returns void
language plpgsql set search_path = '' as $$
declare
  v_table regclass := format('public.%I', p_table)::regclass;
begin
  insert into private.agent_tables as t (table_name, domain, entity_type, label_column, place, shown_columns, position, rows_max, columns)
  values (p_table, p_domain, p_entity_type, p_label, p_place, p_shown, (select coalesce(max(o.position), 100) + 1 from private.agent_tables o), p_rows_max, p_columns)
  on conflict (table_name) do update set domain = excluded.domain, entity_type = excluded.entity_type, label_column = excluded.label_column, place = excluded.place,
    shown_columns = excluded.shown_columns, rows_max = excluded.rows_max, columns = excluded.columns;
  perform private.tell_of_agent_tables();

  perform private.unbind(v_table);
  execute format('alter table %s enable row level security', v_table);
  execute format('alter table %s force row level security', v_table);
  execute format('grant select, insert, update, delete on %s to authenticated', v_table);
  execute format('create policy "own rows" on %s for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', v_table);
  execute format('create trigger audit_change after insert or update or delete on %s for each row execute function private.audit_change()', v_table);
  -- A change that no turn and no key stands behind is refused before any row is looked at.
  execute format('create trigger refuse_untold_change before insert or update or delete on %s for each statement execute function private.refuse_untold_change()', v_table);
  execute format('create trigger refuse_too_many after insert on %s referencing new table as added for each statement execute function private.refuse_too_many()', v_table);
  perform private.bind_column_values(p_table);
end $$;

-- Writes down for turns and for undo what tables agents have. The bindings of the house, which make these rows anew, call it too.
create or replace function private.tell_of_agent_tables() returns void
language sql set search_path = '' as $$
  insert into private.entity_types (table_name, entity_type, label_column)
  select t.table_name, t.entity_type, t.label_column from private.agent_tables t
  on conflict (table_name) do update set entity_type = excluded.entity_type, label_column = excluded.label_column;
  insert into private.undoable_tables (table_name, position, place, shown_columns)
  select t.table_name, t.position, t.place, t.shown_columns from private.agent_tables t
  on conflict (table_name) do update set position = excluded.position, place = excluded.place, shown_columns = excluded.shown_columns;
$$;

-- Checks of what the columns of a table may hold: as many as there are rules for it, and no others.
create or replace function private.bind_column_values(p_table text) returns void
language plpgsql set search_path = '' as $$
declare
  v_former record;
  v_rule record;
begin
  for v_former in
    select c.conname as name from pg_catalog.pg_constraint c
    where c.conrelid = format('public.%I', p_table)::regclass and c.contype = 'c' and c.conname like '%\_fits'
  loop
    execute format('alter table public.%I drop constraint %I', p_table, v_former.name);
  end loop;
  for v_rule in select * from private.value_rules() r where r.table_name = p_table loop
    execute format('alter table public.%I add constraint %I check (%s)', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits',
      private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
  end loop;
end $$;
