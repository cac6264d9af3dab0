-- What is kept of a person's body, where they want it: told for goals it is forgotten unless they say otherwise.

-- The order in which measures are told.
create or replace function private.body_position(p_measure text) returns int
language sql immutable set search_path = '' as $$ select array_position('{sex,age,height_cm,weight_kg,activity}'::text[], p_measure) $$;
grant execute on function private.body_position(text) to authenticated;

-- A measure as it is on a day: who told an age is a year older a year later.
create or replace function private.body_value(p_kept public.body_measures, p_today date) returns jsonb
language sql immutable set search_path = '' as $$
  select case (p_kept).measure
    when 'age' then to_jsonb(trim_scale((p_kept).amount) + greatest(0, extract(year from age(p_today, (p_kept).told_on))))
    else coalesce(to_jsonb((p_kept).word), to_jsonb(trim_scale((p_kept).amount))) end
$$;
grant execute on function private.body_value(public.body_measures, date) to authenticated;

create or replace function private.body_entity(p_kept public.body_measures, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'body_measure', 'id', (p_kept).id, 'label', (p_kept).measure, 'source', 'db_lookup', 'op', p_op,
    'details', jsonb_build_object('measure', (p_kept).measure))
$$;
grant execute on function private.body_entity(public.body_measures, text) to authenticated;

-- All that is kept, by the names of the measures.
create or replace function private.body_now(p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(b.measure, private.body_value(b, p_today)), '{}') from public.body_measures b where b.user_id = (select auth.uid())
$$;
grant execute on function private.body_now(date) to authenticated;

-- Measures in the form in which they are told: those of them that there is something of.
create or replace function private.body_listed(p_body jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('measure', b.key, 'value', b.value) order by private.body_position(b.key)), '[]')
  from jsonb_each(jsonb_strip_nulls(p_body)) b where private.body_position(b.key) is not null
$$;
grant execute on function private.body_listed(jsonb) to authenticated;

-- Asks whether measures shall be kept: a yes keeps exactly these.
create or replace function private.offer_to_keep(p_body jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('kind', 'confirmation', 'version', 1,
    'summary', (select string_agg(m ->> 'measure', ', ') from jsonb_array_elements(private.body_listed(p_body)) m),
    'data', jsonb_build_object('kind', 'body_measures', 'measures', private.body_listed(p_body)), 'options', '[]'::jsonb,
    'confirm', jsonb_build_object('tool', 'remember_body', 'arguments', '{"sex": null, "age": null, "height_cm": null, "weight_kg": null, "activity": null, "told": null}' || p_body || '{"asked": true}'),
    'cancel', null, 'edit', null)
$$;
grant execute on function private.offer_to_keep(jsonb) to authenticated;

-- What was stated for goals and is not kept as it was stated.
create or replace function private.body_to_offer(p_stated jsonb, p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.key, s.value), '{}')
  from jsonb_each(jsonb_strip_nulls(coalesce(nullif(p_stated, 'null'), '{}'))) s
  where private.body_position(s.key) is not null and private.body_now(p_today) -> s.key is distinct from s.value
$$;
grant execute on function private.body_to_offer(jsonb, date) to authenticated;

-- What was stated when goals were reckoned last, of the measures that are asked for.
create or replace function private.body_stated(p_measures jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_object_agg(m.measure, p.payload -> 'stated' -> m.measure)
    from (
      select o.payload from public.proposals o
      where o.user_id = (select auth.uid()) and o.kind = 'goal_update' and jsonb_typeof(o.payload -> 'stated') = 'object' order by o.created_at desc, o.id limit 1
    ) p cross join jsonb_array_elements_text(p_measures) m (measure)
    where p.payload -> 'stated' ? m.measure), '{}')
$$;
grant execute on function private.body_stated(jsonb) to authenticated;

