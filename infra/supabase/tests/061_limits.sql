-- How much one person may have, and what the next is told.
begin;
set local search_path = public, extensions, tap;
select plan(9);
\ir shared/people.psql

create function pg_temp.answer(p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns text language sql as $$
  select coalesce(e -> 'error' ->> 'code', 'done') from (
    select pg_temp.run_as('authenticated', pg_temp.token_of(p_person), format('select public.edit_by_hand(%L, %L, %L)', gen_random_uuid(), p_tool, p_arguments))::jsonb as e) x $$;
create function pg_temp.add(p_food text, p_person uuid default pg_temp.ada()) returns text language sql as $$
  select pg_temp.answer('add_item', jsonb_build_object('food', p_food, 'quantity', 1, 'unit', 'piece'), p_person) $$;

-- Three of each are few enough to be tried.
create or replace function private.rows_max(p_table text) returns int language sql immutable set search_path = '' as $$ select 3 $$;
select is(array[pg_temp.add('milk'), pg_temp.add('egg'), pg_temp.add('rice')], array['done', 'done', 'done'], 'as many lots as there may be are put away');
select is(pg_temp.add('milk'), 'done', 'more of the same is no other lot');
select is(pg_temp.add('salt'), 'LIMIT_REACHED', 'one lot more is refused with a code');
select is((select count(*) from public.inventory_lots where user_id = pg_temp.ada()), 3::bigint, 'and is not there');
select is(pg_temp.add('salt', pg_temp.bob()), 'done', 'another person is not kept from theirs');
select is((select array_agg(pg_temp.answer('add_to_shopping', jsonb_build_object('food', f, 'quantity', 1)) order by n) from unnest(array['milk', 'egg', 'rice', 'salt']) with ordinality as x (f, n)),
  array['done', 'done', 'done', 'LIMIT_REACHED'], 'nor may the list be longer');
select is((select array_agg(pg_temp.answer('remember_preference', jsonb_build_object('kind', 'like', 'value', f)) order by n) from unnest(array['milk', 'egg', 'rice', 'salt']) with ordinality as x (f, n)),
  array['done', 'done', 'done', 'LIMIT_REACHED'], 'nor what is remembered');
create function pg_temp.open(p_number int) returns jsonb language sql as $$
  select public.open_turn(('70000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, pg_temp.ada(), 'h', '{"message": "hello", "conversation_id": "new"}', now(), 'one:1', 1) $$;
select lives_ok('select pg_temp.open(n) from generate_series(1, 3) n', 'conversations are opened');
select throws_ok('select pg_temp.open(4)', 'PT429', null, 'until there are as many as can be kept');

select * from finish();
rollback;
