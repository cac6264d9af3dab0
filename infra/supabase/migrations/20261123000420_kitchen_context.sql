-- What planning has to know of a kitchen, in one read as the person: counts, preferences, and the few things that
-- the message is likely to be about (spec S3.6), each with the reason why it is there.

-- Lots and recipes whose words, or whose sort of food, the message names. Most words of a message name no food at
-- all: they are looked up exactly, and only what is known leads to a search.
create function private.background_by_words(p_words text[]) returns table (type text, id uuid, label text, reason text, place bigint)
language sql stable set search_path = '' as $$
  with keys as materialized (
    select n, private.food_key(w) as key, private.category_of_word(w) as sort,
      (select x.ingredient_id from private.food_lexicon x where x.food_key = private.food_key(w) limit 1) as ingredient
    from unnest(p_words) with ordinality as t (w, n) where length(w) >= 3
  ), words as materialized (
    select k.*, case when k.sort is null then '{}'::text[] else private.categories_under(array[k.sort]) end as categories from keys k
  )
  select distinct on (x.type, x.id) x.type, x.id, x.label, x.reason, x.n from (
    select 'lot' as type, l.id, l.food as label, 'contains: ' || l.food as reason, w.n
    from words w join public.inventory_lots l on l.user_id = (select auth.uid())
    left join public.ingredients i on i.id = l.ingredient_id
    where w.key = any (string_to_array(l.food_key, ' ')) or i.category = any (w.categories) or l.ingredient_id = w.ingredient
    union all
    select 'recipe', r.id, r.name, 'contains: ' || f.food, w.n
    from words w cross join lateral private.recipes_with(w.key) f join public.recipes r on r.id = f.recipe_id
    where w.ingredient is not null or w.sort is not null
    union all
    select 'recipe', r.id, r.name, 'named: ' || w.key, w.n + 1000
    from words w join public.recipes r on r.user_id = (select auth.uid()) and w.key = any (string_to_array(lower(r.name), ' '))
  ) x order by x.type, x.id, x.n
$$;
grant execute on function private.background_by_words(text[]) to authenticated;

create function public.kitchen_context(p_message_words text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  with named as materialized (select * from private.background_by_words(coalesce(p_message_words, '{}'))),
  background as (
    select b.type, b.id, b.label, b.reason, 0 as rank, b.place from named b
    union all
    select 'recipe', r.id, r.name, 'recent', 1, row_number() over (order by r.created_at desc)
    from public.recipes r where r.user_id = (select auth.uid()) and r.created_at >= p_today - 7
      and r.id not in (select b.id from named b)
    order by rank, place, label, id limit 12
  )
  select jsonb_build_object(
    'dashboard', public.kitchen_dashboard() || jsonb_build_object(
      'recipes', (select count(*) from public.recipes r where r.user_id = (select auth.uid())),
      'recipes_by_cuisine', coalesce((select jsonb_object_agg(c.cuisine, c.n) from (
        select coalesce(lower(r.cuisine), 'other') as cuisine, count(*) as n from public.recipes r where r.user_id = (select auth.uid()) group by 1 order by 2 desc, 1 limit 20) c), '{}'),
      'meals_next_7_days', (select count(distinct m.day) from public.meal_plan_entries m where m.user_id = (select auth.uid()) and m.day between p_today and p_today + 6),
      'shopping', (select count(*) from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked),
      'tasks', 0),
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value) order by array_position('{allergy,diet}', p.kind), p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]'),
    'background', coalesce((
      select jsonb_agg(jsonb_build_object('type', b.type, 'id', b.id, 'label', b.label, 'reason', b.reason) order by b.rank, b.place, b.label, b.id) from background b), '[]'))
$$;
grant execute on function public.kitchen_context(text[], date) to authenticated;
