-- Who changed what: old row, new row, turn, step and call of every change to a person's data.
-- The trail is the source of the ledger and of undo (architecture, Data; invariant 2).

create table public.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  turn_id uuid,
  step int,
  call int,
  table_name text not null,
  row_id uuid not null,
  op text not null check (op in ('insert', 'update', 'delete')),
  old_row jsonb,
  new_row jsonb,
  changed_at timestamptz not null default clock_timestamp()
);
create index audit_log_by_turn on public.audit_log (turn_id, id);
create index audit_log_by_user on public.audit_log (user_id, id desc);
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;
create policy "own changes" on public.audit_log for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.audit_log to authenticated;

-- Rows that may be touched by one turn; more needs a confirmation (ruling R2).
create function private.rows_per_turn_max() returns int
language sql immutable set search_path = '' as $$ select 50 $$;
grant execute on function private.rows_per_turn_max() to authenticated;

-- How many rows a turn has changed so far. It counts by the turn alone: under row level security the
-- planner would rather read all that the person ever changed.
create function private.rows_changed(p_turn uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log where turn_id = p_turn
$$;
grant execute on function private.rows_changed(uuid) to authenticated;

-- Refuses a change that no turn stands behind: a person's data changes through the tools alone.
create function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_turn uuid := nullif(current_setting('alfred.turn', true), '')::uuid;
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  if v_turn is null then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  end if;
  insert into public.audit_log (user_id, turn_id, step, call, table_name, row_id, op, old_row, new_row)
  values (
    (v_row ->> 'user_id')::uuid, v_turn,
    nullif(current_setting('alfred.step', true), '')::int,
    nullif(current_setting('alfred.call', true), '')::int,
    tg_table_name, (v_row ->> 'id')::uuid, lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return coalesce(new, old);
end $$;

-- Which tools there are and whose they are; `apply` runs nothing else.
create table private.tools (
  name text primary key,
  domain text not null
);
alter table private.tools enable row level security;
create policy "known to all" on private.tools for select to authenticated using (true);
grant select on private.tools to authenticated;

