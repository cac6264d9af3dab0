-- What a person told that no other row holds, in their words; and what is left of a thing that was forgotten.
create table public.memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('fact', 'preference', 'event', 'person')),
  text text not null check (text ~ '\S'),
  -- English words for a text of another language, by which it is found.
  keywords text,
  subject text,
  -- Of one key one memory holds; null where nothing can contradict it.
  subject_key text,
  source text not null default 'stated' check (source in ('stated', 'inferred', 'learned')),
  confidence numeric not null default 1 check (confidence > 0 and confidence <= 1),
  valid_from date not null,
  valid_until date,
  -- A later memory of the same key took its place: the id of one of the same person, or of one that was forgotten.
  superseded_by uuid,
  turn_id uuid,
  conversation_id uuid,
  embedding real[] check (cardinality(embedding) between 1 and 1024),
  search tsvector generated always as (to_tsvector('pg_catalog.english'::regconfig, text || ' ' || coalesce(subject, '') || ' ' || coalesce(keywords, ''))) stored,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
-- Its index serves the policy too: it begins with the person.
create index memories_by_age on public.memories (user_id, created_at desc);
create index memories_by_key on public.memories (user_id, subject_key) where superseded_by is null;
create index memories_superseded on public.memories (user_id, superseded_by) where superseded_by is not null;
create index memories_of_conversation on public.memories (conversation_id) where source = 'inferred';
create index memories_search on public.memories using gin (search);
alter table public.memories enable row level security;
alter table public.memories force row level security;

-- What a person said, to find again what never became a memory.
create index turns_by_words on public.turns using gin (to_tsvector('pg_catalog.english'::regconfig, left(input ->> 'message', 2000)));

-- Which turns were looked at for what their person told. Those from before are not.
alter table public.turns add column gathered_at timestamptz;
create index turns_to_gather on public.turns (finished_at, id) where gathered_at is null and finished_at is not null;

-- That there was something, whose, and since when it is gone.
create table private.tombstones (
  user_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  forgotten_at timestamptz not null default clock_timestamp(),
  primary key (user_id, table_name, row_id)
);
alter table private.tombstones enable row level security;
alter table private.tombstones force row level security;

-- Words that an open turn may still hold, until it ends.
create table private.redactions (
  turn_id uuid primary key references public.turns (id) on delete cascade,
  user_id uuid not null,
  needles text[] not null,
  -- The turns in which it was told.
  sources uuid[] not null
);
alter table private.redactions enable row level security;
alter table private.redactions force row level security;