-- Keeps what was told, where the person asked for it. Told in passing it corrects what is kept already, and of anything else it is asked whether
-- it shall be: a body is no business of anybody's who was not asked to remember it.
create or replace function private.tool_remember_body(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_body jsonb := jsonb_strip_nulls(jsonb_build_object('sex', p_arguments -> 'sex', 'age', p_arguments -> 'age', 'height_cm', p_arguments -> 'height_cm',
    'weight_kg', p_arguments -> 'weight_kg', 'activity', p_arguments -> 'activity'));
  v_told jsonb := coalesce(nullif(p_arguments -> 'told', 'null'), '[]');
  v_before jsonb := private.body_now(v_today);
  v_one record;
  v_kept public.body_measures;
  v_entities jsonb := '[]';
begin
  v_body := private.body_stated(v_told) || v_body;
  if v_body = '{}' or exists (select from jsonb_array_elements_text(v_told) t where not v_body ? t) and v_told <> '["sex", "age", "height_cm", "weight_kg", "activity"]' then
    perform private.refuse_call('BODY_NOT_TOLD', jsonb_build_object('measures', v_told));
  end if;
  if not coalesce((p_arguments ->> 'asked')::boolean, true) and exists (select from jsonb_object_keys(v_body) k where not v_before ? k) then
    return jsonb_build_object('entities', '[]'::jsonb,
      'data', jsonb_build_object('measures', private.body_listed(v_body), 'before', '[]'::jsonb, 'is_kept', false), 'pending', private.offer_to_keep(v_body));
  end if;
  for v_one in select b.key as measure, b.value from jsonb_each(v_body) b order by private.body_position(b.key) loop
    insert into public.body_measures as k (measure, amount, word, told_on)
    values (v_one.measure, case jsonb_typeof(v_one.value) when 'number' then v_one.value::numeric end, case jsonb_typeof(v_one.value) when 'string' then v_one.value #>> '{}' end, v_today)
    on conflict (user_id, measure) do update set amount = excluded.amount, word = excluded.word, told_on = excluded.told_on, updated_at = clock_timestamp()
    returning * into v_kept;
    v_entities := v_entities || private.body_entity(v_kept, case when v_before ? v_one.measure then 'updated' else 'created' end);
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('measures', private.body_listed(v_body), 'is_kept', true,
    'before', private.body_listed(coalesce((select jsonb_object_agg(b.key, v_before -> b.key) from jsonb_each(v_body) b where v_before -> b.key is distinct from b.value and v_before ? b.key), '{}'))));
end $$;
grant execute on function private.tool_remember_body(jsonb) to authenticated;
comment on function private.tool_remember_body(jsonb) is 'tool of coach, by hand';

-- Forgets one measure, or all of them.
create or replace function private.tool_forget_body(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_measure text := p_arguments ->> 'measure';
  v_gone public.body_measures[];
begin
  with gone as (
    delete from public.body_measures b where b.user_id = (select auth.uid()) and (v_measure is null or b.measure = v_measure) returning b
  )
  select array_agg(g.b order by private.body_position((g.b).measure)) into v_gone from gone g;
  if v_gone is null then
    perform private.refuse_call('BODY_NOT_KEPT', jsonb_build_object('measure', v_measure));
  end if;
  return jsonb_build_object(
    'entities', (select jsonb_agg(private.body_entity(g, 'deleted')) from unnest(v_gone) g),
    'data', jsonb_build_object('measures', (select jsonb_agg(jsonb_build_object('measure', g.measure, 'value', private.body_value(g, (p_arguments ->> 'today')::date))) from unnest(v_gone) g)));
end $$;
grant execute on function private.tool_forget_body(jsonb) to authenticated;
comment on function private.tool_forget_body(jsonb) is 'tool of coach, by hand';

create or replace function private.tool_get_body(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'entities', coalesce((
      select jsonb_agg(private.body_entity(b, 'read') order by private.body_position(b.measure)) from public.body_measures b where b.user_id = (select auth.uid())), '[]'),
    'data', jsonb_build_object('measures', private.body_listed(private.body_now((p_arguments ->> 'today')::date)),
      'for_goals', coalesce((p_arguments ->> 'for_goals')::boolean, false)))
$$;
grant execute on function private.tool_get_body(jsonb) to authenticated;
comment on function private.tool_get_body(jsonb) is 'tool of coach';
