-- again with: functions/values/columns.sql, functions/schema/agents.sql
-- What each column may hold that a person, a model or an import can fill: as many checks as there are rules, and no others.
select private.bind_column_values(t.name) from (
  select r.table_name as name from private.value_rules() r
  union select c.relname from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype = 'c' and k.conname like '%\_fits') t;

-- Amounts of nutrients.
alter table public.food_log
  drop constraint if exists food_log_nutrients_check, add constraint food_log_nutrients_check check (private.are_amounts(nutrients));
alter table public.ingredient_figures
  drop constraint if exists ingredient_figures_per_100g_check, add constraint ingredient_figures_per_100g_check check (private.are_amounts(per_100g));
alter table public.products
  drop constraint if exists products_per_100g_check, add constraint products_per_100g_check check (private.are_amounts(per_100g));
