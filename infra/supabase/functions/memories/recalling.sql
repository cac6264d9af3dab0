-- What is remembered of something: by words, by its subject and by meaning, weighed with age and how sure it is.

-- How near two vectors of length 1 are; 0 where they cannot be compared.
create or replace function private.nearness(p_a real[], p_b real[]) returns numeric
language sql immutable set search_path = '' as $$
  select case when cardinality(p_a) = cardinality(p_b) then coalesce((select sum(a * b) from unnest(p_a, p_b) as t (a, b))::numeric, 0) else 0 end
$$;
grant execute on function private.nearness(real[], real[]) to authenticated;

-- The memories that fit words, best first. All words of the subject are worth as much as all of the words that were asked for; meaning alone has to be very
-- near, and is compared for the latest alone: of thousands that takes longer than a turn should. The vector is that of the words, or an object that holds it
-- beside what a provider's model makes of them: {words, meaning: {model, near_from, vector}}.
create or replace function private.memories_about(p_about text, p_vector jsonb, p_today date) returns table (memory public.memories, score numeric)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select a.words, (select string_agg(quote_literal(x), ' | ')::tsquery from unnest(a.words) x) as query, private.to_unit_vector(case jsonb_typeof(p_vector) when 'object' then p_vector -> 'words' else p_vector end) as vector
    from (select private.memory_words(p_about) as words) a
  ), by_words as (
    select m, case when cardinality(s.words) > 0 and s.words <@ a.words then 1
      else o.shared::numeric / nullif(least(cardinality(a.words), cardinality(w.words)), 0) end as fit
    from asked a join public.memories m on m.user_id = (select auth.uid()) and m.search @@ a.query and private.holds(m, p_today)
      cross join lateral (select private.memory_words(m.subject) as words) s
      cross join lateral (select pg_catalog.tsvector_to_array(m.search) as words) w
      cross join lateral (select count(*) as shared from unnest(a.words) x where x = any (w.words)) o
  ), latest as (
    select m from public.memories m where m.user_id = (select auth.uid()) and private.holds(m, p_today) order by m.created_at desc limit 200
  ), by_meaning as (
    select l.m, n.nearness as fit from asked a cross join latest l cross join lateral (select private.nearness((l.m).embedding, a.vector) as nearness) n
    where a.vector is not null and n.nearness >= 0.8
  ), by_provider as (
    select m, n.fit from private.near_in_meaning(p_vector -> 'meaning') n join public.memories m on m.id = n.memory_id and m.user_id = (select auth.uid()) and private.holds(m, p_today)
  ), fitting as (
    select distinct on ((f.m).id) f.m, f.fit from (select * from by_words union all select * from by_meaning union all select * from by_provider) f where f.fit >= 0.5 order by (f.m).id, f.fit desc
  )
  select f.m, f.fit * (0.5 + 0.5 * (f.m).confidence) * (0.8 + 0.2 / (1 + greatest(p_today - (f.m).valid_from, 0) / 90.0))
  from fitting f order by 2 desc, (f.m).created_at desc, (f.m).id
$$;
grant execute on function private.memories_about(text, jsonb, date) to authenticated;

