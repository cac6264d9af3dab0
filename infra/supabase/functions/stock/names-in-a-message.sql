-- What of a kitchen a message names, found by its words: what is read grows with what is told, not with the kitchen.

-- Keeps the words of a new name. Rows of the cookbook belong to nobody and are found otherwise.
create or replace function private.learn_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
begin
  if tg_argv[0] in ('stock', 'list') then
    v_name := new.food_key;
  elsif tg_argv[0] = 'ingredient' then
    v_name := new.food;
  elsif tg_argv[0] = 'meal' then
    v_name := lower(new.title);
  else
    v_name := lower(new.name);
  end if;
  insert into private.words_of_names (user_id, kind, word, name)
  select new.user_id, tg_argv[0], w, v_name from unnest(private.words_of_name(tg_argv[0], v_name)) w
  on conflict do nothing;
  return null;
end $$;

-- The words that a name is found by. A planned dish is found in whichever number it is told: "the burgers" by "burger".
create or replace function private.words_of_name(p_kind text, p_name text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(string_to_array(case p_kind when 'meal' then private.food_key(p_name) else lower(p_name) end, ' '), '')
$$;

-- For the owner: the words of all names that are there, for rows that no trigger saw.
create or replace function private.learn_all_names() returns void
language sql set search_path = '' as $$
  insert into private.words_of_names (user_id, kind, word, name)
  select distinct n.user_id, n.kind, w, n.name
  from (
    select l.user_id, 'stock' as kind, l.food_key as name from public.inventory_lots l
    union
    select i.user_id, 'ingredient', i.food from public.recipe_ingredients i where i.user_id is not null
    union
    select r.user_id, 'recipe', lower(r.name) from public.recipes r where r.user_id is not null
    union
    select s.user_id, 'list', s.food_key from public.shopping_items s
    union
    select m.user_id, 'meal', lower(m.title) from public.meal_plan_entries m
  ) n cross join unnest(private.words_of_name(n.kind, n.name)) w
  on conflict do nothing
$$;

-- The first of the person's recipes that have this word in their name. The index of lower names cannot be used under row level
-- security, since lower() might leak.
create or replace function private.recipes_named_with(p_word text, p_limit int) returns table (id uuid, name text)
language sql stable security definer rows 10 set search_path = '' as $$
  select r.id, r.name from private.words_of_names w join public.recipes r on r.user_id = w.user_id and lower(r.name) = w.name
  where w.user_id = (select auth.uid()) and w.kind = 'recipe' and w.word = p_word order by w.name, r.id limit p_limit
$$;
grant execute on function private.recipes_named_with(text, int) to authenticated;

-- The first lots that a word names: by a word of their food, by another name of it, or by its sort. Of each food those that expire first.
create or replace function private.lots_named_with(p_key text, p_ingredient uuid, p_sorts text[], p_limit int) returns setof public.inventory_lots
language sql stable rows 10 set search_path = '' as $$
  (select l.* from private.words_of_names w cross join lateral (
      select x.* from public.inventory_lots x where x.user_id = (select auth.uid()) and x.food_key = w.name
      order by x.due_on nulls last, x.id limit 12) l
    where w.user_id = (select auth.uid()) and w.kind = 'stock' and w.word = p_key order by w.name limit p_limit)
  union all
  (select l.* from public.inventory_lots l where l.user_id = (select auth.uid()) and l.ingredient_id = p_ingredient
    order by l.due_on nulls last, l.id limit p_limit)
  union all
  (select l.* from public.ingredients i cross join lateral (
      select x.* from public.inventory_lots x where x.user_id = (select auth.uid()) and x.ingredient_id = i.id
      order by x.due_on nulls last, x.id limit 12) l
    where i.category = any (p_sorts) and i.kind <> 'reference' limit p_limit)
$$;
grant execute on function private.lots_named_with(text, uuid, text[], int) to authenticated;

-- Some of the person's recipes that hold a food which a word names, is the sort of, or is a word of the name of.
create or replace function private.recipes_holding(p_key text, p_sort text, p_sorts text[], p_limit int) returns table (recipe_id uuid, "position" int, food text)
language sql stable rows 10 set search_path = '' as $$
  (select i.recipe_id, i.position, i.food from public.recipe_ingredients i
    where i.user_id = (select auth.uid()) and i.food_key = p_key limit p_limit)
  union all
  (select i.recipe_id, i.position, i.food from public.recipe_ingredients i
    where i.user_id = (select auth.uid()) and i.ingredient_id = (select (private.find_ingredient(p_key)).id) limit p_limit)
  union all
  (select i.recipe_id, i.position, i.food from private.food_lexicon f cross join lateral (
      select x.recipe_id, x.position, x.food from public.recipe_ingredients x
      where x.user_id = (select auth.uid()) and x.food_key = f.food_key limit 3) i
    where f.category = any (p_sorts) limit p_limit)
  union all
  (select i.recipe_id, i.position, i.food from private.words_of_names w cross join lateral (
      select x.recipe_id, x.position, x.food from public.recipe_ingredients x
      where x.user_id = (select auth.uid()) and x.food = w.name limit 3) i
    where p_sort is null and w.user_id = (select auth.uid()) and w.kind = 'ingredient' and w.word = p_key limit p_limit)
$$;
grant execute on function private.recipes_holding(text, text, text[], int) to authenticated;

-- Lots and recipes whose words, or whose sort of food, the message names. Most words of a message name no food at
-- all: they are looked up exactly, and only what is known leads to a search. A dozen of all is told: two dozen of each kind for each word
-- are enough, since no more than eleven of them can have been told for a word before.
create or replace function private.background_by_words(p_words text[]) returns table (type text, id uuid, label text, reason text, place bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan set search_path = '' as $$
#variable_conflict use_column
declare
  v_user uuid := auth.uid();
  v_has_recipes boolean := exists (select from public.recipes r where r.user_id = v_user);
begin
  if not v_has_recipes and not exists (select from public.inventory_lots l where l.user_id = v_user) then
    return;
  end if;
  return query with words as materialized (
    select t.n, t.w, private.food_key(t.w) as key from unnest(p_words) with ordinality as t (w, n) where length(t.w) >= 3
  ), named as materialized (
    select k.n, k.key, coalesce(s.category, c.code) as sort,
      (select x.ingredient_id from private.food_lexicon x where x.food_key = k.key limit 1) as ingredient
    from words k left join public.food_category_words s on s.food_key = k.key left join public.food_categories c on c.code = lower(btrim(k.w))
  ), keys as materialized (
    select k.*, case when k.sort is null then '{}' else private.categories_under(array[k.sort]) end as sorts from named k
  )
  select distinct on (x.type, x.id) x.type, x.id, x.label, x.reason, x.n from (
    select 'lot' as type, l.id, l.food as label,
      concat_ws(', ', 'contains: ' || l.food, trim_scale(l.quantity) || ' ' || l.unit, l.location, 'until ' || l.expires_on, case when l.opened_on is not null then 'opened' end) as reason, k.n
    from keys k cross join lateral private.lots_named_with(k.key, k.ingredient, k.sorts, 24) l
    union all
    -- What names no food names no recipe by its foods. Who has no recipe is not searched for one.
    select 'recipe', r.id, r.name, 'contains: ' || f.food, k.n
    from keys k cross join lateral (
      select distinct on (h.recipe_id) h.recipe_id, h.food from private.recipes_holding(k.key, k.sort, k.sorts, 24) h order by h.recipe_id, h.position) f
    join public.recipes r on r.id = f.recipe_id
    where v_has_recipes and (k.ingredient is not null or k.sort is not null)
    union all
    select 'recipe', r.id, r.name, 'named: ' || k.key, k.n + 1000
    from keys k cross join lateral private.recipes_named_with(k.key, 24) r
    where v_has_recipes
  ) x order by x.type, x.id, x.n;
end $$;
grant execute on function private.background_by_words(text[]) to authenticated;

-- Open lines of the list and planned meals, from yesterday to two months ahead, that a word of a message names: half a dozen of them.
create or replace function private.listed_and_planned_by_words(p_words text[], p_today date) returns table (type text, id uuid, label text, reason text, place bigint)
language sql stable rows 6 set search_path = '' as $$
  with words as materialized (
    select t.n, private.food_key(t.w) as key from unnest(p_words) with ordinality as t (w, n) where length(t.w) >= 3
  ), named as materialized (
    select w.n, k.kind, k.name from words w join private.words_of_names k on k.user_id = (select auth.uid()) and k.kind in ('list', 'meal') and k.word = w.key
  ), found as (
    select 'shopping_item' as type, s.id, s.food as label, concat_ws(', ', 'on the shopping list', trim_scale(s.quantity) || coalesce(' ' || s.unit, '')) as reason, k.n
    from named k join public.shopping_items s on k.kind = 'list' and s.user_id = (select auth.uid()) and s.food_key = k.name and not s.checked
    union all
    select 'meal', m.id, m.title, format('planned for %s on %s', m.meal, m.day), k.n
    from named k join public.meal_plan_entries m on k.kind = 'meal' and m.user_id = (select auth.uid()) and lower(m.title) = k.name and m.day between p_today - 1 and p_today + 60
  )
  select * from (select distinct on (f.type, f.id) f.type, f.id, f.label, f.reason, f.n from found f order by f.type, f.id, f.n) x
  order by x.n, x.label, x.id limit 6
$$;
grant execute on function private.listed_and_planned_by_words(text[], date) to authenticated;

-- What was eaten today and yesterday that a word of a message names, or a food by another word ("yoghurt" in "greek yogurt"): the four that were
-- logged last. So a correction is understood in a new conversation, too.
create or replace function private.eaten_by_words(p_words text[], p_today date) returns table (type text, id uuid, label text, reason text, place bigint)
language sql stable rows 4 set search_path = '' as $$
  with eaten as materialized (
    select e.id, e.food_key, e.quantity, e.unit, e.food, e.meal, e.logged_on, e.created_at from public.food_log e
    where e.user_id = (select auth.uid()) and e.logged_on between p_today - 1 and p_today order by e.created_at desc limit 60
  ), words as materialized (
    select t.n, private.food_key(t.w) as key from unnest(p_words) with ordinality as t (w, n) where length(t.w) >= 3 and lower(t.w) not in ('and', 'with', 'for', 'the') and exists (select from eaten)
  ), named as materialized (
    select w.n, w.key as name from words w
    union
    select w.n, i.food_key from words w join private.food_lexicon x on x.food_key = w.key join public.ingredients i on i.id = x.ingredient_id
  ), found as (
    select distinct on (e.id) e.*, n.n from eaten e join named n
      on string_to_array(n.name, ' ') <@ string_to_array(e.food_key, ' ')
    order by e.id, n.n
  )
  select 'food_entry', f.id,
    trim_scale(f.quantity) || case when f.unit = 'piece' then ' ' else ' ' || f.unit || ' of ' end || f.food || coalesce(' for ' || f.meal, '') || ' on ' || f.logged_on,
    'eaten', f.n
  from found f order by f.created_at desc, f.id limit 4
$$;
grant execute on function private.eaten_by_words(text[], date) to authenticated;
