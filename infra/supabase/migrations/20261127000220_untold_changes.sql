-- A change that no turn and no key stands behind is refused before any row is looked at: whether a row of that id is there, and
-- whose it is, makes no difference to the answer.
create function private.refuse_untold_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and coalesce(current_setting('alfred.turn', true), '') = '' and coalesce(current_setting('alfred.client_key', true), '') = '' then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  end if;
  return null;
end $$;

do $$
declare
  v_table regclass;
begin
  for v_table in select t.tgrelid::regclass from pg_catalog.pg_trigger t where t.tgname = 'audit_change' loop
    execute format('create trigger refuse_untold_change before insert or update or delete on %s for each statement execute function private.refuse_untold_change()', v_table);
  end loop;
end $$;

-- With something to do instead, PostgreSQL asks for the right to write to the view, which nobody has; without, it fails before that.
create function private.change_no_view() returns trigger
language plpgsql set search_path = '' as $$ begin return null; end $$;
create trigger change_no_view instead of insert or update or delete on public.ingredient_nutrients for each row execute function private.change_no_view();
