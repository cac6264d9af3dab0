-- Who eats along, read in the person's own words, whatever a model makes of them: what somebody must not have holds while they eat with
-- the person, and never longer.

-- What the person wrote in the turn that a token is of, and in those before it, the latest first. The latest four say who eats along ("another one" is for
-- whom the last was); whom the others name is meant by "all of us".
create or replace function private.messages_now() returns table (place int, message text)
language sql stable security definer set search_path = '' as $$
  with here as (
    select t.conversation_id, t.seq from public.turns t
    where t.id = coalesce(nullif(current_setting('alfred.turn', true), ''), private.claim('turn'))::uuid and t.user_id = auth.uid()
  )
  select row_number() over (order by t.seq desc)::int, t.input ->> 'message'
  from here h join public.turns t on t.conversation_id = h.conversation_id and t.user_id = auth.uid() and t.seq <= h.seq
  order by t.seq desc limit 12
$$;
grant execute on function private.messages_now() to authenticated;

-- What a person is called in a message: by name, and by what they are to the one who writes.
create or replace function private.words_for(p_person public.people) returns table (called text)
language sql stable set search_path = '' as $$
  select (p_person).name_key
  union all
  select private.person_words(w) from private.relation_words() r cross join unnest(r.words) w where r.relation = (p_person).relation
  union all
  -- A relation that has no words of its own is named as it was told: "godson".
  select private.person_words((p_person).relation) where (p_person).relation is not null
$$;
grant execute on function private.words_for(public.people) to authenticated;

-- Whom a message names of these: by name, by what they are to the person, or among all of a household ("for us", "the kids"). That
-- somebody is not there ("without Anna") does not name them.
create or replace function private.is_named(p_person public.people, p_words text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.words_for(p_person) c
    where ' ' || p_words || ' ' like '% ' || c.called || ' %' and not private.is_left_out(p_person, p_words))
    or (p_person).lives_here and p_words ~ '\m(us|family|everyone|everybody|household|uns|familie|alle|famille|nous|tous|familia|nosotros|todos)\M'
    or (p_person).relation in ('daughter', 'son', 'child') and p_words ~ '\m(kids|children|kinder|enfants|ninos|niños|hijos)\M'
$$;
grant execute on function private.is_named(public.people, text) to authenticated;

-- Whether a message says that somebody is not there: "without Anna", "Anna is not coming".
create or replace function private.is_left_out(p_person public.people, p_words text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.words_for(p_person) c
    where ' ' || p_words || ' ' like '% ' || c.called || ' %'
      and (' ' || p_words || ' ' ~ (' (without|ohne|sans|sin|not for|nicht für|pas pour|no para)( my| our| mein| meine| meinen| mon| ma| mi)? ' || c.called || ' ')
        or ' ' || p_words || ' ' ~ (' ' || c.called || ' ((is not|not|isnt|isn t) (coming|here|there|joining|with us|around|eating (with us|along|here))|(can t|cant|cannot|won t|wont|will not) (come|make it|join|be (here|there|with us|around)|eat (with us|along|here))|kommt (doch )?nicht|isst nicht mit|ne vient pas|no viene) ')))
$$;
grant execute on function private.is_left_out(public.people, text) to authenticated;

-- Whether the person says that they eat alone.
create or replace function private.is_alone(p_words text) returns boolean
language sql immutable set search_path = '' as $$
  select p_words ~ '\m(just (for )?me|only (for )?me|for myself|me alone|by myself|nur für mich|für mich allein|juste pour moi|pour moi seule?|rien que pour moi|solo para mí|sólo para mí|para mí solo)\M'
$$;
grant execute on function private.is_alone(text) to authenticated;

-- Whether a message means everybody who was spoken of, guests too.
create or replace function private.is_for_all(p_words text) returns boolean
language sql immutable set search_path = '' as $$
  select p_words ~ '\m(all of us|us all|everyone|everybody|the whole (party|table|group)|uns alle|für alle|alle zusammen|nous tous|tout le monde|todos( nosotros)?)\M'
$$;
grant execute on function private.is_for_all(text) to authenticated;

-- Who eats along now: whom the latest of these messages that says it names. Who lives here eats along unless the person says that they
-- eat alone, as far as an allergy goes: a diet of theirs holds where they are named.
create or replace function private.eaters_now() returns table (person_id uuid, name text, is_named boolean)
language sql stable set search_path = '' as $$
  with known as materialized (
    select p from public.people p where p.user_id = (select auth.uid()) limit 200
  ), said as materialized (
    -- Who knows nobody has nothing to be read.
    select m.place, private.person_words(m.message) as words from private.messages_now() m where exists (select from known)
  ), deciding as (
    select s.place, s.words from said s
    where s.place <= 4 and (private.is_alone(s.words) or private.is_for_all(s.words) or exists (select from known k where private.is_named(k.p, s.words)))
    order by s.place limit 1
  ), everybody as (
    -- "All of us" are the household and whoever was named in the conversation before.
    select k.p from known k where exists (select from deciding d where private.is_for_all(d.words))
      and ((k.p).lives_here or exists (select from said s where not private.is_alone(s.words) and private.is_named(k.p, s.words)))
  )
  select (k.p).id, (k.p).name, n.is_named
  from known k left join deciding d on true
    cross join lateral (select coalesce(private.is_named(k.p, d.words), false) or exists (select from everybody e where (e.p).id = (k.p).id) as is_named) n
  -- Whoever is left out now, or since they were named, does not eat along; who lives here does again with the next message.
  where exists (select from said) and not exists (select from said s where s.place <= case when (k.p).lives_here then 1 else coalesce(d.place, 1) end and private.is_left_out(k.p, s.words))
    and case when d.words is not null and private.is_alone(d.words) then false
    else (k.p).lives_here or n.is_named end
$$;
grant execute on function private.eaters_now() to authenticated;

-- What those must not have: allergies, and the diets that can be held, of who is named. Where one alone is asked about, of that one.
create or replace function private.companion_rules() returns table (name text, kind text, value text, value_key text)
language sql stable set search_path = '' as $$
  with eaters as (
    select e.person_id, e.name, e.is_named from private.eaters_now() e where private.only_eater() is null
    union all
    select p.id, p.name, true from public.people p where p.user_id = (select auth.uid()) and p.id::text = private.only_eater()
  )
  select e.name, r.kind, r.value, r.value_key
  from eaters e join public.person_rules r on r.person_id = e.person_id and r.user_id = (select auth.uid())
  where r.kind = 'allergy' or e.is_named and private.diet_is_enforced(r.kind, r.value_key)
  order by e.name, r.kind, r.value_key limit 60
$$;
grant execute on function private.companion_rules() to authenticated;
