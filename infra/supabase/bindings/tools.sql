-- The rows that go with the functions: made anew as they stand here, whatever stood there before.

-- Which tools there are, whose they are, and whether they are fit for a hand; `apply` runs nothing else. A function tells so
-- in its comment, which only the owner of the database may write: 'tool of pantry', 'tool of pantry, by hand'. Fit for a hand
-- is what writes what a person points at, and needs no turn behind it. Proposals do (what is proposed is shown in a turn), a
-- whole recipe is compiled by its agent first, and reading goes through the tables. Of no agent's domain ('alfred') are those
-- that the orchestrator alone may run for a turn, when code has read in the person's own words that they want it.
-- It is read with every call, so that no pattern is compiled for it.
create or replace view private.tools with (security_invoker = true) as
  select substr(p.proname::text, 6) collate "default" as name,
    substr(split_part(d.description, ',', 1), 9) collate "default" as domain, d.description like '%, by hand' as by_hand
  from pg_catalog.pg_proc p
    join pg_catalog.pg_description d on d.objoid = p.oid and d.classoid = 'pg_catalog.pg_proc'::regclass and d.objsubid = 0
  where p.pronamespace = 'private'::regnamespace and p.proname like 'tool\_%' and d.description like 'tool of %';
select private.unbind('private.tools');
grant select on private.tools to authenticated;

-- What the rows of a table are to a conversation: the type that its tools report, and the column that names one.
delete from private.entity_types;
insert into private.entity_types (table_name, entity_type, label_column) values
  ('inventory_lots', 'lot', 'food'), ('preferences', 'preference', 'value'), ('recipes', 'recipe', 'name'),
  ('meal_plan_entries', 'meal', 'title'), ('shopping_items', 'shopping_item', 'food'), ('food_log', 'food_entry', 'food'),
  ('nutrition_goals', 'nutrition_goal', 'nutrient'), ('workout_offsets', 'workout', 'day'), ('people', 'person', 'name'),
  ('person_rules', 'person_rule', 'value'), ('cooked_meals', 'cooked_meal', 'title'), ('pack_sizes', 'pack_size', 'food'),
  ('min_stocks', 'min_stock', 'food'), ('tasks', 'task', 'what'), ('favourite_meals', 'favourite_meal', 'name'),
  ('body_measures', 'body_measure', 'measure'),
  ('memories', 'memory', 'text');

-- The tables whose rows are taken back, in the order in which rows may point at rows, and where a person finds them.
delete from private.undoable_tables;
insert into private.undoable_tables (table_name, position, place, shown_columns) values
  ('recipes', 1, 'recipes', '{}'),
  ('recipe_ingredients', 2, null, '{}'),
  ('meal_plan_entries', 3, 'meal plan', '{day,meal}'),
  ('inventory_lots', 4, 'stock', '{quantity,unit,location,expires_on,opened_on}'),
  ('preferences', 5, 'preferences', '{kind}'),
  ('shopping_items', 6, 'shopping list', '{quantity,unit,checked}'),
  ('food_log', 7, 'food diary', '{quantity,unit,meal,logged_on}'),
  ('nutrition_goals', 8, 'goals', '{kind,target,unit}'),
  ('workout_offsets', 9, 'workouts', '{calories}'),
  ('people', 10, 'people', '{relation}'),
  ('person_rules', 11, 'people', '{kind}'),
  ('cooked_meals', 12, 'cooking log', '{cooked_on}'),
  ('pack_sizes', 13, 'pack sizes', '{unit,quantity,size_unit}'),
  ('stock_movements', 14, null, '{}'),
  ('min_stocks', 15, 'minimum stock', '{quantity,unit}'),
  ('tasks', 16, 'tasks', '{day,time}'),
  ('favourite_meals', 17, 'favourite meals', '{meal}'),
  ('body_measures', 18, 'body measures', '{amount,word}'),
  ('memories', 19, 'memories', '{kind}');

-- And those that agents bring.
select private.tell_of_agent_tables();
