-- How long stock keeps where nobody told a date: estimated by food, place and state, and marked.
begin;
set local search_path = public, extensions, tap;
select plan(27);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

-- Days that are easy to reckon with, whatever the loaded data says of these foods.
delete from public.ingredient_shelf_life where ingredient_id in (select id from public.ingredients where name in ('milk', 'chicken', 'bread', 'tomato'));
insert into public.ingredient_shelf_life (ingredient_id, location, state, days_at_least, days_at_most, source)
select i.id, d.location, d.state, d.least, d.least + 2, 'a test' from (values
  ('milk', 'fridge', 'closed', 10), ('milk', 'fridge', 'opened', 4), ('milk', 'freezer', 'closed', 30), ('milk', 'fridge', 'thawed', 2),
  ('chicken', 'fridge', 'closed', 2), ('chicken', 'freezer', 'closed', 200), ('chicken', 'fridge', 'thawed', 1),
  ('tomato', 'counter', 'closed', 4), ('tomato', 'fridge', 'closed', 10)) as d (food, location, state, least)
join public.ingredients i on i.name = d.food and i.kind = 'everyday';

create function pg_temp.stock() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food, location, 'told ' || to_char(expires_on, 'MM-DD'), 'about ' || to_char(estimated_expires_on, 'MM-DD'),
    'opened ' || to_char(opened_on, 'MM-DD'), 'due ' || to_char(due_on, 'MM-DD')), ', ' order by food, opened_on, location, quantity), 'nothing') from public.inventory_lots where user_id = pg_temp.ada() $$;
create function pg_temp.after_calls(variadic p_calls jsonb[]) returns text language plpgsql as $$
declare
  v_call jsonb;
begin
  delete from public.inventory_lots;
  foreach v_call in array p_calls loop
    perform pg_temp.run(v_call);
  end loop;
  return pg_temp.stock();
