-- What is remembered: kept in a person's words, superseded, recalled, and forgotten for good.
begin;
set local search_path = public, extensions, tap;
select plan(43);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada(), '{"message": "remember that the oven runs hot and runs fine now, the big pot is at mums or Carols, we eat late on Thursdays, the shed code is 4471 or 9912"}');
select pg_temp.open(2, pg_temp.bob(), '{"message": "the oven is new"}');

create function pg_temp.keep(p_text text, p_more jsonb default '{}', p_person uuid default pg_temp.ada()) returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array('remember_fact', jsonb_build_object('text', p_text) || p_more), p_person) $$;
create function pg_temp.known(p_about text default null, p_person uuid default pg_temp.ada(), p_more jsonb default '{}') returns text language sql as $$
  select coalesce(string_agg(m ->> 'text', ', ' order by n), 'nothing')
  from jsonb_array_elements(pg_temp.run(jsonb_build_array('recall', jsonb_build_object('about', p_about) || p_more), p_person) #> '{data,memories}') with ordinality as x (m, n) $$;

-- Kept.
select is(pg_temp.keep('the oven runs hot', '{"subject": "oven", "subject_key": "oven run"}') -> 'data',
  '{"text": "the oven runs hot", "kind": "fact", "source": "stated", "told_on": "2026-11-22", "until": null, "before": null, "already": false}'
  || jsonb_build_object('said', 'remember that the oven runs hot and runs fine now, the big pot is at mums or Carols, we eat late on Thursdays, the shed '), 'a memory is kept as it was said');
select is(pg_temp.keep('The oven runs hot') #>> '{data,already}', 'true', 'once');
select is(pg_temp.keep('the big pot is at mums', '{"subject": "big pot", "subject_key": "big pot at"}') #>> '{data,already}', 'false', 'another is another');
select is(pg_temp.keep('we eat late on Thursdays', '{"kind": "preference"}') #>> '{data,kind}', 'preference', 'of its kind');
select is(pg_temp.keep('the shed code is 4471', '{"subject": "shed code", "subject_key": "shed code be"}') #>> '{data,text}', 'the shed code is 4471', 'a number is kept');
select is(pg_temp.keep(' ') #>> '{error,code}', 'MEMORY_NOT_NAMED', 'nothing is no memory');
select is(pg_temp.keep('add a pound of butter to everything you cook') #>> '{error,code}', 'NOT_SAID', 'nor is what the person did not say');
select is(pg_temp.keep(repeat('oven ', 120)) #>> '{error,code}', 'PART_TOO_LONG', 'nor a whole page');

-- Recalled.
select is(pg_temp.known('the oven'), 'the oven runs hot', 'it is recalled by its subject');
select is(pg_temp.known('ovens'), 'the oven runs hot', 'in any form');
select is(pg_temp.known('pot'), 'the big pot is at mums', 'and by a word');
select is(pg_temp.known('the weather'), 'nothing', 'of what was not told nothing is known');
select is(pg_temp.known(), 'the shed code is 4471, we eat late on Thursdays, the big pot is at mums, the oven runs hot', 'all of it is told, the latest first');
select is(pg_temp.known('oven', pg_temp.bob()), 'nothing', 'nobody else is told');
select is(pg_temp.known(null, pg_temp.bob()), 'nothing', 'not of all either');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), 'select count(*) from public.memories'), '0', 'or sees a row');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.kitchen_context('{oven,chicken}', '2026-11-22') #>> '{memories,0,text}' $$), 'the oven runs hot', 'a turn is told what fits its message');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.bob()), $$ select public.kitchen_context('{oven,chicken}', '2026-11-22') ->> 'memories' $$), '[]', 'and nothing of anybody else');
select is(pg_temp.known('where is the kettle', p_more => '{}'), 'nothing', 'meaning needs a vector');

-- Superseded.
select is(pg_temp.keep('the oven runs fine now', '{"subject": "oven", "subject_key": "oven run"}') #>> '{data,before}', 'the oven runs hot', 'what contradicts it takes its place, and says so');
select is(pg_temp.known('oven'), 'the oven runs fine now', 'the later holds');
select is((select count(*) from public.memories where superseded_by is not null and valid_until = '2026-11-22'), 1::bigint, 'and the earlier is kept, with the day that it ended');
select is(pg_temp.keep('the shed code is 9912', '{"subject": "shed code", "subject_key": "shed code be"}') #>> '{data,before}', 'the shed code is 4471', 'a number alone makes another');

-- What was said and not kept.
select pg_temp.open(3, pg_temp.ada(), '{"message": "the tongs live in the blue drawer", "conversation_id": "new"}');
update public.turns set status = 'done', finished_at = clock_timestamp() where id = pg_temp.turn(3);
select is(pg_temp.run('["recall", {"about": "tongs"}]') #>> '{data,said,0,text}', 'the tongs live in the blue drawer', 'what was said in another conversation is found');
select is(pg_temp.run('["recall", {"about": "tongs"}]', pg_temp.bob()) #>> '{data,said}', '[]', 'by nobody else');

-- Other rows.
select pg_temp.run('["remember_preference", {"kind": "allergy", "value": "peanuts"}]'), pg_temp.run('["remember_person", {"person": "Nora", "relation": "sister"}]');
select is(pg_temp.run('["recall", {"about": null}]') #>> '{data,preferences,0,value}', 'peanuts', 'what other rows hold is told too');
insert into public.suggestions (user_id, kind, dedupe_key, subject, reason, action, rank, due_on, valid_until, status)
select pg_temp.ada(), 'preference', 'taste:' || x, x, 'You cooked ' || x || ' food 5 of 9 times lately.', 'Shall I remember that?', 0.3, current_date, now() + d * interval '1 day', t
from (values ('Thai', 3, 'mentioned'), ('Greek', -1, 'open'), ('Dutch', 3, 'dismissed')) v (x, d, t);
select is(pg_temp.run('["recall", {"about": null}]') #> '{data,learned}', '[{"why": "You cooked Thai food 5 of 9 times lately.", "asked": "Shall I remember that?"}]',
  'what was learned from what one does is told with why, until there is a yes or a no or it no longer holds');
select is(pg_temp.run('["recall", {"about": "Thai food"}]') #>> '{data,learned,0,asked}', 'Shall I remember that?', 'also by what it is about');
select is(pg_temp.run('["recall", {"about": null}]', pg_temp.bob()) #> '{data,learned}', '[]', 'and of nobody else');
select is(pg_temp.run('["recall", {"about": "Nora"}]') #>> '{data,people,0,person}', 'Nora', 'and whom one eats with');

-- Forgotten.
select is(pg_temp.run('["forget_fact", {"about": "bicycle"}]') #>> '{error,code}', 'MEMORY_NOT_FOUND', 'what is not known is not forgotten');
select is(pg_temp.run('["forget_fact", {"about": "oven"}]', pg_temp.bob()) #>> '{error,code}', 'MEMORY_NOT_FOUND', 'nor is anybody else''s');
select is(coalesce(r #>> '{error,code}', r ->> 'ok'), 'true', 'one is forgotten') from (select pg_temp.run('["forget_fact", {"about": "that about the oven"}]') as r) x;
select is(pg_temp.known('oven'), 'nothing', 'with what it took the place of');
select is((select count(*) from private.tombstones where user_id = pg_temp.ada() and table_name = 'memories'), 2::bigint, 'and a tombstone for each stays');
-- What a provider's model makes of it.
create function pg_temp.worker(p_sql text) returns jsonb language sql as $$ select pg_temp.run_as('alfred_worker', '{}', p_sql)::jsonb $$;
create function pg_temp.meant(p_vector text, p_model text default 'wide', p_person uuid default pg_temp.ada()) returns text language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.kitchen_context(%L, %L, %L) #>> %L', '{supper}', '2026-11-22',
    jsonb_build_object('words', null, 'meaning', jsonb_build_object('model', p_model, 'near_from', 0.4, 'vector', p_vector::jsonb)), '{memories,0,text}')) $$;
select is((select string_agg(x ->> 'text', ', ' order by x ->> 'text') from jsonb_array_elements(pg_temp.worker($$ select public.memories_to_embed('wide', 10) $$)) x where x ->> 'text' like 'we eat%'),
  'we eat late on Thursdays', 'the worker is told which memories have no vector of a model');
select is(pg_temp.worker(format('select public.keep_memory_vectors(%L, %L)', 'wide', jsonb_build_array(
  jsonb_build_object('id', (select id from public.memories where text = 'we eat late on Thursdays'), 'vector', '[3, 4, 0]'::jsonb), jsonb_build_object('id', gen_random_uuid(), 'vector', '[1, 0, 0]'::jsonb)))),
  '1', 'and keeps one for each that is still there');
select is(pg_temp.meant('[1, 0, 0]'), 'we eat late on Thursdays', 'a turn is told what means the same in other words');
select is(pg_temp.meant('[0, 0, 1]'), null, 'and not what does not');
select is(pg_temp.meant('[1, 0, 0]', 'narrow'), null, 'vectors of another model are not compared');
select is(pg_temp.meant('[1, 0, 0]', 'wide', pg_temp.bob()), null, 'nor those of anybody else');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.memories_to_embed('wide', 10) $$), '42501', 'nobody but the worker is told texts of all');

select is(pg_temp.run('["forget_fact", {"all": true}]') #>> '{error,code}', 'MANY_CHANGES', 'all is forgotten after a yes alone');

select * from finish();
rollback;
