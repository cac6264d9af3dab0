-- Forgets, for good.

-- A memory with all that it took the place of, and what took its place.
create or replace function private.with_history(p_memories uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  with recursive chain (id, superseded_by) as (
    select m.id, m.superseded_by from public.memories m where m.user_id = (select auth.uid()) and m.id = any (p_memories)
    union
    select m.id, m.superseded_by from chain c join public.memories m on m.user_id = (select auth.uid()) and (m.superseded_by = c.id or m.id = c.superseded_by)
  )
  select coalesce(array_agg(distinct c.id), '{}') from chain c
$$;
grant execute on function private.with_history(uuid[]) to authenticated;

-- The one that is meant; several are asked about.
create or replace function private.memories_meant(p_arguments jsonb) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_about text := nullif(btrim(p_arguments ->> 'about'), '');
  v_found public.memories[];
  v_exact public.memories[];
begin
  if p_arguments ->> 'item' is not null then
    v_found := array(select m from public.memories m where m.user_id = (select auth.uid()) and m.id = (p_arguments ->> 'item')::uuid);
  elsif v_about is null then
    perform private.refuse_call('MEMORY_NOT_NAMED');
  else
    v_found := array(select f.memory from private.memories_about(v_about, p_arguments -> 'vector', (p_arguments ->> 'today')::date) f limit 20);
    -- Words that were said whole mean that one alone; so does one that has all of the words.
    v_exact := array(select m from unnest(v_found) m where lower(m.text) = lower(v_about));
    if cardinality(v_exact) = 0 then
      v_exact := array(select m from unnest(v_found) m where private.memory_words(v_about) <@ pg_catalog.tsvector_to_array(m.search));
    end if;
    v_found := case when cardinality(v_exact) > 0 then v_exact else v_found end;
  end if;
  if cardinality(v_found) = 0 then
    perform private.refuse_call('MEMORY_NOT_FOUND', jsonb_build_object('about', coalesce(v_about, '')));
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('AMBIGUOUS_MEMORY', jsonb_build_object('about', v_about), array(select left(m.text, 120) from unnest(v_found[:5]) m));
  end if;
  return array(select (m).id from unnest(v_found) m);
end $$;
grant execute on function private.memories_meant(jsonb) to authenticated;

-- All that was told of the person, of every sort: they see first what it is.
create or replace function private.forget_all_of_person(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_counts jsonb := jsonb_build_object(
    'memories', (select count(*) from public.memories m where m.user_id = (select auth.uid())),
    'preferences', (select count(*) from public.preferences p where p.user_id = (select auth.uid())),
    'people', (select count(*) from public.people p where p.user_id = (select auth.uid())));
  v_count int := (select sum(n::int) from jsonb_each_text(v_counts) as e (k, n));
  v_rows jsonb;
  v_words text[] := array(select m.text from public.memories m where m.user_id = (select auth.uid()));
begin
  if v_count = 0 then
    perform private.refuse_call('MEMORY_NOT_FOUND', '{"about": ""}');
  elsif not coalesce((p_arguments ->> 'confirmed')::boolean, false) then
    perform private.refuse_call('MANY_CHANGES', v_counts || jsonb_build_object('count', v_count, 'things', '[]'::jsonb, 'forever', true));
  end if;
  with gone as (
    select 'memories' as name, m.id from public.memories m where m.user_id = (select auth.uid())
    union all select 'preferences', p.id from public.preferences p where p.user_id = (select auth.uid())
    union all select 'person_rules', r.id from public.person_rules r where r.user_id = (select auth.uid())
    union all select 'people', p.id from public.people p where p.user_id = (select auth.uid())
  )
  select jsonb_agg(jsonb_build_object('table', g.name, 'id', g.id)) into v_rows from gone g;
  delete from public.memories m where m.user_id = (select auth.uid());
  delete from public.preferences p where p.user_id = (select auth.uid());
  delete from public.person_rules r where r.user_id = (select auth.uid());
  delete from public.people p where p.user_id = (select auth.uid());
  perform private.forget_own_rows(v_rows, v_words);
  return jsonb_build_object('entities', '[]'::jsonb, 'data', v_counts || '{"about": null, "all": true}');
end $$;
grant execute on function private.forget_all_of_person(jsonb) to authenticated;

create or replace function private.tool_forget_fact(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
  v_words text[];
begin
  if coalesce((p_arguments ->> 'all')::boolean, false) then
    return private.forget_all_of_person(p_arguments);
  end if;
  v_ids := private.with_history(private.memories_meant(p_arguments));
  v_words := array(select m.text from public.memories m where m.id = any (v_ids));
  delete from public.memories m where m.user_id = (select auth.uid()) and m.id = any (v_ids);
  perform private.forget_own_rows((select jsonb_agg(jsonb_build_object('table', 'memories', 'id', x)) from unnest(v_ids) x), v_words);
  -- What it was is not said again: the answer is kept, too.
  return jsonb_build_object('entities', '[]'::jsonb, 'data', jsonb_build_object('memories', 1, 'preferences', 0, 'people', 0,
    'about', case when private.pattern_of(v_words) is null or coalesce(p_arguments ->> 'about', '') !~* private.pattern_of(v_words) then p_arguments -> 'about' end, 'all', false));
end $$;
grant execute on function private.tool_forget_fact(jsonb) to authenticated;
comment on function private.tool_forget_fact(jsonb) is 'tool of pantry, by hand';

-- What was inferred from a conversation goes with it; what the person asked to be kept stays.
create or replace function private.forget_told_in(p_user uuid, p_conversation uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_gone jsonb;
  v_words text[];
begin
  select jsonb_agg(jsonb_build_object('table', 'memories', 'id', m.id)), array_agg(m.text) into v_gone, v_words
  from public.memories m where m.user_id = p_user and m.conversation_id = p_conversation and m.source = 'inferred';
  if v_gone is null then
    return;
  end if;
  perform set_config('alfred.client_key', gen_random_uuid()::text, true);
  delete from public.memories m where m.user_id = p_user and m.conversation_id = p_conversation and m.source = 'inferred';
  -- What one of them took the place of holds again.
  update public.memories m set superseded_by = null, valid_until = null, updated_at = clock_timestamp()
  where m.user_id = p_user and m.superseded_by in (select (g ->> 'id')::uuid from jsonb_array_elements(v_gone) g);
  perform private.forget_rows(p_user, v_gone, v_words), set_config('alfred.client_key', '', true);
end $$;
