-- Takes triggers, policies and grants off tables, so that a file of bindings says all that there is: what is no longer in it is
-- gone when it is applied again. For whoever owns the database.
create or replace function private.unbind(variadic p_tables regclass[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_bound record;
begin
  for v_bound in
    select t.tgname as name, t.tgrelid::regclass as place from pg_catalog.pg_trigger t where t.tgrelid = any (p_tables) and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', v_bound.name, v_bound.place);
  end loop;
  for v_bound in select p.polname as name, p.polrelid::regclass as place from pg_catalog.pg_policy p where p.polrelid = any (p_tables) loop
    execute format('drop policy %I on %s', v_bound.name, v_bound.place);
  end loop;
  for v_bound in select place from unnest(p_tables) as t (place) loop
    execute format('revoke all on table %s from public, anon, authenticated, service_role, alfred_orchestrator, alfred_worker, alfred_operator', v_bound.place);
  end loop;
end $$;
