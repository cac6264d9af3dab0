-- again with: functions/values/columns.sql
-- What each column may hold that a person, a model or an import can fill: as many checks as there are rules, and no others.
do $$
declare
  v_former record;
  v_rule record;
begin
  for v_former in
    select c.conrelid::regclass as place, c.conname as name from pg_catalog.pg_constraint c
    where c.connamespace = 'public'::regnamespace and c.contype = 'c' and c.conname like '%\_fits'
  loop
    execute format('alter table %s drop constraint %I', v_former.place, v_former.name);
  end loop;
  for v_rule in select * from private.value_rules() loop
    execute format('alter table public.%I add constraint %I check (%s)', v_rule.table_name, v_rule.table_name || '_' || v_rule.column_name || '_fits',
      private.fitting(v_rule.column_name, v_rule.rule, v_rule.length_max));
  end loop;
end $$;

-- Amounts of nutrients.
alter table public.food_log
  drop constraint if exists food_log_nutrients_check, add constraint food_log_nutrients_check check (private.are_amounts(nutrients));
alter table public.ingredient_figures
  drop constraint if exists ingredient_figures_per_100g_check, add constraint ingredient_figures_per_100g_check check (private.are_amounts(per_100g));
alter table public.products
  drop constraint if exists products_per_100g_check, add constraint products_per_100g_check check (private.are_amounts(per_100g));
