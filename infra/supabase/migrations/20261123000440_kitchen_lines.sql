-- Rows of a kitchen as lines to read, for planning that needs more than counts (spec S7): only the kinds that are
-- wanted, and no more of each than a prompt can hold. Amounts are told in the words that replies use elsewhere.

create function private.amount_line(p_quantity numeric, p_unit text, p_food text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', trim_scale(p_quantity)::text, nullif(p_unit, 'piece'), p_food)
$$;
grant execute on function private.amount_line(numeric, text, text) to authenticated;

create function public.kitchen_lines(p_wants text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  with lines as (
    -- What expires first is what a plan should use first.
    select 'inventory' as name, row_number() over (order by l.expires_on nulls last, l.food_key, l.id) as position,
      private.amount_line(l.quantity, l.unit, l.food) || ', ' || private.in_place(l.location) || coalesce(', until ' || l.expires_on, '') as line
    from public.inventory_lots l where l.user_id = (select auth.uid()) and 'inventory' = any (p_wants)
    union all
    select 'recipes', row_number() over (order by r.created_at desc, r.id),
      concat_ws(', ', r.name, r.cuisine, private.recipe_minutes(r) || ' minutes', 'with ' || (
        select string_agg(i.food, ', ' order by i.position) from public.recipe_ingredients i
        where i.recipe_id = r.id and i.user_id = (select auth.uid()) and i.position <= 8))
    from public.recipes r where r.user_id = (select auth.uid()) and 'recipes' = any (p_wants)
    union all
    select 'meals', row_number() over (order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal)),
      format('%s %s: %s', m.day, m.meal, m.title)
    from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day between p_today and p_today + 13 and 'meals' = any (p_wants)
    union all
    select 'shopping', row_number() over (order by s.food_key, s.created_at, s.id), private.amount_line(s.quantity, s.unit, s.food)
    from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked and 'shopping' = any (p_wants)
  )
  select coalesce(jsonb_object_agg(w.name, coalesce((
    select jsonb_agg(left(x.line, 400) order by x.position) from lines x where x.name = w.name and x.position <= 50), '[]')), '{}')
  from (select distinct unnest(p_wants) as name) w
$$;
grant execute on function public.kitchen_lines(text[], date) to authenticated;
