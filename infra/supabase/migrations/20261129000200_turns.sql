-- Conversations and turns: the ledger that everything else is derived from.

create table public.profiles (
  user_id uuid primary key,
  time_zone text not null default 'UTC',
  locale text not null default 'en',
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
alter table public.profiles force row level security;

create table public.conversations (
  id uuid primary key,
  user_id uuid not null,
  -- Registry of refs, working set, last turns: what the next turn must know, of bounded size.
  state jsonb not null default '{}',
  turns_committed int not null default 0,
  last_turn_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  title text check (title ~ '\S' and length(title) <= 120),
  deleted_at timestamptz
);
create index conversations_latest on public.conversations (user_id, last_turn_at desc);
alter table public.conversations enable row level security;
alter table public.conversations force row level security;

create table public.turns (
  id uuid primary key,
  seq bigint generated always as identity,
  user_id uuid not null,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  contract_version int not null,
  request_hash text not null,
  input jsonb not null,
  asked_at timestamptz not null,
  time_zone text not null,
  locale text not null,
  -- Fixed when the turn is first claimed, so that a resumed turn thinks with the same inputs.
  suggestions jsonb,
  status text not null check (
    status in ('queued', 'running', 'done', 'partial', 'blocked', 'cancelled', 'failed')
  ),
  owner text,
  fence bigint not null default 0,
  attempts int not null default 0,
  claimed_at timestamptz,
  cancel_requested boolean not null default false,
  result jsonb,
  final_events jsonb,
  ledger jsonb,
  usage jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- What its person changed by hand before a turn: fixed when it is first claimed, like the suggestions.
  hand_edits jsonb
);
-- One running turn per conversation is a fact of the database, not a habit of the services.
create unique index turns_one_running on public.turns (conversation_id) where status = 'running';
create index turns_open on public.turns (conversation_id, seq) where status in ('queued', 'running');
-- What one person has open is counted at every request; what they ever asked must not be read for it.
create index turns_open_by_user on public.turns (user_id) where status in ('queued', 'running');
create index turns_by_user on public.turns (user_id, seq desc);
create index turns_by_conversation on public.turns (conversation_id, seq desc);
create index turns_dead on public.turns (seq desc) where status in ('failed', 'partial') and (result -> 'error' ->> 'retryable') = 'true';
alter table public.turns enable row level security;
alter table public.turns force row level security;

-- What a turn decided and told, in the order it did: records are folded again on a takeover.
create table private.turn_batches (
  turn_id uuid not null references public.turns (id) on delete cascade,
  first_record int not null,
  records jsonb not null,
  events jsonb not null,
  primary key (turn_id, first_record)
);
alter table private.turn_batches enable row level security;

-- The response of each call under its key: a repeat returns what is stored.
create table private.turn_calls (
  turn_id uuid not null references public.turns (id) on delete cascade,
  step int not null,
  call int not null,
  request_hash text not null,
  response jsonb not null,
  primary key (turn_id, step, call)
);
alter table private.turn_calls enable row level security;

-- Which orchestrator is alive: the lease of a whole instance, renewed once a second.
create table private.instances (
  name text primary key,
  boot text not null,
  lease_until timestamptz not null
);
alter table private.instances enable row level security;

-- What Alfred noticed without being asked (spec S8), and which schedule runs have been done.
create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('expiry')),
  -- The same observation is stored once, however often it is made.
  dedupe_key text not null check (length(dedupe_key) <= 200),
  reason text not null check (length(reason) <= 500),
  action text not null check (length(action) <= 500),
  due_on date not null,
  valid_until timestamptz not null,
  status text not null default 'open' check (status in ('open', 'mentioned', 'dismissed')),
  mentioned_in uuid,
  created_at timestamptz not null default now(),
  unique (user_id, dedupe_key)
);
create index suggestions_open on public.suggestions (user_id, due_on) where status = 'open';
alter table public.suggestions enable row level security;
alter table public.suggestions force row level security;

-- Redis may lose every job: whether a run was done is known here alone.
create table private.proactive_runs (
  schedule text not null,
  fire_at timestamptz not null,
  suggestions_stored int not null,
  finished_at timestamptz not null default clock_timestamp(),
  primary key (schedule, fire_at)
);
alter table private.proactive_runs enable row level security;
