-- A kitchen is its person's alone. Changes are made by the tools, and each leaves a trace.

select private.unbind('public.inventory_lots', 'public.preferences', 'public.recipes', 'public.recipe_ingredients',
  'private.recipe_vectors', 'private.words_of_names', 'public.meal_plan_entries', 'public.shopping_items', 'public.cooked_meals', 'public.pack_sizes', 'public.stock_movements', 'public.min_stocks', 'public.tasks');

grant select, insert, update, delete on
  public.inventory_lots, public.preferences, public.recipes, public.recipe_ingredients, public.meal_plan_entries,
  public.shopping_items, public.cooked_meals, public.pack_sizes, public.stock_movements, public.min_stocks, public.tasks
to authenticated;
grant select on private.words_of_names to authenticated;

create policy "own names" on private.words_of_names for select to authenticated using (user_id = (select auth.uid()));
create policy "own stock" on public.inventory_lots for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own preferences" on public.preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own recipes" on public.recipes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cookbook known to all" on public.recipes for select to authenticated using (user_id is null);
create policy "own recipe ingredients" on public.recipe_ingredients for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; this keeps an ingredient from being hung onto another person's recipe.
    and exists (select from public.recipes r where r.id = recipe_id and r.user_id = (select auth.uid())));
create policy "cookbook known to all" on public.recipe_ingredients for select to authenticated using (user_id is null);
create policy "own meals" on public.meal_plan_entries for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; a meal is never of another person's recipe.
    and (recipe_id is null or exists (
      select from public.recipes r where r.id = recipe_id and (r.user_id = (select auth.uid()) or r.user_id is null))));
create policy "own cooking" on public.cooked_meals for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; what was cooked is never of another person's recipe or plan.
    and (recipe_id is null or exists (
      select from public.recipes r where r.id = recipe_id and (r.user_id = (select auth.uid()) or r.user_id is null)))
    and (planned_meal is null or exists (select from public.meal_plan_entries m where m.id = planned_meal and m.user_id = (select auth.uid()))));
create policy "own pack sizes" on public.pack_sizes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own minimums" on public.min_stocks for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own tasks" on public.tasks for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; a task is never of another person's recipe or plan.
    and (recipe_id is null or exists (
      select from public.recipes r where r.id = recipe_id and (r.user_id = (select auth.uid()) or r.user_id is null)))
    and (planned_meal is null or exists (select from public.meal_plan_entries m where m.id = planned_meal and m.user_id = (select auth.uid()))));
create policy "own movements" on public.stock_movements for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own shopping" on public.shopping_items for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger withdraw_expiry_suggestion after update of expires_on, estimated_expires_on, location or delete on public.inventory_lots
  for each row when (old.due_on is not null) execute function private.withdraw_expiry_suggestion();
create trigger withdraw_task_suggestion after update of day, done_at, dropped_at or delete on public.tasks
  for each row when (old.day is not null) execute function private.withdraw_task_suggestion();
create trigger learn_name after insert on public.inventory_lots for each row execute function private.learn_name('stock');
create trigger learn_other_name after update of food_key on public.inventory_lots
  for each row when (new.food_key <> old.food_key) execute function private.learn_name('stock');
create trigger learn_name after insert on public.recipe_ingredients
  for each row when (new.user_id is not null) execute function private.learn_name('ingredient');
create trigger learn_other_name after update of food on public.recipe_ingredients
  for each row when (new.user_id is not null and new.food <> old.food) execute function private.learn_name('ingredient');
create trigger learn_name after insert on public.recipes
  for each row when (new.user_id is not null) execute function private.learn_name('recipe');
create trigger learn_other_name after update of name on public.recipes
  for each row when (new.user_id is not null and new.name <> old.name) execute function private.learn_name('recipe');
create trigger learn_name after insert on public.shopping_items for each row execute function private.learn_name('list');
create trigger learn_other_name after update of food_key on public.shopping_items
  for each row when (new.food_key <> old.food_key) execute function private.learn_name('list');
create trigger learn_name after insert on public.meal_plan_entries for each row execute function private.learn_name('meal');
create trigger learn_other_name after update of title on public.meal_plan_entries
  for each row when (new.title <> old.title) execute function private.learn_name('meal');
create trigger refuse_too_many_rules after insert on public.preferences referencing new table as added
  for each statement execute function private.refuse_too_many_rules();
create trigger claim_no_diet before update on public.recipes
  for each row when (new.origin is not null and new.diets <> '{}') execute function private.claim_no_diet();
do $$
declare
  v_table regclass;
begin
  foreach v_table in array '{public.inventory_lots,public.preferences,public.recipes,public.recipe_ingredients,public.meal_plan_entries,public.shopping_items,public.cooked_meals,public.pack_sizes,public.stock_movements,public.min_stocks,public.tasks}'::regclass[] loop
    execute format('create trigger audit_change after insert or update or delete on %s for each row execute function private.audit_change()', v_table);
    -- A change that no turn and no key stands behind is refused before any row is looked at.
    execute format('create trigger refuse_untold_change before insert or update or delete on %s for each statement execute function private.refuse_untold_change()', v_table);
  end loop;
end $$;
do $$
declare
  v_table regclass;
begin
  foreach v_table in array '{public.inventory_lots,public.preferences,public.recipes,public.meal_plan_entries,public.shopping_items,public.cooked_meals,public.pack_sizes,public.min_stocks,public.tasks}'::regclass[] loop
    execute format('create trigger refuse_too_many after insert on %s referencing new table as added for each statement execute function private.refuse_too_many()', v_table);
  end loop;
end $$;

-- Rows from before these triggers, and those that were loaded or mended without them.
select private.learn_all_names();
