-- Meals that a person gave a name: "save this breakfast as my usual".

create or replace function private.favourite_entity(p_favourite public.favourite_meals, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'favourite_meal', 'id', (p_favourite).id, 'label', (p_favourite).name, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.favourite_entity(public.favourite_meals, text) to authenticated;

-- A kept meal as it is told: its foods with their sources and its energy, where every food tells it.
create or replace function private.shown_favourite(p_favourite public.favourite_meals) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', (p_favourite).name, 'meal', (p_favourite).meal,
    'items', jsonb_agg(jsonb_build_object('food', i.item -> 'food', 'quantity', i.item -> 'quantity', 'unit', i.item -> 'unit') order by i.n),
    'sources', (select jsonb_agg(distinct private.source_name(s ->> 'source')) from jsonb_array_elements((p_favourite).items) s),
    'calories', private.sum_of_nutrients(array(select s -> 'nutrients' from jsonb_array_elements((p_favourite).items) s)) -> 'calories')
  from jsonb_array_elements((p_favourite).items) with ordinality as i (item, n)
$$;
grant execute on function private.shown_favourite(public.favourite_meals) to authenticated;

-- Keeps what was eaten under a name; a name that is taken for this meal holds what is told now.
create or replace function private.tool_save_favourite(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_name text := btrim(p_arguments ->> 'name');
  v_meal text := p_arguments ->> 'meal';
  v_day date := coalesce((p_arguments ->> 'of_day')::date, (p_arguments ->> 'today')::date);
  v_items jsonb := private.eaten_on(v_day, v_meal);
  v_before public.favourite_meals;
  v_kept public.favourite_meals;
begin
  if coalesce(v_name, '') = '' then
    perform private.refuse_call('FAVOURITE_NOT_NAMED');
  elsif v_items = '[]' then
    perform private.refuse_call('NOTHING_EATEN', jsonb_build_object('day', v_day, 'meal', v_meal));
  end if;
  if v_meal is not null then
    v_items := (select jsonb_agg(i.item - 'meal' order by i.n) from jsonb_array_elements(v_items) with ordinality as i (item, n));
  end if;
  select * into v_before from public.favourite_meals f
  where f.user_id = (select auth.uid()) and f.name_key = private.food_key(v_name) and f.meal is not distinct from v_meal for update;
  if v_before.id is null then
    insert into public.favourite_meals (name, name_key, meal, items) values (v_name, private.food_key(v_name), v_meal, v_items) returning * into v_kept;
  else
    update public.favourite_meals f set name = v_name, items = v_items, updated_at = clock_timestamp() where f.id = v_before.id returning * into v_kept;
  end if;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.favourite_entity(v_kept, case when v_before.id is null then 'created' else 'updated' end)),
    'data', private.shown_favourite(v_kept) || jsonb_build_object('replaced', v_before.id is not null));
end $$;
grant execute on function private.tool_save_favourite(jsonb) to authenticated;
comment on function private.tool_save_favourite(jsonb) is 'tool of coach, by hand';

create or replace function private.tool_list_favourites(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with kept as materialized (
    select f from public.favourite_meals f where f.user_id = (select auth.uid()) order by f.name_key, f.meal nulls last limit 50
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.favourite_entity(k.f, 'read') order by (k.f).name_key, (k.f).meal nulls last) from kept k), '[]'),
    'data', jsonb_build_object('favourites', coalesce((select jsonb_agg(private.shown_favourite(k.f) order by (k.f).name_key, (k.f).meal nulls last) from kept k), '[]')))
$$;
grant execute on function private.tool_list_favourites(jsonb) to authenticated;
comment on function private.tool_list_favourites(jsonb) is 'tool of coach';

create or replace function private.tool_forget_favourite(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_name text := p_arguments ->> 'name';
  v_found public.favourite_meals[] := array(select f from private.favourites_named(v_name, p_arguments ->> 'meal') f);
  v_gone public.favourite_meals;
begin
  if cardinality(v_found) = 0 then
    perform private.refuse_call('FAVOURITE_NOT_FOUND', jsonb_build_object('name', v_name));
  elsif cardinality(v_found) > 1 then
    perform private.refuse_call('AMBIGUOUS_FAVOURITE', jsonb_build_object('name', v_name, 'meals', to_jsonb(array(select f.meal from unnest(v_found) f where f.meal is not null))));
  end if;
  delete from public.favourite_meals f where f.id = v_found[1].id returning * into v_gone;
  return jsonb_build_object('entities', jsonb_build_array(private.favourite_entity(v_gone, 'deleted')),
    'data', jsonb_build_object('name', v_gone.name, 'meal', v_gone.meal));
end $$;
grant execute on function private.tool_forget_favourite(jsonb) to authenticated;
comment on function private.tool_forget_favourite(jsonb) is 'tool of coach, by hand';
