-- How turns were worked at: nodes, models, tools and times, and nothing that was said. Small, and kept for a while only.
create table private.turn_traces (
  turn_id uuid primary key references public.turns (id) on delete cascade,
  user_id uuid not null,
  trace jsonb not null,
  stored_at timestamptz not null default clock_timestamp()
);
create index turn_traces_oldest on private.turn_traces (stored_at);
alter table private.turn_traces enable row level security;
alter table private.turn_traces force row level security;
