-- What other agents may ask of the kitchen's tables. They read them through these alone, as the person whom they work for, so that the
-- tables can change behind them (a test holds the SQL of agents against it).

create or replace function private.recipes_with_ids(p_recipes uuid[]) returns setof public.recipes
language sql stable set search_path = '' as $$ select r from public.recipes r where r.id = any (p_recipes) $$;
grant execute on function private.recipes_with_ids(uuid[]) to authenticated;

-- The person's own, without the cookbook's.
create or replace function private.own_recipes() returns setof public.recipes
language sql stable set search_path = '' as $$ select r from public.recipes r where r.user_id = (select auth.uid()) $$;
grant execute on function private.own_recipes() to authenticated;

create or replace function private.lines_of_recipe(p_recipe uuid) returns setof public.recipe_ingredients
language sql stable set search_path = '' as $$ select i from public.recipe_ingredients i where i.recipe_id = p_recipe $$;
grant execute on function private.lines_of_recipe(uuid) to authenticated;

create or replace function private.meals_planned(p_from date, p_until date) returns setof public.meal_plan_entries
language sql stable set search_path = '' as $$
  select m from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between p_from and p_until
$$;
grant execute on function private.meals_planned(date, date) to authenticated;

create or replace function private.meals_with_ids(p_meals uuid[]) returns setof public.meal_plan_entries
language sql stable set search_path = '' as $$ select m from public.meal_plan_entries m where m.id = any (p_meals) $$;
grant execute on function private.meals_with_ids(uuid[]) to authenticated;

create or replace function private.own_preferences() returns setof public.preferences
language sql stable set search_path = '' as $$ select p from public.preferences p where p.user_id = (select auth.uid()) $$;
grant execute on function private.own_preferences() to authenticated;

create or replace function private.lots_in_stock() returns setof public.inventory_lots
language sql stable set search_path = '' as $$ select l from public.inventory_lots l where l.user_id = (select auth.uid()) $$;
grant execute on function private.lots_in_stock() to authenticated;

-- What the person told and has neither corrected nor outlived.
create or replace function private.memories_that_hold() returns setof public.memories
language sql stable set search_path = '' as $$
  select m from public.memories m
  where m.user_id = (select auth.uid()) and m.superseded_by is null and (m.valid_until is null or m.valid_until >= current_date)
$$;
grant execute on function private.memories_that_hold() to authenticated;
