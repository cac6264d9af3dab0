-- What can be cooked of what is there is reckoned once for all recipes, and each food is looked at once.

-- The foods that somebody has, each once. A thousand lots or some more are read in one go; of very many, the index is gone through
-- from one name to the next.
create or replace function private.foods_in_stock() returns table (food_key text, ingredient_id uuid)
language plpgsql stable rows 100 set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if (select count(*) from (select from public.inventory_lots l where l.user_id = v_user limit 5001) x) <= 5000 then
    return query select distinct on (l.food_key) l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user order by l.food_key;
  else
    return query with recursive names as (
      (select l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user order by l.food_key limit 1)
      union all
      select x.food_key, x.ingredient_id from names n cross join lateral (
        select l.food_key, l.ingredient_id from public.inventory_lots l where l.user_id = v_user and l.food_key > n.food_key order by l.food_key limit 1) x
    )
    select n.food_key, n.ingredient_id from names n;
  end if;
end $$;
grant execute on function private.foods_in_stock() to authenticated;

-- The foods in somebody's recipes, as they were written and each once.
create or replace function private.foods_in_recipes() returns table (said text)
language sql stable rows 100 set search_path = '' as $$
  with recursive names as (
    (select i.food as said from public.recipe_ingredients i where i.user_id = (select auth.uid()) order by i.food limit 1)
    union all
    select (select i.food from public.recipe_ingredients i where i.user_id = (select auth.uid()) and i.food > n.said order by i.food limit 1)
    from names n where n.said is not null
  )
  select n.said from names n where n.said is not null
$$;
grant execute on function private.foods_in_recipes() to authenticated;

-- What of recipes somebody lacks, and how much of each that is. A food is there too where a longer name holds all its words.
create or replace function private.missing_of(p_recipes uuid[]) returns table (recipe_id uuid, missing text[], share numeric)
language sql stable rows 100 set search_path = '' as $$
  with stock as materialized (select f.food_key, f.ingredient_id, string_to_array(f.food_key, ' ') as words from private.foods_in_stock() f
  ), stock_words as materialized (select w as word, s.words from stock s cross join unnest(s.words) w
  ), lines as materialized (
    select l.recipe_id, l.position, l.food, l.food_key, l.ingredient_id from public.recipe_ingredients l
    where l.recipe_id = any (p_recipes) and not l.optional and l.food_key not in ('water', 'salt', 'black pepper', 'ice')
  ), foods as materialized (
    select f.food_key, f.ingredient_id, string_to_array(f.food_key, ' ') as words from (select distinct l.food_key, l.ingredient_id from lines l) f
  ), known as materialized (
    select f.food_key, f.ingredient_id, f.words, coalesce(f.ingredient_id in (select s.ingredient_id from stock s where s.ingredient_id is not null), false)
      or f.food_key in (select s.food_key from stock s) as is_there
    from foods f
  ), there as materialized (
    select k.food_key, k.ingredient_id from known k where k.is_there
    union
    select k.food_key, k.ingredient_id from known k join stock_words s on s.word = k.words[1] and s.words @> k.words where not k.is_there
  )
  select l.recipe_id, coalesce(array_agg(l.food order by l.position) filter (where t.food_key is null), '{}'),
    count(*) filter (where t.food_key is null)::numeric / count(*)
  from lines l left join there t on t.food_key = l.food_key and t.ingredient_id is not distinct from l.ingredient_id group by l.recipe_id
$$;
grant execute on function private.missing_of(uuid[]) to authenticated;
