-- Where there is no room left, new requests are refused with their reason, and those that were accepted before can end.
begin;
set local search_path = public, extensions, tap;
select plan(6);
\ir shared/people.psql

create function pg_temp.open(p_number int, p_person uuid default pg_temp.ada(), p_input jsonb default '{}') returns jsonb language sql as $$
  select public.open_turn(pg_temp.turn(p_number), p_person, 'h', jsonb_build_object('message', 'hello') || p_input, '2026-11-22T10:00:00Z', 'one:1', 1) $$;

create function pg_temp.edit(p_key text) returns text language sql as $$
  select pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), format(
    $sql$ select public.edit_by_hand(%L, 'add_item', '{"food": "milk", "quantity": 1, "unit": "l", "location": "fridge"}') $sql$, p_key)) $$;

select is(pg_temp.refusal_of('none', '{}', $$ select pg_temp.open(1) $$), 'not refused', 'a turn is opened while there is room');
select private.tell_room(true);
select is(pg_temp.refusal_of('none', '{}', $$ select pg_temp.open(2) $$), 'PT507 STORAGE_FULL', 'no turn is opened without room');
select is(pg_temp.edit('e0000000-0000-4000-8000-000000000001'), 'PT507 STORAGE_FULL', 'nothing is changed by hand without room');
select is(pg_temp.refusal_of('none', '{}', $$ select pg_temp.open(1) $$), 'not refused', 'a turn that was accepted before can be asked for again');
select private.tell_room(false);
select is(pg_temp.refusal_of('none', '{}', $$ select pg_temp.open(2) $$), 'not refused', 'with room again, turns are opened');
select is(pg_temp.edit('e0000000-0000-4000-8000-000000000001'), 'not refused', 'and the same change by hand is made');

select * from finish();
rollback;
