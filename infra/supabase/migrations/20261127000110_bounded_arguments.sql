-- What a tool may be called with. Contracts say the same to whoever comes through the house; a client that calls the
-- database itself is told here, before anything is done with what it sent.

-- How long a text may be under its name, elements of a list under that of the list.
create function private.text_length_max(p_name text) returns int
language sql immutable set search_path = '' as $$
  select case p_name when 'notes' then 4000 when 'description' then 2000 when 'steps' then 2000 else 500 end
$$;

create function private.refuse_large(p_arguments jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_is_large boolean;
begin
  if length(p_arguments::text) > 200000 then
    perform private.refuse_call('INVALID_VALUE', 'That is more than can be done in one go.');
  end if;
  with recursive parts as (
    select null::text as name, p_arguments as value, 0 as depth
    union all
    select c.name, c.value, p.depth + 1 from parts p cross join lateral (
      select e.key as name, e.value from jsonb_each(case jsonb_typeof(p.value) when 'object' then p.value else '{}' end) e
      union all
      select p.name, e from jsonb_array_elements(case jsonb_typeof(p.value) when 'array' then p.value else '[]' end) e) c
    where p.depth < 8
  )
  select coalesce(bool_or(case jsonb_typeof(p.value)
    when 'string' then length(p.value #>> '{}') > private.text_length_max(p.name)
    -- Only the meaning of a text is a longer list.
    when 'array' then jsonb_array_length(p.value) > case when p.name = 'vector' then 4096 else 200 end or p.depth = 8
    when 'object' then p.depth = 8
    else false end), false) into v_is_large from parts p;
  if v_is_large then
    perform private.refuse_call('INVALID_VALUE', 'A part of that is longer than can be kept.');
  end if;
end $$;

create or replace function private.run_tool(p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key uuid := nullif(current_setting('alfred.client_key', true), '')::uuid;
  v_rows bigint;
  v_response jsonb;
begin
  if v_key is null and not exists (select from private.tools where name = p_tool and domain = private.claim('domain')) then
    perform private.refuse_call('UNKNOWN_TOOL', 'This agent has no such tool.');
  elsif v_key is not null and not exists (select from private.tools where name = p_tool and by_hand) then
    perform private.refuse_call('UNKNOWN_TOOL', 'This cannot be done by hand.');
  end if;
  perform private.refuse_large(p_arguments);
  execute format('select private.%I($1)', 'tool_' || p_tool) into v_response using p_arguments;
  v_rows := case when v_key is null then private.rows_changed(current_setting('alfred.turn')::uuid) else private.rows_changed_by_hand(v_key) end;
  if v_rows > private.rows_per_turn_max() then
    perform private.refuse_call('ROW_LIMIT', 'That would change too much in one go.');
  end if;
  return jsonb_build_object('ok', true) || v_response;
end $$;

-- The words of a message are few and short: more of them are not looked for.
create function private.few_words(p_words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(select left(w, 60) from unnest(p_words[1:60]) with ordinality as t (w, n) where w is not null order by n)
$$;

grant execute on function private.text_length_max(text), private.refuse_large(jsonb), private.few_words(text[]) to authenticated;

-- What is looked for is named in a few words.
create or replace function private.search_words(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select private.few_words(coalesce(array_agg(w order by n), '{}')) from unnest(private.food_tokens(left(p_query, 500))) with ordinality as t (w, n)
  where w not in ('|', 'recipe', 'recipes', 'dish', 'dishes', 'meal', 'meals', 'idea', 'ideas', 'something', 'anything', 'with', 'for', 'and', 'or', 'my', 'the', 'a', 'an', 'of', 'in', 'any', 'some', 'all', 'to', 'me', 'cook', 'make', 'saved')
$$;

-- No recipe has a longer name.
create or replace function private.recipes_named_of(p_user uuid, p_name text) returns setof public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := lower(btrim(left(p_name, 200)));
begin
  return query select r.* from public.recipes r where r.user_id is not distinct from p_user and lower(r.name) = v_name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id is not distinct from p_user and to_tsvector('pg_catalog.english', r.name) @@ plainto_tsquery('pg_catalog.english', v_name) order by r.name;
  if found then return; end if;
  return query select r.* from public.recipes r
    where r.user_id is not distinct from p_user and extensions.similarity(lower(r.name), v_name) >= 0.5
    order by extensions.similarity(lower(r.name), v_name) desc, r.name;
end $$;

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
    select s.ingredient_id, 1000 + row_number() over (order by min(s.expires_on) nulls last) as place
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

create or replace function public.kitchen_context(p_message_words text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  with named as materialized (select * from private.background_by_words(private.few_words(p_message_words))),
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

create or replace function public.kitchen_lines(p_wants text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  with lines as (
    -- What expires first is what a plan should use first.
    select 'inventory' as name, row_number() over (order by l.expires_on nulls last, l.food_key, l.id) as position,
      private.amount_line(l.quantity, l.unit, l.food) || ', ' || private.in_place(l.location) || coalesce(', until ' || l.expires_on, '') as line
    from public.inventory_lots l where l.user_id = (select auth.uid()) and 'inventory' = any (p_wants)
    union all
    select 'recipes', row_number() over (order by r.created_at desc, r.id),
      concat_ws(', ', r.name, r.cuisine, private.recipe_minutes(r) || ' minutes', 'with ' || (
        select string_agg(i.food, ', ' order by i.position) from public.recipe_ingredients i
        where i.recipe_id = r.id and i.user_id = (select auth.uid()) and i.position <= 8))
    from public.recipes r where r.user_id = (select auth.uid()) and 'recipes' = any (p_wants)
    union all
    select 'meals', row_number() over (order by m.day, array_position('{breakfast,lunch,dinner,snack}', m.meal)),
      format('%s %s: %s', m.day, m.meal, m.title)
    from public.meal_plan_entries m
    where m.user_id = (select auth.uid()) and m.day between p_today and p_today + 13 and 'meals' = any (p_wants)
    union all
    select 'shopping', row_number() over (order by s.food_key, s.created_at, s.id), private.amount_line(s.quantity, s.unit, s.food)
    from public.shopping_items s where s.user_id = (select auth.uid()) and not s.checked and 'shopping' = any (p_wants)
  )
  select coalesce(jsonb_object_agg(w.name, coalesce((
    select jsonb_agg(left(x.line, 400) order by x.position) from lines x where x.name = w.name and x.position <= 50), '[]')), '{}')
  from (select distinct unnest(private.few_words(p_wants)) as name) w
$$;
