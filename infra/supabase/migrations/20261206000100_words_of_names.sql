-- What a turn asks of a large household costs what it answers, not what is kept.

-- The words of names that somebody gave: foods in stock by their key, foods of recipes as they were written, recipes. A message
-- names things by words, and without these every name would be read for every message. A name is kept when its row is gone: it
-- leads nowhere then.
create table private.words_of_names (
  user_id uuid not null,
  kind text not null check (kind in ('stock', 'ingredient', 'recipe')),
  word text not null,
  name text not null,
  primary key (user_id, kind, word, name)
);
alter table private.words_of_names enable row level security;
alter table private.words_of_names force row level security;

-- Of a food with very many lots those that expire first are read, and no others.
drop index public.inventory_lots_by_food;
create index inventory_lots_by_food on public.inventory_lots (user_id, food_key, expires_on, id);
drop index public.inventory_lots_by_ingredient;
create index inventory_lots_by_ingredient on public.inventory_lots (user_id, ingredient_id, expires_on, id) where ingredient_id is not null;
create index ingredients_by_sort on public.ingredients (category, food_key) where kind <> 'reference';

-- What is counted is counted in an index.
create index recipes_by_cuisine on public.recipes (user_id, cuisine) where user_id is not null;
create index shopping_items_open on public.shopping_items (user_id) where not checked;

-- The first few suggestions are read in their order.
drop index public.suggestions_open;
create index suggestions_open on public.suggestions (user_id, due_on, id) where status = 'open';
