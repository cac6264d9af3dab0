-- What is new for a person since a client last heard of it: changes of their rows and what was noticed. It is asked for again and again, and costs two
-- looks into an index.

-- A change has its number when it is made, and is seen when its transaction ends: one with a lower number may be seen later. So the next look begins
-- behind what is older than any transaction takes, and whoever asks passes over what it was told.
create or replace function public.feed_since(after_change bigint, after_moment bigint, page_size int default 100) returns jsonb
language sql stable set search_path = '' as $$
  with asked as (
    select least(greatest(page_size, 1), 500) as size,
      coalesce(after_change, (select max(a.id) from public.audit_log a where a.user_id = (select auth.uid())), 0) as change,
      coalesce(after_moment, (extract(epoch from now()) * 1000000)::bigint) as moment
  ), changes as materialized (
    select a.id, a.table_name, a.row_id, a.op, a.turn_id, a.client_key, a.changed_at
    from asked q join public.audit_log a on a.user_id = (select auth.uid()) and a.id > q.change
    order by a.id limit (select size + 1 from asked)
  ), noticed as materialized (
    select s.*, (extract(epoch from s.created_at) * 1000000)::bigint as at
    from asked q join public.suggestions s on s.user_id = (select auth.uid()) and s.created_at > to_timestamp(q.moment / 1000000.0) and s.status = 'open'
    order by s.created_at limit 50
  )
  select jsonb_build_object(
    'changes', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'table', c.table_name, 'row_id', c.row_id, 'op', c.op, 'job_id', c.turn_id, 'key', c.client_key, 'at', c.changed_at) order by c.id)
      from (select * from changes order by id limit (select size from asked)) c), '[]'),
    'suggestions', coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'subject', n.subject, 'reason', n.reason, 'action', n.action, 'request', n.request, 'due_on', n.due_on, 'at', n.at) order by n.at)
      from noticed n), '[]'),
    'change', greatest(q.change, coalesce((select max(c.id) from changes c where c.changed_at < now() - interval '3 seconds'), q.change)),
    'moment', greatest(q.moment, coalesce((select max(n.at) from noticed n), q.moment)),
    'is_too_much', (select count(*) from changes) > q.size)
  from asked q
$$;
grant execute on function public.feed_since(bigint, bigint, int) to authenticated;
