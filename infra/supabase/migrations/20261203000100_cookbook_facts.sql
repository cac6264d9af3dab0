-- What recipes of the cookbook are found by besides their text: tags that a cook judged, figures of a serving, and how much of
-- the dish each food is. Loaded from data/.
create table private.cookbook_facts (
  recipe_id uuid primary key references public.recipes (id) on delete cascade,
  tags text[] not null,
  -- Null where too much of the weight has no figures.
  figures jsonb
);
alter table private.cookbook_facts enable row level security;
create table private.cookbook_foods (
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  share numeric not null check (share between 0 and 1),
  is_named boolean not null,
  primary key (recipe_id, ingredient_id)
);
alter table private.cookbook_foods enable row level security;
create index cookbook_foods_ingredient on private.cookbook_foods (ingredient_id);

-- A filler is a word that a search does not look for: "tonight", "delicious".
alter table private.search_wishes drop constraint search_wishes_kind_check;
alter table private.search_wishes add check (kind in ('tag', 'not_tag', 'course', 'minutes', 'cuisine', 'filler'));
