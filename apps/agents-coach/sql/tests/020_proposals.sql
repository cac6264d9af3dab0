-- Propose, confirm, commit: what waits for a yes, and all that a yes must not do.
begin;
set local search_path = public, extensions, tap;
select plan(72);
\ir ../../../../infra/supabase/tests/shared/people.psql

-- A conversation of each person's own, with as many turns as a test wants; one is at work at a time.
create function pg_temp.begin_turn(p_number int, p_person uuid, p_conversation text default null) returns jsonb language plpgsql as $$
begin
  update public.turns set status = 'done' where status <> 'done';
  return public.open_turn(pg_temp.turn(p_number), p_person, 'h',
    jsonb_strip_nulls(jsonb_build_object('message', 'hello', 'conversation_id', p_conversation)), '2026-11-22T10:00:00Z', 'one:1', 1);
end $$;
create function pg_temp.token(p_number int, p_person uuid) returns jsonb language sql as $$
  select jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', 'coach') $$;
-- One call of a step, as the agent's own code prepares it.
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token(p_number, p_person), format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22", "now": "2026-11-22T10:00:00Z"}' || p_arguments))))::jsonb -> 0 $$;

create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;

create function pg_temp.propose(p_number int, p_step int, p_more jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'propose_food_log', '{"items": [{"food": "eggs", "quantity": 2, "unit": null}], "meal": "breakfast", "day": "2026-11-22"}' || p_more, p_person) $$;
-- The newest proposal, as the call that waits in its offer names it.
create function pg_temp.newest() returns jsonb language sql as $$
  select jsonb_build_object('proposal', id, 'version', version) from public.proposals order by created_at desc limit 1 $$;
create function pg_temp.commit(p_number int, p_step int, p_more jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.call(p_number, p_step, 'commit_proposal', pg_temp.newest() || p_more, p_person) $$;
create function pg_temp.diary() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, meal, logged_on, (nutrients -> 'calories')::text), ', ' order by created_at), 'nothing') from public.food_log $$;

create temporary table given (name text primary key, answer jsonb);

-- What a proposal shows, and what it keeps to itself.
select pg_temp.begin_turn(1, pg_temp.ada());
insert into given select 'eggs', pg_temp.propose(1, 1);
select ok((answer -> 'ok')::boolean, 'food that was eaten is proposed') from given where name = 'eggs';
select is(answer -> 'entities', '[]', 'a proposal changes nothing that a person has') from given where name = 'eggs';
select is(answer -> 'data' -> 'items' -> 0 -> 'grams', '100', 'two eggs are two pieces of 50 g, never 2 g') from given where name = 'eggs';
select is(answer -> 'data' -> 'totals' -> 'calories', '143', 'and their energy is that of the source') from given where name = 'eggs';
select is(answer -> 'data' -> 'items' -> 0 ->> 'source', 'USDA SR28', 'which is named') from given where name = 'eggs';
select is(answer -> 'pending' -> 'data' #- '{items,0,nutrients}' #- '{items,0,source}' #- '{totals}',
  '{"kind": "food_log", "day": "2026-11-22", "meal": "breakfast", "items": [{"food": "egg", "quantity": 2, "unit": "piece", "grams": 100, "is_estimate": false, "figures_of": null, "flags": []}]}'::jsonb, 'the offer says what a yes means') from given where name = 'eggs';
select is(answer -> 'pending' -> 'confirm' ->> 'tool', 'commit_proposal', 'it names the call of the yes') from given where name = 'eggs';
select is(answer -> 'pending' -> 'confirm' -> 'arguments', pg_temp.newest(), 'with the proposal and its version') from given where name = 'eggs';
select ok(not (answer -> 'data')::text ~ '[0-9a-f]{8}-[0-9a-f]{4}-4' and not (answer -> 'pending' -> 'data')::text ~ '[0-9a-f]{8}-[0-9a-f]{4}-4',
  'what is shown holds no id') from given where name = 'eggs';
select is(pg_temp.diary(), 'nothing', 'nothing is logged before a yes');

