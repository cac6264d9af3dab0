-- Where suggestions are delivered outside of Alfred, when, and how often.
begin;
set local search_path = public, extensions, tap;
select plan(60);
\ir shared/people.psql

create function pg_temp.claim(p_at text, p_ways jsonb default '[{"way": "webhook"}, {"way": "email"}, {"way": "web_push", "public_key": "K"}]') returns jsonb language sql as $$
  select pg_temp.run_as('alfred_worker', '{}', format('select public.claim_deliveries(%L, %L, 600, 50)', p_at, p_ways))::jsonb $$;
-- What is claimed, shortly: the way and the reasons.
create function pg_temp.told(p_at text) returns text language sql as $$
  select coalesce(string_agg((d ->> 'way') || ': ' || coalesce((select string_agg(s ->> 'reason', ', ' order by n) from jsonb_array_elements(d -> 'suggestions') with ordinality x (s, n)), 'asks'), '; ' order by d ->> 'way'), 'nothing')
  from jsonb_array_elements(pg_temp.claim(p_at)) d $$;
create function pg_temp.note(p_outcome text, p_attempt int default 1, p_at text default '2026-11-22T12:00Z', p_error text default null) returns boolean language sql as $$
  select pg_temp.run_as('alfred_worker', '{}', format('select public.note_delivery(%L, %s, %L, %L, %L)', (select id from public.deliveries order by created_at desc limit 1), p_attempt, p_outcome, p_error, p_at))::boolean $$;
