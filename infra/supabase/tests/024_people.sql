-- Whom a person eats with: kept as rows of their own, held while they eat along, and never taken for the person.
begin;
set local search_path = public, extensions, tap;
select plan(82);
\ir shared/people.psql

-- A turn in which a person writes something: all of one conversation unless another is named.
create function pg_temp.says(p_number int, p_message text, p_conversation text default 'new', p_person uuid default pg_temp.ada()) returns text language plpgsql as $$
begin
  update public.turns set status = 'done', finished_at = now() where status <> 'done';
  perform public.open_turn(pg_temp.turn(p_number), p_person, 'h',
    jsonb_strip_nulls(jsonb_build_object('message', p_message, 'conversation_id', p_conversation)), '2026-11-22T10:00:00Z', 'one:1', 1);
  return p_message;
end $$;
create function pg_temp.token(p_number int, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select jsonb_build_object('sub', p_person, 'role', 'authenticated', 'turn', pg_temp.turn(p_number), 'fence', 1, 'domain', 'pantry') $$;
create function pg_temp.call(p_number int, p_step int, p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token(p_number, p_person), format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22"}' || p_arguments))))::jsonb -> 0 $$;
create function pg_temp.error_of(p_answer jsonb) returns text language sql as $$ select p_answer -> 'error' ->> 'code' $$;
-- What holds in a turn, beside the person's own rules.
create function pg_temp.held(p_number int, p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(pg_temp.run_as('authenticated', pg_temp.token(p_number, p_person),
    $q$ select string_agg(value || ': ' || kind, ', ' order by value) from (select distinct kind, value from private.food_rules()) r $q$), 'nothing') $$;
create function pg_temp.checked(p_number int, p_food text) returns text language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token(p_number), format('select public.check_food(array[%L], ''{}'') -> ''foods'' -> 0 ->> ''status''', p_food)) $$;
create function pg_temp.people() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', p.name, p.relation, case when p.lives_here then 'here' end,
    (select string_agg(r.kind || ' ' || r.value, ' ' order by r.kind, r.value) from public.person_rules r where r.person_id = p.id)), ', ' order by p.name), 'nobody')
  from public.people p where p.user_id = pg_temp.ada() $$;

-- Remembered.
select pg_temp.says(1, 'my sister is vegan');
select is(pg_temp.call(1, 1, 'remember_person', '{"person": "my sister", "rules": [{"kind": "diet", "value": "vegan"}]}') -> 'data',
  '{"person": "sister", "relation": "sister", "lives_here": false, "is_new": true, "kept": [{"kind": "diet", "value": "vegan", "already": false, "enforced": true}]}'::jsonb, 'somebody is known by what they are to the person');
