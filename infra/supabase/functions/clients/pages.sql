-- What pages of a client show that is no row: everything under the person's own token.

-- What a person wants to be called, where they live and what they speak, as far as it was ever said.
create or replace function public.read_profile() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'time_zone', coalesce(p.time_zone, 'UTC'), 'locale', coalesce(p.locale, 'en'))
  from (select 1) one left join public.profiles p on p.user_id = (select auth.uid())
$$;
grant execute on function public.read_profile() to authenticated;

-- The same, changed. What is not named stays; an empty name takes it away.
create or replace function public.set_profile(name text default null, time_zone text default null, locale text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_name text := nullif(btrim(set_profile.name), '');
  v_profile public.profiles;
begin
  if private.claim('turn') is not null then
    perform private.refuse(403, 'FORBIDDEN', 'A turn changes things through its own calls.');
  elsif not exists (select from pg_catalog.pg_timezone_names z where z.name = set_profile.time_zone) and set_profile.time_zone is not null then
    perform private.refuse(422, 'INVALID_REQUEST', 'There is no such time zone.');
  elsif set_profile.locale !~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' or length(set_profile.locale) > 35 then
    perform private.refuse(422, 'INVALID_REQUEST', 'That is no language, such as de or en-GB.');
  end if;
  insert into public.profiles as p (user_id, name, time_zone, locale)
  values (auth.uid(), v_name, coalesce(set_profile.time_zone, 'UTC'), coalesce(set_profile.locale, 'en'))
  on conflict (user_id) do update set name = case when set_profile.name is null then p.name else v_name end,
    time_zone = coalesce(set_profile.time_zone, p.time_zone), locale = coalesce(set_profile.locale, p.locale)
  returning * into v_profile;
  return jsonb_build_object('name', v_profile.name, 'time_zone', v_profile.time_zone, 'locale', v_profile.locale);
end $$;
grant execute on function public.set_profile(text, text, text) to authenticated;

-- The turns and hand edits that changed something, the latest first, each with a few names of what they changed. `before` is the `next` of the page before. A page looks at no more
-- of the trail than a turn of many rows leaves, so that the whole of it is never read.
create or replace function public.list_changes(page_size int default 20, before bigint default null) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select coalesce(a.turn_id, a.client_key) as source, a.turn_id, a.id, a.changed_at from public.audit_log a join private.undoable_tables u using (table_name)
    where a.user_id = (select auth.uid()) and coalesce(a.turn_id, a.client_key) is not null and u.place is not null and (before is null or a.id < before)
    order by a.id desc limit 2000
  ), sources as (
    select r.source, r.turn_id, max(r.id) as last_id, max(r.changed_at) as changed_at from recent r
    -- What began on the page before was told there.
    where before is null or not exists (
      select from public.audit_log b where b.user_id = (select auth.uid()) and b.id >= before and (b.turn_id = r.source or b.client_key = r.source))
    group by r.source, r.turn_id order by last_id desc limit least(greatest(page_size, 1), 100) + 1
  ), page as (
    select s.*, c.shown, row_number() over (order by s.last_id desc) as position from sources s cross join lateral (select private.shown_changes(s.source) as shown) c
  )
  select jsonb_build_object('items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'source', p.source, 'kind', case when p.turn_id is null then 'hand' else 'turn' end, 'changed_at', to_char(p.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'request', private.request_of(p.turn_id), 'count', jsonb_array_length(p.shown),
        'labels', (select coalesce(jsonb_agg(x.c -> 'label' order by x.n), '[]') from jsonb_array_elements(p.shown) with ordinality as x (c, n) where x.n <= 5),
        'ops', (select coalesce(jsonb_agg(x.c -> 'op' order by x.n), '[]') from jsonb_array_elements(p.shown) with ordinality as x (c, n) where x.n <= 5),
        'undoes', (select u.target from private.undos u where u.user_id = (select auth.uid()) and u.source = p.source), 'undone_by', private.undone_by(p.source)) order by p.position)
      from page p where p.position <= least(greatest(page_size, 1), 100) and p.shown <> '[]'), '[]'),
    'next', (select p.last_id from page p where p.position = least(greatest(page_size, 1), 100) and exists (select from page o where o.position > p.position)))
$$;
grant execute on function public.list_changes(int, bigint) to authenticated;

-- The conversations in which words were said, or whose title has them, the latest first.
create or replace function public.search_conversations(query text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select plainto_tsquery('pg_catalog.english'::regconfig, left(query, 200)) as words, '%' || replace(replace(replace(lower(left(btrim(query), 200)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as part
  ), said as (
    select distinct t.conversation_id from asked a join public.turns t on t.user_id = auth.uid()
      and to_tsvector('pg_catalog.english'::regconfig, left(t.input ->> 'message', 2000)) @@ a.words
  ), found as (
    select c from asked a join public.conversations c on c.user_id = auth.uid() and c.deleted_at is null
      and (c.id in (select conversation_id from said) or lower(c.title) like a.part)
    where btrim(query) <> ''
    order by c.last_turn_at desc, c.id desc limit 50
  )
  select jsonb_build_object('items', coalesce(jsonb_agg(private.conversation_line(c) order by (c).last_turn_at desc, (c).id desc), '[]'), 'next', null) from found
$$;
grant execute on function public.search_conversations(text) to authenticated;

-- The aisle of a shop in which a line of the list is found: a column of it for those who read rows.
create or replace function public.aisle(line public.shopping_items) returns text
language sql stable set search_path = '' as $$
  select coalesce((select i.aisle from public.ingredients i where i.id = (line).ingredient_id), 'Other')
$$;
grant execute on function public.aisle(public.shopping_items) to authenticated;

-- The figures of a recipe, of one's own or of the cookbook, for one serving of those that it makes; null without a number of servings. Foods without figures are named.
create or replace function public.recipe_figures(recipe uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_recipe public.recipes;
  v_figures jsonb;
begin
  select * into v_recipe from public.recipes r where r.id = recipe_figures.recipe;
  if not found then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such recipe.');
  end if;
  v_figures := private.recipe_figures(v_recipe);
  return v_figures - 'totals' || jsonb_build_object('per_serving', case when v_recipe.servings > 0 then coalesce((
    select jsonb_object_agg(e.key, trim_scale(round(e.value::numeric / v_recipe.servings, 3))) from jsonb_each(v_figures -> 'totals') e), '{}') end);
end $$;
grant execute on function public.recipe_figures(uuid) to authenticated;

-- What is missing for what is planned from one day until another, as it is told in the conversation.
create or replace function public.missing_for(from_day date, until_day date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_days jsonb := jsonb_build_object('from', from_day, 'until', until_day);
begin
  perform private.check_day(from_day), private.check_day(until_day);
  if from_day is null or until_day is null or until_day - from_day not between 0 and 31 then
    perform private.refuse(422, 'INVALID_REQUEST', 'Name a first and a last day, at most a month apart.');
  end if;
  return private.needed_for(v_days) || jsonb_build_object('needs', private.needs_of(v_days));
end $$;
grant execute on function public.missing_for(date, date) to authenticated;
