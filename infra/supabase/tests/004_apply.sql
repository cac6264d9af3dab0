-- apply: one model answer with all its calls, once, by the turn's own token, or not at all.
begin;
set local search_path = public, extensions, tap;
select plan(40);
\ir shared/people.psql
\ir shared/turns.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
create function pg_temp.refused(p_token jsonb, p_role text default 'authenticated') returns text language sql as $$
  select pg_temp.refusal_of(p_role, p_token, $sql$ select public.apply(1, 0, '[]', '[]', '[{"call": 1, "tool": "list_items", "arguments": {}}]') $sql$) $$;
create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(format('%s %s %s', trim_scale(quantity), unit, food), ', ' order by food, quantity), 'nothing') from public.inventory_lots where user_id = pg_temp.ada() $$;

select pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.bob());

-- Whose token it is.
select is(pg_temp.refused(token), 'PT409 STALE', 'refused: ' || why) from (values
  (pg_temp.turn_token(1, 0), 'a fence that is over'),
  (pg_temp.turn_token(1, 2), 'a fence that is not there yet'),
  (pg_temp.turn_token(1) - 'fence', 'a token without a fence'),
  (pg_temp.turn_token(1) - 'turn', 'a token without a turn'),
  (pg_temp.turn_token(1) - 'sub', 'a token without a person'),
  (pg_temp.token_of(pg_temp.ada()), 'a person''s own token'),
  (pg_temp.turn_token(2), 'the turn of another person'),
  (pg_temp.turn_token(1, 1, pg_temp.bob()), 'a turn of hers in the name of another'),
  (pg_temp.turn_token(9), 'a turn that is not there')
) as refused (token, why);
select is(pg_temp.refused(pg_temp.turn_token(1), role), '42501', 'refused: the role ' || role)
  from unnest(array['anon', 'service_role', 'alfred_orchestrator', 'alfred_worker']) role;

