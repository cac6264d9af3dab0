-- What models cost a person, and when something that waits for an answer was shown.
begin;
set local search_path = public, extensions, tap;
select plan(11);
\ir shared/people.psql

create function pg_temp.usage_of(p_person uuid) returns text language plpgsql as $$
declare
  v_text text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_person, 'role', 'authenticated')::text, true), set_config('role', 'authenticated', true);
  select string_agg(format('%s %s %s %s', day, model, model_calls, cost_usd), ', ') into v_text from public.usage_by_day('2026-11-22', '2026-11-23');
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_text;
end $$;

insert into public.conversations (id, user_id) values ('c0000000-0000-4000-8000-000000000001', pg_temp.ada()), ('c0000000-0000-4000-8000-000000000002', pg_temp.bob());
insert into public.turns (id, user_id, conversation_id, contract_version, request_hash, input, asked_at, time_zone, locale, status, usage)
select gen_random_uuid(), person, conversation, 1, 'h', '{}', asked_at::timestamptz, zone, 'en', 'done',
  jsonb_build_object('calls', jsonb_build_array(jsonb_build_object('model', model, 'input_tokens', 10, 'output_tokens', 5, 'cost_usd', 0.25)))
from (values
  (pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001'::uuid, '2026-11-22T10:00:00Z', 'UTC', 'mini'),
  (pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001', '2026-11-22T11:00:00Z', 'UTC', 'mini'),
  (pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001', '2026-11-22T23:30:00Z', 'Europe/Berlin', 'full'),
  (pg_temp.ada(), 'c0000000-0000-4000-8000-000000000001', '2026-11-24T10:00:00Z', 'UTC', 'late'),
  (pg_temp.bob(), 'c0000000-0000-4000-8000-000000000002', '2026-11-22T10:00:00Z', 'UTC', 'mini')
) as t (person, conversation, asked_at, zone, model);
select is(pg_temp.usage_of(pg_temp.ada()), '2026-11-22 mini 2 0.50, 2026-11-23 full 1 0.25', 'cost is told by day and model, on the person''s own calendar');
select is(pg_temp.usage_of(pg_temp.bob()), '2026-11-22 mini 1 0.25', 'and to each person their own');

create function pg_temp.shown() returns text language sql as $$ select state -> 'pending' ->> 'shown_at' from public.conversations where user_id = pg_temp.ada() $$;
update public.conversations set state = '{"pending": null}' where user_id = pg_temp.ada();
select is(pg_temp.shown(), null, 'nothing waits, nothing is stamped');
update public.conversations set state = '{"pending": {"wire": {}, "shown_at": null}}' where user_id = pg_temp.ada();
select ok(pg_temp.shown()::timestamptz between clock_timestamp() - interval '1 minute' and clock_timestamp(), 'what begins to wait is stamped with the moment it is shown');
create temporary table first as select pg_temp.shown() as at;
update public.conversations set state = state || '{"turn": 2}' where user_id = pg_temp.ada();
select is(pg_temp.shown(), at, 'and keeps it in later turns') from first;
update public.conversations set state = '{"pending": {"wire": {"version": 2}}}' where user_id = pg_temp.ada();
select isnt(pg_temp.shown(), at, 'what takes its place is stamped anew') from first;
update public.conversations set state = '{}' where user_id = pg_temp.ada();
select is(pg_temp.shown(), null, 'what is answered is gone');

-- The tokens of a day.
select is(private.tokens_today(pg_temp.ada()), 0::bigint, 'who has asked no model today has no tokens');
select private.count_tokens(pg_temp.ada(), '{"input_tokens": 900, "output_tokens": 40}'), private.count_tokens(pg_temp.ada(), '{"input_tokens": 60}'),
  private.count_tokens(pg_temp.bob(), '{}');
select is(private.tokens_today(pg_temp.ada()), 1000::bigint, 'tokens of a day add up');
select is((select count(*) from private.tokens_of_a_day), 1::bigint, 'a turn without a model leaves no row');
update private.tokens_of_a_day set day = day - 1;
select private.count_tokens(pg_temp.ada(), '{"input_tokens": 7, "output_tokens": 1}');
select is(private.tokens_today(pg_temp.ada()), 8::bigint, 'and a new day begins anew');

select * from finish();
rollback;
