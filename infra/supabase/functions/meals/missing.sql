-- What is missing for a recipe or for what is planned: what it needs beside what is there and what is on the list already.

-- The ingredients of what is to be cooked, with how many times each is needed: of a recipe by servings, or of the recipes planned for days.
create or replace function private.lines_to_cook(p_arguments jsonb) returns table (line public.recipe_ingredients, times numeric)
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
begin
  if p_arguments ->> 'from' is not null then
    return query select i, coalesce(m.servings / r.servings, 1) from public.meal_plan_entries m join public.recipes r on r.id = m.recipe_id join public.recipe_ingredients i on i.recipe_id = m.recipe_id
      where m.user_id = (select auth.uid()) and m.day between (p_arguments ->> 'from')::date and (p_arguments ->> 'until')::date and not private.is_cooked(m)
      order by m.day, m.created_at nulls first, m.id, i.position;
  else
    v_recipe := private.recipe_meant(p_arguments);
    return query select i, private.times_cooked(v_recipe, p_arguments) from public.recipe_ingredients i where i.recipe_id = v_recipe.id order by i.position;
  end if;
end $$;
grant execute on function private.lines_to_cook(jsonb) to authenticated;

-- How much there is of foods in stock by their keys, in the unit of an ingredient, and whether there is some that nobody can compare.
create or replace function private.there_of(p_keys text[], p_unit text) returns table (amount numeric, is_there boolean, is_unmeasured boolean)
language sql stable set search_path = '' as $$
  with lots as (
    select private.convert_own(l.ingredient_id, l.food_key, l.quantity, l.unit, p_unit) as here from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (p_keys))
  select coalesce(sum(here), 0), count(*) > 0, coalesce(bool_or(here is null), false) from lots
$$;
grant execute on function private.there_of(text[], text) to authenticated;

-- The same of the lines that are still to be bought. A line without an amount is for as much as is needed.
create or replace function private.listed_of(p_line public.recipe_ingredients, p_unit text) returns table (amount numeric, is_listed boolean)
language sql stable set search_path = '' as $$
  select coalesce(sum(private.convert_own(s.ingredient_id, s.food_key, s.quantity, s.unit, p_unit)), 0),
    coalesce(bool_or(s.quantity is null or private.convert_own(s.ingredient_id, s.food_key, s.quantity, s.unit, p_unit) is null), false)
  from public.shopping_items s
  where s.user_id = (select auth.uid()) and not s.checked and (s.food_key = (p_line).food_key or s.ingredient_id = (p_line).ingredient_id)
$$;
grant execute on function private.listed_of(public.recipe_ingredients, text) to authenticated;

