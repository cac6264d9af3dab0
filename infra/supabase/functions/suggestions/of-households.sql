-- What the worker noticed of households, kept once each; and what is no longer so, taken back (spec S8).

-- The kinds that are reckoned from a whole household, so that what is not noticed any more has nothing left to say.
create or replace function private.household_kinds() returns text[]
language sql immutable set search_path = '' as $$ select '{together,restock,meal,shopping,preference}'::text[] $$;

-- Whether a person wants to hear of nothing of a kind, or of this subject.
create or replace function private.is_quiet(p_user uuid, p_kind text, p_subject text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.quiet_subjects q where q.user_id = p_user and q.kind in (p_kind, '') and q.subject in (p_subject, ''))
$$;

-- Stores what was noticed of one household: the best first, so many a day, nothing that was told lately or is not wanted, and no dish that somebody there
-- must not eat. Of suggestions that stand for one another, the first that may be told is kept.
create or replace function private.store_of_household(p_user uuid, p_today date, p_suggestions jsonb, p_day_max int) returns int
language plpgsql set search_path = '' as $$
declare
  v_one record;
  v_left int := p_day_max - (select count(*) from public.suggestions s where s.user_id = p_user and s.kind = any (private.household_kinds()) and s.created_at > now() - interval '20 hours');
  v_stored int := 0;
  v_found int;
  v_slots text[] := '{}';
begin
  for v_one in
    select * from jsonb_to_recordset(p_suggestions) as s (kind text, subject text, slot text, reason text, action text, request text, recipe uuid, entities jsonb, rank real, waits boolean, due_on date, valid_until timestamptz)
    order by s.rank desc, s.subject
  loop
    exit when v_stored >= v_left;
    continue when coalesce(v_one.waits, false) or v_one.slot = any (v_slots) or private.is_quiet(p_user, v_one.kind, v_one.subject)
      or exists (select from public.suggestions s where s.user_id = p_user and s.kind = v_one.kind and s.subject = v_one.subject and s.created_at > now() - interval '7 days')
      or (v_one.recipe is not null and not private.is_for_household(p_user, v_one.recipe));
    insert into public.suggestions (user_id, kind, dedupe_key, subject, reason, action, request, entities, rank, due_on, valid_until)
    values (p_user, v_one.kind, left(v_one.kind || ':' || v_one.subject || ':' || p_today, 200), v_one.subject, v_one.reason, v_one.action, v_one.request, coalesce(v_one.entities, '[]'), v_one.rank, v_one.due_on, v_one.valid_until)
    on conflict (user_id, dedupe_key) do nothing;
    get diagnostics v_found = row_count;
    v_stored := v_stored + v_found;
    v_slots := v_slots || coalesce(v_one.slot, '');
  end loop;
  return v_stored;
end $$;

-- Stores a page of households with what was noticed of each, in one transaction: a worker that dies before it looks at them again, and what was stored
-- stays as it is. A household that changed since it was looked at keeps its hint, and so does one that changed just before: that change may not have been
-- seen, since its transaction may have ended after the look began.
create or replace function public.store_households(p_households jsonb, p_day_max int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_one record;
  v_stored int := 0;
begin
  for v_one in select * from jsonb_to_recordset(p_households) as h (user_id uuid, today date, is_daily boolean, looked_at timestamptz, suggestions jsonb) order by h.user_id loop
    perform from private.households h where h.user_id = v_one.user_id for update;
    -- Whoever deleted their account meanwhile is told nothing.
    continue when not found or v_one.is_daily and exists (select from private.households h where h.user_id = v_one.user_id and h.ran_on >= v_one.today);
    delete from public.suggestions s
    where s.user_id = v_one.user_id and s.status in ('open', 'snoozed') and s.kind = any (private.household_kinds()) and s.kind <> 'preference'
      and not exists (select from jsonb_to_recordset(v_one.suggestions) as x (kind text, subject text) where x.kind = s.kind and x.subject = s.subject);
    -- What was told already has nothing left to say either, and stays known as told.
    update public.suggestions s set valid_until = now()
    where s.user_id = v_one.user_id and s.status = 'mentioned' and s.valid_until > now() and s.kind = any (private.household_kinds()) and s.kind <> 'preference'
      and not exists (select from jsonb_to_recordset(v_one.suggestions) as x (kind text, subject text) where x.kind = s.kind and x.subject = s.subject);
    v_stored := v_stored + private.store_of_household(v_one.user_id, v_one.today, v_one.suggestions, p_day_max);
    update private.households h set ran_on = case when v_one.is_daily then v_one.today else h.ran_on end,
      hinted_at = case when h.hinted_at < v_one.looked_at - interval '3 seconds' then null else h.hinted_at end
    where h.user_id = v_one.user_id;
  end loop;
  return v_stored;
end $$;
grant execute on function public.store_households(jsonb, int) to alfred_worker;

-- What a person answers to a suggestion: to do it (then what to ask for is given back), not now, not at all, or never about this.
create or replace function public.answer_suggestion(suggestion uuid, answer text, until timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_one public.suggestions;
begin
  perform private.check_day(until);
  if answer is null or answer not in ('accept', 'dismiss', 'snooze', 'never', 'never_kind') then
    perform private.refuse(422, 'INVALID_REQUEST', 'The answer is one of accept, dismiss, snooze, never and never_kind.');
  end if;
  if answer = 'snooze' and coalesce(until, now() + interval '1 day') not between now() and now() + interval '1 year' then
    perform private.refuse(422, 'INVALID_REQUEST', 'A suggestion is put off until a moment within the next year.');
  end if;
  update public.suggestions s set
    status = case answer when 'accept' then 'accepted' when 'snooze' then 'snoozed' else 'dismissed' end,
    snoozed_until = case when answer = 'snooze' then coalesce(until, now() + interval '1 day') end,
    valid_until = case when answer = 'snooze' then greatest(s.valid_until, coalesce(until, now() + interval '1 day') + interval '1 day') else s.valid_until end
  where s.id = suggestion and s.user_id = auth.uid() returning * into v_one;
  if v_one.id is null then
    perform private.refuse(404, 'NOT_FOUND', 'There is no such suggestion.');
  end if;
  if answer in ('never', 'never_kind') then
    insert into private.quiet_subjects (user_id, kind, subject) values (v_one.user_id, v_one.kind, case when answer = 'never' then v_one.subject else '' end) on conflict do nothing;
    delete from public.suggestions s
    where s.user_id = v_one.user_id and s.status in ('open', 'snoozed') and s.kind = v_one.kind and (answer = 'never_kind' or s.subject = v_one.subject);
  end if;
  return jsonb_build_object('id', v_one.id, 'status', v_one.status, 'request', case when answer = 'accept' then v_one.request end);
end $$;
grant execute on function public.answer_suggestion(uuid, text, timestamptz) to authenticated;
