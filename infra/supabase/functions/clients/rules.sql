-- What a page warns of, and what a person wants to hear of no more.

-- The ingredients of a recipe that a rule is against: the person's own, or of somebody who lives with them, by name. Only one's own recipes and the cookbook's are found.
create or replace function public.recipe_conflicts(recipe uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_foods text[] := array(select i.food from public.recipe_ingredients i where i.recipe_id = recipe_conflicts.recipe order by i.position);
  v_eater record;
  v_found jsonb := '[]';
begin
  if not exists (select from public.recipes r where r.id = recipe_conflicts.recipe) then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such recipe.');
  end if;
  for v_eater in select 'self' as id, null as name union all select p.id::text, p.name from public.people p where p.user_id = (select auth.uid()) and p.lives_here loop
    perform set_config('alfred.eater', v_eater.id, true);
    v_found := v_found || coalesce((
      select jsonb_agg(jsonb_build_object('person', v_eater.name, 'food', c ->> 'food', 'value', x.value,
        'kind', case when v_eater.name is null then c #>> '{rule,kind}' else coalesce((
          select r.kind from public.person_rules r where r.user_id = (select auth.uid()) and r.person_id::text = v_eater.id and r.value = x.value limit 1), 'diet') end))
      from jsonb_array_elements(private.food_conflicts(v_foods)) c
        -- A rule of somebody else is told with their name behind it.
        cross join lateral (select case when v_eater.name is null then c #>> '{rule,value}' else replace(c #>> '{rule,value}', format(' (%s)', v_eater.name), '') end as value) x
      where c ->> 'status' = 'conflict'), '[]');
  end loop;
  perform set_config('alfred.eater', '', true);
  return jsonb_build_object('conflicts', v_found);
end $$;
grant execute on function public.recipe_conflicts(uuid) to authenticated;

-- What is not suggested any more, each by its kind, by what it is about, or both.
create or replace function public.quiet_suggestions() returns jsonb
language sql stable set search_path = '' as $$ select private.quiet_now() $$;
grant execute on function public.quiet_suggestions() to authenticated;

-- Has it suggested again; gives what is still quiet.
create or replace function public.hear_again(kind text default null, about text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if private.hear_again(hear_again.kind, left(hear_again.about, 200)) = 0 then
    perform private.refuse(404, 'NOT_FOUND', 'That is suggested all along.');
  end if;
  return private.quiet_now();
end $$;
grant execute on function public.hear_again(text, text) to authenticated;
