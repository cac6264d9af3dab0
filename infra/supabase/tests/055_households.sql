-- What the worker looks at of a household, what it keeps of that, and what a person answers to it.
begin;
set local search_path = public, extensions, tap;
select plan(56);
\ir shared/people.psql

create function pg_temp.worker(p_sql text) returns jsonb language sql as $$ select pg_temp.run_as('alfred_worker', '{}', p_sql)::jsonb $$;
create function pg_temp.due(p_at text, p_hour int default 6, p_after uuid default null) returns text language sql as $$
  select coalesce(string_agg(left(h ->> 'user_id', 1) || ' ' || (h ->> 'today'), ', ' order by n), 'nobody')
  from jsonb_array_elements(pg_temp.worker(format('select public.due_households(%L, %s, %L, 10)', p_at, p_hour, p_after))) with ordinality u (h, n) $$;
create function pg_temp.hinted() returns text language sql as $$
  select coalesce(string_agg(left(h ->> 'user_id', 1), ', ' order by n), 'nobody')
  from jsonb_array_elements(pg_temp.worker('select public.hinted_households(''2026-11-22T10:00:00Z'', null, 10)')) with ordinality u (h, n) $$;
create function pg_temp.ada_sees(p_sql text) returns text language sql as $$ select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), p_sql) $$;
create function pg_temp.told() returns text language sql as $$
  select coalesce(string_agg(subject || ' ' || status, ', ' order by subject), 'nothing') from public.suggestions $$;
-- Keeps suggestions, each a kind, a subject and a rank, with what else is told of it.
create function pg_temp.keep(p_suggestions jsonb, p_daily boolean default true, p_today date default '2026-11-22', p_max int default 4, p_looked timestamptz default null) returns int language sql as $$
  select pg_temp.run_as('alfred_worker', '{}', format('select public.store_households(%L, %s)', jsonb_build_array(jsonb_build_object(
    'user_id', pg_temp.ada(), 'today', p_today, 'is_daily', p_daily, 'looked_at', p_looked, 'suggestions', (
      select coalesce(jsonb_agg('{"reason": "r", "action": "a", "rank": 0.5}'::jsonb || jsonb_build_object('due_on', p_today, 'valid_until', '2099-01-01') || s), '[]') from jsonb_array_elements(p_suggestions) s))), p_max))::int $$;
create function pg_temp.clear() returns void language sql as $$
  delete from public.suggestions; update private.households set ran_on = null, hinted_at = null; $$;
create function pg_temp.lot(p_food text, p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.inventory_lots (user_id, ingredient_id, food, food_key, quantity, unit, location, expires_on)
  select p_person, i.id, p_food, coalesce(i.food_key, p_food), 2, 'kg', 'fridge', '2026-11-24' from (select) x left join public.ingredients i on i.name = p_food $$;

select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
insert into public.profiles (user_id, time_zone) values (pg_temp.ada(), 'Pacific/Auckland'), (pg_temp.bob(), 'America/Los_Angeles');

-- Whoever changes anything is a household that is looked at soon.
select is(pg_temp.hinted(), 'nobody', 'nobody changed anything');
select pg_temp.lot('tomato'), pg_temp.lot('milk', pg_temp.bob());
select is(pg_temp.hinted(), 'a, b', 'a change of the stock is a hint');
select is(pg_temp.keep('[]', false, p_looked => '2000-01-01'), 0, 'what was seen before the change');
select is(pg_temp.hinted(), 'a, b', 'leaves the hint');
select is(pg_temp.keep('[]', false, p_looked => '2099-01-01'), 0, 'who was looked at since');
select is(pg_temp.hinted(), 'b', 'is not hinted at any more');
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'like', 'curry', 'curry');
select is(pg_temp.hinted(), 'b', 'a taste is no change of a kitchen');
-- A change that comes between a look and what is kept of it.
update private.households set hinted_at = clock_timestamp() - interval '1 minute' where user_id = pg_temp.bob();
create temporary table look as select h ->> 'looked_at' as at from jsonb_array_elements(pg_temp.worker('select public.hinted_households(now(), null, 10)')) h;
select pg_temp.lot('butter', pg_temp.bob());
select pg_temp.run_as('alfred_worker', '{}', format('select public.store_households(%L, 4)', jsonb_build_array(jsonb_build_object('user_id', pg_temp.bob(), 'today', '2026-11-22',
  'is_daily', false, 'looked_at', (select at from look), 'suggestions', '[]'::jsonb))));
