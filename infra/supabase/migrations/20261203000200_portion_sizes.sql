-- What a small, medium or large one of a food weighs, where the reference tells: a large pizza is no small one. Loaded from data/.
create table private.portion_sizes (
  ingredient_id uuid not null references public.ingredients (id) on delete cascade,
  size text not null check (size in ('small', 'medium', 'large', 'extra large')),
  grams numeric not null check (grams > 0),
  primary key (ingredient_id, size)
);
alter table private.portion_sizes enable row level security;
