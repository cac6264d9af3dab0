-- What is to be done in the kitchen: told, looked at, done and taken off. What a plan makes necessary is derived (deriving.sql).

create or replace function private.task_entity(p_task public.tasks, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'task', 'id', (p_task).id, 'label', (p_task).what, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.task_entity(public.tasks, text) to authenticated;

-- A task as it is told: a derived one by its kind, its food and the meal that it is for, which every language words for itself.
create or replace function private.task_line(p_task public.tasks) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('what', (p_task).what, 'kind', (p_task).kind, 'food', (p_task).food, 'hours', trim_scale((p_task).hours), 'day', (p_task).day, 'time', (p_task).time,
    'meal', (select jsonb_build_object('day', m.day, 'meal', m.meal, 'title', m.title) from public.meal_plan_entries m where m.id = (p_task).planned_meal))
$$;
grant execute on function private.task_line(public.tasks) to authenticated;

-- The words that a task is found by, whatever their form: "soaking the beans" and "soak beans" are one. To defrost is to thaw.
create or replace function private.task_words(p_what text) returns text[]
language sql stable set search_path = '' as $$
  select pg_catalog.tsvector_to_array(pg_catalog.to_tsvector('pg_catalog.english', regexp_replace(regexp_replace(lower(p_what), '\mdefrost', 'thaw', 'g'), '\m(on|off|in|out|not|up|down)\M', '\1ward', 'g')))
$$;
grant execute on function private.task_words(text) to authenticated;

-- What the parts of a day come to among times of the clock.
create or replace function private.clock_of(p_time text) returns text
language sql immutable set search_path = '' as $$
  select case p_time when 'morning' then '08:00' when 'noon' then '12:00' when 'afternoon' then '15:00' when 'evening' then '19:00' when 'night' then '22:00' else coalesce(p_time, '23:59') end
$$;
grant execute on function private.clock_of(text) to authenticated;

-- The task that words mean, among those that are still to be done: all of its words, or all of theirs. What is asked for by the same name
-- several times is the one that comes first; of several names one is asked for.
create or replace function private.task_meant(p_what text) returns public.tasks
language plpgsql set search_path = '' as $$
declare
  v_words text[] := private.task_words(p_what);
  v_task public.tasks;
  v_names text[];
begin
  if coalesce(p_what, '') !~ '\S' then
    perform private.refuse_call('TASK_NOT_NAMED');
  end if;
  select array_agg(distinct t.what) into v_names from public.tasks t
  where t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null and t.what_key = private.task_key(p_what);
  if v_names is null and cardinality(v_words) > 0 then
    select array_agg(distinct t.what) into v_names from public.tasks t cross join lateral (select private.task_words(t.what) as words) w
    where t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null and (w.words @> v_words or v_words @> w.words) and cardinality(w.words) > 0;
  end if;
  if v_names is null then
    perform private.refuse_call('TASK_NOT_FOUND', jsonb_build_object('what', btrim(p_what)));
  elsif cardinality(v_names) > 1 then
    perform private.ask_which('AMBIGUOUS_TASK', jsonb_build_object('what', btrim(p_what)), v_names[:5]);
  end if;
  select * into v_task from public.tasks t
  where t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null and t.what = v_names[1]
  order by t.day nulls last, private.clock_of(t.time), t.created_at, t.id limit 1 for update;
  return v_task;
end $$;
grant execute on function private.task_meant(text) to authenticated;

-- Under what a task is found that is told again.
create or replace function private.task_key(p_what text) returns text
language sql stable set search_path = '' as $$
  select left(coalesce(nullif(array_to_string(private.task_words(p_what), ' '), ''), lower(btrim(p_what))), 200)
$$;
grant execute on function private.task_key(text) to authenticated;

-- Writes a task down, once for its day.
create or replace function private.tool_add_task(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_what text := btrim(p_arguments ->> 'what');
  v_day date := (p_arguments ->> 'day')::date;
  v_time text := p_arguments ->> 'time';
  v_task public.tasks;
  v_op text := 'read';
begin
  if coalesce(v_what, '') !~ '\S' then
    perform private.refuse_call('TASK_NOT_NAMED');
  end if;
  select * into v_task from public.tasks t
  where t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null and t.what_key = private.task_key(v_what) and t.day is not distinct from v_day
    -- Two times of the clock are two tasks; a part of the day is told better by one.
    and (t.time is null or v_time is null or t.time = v_time or t.time !~ '\d' or v_time !~ '\d')
  order by t.created_at, t.id limit 1 for update;
  if v_task.id is null then
    v_op := 'created';
    insert into public.tasks (what, what_key, day, time) values (v_what, private.task_key(v_what), v_day, v_time) returning * into v_task;
  elsif v_time is distinct from v_task.time and v_time is not null then
    v_op := 'updated';
    update public.tasks t set time = v_time, updated_at = clock_timestamp() where t.id = v_task.id returning * into v_task;
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.task_entity(v_task, v_op)), 'data', private.task_line(v_task) || jsonb_build_object('already', v_op = 'read')
    -- What was wished and is not done is told: no task comes again, and none rings.
    || jsonb_build_object('repeats', coalesce((p_arguments ->> 'repeats')::boolean, false), 'is_soon', coalesce((p_arguments ->> 'is_soon')::boolean, false)));