select is(pg_temp.hinted(), 'b', 'is looked at as well');
select is(pg_temp.run_as('alfred_worker', '{}', format('select public.hinted_households(now(), %L, 10)', pg_temp.bob()))::jsonb, '[]', 'the next page of hints begins behind the last of it');

-- Once a day, when it has begun where they live. It is 20:00 on the 22nd in London: 09:00 on the 23rd in Auckland, noon in Los Angeles.
select is(pg_temp.due('2026-11-22T20:00:00Z'), 'a 2026-11-23, b 2026-11-22', 'each is looked at on their own day');
select is(pg_temp.due('2026-11-22T20:00:00Z', 10), 'a 2026-11-22, b 2026-11-22', 'a day begins at the hour that is set');
select is(pg_temp.due('2026-11-22T20:00:00Z', 6, pg_temp.ada()), 'b 2026-11-22', 'the next page begins behind the last of it');
select is(pg_temp.keep('[]', true, '2026-11-23'), 0, 'who was looked at');
select is(pg_temp.due('2026-11-22T20:00:00Z'), 'b 2026-11-22', 'is not looked at again');
select is(pg_temp.due('2026-11-23T20:00:00Z'), 'a 2026-11-24, b 2026-11-23', 'before the next day');
select is(pg_temp.keep('[{"kind": "restock", "subject": "x"}]', true, '2026-11-23'), 0, 'a day that is done stores nothing more');

