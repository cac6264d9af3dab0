-- All that is kept of a person, to take along, and to be gone (ruling R22). Which tables that are, the database says itself: those that have whose a row is.

-- Tables with people's rows, and their keys.
create or replace function private.tables_of_people() returns table (schema_name text, table_name text, keys text[], types text[])
language sql stable set search_path = '' as $$
  select n.nspname::text, c.relname::text, k.names, k.types
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute u on u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped
    join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
    cross join lateral (
      select array_agg(a.attname::text order by o.place) as names, array_agg(pg_catalog.format_type(a.atttypid, null) order by o.place) as types
      from unnest(i.indkey::int2[]) with ordinality o (attnum, place) join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = o.attnum) k
  where c.relkind = 'r' and n.nspname in ('public', 'private')
  order by 1 desc, 2
$$;

-- What is no data of the person's own: counts of requests, words and vectors that are made of other rows, what is about to be redacted, and keys, with which others could speak in Alfred's name.
create or replace function private.is_exported(p_table text) returns boolean
language sql immutable set search_path = '' as $$ select p_table not in ('request_counts', 'words_of_names', 'memory_vectors', 'redactions', 'delivery_keys') $$;

-- A page of a table as it is, without what was reckoned for searching: some hundred rows, and of large ones fewer.
create or replace function private.export_page(p_user uuid, p_table text, p_after jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_table record;
  v_rows jsonb;
begin
  select * into v_table from private.tables_of_people() t where t.table_name = p_table;
  execute format($q$
    with page as (
      select to_jsonb(t) - '{search,embedding,request_hash}'::text[] as line, row_number() over (order by %1$s) as place from %2$I.%3$I t
      where t.user_id = $1 and ($2 is null or (%1$s) > (%4$s)) order by %1$s limit 500
    ), sized as (select p.line, p.place, sum(octet_length(p.line::text)) over (order by p.place) as size from page p)
    select coalesce(jsonb_agg(s.line order by s.place), '[]') from sized s where s.size <= 400000 or s.place = 1$q$,
    (select string_agg(format('t.%I', k), ', ' order by n) from unnest(v_table.keys) with ordinality x (k, n)), v_table.schema_name, p_table,
    (select string_agg(format('($2 ->> %L)::%s', k, v_table.types[n]), ', ' order by n) from unnest(v_table.keys) with ordinality x (k, n)))
    into v_rows using p_user, p_after;
  return jsonb_build_object('table', p_table, 'rows', v_rows, 'after', (
    select jsonb_object_agg(k, v_rows -> -1 -> k) from unnest(v_table.keys) k where v_rows <> '[]'));
end $$;

-- A page of all, or of one table. `next` is where the page after it begins; null behind the last.
create or replace function public.export_account(p_user uuid, p_table text default null, p_place jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_names text[] := array(select t.table_name from private.tables_of_people() t where private.is_exported(t.table_name));
  v_name text := coalesce(p_place ->> 'table', p_table, v_names[1]);
  v_page jsonb;
  v_following text;
begin
  if v_name <> all (v_names) then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such table.');
  end if;
  v_page := private.export_page(p_user, v_name, nullif(p_place -> 'after', 'null'));
  v_following := case when p_table is null then v_names[array_position(v_names, v_name) + 1] end;
  return jsonb_build_object('table', v_name, 'rows', v_page -> 'rows', 'next', case
    when v_page -> 'rows' <> '[]' then jsonb_build_object('table', v_name, 'after', v_page -> 'after')
    when v_following is not null then jsonb_build_object('table', v_following, 'after', null) end);
end $$;
grant execute on function public.export_account(uuid, text, jsonb) to alfred_orchestrator;

-- Deletes a portion of all that is kept of a person, and says whether that was all. The tombstone is there from the first portion on.
create or replace function public.delete_account(p_user uuid, p_portion int default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_table record;
  v_gone int;
  v_all int := 0;
  v_waits boolean := false;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 1));
  if exists (select from public.turns t where t.user_id = p_user and t.status in ('queued', 'running')) then
    perform private.refuse(409, 'CONVERSATION_BUSY', 'Alfred is still answering. Wait for the end, or cancel it first.');
  end if;
  -- What is deleted with an account leaves no trace of changes.
  perform set_config('alfred.erasing', p_user::text, true);
  for v_table in select * from private.tables_of_people() t where t.table_name <> 'tombstones' loop
    begin
      execute format('delete from %1$I.%2$I where ctid = any (array(select t.ctid from %1$I.%2$I t where t.user_id = $1 limit $2))', v_table.schema_name, v_table.table_name)
        using p_user, greatest(p_portion - v_all, 0);
      get diagnostics v_gone = row_count;
      v_all := v_all + v_gone;
    exception when foreign_key_violation then
      v_waits := true;
    end;
    exit when v_all >= p_portion;
  end loop;
  delete from private.tombstones t where t.user_id = p_user and t.table_name <> 'account';
  insert into private.tombstones (user_id, table_name, row_id) values (p_user, 'account', p_user) on conflict do nothing;
  perform set_config('alfred.erasing', '', true);
  return jsonb_build_object('done', v_all < p_portion and not v_waits);
end $$;
grant execute on function public.delete_account(uuid, integer) to alfred_orchestrator;

-- Which of these turns are gone, or hold no more all that was said in them: what was written down of them elsewhere has to go, too.
create or replace function public.forgotten_turns(p_turns uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(x), '[]') from unnest(p_turns[1:500]) x
  where not exists (select from public.turns t where t.id = x and t.request_hash <> '')
$$;
grant execute on function public.forgotten_turns(uuid[]) to alfred_orchestrator;
