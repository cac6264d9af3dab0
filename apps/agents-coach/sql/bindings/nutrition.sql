-- again with: agents-coach/functions/goal-bounds.sql
-- A diary is its person's alone. Changes are made by the tools, and each leaves a trace.

select private.unbind('public.proposals', 'public.food_log', 'public.nutrition_goals', 'public.workout_offsets', 'public.failed_lookups', 'public.favourite_meals', 'public.body_measures');

grant select, insert, update on public.proposals to authenticated;
-- What was set for the first time is taken back by a delete.
grant select, insert, update, delete on public.food_log, public.nutrition_goals, public.workout_offsets, public.favourite_meals, public.body_measures to authenticated;
grant select, insert on public.failed_lookups to authenticated;

create policy "own proposals" on public.proposals for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own diary" on public.food_log for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own goals" on public.nutrition_goals for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own workouts" on public.workout_offsets for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own favourites" on public.favourite_meals for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own body" on public.body_measures for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own failed lookups" on public.failed_lookups for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

do $$
declare
  v_table regclass;
begin
  foreach v_table in array '{public.proposals,public.food_log,public.nutrition_goals,public.workout_offsets,public.failed_lookups,public.favourite_meals,public.body_measures}'::regclass[] loop
    execute format('create trigger audit_change after insert or update or delete on %s for each row execute function private.audit_change()', v_table);
    -- A change that no turn and no key stands behind is refused before any row is looked at.
    execute format('create trigger refuse_untold_change before insert or update or delete on %s for each statement execute function private.refuse_untold_change()', v_table);
  end loop;
end $$;
do $$
declare
  v_table regclass;
begin
  foreach v_table in array '{public.proposals,public.food_log,public.workout_offsets,public.failed_lookups,public.favourite_meals}'::regclass[] loop
    execute format('create trigger refuse_too_many after insert on %s referencing new table as added for each statement execute function private.refuse_too_many()', v_table);
  end loop;
end $$;

-- What was stored before there were these checks stays as it is.
alter table public.nutrition_goals drop constraint if exists nutrition_goals_target_bounds,
  add constraint nutrition_goals_target_bounds check (private.goal_fits(nutrient, target)) not valid;
alter table public.food_log drop constraint if exists food_log_energy,
  add constraint food_log_energy check (private.has_its_energy(source, nutrients)) not valid;
