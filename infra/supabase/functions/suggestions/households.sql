-- What the worker looks at to notice something: the kitchen of one person as it stands, and what happened in it lately (spec S8).

-- Acts as a person for what follows in this transaction, so that functions that know whose rows they read give theirs.
create or replace function private.look_as(p_user uuid) returns void
language sql set search_path = '' as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true)
$$;

-- The language in which a person spoke last; English where nothing is known of it.
create or replace function private.language_of_person(p_user uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select c.state ->> 'language' from public.conversations c where c.user_id = p_user order by c.last_turn_at desc limit 1), 'en')
$$;

-- An amount in the base unit of its dimension, so that amounts of several units can be added: grams, millilitres, pieces, packs ...
create or replace function private.base_amount(p_quantity numeric, p_unit text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('quantity', trim_scale(round(p_quantity * u.factor, 3)), 'unit', case u.dimension when 'mass' then 'g' when 'volume' then 'ml' when 'count' then 'piece' else u.dimension end)
  from public.units u where u.code = p_unit
$$;

-- What a food is known by where foods are compared: the reference food, or its name.
create or replace function private.food_match(p_ingredient uuid, p_food_key text) returns text
language sql immutable set search_path = '' as $$ select coalesce(p_ingredient::text, p_food_key) $$;

-- The recipes of the cookbook and of the person that a rule of theirs, or of somebody who lives with them, is plainly against. Looking closely
-- is dear and done when one is chosen.
create or replace function private.recipes_against_rules(p_user uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_eater text;
  v_found uuid[] := '{}';
begin
  for v_eater in
    select 'self' where exists (select from public.preferences p where p.user_id = p_user and p.kind in ('allergy', 'diet'))
    union all
    select p.id::text from public.people p where p.user_id = p_user and p.lives_here and exists (select from public.person_rules r where r.person_id = p.id and r.kind in ('allergy', 'diet'))
  loop
    perform set_config('alfred.eater', v_eater, true);
    v_found := v_found || array(
      select distinct l.recipe_id from private.food_rules() x join public.ingredients i on i.allergens && x.allergens or i.category = any (x.categories) or i.food_key = any (x.foods)
        join public.recipe_ingredients l on l.ingredient_id = i.id and (l.user_id is null or l.user_id = p_user));
  end loop;
  perform set_config('alfred.eater', '', true);
  return to_jsonb(v_found);
end $$;

-- Whether a recipe may be eaten by a person and by all who live with them, looked at closely.
create or replace function private.is_for_household(p_user uuid, p_recipe uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_recipe public.recipes;
  v_eater text;
  v_is_fit boolean := true;
begin
  select * into v_recipe from public.recipes r where r.id = p_recipe and (r.user_id is null or r.user_id = p_user);
  if v_recipe.id is null then
    return false;
  end if;
  perform private.look_as(p_user);
  for v_eater in select 'self' union all select p.id::text from public.people p where p.user_id = p_user and p.lives_here loop
    perform set_config('alfred.eater', v_eater, true);
    v_is_fit := v_is_fit and private.recipe_line(v_recipe, null) -> 'conflicts' = '[]';
  end loop;
  perform set_config('alfred.eater', '', true);
  return v_is_fit;
end $$;

-- How many packs what lacks of a food is, where its person told what one holds; null otherwise.
create or replace function private.packs_of_need(p_need jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('food', p_need ->> 'food', 'count', c.count, 'unit', s.unit, 'over', trim_scale(round(c.count * s.quantity - c.lacking, 3)), 'size_unit', s.size_unit)
  from public.pack_sizes s
    cross join lateral (select private.convert_food(s.ingredient_id, (p_need ->> 'lacking')::numeric, p_need ->> 'unit', s.size_unit) as lacking) l
    cross join lateral (select l.lacking, ceil(l.lacking / s.quantity)::int as count where l.lacking > 0) c
  where s.user_id = (select auth.uid()) and s.food_key = private.food_key(p_need ->> 'food') and s.unit in ('pack', 'can', 'bottle', 'jar', 'tub', 'bag', 'box') and c.count < 100
  order by s.updated_at desc, s.id limit 1
$$;

-- One household as it is on a day. What is long is cut: of each kind the newest.
create or replace function private.household_of(p_user uuid, p_today date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_has_packs boolean := exists (select from public.pack_sizes s where s.user_id = p_user);
begin
  perform private.look_as(p_user);
  return jsonb_build_object('user_id', p_user, 'today', p_today, 'time_zone', coalesce((select p.time_zone from public.profiles p where p.user_id = p_user), 'UTC'),
    'locale', private.language_of_person(p_user), 'stock', coalesce((select jsonb_agg(private.base_amount(l.quantity, l.unit) || jsonb_build_object('id', l.id, 'food', l.food, 'match', private.food_match(l.ingredient_id, l.food_key),
        'location', l.location, 'due_on', l.due_on, 'is_estimated', l.due_on is distinct from l.expires_on) order by l.due_on, l.id)
      from (select * from public.inventory_lots where user_id = p_user order by due_on, id limit 500) l), '[]'),
    'moved', coalesce((select jsonb_agg(private.base_amount(m.quantity, m.unit) || jsonb_build_object('kind', m.kind, 'food', m.food, 'match', private.food_match(m.ingredient_id, m.food_key),
        'reason', m.reason, 'on', m.moved_on) order by m.moved_on, m.created_at)
      from (select * from public.stock_movements where user_id = p_user and moved_on > p_today - 60 and moved_on <= p_today order by moved_on desc, created_at desc limit 1000) m), '[]'),
    'listed', coalesce((select jsonb_agg(distinct private.food_match(s.ingredient_id, s.food_key)) from public.shopping_items s where s.user_id = p_user and not s.checked), '[]'),
    'below_minimum', coalesce((select jsonb_agg(b || jsonb_build_object('match', private.food_match(m.ingredient_id, m.food_key)) order by m.food_key)
      from public.min_stocks m join lateral jsonb_array_elements(private.below_minimum(m.food)) b on b ->> 'food' = m.food where m.user_id = p_user), '[]'),
    'planned', coalesce((select jsonb_agg(jsonb_build_object('day', m.day, 'meal', m.meal, 'title', m.title, 'recipe', m.recipe_id) order by m.day, m.meal)
      from public.meal_plan_entries m where m.user_id = p_user and m.day between p_today and p_today + 7 and not private.is_cooked(m)), '[]'),
    'lacking', coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'dishes', d.dishes, 'foods', n.foods, 'packs', n.packs) order by d.day)
      from (select m.day, jsonb_agg(m.title) as dishes from public.meal_plan_entries m
        where m.user_id = p_user and m.day between p_today and p_today + 3 and m.recipe_id is not null and not private.is_cooked(m) group by m.day) d
      cross join lateral (select jsonb_agg(x ->> 'food') as foods, coalesce(jsonb_agg(p.pack) filter (where p.pack is not null), '[]') as packs
        from jsonb_array_elements(private.needs_of(jsonb_build_object('from', d.day, 'until', d.day))) x cross join lateral (select case when v_has_packs then private.packs_of_need(x) end as pack) p where (x ->> 'lacks')::boolean) n
      where n.foods is not null), '[]'),
    'eaten', coalesce((select jsonb_agg(jsonb_build_object('title', c.title, 'recipe', c.recipe_id, 'cuisine', r.cuisine, 'on', c.cooked_on) order by c.cooked_on)
      from (select * from public.cooked_meals where user_id = p_user and cooked_on between p_today - 60 and p_today order by cooked_on desc limit 200) c left join public.recipes r on r.id = c.recipe_id), '[]'),
    'recipes', coalesce((select jsonb_agg(private.dish_of(r)) from (select * from public.recipes where user_id = p_user order by created_at desc limit 100) r), '[]'),
    'preferences', coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'key', p.value_key, 'match', private.food_match((private.find_ingredient(p.value)).id, p.value_key)) order by p.kind, p.value_key)
      from public.preferences p where p.user_id = p_user and p.kind in ('like', 'dislike', 'cuisine')), '[]'),
    'unfit', private.recipes_against_rules(p_user),
    'told', coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'subject', s.subject, 'status', s.status, 'on', s.created_at::date)) from public.suggestions s
      where s.user_id = p_user and s.created_at > p_today - 14), '[]'));
