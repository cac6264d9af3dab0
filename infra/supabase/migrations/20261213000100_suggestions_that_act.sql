-- What Alfred notices is about something, may be carried out by a request, and can be put off or stopped.
alter table public.suggestions drop constraint suggestions_kind_check;
-- A newer worker may know more kinds than whoever reads them.
alter table public.suggestions add constraint suggestions_kind_check check (kind ~ '^[a-z][a-z_]{0,39}$');
alter table public.suggestions drop constraint suggestions_status_check;
alter table public.suggestions add constraint suggestions_status_check check (status in ('open', 'mentioned', 'snoozed', 'accepted', 'dismissed'));
-- What it is about: a food or a dish by its key. The same subject can be stopped for good.
alter table public.suggestions add column subject text not null default '' check (length(subject) <= 120);
-- What a yes asks for, in words that a turn reads like any message.
alter table public.suggestions add column request text check (length(request) <= 500);
-- The rows that it is about: [{"type": "lot", "id": ...}].
alter table public.suggestions add column entities jsonb not null default '[]' check (jsonb_typeof(entities) = 'array');
-- How much it matters, 0 to 1: of several the first few are told.
alter table public.suggestions add column rank real not null default 0.5 check (rank between 0 and 1);
alter table public.suggestions add column snoozed_until timestamptz;
create index suggestions_lately on public.suggestions (user_id, created_at desc);

-- What a person does not want to hear of again: a kind, or one subject of it.
create table private.quiet_subjects (
  user_id uuid not null,
  kind text not null,
  -- Empty for all of the kind.
  subject text not null default '' check (length(subject) <= 120),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, kind, subject)
);
alter table private.quiet_subjects enable row level security;
alter table private.quiet_subjects force row level security;

-- Who is looked at once a day on their own calendar, and whose kitchen changed since.
create table private.households (
  user_id uuid primary key,
  ran_on date,
  hinted_at timestamptz
);
create index households_hinted on private.households (hinted_at) where hinted_at is not null;
alter table private.households enable row level security;
alter table private.households force row level security;
insert into private.households (user_id)
select user_id from public.inventory_lots union select user_id from public.shopping_items union select user_id from public.meal_plan_entries
union select user_id from public.stock_movements union select user_id from public.cooked_meals;
