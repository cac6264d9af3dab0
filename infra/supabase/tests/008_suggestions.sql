-- What Alfred notices without being asked: lots that expire soon where their person lives, told once.
begin;
set local search_path = public, extensions, tap;
select plan(45);
\ir shared/people.psql

create function pg_temp.lot(p_number int, p_until date, p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.inventory_lots (id, user_id, food, food_key, quantity, unit, location, expires_on)
  values (('10000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, p_person, 'food ' || p_number, 'food ' || p_number, 1, 'piece', 'fridge', p_until) $$;
create function pg_temp.candidates(p_fire_at timestamptz, p_days int default 2, p_after int default null, p_limit int default 10) returns text language sql as $$
  select coalesce(string_agg(right(c ->> 'lot_id', 2)::int || ' ' || (c ->> 'today'), ', ' order by n), 'none')
  from jsonb_array_elements(pg_temp.run_as('alfred_worker', '{}', format('select public.expiry_candidates(%L, %s, %L, %s)', p_fire_at, p_days,
    ('10000000-0000-4000-8000-' || lpad(p_after::text, 12, '0'))::uuid, p_limit))::jsonb) with ordinality u (c, n) $$;
create function pg_temp.store(p_fire_at timestamptz, p_lots int[], p_final boolean default true) returns int language sql as $$
  select pg_temp.run_as('alfred_worker', '{}', format('select public.store_suggestions(''expiry-alerts'', %L, %L, %L)', p_fire_at, (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'kind', 'expiry', 'dedupe_key', 'expiry:' || id || ':' || expires_on, 'reason', food, 'action', 'a',
      'due_on', expires_on, 'valid_until', expires_on + 2)), '[]') from public.inventory_lots where right(id::text, 2)::int = any (p_lots)), p_final))::int $$;
create function pg_temp.told() returns text language sql as $$
  select coalesce(string_agg(reason || ' ' || status, ', ' order by reason), 'none') from public.suggestions $$;

select set_config('alfred.turn', gen_random_uuid()::text, true) is not null;
insert into public.profiles (user_id, time_zone) values (pg_temp.ada(), 'Pacific/Auckland'), (pg_temp.bob(), 'America/Los_Angeles');

-- It is 20:00 on the 22nd in London: the 23rd at 09:00 in Auckland, the 22nd at noon in Los Angeles.
select pg_temp.lot(1, '2026-11-22'), pg_temp.lot(2, '2026-11-23'), pg_temp.lot(3, '2026-11-25'), pg_temp.lot(4, '2026-11-26'), pg_temp.lot(5, null),
       pg_temp.lot(11, '2026-11-22', pg_temp.bob()), pg_temp.lot(12, '2026-11-24', pg_temp.bob()), pg_temp.lot(13, '2026-11-25', pg_temp.bob());
select is(pg_temp.candidates('2026-11-22T20:00:00Z'), '2 2026-11-23, 3 2026-11-23, 11 2026-11-22, 12 2026-11-22', 'each lot is judged by the day that it is where its person lives');
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '2 2026-11-23, 11 2026-11-22', 'no days ahead means today');
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 2, null, 2), '2 2026-11-23, 3 2026-11-23', 'a page has its size');
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 2, 3, 2), '11 2026-11-22, 12 2026-11-22', 'the next page begins behind the last lot of it');
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 2, 13), 'none', 'behind the last lot there is none');

-- Time zones that PostgreSQL reads otherwise than browsers, or not at all.
update public.profiles set time_zone = '+13:00' where user_id = pg_temp.ada();
update public.profiles set time_zone = '-0800' where user_id = pg_temp.bob();
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '2 2026-11-23, 11 2026-11-22', 'an offset is east of London when it is positive');
update public.profiles set time_zone = 'Mars/Olympus_Mons' where user_id = pg_temp.ada();
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '1 2026-11-22, 11 2026-11-22', 'a zone that is unknown here counts as UTC and stops nobody''s alerts');
delete from public.profiles;
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '1 2026-11-22, 11 2026-11-22', 'a person without a profile counts as in UTC');

-- What goes with it.
insert into public.inventory_lots (id, user_id, food, food_key, ingredient_id, quantity, unit, location, expires_on)
select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, pg_temp.ada(), i.name, i.food_key, i.id, 1, 'piece', 'fridge', case when n = 1 then date '2026-11-22' end
from unnest('{tomato,basil,potato}'::text[]) with ordinality as t (f, n) join public.ingredients i on i.name = f;
create function pg_temp.goes_with(p_food text) returns jsonb language sql as $$
  select c -> 'goes_with' from jsonb_array_elements(pg_temp.run_as('alfred_worker', '{}', 'select public.expiry_candidates(''2026-11-22T20:00:00Z'', 0, null, 50)')::jsonb) c where c ->> 'food' = p_food $$;