select is(pg_temp.call(1, 2, 'remember_person', '{"person": "sister", "rules": [{"kind": "diet", "value": "Vegan"}]}') #> '{data,kept,0,already}', 'true', 'what is known already is not kept twice');
select is(pg_temp.call(1, 3, 'remember_person', '{"person": "daughter", "rules": [{"kind": "allergy", "value": "peanuts"}]}') #> '{data,lives_here}', 'true', 'a child lives here unless it is said otherwise');
select is(pg_temp.call(1, 4, 'remember_person', '{"person": "Tom", "relation": "friend", "rules": [{"kind": "allergy", "value": "Erdnüsse"}, {"kind": "dislike", "value": "olives"}]}') #> '{data,kept,0,enforced}', 'true', 'an allergy is held in any language');
select is(pg_temp.people(), 'Tom friend allergy Erdnüsse dislike olives, daughter daughter here allergy peanuts, sister sister diet vegan', 'each with what holds for them');
select is((select count(*) from public.preferences), 0::bigint, 'and none of it is the person''s own');
select is(pg_temp.call(1, 5, 'remember_person', '{"person": "Mia", "relation": "daughter", "rules": []}') -> 'data' ->> 'person', 'Mia', 'a name is told later');
select is(pg_temp.people(), 'Mia daughter here allergy peanuts, Tom friend allergy Erdnüsse dislike olives, sister sister diet vegan', 'and is hers who was known without one');
select is(pg_temp.error_of(pg_temp.call(1, 7, 'remember_person', '{"person": " ", "rules": []}')), 'PERSON_NOT_NAMED', 'nobody is not remembered');
select is(private.relation_of(said), relation, format('%s is %s', said, relation)) from (values ('Enkelin', 'granddaughter'), ('petit-fils', 'grandson'), ('nieta', 'granddaughter'), ('kids', 'children'), ('other half', 'partner'), ('oldest', 'eldest')) as r (said, relation);
select matches(pg_temp.call(1, 8, 'remember_person', '{"person": "Tom", "rules": [{"kind": "diet", "value": "diabetic"}]}') #>> '{data,kept,0,covers}', '^nothing: .*doctor', 'what is held against nothing says why');
select pg_temp.call(1, 9, 'forget_person', '{"person": "Tom", "kind": "diet", "value": "type 2 diabetes"}');
select is(private.relation_of('great-aunt'), null, 'and nobody is taken for the next of kin by a part of a word');

-- Held while they eat along.
select pg_temp.says(2, 'what can I cook?');
select is(pg_temp.held(2), 'peanuts (Mia): companion', 'who lives here eats along, as far as an allergy goes');
select is(pg_temp.checked(2, 'satay sauce'), 'conflict', 'so that nothing with it is offered');
select pg_temp.says(3, 'what can I cook, just for me?');
select is(pg_temp.held(3), 'nothing', 'unless the person eats alone');
select is(pg_temp.checked(3, 'satay sauce'), 'ok', 'who may have it');
select pg_temp.says(4, 'Dinner for my sister and me, please');
select is(pg_temp.held(4), 'peanuts (Mia): companion, vegan (sister): companion', 'a guest is named by what she is to the person');
select is(pg_temp.checked(4, 'chicken'), 'conflict', 'and what she does not eat is not offered');
select is(pg_temp.error_of(pg_temp.call(4, 1, 'plan_meals', '{"meals": [{"day": "2026-11-23", "meal": "dinner", "title": "Chicken curry"}]}')), 'CONFLICT_WITH_RULES', 'nor planned');
select is(pg_temp.call(4, 1, 'plan_meals', '{"meals": [{"day": "2026-11-23", "meal": "dinner", "title": "Chicken curry"}]}') #> '{error,details,rule}', '{"kind": "companion", "value": "vegan (sister)"}', 'it is said whose it is');
select is(pg_temp.error_of(pg_temp.call(4, 2, 'save_recipe', '{"payload": {"name": "Satay", "servings": 2, "source": "generated", "ingredients": [{"food": "chicken", "quantity": 1}]}}')), 'CONFLICT_WITH_RULES', 'nor saved');
select is(pg_temp.call(4, 3, 'add_to_shopping', '{"food": "chicken"}') #> '{data,notices,0,details,rule}', '{"kind": "companion", "value": "vegan (sister)"}', 'what is bought is warned of');
select is(pg_temp.run_as('authenticated', pg_temp.token(4), $$ select public.kitchen_context('{}', '2026-11-22') -> 'preferences' $$)::jsonb,
  '[{"kind": "companion", "value": "peanuts (Mia)"}, {"kind": "companion", "value": "vegan (sister)"}]', 'planning is told of whom');
select pg_temp.says(5, 'Essen für meine Schwester');
select is(pg_temp.held(5), 'peanuts (Mia): companion, vegan (sister): companion', 'in any of the four languages');
select pg_temp.says(6, 'Tom kommt am Freitag');
select is(pg_temp.held(6), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'by name');
select pg_temp.says(7, 'a tomato soup');
select is(pg_temp.held(7), 'peanuts (Mia): companion', 'which is a whole word');
select pg_temp.says(8, 'dinner without Tom');
select is(pg_temp.held(8), 'peanuts (Mia): companion', 'and who is not there is not named');
select pg_temp.says(9, 'something for the kids');
select is(pg_temp.held(9), 'peanuts (Mia): companion', 'children are named together');

-- Who is said not to be there.
select pg_temp.says(91, 'dinner with Tom and my sister');
create temporary table left_out as select conversation_id::text as id from public.turns where id = pg_temp.turn(91);
select is(pg_temp.held(91), 'Erdnüsse (Tom): companion, peanuts (Mia): companion, vegan (sister): companion', 'two guests hold at once');
select pg_temp.says(92, 'on Sunday without Tom', id) from left_out;
select is(pg_temp.held(92), 'peanuts (Mia): companion, vegan (sister): companion', 'who is left out eats along no longer, and the others do');
select pg_temp.says(93, 'my sister isn''t coming either', id) from left_out;
select is(pg_temp.held(93), 'peanuts (Mia): companion', 'in any words for it');
select pg_temp.says(97, 'dinner for Tom on Friday', id) from left_out;
select pg_temp.says(98, 'Tom can''t eat nuts, and he is not eating dairy', id) from left_out;
select is(pg_temp.held(98), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'what somebody cannot eat does not leave them out');
select pg_temp.says(99, 'what shall I cook?', id) from left_out;
select is(pg_temp.held(99), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'nor in the next message');
select pg_temp.says(94, 'now something with Tom again', id) from left_out;
select is(pg_temp.held(94), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'until they are named again');
select pg_temp.says(95, 'lunch tomorrow without Mia', id) from left_out;
select is(pg_temp.held(95), 'Erdnüsse (Tom): companion', 'so it is with who lives here');
select pg_temp.says(96, 'and dinner?', id) from left_out;
select is(pg_temp.held(96), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'but for that message alone');

-- For as long as a conversation is about it.
select pg_temp.says(10, 'dinner with Tom');
create temporary table talk as select conversation_id::text as id from public.turns where id = pg_temp.turn(10);
select pg_temp.says(11, 'another one', id) from talk;
select is(pg_temp.held(11), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'another one is for whom the last was');
select pg_temp.says(12, 'and lunch for my sister', id) from talk;
select is(pg_temp.held(12), 'peanuts (Mia): companion, vegan (sister): companion', 'until others are named');
select pg_temp.says(13, 'now something just for me', id) from talk;
select is(pg_temp.held(13), 'nothing', 'or nobody');
select pg_temp.says(16, 'what can I cook on saturday for all of us?', id) from talk;
select is(pg_temp.held(16), 'Erdnüsse (Tom): companion, peanuts (Mia): companion, vegan (sister): companion', 'all of us are the household and whom the conversation named');
select pg_temp.says(17, 'and for us at home', id) from talk;
select is(pg_temp.held(17), 'peanuts (Mia): companion', 'us is who lives here');
select pg_temp.says(14, 'dinner with Tom');
select is(pg_temp.held(14), 'Erdnüsse (Tom): companion, peanuts (Mia): companion', 'another conversation begins anew');
select is(pg_temp.run_as('authenticated', jsonb_build_object('sub', pg_temp.ada(), 'role', 'authenticated'), 'select count(*)::text from private.food_rules()'), '0', 'by hand nobody eats along');

-- What somebody may eat is held against what holds for them alone, whoever else eats along.
select is(pg_temp.call(14, 20, 'may_eat', '{"food": "satay sauce", "people": ["Mia"]}') #> '{data,eaters,0}' ->> 'status', 'conflict', 'peanuts are in satay sauce');
select is(pg_temp.call(14, 21, 'may_eat', '{"food": "satay sauce", "people": ["Mia"]}') #> '{data,eaters,0,rules}', '[{"kind": "allergy", "value": "peanuts"}]', 'and what was looked at is told');
select is(pg_temp.call(14, 22, 'may_eat', '{"food": "honey", "people": ["sister", "Mia"]}') #>> '{data,eaters,1,status}', 'ok', 'a diet of one is nothing to the other');
select is(pg_temp.call(14, 23, 'may_eat', '{"food": "honey", "people": ["sister", "Mia"]}') #>> '{data,eaters,0,status}', 'conflict', 'but to the one');
select is(pg_temp.call(14, 24, 'may_eat', '{"food": "flubberwurst", "people": ["Mia"]}') #>> '{data,eaters,0,status}', 'not_checked', 'what nobody knows is not called safe');
select is(pg_temp.call(14, 25, 'may_eat', '{"food": "satay sauce", "people": []}') #>> '{data,eaters,0,status}', 'ok', 'what holds for others is not the own');
select is(pg_temp.call(14, 26, 'may_eat', '{"food": "rice", "people": ["Zoe"]}') #>> '{data,eaters,0,status}', 'nobody', 'nobody knows what holds for a stranger');
select is(pg_temp.call(14, 31, 'may_eat', '{"food": "satay sauce", "people": ["Zoe"]}') #>> '{data,allergens}', pg_temp.call(14, 32, 'describe_food', '{"food": "satay sauce"}') #>> '{data,allergens}', 'but what is in it is told');
select is(pg_temp.call(14, 33, 'may_eat', '{"food": "green olives", "people": ["Tom"]}') #> '{data,eaters,0,disliked}', '["olives"]', 'what somebody would rather not have is told');
select is(pg_temp.call(14, 34, 'may_eat', '{"food": "rice", "people": ["Tom"]}') #> '{data,eaters,0,disliked}', '[]', 'and of nothing else');
select is(current_setting('alfred.eater', true), '', 'and the next question is for all again');

-- Corrected and forgotten.
select is(pg_temp.call(14, 1, 'correct_person', '{"person": "sister", "new_name": "Eva"}') -> 'data', '{"person": "Eva", "relation": "sister", "lives_here": false, "rules": [{"kind": "diet", "value": "vegan", "enforced": true}]}', 'somebody gets a name');
select is(pg_temp.call(14, 2, 'correct_person', '{"person": "Eva", "lives_here": true}') #> '{data,lives_here}', 'true', 'and moves in');
select is(pg_temp.error_of(pg_temp.call(14, 3, 'correct_person', '{"person": "Eva", "new_name": "tom"}')), 'PERSON_KNOWN', 'no two have one name');
select is(pg_temp.error_of(pg_temp.call(14, 4, 'correct_person', '{"person": "Zoe", "new_name": "Zora"}')), 'PERSON_NOT_FOUND', 'nobody is nobody');
select is(pg_temp.call(14, 5, 'list_people', '{}') #> '{data,people}' -> 0 ->> 'person', 'Eva', 'all are listed, the household first');
select is(pg_temp.call(14, 27, 'list_preferences', '{}') #> '{data,people}', pg_temp.call(14, 28, 'list_people', '{}') #> '{data,people}', 'and told beside what holds for the person');
select is(pg_temp.call(14, 29, 'may_eat', '{"food": "honey", "people": ["Mia"]}') #> '{data,pregnancy}', 'null', 'what others may eat hangs on no pregnancy of the person');
select is(jsonb_array_length(pg_temp.call(14, 6, 'list_people', '{"person": "my sister"}') #> '{data,people}'), 1, 'or one of them');
select is(pg_temp.call(14, 7, 'forget_person', '{"person": "Tom", "value": "peanut"}') -> 'data', '{"person": "Tom", "is_gone": false, "forgotten": [{"kind": "allergy", "value": "Erdnüsse"}]}', 'one thing is forgotten, in any words');
select is(pg_temp.error_of(pg_temp.call(14, 8, 'forget_person', '{"person": "Tom", "value": "rice"}')), 'PERSON_RULE_NOT_FOUND', 'what is not known cannot be');
select is(pg_temp.call(14, 9, 'forget_person', '{"person": "Eva"}') -> 'data', '{"person": "Eva", "is_gone": true, "forgotten": [{"kind": "diet", "value": "vegan"}]}', 'and all of somebody');
select is(pg_temp.people(), 'Mia daughter here allergy peanuts, Tom friend dislike olives', 'so that the others stay');
select is(pg_temp.call(14, 10, 'remember_person', '{"person": "Ben", "relation": "son", "rules": []}') -> 'ok', 'true', 'a second child');
select is(pg_temp.call(14, 11, 'remember_person', '{"person": "Leo", "relation": "son", "rules": []}') -> 'ok', 'true', 'and a third');
select is(pg_temp.call(14, 12, 'remember_person', '{"person": "my son", "rules": [{"kind": "allergy", "value": "egg"}]}') #> '{error,details}', '{"person": "my son", "options": ["Ben", "Leo"]}', 'are asked about');

-- Taken back, whole.
select pg_temp.says(20, 'forget Mia');
select pg_temp.call(20, 1, 'forget_person', '{"person": "Mia"}');
select is(pg_temp.people(), 'Ben son here, Leo son here, Tom friend dislike olives', 'somebody is gone');
select pg_temp.says(21, 'undo that');
select is(pg_temp.run_as('authenticated', pg_temp.token(21) || '{"domain": "alfred"}', $$ select public.apply(1, 0, '[]', '[]', '[{"call": 1, "tool": "undo_changes", "arguments": {}}]') -> 0 -> 'ok' $$), 'true', 'and comes back');
select is(pg_temp.people(), 'Ben son here, Leo son here, Mia daughter here allergy peanuts, Tom friend dislike olives', 'with what holds for them');

-- Nobody else's.
select pg_temp.says(30, 'dinner with Tom', 'new', pg_temp.bob());
select is(pg_temp.held(30, pg_temp.bob()), 'nothing', 'a name is of whom the writer knows');
select is(pg_temp.call(30, 1, 'list_people', '{}', pg_temp.bob()) #> '{data,people}', '[]', 'another person knows nobody');
select is(pg_temp.error_of(pg_temp.call(30, 2, 'forget_person', '{"person": "Tom"}', pg_temp.bob())), 'PERSON_NOT_FOUND', 'and forgets nobody');
select throws_ok(format($$ select pg_temp.run_as('authenticated', pg_temp.token(30, pg_temp.bob()),
  'insert into public.person_rules (person_id, kind, value, value_key) values (''%s'', ''like'', ''x'', ''x'') returning id::text') $$, (select id from public.people where name = 'Tom')), null, null, 'nor hangs anything onto one of theirs');
select is(pg_temp.run_as('authenticated', pg_temp.token(30, pg_temp.bob()) || jsonb_build_object('turn', pg_temp.turn(4)), 'select count(*)::text from private.messages_now()'), '0', 'and reads no message of theirs');
select * from finish();
rollback;
