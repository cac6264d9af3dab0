-- What an orchestrator tells of the queue that all of them share. No person and no turn is named.

-- What the write-ahead log takes on the disk beside the database; null where whoever owns the database may not look.
create or replace function private.wal_bytes() returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_bytes bigint;
begin
  if has_function_privilege('pg_catalog.pg_ls_waldir()', 'execute') then
    select sum(w.size) into v_bytes from pg_catalog.pg_ls_waldir() w;
  end if;
  return v_bytes;
end $$;

-- A turn waits when it is queued, or when whoever owned it is no longer alive. Both are in the index of open turns.
create or replace function public.turn_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  with open_turns as materialized (
    select t.created_at, t.status = 'queued' or not exists (
      select from private.instances i where i.name || ':' || i.boot = t.owner and i.lease_until > clock_timestamp()) as waits
    from public.turns t where t.status in ('queued', 'running')
  )
  select jsonb_build_object(
    'waiting', count(*) filter (where waits),
    'running', count(*) filter (where not waits),
    'oldest_waiting_seconds', max(round(greatest(extract(epoch from clock_timestamp() - created_at), 0), 3)) filter (where waits),
    'dead', (select count(*) from (
      select from public.turns where status in ('failed', 'partial') and (result -> 'error' ->> 'retryable') = 'true' limit 1000) d),
    'database_bytes', pg_database_size(current_database()),
    'wal_bytes', private.wal_bytes(),
    'wal_held_bytes', coalesce((select max(pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn)) from pg_catalog.pg_replication_slots s), 0),
    'is_short_of_room', coalesce((select r.is_short from private.room r), false))
  from open_turns
$$;
grant execute on function public.turn_figures() to alfred_orchestrator;
