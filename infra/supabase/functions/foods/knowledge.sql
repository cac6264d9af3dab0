-- What is known of a food, told to whoever asks: what it is, how it keeps, what goes with it, what stands in for it.

-- The declared allergens of a food by their names. Of a food as it is eaten, and of one that is not known, nobody knows what is in it: null.
create or replace function private.allergens_told(p_food public.ingredients) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_food.kind = 'everyday' then coalesce((
    select jsonb_agg(distinct l.label) from private.parts_of_foods() p cross join unnest(p.allergens) a join public.allergens l on l.code = a where p.ingredient_id = p_food.id), '[]') end
$$;
grant execute on function private.allergens_told(public.ingredients) to authenticated;

create or replace function private.tool_describe_food(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_found record;
  v_food public.ingredients;
  v_location text;
begin
  select * into v_found from private.food_in_state(btrim(p_arguments ->> 'food'));
  v_food := v_found.food;
  if v_food.id is null then perform private.refuse_unknown_food(p_arguments); end if;
  v_location := case when p_arguments ->> 'about' = 'freezing' then 'freezer' else v_found.location end;
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'food', v_food.name, 'asked', p_arguments ->> 'food', 'kind', v_food.kind, 'about', p_arguments ->> 'about', 'state', v_found.state, 'asked_location', v_location,
    'sort', (select c.label from public.food_categories c where c.code = v_food.category), 'aisle', v_food.aisle,
    'also', coalesce((select jsonb_agg(a.food_key order by a.food_key) from public.ingredient_aliases a where a.ingredient_id = v_food.id), '[]'),
    'allergens', private.allergens_told(v_food),
    'contains', to_jsonb(v_food.contains), 'diets', to_jsonb(v_food.diets),
    'location', v_food.default_location, 'pregnancy', private.told_of_pregnancy(),
    -- Whoever knows of no other states reads of these two.
    'keeps', coalesce((select jsonb_agg(jsonb_build_object('location', k.location, 'is_opened', k.state = 'opened', 'days', k.days_at_most))
      from private.keeping_of(v_food.id, v_found.state, v_location) k where k.state in ('closed', 'opened')), '[]'),
    'keeping', coalesce((select jsonb_agg(to_jsonb(k)) from private.keeping_of(v_food.id, v_found.state, v_location) k), '[]'),
    'portions', coalesce((select jsonb_agg(jsonb_build_object('unit', p.unit, 'grams', p.grams, 'note', p.note, 'source', p.source) order by p.grams) from public.ingredient_portions p where p.ingredient_id = v_food.id), '[]'),
    'calories', (select f.per_100g -> 'calories' from public.ingredient_figures f where f.ingredient_id = v_food.id),
    'source', private.source_name(private.source_of(v_food.id))));
end $$;
grant execute on function private.tool_describe_food(jsonb) to authenticated;
comment on function private.tool_describe_food(jsonb) is 'tool of pantry';

