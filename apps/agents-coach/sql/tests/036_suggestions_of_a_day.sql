-- What is said unasked of a day once something was logged: what helps, twice a day at most, and nothing where one was dismissed.
begin;
set local search_path = public, extensions, tap;
select plan(12);
\ir ../../../../infra/supabase/tests/shared/people.psql

create function pg_temp.call(p_number int, p_tool text, p_arguments jsonb, p_now timestamptz, p_domain text default 'coach') returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  perform public.open_turn(pg_temp.turn(p_number), pg_temp.ada(), 'h', '{"message": "hello"}', p_now, 'one:1', 1);
  return pg_temp.run_as('authenticated', jsonb_build_object('sub', pg_temp.ada(), 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', p_domain),
    format('select public.apply(1, 0, ''[]'', ''[]'', %L)',
      jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', jsonb_build_object('today', p_now::date, 'now', p_now) || p_arguments))))::jsonb -> 0;
end $$;
-- An apple that is logged at a time; what is suggested beside.
create function pg_temp.log(p_number int, p_now timestamptz, p_day date default null) returns text language plpgsql as $$
begin
  perform pg_temp.call(p_number, 'propose_food_log', jsonb_build_object('items', '[{"food": "apple", "quantity": 1}]'::jsonb, 'meal', 'snack', 'day', coalesce(p_day, p_now::date)), p_now);
  return coalesce(pg_temp.call(p_number + 1, 'commit_proposal', (select jsonb_build_object('proposal', id, 'version', version) from public.proposals order by created_at desc limit 1), p_now)
    #>> '{data,suggestion,food}', 'nothing');
end $$;

select pg_temp.call(1, 'add_item', jsonb_build_object('food', f, 'quantity', 4, 'unit', 'piece'), '2026-11-22T09:00:00Z', 'pantry') from unnest('{egg}'::text[]) f;
select pg_temp.call(2, 'add_item', '{"food": "yogurt", "quantity": 500, "unit": "g"}', '2026-11-22T09:00:00Z', 'pantry');
select pg_temp.call(3, 'add_item', '{"food": "chickpea", "quantity": 500, "unit": "g"}', '2026-11-22T09:00:00Z', 'pantry');
select is(pg_temp.log(4, '2026-11-22T12:00:00Z'), 'nothing', 'without a goal nothing is said');
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.nutrition_goals (user_id, nutrient, kind, target, unit) values (pg_temp.ada(), 'protein_g', 'goal', 150, 'g');
select is(pg_temp.log(6, '2026-11-22T08:00:00Z'), 'nothing', 'nor in the morning, when all of a day is left');
select is(pg_temp.log(8, '2026-11-22T12:00:00Z', '2026-11-21'), 'nothing', 'nor of a day that is over');
select is(pg_temp.log(10, '2026-11-22T12:00:00Z'), 'chickpea', 'what has most of it is said');
select is(pg_temp.log(12, '2026-11-22T13:00:00Z'), 'nothing', 'and nothing more for some hours');
select is(pg_temp.log(14, '2026-11-22T16:00:00Z'), 'egg', 'then something else');
select is(pg_temp.log(16, '2026-11-22T20:00:00Z'), 'nothing', 'and no third one on a day');
select is((select jsonb_agg(distinct status) from public.suggestions where kind = 'nutrition'), '["mentioned"]', 'what was said is not said again when a conversation begins');
select is(pg_temp.log(18, '2026-11-23T12:00:00Z'), 'chickpea', 'another day has its own');
update public.suggestions set status = 'dismissed' where due_on = '2026-11-23';
select is(pg_temp.log(20, '2026-11-23T17:00:00Z'), 'nothing', 'and none once one was dismissed');
insert into private.quiet_subjects (user_id, kind) values (pg_temp.ada(), 'nutrition');
select is(pg_temp.log(24, '2026-11-25T12:00:00Z'), 'nothing', 'nor to whoever wants to hear of none');
delete from private.quiet_subjects;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
update public.nutrition_goals set target = 10;
select pg_temp.call(30, 'propose_food_log', '{"items": [{"food": "egg", "quantity": 2}], "meal": "lunch", "day": "2026-11-24"}', '2026-11-24T09:00:00Z');
select pg_temp.call(31, 'commit_proposal', (select jsonb_build_object('proposal', id, 'version', version) from public.proposals order by created_at desc limit 1), '2026-11-24T09:00:00Z');
select is(pg_temp.log(22, '2026-11-24T12:00:00Z'), 'nothing', 'a goal that is nearly reached needs none');
select * from finish();
rollback;
