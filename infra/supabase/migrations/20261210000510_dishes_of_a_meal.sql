-- A meal of a day may be several dishes, each for so many people; what was planned before stands as it was, for as many as its recipe serves.
alter table public.meal_plan_entries drop constraint if exists meal_plan_entries_user_id_day_meal_key;
alter table public.meal_plan_entries add column servings numeric check (servings > 0 and servings < 1000);
alter table public.meal_plan_entries add column created_at timestamptz;
alter table public.meal_plan_entries alter column created_at set default clock_timestamp();
-- Its index serves the policy too: it begins with the person.
create index meal_plan_entries_by_day on public.meal_plan_entries (user_id, day, meal);
