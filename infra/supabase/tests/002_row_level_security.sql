-- Two people: neither may see or change anything of the other, whichever door they try.
begin;
set local search_path = public, extensions, tap;
select plan(59);
\ir shared/people.psql
\ir shared/turns.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;

-- Both have a conversation with a turn, one lot and one suggestion.
select pg_temp.open(1, pg_temp.ada()), pg_temp.open(2, pg_temp.bob());
select pg_temp.apply(pg_temp.turn_token(1), 1, '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]'),
       pg_temp.apply(pg_temp.turn_token(2, 1, pg_temp.bob()), 1, '["add_item", {"food": "eggs", "quantity": 6}]');
insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
select p, 'expiry', 'expiry:1', 'reason', 'action', current_date, now() + interval '1 day' from unnest(array[pg_temp.ada(), pg_temp.bob()]) p;

create function pg_temp.as_ada(p_sql text) returns text language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), p_sql) $$;
create function pg_temp.refused_to_ada(p_sql text) returns text language sql as $$
  select pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), p_sql) $$;

-- Seeing.
select is(pg_temp.as_ada(format('select count(*) from public.%I', t)), '1', 'a person sees their own row of ' || t)
  from unnest(array['profiles', 'inventory_lots', 'suggestions', 'stock_movements']) t;
select is(pg_temp.as_ada('select count(*) from public.audit_log'), '2', 'a person sees their own rows of audit_log');
select is(pg_temp.as_ada(format('select count(id) from public.%I', t)), '1', 'a person sees their own row of ' || t)
  from unnest(array['conversations', 'turns']) t;
select is(pg_temp.as_ada(format('select count(user_id) from public.%I where user_id <> %L', t, pg_temp.ada())), '0', 'a person sees no row of another in ' || t)
  from unnest(array['profiles', 'inventory_lots', 'suggestions', 'audit_log', 'stock_movements', 'conversations', 'turns']) t;
select is(pg_temp.run_as('authenticated', '{}', format('select count(user_id) from public.%I', t)), '0', 'a token without a person sees nothing in ' || t)
  from unnest(array['profiles', 'inventory_lots', 'suggestions', 'audit_log', 'stock_movements', 'conversations', 'turns']) t;
select is(pg_temp.refusal_of('anon', '{}', format('select count(user_id) from public.%I', t)), '42501', 'anonymous callers may not ask for ' || t)
  from unnest(array['profiles', 'inventory_lots', 'suggestions', 'audit_log', 'stock_movements', 'conversations', 'turns']) t;

-- What a person may not read of their own rows: fences, owners, the state that prompts are made of.
select is(pg_temp.refused_to_ada(format('select %I from public.turns', c)), '42501', format('the column turns.%s is not shown', c))
  from unnest(array['owner', 'fence', 'attempts', 'claimed_at', 'request_hash', 'input', 'suggestions', 'final_events', 'cancel_requested']) c;
select is(pg_temp.refused_to_ada('select state from public.conversations'), '42501', 'the column conversations.state is not shown');
select is(pg_temp.refused_to_ada(format('select count(*) from private.%I', t)), '42501', format('the table private.%s is not shown', t))
  from unnest(array['turn_batches', 'turn_calls', 'instances', 'proactive_runs', 'quiet_subjects', 'households', 'delivery_keys', 'delivery_ways']) t;

-- Changing.
select is(pg_temp.refused_to_ada(s), '42501', 'refused to a person: ' || s) from unnest(array[
  'insert into public.turns (id) values (gen_random_uuid())',
  'update public.conversations set turns_committed = 0',
  'delete from public.suggestions',
  'update public.audit_log set new_row = null',
  'update public.profiles set time_zone = ''UTC'''
]) s;
-- As within an edit by hand, so that nothing but row level security stands in the way.
select set_config('alfred.client_key', 'e0000000-0000-4000-8000-000000000001', true);
select is(pg_temp.as_ada('with u as (update public.inventory_lots set quantity = 9 where food = ''egg'' returning id) select count(*) from u'), '0',
  'a person''s update does not reach the stock of another');
select is(pg_temp.as_ada('with d as (delete from public.inventory_lots where food = ''egg'' returning id) select count(*) from d'), '0',
  'a person''s delete does not reach the stock of another');
select is(pg_temp.refused_to_ada(format(
    'insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location) values (%L, ''x'', ''x'', 1, ''g'', ''other'')', pg_temp.bob())),
  '42501', 'nobody can put stock into the kitchen of another');
reset role;
insert into public.meal_plan_entries (id, user_id, day, meal, title) values ('e0000000-0000-4000-8000-0000000000aa', pg_temp.bob(), '2026-12-24', 'dinner', 'Goose');
select is(pg_temp.refused_to_ada($$ insert into public.cooked_meals (title, cooked_on, planned_meal) values ('Goose', '2026-12-24', 'e0000000-0000-4000-8000-0000000000aa') $$),
  '42501', 'nor say that the planned meal of another was cooked');
select set_config('alfred.client_key', '', true);
select is(pg_temp.refused_to_ada(s), 'PT403 FORBIDDEN', 'no change without a turn behind it: ' || s) from unnest(array[
  'insert into public.inventory_lots (food, food_key, quantity, unit, location) values (''x'', ''x'', 1, ''g'', ''other'')',
  'update public.inventory_lots set quantity = 2',
  'delete from public.inventory_lots'
]) s;
select is((select string_agg(food, ' ' order by food) from public.inventory_lots), 'egg milk', 'after all this the stock is as it was');

select * from finish();
rollback;
