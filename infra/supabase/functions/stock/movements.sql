-- What came into the stock and what left it.

-- Writes down that an amount of the food of a lot came or went. Why it was thrown away is kept as it was told; of anything else nobody asks why.
create or replace function private.note_movement(p_lot public.inventory_lots, p_kind text, p_amount numeric, p_unit text, p_arguments jsonb) returns void
language sql set search_path = '' as $$
  insert into public.stock_movements (food, food_key, ingredient_id, kind, quantity, unit, reason, note, moved_on)
  select (p_lot).food, (p_lot).food_key, (p_lot).ingredient_id, p_kind, trim_scale(round(p_amount, 6)), p_unit,
    case when p_kind = 'discarded' and r.reason is not null then case when r.reason in ('expired', 'spoiled', 'disliked', 'too_much') then r.reason else 'other' end end,
    case when p_kind = 'discarded' then nullif(btrim(p_arguments ->> 'note'), '') end,
    coalesce((p_arguments ->> 'today')::date, current_date)
  from (select p_arguments ->> 'reason' as reason) r
  where round(p_amount, 6) > 0 and round(p_amount, 6) < 1e9
$$;
grant execute on function private.note_movement(public.inventory_lots, text, numeric, text, jsonb) to authenticated;

-- Whether a food is one that was asked about: the same, one that may be meant by its name, or one of a sort.
create or replace function private.is_asked_food(p_food_key text, p_ingredient uuid, p_asked_key text, p_asked_ingredient uuid, p_sorts text[]) returns boolean
language sql stable set search_path = '' as $$
  select p_food_key = p_asked_key or coalesce(p_ingredient = p_asked_ingredient, false)
    or exists (select from public.ingredients i where i.id = p_ingredient and i.category = any (p_sorts))
    or (p_sorts = '{}' and string_to_array(p_food_key, ' ') @> string_to_array(p_asked_key, ' ') and private.may_be_meant(p_asked_key, p_food_key))
$$;
grant execute on function private.is_asked_food(text, uuid, text, uuid, text[]) to authenticated;

-- What came, went and was eaten of each food within days, one sum for what can be told in one unit; and what was thrown away line by line, since
-- each had its day and reason. `days` are those of which anything is written down: what a week takes is reckoned from them.
create or replace function private.tool_usage_history(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(p_arguments ->> 'food') as key, (private.find_ingredient(coalesce(p_arguments ->> 'food', ''))).id as ingredient,
      private.categories_under(array[private.category_of_word(left(coalesce(p_arguments ->> 'food', ''), 200))]) as sorts,
      (p_arguments ->> 'from')::date as first_day, (p_arguments ->> 'until')::date as last_day, p_arguments ->> 'kind' as kind
  ), moved as materialized (
    select m.kind, m.food, m.food_key, m.ingredient_id, m.quantity, m.unit, m.moved_on, m.reason, m.note, m.created_at
    from asked a join public.stock_movements m on m.user_id = (select auth.uid()) and m.moved_on between a.first_day and a.last_day
    union all
    select 'eaten', f.food, f.food_key, f.ingredient_id, f.quantity, f.unit, f.logged_on, null, null, f.created_at
    from asked a join public.food_log f on f.user_id = (select auth.uid()) and f.logged_on between a.first_day and a.last_day
  ), meant as materialized (
    select m.*, first_value(m.unit) over (partition by m.kind, m.food_key order by m.created_at) as first_unit from moved m cross join asked a
    where (a.kind is null or m.kind = a.kind or (a.kind = 'used' and m.kind = 'cooked'))
      and (a.key is null or private.is_asked_food(m.food_key, m.ingredient_id, a.key, a.ingredient, a.sorts))
  ), told as (
    select m.*, private.convert_amount(m.quantity, m.unit, m.first_unit) as same from meant m
  ), sums as (
    select t.kind, min(t.food) as food, sum(coalesce(t.same, t.quantity)) as quantity, case when t.same is null then t.unit else t.first_unit end as unit,
      count(*) as times, max(t.created_at) as latest
    from told t group by t.kind, t.food_key, case when t.same is null then t.unit else t.first_unit end
  ), discards as (
    select m.*, row_number() over (order by m.moved_on desc, m.created_at desc) as place from meant m where m.kind = 'discarded'
  )
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'food', p_arguments -> 'food', 'kind', p_arguments -> 'kind', 'from', p_arguments -> 'from', 'until', p_arguments -> 'until',
    'days', (select a.last_day - min(m.moved_on) + 1 from moved m cross join asked a group by a.last_day),
    'totals', coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'food', s.food, 'quantity', trim_scale(s.quantity), 'unit', s.unit, 'times', s.times) order by s.times desc, s.food, s.unit)
      from (select * from sums order by times desc, latest desc limit 100) s), '[]'),
    'discarded', coalesce((select jsonb_agg(jsonb_build_object('food', d.food, 'quantity', trim_scale(d.quantity), 'unit', d.unit, 'on', d.moved_on, 'reason', d.reason, 'note', d.note) order by d.place)
      from discards d where d.place <= 30), '[]'),
    'truncated', (select count(*) > 100 from sums) or (select count(*) > 30 from discards)))
$$;
grant execute on function private.tool_usage_history(jsonb) to authenticated;
comment on function private.tool_usage_history(jsonb) is 'tool of pantry';
