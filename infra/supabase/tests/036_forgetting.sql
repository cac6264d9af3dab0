-- Forgetting is real: of what was forgotten no table holds a word, and of an account that is gone nothing but that it was.
begin;
set local search_path = public, extensions, tap;
select plan(22);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

-- Every place that holds a word, in any table of the house.
create function pg_temp.holding(p_word text) returns text[] language plpgsql as $$
declare
  v_table record;
  v_found text[] := '{}';
  v_count bigint;
begin
  for v_table in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'private') order by 2 loop
    execute format('select count(*) from %I.%I t where to_jsonb(t)::text ~* $1', v_table.nspname, v_table.relname) into v_count using p_word;
    if v_count > 0 then v_found := v_found || v_table.relname::text; end if;
  end loop;
  return v_found;
end $$;
-- A turn of Ada's as it is worked at and committed, with its words wherever turns have any.
create function pg_temp.live(p_number int, p_message text, p_response text, p_calls jsonb) returns jsonb language plpgsql as $$
declare
  v_answers jsonb;
begin
  perform pg_temp.open(p_number, pg_temp.ada(), jsonb_build_object('message', p_message));
  v_answers := pg_temp.run_as('authenticated', pg_temp.turn_token(p_number), format('select public.apply(1, 0, %L, %L, %L)',
    jsonb_build_array(jsonb_build_object('kind', 'understood', 'message', p_message)), jsonb_build_array(jsonb_build_object('id', '1.' || p_number, 'content', left(p_response, 12))), p_calls))::jsonb;
  perform public.commit_turn(pg_temp.turn(p_number), 1, 'one:1',
    jsonb_build_object('status', 'done', 'result', jsonb_build_object('response', p_response), 'events', jsonb_build_array(jsonb_build_object('event', 'done', 'response', p_response)),
      'ledger', jsonb_build_object('said', p_message), 'usage', null, 'trace', jsonb_build_object('mode', 'plan')),
    jsonb_build_object('recent_turns', jsonb_build_array(jsonb_build_object('message', p_message, 'response', p_response)), 'narrative', 'They said ' || left(p_message, 20), 'registry', p_message), '{}');
  set constraints all immediate;
  set constraints all deferred;
  return v_answers;
end $$;
create function pg_temp.call(p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('call', 1, 'tool', p_tool, 'arguments', '{"today": "2026-11-22"}' || p_arguments)) $$;

