-- What a person told that no other row holds: kept in their words, and superseded by what contradicts it.

-- It is called by what it says: no id of a person, no words of anybody else.
create or replace function private.memory_entity(p_memory public.memories, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'memory', 'id', (p_memory).id, 'label', left((p_memory).text, 200), 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.memory_entity(public.memories, text) to authenticated;

-- The day on which something was told, where its person lives.
create or replace function private.told_on(p_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select private.local_date(p_at, coalesce((select p.time_zone from public.profiles p where p.user_id = (select auth.uid())), 'UTC'))
$$;
grant execute on function private.told_on(timestamptz) to authenticated;

-- In which words it was told: the message of its turn, unless that was deleted.
create or replace function private.words_of_source(p_memory public.memories) returns text
language sql stable security definer set search_path = '' as $$
  select private.request_of(t.id) from public.turns t join public.conversations c on c.id = t.conversation_id
  where t.id = (p_memory).turn_id and t.user_id = (select auth.uid()) and c.deleted_at is null
$$;
grant execute on function private.words_of_source(public.memories) to authenticated;

-- A memory as it is told, with what it took the place of.
create or replace function private.memory_line(p_memory public.memories) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('text', (p_memory).text, 'kind', (p_memory).kind, 'source', (p_memory).source, 'told_on', (p_memory).valid_from,
    'until', (p_memory).valid_until, 'said', private.words_of_source(p_memory),
    'before', (select m.text from public.memories m where m.user_id = (select auth.uid()) and m.superseded_by = (p_memory).id order by m.created_at desc, m.id limit 1))
$$;
grant execute on function private.memory_line(public.memories) to authenticated;

-- The words of a text that say something, in any form.
create or replace function private.memory_words(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select pg_catalog.tsvector_to_array(pg_catalog.to_tsvector('pg_catalog.english', left(coalesce(p_text, ''), 2000)))
$$;
grant execute on function private.memory_words(text) to authenticated;

-- What the person said in this conversation lately, and what they had kept: nothing else can become a memory of theirs.
create or replace function private.own_words() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(string_agg(w.said, ' '), '') from (
    (select t.input ->> 'message' as said from public.turns t
    where t.user_id = (select auth.uid()) and t.conversation_id = (select n.conversation_id from public.turns n where n.id = nullif(current_setting('alfred.turn', true), '')::uuid)
    order by t.seq desc limit 10)
    union all
    (select m.text from public.memories m where m.user_id = (select auth.uid()) order by m.created_at desc limit 200)) w
$$;
grant execute on function private.own_words() to authenticated;

-- Whether most words of a text stand in what was said. A number is nobody's guess.
create or replace function private.is_said_in(p_text text, p_said text) returns boolean
language sql immutable set search_path = '' as $$
  select (select count(*) from unnest(w.words) x where x = any (o.words)) >= 0.6 * cardinality(w.words)
    and not exists (select from unnest(w.words) x where x ~ '\d' and x <> all (o.words))
  from (select array(select distinct m[1] from regexp_matches(lower(p_text), '[[:alnum:]]{3,}|\d+', 'g') m) as words) w
    cross join lateral (select array(select distinct m[1] from regexp_matches(lower(p_said), '[[:alnum:]]{3,}|\d+', 'g') m) as words) o
$$;
grant execute on function private.is_said_in(text, text) to authenticated;

-- Whether somebody said so themselves. A recipe, a page or a tool says nothing in their name.
create or replace function private.is_own_saying(p_text text) returns boolean
language sql stable set search_path = '' as $$ select private.is_said_in(p_text, private.own_words()) $$;
grant execute on function private.is_own_saying(text) to authenticated;

-- What holds now.
create or replace function private.holds(p_memory public.memories, p_today date) returns boolean
language sql immutable set search_path = '' as $$
  select (p_memory).superseded_by is null and ((p_memory).valid_until is null or (p_memory).valid_until >= p_today)
$$;
grant execute on function private.holds(public.memories, date) to authenticated;

-- Keeps one, in the place of what it contradicts. Gives what was done with it. What is inferred gives way to what was stated.
create or replace function private.keep_memory(p_given jsonb, inout p_memory public.memories, out op text) returns record
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_given ->> 'today')::date;
  v_source text := coalesce(p_given ->> 'source', 'stated');
  v_key text := nullif(p_given ->> 'subject_key', '');
  v_before public.memories[];
begin
  select * into p_memory from public.memories m
  where m.user_id = (select auth.uid()) and private.holds(m, v_today)
    and (lower(m.text) = lower(btrim(p_given ->> 'text')) or private.memory_words(m.text) = private.memory_words(p_given ->> 'text') and private.memory_words(m.text) <> '{}')
    and private.numbers_of(m.text) = private.numbers_of(p_given ->> 'text')
  order by m.created_at desc limit 1 for update;
  if found and (p_memory.source = 'stated' or v_source <> 'stated') then
    op := 'read';
    return;
  elsif found then
    update public.memories m set source = v_source, confidence = 1, updated_at = clock_timestamp() where m.id = p_memory.id returning * into p_memory;
    op := 'updated';
    return;
  end if;
  v_before := array(select m from public.memories m
    where m.user_id = (select auth.uid()) and private.holds(m, v_today)
      and (m.subject_key = v_key or m.id = (p_given ->> 'corrects')::uuid) order by m.created_at for update);
  if v_source <> 'stated' and exists (select from unnest(v_before) b where (b).source = 'stated') then
    op := 'read';
    p_memory := v_before[1];
    return;
  end if;
  insert into public.memories (kind, text, keywords, subject, subject_key, source, confidence, valid_from, valid_until, turn_id, conversation_id, embedding)
  values (coalesce(p_given ->> 'kind', 'fact'), btrim(p_given ->> 'text'), nullif(btrim(p_given ->> 'keywords'), ''), nullif(btrim(p_given ->> 'subject'), ''), v_key,
    v_source, coalesce((p_given ->> 'confidence')::numeric, 1), v_today, (p_given ->> 'until')::date,
    nullif(current_setting('alfred.turn', true), '')::uuid,
    private.conversation_now(), private.to_unit_vector(p_given -> 'vector'))
  returning * into p_memory;
  op := 'created';
  update public.memories m set superseded_by = p_memory.id, valid_until = v_today, updated_at = clock_timestamp()
  where m.id in (select (b).id from unnest(v_before) b);
end $$;
grant execute on function private.keep_memory(jsonb, public.memories) to authenticated;

-- Two sentences that differ in a number are two.
create or replace function private.numbers_of(p_text text) returns text[]
language sql immutable set search_path = '' as $$ select array(select m[1] from regexp_matches(coalesce(p_text, ''), '\d+', 'g') m) $$;
grant execute on function private.numbers_of(text) to authenticated;

create or replace function private.conversation_now() returns uuid
language sql stable security definer set search_path = '' as $$
  select t.conversation_id from public.turns t where t.id = nullif(current_setting('alfred.turn', true), '')::uuid and t.user_id = (select auth.uid())
$$;
grant execute on function private.conversation_now() to authenticated;

create or replace function private.tool_remember_fact(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_kept record;
begin
  if coalesce(p_arguments ->> 'text', '') !~ '\S' then
    perform private.refuse_call('MEMORY_NOT_NAMED');
  -- A hand writes its person's own words.
  elsif coalesce(current_setting('alfred.turn', true), '') <> '' and not private.is_own_saying(p_arguments ->> 'text') then
    perform private.refuse_call('NOT_SAID', jsonb_build_object('text', left(btrim(p_arguments ->> 'text'), 200)));
  end if;
  select * into v_kept from private.keep_memory(p_arguments || '{"source": "stated", "confidence": 1}', null);
  return jsonb_build_object('entities', jsonb_build_array(private.memory_entity(v_kept.p_memory, v_kept.op)),
    'data', private.memory_line(v_kept.p_memory) || jsonb_build_object('already', v_kept.op = 'read'));
end $$;
grant execute on function private.tool_remember_fact(jsonb) to authenticated;
comment on function private.tool_remember_fact(jsonb) is 'tool of pantry, by hand';