-- The everyday foods that are nearest to a word in meaning, nearest first. Without vectors nothing is near.
create or replace function private.foods_near(p_vector jsonb) returns table (name text, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_asked real[] := private.to_unit_vector(p_vector);
begin
  if v_asked is null then return; end if;
  return query select i.name, (select sum(a * b) from unnest(v.embedding, v_asked) as t (a, b))::numeric
    from private.ingredient_vectors v join public.ingredients i on i.id = v.ingredient_id
    where cardinality(v.embedding) = cardinality(v_asked);
end $$;
grant execute on function private.foods_near(jsonb) to authenticated;

-- What of a list may be offered to this person.
create or replace function private.offered(p_foods text[]) returns text[]
language sql stable set search_path = '' as $$
  select case when exists (select from private.food_rules())
    then array(select c ->> 'food' from jsonb_array_elements(private.food_conflicts(p_foods)) with ordinality as x (c, n) where c ->> 'status' = 'ok' order by n)
    else p_foods end
$$;
grant execute on function private.offered(text[]) to authenticated;

-- What goes with a food, best first. What is of the same family goes with it too, and nobody asks for that.
create or replace function private.pairings_of(p_food public.ingredients) returns table (id uuid, name text, score numeric, shared text[], recipes_together int)
language sql stable set search_path = '' as $$
  select i.id, i.name, p.score, p.shared, p.recipes_together
  from public.food_pairings p join public.ingredients i on i.id = p.with_id
    join public.food_categories theirs on theirs.code = i.category join public.food_categories ours on ours.code = (p_food).category
  where p.ingredient_id = (p_food).id and i.category <> (p_food).category
    and (theirs.parent is distinct from ours.parent or theirs.parent is null or theirs.parent = 'plant')
    and (p_food).food_key <> all (i.contains) and i.food_key <> all ((p_food).contains)
$$;
grant execute on function private.pairings_of(public.ingredients) to authenticated;

create or replace function private.tool_pair_food(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients := private.known_food(p_arguments);
  v_allowed text[] := private.offered(array(
    select p.name from private.pairings_of(v_food) p order by p.score desc, p.name limit 24));
begin
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object('food', v_food.name, 'pairings', coalesce((
    select jsonb_agg(jsonb_build_object('food', x.name, 'shared', to_jsonb(x.shared[1:3]), 'recipes', x.recipes_together, 'in_stock', x.in_stock) order by x.score desc, x.name) from (
      select p.name, p.shared, p.recipes_together, p.score,
        exists (select from public.inventory_lots l where l.user_id = (select auth.uid()) and l.ingredient_id = p.id) as in_stock
      from private.pairings_of(v_food) p where p.name = any (v_allowed) order by p.score desc, p.name limit 10) x), '[]')));
end $$;
grant execute on function private.tool_pair_food(jsonb) to authenticated;
comment on function private.tool_pair_food(jsonb) is 'tool of pantry';

-- What stands in for a food: what was curated, then foods of the same sort and use.
create or replace function private.tool_substitute_food(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients := private.known_food(p_arguments);
  v_found jsonb;
  v_allowed text[];
begin
  with curated as (
    select s.substitute as name, s.how, s.position::numeric as place, coalesce(i.food_key, private.food_key(s.substitute)) as key
    from public.food_substitutes s left join public.ingredients i on i.id = s.substitute_id where s.ingredient_id = v_food.id
  ), alike as (
    -- Of these sorts one does the work of another; of others a food of the same sort does not: cabbage is no tomato paste.
    select i.name, null::text, 100::numeric + row_number() over (order by i.name), i.food_key from public.ingredients i
    where i.kind = 'everyday' and i.category = v_food.category and v_food.category in ('pasta', 'noodle', 'plant_milk', 'plant_oil') and i.id <> v_food.id
      and i.name not like 'cooked %' and i.default_unit = v_food.default_unit and not exists (select from curated c where c.key = i.food_key)
    order by i.name limit 4
  ), found as (select * from curated union all select * from alike)
  select coalesce(jsonb_agg(jsonb_build_object('food', name, 'how', how,
    'in_stock', exists (select from public.inventory_lots l where l.user_id = (select auth.uid()) and l.food_key = key)) order by place), '[]') into v_found from found;
  v_allowed := private.offered(array(select f ->> 'food' from jsonb_array_elements(v_found) f));
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object('food', v_food.name, 'substitutes', coalesce((
    select jsonb_agg(f order by n) from jsonb_array_elements(v_found) with ordinality as x (f, n) where f ->> 'food' = any (v_allowed)), '[]')));
end $$;
grant execute on function private.tool_substitute_food(jsonb) to authenticated;
comment on function private.tool_substitute_food(jsonb) is 'tool of pantry';

-- What goes with the foods that a message names, and with what is in stock and has to be used first: lines to read for
-- whoever has ideas. What the person must not have is not among them.
create or replace function public.food_flavours(p_words text[]) returns jsonb
language sql stable set search_path = '' as $$
  with said as (
    select private.food_key(w) as key, n from unnest(private.few_words(p_words)) with ordinality as t (w, n)
    union all
    select private.food_key(w.list[n] || ' ' || w.list[n + 1]), n from (select private.few_words(p_words) as list) w cross join lateral generate_series(1, cardinality(w.list) - 1) n
  ), named as (
    select l.ingredient_id, min(s.n) as place from said s join private.food_lexicon l on l.food_key = s.key and l.kind = 'word'
    where l.ingredient_id is not null group by l.ingredient_id order by place limit 6
  ), at_hand as (
    select s.ingredient_id, 1000 + row_number() over (order by min(s.due_on) nulls last) as place
    from public.inventory_lots s where s.user_id = (select auth.uid()) and s.ingredient_id is not null group by s.ingredient_id limit 6
  ), foods as (
    select ingredient_id, min(place) as place from (select * from named union all select * from at_hand) f group by ingredient_id
  ), lines as (
    select f.place, i.name, (select array_agg(x.name order by x.score desc, x.name) from (
      select p.name, p.score from private.pairings_of(i) p order by p.score desc, p.name limit 12) x) as others
    from foods f join public.ingredients i on i.id = f.ingredient_id
  )
  select coalesce(jsonb_agg(format('with %s go %s', l.name, array_to_string(o.list[1:8], ', ')) order by l.place), '[]')
  from lines l cross join lateral (select private.offered(l.others) as list) o where cardinality(o.list) > 0
$$;
grant execute on function public.food_flavours(text[]) to authenticated;

-- The two best pairings of a food that a person has in stock. For who keeps an allergy or a diet there are none: the
-- worker speaks for nobody, so nothing could be held against their rules (ruling R18).
create or replace function private.goes_with_stock(p_user uuid, p_ingredient uuid) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_food public.ingredients;
begin
  if exists (select from public.preferences r where r.user_id = p_user and r.kind in ('allergy', 'diet')) then
    return '{}';
  end if;
  select * into v_food from public.ingredients i where i.id = p_ingredient;
  -- A look at the stock for each that may go with it, the best first, until there are two.
  return array(
    select p.name from (select * from private.pairings_of(v_food) x order by x.score desc, x.name) p
    where exists (select from public.inventory_lots l where l.user_id = p_user and l.ingredient_id = p.id)
    order by p.score desc, p.name limit 2);
end $$;
