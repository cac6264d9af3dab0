-- Conversations and turns: the ledger that everything else is derived from.

create table public.profiles (
  user_id uuid primary key,
  time_zone text not null default 'UTC',
  locale text not null default 'en',
  created_at timestamptz not null default now()
);

create table public.conversations (
  id uuid primary key,
  user_id uuid not null,
  -- Registry of refs, working set, last turns: what the next turn must know, of bounded size.
  state jsonb not null default '{}',
  turns_committed int not null default 0,
  last_turn_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index conversations_latest on public.conversations (user_id, last_turn_at desc);

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
  finished_at timestamptz
);
-- One running turn per conversation is a fact of the database, not a habit of the services.
create unique index turns_one_running on public.turns (conversation_id) where status = 'running';
create index turns_open on public.turns (conversation_id, seq) where status in ('queued', 'running');
-- What one person has open is counted at every request; what they ever asked must not be read for it.
create index turns_open_by_user on public.turns (user_id) where status in ('queued', 'running');
create index turns_by_user on public.turns (user_id, seq desc);

-- What a turn decided and told, in the order it did: records are folded again on a takeover.
create table private.turn_batches (
  turn_id uuid not null references public.turns (id) on delete cascade,
  first_record int not null,
  records jsonb not null,
  events jsonb not null,
  primary key (turn_id, first_record)
);

-- The response of each call under its key: a repeat returns what is stored.
create table private.turn_calls (
  turn_id uuid not null references public.turns (id) on delete cascade,
  step int not null,
  call int not null,
  request_hash text not null,
  response jsonb not null,
  primary key (turn_id, step, call)
);

-- Which orchestrator is alive: the lease of a whole instance, renewed once a second.
create table private.instances (
  name text primary key,
  boot text not null,
  lease_until timestamptz not null
);

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
alter table public.conversations enable row level security;
alter table public.conversations force row level security;
alter table public.turns enable row level security;
alter table public.turns force row level security;
-- No policy: only the owner's functions read and write these.
alter table private.turn_batches enable row level security;
alter table private.turn_calls enable row level security;
alter table private.instances enable row level security;

create policy "own profile" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own conversations" on public.conversations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own turns" on public.turns for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.profiles to authenticated;
grant select (id, user_id, turns_committed, last_turn_at, created_at) on public.conversations to authenticated;
grant select (id, user_id, conversation_id, status, asked_at, time_zone, result, ledger, usage, created_at, finished_at)
  on public.turns to authenticated;
