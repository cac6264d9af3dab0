-- Whom a person eats with, and what holds for them.

create or replace function private.person_entity(p_person public.people, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'person', 'id', (p_person).id, 'label', (p_person).name, 'source', 'db_lookup', 'op', p_op,
    'details', jsonb_build_object('name', (p_person).name))
$$;
grant execute on function private.person_entity(public.people, text) to authenticated;

-- Somebody as a reply tells of them.
create or replace function private.shown_person(p_person public.people) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('person', (p_person).name, 'relation', (p_person).relation, 'lives_here', (p_person).lives_here, 'rules', coalesce((
    select jsonb_agg(jsonb_build_object('kind', r.kind, 'value', r.value, 'enforced', r.kind = 'allergy' or private.diet_is_enforced(r.kind, r.value_key))
      order by r.kind, r.value_key)
    from public.person_rules r where r.person_id = (p_person).id and r.user_id = (select auth.uid())), '[]'))
$$;
grant execute on function private.shown_person(public.people) to authenticated;

-- Who is of a household unless a person says otherwise.
create or replace function private.lives_here_by_relation(p_relation text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(p_relation in ('wife', 'husband', 'partner', 'daughter', 'son', 'child', 'flatmate', 'children', 'sons', 'daughters', 'twins', 'youngest', 'eldest'), false) $$;
grant execute on function private.lives_here_by_relation(text) to authenticated;

-- The one who is meant, made where there is none: "my sister" is known as that until her name is told.
create or replace function private.person_to_keep(p_arguments jsonb) returns public.people
language plpgsql set search_path = '' as $$
declare
  v_said text := private.person_said(p_arguments ->> 'person');
  v_relation text := coalesce(private.relation_of(private.person_said(p_arguments ->> 'relation')), nullif(lower(private.person_said(p_arguments ->> 'relation')), ''), private.relation_of(v_said));
  v_name text := coalesce(private.relation_of(v_said), v_said);
  v_person public.people;
begin
  if coalesce(private.person_words(v_name), '') = '' then
    perform private.refuse_call('PERSON_NOT_NAMED');
  end if;
  v_person := private.person_named(v_said);
  if v_person.id is null and v_relation is not null then
    select * into v_person from public.people p
    where p.user_id = (select auth.uid()) and p.relation = v_relation and p.name_key = private.person_words(v_relation);
  end if;
  if v_person.id is null then
    insert into public.people (name, name_key, relation, lives_here)
    values (v_name, private.person_words(v_name), v_relation, coalesce((p_arguments ->> 'lives_here')::boolean, private.lives_here_by_relation(v_relation)))
    returning * into v_person;
    return v_person;
  end if;
  update public.people p set
    name = case when private.relation_of(v_said) is null then v_name else p.name end,
    name_key = case when private.relation_of(v_said) is null then private.person_words(v_name) else p.name_key end,
    relation = coalesce(v_relation, p.relation), lives_here = coalesce((p_arguments ->> 'lives_here')::boolean, p.lives_here)
  where p.id = v_person.id and (p.name, p.relation, p.lives_here) is distinct from (
    case when private.relation_of(v_said) is null then v_name else p.name end, coalesce(v_relation, p.relation), coalesce((p_arguments ->> 'lives_here')::boolean, p.lives_here))
  returning * into v_person;
  if not found then
    v_person := private.person_named(v_said);
  end if;
  return v_person;
end $$;
grant execute on function private.person_to_keep(jsonb) to authenticated;

create or replace function private.tool_remember_person(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_before public.people := private.person_named(p_arguments ->> 'person');
  v_person public.people := private.person_to_keep(p_arguments);
  v_rule jsonb;
  v_key text;
  v_kept jsonb := '[]';
begin
  for v_rule in select * from jsonb_array_elements(coalesce(nullif(p_arguments -> 'rules', 'null'), '[]')) loop
    v_key := private.preference_key(v_rule ->> 'kind', v_rule ->> 'value');
    if coalesce(v_key, '') = '' then
      perform private.refuse_call('PREFERENCE_NOT_NAMED');
    end if;
    insert into public.person_rules (person_id, kind, value, value_key) values (v_person.id, v_rule ->> 'kind', btrim(v_rule ->> 'value'), v_key)
    on conflict (person_id, kind, value_key) do nothing;
    v_kept := v_kept || jsonb_strip_nulls(jsonb_build_object('kind', v_rule ->> 'kind', 'value', btrim(v_rule ->> 'value'), 'already', not found,
      'enforced', v_rule ->> 'kind' = 'allergy' or private.diet_is_enforced(v_rule ->> 'kind', v_key),
      -- Why nothing is held against it.
      'covers', (select d.covers from public.diets d where v_rule ->> 'kind' = 'diet' and d.code = v_key and not d.enforced)));
  end loop;
  return jsonb_build_object(
    'entities', jsonb_build_array(private.person_entity(v_person, case when v_before.id is null then 'created' else 'updated' end)),
    'data', jsonb_build_object('person', v_person.name, 'relation', v_person.relation, 'lives_here', v_person.lives_here,
      'is_new', v_before.id is null, 'kept', v_kept));
end $$;
grant execute on function private.tool_remember_person(jsonb) to authenticated;
comment on function private.tool_remember_person(jsonb) is 'tool of pantry, by hand';

create or replace function private.person_meant(p_arguments jsonb) returns public.people
language plpgsql stable set search_path = '' as $$
declare
  v_person public.people := private.person_named(p_arguments ->> 'person');
begin
  if v_person.id is null then
    perform private.refuse_call('PERSON_NOT_FOUND', jsonb_build_object('person', p_arguments ->> 'person'));
  end if;
  return v_person;
end $$;
grant execute on function private.person_meant(jsonb) to authenticated;

-- Another name, what they are to the person, and whether they live here.
create or replace function private.tool_correct_person(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_person public.people := private.person_meant(p_arguments);
  v_name text := coalesce(nullif(btrim(p_arguments ->> 'new_name'), ''), v_person.name);
begin
  if exists (select from public.people p where p.user_id = (select auth.uid()) and p.id <> v_person.id and p.name_key = private.person_words(v_name)) then
    perform private.refuse_call('PERSON_KNOWN', jsonb_build_object('person', v_name));
  end if;
  update public.people set name = v_name, name_key = private.person_words(v_name),
    relation = coalesce(private.relation_of(private.person_said(p_arguments ->> 'relation')), nullif(lower(private.person_said(p_arguments ->> 'relation')), ''), relation),
    lives_here = coalesce((p_arguments ->> 'lives_here')::boolean, lives_here)
  where id = v_person.id returning * into v_person;
  return jsonb_build_object('entities', jsonb_build_array(private.person_entity(v_person, 'updated')), 'data', private.shown_person(v_person));
end $$;
grant execute on function private.tool_correct_person(jsonb) to authenticated;
comment on function private.tool_correct_person(jsonb) is 'tool of pantry, by hand';

-- Forgets one thing of somebody, or with no value all of them.
create or replace function private.tool_forget_person(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_person public.people := private.person_meant(p_arguments);
  v_all boolean := p_arguments ->> 'value' is null;
  v_forgotten jsonb;
begin
  with gone as (
    delete from public.person_rules r
    where r.person_id = v_person.id and r.user_id = (select auth.uid()) and (p_arguments ->> 'kind' is null or r.kind = p_arguments ->> 'kind')
      and (v_all or r.value_key in (private.preference_key(r.kind, p_arguments ->> 'value'), private.food_key(p_arguments ->> 'value')))
    returning r.kind, r.value, r.value_key
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'value', g.value) order by g.kind, g.value_key), '[]') into v_forgotten from gone g;
  if v_all then
    delete from public.people where id = v_person.id;
  elsif v_forgotten = '[]' then
    perform private.refuse_call('PERSON_RULE_NOT_FOUND', jsonb_build_object('person', v_person.name, 'value', p_arguments ->> 'value'));
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.person_entity(v_person, case when v_all then 'deleted' else 'updated' end)),
    'data', jsonb_build_object('person', v_person.name, 'is_gone', v_all, 'forgotten', v_forgotten));
end $$;
grant execute on function private.tool_forget_person(jsonb) to authenticated;
comment on function private.tool_forget_person(jsonb) is 'tool of pantry, by hand';

create or replace function private.tool_list_people(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_one public.people;
begin
  if p_arguments ->> 'person' is not null then
    v_one := private.person_meant(p_arguments);
  end if;
  return (
    with shown as (
      select p, row_number() over (order by p.lives_here desc, p.name_key) as place from public.people p
      where p.user_id = (select auth.uid()) and (v_one.id is null or p.id = v_one.id) order by p.lives_here desc, p.name_key limit 100
    )
    select jsonb_build_object(
      'entities', coalesce(jsonb_agg(private.person_entity(s.p, 'read') order by s.place), '[]'),
      'data', jsonb_build_object('people', coalesce(jsonb_agg(private.shown_person(s.p) order by s.place), '[]')))
    from shown s);
end $$;
grant execute on function private.tool_list_people(jsonb) to authenticated;
comment on function private.tool_list_people(jsonb) is 'tool of pantry';
