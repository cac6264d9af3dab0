-- Whether somebody may eat a food: it is held against what holds for the person themselves, or for the ones who are named, and for nobody else.

-- Whose rules alone count in this call: 'self', the id of somebody, or nothing, for all who eat along.
create or replace function private.only_eater() returns text
language sql stable set search_path = '' as $$ select nullif(current_setting('alfred.eater', true), '') $$;
grant execute on function private.only_eater() to authenticated;

-- The foods that are meant: of a dish that is a recipe of the person's or the cookbook's, and no food, what goes into it.
create or replace function private.foods_eaten(p_food text) returns text[]
language sql stable set search_path = '' as $$
  select case when (private.food_meant(p_food)).ingredient_id is not null then array[p_food] else coalesce((
    select array_agg(i.food order by i.position) from public.recipe_ingredients i
    where i.recipe_id = (select r.id from public.recipes r where lower(r.name) = lower(btrim(regexp_replace(p_food, '^\s*(the|my|our)\s+', '', 'i'))) order by r.user_id nulls last limit 1)
  ), array[p_food]) end
$$;
grant execute on function private.foods_eaten(text) to authenticated;

-- What holds for an eater: of the person themselves, or of somebody whom they told of.
create or replace function private.rules_of_eater(p_eater text) returns table (kind text, value text, value_key text)
language sql stable set search_path = '' as $$
  select p.kind, p.value, p.value_key from public.preferences p where p.user_id = (select auth.uid()) and p_eater = 'self'
  union all
  select r.kind, r.value, r.value_key from public.person_rules r where r.user_id = (select auth.uid()) and r.person_id::text = p_eater
$$;
grant execute on function private.rules_of_eater(text) to authenticated;

-- What one eater may make of these foods: the first that goes against a rule of theirs, else one that nobody can check.
create or replace function private.verdict_for(p_eater text, p_foods text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_line jsonb;
begin
  perform set_config('alfred.eater', p_eater, true);
  select c into v_line from jsonb_array_elements(private.food_conflicts(p_foods)) with ordinality as x (c, n)
  where c ->> 'status' <> 'ok' order by c ->> 'status' = 'conflict' desc, n limit 1;
  v_line := jsonb_build_object('status', coalesce(v_line ->> 'status', 'ok'), 'of', v_line -> 'food', 'because', v_line -> 'because', 'rule', v_line -> 'rule',
    'rules', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'value', r.value) order by r.kind, r.value_key), '[]')
      from private.rules_of_eater(p_eater) r where r.kind = 'allergy' or private.diet_is_enforced(r.kind, r.value_key)),
    -- What speaks neither for nor against it: what they would rather not have, and diets that nothing is held against.
    'disliked', (select coalesce(jsonb_agg(r.value order by r.value_key), '[]') from private.rules_of_eater(p_eater) r
      where r.kind = 'dislike' and r.value_key <> '' and exists (select from unnest(p_foods) f where strpos(' ' || private.food_key(f) || ' ', ' ' || r.value_key || ' ') > 0)),
    'not_held', (select coalesce(jsonb_agg(r.value order by r.value_key), '[]') from private.rules_of_eater(p_eater) r
      where r.kind = 'diet' and not private.diet_is_enforced(r.kind, r.value_key)));
  perform set_config('alfred.eater', '', true);
  return v_line;
end $$;
grant execute on function private.verdict_for(text, text[]) to authenticated;

create or replace function private.tool_may_eat(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_food text := btrim(p_arguments ->> 'food');
  v_foods text[] := private.foods_eaten(v_food);
  v_named text;
  v_person public.people;
  v_entities jsonb := '[]';
  v_eaters jsonb := '[]';
begin
  if jsonb_array_length(p_arguments -> 'people') = 0 then
    v_eaters := jsonb_build_array(private.verdict_for('self', v_foods) || '{"person": null}');
  end if;
  for v_named in select value from jsonb_array_elements_text(p_arguments -> 'people') loop
    v_person := private.person_named(v_named);
    if v_person.id is null then
      v_eaters := v_eaters || jsonb_build_array(jsonb_build_object('person', v_named, 'status', 'nobody', 'of', null, 'rule', null, 'rules', '[]'::jsonb));
      continue;
    end if;
    v_entities := v_entities || private.person_entity(v_person, 'read');
    v_eaters := v_eaters || jsonb_build_array(private.verdict_for(v_person.id::text, v_foods) || jsonb_build_object('person', v_person.name));
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('food', v_food, 'eaters', v_eaters,
    'allergens', case when array_length(v_foods, 1) = 1 then (select private.allergens_told(m) from public.ingredients m where m.id = (private.food_meant(v_food)).ingredient_id) end,
    'pregnancy', case when jsonb_array_length(p_arguments -> 'people') = 0 then private.told_of_pregnancy() end));
end $$;
grant execute on function private.tool_may_eat(jsonb) to authenticated;
comment on function private.tool_may_eat(jsonb) is 'tool of pantry';
