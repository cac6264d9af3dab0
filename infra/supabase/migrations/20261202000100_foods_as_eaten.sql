-- Foods as they are eaten, and names of the reference by head noun and form.

insert into public.units (code, dimension, factor) values ('serving', 'serving', 1), ('bowl', 'bowl', 1), ('bar', 'bar', 1);

-- A food as it is eaten or drunk (a latte, an omelette) was chosen by hand for its figures; what it is made of differs from cook to
-- cook, so that its name proves nothing about allergens, as that of a dish does not.
alter table public.ingredients drop constraint ingredients_kind_check;
alter table public.ingredients add constraint ingredients_kind_check check (kind in ('everyday', 'eaten', 'reference'));
drop index public.ingredients_words;
drop index public.ingredients_trigram;
create index ingredients_trigram on public.ingredients using gin (food_key extensions.gin_trgm_ops) where kind <> 'reference';

-- What the name of a reference food says: "Fish, cod, Atlantic, cooked, dry heat" is a cod (`noun`), roasted (`forms`), of the sort
-- fish (`sorts`), and Atlantic (`others`). Words are in the singular. Made when foods are loaded.
create table private.reference_names (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  noun text not null,
  head text[] not null,
  sorts text[] not null,
  forms text[] not null,
  others text[] not null
);
create index reference_names_by_noun on private.reference_names (noun);
alter table private.reference_names enable row level security;

-- Words that make another food of one. `kinds` of cooking are told apart where both names tell one.
create table private.food_forms (
  word text primary key,
  form text not null,
  cooking text
);
alter table private.food_forms enable row level security;
insert into private.food_forms (word, form, cooking) values
  ('raw', 'raw', null), ('uncooked', 'raw', null), ('fresh', 'raw', null),
  ('cooked', 'cooked', null), ('heated', 'cooked', null), ('prepared', 'cooked', null),
  ('boiled', 'cooked', 'boiled'), ('steamed', 'cooked', 'boiled'), ('simmered', 'cooked', 'boiled'), ('poached', 'cooked', 'boiled'), ('stewed', 'cooked', 'boiled'),
  ('braised', 'cooked', 'boiled'), ('microwaved', 'cooked', 'boiled'), ('hardboiled', 'cooked', 'boiled'),
  ('roast', 'cooked', 'roasted'), ('roasted', 'cooked', 'roasted'), ('baked', 'cooked', 'roasted'), ('grilled', 'cooked', 'roasted'), ('broiled', 'cooked', 'roasted'),
  ('barbecued', 'cooked', 'roasted'), ('rotisserie', 'cooked', 'roasted'), ('toasted', 'cooked', 'roasted'),
  ('fried', 'cooked', 'fried'), ('panfried', 'cooked', 'fried'), ('sauteed', 'cooked', 'fried'), ('deepfried', 'cooked', 'fried'),
  ('canned', 'canned', null), ('tinned', 'canned', null), ('jarred', 'canned', null),
  ('frozen', 'frozen', null), ('unprepared', 'unprepared', null),
  ('dry', 'dry', null), ('dried', 'dry', null), ('dehydrated', 'dry', null), ('freezedried', 'dry', null),
  ('powder', 'powder', null), ('powdered', 'powder', null), ('mix', 'mix', null), ('condensed', 'condensed', null), ('concentrate', 'concentrate', null),
  ('instant', 'instant', null), ('mashed', 'mashed', null), ('breaded', 'breaded', null), ('battered', 'breaded', null), ('pickled', 'pickled', null),
  ('smoked', 'smoked', null), ('candied', 'candied', null), ('reconstituted', 'reconstituted', null), ('substitute', 'substitute', null), ('imitation', 'imitation', null);

-- Words that mean more than one food. With `british` and `american` the word means another food there; with one option alone it is
-- what is meant, such as the vegetable by "peppers" where "pepper" is a spice. `eaten` is what is meant by whoever ate it, and told so:
-- who ate rice ate it cooked. `word` is as people say it, in lower case.
create table public.food_choices (
  word text primary key,
  options text[] not null,
  eaten text,
  british text,
  american text,
  check (cardinality(options) >= 1 or eaten is not null)
);
alter table public.food_choices enable row level security;

-- The words that names of foods are made of: none of them is a misspelling of another. Made when foods are loaded.
create table private.known_words (word text primary key);
alter table private.known_words enable row level security;

alter table private.food_language drop constraint food_language_role_check;
alter table private.food_language add constraint food_language_role_check
  check (role in ('negates', 'negates_list', 'filler', 'break', 'allergy', 'take_out', 'descriptor', 'verb', 'object', 'determiner', 'delay', 'cut', 'neutral'));
insert into private.food_language (role, phrase)
select role, btrim(phrase) from (values
  -- Words before or behind a food that change its cut and size, and no figure.
  ('cut', 'freshly, fresh, raw, chopped, sliced, diced, cubed, grated, shredded, peeled, large, small, medium, big, ripe, organic, halved, quartered, piece, pieces, chunk, chunks, cube, cubes, leftover, homemade, a, an, the, of, some, finely, coarsely, roughly, thinly, pitted, deseeded, trimmed, rinsed, cut, strip, strips, floret, florets, my, our, your'),
  -- What the name of a reference food may say beside without being another food.
  ('neutral', 'nfs, ns, as, to, all, any, commercial, commercially, variety, type, kind, without, salt, added, drained, solid, regular, plain, includ, include, for, usda, food, distribution, program, of, and, or, edible, portion, made, with, not, further, specified, whole, mature, average, year, round')
) as w (role, phrases), regexp_split_to_table(w.phrases, ',') as phrase;
