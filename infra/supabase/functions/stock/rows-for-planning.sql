-- Rows of a kitchen for planning that needs more than counts (spec S7): only the kinds that are wanted, and no more of each than a
-- prompt can hold.

create or replace function public.kitchen_rows(p_wants text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select private.check_day(p_today);
  with wants as materialized (select distinct w as name from unnest(private.few_words(p_wants)) w
  ), rows as (
    -- What expires first is what a plan should use first.
    select w.name, l.position, jsonb_build_object('food', l.food, 'quantity', trim_scale(l.quantity), 'unit', l.unit, 'location', l.location, 'expires_on', l.expires_on) || case when l.due_on is distinct from l.expires_on then jsonb_build_object('estimated_on', l.due_on) else '{}' end as found
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.due_on nulls last, x.food_key, x.id) as position from (
        select * from public.inventory_lots where user_id = (select auth.uid()) order by due_on nulls last, food_key, id limit 50) x) l
    where w.name = 'inventory'
    union all
    select w.name, r.position, jsonb_build_object('name', r.name, 'cuisine', r.cuisine, 'minutes', r.minutes, 'foods', (
        select coalesce(jsonb_agg(i.food order by i.position), '[]') from public.recipe_ingredients i
        where i.recipe_id = r.id and i.user_id = (select auth.uid()) and i.position <= 8))
    from wants w cross join lateral (
      select x.*, private.recipe_minutes(x) as minutes, row_number() over (order by x.created_at desc, x.id) as position from (
        select * from public.recipes where user_id = (select auth.uid()) order by created_at desc, id limit 50) x) r
    where w.name = 'recipes'
    union all
    select w.name, m.position, jsonb_build_object('day', m.day, 'meal', m.meal, 'title', m.title)
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.day, array_position('{breakfast,lunch,dinner,snack}', x.meal)) as position
      from public.meal_plan_entries x where x.user_id = (select auth.uid()) and x.day between p_today and p_today + 13) m
    where w.name = 'meals'
    union all
    select w.name, s.position, jsonb_build_object('food', s.food, 'quantity', trim_scale(s.quantity), 'unit', s.unit)
    from wants w cross join lateral (
      select x.*, row_number() over (order by x.food_key, x.created_at, x.id) as position from (
        select * from public.shopping_items where user_id = (select auth.uid()) and not checked order by food_key, created_at, id limit 50) x) s
    where w.name = 'shopping'
  ), told as (select x.name, jsonb_agg(x.found order by x.position) as list from rows x where x.position <= 50 group by x.name)
  select coalesce(jsonb_object_agg(w.name, coalesce(t.list, '[]')), '{}') from wants w left join told t using (name)
$$;
grant execute on function public.kitchen_rows(text[], date) to authenticated;

-- The same as English lines, for a service of the version before.
create or replace function public.kitchen_lines(p_wants text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.kind, (
    select coalesce(jsonb_agg(left(case k.kind
      when 'inventory' then private.amount_line(r.found) || ', ' || private.in_place(r.found ->> 'location') || coalesce(', until ' || (r.found ->> 'expires_on'), '')
      when 'recipes' then concat_ws(', ', r.found ->> 'name', r.found ->> 'cuisine', (r.found ->> 'minutes') || ' minutes',
        'with ' || (select string_agg(f, ', ' order by n) from jsonb_array_elements_text(r.found -> 'foods') with ordinality as x (f, n)))
      when 'meals' then format('%s %s: %s', r.found ->> 'day', r.found ->> 'meal', r.found ->> 'title')
      else private.amount_line(r.found) end, 400) order by r.n), '[]')
    from jsonb_array_elements(k.rows) with ordinality as r (found, n))), '{}')
  from jsonb_each(public.kitchen_rows(p_wants, p_today)) as k (kind, rows)
$$;
grant execute on function public.kitchen_lines(text[], date) to authenticated;

create or replace function private.amount_line(p_row jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', p_row ->> 'quantity', nullif(p_row ->> 'unit', 'piece'), p_row ->> 'food')
$$;
grant execute on function private.amount_line(jsonb) to authenticated;

create or replace function private.in_place(p_location text) returns text
language sql immutable set search_path = '' as $$
  select case p_location when 'counter' then 'on the counter' when 'other' then 'elsewhere' else 'in the ' || p_location end
$$;
grant execute on function private.in_place(text) to authenticated;
