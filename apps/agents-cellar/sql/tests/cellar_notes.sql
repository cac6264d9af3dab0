-- Notes about cellar: whose they are, how many there may be, and what is refused.
begin;
set local search_path = public, extensions, tap;
select plan(11);
\ir ../../../../infra/supabase/tests/shared/people.psql
\ir ../../../../infra/supabase/tests/shared/turns.psql
\ir ../../../../infra/supabase/tests/shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

-- Runs one call of this agent, and gives the code of a refusal, or what is written down then.
create function pg_temp.after(p_tool text, p_arguments jsonb, p_person uuid default pg_temp.ada()) returns text language plpgsql as $$
declare
  v_answer jsonb := pg_temp.run(jsonb_build_array(p_tool, p_arguments), p_person, 'cellar');
begin
  return coalesce(v_answer #>> '{error,code}', (select coalesce(string_agg(n.text, ', ' order by n.created_at), 'nothing') from public.cellar_notes n where n.user_id = p_person));
end $$;

select is(pg_temp.after('add_cellar_note', '{"text": " Call on Friday "}'), 'Call on Friday', 'a note is kept without the blanks around it');
select is(pg_temp.after('add_cellar_note', '{"text": "call on friday"}'), 'Call on Friday', 'once, however it is written');
select is(pg_temp.after('add_cellar_note', '{"text": "rest on Friday"}'), 'Call on Friday, rest on Friday', 'two may be alike');
select is(pg_temp.after('remove_cellar_note', '{"text": "friday"}'), 'CELLAR_NOTE_UNCLEAR', 'of which one is asked for');
select is(pg_temp.after('remove_cellar_note', '{"text": "Monday"}'), 'CELLAR_NOTE_NOT_FOUND', 'what is not written down is not taken away');
select is(pg_temp.after('remove_cellar_note', '{"text": "rest on friday"}'), 'Call on Friday', 'the very one is taken away');
select is(pg_temp.after('add_cellar_note', '{"text": " "}'), 'INVALID_VALUE', 'nothing is no note');
select is(pg_temp.after('add_cellar_note', jsonb_build_object('text', 'two' || chr(10) || 'lines')), 'NAME_NOT_SHOWABLE', 'a note has one line');

-- Whose they are.
select is(pg_temp.after('remove_cellar_note', '{"text": "call on friday"}', pg_temp.bob()), 'CELLAR_NOTE_NOT_FOUND', 'nobody takes away the note of another');
select is(pg_temp.run('["list_cellar_notes", {}]', pg_temp.bob(), 'cellar') #> '{data,notes}', '[]', 'nor sees it');

-- Three are few enough to be tried.
update private.agent_tables set rows_max = 3 where table_name = 'cellar_notes';
select pg_temp.after('add_cellar_note', jsonb_build_object('text', n::text)) from generate_series(1, 2) n;
select is(pg_temp.after('add_cellar_note', '{"text": "one more"}'), 'LIMIT_REACHED', 'there are as many as may be, and no more');

select * from finish();
rollback;
