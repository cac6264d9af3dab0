-- How a turn was worked at, for its person and for an operator.

-- Kept with the end of the turn. One that is too large to be small is not kept: the turn ends all the same.
create or replace function private.keep_trace(p_turn uuid, p_user uuid, p_trace jsonb) returns void
language sql set search_path = '' as $$
  insert into private.turn_traces as t (turn_id, user_id, trace)
  select p_turn, p_user, p_trace where octet_length(p_trace::text) <= 65536
  on conflict (turn_id) do update set trace = excluded.trace, stored_at = excluded.stored_at
$$;

-- Under row level security: of another person there is none.
create or replace function public.trace_of_turn(p_turn uuid) returns jsonb
language sql stable set search_path = '' as $$
  select t.trace from private.turn_traces t where t.turn_id = p_turn and t.user_id = (select auth.uid())
$$;
grant execute on function public.trace_of_turn(uuid) to authenticated;

create or replace function public.trace_of_any_turn(p_turn uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select t.trace from private.turn_traces t where t.turn_id = p_turn
$$;
grant execute on function public.trace_of_any_turn(uuid) to alfred_operator;

-- Deletes what was kept for longer than so many days, in portions that are over soon, and notes the run as done with the last one.
create or replace function public.forget_traces(p_schedule text, p_fire_at timestamptz, p_days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_forgotten int;
begin
  perform private.check_day(p_fire_at);
  delete from private.turn_traces t where t.turn_id in (
    select o.turn_id from private.turn_traces o
    where o.stored_at < clock_timestamp() - make_interval(days => least(greatest(p_days, 0), 3650))
    order by o.stored_at limit 5000 for update skip locked);
  get diagnostics v_forgotten = row_count;
  if v_forgotten < 5000 then
    insert into private.proactive_runs (schedule, fire_at, suggestions_stored) values (p_schedule, p_fire_at, 0) on conflict do nothing;
  end if;
  return v_forgotten;
end $$;
grant execute on function public.forget_traces(text, timestamptz, int) to alfred_worker;