end $$;
grant execute on function private.tool_add_task(jsonb) to authenticated;
comment on function private.tool_add_task(jsonb) is 'tool of pantry, by hand';

-- What is still to be done: all of it, or by days; then what is overdue by today and what has no day belong to it, too.
create or replace function private.tool_list_tasks(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with asked as (
    select (p_arguments ->> 'from')::date as first, coalesce((p_arguments ->> 'until')::date, (p_arguments ->> 'from')::date) as last, (p_arguments ->> 'today')::date as today
  ), found as (
    select t, row_number() over (order by t.day nulls last, private.clock_of(t.time), t.what, t.id) as position
    from asked a join public.tasks t on t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null
    where a.first is null or t.day between a.first and a.last or (a.today between a.first and a.last and (t.day is null or t.day < a.today))
    order by position limit 100
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.task_entity(f.t, 'read') order by f.position) from found f), '[]'),
    'data', jsonb_build_object('from', p_arguments -> 'from', 'until', p_arguments -> 'until',
      'tasks', coalesce((select jsonb_agg(private.task_line(f.t) order by f.position) from found f), '[]')))
$$;
grant execute on function private.tool_list_tasks(jsonb) to authenticated;
comment on function private.tool_list_tasks(jsonb) is 'tool of pantry';

create or replace function private.tool_done_task(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_task public.tasks := private.task_meant(p_arguments ->> 'what');
begin
  update public.tasks t set done_at = clock_timestamp(), updated_at = clock_timestamp() where t.id = v_task.id returning * into v_task;
  return jsonb_build_object('entities', jsonb_build_array(private.task_entity(v_task, 'updated')), 'data', private.task_line(v_task));
end $$;
grant execute on function private.tool_done_task(jsonb) to authenticated;
comment on function private.tool_done_task(jsonb) is 'tool of pantry, by hand';

-- Takes a task off. One that a meal made necessary is kept as dropped, so that it does not come again with the next change of the plan.
create or replace function private.tool_remove_task(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_task public.tasks := private.task_meant(p_arguments ->> 'what');
  v_line jsonb := private.task_line(v_task);
begin
  if v_task.planned_meal is null then
    delete from public.tasks t where t.id = v_task.id;
  else
    update public.tasks t set dropped_at = clock_timestamp(), updated_at = clock_timestamp() where t.id = v_task.id;
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.task_entity(v_task, 'deleted')), 'data', v_line);
end $$;
grant execute on function private.tool_remove_task(jsonb) to authenticated;
comment on function private.tool_remove_task(jsonb) is 'tool of pantry, by hand';
