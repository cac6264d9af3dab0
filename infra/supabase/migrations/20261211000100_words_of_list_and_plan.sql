-- A message names lines of the shopping list and planned meals, too.
alter table private.words_of_names drop constraint words_of_names_kind_check;
alter table private.words_of_names add constraint words_of_names_kind_check check (kind in ('stock', 'ingredient', 'recipe', 'list', 'meal'));
