-- Cooking what is planned: which dishes it was, and all of them as one change.

-- The planned dishes that were cooked: the one that is pointed at or named; else all of a meal that were not cooked yet. Of a day alone it is its dinner, or the
-- only meal that there is.
create or replace function private.dishes_to_cook(p_planned jsonb, p_today date) returns setof public.meal_plan_entries
language plpgsql set search_path = '' as $$
declare
  v_dishes public.meal_plan_entries[];
  v_day date;
begin
  if p_planned ->> 'item' is not null then
    return query select * from private.dishes_meant((p_planned ->> 'item')::uuid, p_planned, p_today);
    return;
  end if;
  -- A weekday may be the last or the next one: the first of the days on which such a meal is planned that was not cooked yet.
  select m.day into v_day from jsonb_array_elements_text(coalesce(p_planned -> 'days', jsonb_build_array(p_planned ->> 'day'))) with ordinality as d (day, n)
    join public.meal_plan_entries m on m.user_id = (select auth.uid()) and m.day = d.day::date and m.meal = coalesce(p_planned ->> 'meal', m.meal)
    order by private.is_cooked(m), d.n limit 1;
  if v_day is null then
    perform private.refuse_no_meal(p_planned ->> 'day', p_planned ->> 'meal', null);
  end if;
  v_dishes := array(select m from private.dishes_at(v_day, p_planned ->> 'meal', p_planned ->> 'dish', p_today) m);
  if p_planned ->> 'meal' is null and exists (select from unnest(v_dishes) d where d.meal = 'dinner') then
    v_dishes := array(select d from unnest(v_dishes) d where d.meal = 'dinner');
  end if;
  if cardinality(v_dishes) = 0 or (select count(distinct d.meal) from unnest(v_dishes) d) > 1 then
    perform private.refuse_no_meal(v_day::text, p_planned ->> 'meal', p_planned ->> 'dish');
  end if;
  return query select d.* from unnest(v_dishes) d where not private.is_cooked(d) or not exists (select from unnest(v_dishes) x where not private.is_cooked(x))
    order by d.recipe_id is null, d.created_at nulls first, d.id;
end $$;
grant execute on function private.dishes_to_cook(jsonb, date) to authenticated;

-- The planned meal that a recipe was cooked for where nobody says so: the one of the recipe from yesterday to tomorrow, today's first.
create or replace function private.planned_to_cook(p_recipe uuid, p_today date) returns public.meal_plan_entries
language sql stable set search_path = '' as $$
  select m from public.meal_plan_entries m
  where m.user_id = (select auth.uid()) and m.recipe_id = p_recipe and m.day between p_today - 1 and p_today + 1 and not private.is_cooked(m)
  order by abs(m.day - p_today), m.day, m.id limit 1
$$;
grant execute on function private.planned_to_cook(uuid, date) to authenticated;

-- The recipe that was cooked by its name. Where no recipe is called just that, it is the one that is planned about now and has it in its name; of several of these
-- one is asked for.
create or replace function private.recipe_cooked(p_arguments jsonb, p_today date) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_name text := btrim(p_arguments ->> 'name');
  v_planned public.recipes[];
begin
  if p_arguments ->> 'recipe' is null and v_name ~ '\S' and not exists (select from private.recipes_named(v_name) r where lower(r.name) = lower(v_name)) then
    v_planned := array(select r from public.recipes r where private.names_dish(v_name, r.name) and r.id in (select m.recipe_id from public.meal_plan_entries m
      where m.user_id = (select auth.uid()) and m.day between p_today - 1 and p_today + 1 and not private.is_cooked(m)) order by r.name);
    if cardinality(v_planned) > 1 then
      perform private.ask_which('AMBIGUOUS_RECIPE', jsonb_build_object('recipe', v_name), array(select p.name from unnest(v_planned[:5]) p));
    end if;
  end if;
  if cardinality(v_planned) = 1 then
    return v_planned[1];
  end if;
  return private.recipe_meant(p_arguments);
end $$;
grant execute on function private.recipe_cooked(jsonb, date) to authenticated;

-- Cooks what is planned: each of its dishes that is a recipe, as one change; what of it is none is told. Yesterday's dinner was cooked yesterday.
create or replace function private.cook_planned(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_dishes public.meal_plan_entries[] := array(select d from private.dishes_to_cook(p_arguments -> 'planned', v_today) d);
  v_dish public.meal_plan_entries;
  v_recipe public.recipes;
  v_cooked jsonb;
  v_entities jsonb := '[]';
  v_told jsonb := '[]';
  v_others text[] := '{}';
begin
  foreach v_dish in array v_dishes loop
    select r.* into v_recipe from public.recipes r where r.id = v_dish.recipe_id;
    if v_recipe.id is null and cardinality(v_dishes) = 1 then
      v_recipe := private.recipe_meant(jsonb_build_object('name', v_dish.title));
    elsif v_recipe.id is null then
      v_others := v_others || v_dish.title;
      continue;
    end if;
    v_cooked := private.cook_dish(v_recipe, v_dish, least(v_today, v_dish.day), p_arguments);
    v_entities := v_entities || (v_cooked -> 'entities');
    v_told := v_told || (v_cooked -> 'data');
  end loop;
  if v_told = '[]' then
    perform private.refuse_call('RECIPE_NOT_FOUND', jsonb_build_object('recipe', array_to_string(v_others, ', ')));
  end if;
  return jsonb_build_object('entities', v_entities, 'data', (v_told -> 0) || jsonb_build_object('also', v_told - 0, 'without_recipe', to_jsonb(v_others)));
end $$;
grant execute on function private.cook_planned(jsonb) to authenticated;