create function pg_temp.suggest(p_reason text, p_rank real default 0.5, p_at text default '2026-11-22T11:00Z', p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.suggestions (user_id, kind, dedupe_key, reason, action, rank, due_on, valid_until, created_at)
  values (p_person, 'restock', p_reason, p_reason, 'a', p_rank, '2026-11-22', '2099-01-01', p_at::timestamptz) $$;
create function pg_temp.hook(p_address text default 'https://example.org/hook', p_person uuid default pg_temp.ada()) returns text language sql as $$
  select pg_temp.asks(format('select public.add_delivery_place(''webhook'', %L)', p_address), p_person) $$;
create function pg_temp.clear() returns void language sql as $$ delete from public.delivery_places; delete from public.suggestions; delete from public.delivery_wishes $$;
-- Places of this test were there before anything that it suggests.
create function pg_temp.age() returns void language sql as $$ update public.delivery_places set confirmed_at = '2026-11-01' where confirmed_at is not null $$;

create function pg_temp.operator(p_sql text) returns text language sql as $$ select pg_temp.run_as('alfred_operator', '{}', p_sql) $$;

insert into public.profiles (user_id, time_zone) values (pg_temp.ada(), 'Europe/London'), (pg_temp.bob(), 'America/Los_Angeles');

-- Ways.
select matches(pg_temp.hook(), 'Nothing can be delivered in that way', 'without a worker that can, nothing is delivered');
select is(pg_temp.told('2026-11-22T12:00Z'), 'nothing', 'a worker says what it can');
select is(pg_temp.asks('select public.delivery_ways()')::jsonb, '[{"way": "email", "public_key": null}, {"way": "web_push", "public_key": "K"}, {"way": "webhook", "public_key": null}]', 'and people are told');

-- Places.
select matches(pg_temp.hook('ftp://example.org'), 'no address of the web', 'a webhook is an address of the web');
select matches(pg_temp.hook('https://ada@example.org/'), 'no address of the web', 'without a name in it');
select matches(pg_temp.asks('select public.add_delivery_place(''email'', ''ada'')'), 'no e-mail address', 'an e-mail address has its form');
select matches(pg_temp.asks('select public.add_delivery_place(''email'', ''ada@example.org, bob@example.org'')'), 'no e-mail address', 'and is one');
select matches(pg_temp.asks('select public.add_delivery_place(''email'', E''ada@example.org\nbcc:x@example.org'')'), 'no e-mail address', 'without lines of its own');
select matches(pg_temp.asks('select public.add_delivery_place(''web_push'', ''https://push.example.org/1'', '''', ''{"auth": "x"}'')'), 'p256dh and auth', 'a browser has keys');
select matches(pg_temp.asks('select public.add_delivery_place(''pigeon'', ''https://example.org'')'), 'in that way', 'a way that nobody has is refused');
select matches(pg_temp.hook()::jsonb ->> 'secret', '^whsec_[A-Za-z0-9+/]{43}=$', 'a webhook''s secret is told once');
select is((select count(*)::int from jsonb_array_elements(jsonb_build_array(pg_temp.hook()::jsonb))), 1, 'one that is known is taken up again');
select is((select count(*)::int from public.delivery_places), 1, 'and not doubled');
select is(pg_temp.asks('select count(*) from public.delivery_places'), '1', 'who it is of sees it');
select is(pg_temp.asks('select count(*) from public.delivery_places', pg_temp.bob()), '0', 'nobody else does');
select matches(pg_temp.asks('select keys from private.delivery_keys'), 'permission denied', 'keys are read by nobody');
select matches(pg_temp.asks('insert into public.delivery_places (user_id, way, address) values (auth.uid(), ''email'', ''x@example.org'')'), 'permission denied', 'no place is written but by its function');
select matches(pg_temp.asks(format('select public.remove_delivery_place(%L)', (select id from public.delivery_places)), pg_temp.bob()), 'no such place', 'nobody removes another''s place');
select pg_temp.hook('https://example.org/' || n) from generate_series(1, 9) n;
select matches(pg_temp.hook('https://example.org/10'), 'ten places', 'there can be ten places');
select pg_temp.clear();

-- What is delivered, and when.
select pg_temp.hook(), pg_temp.age(), pg_temp.suggest('milk'), pg_temp.suggest('eggs', 0.9), pg_temp.suggest('rice', 0.4), pg_temp.suggest('oats', 0.3);
select is(pg_temp.told('2026-11-22T11:05Z'), 'nothing', 'what was noticed just now waits a little: it may be told in Alfred itself');
select is(pg_temp.told('2026-11-22T23:00Z'), 'nothing', 'at night nobody is woken');
select is(pg_temp.told('2026-11-22T12:00Z'), 'webhook: eggs, milk, rice', 'the most important are told, three a day');
select is(pg_temp.told('2026-11-22T12:00:30Z'), 'nothing', 'while it is being sent, nobody else sends it');
select is(pg_temp.told('2026-11-22T12:02Z'), 'webhook: eggs, milk, rice', 'who took it up and died is followed by another');
select is(pg_temp.note('failed', 1, '2026-11-22T12:02Z'), false, 'a failure of the one before counts no more');
select is(pg_temp.note('sent', 1, '2026-11-22T12:02Z'), true, 'that it was sent does');
select is(pg_temp.note('failed', 2, '2026-11-22T12:03Z'), false, 'and is not undone by a failure');
select is(pg_temp.told('2026-11-22T15:00Z'), 'nothing', 'the day has had its three');
select is(pg_temp.told('2026-11-23T07:59Z'), 'nothing', 'it is early in the morning');
select is(pg_temp.told('2026-11-23T08:00Z'), 'webhook: oats', 'what is left comes on the next day');
update public.suggestions set status = 'dismissed';
select is(pg_temp.told('2026-11-23T08:10Z'), 'nothing', 'what was answered meanwhile');
select is((select string_agg(status, ', ' order by created_at) from public.deliveries), 'sent, withdrawn', 'is taken back');

-- Failures.
select pg_temp.clear(), pg_temp.hook(), pg_temp.age(), pg_temp.suggest('tea');
select is(pg_temp.told('2026-11-22T12:00Z'), 'webhook: tea', 'a first attempt');
select is(pg_temp.note('failed', 1, '2026-11-22T12:00Z', 'HTTP_500'), true, 'that fails');
select is(pg_temp.told('2026-11-22T12:00:59Z'), 'nothing', 'is not made again at once');
select is(pg_temp.told('2026-11-22T12:01Z'), 'webhook: tea', 'but after a minute');
select is((select string_agg((pg_temp.note('failed', n, '2026-11-22T12:00Z', 'HTTP_500') and (n = 5 or pg_temp.told('2026-11-22T18:00Z') <> ''))::text, ' ') from generate_series(2, 5) n), 'true true true true', 'and so on');
select is((select status || ' ' || error || ' ' || attempts from public.deliveries), 'given_up HTTP_500 5', 'until it is given up, with why');
select is(pg_temp.operator('select public.list_dead_deliveries()')::jsonb -> 0 ->> 'error', 'HTTP_500', 'an operator sees it');
select ok(pg_temp.operator('select public.list_dead_deliveries()') !~ 'tea|example', 'without what it says and where it goes');
select is(pg_temp.operator(format('select public.replay_delivery(%L)', (select id from public.deliveries)))::jsonb ->> 'id', (select id::text from public.deliveries), 'and has it tried again');
select is((select status || ' ' || attempts from public.deliveries), 'waiting 0', 'from the beginning');
update public.deliveries set status = 'given_up', ended_at = now(), attempts = 5;
update public.suggestions set status = 'dismissed';
select matches(pg_temp.operator('select public.list_dead_deliveries()')::jsonb -> 0 ->> 'obstacle', 'None of its suggestions', 'unless nothing of it holds any more');
select matches(pg_temp.asks('select public.list_dead_deliveries()'), 'permission denied', 'a person may do neither');
select is(pg_temp.note('sent', 5), true, 'a late word that it was sent holds');
select pg_temp.clear(), pg_temp.hook(), pg_temp.age(), pg_temp.suggest('tea'), pg_temp.claim('2026-11-22T12:00Z');
select is(pg_temp.note('gone', 1, p_error => 'HTTP_410'), true, 'a place that is no more');
select is((select end_reason from public.delivery_places), 'HTTP_410', 'has ended, and says why');
select pg_temp.suggest('coffee');
select is(pg_temp.told('2026-11-22T13:00Z'), 'nothing', 'nothing is sent there');

-- Wishes.
select pg_temp.clear(), pg_temp.hook(), pg_temp.age(), pg_temp.suggest('tea');
select matches(pg_temp.asks('select public.set_delivery_wishes(''9 pm'')'), '21:30', 'a time has its form');
select is(pg_temp.asks('select public.set_delivery_wishes(''12:00'', ''14:00'', 5)')::jsonb, '{"quiet_from": "12:00", "quiet_until": "14:00", "a_day_max": 5}', 'a person sets when they are left alone');
select is(pg_temp.told('2026-11-22T12:30Z'), 'nothing', 'it holds');
select is(pg_temp.asks('select public.set_delivery_wishes(a_day_max => 0)')::jsonb ->> 'a_day_max', '0', 'nothing at all can be wished for, too');
select is(pg_temp.told('2026-11-22T15:00Z'), 'nothing', 'then nothing comes');

-- An e-mail address.
select pg_temp.clear();
create temporary table mail as select pg_temp.asks('select public.add_delivery_place(''email'', ''ada@example.org'')')::jsonb as place;
select is(pg_temp.told((now() + interval '1 second')::text), 'email: asks', 'an address is asked whether it is theirs, at any hour');
select pg_temp.suggest('tea');
select is(pg_temp.told('2026-11-22T12:00Z'), 'nothing', 'and before a yes gets nothing else');
select is(pg_temp.asks(format('select public.confirm_delivery_place(%L, ''1'')', (select place ->> 'id' from mail)))::jsonb ->> 'is_confirmed', 'false', 'a wrong code is none');
select matches(pg_temp.asks(format('select public.confirm_delivery_place(%L, %L)', (select place ->> 'id' from mail), (select code from private.delivery_keys)), pg_temp.bob()), 'no such place', 'nobody confirms for another');
select is(pg_temp.asks(format('select public.confirm_delivery_place(%L, %L)', (select place ->> 'id' from mail), (select code from private.delivery_keys)))::jsonb ->> 'is_confirmed', 'true', 'the right one confirms');
select pg_temp.clear();
create temporary table other as select pg_temp.asks('select public.add_delivery_place(''email'', ''eve@example.org'')')::jsonb as place;
select is((select count(pg_temp.asks(format('select public.confirm_delivery_place(%L, ''0'')', (select place ->> 'id' from other))))::int from generate_series(1, 5)), 5, 'five wrong codes');
select is((select count(*)::int from public.delivery_places), 0, 'end a place');

select * from finish();
rollback;