-- Each food that is needed, once: how much, what is there of it, what is on the list, and what lacks. What lacks is null where it is there in
-- a measure that nobody can compare, and where no amount is needed of what is there.
create or replace function private.needs_of(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_need record;
  v_there record;
  v_listed record;
  v_lacks boolean;
  v_lacking numeric;
  v_needs jsonb := '[]';
  v_stock record;
  v_keys text[];
begin
  select array_agg(f.food_key) as keys, array_agg(f.ingredient_id) as ingredients into v_stock from private.foods_in_stock() f;
  for v_need in
    with needed as (
      select l.line, private.unit_of_line((l.line).unit) as unit, round((l.line).quantity * l.times, 6) as quantity, row_number() over () as position
      from private.lines_to_cook(p_arguments) l
      where not (l.line).optional and (l.line).food_key not in ('water', 'salt', 'black pepper', 'ice')
    ), first as (
      select distinct on ((n.line).food_key) n.line, n.unit, n.position from needed n order by (n.line).food_key, n.quantity is null, n.position
    )
    -- Amounts that can be told in the unit of the first are one need; what cannot is one of its own.
    select f.line, case when c.same is null then n.unit else f.unit end as unit, sum(coalesce(c.same, n.quantity)) as quantity, min(f.position) as position
    from needed n join first f on (f.line).food_key = (n.line).food_key
      cross join lateral (select private.convert_food((n.line).ingredient_id, n.quantity, n.unit, f.unit) as same) c
    group by f.line, f.position, case when c.same is null then n.unit else f.unit end
    order by position
  loop
    v_keys := private.stock_keys_among(v_need.line, v_stock.keys, v_stock.ingredients);
    if v_keys = '{}' then
      select 0::numeric as amount, false as is_there, false as is_unmeasured into v_there;
    else
      select * into v_there from private.there_of(v_keys, v_need.unit);
    end if;
    select * into v_listed from private.listed_of(v_need.line, v_need.unit);
    v_lacking := case when v_need.unit is not null and v_need.quantity is not null and not v_there.is_unmeasured then greatest(v_need.quantity - v_there.amount - v_listed.amount, 0) end;
    v_lacks := not v_listed.is_listed and case when v_need.quantity is null or v_lacking is null then not v_there.is_there and v_listed.amount = 0 else v_lacking > 0.000001 end;
    v_needs := v_needs || jsonb_build_object('food', (v_need.line).food, 'quantity', trim_scale(v_need.quantity), 'unit', coalesce(v_need.unit, (v_need.line).unit),
      'there', trim_scale(v_there.amount), 'is_there', v_there.is_there, 'is_unmeasured', v_there.is_unmeasured, 'is_listed', v_listed.is_listed or v_listed.amount > 0,
      'lacks', v_lacks, 'lacking', case when v_lacks and v_need.unit is not null then trim_scale(coalesce(v_lacking, v_need.quantity)) end);
  end loop;
  return v_needs;
end $$;
grant execute on function private.needs_of(jsonb) to authenticated;

-- What the needs are of: a recipe, or days with their dishes; those without a recipe need nobody knows what.
create or replace function private.needed_for(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if p_arguments ->> 'from' is null then
    return jsonb_build_object('name', (private.recipe_meant(p_arguments)).name, 'from', null, 'until', null, 'dishes', '[]'::jsonb, 'without_recipe', '[]'::jsonb);
  end if;
  return (
    select jsonb_build_object('name', null, 'from', p_arguments -> 'from', 'until', p_arguments -> 'until',
      'dishes', coalesce(jsonb_agg(m.title order by m.day) filter (where m.recipe_id is not null), '[]'),
      'without_recipe', coalesce(jsonb_agg(m.title order by m.day) filter (where m.recipe_id is null and not private.is_left_over(m.title)), '[]'))
    from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day between (p_arguments ->> 'from')::date and (p_arguments ->> 'until')::date and not private.is_cooked(m));
end $$;
grant execute on function private.needed_for(jsonb) to authenticated;

-- Is a planned dish what is left of one and in stock, "leftover fish pie", so that nothing is to be bought for it?
create or replace function private.is_left_over(p_title text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.inventory_lots l where l.user_id = (select auth.uid())
    and l.food_key = private.food_key(regexp_replace(p_title, '^left[- ]?overs?( of)?( the)? ', '', 'i')))
$$;
grant execute on function private.is_left_over(text) to authenticated;

create or replace function private.tool_list_missing(p_arguments jsonb) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', private.needed_for(p_arguments) || jsonb_build_object('needs', private.needs_of(p_arguments)))
$$;
grant execute on function private.tool_list_missing(jsonb) to authenticated;
comment on function private.tool_list_missing(jsonb) is 'tool of pantry';

-- Puts what lacks on the list, and nothing beside it: asked twice, the second time adds nothing.
create or replace function private.tool_add_missing_to_shopping(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_needs jsonb := private.needs_of(p_arguments);
  v_need jsonb;
  v_put jsonb;
  v_entities jsonb := '[]';
  v_foods text[] := array(select n ->> 'food' from jsonb_array_elements(v_needs) n where (n ->> 'lacks')::boolean);
begin
  perform private.ask_for_many(p_arguments, v_foods);
  for v_need in select n from jsonb_array_elements(v_needs) n where (n ->> 'lacks')::boolean loop
    v_put := private.tool_add_to_shopping(jsonb_build_object('food', v_need -> 'food', 'quantity', nullif(v_need -> 'lacking', 'null'),
      'unit', case when v_need ->> 'lacking' is not null then v_need -> 'unit' end));
    v_entities := v_entities || (v_put -> 'entities');
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', private.needed_for(p_arguments) || jsonb_build_object('needs', v_needs) || private.food_notices(v_foods));
end $$;
grant execute on function private.tool_add_missing_to_shopping(jsonb) to authenticated;
comment on function private.tool_add_missing_to_shopping(jsonb) is 'tool of pantry, by hand';
