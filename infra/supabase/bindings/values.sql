-- again with: functions/values/columns.sql
-- What each column may hold that a person, a model or an import can fill.
do $$
declare
  v_rule record;
begin
  for v_rule in select r.*, r.table_name || '_' || r.column_name || '_fits' as name from private.value_rules() r loop
    execute format('alter table public.%I drop constraint if exists %I, add constraint %I check (%s)', v_rule.table_name, v_rule.name, v_rule.name,
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
