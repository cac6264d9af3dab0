-- Where a person wants to be told of suggestions outside of Alfred, when, and what was told where.
create table public.delivery_places (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  way text not null check (way in ('web_push', 'webhook', 'email')),
  address text not null check (length(address) between 3 and 2000),
  label text not null default '' check (length(label) <= 120),
  -- Null until whoever reads there said so.
  confirmed_at timestamptz,
  -- Nothing is delivered there any more, and why.
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 60),
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, way, address)
);
alter table public.delivery_places enable row level security;
alter table public.delivery_places force row level security;

-- What only the worker reads of a place: a browser's keys, a webhook's secret, the code that confirms an e-mail address.
create table private.delivery_keys (
  place_id uuid primary key references public.delivery_places on delete cascade,
  user_id uuid not null,
  keys jsonb not null default '{}' check (jsonb_typeof(keys) = 'object'),
  code text,
  wrong_codes int not null default 0
);
alter table private.delivery_keys enable row level security;
alter table private.delivery_keys force row level security;

-- When a person wants to be left alone, and how many suggestions a place gets in a day.
create table public.delivery_wishes (
  user_id uuid primary key,
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  a_day_max int not null default 3 check (a_day_max between 0 and 20)
);
alter table public.delivery_wishes enable row level security;
alter table public.delivery_wishes force row level security;

-- One message to one place. It is kept what it told of, and not in which words.
create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  place_id uuid not null references public.delivery_places on delete cascade,
  -- None: it asks whether the place is theirs.
  suggestions uuid[] not null check (cardinality(suggestions) <= 20),
  day date not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'given_up', 'withdrawn')),
  attempts int not null default 0,
  -- Until then it is in somebody's hands, or rests after a failure.
  next_attempt_at timestamptz not null,
  error text check (length(error) <= 60),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index deliveries_of_person on public.deliveries (user_id, created_at desc);
create index deliveries_of_place on public.deliveries (place_id, created_at desc);
create index deliveries_waiting on public.deliveries (next_attempt_at, id) where status = 'waiting';
alter table public.deliveries enable row level security;
alter table public.deliveries force row level security;

-- What the worker can deliver by, as it said last, and what a browser must know for it.
create table private.delivery_ways (
  way text primary key,
  public_key text,
  told_at timestamptz not null
);
alter table private.delivery_ways enable row level security;
alter table private.delivery_ways force row level security;

create index suggestions_to_deliver on public.suggestions (created_at) where status = 'open';
