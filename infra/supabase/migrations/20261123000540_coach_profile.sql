-- The profile with what the person prefers and must not have: advice begins there.
create or replace function private.tool_get_user_profile(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object(
    'time_zone', (select time_zone from public.profiles where user_id = (select auth.uid())),
    'locale', (select locale from public.profiles where user_id = (select auth.uid())),
    'goals', (select count(*) from public.nutrition_goals where user_id = (select auth.uid())),
    'entries', (select count(*) from public.food_log where user_id = (select auth.uid())),
    'first_day', (select min(logged_on) from public.food_log where user_id = (select auth.uid())),
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'value', value, 'source', source) order by kind, value_key)
      from public.preferences where user_id = (select auth.uid())), '[]')))
$$;