-- Who may say yes, and when.
select is(pg_temp.error_of(pg_temp.commit(1, 2)), 'PROPOSAL_NOT_SHOWN', 'the turn that proposes may not confirm');
select pg_temp.begin_turn(2, pg_temp.bob());
select is(pg_temp.error_of(pg_temp.commit(2, 1, '{}', pg_temp.bob())), 'PROPOSAL_NOT_FOUND', 'another person finds nothing to confirm');
select is(pg_temp.error_of(pg_temp.call(2, 2, 'cancel_proposal', pg_temp.newest() - 'version', pg_temp.bob())), 'PROPOSAL_NOT_FOUND', 'nothing to call off');
select is(pg_temp.error_of(pg_temp.call(2, 3, 'edit_proposal', pg_temp.newest() || '{"edits": {"quantity": 9}}', pg_temp.bob())), 'PROPOSAL_NOT_FOUND', 'and nothing to change');
select pg_temp.begin_turn(3, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.commit(3, 1, '{"version": 2}')), 'PROPOSAL_CHANGED', 'a yes to another version than the stored one is refused');
select is(pg_temp.diary(), 'nothing', 'all of these logged nothing');
insert into given select 'yes', pg_temp.commit(3, 2);
select is(answer -> 'data' -> 'totals' -> 'calories', '143', 'a yes in a later turn commits what was proposed') from given where name = 'yes';
select is(answer -> 'entities' -> 0 -> 'details', '{"food": "egg", "quantity": 2, "unit": "piece", "meal": "breakfast", "day": "2026-11-22"}'::jsonb, 'the entry says what it is') from given where name = 'yes';
select is(pg_temp.diary(), '2 piece egg breakfast 2026-11-22 143', 'and stands in the diary');
select is(pg_temp.commit(3, 2), (select answer from given where name = 'yes'), 'the same call again answers the same');
select is(pg_temp.error_of(pg_temp.commit(3, 3)), 'PROPOSAL_COMMITTED', 'a second yes is told that it is done');
select is((select count(*) from public.food_log), 1::bigint, 'it is logged once');
select is((select proposal_id from public.food_log), (select id from public.proposals), 'and knows the proposal that it came from');
select is((select array_agg(distinct turn_id) from public.audit_log where table_name = 'food_log'), array[pg_temp.turn(3)], 'the trail names the turn of the yes');

-- One thing at a time.
insert into given select 'first', pg_temp.propose(3, 4);
select pg_temp.begin_turn(4, pg_temp.ada());
insert into given select 'second', pg_temp.propose(4, 1, '{"items": [{"food": "banana", "quantity": 1}, {"food": "yogurt", "quantity": 200, "unit": "g"}], "meal": "lunch"}');
select is(answer -> 'data' ->> 'replaced', 'egg', 'a newer proposal takes the place of the one that waited, and says so') from given where name = 'second';
select is((answer -> 'data' ->> 'items')::jsonb -> 1 ->> 'food', 'yogurt', 'several foods of one message are one proposal') from given where name = 'second';
select pg_temp.begin_turn(5, pg_temp.ada());
select is(pg_temp.call(5, 1, 'commit_proposal', (select answer -> 'pending' -> 'confirm' -> 'arguments' from given where name = 'first')) -> 'error' ->> 'code',
  'PROPOSAL_SUPERSEDED', 'what was replaced cannot be confirmed any more');
select pg_temp.begin_turn(6, pg_temp.ada(), 'new');
select is(pg_temp.propose(6, 1) -> 'data' -> 'replaced', 'null', 'another conversation waits for its own');
select is((select count(*) from public.proposals where status = 'open'), 2::bigint, 'and leaves the other open');

-- Changed before the yes.
insert into given select 'edited', pg_temp.call(6, 2, 'edit_proposal', pg_temp.newest() || '{"edits": {"quantity": 3, "meal": "lunch", "day": "2026-11-21"}}');
select is(answer #- '{pending,data,items}' #- '{pending,data,kind}' -> 'pending' -> 'data' || jsonb_build_object('totals', round((answer -> 'pending' #>> '{data,totals,calories}')::numeric)),
  '{"day": "2026-11-21", "meal": "lunch", "totals": 215}'::jsonb, 'an edit is reckoned anew') from given where name = 'edited';
select is(answer -> 'pending' -> 'version', '2', 'and is a version of its own') from given where name = 'edited';
select is(pg_temp.error_of(pg_temp.commit(6, 3)), 'PROPOSAL_NOT_SHOWN', 'which waits for a yes as well');
select is(pg_temp.error_of(pg_temp.call(6, 4, 'edit_proposal', pg_temp.newest() || '{"edits": {"quantity": 1, "unit": "cup", "item": 4}}')), 'ITEM_NOT_PROPOSED', 'an edit of what is not there is refused');
select is(pg_temp.error_of(pg_temp.call(6, 5, 'edit_proposal', pg_temp.newest() || '{"edits": {"unit": "can"}}')), 'UNIT_UNKNOWN', 'and so is one to a unit that tells no weight');
select pg_temp.begin_turn(7, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.commit(7, 1, '{"version": 1}')), 'PROPOSAL_CHANGED', 'a yes to what was shown before the edit commits nothing');
select is(pg_temp.error_of(pg_temp.commit(7, 2, '{"now": "2026-11-22T10:30:01Z"}')), 'PROPOSAL_EXPIRED', 'a yes after half an hour is too late');
select is((select status from public.proposals order by created_at desc limit 1), 'expired', 'and that is remembered');
select is(pg_temp.commit(7, 3) -> 'error' ->> 'code', 'PROPOSAL_EXPIRED', 'also for the next one');

