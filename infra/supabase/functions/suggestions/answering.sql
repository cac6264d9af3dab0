-- What a person says of suggestions in a conversation: what there is, later, no, never, and again (spec S8).

-- A suggestion as a turn refers to it.
create or replace function private.suggestion_entity(p_one public.suggestions, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'suggestion', 'id', (p_one).id, 'label', left((p_one).reason, 200), 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.suggestion_entity(public.suggestions, text) to authenticated;

-- What holds now and was not answered.
create or replace function private.is_suggested(p_one public.suggestions) returns boolean
language sql stable set search_path = '' as $$
  select (p_one).user_id = (select auth.uid()) and (p_one).valid_until > now() and ((p_one).status in ('open', 'mentioned') or (p_one).status = 'snoozed' and (p_one).snoozed_until <= now())
$$;
grant execute on function private.is_suggested(public.suggestions) to authenticated;

-- Which are meant: by the words of what they are about, by their kind, or those that were told last in this conversation.
create or replace function private.suggestions_meant(p_about text, p_kind text) returns setof public.suggestions
language sql stable set search_path = '' as $$
  with told as (
    select s.mentioned_in from public.suggestions s join public.turns t on t.id = s.mentioned_in
    where s.user_id = (select auth.uid()) and t.conversation_id = private.conversation_now() order by t.created_at desc limit 1
  )
  select s.* from public.suggestions s
  where private.is_suggested(s) and (p_kind is null or s.kind = p_kind)
    and (p_about is null or private.memory_words(s.reason || ' ' || s.action) @> private.memory_words(p_about) and private.memory_words(p_about) <> '{}')
    and (p_about is not null or p_kind is not null or s.mentioned_in = (select mentioned_in from told))
  order by s.rank desc, s.id limit 50
$$;
grant execute on function private.suggestions_meant(text, text) to authenticated;

-- What a subject is called: a food by its name, anything else by its key.
create or replace function private.name_of_subject(p_subject text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select i.name from public.ingredients i where i.id::text = p_subject), (select r.name from public.recipes r where r.id::text = p_subject), p_subject)
$$;
grant execute on function private.name_of_subject(text) to authenticated;

-- What a person wants to hear of no more.
create or replace function private.quiet_now() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', nullif(q.kind, ''), 'about', nullif(private.name_of_subject(q.subject), '')) order by q.created_at, q.kind, q.subject), '[]')
  from private.quiet_subjects q where q.user_id = auth.uid()
$$;
grant execute on function private.quiet_now() to authenticated;

-- Tells nothing of a kind, of a subject or of both any more. An empty word stands for any.
create or replace function private.be_quiet(p_kind text, p_subject text) returns void
language sql security definer set search_path = '' as $$
  insert into private.quiet_subjects (user_id, kind, subject) select auth.uid(), p_kind, left(p_subject, 120) where p_kind <> '' or p_subject <> '' on conflict do nothing
$$;
grant execute on function private.be_quiet(text, text) to authenticated;

-- Takes back that something is not to be told; gives how much that was.
create or replace function private.hear_again(p_kind text, p_about text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from private.quiet_subjects q where q.user_id = auth.uid() and (p_kind is null or q.kind = p_kind)
    and (p_about is null or q.subject = private.subject_of(p_about) or private.memory_words(private.name_of_subject(q.subject)) @> private.memory_words(p_about) and private.memory_words(p_about) <> '{}');
  get diagnostics v_count = row_count;
  return v_count;
end $$;
grant execute on function private.hear_again(text, text) to authenticated;

-- The subject that suggestions about a food have.
create or replace function private.subject_of(p_about text) returns text
language sql stable set search_path = '' as $$
  select coalesce((private.find_ingredient(p_about)).id::text, private.food_key(p_about))
$$;
grant execute on function private.subject_of(text) to authenticated;

create or replace function private.tool_list_suggestions(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_kind text := p_arguments ->> 'kind';
  v_found public.suggestions[] := array(select s from public.suggestions s where private.is_suggested(s) and (v_kind is null or s.kind = v_kind) order by s.rank desc, s.id limit 21);
begin
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.suggestion_entity(v_found[n], 'read') order by n) from generate_series(1, least(cardinality(v_found), 20)) n), '[]'),
    'data', jsonb_build_object('kind', v_kind, 'quiet', private.quiet_now(), 'truncated', cardinality(v_found) > 20,
      'suggestions', coalesce((select jsonb_agg(jsonb_build_object('kind', (v_found[n]).kind, 'reason', (v_found[n]).reason, 'action', (v_found[n]).action, 'request', (v_found[n]).request) order by n)
        from generate_series(1, least(cardinality(v_found), 20)) n), '[]')));
end $$;
grant execute on function private.tool_list_suggestions(jsonb) to authenticated;
comment on function private.tool_list_suggestions(jsonb) is 'tool of pantry';

create or replace function private.tool_answer_suggestion(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_answer text := p_arguments ->> 'answer';
  v_about text := nullif(btrim(p_arguments ->> 'about'), '');
  v_kind text := p_arguments ->> 'kind';
  v_until timestamptz := greatest((p_arguments ->> 'until')::date, (p_arguments ->> 'today')::date + 1)::timestamp at time zone 'UTC';
  v_found public.suggestions[] := array(select m from private.suggestions_meant(v_about, v_kind) m);
  v_one public.suggestions;
  v_count int := cardinality(v_found);
begin
  if v_answer = 'again' then
    v_count := private.hear_again(v_kind, v_about);
  elsif v_answer = 'never' then
    perform private.be_quiet(coalesce(v_kind, ''), coalesce(private.subject_of(v_about), '')) where v_about is not null or v_kind is not null;
    v_count := case when v_about is null and v_kind is null then v_count else 1 end;
  end if;
  if v_count = 0 then
    perform private.refuse_call('SUGGESTION_NOT_FOUND', jsonb_build_object('about', coalesce(v_about, '')));
  end if;
  if v_answer <> 'again' then
    foreach v_one in array v_found loop
      -- Of one subject, the first that ends takes the others along.
      perform public.answer_suggestion(v_one.id, case when v_answer <> 'never' then v_answer when v_about is not null then 'dismiss' when v_kind is not null then 'never_kind' else 'never' end,
        case when v_answer = 'snooze' then least(greatest(v_until, now() + interval '1 hour'), now() + interval '364 days') end)
      where exists (select from public.suggestions s where s.id = v_one.id);
    end loop;
  end if;
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.suggestion_entity(s, 'updated')) from unnest(v_found) s where v_answer <> 'again'), '[]'),
    'data', jsonb_build_object('answer', v_answer, 'about', v_about, 'kind', v_kind, 'until', case when v_answer = 'snooze' then v_until::date end,
      'reasons', coalesce((select jsonb_agg((s).reason) from unnest(v_found) s where v_answer <> 'again'), '[]')));
end $$;
grant execute on function private.tool_answer_suggestion(jsonb) to authenticated;
comment on function private.tool_answer_suggestion(jsonb) is 'tool of pantry';
