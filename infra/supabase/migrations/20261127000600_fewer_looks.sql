-- What was changed last is looked for from the latest on, and no further than the first that fits.
create or replace function private.latest_changes(p_which text) returns uuid
language sql stable set search_path = '' as $$
  with here as (
    select nullif(current_setting('alfred.turn', true), '')::uuid as turn_id
  ), recent as (
    select a.turn_id, a.id from public.audit_log a join private.undoable_tables using (table_name)
    where a.user_id = (select auth.uid()) and a.turn_id is not null
    order by a.id desc limit 500
  ), turns as (
    select r.turn_id, max(r.id) as last_id from recent r, here h where r.turn_id is distinct from h.turn_id group by r.turn_id
  ), ordered as materialized (
    select t.turn_id from turns t, here h
    order by exists (
      select from public.turns mine, public.turns theirs
      where mine.id = h.turn_id and theirs.id = t.turn_id and mine.conversation_id = theirs.conversation_id) desc, t.last_id desc
  )
  select t.turn_id from ordered t
  where (p_which = 'any' or private.undone_by(t.turn_id) is null
      and (p_which = 'undo') = exists (select from private.undos u where u.user_id = (select auth.uid()) and u.source = t.turn_id))
    and exists (select from private.net_changes(t.turn_id))
  limit 1
$$;

-- A line whose food has figures of its own needs no search for them.
create or replace function private.figures_of_lines(p_recipe uuid) returns table (n int, food text, grams numeric, nutrients jsonb, source text)
language sql stable set search_path = '' as $$
  with lines as (
    select i.position, i.food, i.quantity, i.unit, coalesce(
      (select g.ingredient_id from public.ingredient_figures g where g.ingredient_id = i.ingredient_id),
      (private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food))).id) as with_figures
    from public.recipe_ingredients i where i.recipe_id = p_recipe
  )
  select l.position, l.food, w.grams, private.nutrients_of(l.with_figures, w.grams), private.source_name(private.source_of(l.with_figures))
  from lines l left join lateral (select round(private.portion_grams(l.with_figures, l.quantity, private.unit_of_line(l.unit)), 3) as grams) w on l.with_figures is not null
$$;
