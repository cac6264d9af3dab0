-- What a planned meal makes necessary before its day: to thaw what is only frozen, to soak what is dried, to begin what waits for hours. It
-- follows the meal, and what was done or taken off is not derived again. All of it is an estimate.

-- Steps of a recipe that wait. What they do is told by the first rule whose word for waiting stands before a time of at least so many hours,
-- and whose other word, where it has one, is in the sentence, too: "coat the pork and chill for 8 hours" marinates.
create or replace function private.waiting_rules() returns table (place int, kind text, waits text, beside text, hours_least numeric)
language sql immutable set search_path = '' as $$
  values (1, 'soak', 'soak\w*', null, 4),
    (2, 'marinate', 'marinat\w*|brin(?:e|ing)|cur(?:e|ing)', null, 3),
    (3, 'marinate', 'chill\w*|refrigerat\w*|leave|rest|stand|fridge', '\m(?:rub|coat|marinade|slashed|massage)\w*', 3),
    (4, 'rise', 'ris(?:e|es|ing)|prov(?:e|es|ing)|proof\w*', null, 3),
    (5, 'chill', 'chill\w*|refrigerat\w*|fridge|freeze', null, 4),
    (6, 'rest', 'leave|rest\w*|stand|hang|drain', null, 4)
$$;
grant execute on function private.waiting_rules() to authenticated;

-- How many hours before each meal one is up and about: what takes longer is begun the evening before.
create or replace function private.hours_before_meal(p_meal text) returns int
language sql immutable set search_path = '' as $$ select case p_meal when 'breakfast' then 0 when 'lunch' then 4 when 'snack' then 6 else 7 end $$;
grant execute on function private.hours_before_meal(text) to authenticated;

-- How long dried beans and chickpeas are soaked where the recipe does not say so.
create or replace function private.hours_of_soaking() returns int
language sql immutable set search_path = '' as $$ select 8 $$;
grant execute on function private.hours_of_soaking() to authenticated;

-- How long so many grams thaw in the fridge: a day for every five pounds, and a day at least (USDA FSIS, The Big Thaw: Safe Defrosting Methods).
create or replace function private.hours_of_thawing(p_grams numeric) returns int
language sql immutable set search_path = '' as $$ select 24 * greatest(1, ceil(coalesce(p_grams, 0) / 2268))::int $$;
grant execute on function private.hours_of_thawing(numeric) to authenticated;

-- What a sentence of a recipe has one wait for; nothing where it cooks meanwhile.
create or replace function private.waiting_of(p_sentence text) returns table (kind text, hours numeric)
language sql stable set search_path = '' as $$
  select r.kind, w.hours
  from private.waiting_rules() r
    cross join lateral regexp_match(lower(p_sentence), '\m(?:' || r.waits || ')\M([^,]{0,80}?)(?:\m(overnight)\M|\m(\d{1,2})(?: ?(?:to|-|–) ?\d{1,2})? ?(hours?|hrs?|h|days?)\M)') as m (found)
    cross join lateral (select case when m.found[2] is not null then 10 else m.found[3]::numeric * case when m.found[4] like 'day%' then 24 else 1 end end as hours) w
  where m.found is not null and w.hours >= r.hours_least and (r.beside is null or lower(p_sentence) ~ r.beside)
    and m.found[1] !~ '\m(?:simmer|cook|bake|roast|boil|brais|stew|smok|grill|steam)' and lower(p_sentence) !~ '\m(?:keeps?|up to)\M'
  order by r.place limit 1
$$;
grant execute on function private.waiting_of(text) to authenticated;

-- Is an ingredient a dried pulse that has to be soaked? Lentils and split peas do not.
create or replace function private.is_dried_pulse(p_line public.recipe_ingredients) returns boolean
language sql stable set search_path = '' as $$
  select ((p_line).food_key ~ '^(dried|dry) ' or coalesce((p_line).preparation, '') ~* '\mdried\M')
    and ((p_line).food_key ~ '\m(beans?|chickpeas?|peas?)\M' or coalesce((select i.category = 'legume' from public.ingredients i where i.id = (p_line).ingredient_id), false))
    and (p_line).food_key !~ '\m(lentils?|split|soy|soya)\M'
