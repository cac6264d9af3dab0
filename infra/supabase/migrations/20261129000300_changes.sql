-- What is changed, by whom, and how it is taken back.

-- Who changed what: old row, new row, turn, step and call of every change to a person's data.
-- The trail is the source of the ledger and of undo (architecture, Data; invariant 2).
create table public.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  turn_id uuid,
  step int,
  call int,
  table_name text not null,
  row_id uuid not null,
  op text not null check (op in ('insert', 'update', 'delete')),
  old_row jsonb,
  new_row jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  -- The key of a change that was made by hand, without a turn.
  client_key uuid
);
create index audit_log_by_turn on public.audit_log (turn_id, id);
create index audit_log_by_user on public.audit_log (user_id, id desc);
create index audit_log_by_hand on public.audit_log (user_id, changed_at) where client_key is not null;
create index audit_log_by_row on public.audit_log (user_id, row_id, id desc);
create index audit_log_by_key on public.audit_log (client_key, id) where client_key is not null;
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

-- The response of each edit under its key: a repeat returns what is stored.
create table private.hand_edits (
  user_id uuid not null,
  key uuid not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
alter table private.hand_edits enable row level security;
alter table private.hand_edits force row level security;

-- Which change took back which: both are the id of a turn or the key of a hand edit.
create table private.undos (
  user_id uuid not null,
  source uuid not null,
  target uuid not null,
  undone_at timestamptz not null default clock_timestamp(),
  primary key (user_id, source)
);
create index undos_by_target on private.undos (user_id, target);
alter table private.undos enable row level security;
alter table private.undos force row level security;

-- Which tools there are and whose they are; `apply` runs nothing else.
create table private.tools (
  name text primary key,
  domain text not null,
  -- Fit for a hand: it writes what a person points at, and needs no turn behind it. Proposals do (what is proposed is
  -- shown in a turn), a whole recipe is compiled by its agent first, and reading goes through the tables.
  by_hand boolean not null default false
);
alter table private.tools enable row level security;

-- What the rows of a table are to a conversation: the type that its tools report, and the column that names one.
create table private.entity_types (
  table_name text primary key,
  entity_type text not null,
  label_column text not null
);
alter table private.entity_types enable row level security;

-- The tables whose rows are taken back. Rows of a later one may point at rows of an earlier one. `place` is where a person
-- finds the thing; parts of something else have none. What is not here is no data of the person's: what was proposed and
-- which foods nobody knew stay as they happened.
create table private.undoable_tables (
  table_name text primary key,
  position int not null unique,
  place text,
  shown_columns text[] not null default '{}'
);
alter table private.undoable_tables enable row level security;

-- What was changed so that it can be kept, with what it was.
create table private.repairs (
  id bigint generated always as identity primary key,
  table_name text not null,
  column_name text not null,
  row_key jsonb not null,
  before jsonb not null,
  repaired_at timestamptz not null default clock_timestamp()
);
alter table private.repairs enable row level security;

-- Whether there is room to store anything. Whoever watches over the disk of an installation says so here, while there is still
-- room to say it; then new requests are refused with their reason, and those that were accepted before can end.
create table private.room (
  is_one boolean primary key default true check (is_one),
  is_short boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
alter table private.room enable row level security;
insert into private.room default values;

-- What one person's requests that may change something came to within a minute, in a row for each that may run at once, so that
-- none waits for another. Lost when PostgreSQL crashes, which forgives a minute.
create unlogged table private.request_counts (
  user_id uuid not null,
  slot int not null,
  minute timestamptz not null,
  requests int not null,
  primary key (user_id, slot, minute)
);
create index request_counts_by_minute on private.request_counts (minute);
alter table private.request_counts enable row level security;
alter table private.request_counts force row level security;
