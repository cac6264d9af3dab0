-- What a person wants kept of their body, so that goals can be reckoned again without their telling it again. A measure is a row of its own:
-- it is told, changed, forgotten and taken back by itself.
create table public.body_measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  measure text not null check (measure in ('sex', 'age', 'height_cm', 'weight_kg', 'activity')),
  -- Years, centimetres or kilograms; the other two are words.
  amount numeric,
  word text,
  -- An age grows from this day on.
  told_on date not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (case measure
    when 'sex' then amount is null and coalesce(word in ('female', 'male'), false)
    when 'activity' then amount is null and coalesce(word in ('sedentary', 'light', 'moderate', 'active', 'very_active'), false)
    when 'age' then word is null and coalesce(amount between 15 and 110, false)
    when 'height_cm' then word is null and coalesce(amount between 100 and 250, false)
    else word is null and coalesce(amount between 30 and 350, false) end),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, measure)
);
alter table public.body_measures enable row level security;
alter table public.body_measures force row level security;