-- What is looked at.
create temporary table seen as select h from jsonb_array_elements(pg_temp.worker('select public.due_households(''2026-11-23T20:00:00Z'', 6, null, 10)')) h where h ->> 'user_id' = pg_temp.ada()::text;
select is((select (h #> '{stock,0}') - 'id'::text - 'match'::text from seen), '{"food": "tomato", "quantity": 2000, "unit": "g", "location": "fridge", "due_on": "2026-11-24", "is_estimated": false}', 'amounts are told in one unit of a measure');
select is((select jsonb_array_length(h -> 'stock') from seen), 1, 'and nobody else''s food');
insert into public.min_stocks (user_id, food, food_key, ingredient_id, quantity, unit) select pg_temp.ada(), i.name, i.food_key, i.id, 6, 'piece' from public.ingredients i where i.name = 'egg';
insert into public.shopping_items (user_id, food, food_key, ingredient_id) select pg_temp.ada(), i.name, i.food_key, i.id from public.ingredients i where i.name = 'egg';
create temporary table short as select h from jsonb_array_elements(pg_temp.worker('select public.due_households(''2026-11-23T20:00:00Z'', 6, null, 10)')) h where h ->> 'user_id' = pg_temp.ada()::text;
select is((select h #>> '{below_minimum,0,food}' from short), 'egg', 'what is below its minimum is told');
select is((select h #>> '{below_minimum,0,match}' from short), (select h #>> '{listed,0}' from short), 'by what it is known by on the list');
delete from public.min_stocks; delete from public.shopping_items;
insert into public.pack_sizes (user_id, food, food_key, quantity, unit, size_unit) values (pg_temp.ada(), 'feta', 'feta', 200, 'pack', 'g');
select is((select private.packs_of_need('{"food": "feta", "lacking": 350, "unit": "g"}') from (select set_config('request.jwt.claims', pg_temp.token_of(pg_temp.ada())::text, true)) x), '{"food": "feta", "count": 2, "unit": "pack", "over": 50, "size_unit": "g"}', 'what lacks is told in packs where one is known');
select is(private.packs_of_need('{"food": "ricotta", "lacking": 350, "unit": "g"}'), null, 'and not where none is');
select set_config('request.jwt.claims', '', true) is not null;
select is((select h -> 'unfit' from seen), '[]', 'nothing is against no rule');
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'allergy', 'egg', 'egg');
insert into public.people (id, user_id, name, name_key, lives_here) values ('c0000000-0000-4000-8000-000000000003', pg_temp.ada(), 'Nora', 'nora', true);
insert into public.person_rules (user_id, person_id, kind, value, value_key) values (pg_temp.ada(), 'c0000000-0000-4000-8000-000000000003', 'allergy', 'peanut', 'peanut');
create temporary table unfit as select r.name, u.id is not null as is_unfit from public.recipes r left join (
  select x::uuid as id from jsonb_array_elements(pg_temp.worker('select public.due_households(''2026-11-23T20:00:00Z'', 6, null, 10)')) h, jsonb_array_elements_text(h -> 'unfit') x where h ->> 'user_id' = pg_temp.ada()::text) u using (id) where r.user_id is null;
select ok((select bool_and(is_unfit) from unfit where name ~* '^(omelette|frittata|shakshuka)'), 'dishes that the person must not eat are named');
select ok((select bool_and(u.is_unfit) from unfit u join public.recipes r using (name) where r.user_id is null and r.allergens @> '{peanut}'), 'and those that somebody who lives with them must not eat');
select ok((select bool_or(not is_unfit) from unfit), 'and no others');
select ok((select jsonb_array_length(pg_temp.worker('select public.cookbook_dishes()')) > 500), 'the cookbook is read whole');

-- Kept once each, the best first.
select pg_temp.clear();
select is(pg_temp.keep('[{"kind": "restock", "subject": "egg", "rank": 0.4}, {"kind": "restock", "subject": "milk", "rank": 0.9}, {"kind": "meal", "subject": "pie", "rank": 0.6}]', p_max => 2), 2, 'as many a day as are wanted');
select is(pg_temp.told(), 'milk open, pie open', 'are those that matter most');
select is(pg_temp.keep('[{"kind": "restock", "subject": "milk"}]', true, '2026-11-23', 9), 0, 'what was told lately is not told again');
select is(pg_temp.told(), 'milk open', 'and what is no longer so is taken back');
update public.suggestions set status = 'mentioned';
select is(pg_temp.keep('[]', false, '2026-11-23'), 0, 'what was told');
select is((select bool_and(valid_until <= now()) from public.suggestions), true, 'and is no longer so has nothing left to say');
select pg_temp.clear();
select is(pg_temp.keep('[{"kind": "restock", "subject": "egg", "waits": true}]', false, '2026-11-23'), 0, 'what waits for the day''s look is not told because of a change');
select is(pg_temp.told(), 'nothing', 'and what was bought meanwhile is not told either');
select pg_temp.clear();
select is(pg_temp.keep('[{"kind": "meal", "subject": "a", "slot": "meal", "rank": 0.9}, {"kind": "meal", "subject": "b", "slot": "meal", "rank": 0.8}]'), 1, 'of those that stand for one another');
select is(pg_temp.told(), 'a open', 'the best is told');
select pg_temp.clear();
select is(pg_temp.keep((select jsonb_agg(jsonb_build_object('kind', 'meal', 'subject', case when allergens @> '{egg}' then 'egg' else 'no egg' end, 'slot', 'meal', 'recipe', id, 'rank', case when allergens @> '{egg}' then 0.9 else 0.5 end))
  from (select distinct on (allergens @> '{egg}') * from public.recipes where user_id is null and (allergens @> '{egg}' or allergens = '{}') order by allergens @> '{egg}', name) r)), 1, 'a dish is held against all rules once more');
select is(pg_temp.told(), 'no egg open', 'and the next one is taken');

-- Answered.
select pg_temp.clear();
select pg_temp.keep('[{"kind": "restock", "subject": "milk", "request": "put milk on the shopping list"}, {"kind": "restock", "subject": "egg"}, {"kind": "meal", "subject": "pie"}]', p_today => (now() at time zone 'UTC')::date, p_max => 9);
create function pg_temp.answer(p_subject text, p_answer text, p_until text default null) returns jsonb language sql as $$
  select pg_temp.ada_sees(format('select public.answer_suggestion(%L, %L, %L)', (select id from public.suggestions where subject = p_subject limit 1), p_answer, p_until))::jsonb $$;
select is(pg_temp.answer('milk', 'accept') ->> 'request', 'put milk on the shopping list', 'a yes gives what to ask for');
select is(pg_temp.answer('egg', 'snooze') ->> 'request', null, 'a suggestion is put off');
select is(pg_temp.told(), 'egg snoozed, milk accepted, pie open', 'each as it was answered');
select is(jsonb_array_length(private.open_suggestions(pg_temp.ada(), null)), 1, 'what is put off is not told');
update public.suggestions set snoozed_until = now() - interval '1 minute' where subject = 'egg';
select is(jsonb_array_length(private.open_suggestions(pg_temp.ada(), null)), 2, 'until its time has come');
select pg_temp.answer('pie', 'never');
select pg_temp.answer('egg', 'never_kind');
delete from public.suggestions;
update private.households set ran_on = null;
select is(pg_temp.keep('[{"kind": "meal", "subject": "pie"}, {"kind": "meal", "subject": "soup"}, {"kind": "restock", "subject": "rice"}]'), 1, 'what is not wanted is not kept');
select is(pg_temp.told(), 'soup open', 'a subject alone, or a whole kind');
select is(pg_temp.run_as('alfred_worker', '{}', format('select public.store_suggestions(''x'', now(), %L, true)', jsonb_build_array(jsonb_build_object('user_id', pg_temp.ada(), 'kind', 'restock', 'subject', 'salt', 'dedupe_key', 'k', 'reason', 'r', 'action', 'a', 'due_on', '2026-11-22', 'valid_until', '2099-01-01'))))::int, 0, 'by whichever way it comes');

-- Of an account that is gone nothing is kept.
delete from private.quiet_subjects;
select is(pg_temp.run_as('alfred_orchestrator', '{}', format('select public.delete_account(%L)', pg_temp.ada()))::jsonb ->> 'done', 'true', 'an account is deleted with what was noticed of it');
select is(pg_temp.keep('[{"kind": "restock", "subject": "egg"}]', true, '2026-12-01'), 0, 'and what was being looked at then is not kept');
insert into private.households (user_id) values (pg_temp.ada());
select pg_temp.keep('[{"kind": "meal", "subject": "soup"}]', true, '2026-12-02');

-- Whose business it is.
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.bob()), format('select public.answer_suggestion(%L, ''accept'', null)', (select id from public.suggestions limit 1))), 'PT404 NOT_FOUND', 'nobody answers for somebody else');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.answer_suggestion(%L, ''perhaps'', null)', (select id from public.suggestions limit 1))), 'PT422 INVALID_REQUEST', 'an answer is one of those that there are');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.answer_suggestion(%L, ''snooze'', ''2000-01-01'')', (select id from public.suggestions limit 1))), 'PT422 INVALID_REQUEST', 'nothing is put off into the past');
select is(pg_temp.refusal_of(role, pg_temp.token_of(pg_temp.ada()), 'select public.due_households(now(), 1, null, 1)'), '42501', format('%s may not look at households', role))
  from unnest(array['anon', 'authenticated', 'service_role', 'alfred_orchestrator']) role;

select * from finish();
rollback;
