-- Who eats with a person: the household and guests, and what each of them must not have, likes or does not like. It is never a
-- preference of the person's own.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- As the person calls them: "Anna", or the code of what they are to the person, "sister", until a name is told.
  name text not null check (name ~ '\S'),
  name_key text not null,
  relation text,
  -- Of the household, or a guest.
  lives_here boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, name_key)
);
alter table public.people enable row level security;
alter table public.people force row level security;

create table public.person_rules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  person_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind in ('allergy', 'diet', 'dislike', 'like')),
  value text not null check (value ~ '\S'),
  value_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (person_id, kind, value_key)
);
create index person_rules_by_user on public.person_rules (user_id, person_id);
alter table public.person_rules enable row level security;
alter table public.person_rules force row level security;
