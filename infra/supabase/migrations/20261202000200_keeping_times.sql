-- How long a food keeps depends on what was done to it: closed, opened, cut, cooked or thawed. Each time names who published it, and is
-- of no other food. The times of before were those of whole sorts of food; the baseline is loaded anew after this.

delete from public.ingredient_shelf_life;
alter table public.ingredient_shelf_life
  drop constraint ingredient_shelf_life_pkey,
  drop column is_opened,
  drop column days;
alter table public.ingredient_shelf_life
  add column state text not null check (state in ('closed', 'opened', 'cut', 'cooked', 'thawed')),
  add column days_at_least int not null check (days_at_least > 0),
  add column days_at_most int not null,
  -- The publication: 'USDA FoodKeeper 178', or the guidance.
  add column source text not null check (source <> ''),
  -- For whoever reads it as it was.
  add column is_opened boolean generated always as (state = 'opened') stored,
  add column days int generated always as (days_at_most) stored,
  add check (days_at_most >= days_at_least),
  add primary key (ingredient_id, location, state);
