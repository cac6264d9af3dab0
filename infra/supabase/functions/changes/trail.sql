-- The trail: every change of a person's data, with the turn or the key that stands behind it.

-- Rows that may be touched by one turn; more needs a confirmation (ruling R2).
create or replace function private.rows_per_turn_max() returns int
language sql immutable set search_path = '' as $$ select 50 $$;
grant execute on function private.rows_per_turn_max() to authenticated;

-- Does a change count by itself? Parts of something else do not, nor what follows from a change that counts.
create or replace function private.counts_as_change(p_change public.audit_log) returns boolean
language sql immutable set search_path = '' as $$
  select (p_change).table_name not in ('recipe_ingredients', 'stock_movements')
    and not ((p_change).table_name = 'tasks' and coalesce((p_change).new_row, (p_change).old_row) ->> 'kind' is not null)
$$;
grant execute on function private.counts_as_change(public.audit_log) to authenticated;

-- How many rows a turn has changed so far. It counts by the turn alone: under row level security the
-- planner would rather read all that the person ever changed.
-- A recipe is one thing to a person, however many ingredients it has: they do not count towards what one turn may touch. Nor does it count twice
-- that something left the stock and that this was written down, or what a planned meal makes necessary.
create or replace function private.rows_changed(p_turn uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log a where a.turn_id = p_turn and private.counts_as_change(a)
$$;
grant execute on function private.rows_changed(uuid) to authenticated;

-- How many rows a client's key has changed so far; a recipe is one thing, however many ingredients it has.
create or replace function private.rows_changed_by_hand(p_key uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log a
  where user_id = (select auth.uid()) and client_key = p_key and private.counts_as_change(a)
    -- The trail of this very transaction: what came before it cannot be of this key.
    and changed_at >= transaction_timestamp()
$$;
grant execute on function private.rows_changed_by_hand(uuid) to authenticated;

-- Refuses a change that neither a turn nor a client's key stands behind: a person's data changes through the tools alone.
-- The trail is of people's rows. A recipe of nobody is the owner's to change, and row level security keeps it so.
create or replace function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_turn uuid := nullif(current_setting('alfred.turn', true), '')::uuid;
  v_key uuid := nullif(current_setting('alfred.client_key', true), '')::uuid;
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  if v_row ->> 'user_id' is null and to_jsonb(coalesce(old, new)) ->> 'user_id' is null then
    return coalesce(new, old);
  end if;
  -- What goes with an account is not kept in its trail, which goes too.
  if tg_op = 'DELETE' and current_setting('alfred.erasing', true) = v_row ->> 'user_id' then
    return old;
  end if;
  if v_turn is null and v_key is null then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  end if;
  insert into public.audit_log (user_id, turn_id, step, call, client_key, table_name, row_id, op, old_row, new_row)
  values (
    (v_row ->> 'user_id')::uuid, v_turn,
    nullif(current_setting('alfred.step', true), '')::int,
    nullif(current_setting('alfred.call', true), '')::int,
    v_key, tg_table_name, (v_row ->> 'id')::uuid, lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return coalesce(new, old);
end $$;

-- A change that no turn and no key stands behind is refused before any row is looked at: whether a row of that id is there, and
-- whose it is, makes no difference to the answer.
create or replace function private.refuse_untold_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and coalesce(current_setting('alfred.turn', true), '') = '' and coalesce(current_setting('alfred.client_key', true), '') = '' then
    perform private.refuse(403, 'FORBIDDEN', 'Changes are made through the tools.');
  end if;
  return null;
end $$;

-- With something to do instead, PostgreSQL asks for the right to write to the view, which nobody has; without, it fails before that.
create or replace function private.change_no_view() returns trigger
language plpgsql set search_path = '' as $$ begin return null; end $$;
