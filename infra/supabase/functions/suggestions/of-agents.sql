-- What agents suggest unasked. An agent says what is due in a function of its own, private.suggestions_of_<domain>(timestamptz, uuid, int),
-- whose comment is 'suggestions of <domain>', and in what words in its bindings; the worker asks all of them, and puts the values into the words.

-- The sentences of an agent's suggestions, in place of those that it had: {"WINDOW_CLOSES": {"en": {"reason": "{name} ...", "action": "..."}}}.
-- English is there for whoever speaks another language. For whoever owns the database.
create or replace function private.bind_agent_phrases(p_domain text, p_phrases jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.agent_phrases a where a.domain = p_domain;
  insert into private.agent_phrases (domain, phrase, language, reason, action)
  select p_domain, p.key, l.key, l.value ->> 'reason', l.value ->> 'action' from jsonb_each(p_phrases) p cross join lateral jsonb_each(p.value) l;
  if exists (select from jsonb_each(p_phrases) p where not p.value ? 'en') then
    raise exception 'Each phrase needs its English.';
  end if;
end $$;

-- The agents that suggest something.
create or replace function public.suggesting_agents() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(substr(p.proname, 16) order by p.proname), '[]') from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname like 'suggestions\_of\_%'
    and obj_description(p.oid, 'pg_proc') = 'suggestions of ' || substr(p.proname, 16)
$$;
grant execute on function public.suggesting_agents() to alfred_worker;

-- What an agent has to suggest at a time, by the id of what each is about: its own words for it, the values in them, and what a yes asks for.
-- What was suggested before, and what the agent has no words for, is told as known: a page has as many as the agent told.
create or replace function public.agent_candidates(p_domain text, p_fire_at timestamptz, p_after uuid, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_page jsonb;
begin
  perform private.check_day(p_fire_at);
  if not public.suggesting_agents() ? p_domain then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such agent.');
  end if;
  execute format('select private.%I($1, $2, $3)', 'suggestions_of_' || p_domain) into v_page using p_fire_at, p_after, least(greatest(p_limit, 0), 1000);
  return coalesce((
    select jsonb_agg(c.one || jsonb_build_object('is_known', w.reason is null or exists (select from public.suggestions s where s.user_id = (c.one ->> 'user_id')::uuid and s.dedupe_key = c.one ->> 'dedupe_key'),
      'locale', l.language, 'reason', coalesce(w.reason, ''), 'action', coalesce(w.action, '')) order by c.place)
    from jsonb_array_elements(v_page) with ordinality as c (one, place)
      cross join lateral (select private.language_of_person((c.one ->> 'user_id')::uuid) as language) l
      left join lateral (select a.reason, a.action from private.agent_phrases a where a.domain = p_domain and a.phrase = c.one ->> 'phrase'
        and a.language in (left(l.language, 2), 'en') order by a.language = 'en' limit 1) w on true), '[]');
end $$;
grant execute on function public.agent_candidates(text, timestamp with time zone, uuid, integer) to alfred_worker;