-- What is stored.
create temporary table once as select pg_temp.run_as('authenticated', pg_temp.turn_token(1),
  $$ select public.apply(3, 0, '[{"kind": "a"}, {"kind": "b"}]', '[{"id": "1.1"}]', '[
    {"call": 1, "tool": "add_item", "arguments": {"food": "milk", "quantity": 2, "unit": "l"}},
    {"call": 2, "tool": "use_item", "arguments": {"food": "milk", "quantity": 500, "unit": "ml"}}]') $$)::jsonb as answer;
select is((select jsonb_agg(a -> 'ok') from once, jsonb_array_elements(answer) a), '[true, true]', 'each call is answered');
select is((select trim_scale(quantity) from public.inventory_lots), 1.5, 'the calls have their effects, in order');
select results_eq('select first_record, records, events from private.turn_batches',
  $$ values (0, '[{"kind": "a"}, {"kind": "b"}]'::jsonb, '[{"id": "1.1"}]'::jsonb) $$, 'the decisions and the events are stored with them');
select results_eq('select step, call, response from private.turn_calls order by call',
  'select 3, n::int, a from once, jsonb_array_elements(answer) with ordinality u (a, n)', 'so is the answer of each call');
select results_eq($$ select user_id, turn_id, step, call, table_name, op, (old_row ->> 'quantity')::numeric, (new_row ->> 'quantity')::numeric from public.audit_log where table_name = 'inventory_lots' order by id $$,
  $$ values (pg_temp.ada(), pg_temp.turn(1), 3, 1, 'inventory_lots', 'insert', null::numeric, 2::numeric),
            (pg_temp.ada(), pg_temp.turn(1), 3, 2, 'inventory_lots', 'update', 2::numeric, 1.5::numeric) $$,
  'the trail tells turn, step, call and the row before and after');

-- The same step again.
create function pg_temp.again(p_calls text) returns text language sql as $$
  select format('select public.apply(3, 0, ''[{"kind": "a"}, {"kind": "b"}]'', ''[{"id": "1.1"}]'', %L)', p_calls) $$;
select is(pg_temp.run_as('authenticated', pg_temp.turn_token(1), pg_temp.again('[
    {"call": 1, "tool": "add_item", "arguments": {"unit": "l", "quantity": 2, "food": "milk"}},
    {"call": 2, "tool": "use_item", "arguments": {"food": "milk", "quantity": 500, "unit": "ml"}}]'))::jsonb, (select answer from once),
  'a repeat is answered what is stored');
select is((select array[count(*), sum(quantity)] from public.inventory_lots), array[1, 1.5], 'a repeat changes nothing');
select is((select count(*) from public.audit_log where table_name = 'inventory_lots'), 2::bigint, 'a repeat leaves no trail');
select is((select jsonb_agg(events) from private.turn_batches), '[[{"id": "1.1"}]]', 'a repeat stores no event twice');
select is(pg_temp.refusal_of('authenticated', pg_temp.turn_token(1), pg_temp.again(
    '[{"call": 1, "tool": "add_item", "arguments": {"food": "milk", "quantity": 3, "unit": "l"}}]')), 'PT422 IDEMPOTENCY_KEY_REUSED',
  'the same key with other arguments is refused');
select is(pg_temp.refusal_of('authenticated', pg_temp.turn_token(1), pg_temp.again('[{"call": 1, "tool": "list_items", "arguments": {}}]')),
  'PT422 IDEMPOTENCY_KEY_REUSED', 'the same key with another tool is refused');

-- Batches that overlap: a checkpoint was overtaken, or an owner told something without deciding anything.
select private.store_batch(pg_temp.turn(1), 0, '[{"kind": "a"}, {"kind": "b"}, {"kind": "c"}]', '[{"id": "1.1"}, {"id": "1.2"}]');
select is((select records || events from private.turn_batches), '[{"kind": "a"}, {"kind": "b"}, {"kind": "c"}, {"id": "1.1"}, {"id": "1.2"}]',
  'the longer records stay and each event is kept once');
select private.store_batch(pg_temp.turn(1), 0, '[{"kind": "a"}]', '[{"id": "1.3"}]');
select is((select records || events from private.turn_batches), '[{"kind": "a"}, {"kind": "b"}, {"kind": "c"}, {"id": "1.1"}, {"id": "1.2"}, {"id": "1.3"}]',
  'a batch that comes late brings its events and takes no record away');

-- Calls that cannot be done.
select is(jsonb_path_query_array(pg_temp.apply(pg_temp.turn_token(1), 4,
    '["add_item", {"food": "rice", "quantity": 1, "unit": "pack"}]', '["add_item", {"food": "rice", "quantity": 1, "unit": "furlong"}]',
    '["add_item", {"food": "rice", "quantity": -1}]', '["add_item", {"food": "rice", "quantity": "much"}]',
    '["add_item", {"food": "rice", "quantity": 1, "expires_on": "2026-02-30"}]', '["add_item", {"food": "beans", "quantity": 1, "location": "attic"}]',
    '["correct_item", {"food": "rice", "item": "not an id", "quantity": 1}]', '["add_item", {"food": "salt", "quantity": 1}]'), '$[*].error.code'),
  '["INVALID_VALUE", "AMOUNT_OUT_OF_RANGE", "AMOUNT_OUT_OF_RANGE", "INVALID_VALUE", "INVALID_VALUE", "INVALID_VALUE"]', 'values that cannot be stored are told as results of their calls');
select is(pg_temp.stock(), '1.5 l milk, 1 pack rice, 1 pack salt', 'the other calls of the step are done, and nothing of the failed ones');
select is((select count(*) from private.turn_calls where step = 4), 8::bigint, 'failures are stored like answers');
select is(jsonb_path_query_array(pg_temp.apply(pg_temp.turn_token(1), 6,
    '["lots_meant", {}]', '["tool_add_item", {}]', '["add_item(''{}'');--", {}]', '["", {}]'), '$[*].error.code'),
  '["UNKNOWN_TOOL", "UNKNOWN_TOOL", "UNKNOWN_TOOL", "UNKNOWN_TOOL"]', 'what is no tool is not run, whatever its name');
select is(pg_temp.apply(pg_temp.turn_token(1, 1, pg_temp.ada(), 'recipes'), 7, '["add_item", {"food": "tea", "quantity": 1}]') -> 0 -> 'error' ->> 'code', 'UNKNOWN_TOOL',
  'an agent of another domain has not this tool');
select is(pg_temp.apply(pg_temp.turn_token(1) - 'domain', 8, '["add_item", {"food": "tea", "quantity": 1}]') -> 0 -> 'error' ->> 'code', 'UNKNOWN_TOOL',
  'a token without a domain has no tool');

-- No more than fifty rows in one turn.
select pg_temp.open(3, pg_temp.ada(), '{"conversation_id": "new"}');
select is((select count(*) from jsonb_array_elements(pg_temp.apply(pg_temp.turn_token(3), 1, variadic array(
    select jsonb_build_array('add_item', jsonb_build_object('food', 'food ' || n, 'quantity', 1)) from generate_series(1, 52) n))) a where a -> 'ok' = 'true'),
  50::bigint, 'fifty rows may be changed in one turn without a yes');
select is(pg_temp.apply(pg_temp.turn_token(3), 2, '["add_item", {"food": "tea", "quantity": 1}]') -> 0 -> 'error' ->> 'code', 'MANY_CHANGES', 'and more in a later step after a yes alone');
select is((select count(*) from public.inventory_lots where food = 'tea' or food in ('food 51', 'food 52')), 0::bigint, 'what was too much left nothing behind');
select is(pg_temp.apply(pg_temp.turn_token(3), 3, '["list_items", {}]') -> 0 -> 'ok', 'true', 'reading goes on');

-- A turn that is over or taken away.
select public.cancel_turn(pg_temp.turn(1), pg_temp.ada(), 'one:1');
select is(pg_temp.refused(pg_temp.turn_token(1)), 'PT409 STALE', 'refused: the owner of before a cancellation');
select is(pg_temp.refused(pg_temp.turn_token(1, 2)), 'PT409 STALE', 'refused: whoever ends a cancelled turn');
update public.turns set status = 'done', finished_at = now() where id = pg_temp.turn(3);
select is(pg_temp.refused(pg_temp.turn_token(3)), 'PT409 STALE', 'refused: a turn that is finished');
select is(current_setting('alfred.turn', true), '', 'no turn is left standing behind later changes of the connection');

select * from finish();
rollback;
