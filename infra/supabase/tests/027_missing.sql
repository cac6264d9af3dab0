-- What is missing for a recipe or for planned days, and that alone on the list.
begin;
set local search_path = public, extensions, tap;
select plan(16);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

create function pg_temp.list() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', trim_scale(quantity), unit, food), ', ' order by food, created_at), 'nothing') from public.shopping_items where user_id = pg_temp.ada() and not checked $$;
select set_config('alfred.turn', pg_temp.turn(1)::text, true);
insert into public.recipes (id, user_id, name, servings, source, fingerprint, search) values ('80000000-0000-4000-8000-000000000001', pg_temp.ada(), 'Pancakes', 2, 'dictated', 'f', ''), ('80000000-0000-4000-8000-000000000002', pg_temp.ada(), 'Omelette', 1, 'dictated', 'g', '');
insert into public.recipe_ingredients (user_id, recipe_id, position, food, food_key, ingredient_id, quantity, unit, optional)
select pg_temp.ada(), ('80000000-0000-4000-8000-00000000000' || r)::uuid, p, f, f, (private.find_ingredient(f)).id, q, u, o
from (values (1, 1, 'flour', 250, 'g', false), (1, 2, 'milk', 300, 'ml', false), (1, 3, 'egg', 2, null, false), (1, 4, 'salt', 1, 'pinch', false), (1, 5, 'lemon', 1, null, true), (1, 6, 'butter', null, null, false),
  (2, 1, 'egg', 3, null, false)) as x (r, p, f, q, u, o);

-- The stock, the list and the call before; what lacks, and the list after it was put there.
create function pg_temp.case_of(p_before jsonb[], p_of jsonb) returns text[] language plpgsql as $$
declare
  v_call jsonb;
  v_answer jsonb;
  v_lacks text;
