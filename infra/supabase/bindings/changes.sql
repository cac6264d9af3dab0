-- Who may see what was changed, and the rows that go with the functions.

select private.unbind('public.audit_log', 'private.hand_edits', 'private.undos', 'private.entity_types',
  'private.undoable_tables', 'private.agent_tables', 'private.agent_phrases', 'private.repairs', 'private.room', 'private.request_counts');

grant select on public.audit_log, private.entity_types, private.undoable_tables, private.agent_tables to authenticated;
grant select, insert on private.undos to authenticated;

create policy "own changes" on public.audit_log for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own undos" on private.undos for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "known to all" on private.entity_types for select to authenticated using (true);
create policy "known to all" on private.undoable_tables for select to authenticated using (true);
create policy "known to all" on private.agent_tables for select to authenticated using (true);
create policy "counted by the door" on private.request_counts to current_user using (true) with check (true);

create trigger hand_edits_need_room before insert on public.audit_log for each row when (new.client_key is not null)
  execute function private.refuse_without_room();
create trigger hint_household after insert on public.audit_log referencing new table as added for each statement execute function private.hint_household();