select is(pg_temp.live(1, 'please remember that the zanzibar safe opens with 4471', 'I will remember: "the zanzibar safe opens with 4471".',
  pg_temp.call('remember_fact', '{"text": "the zanzibar safe opens with 4471", "subject": "zanzibar safe", "subject_key": "zanzibar safe open", "vector": [1, 0]}')) #>> '{0,ok}', 'true', 'something is told');
select pg_temp.live(2, 'and now it is another number', 'I will remember: "the zanzibar safe opens with 9912".',
  pg_temp.call('remember_fact', '{"text": "the zanzibar safe opens with 9912", "subject": "zanzibar safe", "subject_key": "zanzibar safe open"}'));
select is((select count(*) from public.memories), 1::bigint, 'a number that was not said is not kept');
select pg_temp.live(3, 'remember that the zanzibar safe opens with 9912', 'I will remember it. It was the zanzibar one.',
  pg_temp.call('remember_fact', '{"text": "the zanzibar safe opens with 9912", "subject": "zanzibar safe", "subject_key": "zanzibar safe open"}'));
select pg_temp.live(4, 'I bought milk', 'Added milk. By the way: the zanzibar safe opens with 9912!', pg_temp.call('add_item', '{"food": "milk", "quantity": 1, "unit": "l", "location": "fridge"}'));
select pg_temp.live(5, 'what opens it?', '"the zanzibar safe opens with 9912"', pg_temp.call('recall', '{"about": "safe"}'));
select cmp_ok(cardinality(pg_temp.holding('zanzibar')), '>=', 6, 'by then its words stand in many places');

-- One is forgotten, in a turn that was told of it.
select is(pg_temp.live(6, 'forget that about the safe', 'I have forgotten that. It was: the zanzibar safe opens with 9912', pg_temp.call('forget_fact', '{"about": "safe"}')) #>> '{0,ok}', 'true', 'it is forgotten');
select is(pg_temp.holding('zanzibar|opens with'), '{}', 'and no table holds a word of it, not even the turn that forgot it');
select is((select count(*) from private.tombstones where user_id = pg_temp.ada()), 2::bigint, 'a tombstone stays, for what it took the place of, too');
select is((select count(*) from private.redactions), 0::bigint, 'and no list of words');
select is((select input ->> 'message' from public.turns where id = pg_temp.turn(1)), '[forgotten]', 'of the turn that told it the message is gone');
select is((select input ->> 'message' from public.turns where id = pg_temp.turn(4)), 'I bought milk', 'of one that only mentioned it, what else was said stays');
select is((select result ->> 'response' from public.turns where id = pg_temp.turn(4)), 'Added milk. By the way: [forgotten]!', 'and the rest of the answer');
select is((select count(*) from public.inventory_lots where user_id = pg_temp.ada()), 1::bigint, 'what was changed stays changed');
select is((select array_agg(distinct coalesce(new_row, old_row) - 'id' - 'user_id') from public.audit_log where table_name = 'memories'), array['{"redacted": true}'::jsonb], 'the trail says that there was something, and no more');

-- It cannot be taken back.
create function pg_temp.undo(p_key int, p_turn int) returns text language plpgsql as $$
declare
  v_answer jsonb;
begin
  perform set_config('alfred.turn', '', true);
  v_answer := pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', 'c0000000-0000-4000-8000-' || lpad(p_key::text, 12, '0'), 'undo_changes', jsonb_build_object('source', pg_temp.turn(p_turn))));
  return coalesce(v_answer #>> '{error,code}', 'ok');
end $$;
select is(pg_temp.undo(1, 6), 'FORGOTTEN', 'an undo of the forgetting is refused');
select is(pg_temp.undo(2, 1), 'FORGOTTEN', 'and of the turn that told it');
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.changes_of(%L) #>> %L', pg_temp.turn(6), '{changes,0,label}')), '…', 'what it changed is shown without a name');
select is(pg_temp.undo(3, 4), 'ok', 'anything else is taken back as ever');

-- By hand.
select is(pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.edit_by_hand('c0000000-0000-4000-8000-000000000011', 'remember_fact', '{"text": "the quokka key is red"}') ->> 'ok' $$), 'true', 'a hand keeps something');
select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select public.edit_by_hand('c0000000-0000-4000-8000-000000000012', 'forget_fact', '{"about": "quokka key"}') ->> 'ok' $$);
select is(pg_temp.holding('quokka key is'), '{}', 'and forgets it');

-- An account: exported whole, page by page, and gone.
select pg_temp.live(7, 'remember that the yodel box is blue', 'I will remember: "the yodel box is blue".', pg_temp.call('remember_fact', '{"text": "the yodel box is blue"}'));
select pg_temp.live(8, 'I bought yodel bread', 'Added.', pg_temp.call('add_item', '{"food": "yodel bread", "quantity": 1, "unit": "piece", "location": "fridge"}'));
create function pg_temp.exported(p_person uuid) returns jsonb language plpgsql as $$
declare
  v_place jsonb;
  v_page jsonb;
  v_all jsonb := '{}';
begin
  loop
    v_page := public.export_account(p_person, null, v_place);
    v_all := v_all || jsonb_build_object(v_page ->> 'table', coalesce(v_all -> (v_page ->> 'table'), '[]') || (v_page -> 'rows'));
    v_place := nullif(v_page -> 'next', 'null');
    exit when v_place is null;
  end loop;
  return v_all;
end $$;
select is((select array[e #>> '{memories,0,text}', e #>> '{inventory_lots,0,food}', (jsonb_array_length(e -> 'turns') >= 7)::text] from pg_temp.exported(pg_temp.ada()) e), '{"the yodel box is blue","yodel bread",true}', 'all that is kept of a person is exported');
select is((select count(*) from jsonb_each(pg_temp.exported(pg_temp.bob())) e (k, v) where v <> '[]'), 0::bigint, 'and nothing of anybody else');
select pg_temp.open(9, pg_temp.ada());
select is(pg_temp.refusal_of('alfred_orchestrator', '{}', format('select public.delete_account(%L)', pg_temp.ada())), 'PT409 CONVERSATION_BUSY', 'an account is not deleted while it is answered');
update public.turns set status = 'done', finished_at = clock_timestamp() where id = pg_temp.turn(9);
do $$ begin for n in 1..200 loop exit when (public.delete_account(pg_temp.ada(), 5) ->> 'done')::boolean; end loop; end $$;
select is(pg_temp.holding('yodel|milk.*a0000000|a0000000-0000-4000-8000-000000000001'), '{tombstones}', 'portion by portion it is gone, and the tombstone alone knows who it was');

select * from finish();
rollback;