begin
  delete from public.inventory_lots;
  delete from public.shopping_items;
  delete from public.pack_sizes;
  foreach v_call in array p_before loop
    perform pg_temp.run(v_call);
  end loop;
  v_answer := pg_temp.run(jsonb_build_array('list_missing', p_of));
  v_lacks := coalesce(v_answer #>> '{error,code}', (select string_agg(concat_ws(' ', n ->> 'lacking', case when n ->> 'lacking' is not null then n ->> 'unit' end, n ->> 'food'), ', ' order by n ->> 'food') from jsonb_array_elements(v_answer #> '{data,needs}') n where (n ->> 'lacks')::boolean), 'nothing');
  perform pg_temp.run(jsonb_build_array('add_missing_to_shopping', p_of));
  perform pg_temp.run(jsonb_build_array('add_missing_to_shopping', p_of));
  return array[v_lacks, pg_temp.list()];
end $$;
create function pg_temp.have(p_food text, p_quantity numeric, p_unit text) returns jsonb language sql as $$
  select jsonb_build_array('add_item', jsonb_build_object('food', p_food, 'quantity', p_quantity, 'unit', p_unit)) $$;
create function pg_temp.want(p_food text, p_quantity numeric, p_unit text) returns jsonb language sql as $$
  select jsonb_build_array('add_to_shopping', jsonb_build_object('food', p_food, 'quantity', p_quantity, 'unit', p_unit)) $$;

select is(pg_temp.case_of(before, call), wanted, title) from (values
  ('{}'::jsonb[], '{"name": "pancakes"}'::jsonb, '{"butter, 2 piece egg, 250 g flour, 300 ml milk","butter, 2 piece egg, 250 g flour, 300 ml milk"}'::text[], 'without stock all lacks, and asking twice doubles nothing'),
  ('{}', '{"name": "pancakes", "servings": 4}', '{"butter, 4 piece egg, 500 g flour, 600 ml milk","butter, 4 piece egg, 500 g flour, 600 ml milk"}', 'by servings'),
  (array[pg_temp.have('flour', 1, 'kg'), pg_temp.have('milk', 100, 'ml'), pg_temp.have('eggs', 6, 'piece'), pg_temp.have('butter', 1, 'pack')], '{"name": "pancakes"}', '{"200 ml milk","200 ml milk"}', 'what is there does not lack, or a part of it'),
  (array[pg_temp.want('flour', 100, 'g'), pg_temp.want('milk', 1, 'l'), pg_temp.want('eggs', null, null), pg_temp.want('butter', null, null)], '{"name": "pancakes"}', '{"150 g flour","butter, egg, 250 g flour, 1 l milk"}', 'nor what is on the list'),
  (array[pg_temp.have('flour', 1, 'cup'), pg_temp.have('eggs', 6, 'piece'), pg_temp.have('milk', 1, 'l'), pg_temp.have('butter', 1, 'pack')], '{"name": "pancakes"}', '{"125 g flour","125 g flour"}', 'cups go by what they weigh'),
  (array[pg_temp.have('flour', 1, 'pack'), pg_temp.have('eggs', 6, 'piece'), pg_temp.have('milk', 1, 'l'), pg_temp.have('butter', 1, 'pack')], '{"name": "pancakes"}', '{nothing,nothing}', 'a pack of no known size is not said to lack'),
  (array['["set_pack_size", {"food": "flour", "unit": "pack", "quantity": 100, "size_unit": "g"}]'::jsonb, pg_temp.have('flour', 1, 'pack'), pg_temp.have('eggs', 6, 'piece'), pg_temp.have('milk', 1, 'l'), pg_temp.have('butter', 1, 'pack')], '{"name": "pancakes"}', '{"150 g flour","150 g flour"}', 'of a told one the rest lacks'),
  ('{"[\"plan_meals\", {\"meals\": [{\"day\": \"2026-11-24\", \"meal\": \"dinner\", \"recipe\": \"80000000-0000-4000-8000-000000000001\"}, {\"day\": \"2026-11-25\", \"meal\": \"lunch\", \"recipe\": \"80000000-0000-4000-8000-000000000002\"}, {\"day\": \"2026-11-25\", \"meal\": \"dinner\", \"title\": \"Soup\"}]}]"}', '{"from": "2026-11-24", "until": "2026-11-30"}', '{"butter, 5 piece egg, 250 g flour, 300 ml milk","butter, 5 piece egg, 250 g flour, 300 ml milk"}', 'of planned days each food is summed up'),
  ('{}', '{"from": "2026-11-25", "until": "2026-11-25"}', '{"3 piece egg","3 piece egg"}', 'or of one of them'),
  ('{}', '{"from": "2027-11-25", "until": "2027-11-25"}', '{nothing,nothing}', 'days without a plan need nothing'),
  ('{}', '{"name": "moon cake of nobody"}', '{RECIPE_NOT_FOUND,nothing}', 'a recipe that is not there is told')
) as c (before, call, wanted, title);
select is(pg_temp.run('["list_missing", {"from": "2026-11-25", "until": "2026-11-25"}]') #> '{data,without_recipe}', '["Soup"]', 'a dish without a recipe is told');
select is(pg_temp.run('["list_missing", {"recipe": "80000000-0000-4000-8000-000000000002"}]', pg_temp.bob()) #>> '{error,code}', 'RECIPE_REF_UNKNOWN', 'nobody looks into the recipe of another');

-- By hand, and taken back.
delete from public.shopping_items;
create function pg_temp.by_hand(p_key text, p_tool text, p_arguments jsonb) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select public.edit_by_hand(%L, %L, %L)', p_key, p_tool, p_arguments))::jsonb $$;
select set_config('alfred.turn', '', true);
select is(jsonb_array_length(pg_temp.by_hand('c0000000-0000-4000-8000-000000000001', 'add_missing_to_shopping', '{"recipe": "80000000-0000-4000-8000-000000000002"}') -> 'entities'), 1, 'a hand puts it on the list');
select is(pg_temp.by_hand('c0000000-0000-4000-8000-000000000002', 'undo_changes', '{"source": "c0000000-0000-4000-8000-000000000001"}') ->> 'ok', 'true', 'which is taken back');
select is(pg_temp.list(), 'nothing', 'as a whole');

select * from finish();
rollback;
