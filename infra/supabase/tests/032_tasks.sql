-- What is to be done in the kitchen: told, done, taken off, and derived from what is planned.
begin;
set local search_path = public, extensions, tap;
select plan(58);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.todo(p_arguments jsonb default '{}', p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', t ->> 'day', t ->> 'time', t ->> 'what'), ', ' order by n), 'nothing')
  from jsonb_array_elements(pg_temp.run(jsonb_build_array('list_tasks', p_arguments), p_person) #> '{data,tasks}') with ordinality as x (t, n) $$;
-- What a call answers, or how it is refused, and what is to be done then.
create function pg_temp.after(p_tool text, p_arguments jsonb) returns text[] language plpgsql as $$
declare
  v_answer jsonb := pg_temp.run(jsonb_build_array(p_tool, p_arguments));
begin
  return array[coalesce(v_answer #>> '{error,code}', 'ok'), pg_temp.todo()];
end $$;
create function pg_temp.by_hand(p_key int, p_tool text, p_arguments jsonb) returns jsonb language plpgsql as $$
begin
  perform set_config('alfred.turn', '', true);
  return pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', 'c0000000-0000-4000-8000-' || lpad(p_key::text, 12, '0'), p_tool, '{"today": "2026-11-22"}' || p_arguments))::jsonb;
end $$;

-- Told.
select is(pg_temp.run('["add_task", {"what": "soak the beans", "day": "2026-11-23", "time": "evening"}]') -> 'data',
  '{"what": "soak the beans", "kind": null, "food": null, "hours": null, "day": "2026-11-23", "time": "evening", "meal": null, "already": false, "repeats": false, "is_soon": false}', 'a task is kept as it was told');
select is(pg_temp.run('["add_task", {"what": "Soaking beans", "day": "2026-11-23"}]') #>> '{data,already}', 'true', 'once, however it is said again');
select is(pg_temp.run('["add_task", {"what": "soak the beans", "day": "2026-11-23", "time": "18:30"}]') #>> '{data,time}', '18:30', 'a time that is told later is its time');
select is(pg_temp.after('add_task', '{"what": "order the turkey", "day": null}'), '{ok,"2026-11-23 18:30 soak the beans, order the turkey"}', 'a task needs no day');
select is(pg_temp.after('add_task', '{"what": "clean the fridge", "day": "2026-11-20"}'), '{ok,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}', 'what comes first is told first');
select is(pg_temp.todo('{"from": "2026-11-22", "until": "2026-11-22"}'), '2026-11-20 clean the fridge, order the turkey', 'to today belong what is overdue and what has no day');
select is(pg_temp.todo('{"from": "2026-11-23", "until": "2026-11-23"}'), '2026-11-23 18:30 soak the beans', 'to another day its own tasks');
select is(pg_temp.after(tool, call), wanted, title) from (values
  ('add_task', '{"what": " "}'::jsonb, '{TASK_NOT_NAMED,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}'::text[], 'a task is something'),
  ('add_task', '{"what": "x", "day": "soon"}', '{DAY_OUT_OF_RANGE,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}', 'on a day that there is'),
  ('add_task', '{"what": "x", "time": "25:00"}', '{INVALID_VALUE,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}', 'at a time that there is'),
  ('done_task', '{"what": "bake a cake"}', '{TASK_NOT_FOUND,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}', 'what is not on the list is not done'),
  ('done_task', '{"what": ""}', '{TASK_NOT_NAMED,"2026-11-20 clean the fridge, 2026-11-23 18:30 soak the beans, order the turkey"}', 'nor is nothing')
) as c (tool, call, wanted, title);
select is(pg_temp.after(tool, call), wanted, title) from (values
  ('done_task', '{"what": "soaking the beans"}'::jsonb, '{ok,"2026-11-20 clean the fridge, order the turkey"}'::text[], 'a task is done in other words'),
  ('done_task', '{"what": "the turkey"}', '{ok,"2026-11-20 clean the fridge"}', 'and by one of them'),
  ('add_task', '{"what": "clean the oven"}', '{ok,"2026-11-20 clean the fridge, clean the oven"}', 'two may be alike'),
  ('done_task', '{"what": "cleaning"}', '{AMBIGUOUS_TASK,"2026-11-20 clean the fridge, clean the oven"}', 'of which one is asked for'),
  ('remove_task', '{"what": "clean the oven"}', '{ok,"2026-11-20 clean the fridge"}', 'one is taken off')
) as c (tool, call, wanted, title);
select is(pg_temp.todo('{}', pg_temp.bob()), 'nothing', 'nobody else has it to do');
select is(pg_temp.run('["done_task", {"what": "clean the fridge"}]', pg_temp.bob()) #>> '{error,code}', 'TASK_NOT_FOUND', 'or can say that it is done');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), 'select count(*) from public.tasks'), '0', 'or sees it');
select is(pg_temp.by_hand(1, 'done_task', '{"what": "clean the fridge"}') #>> '{data,what}', 'clean the fridge', 'a hand does it');
select is(pg_temp.by_hand(2, 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') #>> '{data,undone,0,place}', 'tasks', 'which is taken back');
select is(pg_temp.todo(), '2026-11-20 clean the fridge', 'and is to be done again');
select set_config('alfred.turn', '', true), set_config('alfred.client_key', '', true);
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ insert into public.tasks (what, what_key) values ('x', 'x') returning id::text $$), 'PT403 FORBIDDEN', 'rows are written by tools alone');

-- Derived.
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
delete from public.tasks;
create function pg_temp.recipe(p_name text, p_servings int, p_steps jsonb, variadic p_lines jsonb[]) returns uuid language sql as $$
  select (pg_temp.run(jsonb_build_array('save_recipe', jsonb_build_object('payload', jsonb_build_object('name', p_name, 'servings', p_servings, 'steps', p_steps,
    'ingredients', (select jsonb_agg(l) from unnest(p_lines) l))))) #>> '{entities,0,id}')::uuid $$;
select pg_temp.recipe('Chili', 4, '["Fry the beef.", "Simmer for 2 hours."]', '{"food": "beef", "quantity": 500, "unit": "g"}', '{"food": "dried kidney beans", "quantity": 300, "unit": "g"}');
select pg_temp.recipe('Jerk chicken', 4, '["Rub the paste into the chicken and chill for 12 hours.", "Grill it and leave to simmer for 5 hours."]', '{"food": "chicken", "quantity": 1, "unit": "kg"}');
select pg_temp.recipe('Moong dal', 2, '["Soak the mung beans for 5 hours and drain. Boil them."]', '{"food": "mung beans", "quantity": 200, "unit": "g"}');
select pg_temp.recipe('Turkey', 8, '["Roast it for 4 hours."]', '{"food": "turkey", "quantity": 5, "unit": "kg"}');
select pg_temp.recipe('Bread', 8, '["Let the dough rise overnight."]', '{"food": "flour", "quantity": 500, "unit": "g"}');
select pg_temp.run('["add_item", {"food": "beef", "quantity": 1, "unit": "kg", "location": "freezer"}]'), pg_temp.run('["add_item", {"food": "turkey", "quantity": 6, "unit": "kg", "location": "freezer"}]'),
  pg_temp.run('["add_item", {"food": "peas", "quantity": 1, "unit": "kg", "location": "freezer"}]'), pg_temp.run('["add_item", {"food": "salmon", "quantity": 4, "unit": "piece", "location": "freezer"}]');
create function pg_temp.planned(p_title text, p_day text, p_more jsonb default '{}') returns text[] language sql as $$
  select pg_temp.after('plan_meals', jsonb_build_object('meals', jsonb_build_array(jsonb_build_object('day', p_day, 'meal', 'dinner', 'title', p_title) || p_more), 'replace', p_more -> 'replace')) $$;
-- A plan alone in the kitchen.
create function pg_temp.alone(p_title text, p_day text, p_more jsonb default '{}') returns text[] language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  delete from public.tasks;
  delete from public.meal_plan_entries;
  return pg_temp.planned(p_title, p_day, p_more);
end $$;
select is(pg_temp.alone(dish, day, more), array['ok', wanted], title) from (values
  ('Chili', '2026-11-26', '{}'::jsonb, '2026-11-25 evening soak the dried kidney beans, 2026-11-25 evening thaw the beef', 'what is frozen is thawed the evening before, and dried beans are soaked'),
  ('Chili', '2026-11-22', '{}', '2026-11-22 soak the dried kidney beans, 2026-11-22 thaw the beef', 'for today it is to be done today'),
  ('Chili', '2026-11-21', '{}', 'nothing', 'and for yesterday no more'),
  ('Jerk chicken', '2026-11-26', '{}', '2026-11-25 evening marinate for Jerk chicken', 'what marinates half a day begins the evening before, and what simmers does not'),
  ('Moong dal', '2026-11-26', '{}', '2026-11-26 morning soak the mung beans', 'a few hours are soaked on the day'),
  ('Moong dal', '2026-11-26', '{"meal": "lunch"}', '2026-11-25 evening soak the mung beans', 'unless it is eaten before they are over'),
  ('Turkey', '2026-11-26', '{}', '2026-11-23 evening thaw the turkey', 'a large bird thaws for days'),
  ('Turkey', '2026-11-26', '{"servings": 2}', '2026-11-25 evening thaw the turkey', 'a small part of it for one'),
  ('Bread', '2026-11-26', '{}', '2026-11-25 evening rise for Bread', 'dough rises overnight'),
  ('peas', '2026-11-26', '{}', 'nothing', 'peas are cooked from frozen'),
  ('salmon', '2026-11-26', '{}', '2026-11-25 evening thaw the salmon', 'a dish that is a food is thawed'),
  ('pizza', '2026-11-26', '{}', 'nothing', 'of a dish without a recipe nobody knows')
) as c (dish, day, more, wanted, title);

-- They follow their meal.
select is((pg_temp.alone('Chili', '2026-11-26'))[1], 'ok', 'a dish is planned');
select is(pg_temp.run('["list_meals", {"from": "2026-11-26", "until": "2026-11-26"}]') #> '{data,meals,0,tasks,0}',
  '{"what": "soak the dried kidney beans", "kind": "soak", "food": "dried kidney beans", "hours": 8, "day": "2026-11-25", "time": "evening", "meal": {"day": "2026-11-26", "meal": "dinner", "title": "Chili"}}', 'the plan tells what is to be done for it');
select is(pg_temp.after('move_meal', '{"from_day": "2026-11-26", "from_meal": null, "to_day": "2026-11-28", "to_meal": null}'), '{ok,"2026-11-27 evening soak the dried kidney beans, 2026-11-27 evening thaw the beef"}', 'they move with it');
select is(pg_temp.after('done_task', '{"what": "thawing the beef"}'), '{ok,"2026-11-27 evening soak the dried kidney beans"}', 'one is done');
select is(pg_temp.planned('Jerk chicken', '2026-11-24'), '{ok,"2026-11-23 evening marinate for Jerk chicken, 2026-11-27 evening soak the dried kidney beans"}', 'another dish has its own');
select is(pg_temp.after('swap_meals', '{"a": {"day": "2026-11-24", "meal": null}, "b": {"day": "2026-11-28", "meal": null}}'), '{ok,"2026-11-23 evening soak the dried kidney beans, 2026-11-27 evening marinate for Jerk chicken"}', 'they change places with their meals, and what was done stays done');
select is(pg_temp.after('remove_task', '{"what": "marinate"}'), '{ok,"2026-11-23 evening soak the dried kidney beans"}', 'one is taken off');
select is(pg_temp.after('move_meal', '{"from_day": "2026-11-28", "from_meal": null, "to_day": "2026-11-29", "to_meal": null}'), '{ok,"2026-11-23 evening soak the dried kidney beans"}', 'and does not come again');
select is(pg_temp.after('copy_week', '{"from": "2026-11-23", "to": "2026-11-30"}'), '{ok,"2026-11-23 evening soak the dried kidney beans, 2026-11-30 evening soak the dried kidney beans, 2026-11-30 evening thaw the beef, 2026-12-05 evening marinate for Jerk chicken"}', 'a copied week has its own');
select is(pg_temp.after('done_task', '{"what": "soak the dried kidney beans"}'), '{ok,"2026-11-30 evening soak the dried kidney beans, 2026-11-30 evening thaw the beef, 2026-12-05 evening marinate for Jerk chicken"}', 'of the same task the first is done');
select is(pg_temp.after('remove_meal', '{"day": "2026-12-01", "meal": "dinner"}'), '{ok,"2026-12-05 evening marinate for Jerk chicken"}', 'what is no longer planned needs nothing');
select is(pg_temp.planned('Chili', '2026-12-06', '{"replace": true}'), '{ok,"2026-12-05 evening soak the dried kidney beans, 2026-12-05 evening thaw the beef"}', 'another dish in its place needs its own');
select is(pg_temp.run('["cook_recipe", {"recipe": null, "name": "Chili", "planned": {"day": "2026-12-06", "meal": "dinner"}, "servings": null, "times": null, "leftovers": null}]') ->> 'ok', 'true', 'it is cooked');
select is(pg_temp.todo(), 'nothing', 'and nothing is to be done for it');

-- Taken back whole. It is read from the table, since a call clears the trail.
create function pg_temp.left_to_do() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', day, time, what), ', ' order by day, what), 'nothing') from public.tasks where done_at is null and dropped_at is null $$;
select is((pg_temp.alone('salmon', '2026-11-25'))[1], 'ok', 'one dish is planned');
select is(pg_temp.by_hand(11, 'plan_meals', '{"meals": [{"day": "2026-11-27", "meal": "dinner", "title": "Chili"}]}') #>> '{data,tasks,0,what}', 'soak the dried kidney beans', 'a plan by hand tells what it makes necessary');
select pg_temp.by_hand(12, 'remove_meal', '{"day": "2026-11-27", "meal": "dinner"}');
select pg_temp.by_hand(13, 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000012"}');
select is(pg_temp.left_to_do(), '2026-11-24 evening thaw the salmon, 2026-11-26 evening soak the dried kidney beans, 2026-11-26 evening thaw the beef', 'a meal comes back with what is to be done for it');
select pg_temp.by_hand(14, 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000011"}');
select is(pg_temp.left_to_do(), '2026-11-24 evening thaw the salmon', 'and a plan that is taken back takes it along');

-- Told unasked, on its day.
create function pg_temp.due(p_at text) returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', c ->> 'what', c ->> 'dish'), ', '), 'nothing')
  from jsonb_array_elements(pg_temp.run_as('alfred_worker', '{}', format('select public.task_candidates(%L, null, 10)', p_at))::jsonb) c $$;
select is(pg_temp.due('2026-11-23T10:00:00Z'), 'nothing', 'the day before nothing is told');
select is(pg_temp.due('2026-11-24T10:00:00Z'), 'thaw the salmon salmon', 'on its day a task is');
insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
select user_id, 'task', 'task:' || id || ':' || day, 'r', 'a', day, now() + interval '1 day' from public.tasks;
select is(pg_temp.due('2026-11-24T10:00:00Z'), 'nothing', 'once');
select pg_temp.run('["done_task", {"what": "thaw the salmon"}]');
select is((select count(*) from public.suggestions), 0::bigint, 'what is done is no longer suggested');

select * from finish();
rollback;
