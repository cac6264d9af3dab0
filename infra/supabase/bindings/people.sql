-- Whom a person eats with is theirs alone. Changes are made by the tools, and each leaves a trace.

select private.unbind('public.people', 'public.person_rules');

grant select, insert, update, delete on public.people, public.person_rules to authenticated;

create policy "own people" on public.people for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own people's rules" on public.person_rules for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; a rule is never hung onto somebody whom another person knows.
    and exists (select from public.people p where p.id = person_id and p.user_id = (select auth.uid())));

do $$
declare
  v_table regclass;
begin
  foreach v_table in array '{public.people,public.person_rules}'::regclass[] loop
    execute format('create trigger audit_change after insert or update or delete on %s for each row execute function private.audit_change()', v_table);
    -- A change that no turn and no key stands behind is refused before any row is looked at.
    execute format('create trigger refuse_untold_change before insert or update or delete on %s for each statement execute function private.refuse_untold_change()', v_table);
    execute format('create trigger refuse_too_many after insert on %s referencing new table as added for each statement execute function private.refuse_too_many()', v_table);
  end loop;
end $$;
