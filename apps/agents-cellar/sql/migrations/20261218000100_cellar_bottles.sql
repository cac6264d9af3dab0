-- Drinks in stock and what was thought of them. Their rights, trail and limits are in sql/bindings.

-- A lot: bottles of one drink that were bought together and lie in one place. What is drunk up has no row.
create table public.cellar_bottles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (name ~ '\S'),
  producer text,
  -- The words by which it is found: in lower case, singular, without accents.
  name_key text not null,
  producer_key text not null default '',
  style_key text not null default '',
  kind text not null check (kind in ('wine', 'beer', 'cider', 'spirit', 'soft')),
  colour text check (colour in ('red', 'white', 'rosé', 'orange', 'sparkling', 'sweet', 'fortified', 'pale', 'amber', 'dark')),
  -- The name of a known grape variety, wine or beer; what goes with it is looked up by this.
  style text,
  alcohol_free boolean not null default false,
  vintage int check (vintage between 1800 and 2200),
  size_ml int check (size_ml between 1 and 100000),
  quantity numeric not null,
  place text not null,
  place_key text not null,
  bought_on date not null,
  drink_from date,
  drink_until date,
  -- Who says when it is at its best: the person, or this agent, from what is known of the style.
  window_source text check (window_source in ('told', 'estimated')),
  created_at timestamptz not null default clock_timestamp(),
  constraint window_in_order check (drink_from <= drink_until),
  constraint window_is_somebodys check ((window_source is null) = (drink_from is null and drink_until is null))
);
-- Its index serves the policy too: it begins with the person.
create index cellar_bottles_by_end on public.cellar_bottles (user_id, drink_until);

-- What was thought of a drink. It names the drink itself, since a note outlives the bottle.
create table public.cellar_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (name ~ '\S'),
  name_key text not null,
  vintage int check (vintage between 1800 and 2200),
  note text,
  mark numeric check (mark <= 10),
  tasted_on date not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint says_something check (note is not null or mark is not null)
);
create index cellar_notes_by_day on public.cellar_notes (user_id, tasted_on desc);