end $$;

-- A dish as it is compared with what is there: each food that it cannot do without.
create or replace function private.dish_of(p_recipe public.recipes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', (p_recipe).id, 'name', (p_recipe).name, 'cuisine', (p_recipe).cuisine, 'course', (p_recipe).course, 'minutes', private.recipe_minutes(p_recipe),
    'foods', coalesce((select jsonb_agg(jsonb_build_object('food', i.food, 'match', private.food_match(i.ingredient_id, i.food_key)) order by i.position)
      from public.recipe_ingredients i where i.recipe_id = (p_recipe).id and not i.optional and i.food_key not in ('water', 'salt', 'black pepper', 'ice')), '[]'))
$$;

-- The cookbook's dishes, for the worker to keep and compare with each household.
create or replace function public.cookbook_dishes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.dish_of(r) order by r.id), '[]') from public.recipes r where r.user_id is null
$$;
grant execute on function public.cookbook_dishes() to alfred_worker;

-- A page of households whose day has begun where they live and that were not looked at today; `p_after` is the last one of the page before.
create or replace function public.due_households(p_fire_at timestamptz, p_hour int, p_after uuid, p_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_due record;
  v_page jsonb := '[]';
begin
  perform private.check_day(p_fire_at);
  for v_due in
    with zones as materialized (
      select z.time_zone, private.local_date(p_fire_at - make_interval(hours => p_hour), z.time_zone) as today from (select distinct time_zone from public.profiles union select 'UTC') z
    )
    select h.user_id, z.today from private.households h left join public.profiles p using (user_id) join zones z on z.time_zone = coalesce(p.time_zone, 'UTC')
    where h.ran_on is distinct from z.today and coalesce(h.ran_on, '-infinity') < z.today and (p_after is null or h.user_id > p_after)
    order by h.user_id limit least(greatest(p_limit, 0), 200)
  loop
    v_page := v_page || private.household_of(v_due.user_id, v_due.today);
  end loop;
  return v_page;
end $$;
grant execute on function public.due_households(timestamptz, int, uuid, int) to alfred_worker;

-- A page of households whose kitchen changed, each with the moment from which it was looked at; `p_after` is the last one of the page before.
create or replace function public.hinted_households(p_at timestamptz, p_after uuid, p_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_hinted record;
  v_looked_at timestamptz;
  v_page jsonb := '[]';
begin
  perform private.check_day(p_at);
  for v_hinted in
    select h.user_id, private.local_date(p_at, coalesce(p.time_zone, 'UTC')) as today
    from private.households h left join public.profiles p using (user_id)
    where h.hinted_at is not null and (p_after is null or h.user_id > p_after) order by h.user_id limit least(greatest(p_limit, 0), 200)
  loop
    v_looked_at := clock_timestamp();
    v_page := v_page || (private.household_of(v_hinted.user_id, v_hinted.today) || jsonb_build_object('looked_at', v_looked_at));
  end loop;
  return v_page;
end $$;
grant execute on function public.hinted_households(timestamptz, uuid, int) to alfred_worker;

-- A change of a kitchen is a hint to look at it soon. Changes come many at once: within a second one of them writes, the others find it written.
create or replace function private.hint_household() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.households as h (user_id, hinted_at)
  select distinct a.user_id, clock_timestamp() from added a
  where a.table_name in ('inventory_lots', 'stock_movements', 'shopping_items', 'meal_plan_entries', 'cooked_meals', 'min_stocks')
  on conflict (user_id) do update set hinted_at = excluded.hinted_at where h.hinted_at is null or h.hinted_at < excluded.hinted_at - interval '1 second';
  return null;
end $$;
