-- Foods and texts held against the person's rules, for tools that save and for agents that offer.

-- Foods against the person's rules, each with its status, in the order given.
create or replace function private.food_conflicts(p_foods text[]) returns jsonb
language sql stable set search_path = '' as $$
  with rules as materialized (select coalesce(array_agg(r), '{}') as list from private.food_rules() r)
  select coalesce(jsonb_agg(private.conflict_line(f.food, array(select m from private.food_mentions(f.food, private.rule_words(r.list), true) m), r.list) order by f.n), '[]')
  from rules r cross join unnest(p_foods) with ordinality as f (food, n)
$$;
grant execute on function private.food_conflicts(text[]) to authenticated;

-- Free text against the person's rules: the first thing in each text that goes against one. Names of dishes do not
-- count, since what is in them is told by their ingredients.
create or replace function private.text_conflicts(p_texts text[], p_beside text[]) returns jsonb
language sql stable set search_path = '' as $$
  with rules as materialized (select coalesce(array_agg(r), '{}') as list from private.food_rules() r),
  beside as materialized (
    select case when r.list <> '{}' then private.heads_of_foods(coalesce((
      select array_agg(c ->> 'food') from jsonb_array_elements(private.food_conflicts(p_beside)) c where c ->> 'status' <> 'conflict'), '{}')) else '{}' end as names
    from rules r
  )
  select coalesce(jsonb_agg(private.text_line(t.text, r.list, b.names) order by t.n), '[]')
  from rules r cross join beside b cross join unnest(p_texts) with ordinality as t (text, n)
$$;
grant execute on function private.text_conflicts(text[], text[]) to authenticated;

create or replace function private.text_conflicts(p_texts text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.text_conflicts(p_texts, '{}') $$;
grant execute on function private.text_conflicts(text[]) to authenticated;

-- Refuses foods and texts that go against the person's rules, and names the first (ruling R18).
create or replace function private.refuse_conflicts(p_foods text[], p_texts text[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_conflict jsonb;
begin
  select c into v_conflict from (
    select c, 0 as place, n from jsonb_array_elements(private.food_conflicts(p_foods)) with ordinality as f (c, n)
    union all
    select c, 1, n from jsonb_array_elements(private.text_conflicts(p_texts, p_foods)) with ordinality as t (c, n)
  ) x where c ->> 'status' = 'conflict' order by place, n limit 1;
  if v_conflict is not null then
    perform private.refuse_call('CONFLICT_WITH_RULES', v_conflict - '{status,text,why}'::text[]);
  end if;
end $$;
grant execute on function private.refuse_conflicts(text[], text[]) to authenticated;

-- For agents, as the person: may these foods and texts be shown? Texts are read beside the foods of the same question.
-- As much as a recipe may hold, which is the longest that anybody asks about, is answered within a second.
create or replace function public.check_food(p_foods text[], p_texts text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if cardinality(p_foods) > 200 or cardinality(p_texts) > 400 or exists (select from unnest(p_foods) f where length(f) > 200)
    or (select coalesce(sum(length(t)), 0) from unnest(p_foods || p_texts) t) > 120000 then
    perform private.refuse(422, 'INVALID_REQUEST', 'At most 200 foods of 200 characters and 400 texts can be checked at once, 120,000 characters in all.');
  end if;
  return jsonb_build_object(
    'foods', private.food_conflicts(coalesce(p_foods, '{}')),
    'texts', private.text_conflicts(coalesce(p_texts, '{}'), coalesce(p_foods, '{}')),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value, 'enforced', p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key)) order by p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid())), '[]'));
end $$;
grant execute on function public.check_food(text[], text[]) to authenticated;

-- As `check_food`, with what the goal excludes beside the person's rules.
create or replace function public.check_food_without(p_foods text[], p_texts text[], p_without text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform set_config('alfred.without', to_jsonb(coalesce(p_without, '{}'))::text, true);
  return public.check_food(p_foods, p_texts);
end $$;
grant execute on function public.check_food_without(text[], text[], text[]) to authenticated;
