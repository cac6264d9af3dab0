-- Which planned meal it was that was cooked, so that nobody is told to buy for it again.
alter table public.cooked_meals add column planned_meal uuid references public.meal_plan_entries (id) on delete set null;
create index cooked_meals_by_planned_meal on public.cooked_meals (planned_meal) where planned_meal is not null;