-- Called off.
select pg_temp.propose(7, 4);
select pg_temp.begin_turn(8, pg_temp.ada());
select is(pg_temp.call(8, 1, 'cancel_proposal', pg_temp.newest() - 'version') -> 'data' #> '{items,0,quantity}', '2', 'a no calls it off');
select is(pg_temp.error_of(pg_temp.commit(8, 2)), 'PROPOSAL_CANCELLED', 'and a yes comes too late then');

-- Goals: what was proposed rests on what the goal was.
insert into given select 'goal', pg_temp.call(8, 3, 'update_user_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 120}');
select is(answer #- '{pending,data,goals,0,label}' #- '{pending,data,goals,0,before}' #> '{pending,data,goals,0}', '{"nutrient": "protein_g", "unit": "g", "kind": "goal", "target": 120}'::jsonb, 'a goal is proposed') from given where name = 'goal';
select pg_temp.begin_turn(9, pg_temp.ada());
select is(pg_temp.commit(9, 1) -> 'entities' -> 0 ->> 'op', 'created', 'and set after the yes');
select pg_temp.call(9, 2, 'update_user_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 130}');
select set_config('alfred.turn', pg_temp.turn(9)::text, true);
update public.nutrition_goals set target = 90;
select pg_temp.begin_turn(10, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.commit(10, 1)), 'GOAL_CHANGED', 'a goal that changed meanwhile is not overwritten');
select is((select target from public.nutrition_goals), 90::numeric, 'and stays as it is');
select is(pg_temp.error_of(pg_temp.call(10, 2, 'update_user_goal', '{"nutrient": "luck", "kind": "goal", "target": 1}')), 'GOAL_INCOMPLETE', 'nobody has a goal for what is no nutrient');

-- The bounds of a goal hold whoever sets it, and whatever it was before somebody edited it.
select pg_temp.begin_turn(11, pg_temp.ada());
select is(pg_temp.call(11, 1, 'update_user_goal', '{"nutrient": "calories", "kind": "limit", "target": 300}') #> '{error,details}',
  '{"nutrient": "calories", "target": 300, "min": 1000, "max": 6000, "unit": "kcal"}', 'a goal that is a mistake, or dangerous, is refused with its bounds');
select is(pg_temp.error_of(pg_temp.call(11, 2, 'calculate_recommended_goals', '{"goals": [{"nutrient": "protein_g", "kind": "goal", "target": 90}, {"nutrient": "calories", "kind": "limit", "target": 700}]}')),
  'GOAL_OUT_OF_RANGE', 'also among others');
select is(pg_temp.call(11, 3, 'update_user_goal', '{"nutrient": "calories", "kind": "limit", "target": 1800}') -> 'ok', 'true', 'one within them is proposed');
select pg_temp.begin_turn(12, pg_temp.ada());
select is(pg_temp.error_of(pg_temp.call(12, 1, 'edit_proposal', pg_temp.newest() || '{"edits": {"target": 300}}')), 'GOAL_OUT_OF_RANGE', 'and no edit moves it out of them');
select is(pg_temp.error_of(pg_temp.call(12, 2, 'edit_proposal', pg_temp.newest() || '{"edits": {"target": 60000}}')), 'GOAL_OUT_OF_RANGE', 'upwards neither');
select is(pg_temp.call(12, 3, 'edit_proposal', pg_temp.newest() || '{"edits": {"target": 1700}}') #> '{data,goals,0,target}', '1700', 'an edit within them is shown');
select pg_temp.begin_turn(13, pg_temp.ada());
select pg_temp.commit(13, 1);
select is((select target from public.nutrition_goals where nutrient = 'calories'), 1700::numeric, 'and set by the yes');
select throws_ok($$ update public.nutrition_goals set target = 300 where nutrient = 'calories' $$, '23514', null, 'the table takes no other either');
select throws_ok($$ insert into public.nutrition_goals (user_id, nutrient, kind, target, unit) values (pg_temp.bob(), 'sodium_mg', 'limit', 9000, 'mg') $$, '23514', null, 'of nobody');

-- Whoever told of a pregnancy is set no limit of energy, neither proposed nor edited; other goals are theirs.
create function pg_temp.tell(p_value text) returns void language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(13)::text, true);
  delete from public.preferences where user_id = pg_temp.ada() and kind = 'routine';
  insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'routine', p_value, p_value);
