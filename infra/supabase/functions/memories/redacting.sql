-- What is left of a thing when it is forgotten (ruling R22): a tombstone, and nowhere a word of it.

-- What stands where words stood.
create or replace function private.redacted_words() returns text
language sql immutable set search_path = '' as $$ select '[forgotten]' $$;

-- Words as a pattern that finds them in the text of JSON, however they are written there.
create or replace function private.pattern_of(p_needles text[]) returns text
language sql immutable set search_path = '' as $$
  select nullif(string_agg(regexp_replace(regexp_replace(substr(to_jsonb(n.needle)::text, 2, length(to_jsonb(n.needle)::text) - 2), '([]*+.?^${}()|\\[])', '\\\1', 'g'), '\s+', '\\s+', 'g'), '|' order by length(n.needle) desc), '')
  from (select distinct btrim(x) as needle from unnest(p_needles) x where length(btrim(x)) >= 4) n
$$;
grant execute on function private.pattern_of(text[]) to authenticated;

create or replace function private.without_words(p_value jsonb, p_pattern text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_value::text ~* p_pattern then regexp_replace(p_value::text, p_pattern, private.redacted_words(), 'gi')::jsonb else p_value end
$$;

-- How a row stands in the trail of changes once it was forgotten: whose and which, and nothing else.
create or replace function private.redacted_row(p_row jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_row is not null then jsonb_build_object('id', p_row -> 'id', 'user_id', p_row -> 'user_id', 'redacted', true) end
$$;

-- Takes all out of turns that anybody said in them. That there was a turn, when and what it cost stays.
create or replace function private.empty_turns(p_user uuid, p_turns uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.turn_batches b where b.turn_id = any (p_turns);
  delete from private.turn_calls k where k.turn_id = any (p_turns);
  delete from private.turn_traces x where x.turn_id = any (p_turns);
  update public.turns t set request_hash = '', ledger = null, final_events = '[]', suggestions = null, hand_edits = null,
    input = jsonb_build_object('message', private.redacted_words(), 'mode', coalesce(t.input ->> 'mode', 'plan')),
    result = case when t.result is null then null else jsonb_build_object('response', private.redacted_words(), 'pending', null, 'handoff', null, 'error', null) end
  where t.user_id = p_user and t.id = any (p_turns) and t.finished_at is not null;
end $$;

-- Takes words out of turns that have ended, of conversations and of what was answered to a hand. What was told of them in portions goes.
create or replace function private.redact_words(p_user uuid, p_needles text[], p_since timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_pattern text := private.pattern_of(p_needles);
  v_turns uuid[];
begin
  if v_pattern is null then
    return;
  end if;
  v_turns := array(select t.id from public.turns t
    where t.user_id = p_user and t.finished_at is not null and t.finished_at >= p_since
      and (t.input::text ~* v_pattern or t.result::text ~* v_pattern or t.final_events::text ~* v_pattern or t.ledger::text ~* v_pattern
        or t.suggestions::text ~* v_pattern or t.hand_edits::text ~* v_pattern
        or exists (select from private.turn_batches b where b.turn_id = t.id and (b.records::text ~* v_pattern or b.events::text ~* v_pattern))
        or exists (select from private.turn_calls k where k.turn_id = t.id and k.response::text ~* v_pattern)));
  -- The portions of a reply may end within a word.
  delete from private.turn_batches b where b.turn_id = any (v_turns);
  delete from private.turn_calls k where k.turn_id = any (v_turns);
  delete from private.turn_traces x where x.turn_id = any (v_turns);
  update public.turns t set request_hash = '', input = private.without_words(t.input, v_pattern), result = private.without_words(t.result, v_pattern),
    final_events = private.without_words(t.final_events, v_pattern), ledger = private.without_words(t.ledger, v_pattern),
    suggestions = private.without_words(t.suggestions, v_pattern), hand_edits = private.without_words(t.hand_edits, v_pattern)
  where t.id = any (v_turns);
  update public.conversations c set state = private.without_words(c.state, v_pattern),
    title = case when c.title ~* v_pattern then null else c.title end
  where c.user_id = p_user and c.last_turn_at >= p_since and (c.state::text ~* v_pattern or c.title ~* v_pattern);
  update private.hand_edits e set response = private.without_words(e.response, v_pattern), request_hash = ''
  where e.user_id = p_user and e.created_at >= p_since and e.response::text ~* v_pattern;
  delete from public.suggestions s where s.user_id = p_user and (s.reason ~* v_pattern or s.action ~* v_pattern);
end $$;

-- A conversation in which it was told forgets what was said lately: a summary would tell it again in other words.
create or replace function private.forget_lately(p_user uuid, p_turns uuid[]) returns void
language sql set search_path = '' as $$
  update public.conversations c set state = c.state || '{"recent_turns": [], "narrative": ""}'
  where c.user_id = p_user and c.state ? 'recent_turns' and c.id in (select t.conversation_id from public.turns t where t.id = any (p_turns))
$$;

-- Redacts what is left of rows of a person that are gone, wherever it stands. `p_words` is what they said.
create or replace function private.forget_rows(p_user uuid, p_rows jsonb, p_words text[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_now uuid := nullif(current_setting('alfred.turn', true), '')::uuid;
  v_sources uuid[];
  v_since timestamptz;
  v_needles text[];
begin
  insert into private.tombstones (user_id, table_name, row_id) select p_user, r ->> 'table', (r ->> 'id')::uuid from jsonb_array_elements(p_rows) r on conflict do nothing;
  select coalesce(array_agg(distinct a.turn_id) filter (where a.turn_id is not null and a.op <> 'delete' and a.turn_id is distinct from v_now), '{}'), min(a.changed_at)
    into v_sources, v_since
  from jsonb_array_elements(p_rows) r join public.audit_log a on a.user_id = p_user and a.table_name = r ->> 'table' and a.row_id = (r ->> 'id')::uuid;
  update public.audit_log a set old_row = private.redacted_row(a.old_row), new_row = private.redacted_row(a.new_row)
  from jsonb_array_elements(p_rows) r where a.user_id = p_user and a.table_name = r ->> 'table' and a.row_id = (r ->> 'id')::uuid;
  -- What was said when it was told, and what was answered.
  v_needles := p_words || array(select x from public.turns t cross join lateral (values (t.input ->> 'message'), (t.result ->> 'response')) v (x)
    where t.id = any (v_sources) and t.user_id = p_user and length(x) >= 8);
  perform private.forget_lately(p_user, v_sources), private.empty_turns(p_user, v_sources);
  -- What was done by hand bears the moment at which its transaction began.
  v_since := least(v_since, (select min(t.created_at) from public.turns t where t.id = any (v_sources)), clock_timestamp()) - interval '1 minute';
  perform private.redact_words(p_user, v_needles, v_since);
  insert into private.redactions as o (turn_id, user_id, needles, sources)
  select t.id, p_user, v_needles, v_sources from public.turns t where t.user_id = p_user and t.status in ('queued', 'running')
  on conflict (turn_id) do update set needles = o.needles || excluded.needles, sources = o.sources || excluded.sources;
end $$;

-- The same for whoever forgets something of their own.
create or replace function private.forget_own_rows(p_rows jsonb, p_words text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_rows((select auth.uid()), p_rows, p_words);
end $$;
grant execute on function private.forget_own_rows(jsonb, text[]) to authenticated;

-- A turn that ran while something was forgotten is cleaned in the transaction that ends it, when its conversation has its state.
create or replace function private.redact_ended_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_redaction private.redactions;
begin
  delete from private.redactions r where r.turn_id = new.id returning * into v_redaction;
  if found then
    perform private.forget_lately(v_redaction.user_id, v_redaction.sources), private.redact_words(v_redaction.user_id, v_redaction.needles, new.created_at);
  end if;
  return null;
end $$;

-- Whether a change holds something that was forgotten since: it cannot be taken back.
create or replace function private.is_forgotten(p_source uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.audit_log a where a.user_id = (select auth.uid()) and (a.turn_id = p_source or a.client_key = p_source)
    and (a.old_row ? 'redacted' or a.new_row ? 'redacted'))
$$;
grant execute on function private.is_forgotten(uuid) to authenticated;