-- What comes into the context of a turn: few, and what they rest on.
create or replace function private.memories_for_turn(p_words text[], p_vector jsonb, p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', (f.memory).text, 'source', (f.memory).source, 'told_on', (f.memory).valid_from) order by f.score desc, (f.memory).id), '[]')
  from (select * from private.memories_about(array_to_string(private.few_words(p_words), ' '), p_vector, p_today) limit 5) f
$$;
grant execute on function private.memories_for_turn(text[], jsonb, date) to authenticated;

-- What a person said themselves in any conversation, where nothing was kept of it: no questions, and nothing that was deleted or forgotten.
create or replace function private.said_before(p_about text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as materialized (select private.memory_words(p_about) as words),
  query as materialized (select string_agg(quote_literal(x), ' | ')::tsquery as query from asked a cross join lateral unnest(a.words) x),
  found as (
    select t.input ->> 'message' as message, t.created_at, t.seq, o.shared, cardinality(a.words) as wanted
    from asked a cross join query q join public.turns t on t.user_id = (select auth.uid())
      and to_tsvector('pg_catalog.english'::regconfig, left(t.input ->> 'message', 2000)) @@ q.query
      join public.conversations c on c.id = t.conversation_id and c.deleted_at is null
      cross join lateral (select count(*) as shared from unnest(a.words) x where x = any (private.memory_words(t.input ->> 'message'))) o
    where t.id is distinct from nullif(current_setting('alfred.turn', true), '')::uuid
      and t.input ->> 'message' !~* '\?\s*$|^\s*(what|where|when|who|which|how|why|do you|did i|can you|could you|any idea|forget|undo|no\M)' and t.finished_at is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('text', left(regexp_replace(s.message, '\s+', ' ', 'g'), 300), 'told_on', private.told_on(s.created_at)) order by s.shared desc, s.seq desc), '[]')
  from (select * from found f where f.shared >= 0.6 * f.wanted order by f.shared desc, f.seq desc limit 3) s
$$;
grant execute on function private.said_before(text) to authenticated;

-- What other rows hold of a person, each with the day that it was told: preferences, whom they eat with, goals, and of their body what they wanted kept;
-- and what was learned from what they do, with why, which waits for their yes or no.
create or replace function private.known_of_person(p_words text[], p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'value', p.value, 'source', p.source, 'enforced', p.kind = 'allergy' or private.diet_is_enforced(p.kind, p.value_key),
        'told_on', private.told_on(p.created_at)) order by array_position('{allergy,diet}', p.kind), p.kind, p.value_key)
      from public.preferences p where p.user_id = (select auth.uid()) and (p_words is null or private.memory_words(p.value || ' ' || p.kind) && p_words)), '[]'),
    'people', coalesce((
      select jsonb_agg(private.shown_person(p) || jsonb_build_object('told_on', private.told_on(p.created_at)) order by p.name, p.id)
      from public.people p where p.user_id = (select auth.uid()) and (p_words is null or private.memory_words(concat_ws(' ', p.name, p.relation)) && p_words)), '[]'),
    'goals', coalesce((
      select jsonb_agg(jsonb_build_object('nutrient', g.nutrient, 'kind', g.kind, 'target', trim_scale(g.target), 'unit', g.unit,
        'told_on', (select private.told_on(max(a.changed_at)) from public.audit_log a where a.user_id = (select auth.uid()) and a.row_id = g.id)) order by n.position)
      from public.nutrition_goals g join public.nutrients n on n.code = g.nutrient
      where g.user_id = (select auth.uid()) and (p_words is null or private.memory_words(n.label || ' goal') && p_words)), '[]'),
    'learned', coalesce((
      select jsonb_agg(jsonb_build_object('why', s.reason, 'asked', s.action) order by s.created_at, s.id)
      from public.suggestions s where s.user_id = (select auth.uid()) and s.kind = 'preference' and s.status in ('open', 'mentioned', 'snoozed') and s.valid_until > now()
        and (p_words is null or private.memory_words(s.reason) && p_words)), '[]'),
    'body', coalesce((
      select jsonb_agg(jsonb_build_object('measure', b.measure, 'value', private.body_value(b, p_today), 'told_on', b.told_on) order by private.body_position(b.measure))
      from public.body_measures b where b.user_id = (select auth.uid())
        and (p_words is null or private.memory_words(split_part(b.measure, '_', 1) || ' body measures') && p_words)), '[]'))
$$;
grant execute on function private.known_of_person(text[], date) to authenticated;

-- Of something, or of the person: then all that is known. A memory that was shown is told with what it rests on.
create or replace function private.tool_recall(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_about text := nullif(btrim(p_arguments ->> 'about'), '');
  v_today date := (p_arguments ->> 'today')::date;
  v_found public.memories[];
  v_known jsonb := private.known_of_person(case when v_about is null then null else private.memory_words(v_about) end, v_today);
begin
  if p_arguments ->> 'item' is not null then
    v_found := array(select m from public.memories m where m.user_id = (select auth.uid()) and m.id = (p_arguments ->> 'item')::uuid);
    v_known := '{}';
  elsif v_about is null then
    v_found := array(select m from public.memories m where m.user_id = (select auth.uid()) and private.holds(m, v_today) order by m.created_at desc, m.id limit 101);
  else
    v_found := array(select f.memory from private.memories_about(v_about, p_arguments -> 'vector', v_today) f limit 10);
  end if;
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.memory_entity(v_found[n], 'read') order by n) from generate_series(1, least(cardinality(v_found), 100)) n), '[]'),
    'data', '{"preferences": [], "people": [], "goals": [], "learned": [], "body": []}' || v_known || jsonb_build_object('about', v_about, 'why', coalesce((p_arguments ->> 'why')::boolean, false),
      'memories', coalesce((select jsonb_agg(private.memory_line(v_found[n]) order by n) from generate_series(1, least(cardinality(v_found), 100)) n), '[]'),
      'said', case when v_about is null or cardinality(v_found) > 0 then '[]'::jsonb else private.said_before(v_about) end,
      'truncated', cardinality(v_found) > 100));
end $$;
grant execute on function private.tool_recall(jsonb) to authenticated;
comment on function private.tool_recall(jsonb) is 'tool of pantry';