end $$;
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]'), '1 l milk fridge about 12-02 due 12-02', 'a date is estimated where none was told');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l", "expires_on": "2026-12-20"}]'), '1 l milk fridge told 12-20 due 12-20', 'and is not where one was');
select is(pg_temp.after_calls('["add_item", {"food": "moon dust", "quantity": 1}]'), '1 piece moon dust pantry', 'of what nobody knows no date is made up');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l", "location": "pantry"}]'), '1 l milk pantry', 'nor of a place that nobody published a time for');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l", "opened": true}]'), '1 l milk fridge about 11-26 opened 11-22 due 11-26', 'what is open already keeps less');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["correct_item", {"food": "milk", "expires_on": "2026-12-20"}]'), '1 l milk fridge told 12-20 due 12-20', 'a date that is told takes the place of an estimate');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l", "expires_on": "2026-12-20"}]', '["correct_item", {"food": "milk", "opened": true, "today": "2026-11-23"}]'), '1 l milk fridge told 12-20 about 11-27 opened 11-23 due 11-27', 'opening brings the day forward, and the told date stays');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l", "expires_on": "2026-11-24"}]', '["correct_item", {"food": "milk", "opened": true}]'), '1 l milk fridge told 11-24 about 11-26 opened 11-22 due 11-24', 'and never puts it off');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["correct_item", {"food": "milk", "opened": true, "today": "2026-12-01"}]'), '1 l milk fridge about 12-02 opened 12-01 due 12-02', 'nor does it put off an estimate');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 3, "unit": "pack"}]', '["correct_item", {"food": "milk", "opened": true}]'), '1 pack milk fridge about 11-26 opened 11-22 due 11-26, 2 pack milk fridge about 12-02 due 12-02', 'of three packs one is opened');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 3, "unit": "l"}]', '["correct_item", {"food": "milk", "opened": true}]'), '3 l milk fridge about 11-26 opened 11-22 due 11-26', 'what is measured is opened as a whole');
select is(pg_temp.after_calls('["add_item", {"food": "chicken", "quantity": 500, "unit": "g"}]', '["move_item", {"food": "chicken", "to": "freezer"}]'), '500 g chicken freezer about 06-10 due 06-10', 'freezing changes the date');
select is(pg_temp.after_calls('["add_item", {"food": "chicken", "quantity": 500, "unit": "g", "expires_on": "2026-11-24"}]', '["move_item", {"food": "chicken", "to": "freezer"}]'), '500 g chicken freezer told 11-24 about 06-10 due 06-10', 'of a told date too, which stays');
select is(pg_temp.after_calls('["add_item", {"food": "chicken", "quantity": 500, "unit": "g", "expires_on": "2026-11-24"}]', '["move_item", {"food": "chicken", "to": "freezer"}]', '["move_item", {"food": "chicken", "to": "fridge", "today": "2026-12-20"}]'), '500 g chicken fridge told 11-24 about 12-21 due 12-21', 'what is thawed keeps from that day');
select is(pg_temp.after_calls('["add_item", {"food": "chicken", "quantity": 500, "unit": "g", "expires_on": "2026-11-20"}]', '["move_item", {"food": "chicken", "to": "freezer"}]'), '500 g chicken freezer told 11-20 due 11-20', 'what is past its date does not get better in the freezer');
select is(pg_temp.after_calls('["add_item", {"food": "tomato", "quantity": 4, "location": "counter"}]', '["move_item", {"food": "tomato", "to": "fridge", "today": "2026-11-24"}]'), '4 piece tomato fridge about 11-29 due 11-29', 'what is left of its time in one place is left of it in the other');
select is(pg_temp.after_calls('["add_item", {"food": "moon dust", "quantity": 1, "unit": "can"}]'), '1 can moon dust pantry', 'a tin of what nobody knows stays that');
select is(regexp_replace(pg_temp.after_calls('["add_item", {"food": "tomatoes", "quantity": 2, "unit": "can"}]'), ' about.*', ''), '2 can canned tomato pantry', 'tins of tomatoes are the tinned food, in the pantry and not among the fresh');
select is(regexp_replace(pg_temp.after_calls('["add_item", {"food": "salmon", "quantity": 2, "unit": "can"}]', '["use_item", {"food": "salmon", "quantity": 1, "unit": "can"}]'), ' about.*', ''), '1 can canned salmon pantry', 'and are found by the name of the food');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]'), '2 l milk fridge about 12-02 due 12-02', 'what came on one day is one lot');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["add_item", {"food": "milk", "quantity": 2, "unit": "l", "today": "2026-11-25"}]'), '1 l milk fridge about 12-02 due 12-02, 2 l milk fridge about 12-05 due 12-05', 'and what came later another');
select is(pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 2, "unit": "l", "today": "2026-11-25"}]', '["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["use_item", {"food": "milk", "quantity": 1, "unit": "l"}]'), '2 l milk fridge about 12-05 due 12-05', 'what keeps least is used first');

-- Told as what it is.
select pg_temp.after_calls('["add_item", {"food": "milk", "quantity": 1, "unit": "l"}]', '["add_item", {"food": "chicken", "quantity": 1, "unit": "kg", "expires_on": "2026-11-23"}]', '["add_item", {"food": "tomato", "quantity": 4, "location": "freezer", "expires_on": "2026-11-23"}]');
select is(pg_temp.run('["list_expiring", {"until": "2026-12-02"}]') #> '{data,items}' -> 2, '{"food": "milk", "quantity": 1, "unit": "l", "location": "fridge", "expires_on": null, "opened_on": null, "estimated_on": "2026-12-02", "days_left": 10}'::jsonb, 'an estimated day is told as one');
select is(pg_temp.run('["list_expiring", {"until": "2026-12-02"}]') #> '{data,items,0}' ? 'estimated_on', false, 'and a told one is not');
select is((select jsonb_agg(jsonb_build_array(c -> 'food', c -> 'is_estimated') order by c ->> 'food') from jsonb_array_elements(pg_temp.run_as('alfred_worker', '{}', 'select public.expiry_candidates(''2026-11-22T20:00:00Z'', 10, null, 50)')::jsonb) c),
  '[["chicken", false], ["milk", true]]'::jsonb, 'who is alerted is told which is estimated, and of nothing that is frozen');
insert into public.suggestions (user_id, kind, dedupe_key, reason, action, due_on, valid_until)
  select l.user_id, 'expiry', 'expiry:' || l.id || ':' || l.due_on, 'x', 'y', l.due_on, now() + interval '1 day' from public.inventory_lots l where l.food = 'milk';
select pg_temp.run('["correct_item", {"food": "milk", "expires_on": "2026-12-24"}]');
select is((select count(*) from public.suggestions where user_id = pg_temp.ada()), 0::bigint, 'an alert of an estimate goes when a date is told');
select throws_ok($$ update public.inventory_lots set due_on = '2026-12-01' $$, '428C9', null, 'the day that counts is reckoned, and nobody writes it');

select * from finish();
rollback;