end $$;
select pg_temp.tell('no longer pregnant');
select is(pg_temp.call(13, 20, 'update_user_goal', '{"nutrient": "calories", "kind": "limit", "target": 1650}') -> 'ok', 'true', 'a pregnancy that is over bounds nothing');
select pg_temp.tell('schwanger');
select is(pg_temp.error_of(pg_temp.call(13, 21, 'update_user_goal', '{"nutrient": "calories", "kind": "limit", "target": 1600}')), 'GOAL_NEEDS_ADVICE', 'one that was told holds');
select is(pg_temp.error_of(pg_temp.call(13, 22, 'edit_proposal', pg_temp.newest() || '{"edits": {"target": 1600}}')), 'GOAL_NEEDS_ADVICE', 'for what waits already too');
select is(pg_temp.call(13, 23, 'update_user_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 80}') -> 'ok', 'true', 'and bounds energy alone');
select pg_temp.tell('late dinners');

-- From which share on a goal has a colour, and goals that are taken away.
select is(pg_temp.call(13, 2, 'set_goal_colours', '{"nutrient": "protein_g", "yellow": 60, "turn": 80}') -> 'data',
  '{"nutrient": "protein_g", "label": "protein", "kind": "goal", "yellow": 60, "turn": 80}', 'a goal turns yellow and green where a person wants it');
select is((select array[yellow_min, green_min, red_min] from public.nutrition_goals where nutrient = 'protein_g'), array[0.6, 0.8, null], 'which is kept as shares');
select is(pg_temp.call(13, 3, 'set_goal_colours', '{"nutrient": "calories", "yellow": 90, "turn": 110}') #>> '{data,kind}', 'limit', 'a limit turns red where a goal turns green');
select is((select array[yellow_min, green_min, red_min] from public.nutrition_goals where nutrient = 'calories'), array[0.9, 0, 1.1], 'and is green below');
select is(pg_temp.error_of(pg_temp.call(13, 4, 'set_goal_colours', '{"nutrient": "protein_g", "yellow": 90, "turn": 80}')), 'COLOURS_OUT_OF_ORDER', 'yellow comes before');
select is(pg_temp.error_of(pg_temp.call(13, 5, 'set_goal_colours', '{"nutrient": "iron_mg", "yellow": 60, "turn": 80}')), 'GOAL_NOT_FOUND', 'of a goal that is there');
select pg_temp.begin_turn(14, pg_temp.ada());
select is(pg_temp.call(14, 1, 'update_user_goal', '{"nutrient": "protein_g", "kind": "goal", "target": 110}') -> 'ok', 'true', 'another target is proposed');
select pg_temp.begin_turn(15, pg_temp.ada());
select pg_temp.commit(15, 1);
select is((select array[yellow_min, green_min] from public.nutrition_goals where nutrient = 'protein_g'), array[0.6, 0.8], 'and the colours stay as the person set them');
select is(pg_temp.call(15, 2, 'remove_user_goal', '{"nutrient": "protein_g"}') -> 'data', '{"nutrient": "protein_g", "label": "protein", "kind": "goal", "target": 110, "unit": "g"}', 'a goal is taken away');
select is((select string_agg(nutrient, ', ') from public.nutrition_goals), 'calories', 'that one alone');
select is(pg_temp.error_of(pg_temp.call(15, 3, 'remove_user_goal', '{"nutrient": "protein_g"}')), 'GOAL_NOT_FOUND', 'and not twice');

-- Energy that is nowhere: figures that a person or a model gave for a food with fat have calories.
select set_config('alfred.turn', pg_temp.turn(15)::text, true);
select throws_ok($$ insert into public.food_log (user_id, logged_on, food, food_key, quantity, unit, nutrients, source)
  values (pg_temp.ada(), '2026-11-22', 'shake', 'shake', 1, 'piece', '{"calories": 0, "fat_total_g": 9}', 'stated') $$, '23514', null, 'fat without calories is no entry');
select lives_ok($$ insert into public.food_log (user_id, logged_on, food, food_key, quantity, unit, nutrients, source)
  values (pg_temp.ada(), '2026-11-22', 'cola', 'cola', 1, 'piece', '{"calories": 0, "carbs_g": 1}', 'stated'),
    (pg_temp.ada(), '2026-11-22', 'sweetener', 'sweetener', 1, 'piece', '{"calories": 0, "carbs_g": 90}', 'USDA SR28') $$, 'what has next to none, and what was measured, is one');
select set_config('alfred.turn', '', true);

-- Nothing gets in beside the tools.
select throws_ok($$ select pg_temp.run_as('authenticated', pg_temp.token(10, pg_temp.ada()),
  'insert into public.food_log (logged_on, food, food_key, quantity, unit, nutrients, source) values (''2026-11-22'', ''egg'', ''egg'', 1, ''piece'', ''{}'', ''x'')') $$,
  'PT403', null, 'a row written beside the tools is refused');

select * from finish();
rollback;
