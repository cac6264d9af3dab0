-- What a person told is theirs alone. Changes are made by the tools, and each leaves a trace, until it is forgotten.

select private.unbind('public.memories', 'private.tombstones', 'private.redactions', 'private.memory_vectors');

grant select, insert, update, delete on public.memories to authenticated;

-- Tombstones, redactions and vectors have no policy: only the owner's functions read and write these.
create policy "own memories" on public.memories for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create trigger audit_change after insert or update or delete on public.memories for each row execute function private.audit_change();
-- A change that no turn and no key stands behind is refused before any row is looked at.
create trigger refuse_untold_change before insert or update or delete on public.memories for each statement execute function private.refuse_untold_change();
create trigger refuse_too_many after insert on public.memories referencing new table as added for each statement execute function private.refuse_too_many();
