-- A function says itself that it is a tool, and only the owner of the database has it say so.
begin;
set local search_path = public, extensions, tap;
select plan(7);

select is_empty($$ select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tool\_%'
    and substr(p.proname, 6) not in (select name from private.tools) $$, 'every function that is named as a tool says whose it is');
select is_empty($$ select p.oid::regprocedure from pg_proc p where obj_description(p.oid, 'pg_proc') ~* '^\s*tool\M'
    and (p.pronamespace <> 'private'::regnamespace or substr(p.proname, 6) not in (select name from private.tools)) $$,
  'and none that says so is overlooked for how it says it');
select is_empty($$ select name from private.tools where to_regprocedure(format('private.tool_%s(jsonb)', name)) is null $$,
  'each takes its arguments as one value');
select results_eq($$ select domain, by_hand from private.tools where name in ('check_off', 'list_items') order by name $$,
  $$ values ('pantry', true), ('pantry', false) $$, 'it says whose it is, and whether it is fit for a hand');

comment on function private.tool_check_off(jsonb) is 'tool of coach';
select results_eq($$ select domain, by_hand from private.tools where name = 'check_off' $$, $$ values ('coach', false) $$,
  'what it says holds at once');

-- The error that somebody with a token gets; what was done until then is taken back.
create function pg_temp.error_of(p_sql text) returns text language plpgsql as $$
begin
  perform set_config('role', 'authenticated', true);
  execute p_sql;
  return 'none';
exception when others then
  return sqlstate;
end $$;
select is(pg_temp.error_of($$ comment on function private.tool_check_off(jsonb) is 'tool of alfred, by hand' $$), '42501',
  'nobody whom a token names has a function say anything');
select is(pg_temp.error_of($$ insert into private.tools values ('drop_all', 'pantry', true) $$), '55000', 'and there is no table to add one to');

select * from finish();
rollback;