$$;
grant execute on function private.is_dried_pulse(public.recipe_ingredients) to authenticated;

-- Is it a food that is thawed before it is cooked? Meat, fish and dishes are; peas and berries go in as they are.
create or replace function private.is_thawed_first(p_ingredient uuid, p_unit text) returns boolean
language sql stable set search_path = '' as $$
  select p_unit = 'serving' or exists (select from public.ingredients i where i.id = p_ingredient and i.category = any (private.categories_under('{meat,seafood,dish}')))
$$;
grant execute on function private.is_thawed_first(uuid, text) to authenticated;

-- The lines that a planned meal needs: of its recipe, for its servings; a title alone is a food or a dish of its own.
create or replace function private.lines_of_meal(p_meal public.meal_plan_entries) returns table (line public.recipe_ingredients, times numeric)
language plpgsql stable set search_path = '' as $$
declare
  v_line public.recipe_ingredients;
begin
  if (p_meal).recipe_id is not null then
    return query select i, coalesce((p_meal).servings / r.servings, 1) from public.recipes r join public.recipe_ingredients i on i.recipe_id = r.id where r.id = (p_meal).recipe_id order by i.position;
    return;
  end if;
  v_line.food := regexp_replace((p_meal).title, '^left[- ]?overs?( of)?( the)? ', '', 'i');
  v_line.food_key := private.food_key(v_line.food);
  v_line.ingredient_id := (private.find_ingredient(v_line.food)).id;
  return query select v_line, 1::numeric;
end $$;
grant execute on function private.lines_of_meal(public.meal_plan_entries) to authenticated;

-- What is to be thawed for a meal: what is in the freezer and nowhere else.
create or replace function private.thawing_of(p_meal public.meal_plan_entries) returns table (food text, hours numeric)
language sql stable set search_path = '' as $$
  select (l.line).food, max(private.hours_of_thawing(private.convert_food((l.line).ingredient_id, (l.line).quantity * l.times, private.unit_of_line((l.line).unit), 'g')))::numeric
  from private.lines_of_meal(p_meal) l
    cross join lateral (
      select bool_and(s.location = 'freezer') as is_frozen, bool_or(private.is_thawed_first(s.ingredient_id, s.unit)) as is_thawed_first
      from public.inventory_lots s where s.user_id = (select auth.uid()) and s.food_key = any (private.stock_keys_of(l.line))) s
  where s.is_frozen and s.is_thawed_first group by 1
$$;
grant execute on function private.thawing_of(public.meal_plan_entries) to authenticated;

-- What is to be soaked: what a step soaks for hours, and dried pulses where no step says so.
create or replace function private.soaking_of(p_meal public.meal_plan_entries) returns table (food text, hours numeric)
language sql stable set search_path = '' as $$
  with told as materialized (
    select s.sentence, w.hours from private.sentences_of_recipe((p_meal).recipe_id) s cross join lateral private.waiting_of(s.sentence) w where w.kind = 'soak'
  ), lines as materialized (
    select l.line, (select max(t.hours) from told t where exists (
      -- The last word of a food names it: "soak the beans" are the dried kidney beans.
      select from regexp_matches((l.line).food_key, '\S+$') k where lower(t.sentence) ~ ('\m' || regexp_replace(k[1], '[^[:alnum:]]', '.', 'g')))) as told
    from private.lines_of_meal(p_meal) l
  )
  select (l.line).food, case when private.is_dried_pulse(l.line) then greatest(coalesce(l.told, 0), private.hours_of_soaking()) else l.told end
  from lines l where private.is_dried_pulse(l.line) or (l.told is not null and (l.line).food_key !~ '\m(water|salt|milk|oil)$')
$$;
grant execute on function private.soaking_of(public.meal_plan_entries) to authenticated;

create or replace function private.sentences_of_recipe(p_recipe uuid) returns table (sentence text)
language sql stable set search_path = '' as $$
  select x.sentence from public.recipes r cross join lateral jsonb_array_elements_text(r.steps) s (step) cross join lateral regexp_split_to_table(s.step, '[.;]\s+') x (sentence)
  where r.id = p_recipe and length(x.sentence) between 8 and 600
$$;
grant execute on function private.sentences_of_recipe(uuid) to authenticated;

