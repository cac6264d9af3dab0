-- What is gathered from what people said: once for each turn, only what was said, and gone with its conversation.
begin;
set local search_path = public, extensions, tap;
select plan(16);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

create function pg_temp.ended(p_number int, p_message text, p_person uuid default pg_temp.ada()) returns void language plpgsql as $$
begin
  perform pg_temp.open(p_number, p_person, jsonb_build_object('message', p_message, 'conversation_id', 'new'));
  update public.turns set status = 'done', finished_at = clock_timestamp(), result = '{"response": "All right."}', ledger = '{"tools_called": [{"tool": "add_item", "count": 1}]}' where id = pg_temp.turn(p_number);
end $$;
create function pg_temp.worker(p_sql text) returns jsonb language sql as $$ select pg_temp.run_as('alfred_worker', '{}', p_sql)::jsonb $$;
create function pg_temp.gather(p_number int, variadic p_texts text[]) returns text language sql as $$
  select pg_temp.worker(format('select public.keep_gathered(%L, %L)', pg_temp.turn(p_number),
    (select jsonb_agg(jsonb_build_object('text', t, 'kind', 'fact', 'subject', 'oven', 'subject_key', case when t like '%oven%' then 'oven run' end, 'confidence', 0.7)) from unnest(p_texts) t)))::text $$;

select pg_temp.ended(1, 'I bought 6 eggs, and my oven runs hot, we eat at 8');
select pg_temp.open(2, pg_temp.bob(), '{"message": "still running"}');
select is(pg_temp.worker('select public.told_turns(10)') #>> '{0,message}', 'I bought 6 eggs, and my oven runs hot, we eat at 8', 'the worker is told what was said');
select is(jsonb_array_length(pg_temp.worker('select public.told_turns(10)')), 1, 'of turns that have ended alone');
select is(pg_temp.worker('select public.told_turns(10)') #> '{0,tools}', '["add_item"]', 'with what tools made of it');
select is(pg_temp.gather(1, 'my oven runs hot', 'butter belongs into everything', 'we eat at 9'), '1', 'what was said is kept, and what was not is not, nor another number');
select is((select array[text, source, user_id::text, turn_id::text, confidence::text] from public.memories), array['my oven runs hot', 'inferred', pg_temp.ada()::text, pg_temp.turn(1)::text, '0.7'], 'as gathered, with the turn that it came from');
select is(pg_temp.gather(1, 'my oven runs hot'), '0', 'a turn is read once');
select is(pg_temp.worker('select public.told_turns(10)'), '[]', 'and not told again');
select is((select count(*) from public.audit_log where turn_id = pg_temp.turn(1) and table_name = 'memories'), 1::bigint, 'the trail names its turn');
select is(pg_temp.gather(2, 'still running'), '0', 'a turn that runs is not read');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), 'select public.told_turns(10)'), '42501', 'nobody else is told');

-- What was stated stands above what was gathered.
select pg_temp.open(3, pg_temp.ada(), '{"message": "remember that my oven runs fine"}');
update public.turns set status = 'done', finished_at = clock_timestamp() where id = pg_temp.turn(2);
create function pg_temp.as_turn(p_number int, p_call jsonb) returns jsonb language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(p_number)::text, true), set_config('alfred.step', '1', true), set_config('alfred.call', '1', true);
  return pg_temp.run_as('authenticated', pg_temp.turn_token(p_number), format('select private.run_call(%L, %L)', p_call ->> 0, '{"today": "2026-11-22"}' || (p_call -> 1)))::jsonb;
end $$;
select is(pg_temp.as_turn(3, '["remember_fact", {"text": "my oven runs fine", "subject_key": "oven run"}]') #>> '{data,before}', 'my oven runs hot', 'what is stated takes the place of what was gathered');
update public.turns set status = 'done', finished_at = clock_timestamp() where id = pg_temp.turn(3);
select pg_temp.ended(4, 'my oven runs wild and we eat late');
select is(pg_temp.gather(4, 'my oven runs wild', 'we eat late'), '1', 'and nothing gathered that of what is stated');
select is((select text from public.memories where superseded_by is null and source = 'stated'), 'my oven runs fine', 'which holds');

-- With its conversation goes what was gathered from it.
select public.delete_conversation(pg_temp.ada(), (select conversation_id from public.turns where id = pg_temp.turn(4)));
select is((select array_agg(text order by created_at) from public.memories), '{"my oven runs hot","my oven runs fine"}', 'a conversation that is deleted takes along what was gathered from it');
select public.delete_conversation(pg_temp.ada(), (select conversation_id from public.turns where id = pg_temp.turn(3)));
select is((select array_agg(text order by created_at) from public.memories), '{"my oven runs fine"}', 'and leaves what was to be kept');
select pg_temp.ended(5, 'I work nights');
update public.turns set request_hash = '' where id = pg_temp.turn(5);
select is(pg_temp.gather(5, 'I work nights'), '0', 'of a turn that was forgotten nothing is kept');

select * from finish();
rollback;