select ok(pg_temp.goes_with('tomato') @> '["basil"]', 'what expires is told with what the same person has that goes with it');
select is(pg_temp.goes_with('food 11'), '[]'::jsonb, 'and with nothing where nobody knows');
insert into public.preferences (user_id, kind, value, value_key) values (pg_temp.ada(), 'allergy', 'celery', 'celery');
select is(pg_temp.goes_with('tomato'), '[]'::jsonb, 'who has rules is told nothing that was not held against them');
delete from public.inventory_lots where id::text like '2%';

-- What is planned.
insert into public.meal_plan_entries (user_id, day, meal, title, recipe_id)
select pg_temp.ada(), '2026-11-22', 'dinner', r.name, r.id from public.recipes r join public.recipe_ingredients i on i.recipe_id = r.id and i.food = 'tomato' where r.user_id is null order by r.name limit 1;
insert into public.inventory_lots (id, user_id, food, food_key, ingredient_id, quantity, unit, location, expires_on)
select '20000000-0000-4000-8000-000000000009', pg_temp.ada(), i.name, i.food_key, i.id, 1, 'piece', 'fridge', '2026-11-22' from public.ingredients i where i.name = 'tomato';
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '1 2026-11-22, 11 2026-11-22', 'what a planned meal uses before it expires is not told of');
delete from public.meal_plan_entries;
select is(pg_temp.candidates('2026-11-22T20:00:00Z', 0), '1 2026-11-22, 11 2026-11-22, 9 2026-11-22', 'and is when the meal is called off');
delete from public.inventory_lots where id::text like '2%';

-- Stored once.
select is(pg_temp.run_as('alfred_worker', '{}', 'select public.last_run(''expiry-alerts'')'), null, 'a schedule that never ran has no last run');
select is(pg_temp.store('2026-11-22T20:00Z', array[1], false), 1, 'a page of suggestions is stored');
select is(pg_temp.run_as('alfred_worker', '{}', 'select public.last_run(''expiry-alerts'')'), null, 'and the run goes on');
select is(pg_temp.store('2026-11-22T20:00Z', array[1, 11]), 1, 'what is stored already is passed over');
select is(pg_temp.run_as('alfred_worker', '{}', 'select public.last_run(''expiry-alerts'')')::timestamptz, '2026-11-22T20:00Z'::timestamptz, 'the last page ends the run');
select is(pg_temp.store('2026-11-22T20:00Z', array[2]), 0, 'a run that is done stores nothing more');
select is(pg_temp.told(), 'food 1 open, food 11 open', 'so each is told once');
select is(pg_temp.candidates('2026-11-22T20:30:00Z', 0), 'none', 'a lot that was told of is no candidate again');
select is(pg_temp.store('2026-11-22T20:30Z', '{}'), 0, 'a run that finds nothing is a run');

-- Taken back when there is nothing left to say.
update public.inventory_lots set quantity = 2 where food = 'food 1';
select is(pg_temp.told(), 'food 1 open, food 11 open', 'another amount changes nothing');
update public.inventory_lots set expires_on = '2026-11-24' where food = 'food 1';
select is(pg_temp.told(), 'food 11 open', 'another date takes the suggestion back');
select is(pg_temp.candidates('2026-11-22T20:30:00Z', 0), 'none', 'the lot is judged by its new date');
select is(pg_temp.store('2026-11-22T21:00Z', array[1]), 1, 'and told of anew');
delete from public.inventory_lots where food = 'food 1';
select is(pg_temp.told(), 'food 11 open', 'a lot that is gone takes its suggestion along');
update public.suggestions set status = 'mentioned';
delete from public.inventory_lots where food = 'food 11';
select is(pg_temp.told(), 'food 11 mentioned', 'what was mentioned is kept');

-- Whose business it is.
select is(pg_temp.refusal_of(role, pg_temp.token_of(pg_temp.ada()), call), '42501', format('%s may not %s', role, call))
  from unnest(array['anon', 'authenticated', 'service_role', 'alfred_orchestrator']) role,
    unnest(array['select public.expiry_candidates(now(), 1, null, 1)', 'select public.store_suggestions(''x'', now(), ''[]'', true)', 'select public.last_run(''x'')']) call;
select is(pg_temp.refusal_of('alfred_worker', '{}', 'select count(*) from public.' || t), '42501', 'the worker may not read ' || t)
  from unnest(array['inventory_lots', 'suggestions', 'profiles', 'turns', 'audit_log']) t;

select * from finish();
rollback;
