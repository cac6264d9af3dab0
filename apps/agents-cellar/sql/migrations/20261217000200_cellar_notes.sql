-- What a person wants to have written down about cellar. Its rights, trail and limits are in sql/bindings.
create table public.cellar_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  text text not null check (text ~ '\S'),
  -- The text as it is found again: in lower case, without blanks around it.
  text_key text not null,
  created_at timestamptz not null default clock_timestamp()
);
-- Its index serves the policy too: it begins with the person.
create index cellar_notes_by_key on public.cellar_notes (user_id, text_key);
