-- What is kept of a body: where its person asked for it, and of nobody else.
begin;
set local search_path = public, extensions, tap;
select plan(21);
\ir ../../../../infra/supabase/tests/shared/people.psql

create function pg_temp.begin_turn(p_number int, p_person uuid default pg_temp.ada()) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), p_person, 'h', '{"message": "hello"}', '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_today date default '2026-11-22', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', 'coach'),
    format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', jsonb_build_object('today', p_today, 'now', '2026-11-22T10:00:00Z') || p_arguments))))::jsonb -> 0 $$;
create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;
create function pg_temp.measures(p_answer jsonb, p_name text default 'measures') returns text language sql as $$
  select string_agg((m ->> 'measure') || ' ' || (m ->> 'value'), ', ') from jsonb_array_elements(p_answer -> 'data' -> p_name) m $$;
create function pg_temp.last_proposal() returns jsonb language sql as $$
  select jsonb_build_object('proposal', id, 'version', version) from public.proposals order by created_at desc limit 1 $$;
create temporary table given (name text primary key, answer jsonb);

select pg_temp.begin_turn(1);
insert into given select 'passing', pg_temp.call(1, 1, 'remember_body', '{"weight_kg": 80, "asked": false}');
select is((select count(*)::int from public.body_measures), 0, 'what is told in passing is not kept');
select is(answer -> 'pending' -> 'confirm' -> 'arguments' -> 'weight_kg', '80', 'a yes would keep it') from given where name = 'passing';
select is(answer -> 'data' -> 'is_kept', 'false', 'and the answer says so') from given where name = 'passing';
insert into given select 'kept', pg_temp.call(1, 2, 'remember_body', '{"weight_kg": 80.5, "age": 34, "sex": "female", "asked": true}');
select is(pg_temp.measures(answer), 'sex female, age 34, weight_kg 80.5', 'what is asked for is kept') from given where name = 'kept';
insert into given select 'corrected', pg_temp.call(1, 3, 'remember_body', '{"weight_kg": 78, "asked": false}');
select is(pg_temp.measures(answer) || ', ' || pg_temp.measures(answer, 'before'), 'weight_kg 78, weight_kg 80.5', 'what is kept is corrected in passing, and what it was is told') from given where name = 'corrected';
insert into given select 'more', pg_temp.call(1, 4, 'remember_body', '{"weight_kg": 77, "height_cm": 175, "asked": false}');
select is(answer -> 'data' -> 'is_kept', 'false', 'a measure that was never kept is asked about even so') from given where name = 'more';
select is(pg_temp.measures(pg_temp.call(1, 5, 'get_body', '{}')), 'sex female, age 34, weight_kg 78', 'all that is kept is told');
select is(pg_temp.measures(pg_temp.call(1, 6, 'get_body', '{}', '2028-11-23')), 'sex female, age 36, weight_kg 78', 'an age is that of the day on which it is asked for');
select is(pg_temp.error_of(pg_temp.call(1, 7, 'remember_body', '{"told": ["height_cm"], "asked": true}')), 'BODY_NOT_TOLD', 'what nobody told is not kept');
select is(pg_temp.error_of(pg_temp.call(1, 8, 'remember_body', '{"asked": true}')), 'BODY_NOT_TOLD', 'nor is nothing');

-- Goals that are reckoned from a body.
select pg_temp.call(1, 9, 'calculate_recommended_goals', '{"goals": [{"nutrient": "protein_g", "kind": "goal", "target": 100}], "reason": "r", "stated": {"sex": "female", "age": 34, "height_cm": 175, "weight_kg": 76, "activity": "light"}}');
select is(pg_temp.measures(pg_temp.call(1, 10, 'get_body', '{}')), 'sex female, age 34, weight_kg 78', 'what goals are reckoned from is not kept by that');
select pg_temp.begin_turn(2);
insert into given select 'set', pg_temp.call(2, 1, 'commit_proposal', pg_temp.last_proposal());
select is(pg_temp.measures(answer, 'keep'), 'height_cm 175, weight_kg 76, activity light', 'once they are set it is asked about what is kept otherwise or not at all') from given where name = 'set';
select is(answer -> 'pending' -> 'confirm' ->> 'tool', 'remember_body', 'which a yes keeps') from given where name = 'set';
select is(pg_temp.measures(pg_temp.call(2, 2, 'remember_body', '{"told": ["height_cm"], "asked": true}')), 'height_cm 175', 'what was told for goals is kept by its name');
select pg_temp.begin_turn(3);
select pg_temp.call(3, 1, 'update_user_goal', '{"nutrient": "fiber_g", "kind": "goal", "target": 30}');
select pg_temp.begin_turn(4);
select is(pg_temp.call(4, 1, 'commit_proposal', pg_temp.last_proposal()) -> 'pending', null, 'a goal that was reckoned from nothing asks nothing');

-- Whose it is, and how it goes.
select pg_temp.begin_turn(5, pg_temp.bob());
select is(pg_temp.measures(pg_temp.call(5, 1, 'get_body', '{}', p_person => pg_temp.bob())), null, 'nobody is told of the body of another');
select is(pg_temp.error_of(pg_temp.call(5, 2, 'forget_body', '{"measure": null}', p_person => pg_temp.bob())), 'BODY_NOT_KEPT', 'or forgets it for them');
select pg_temp.begin_turn(6);
select is(pg_temp.measures(pg_temp.call(6, 1, 'forget_body', '{"measure": "weight_kg"}')), 'weight_kg 78', 'one measure is forgotten');
select is(pg_temp.measures(pg_temp.call(6, 2, 'forget_body', '{"measure": null}')), 'sex female, age 34, height_cm 175', 'or all of them');
select is((select count(*)::int from public.body_measures), 0, 'and they are gone');
select throws_ok($$ insert into public.body_measures (user_id, measure, amount, told_on) values (pg_temp.ada(), 'weight_kg', 5000, '2026-11-22') $$, '23514', null, 'the table holds no weight that nobody has');

select * from finish();
rollback;