-- All that a meal makes necessary, with its day and time. What would have been due before today is due today.
create or replace function private.needed_before(p_meal public.meal_plan_entries, p_today date) returns table (kind text, food text, hours numeric, what text, day date, "time" text)
language sql stable set search_path = '' as $$
  with needed as (
    select 'thaw' as kind, t.food, t.hours, ceil(t.hours / 24)::int as days from private.thawing_of(p_meal) t
    union all
    select 'soak', s.food, s.hours, case when s.hours <= private.hours_before_meal((p_meal).meal) then 0 else greatest(1, ceil(s.hours / 24)::int) end from private.soaking_of(p_meal) s
    union all
    -- Of several waits of one sort the longest is told.
    select w.kind, null, max(w.hours), case when max(w.hours) <= private.hours_before_meal((p_meal).meal) then 0 else greatest(1, ceil(max(w.hours) / 24)::int) end
    from private.sentences_of_recipe((p_meal).recipe_id) s cross join lateral private.waiting_of(s.sentence) w where w.kind <> 'soak' group by w.kind
  )
  select n.kind, n.food, n.hours, left(concat_ws(' ', n.kind, case when n.food is null then 'for ' || (p_meal).title else 'the ' || n.food end), 200),
    greatest((p_meal).day - n.days, p_today), case when (p_meal).day - n.days < p_today then null when n.days = 0 then 'morning' else 'evening' end
  from needed n where (p_meal).day >= p_today and not private.is_cooked(p_meal)
$$;
grant execute on function private.needed_before(public.meal_plan_entries, date) to authenticated;

-- Brings the tasks of a planned meal in line with it, and tells those that are still to be done.
create or replace function private.derive_tasks(p_meal uuid, p_today date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := coalesce(p_today, private.local_date(clock_timestamp(), (select p.time_zone from public.profiles p where p.user_id = (select auth.uid()))));
  v_meal public.meal_plan_entries;
  v_need record;
  v_kept uuid[] := '{}';
  v_task public.tasks;
begin
  select * into v_meal from public.meal_plan_entries m where m.id = p_meal and m.user_id = (select auth.uid());
  for v_need in select * from private.needed_before(v_meal, v_today) loop
    select * into v_task from public.tasks t
    where t.planned_meal = p_meal and t.kind = v_need.kind and t.food is not distinct from v_need.food and t.recipe_id is not distinct from v_meal.recipe_id
    order by t.done_at is null and t.dropped_at is null limit 1;
    if v_task.id is null then
      insert into public.tasks (what, what_key, day, time, kind, food, hours, planned_meal, recipe_id)
      values (v_need.what, private.task_key(v_need.what), v_need.day, v_need.time, v_need.kind, v_need.food, v_need.hours, p_meal, v_meal.recipe_id) returning * into v_task;
    elsif v_task.done_at is null and v_task.dropped_at is null and (v_task.day, v_task.time, v_task.hours) is distinct from (v_need.day, v_need.time, v_need.hours) then
      update public.tasks t set day = v_need.day, time = v_need.time, hours = v_need.hours, updated_at = clock_timestamp() where t.id = v_task.id;
    end if;
    v_kept := v_kept || v_task.id;
  end loop;
  delete from public.tasks t where t.planned_meal = p_meal and t.done_at is null and t.dropped_at is null and t.id <> all (v_kept);
  return private.tasks_of_meal(p_meal);
end $$;
grant execute on function private.derive_tasks(uuid, date) to authenticated;

-- What is still to be done for a planned meal.
create or replace function private.tasks_of_meal(p_meal uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.task_line(t) order by t.day, private.clock_of(t.time), t.what), '[]') from public.tasks t
  where t.planned_meal = p_meal and t.user_id = (select auth.uid()) and t.done_at is null and t.dropped_at is null
$$;
grant execute on function private.tasks_of_meal(uuid) to authenticated;

-- A meal that goes takes along what is still to be done for it.
create or replace function private.leave_meal(p_meal uuid) returns void
language sql set search_path = '' as $$ delete from public.tasks t where t.planned_meal = p_meal and t.user_id = (select auth.uid()) and t.done_at is null $$;
grant execute on function private.leave_meal(uuid) to authenticated;
