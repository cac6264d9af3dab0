-- The diets and allergies that are known, as data.

-- A diet that is enforced excludes foods; the others are advice to whoever plans. `covers` says what is kept out,
-- so that nobody takes more from it than there is.
create table public.diets (
  code text primary key,
  label text not null,
  enforced boolean not null,
  covers text not null
);
alter table public.diets enable row level security;
insert into public.diets (code, label, enforced, covers) values
  ('vegetarian', 'vegetarian', true, 'meat, fish, seafood, gelatine and cheese with animal rennet'),
  ('vegan', 'vegan', true, 'everything from animals, honey and gelatine too'),
  ('pescatarian', 'pescatarian', true, 'meat and gelatine; fish and seafood are allowed'),
  ('gluten-free', 'gluten-free', true, 'foods with gluten'),
  ('dairy-free', 'dairy-free', true, 'foods with milk'),
  ('lactose-free', 'lactose-free', true, 'foods with milk, unless they are named lactose-free'),
  ('halal', 'halal', true, 'pork, alcohol and gelatine; how meat was slaughtered is not known here'),
  ('kosher', 'kosher', true, 'pork, game, shellfish and gelatine; meat with milk and certification are not checked'),
  ('nut-free', 'nut-free', true, 'nuts and peanuts'),
  ('egg-free', 'egg-free', true, 'foods with egg'),
  ('low-carb', 'low-carb', false, 'nothing: it is a matter of amounts'),
  ('keto', 'keto', false, 'nothing: it is a matter of amounts'),
  ('high-protein', 'high-protein', false, 'nothing: it is a matter of amounts'),
  ('low-fat', 'low-fat', false, 'nothing: it is a matter of amounts'),
  ('mediterranean', 'Mediterranean', false, 'nothing: it is a way of choosing');

-- Under which words people name them, each as a food key without hyphens.
create table public.diet_words (
  food_key text primary key,
  diet text not null references public.diets (code)
);
create index diet_words_by_diet on public.diet_words (diet);
alter table public.diet_words enable row level security;
insert into public.diet_words (food_key, diet)
select replace(code, '-', ' '), code from public.diets
union all values
  ('veggie', 'vegetarian'), ('ovo lacto vegetarian', 'vegetarian'), ('lacto ovo vegetarian', 'vegetarian'), ('meat free', 'vegetarian'), ('meatless', 'vegetarian'),
  ('plant based', 'vegan'), ('strict vegetarian', 'vegan'), ('pescetarian', 'pescatarian'), ('coeliac', 'gluten-free'), ('celiac', 'gluten-free'),
  ('glutenfree', 'gluten-free'), ('no gluten', 'gluten-free'), ('dairyfree', 'dairy-free'), ('no dairy', 'dairy-free'), ('milk free', 'dairy-free'),
  ('lactosefree', 'lactose-free'), ('no lactose', 'lactose-free'), ('no nut', 'nut-free'), ('nutfree', 'nut-free'), ('no egg', 'egg-free'),
  ('low carb high fat', 'low-carb'), ('ketogenic', 'keto');

create table public.diet_exclusions (
  diet text not null references public.diets (code),
  kind text not null check (kind in ('category', 'allergen', 'food')),
  value text not null,
  primary key (diet, kind, value)
);
alter table public.diet_exclusions enable row level security;
insert into public.diet_exclusions (diet, kind, value) values
  ('vegetarian', 'category', 'meat'), ('vegetarian', 'category', 'seafood'), ('vegetarian', 'category', 'gelatine'), ('vegetarian', 'category', 'rennet_cheese'),
  ('vegetarian', 'allergen', 'fish'), ('vegetarian', 'allergen', 'crustacean'), ('vegetarian', 'allergen', 'mollusc'),
  ('vegan', 'category', 'animal'), ('vegan', 'allergen', 'milk'), ('vegan', 'allergen', 'egg'), ('vegan', 'allergen', 'fish'),
  ('vegan', 'allergen', 'crustacean'), ('vegan', 'allergen', 'mollusc'),
  ('pescatarian', 'category', 'meat'), ('pescatarian', 'category', 'gelatine'),
  ('gluten-free', 'allergen', 'gluten'), ('dairy-free', 'allergen', 'milk'), ('lactose-free', 'allergen', 'milk'),
  ('halal', 'category', 'pork'), ('halal', 'category', 'alcohol'), ('halal', 'category', 'gelatine'),
  ('kosher', 'category', 'pork'), ('kosher', 'category', 'game'), ('kosher', 'category', 'shellfish'), ('kosher', 'category', 'gelatine'),
  ('kosher', 'allergen', 'crustacean'), ('kosher', 'allergen', 'mollusc'),
  ('kosher', 'food', 'eel'), ('kosher', 'food', 'catfish'), ('kosher', 'food', 'swordfish'), ('kosher', 'food', 'monkfish'),
  ('nut-free', 'allergen', 'nut'), ('nut-free', 'allergen', 'peanut'), ('egg-free', 'allergen', 'egg');

-- The words of an allergy that mean more than one food. "Nuts" covers peanuts on the safe side. Any other
-- allergy is held against the food that it names and against the word itself.
create table public.allergy_words (
  food_key text primary key,
  allergens text[] not null,
  categories text[] not null default '{}',
  foods text[] not null default '{}'
);
alter table public.allergy_words enable row level security;
insert into public.allergy_words (food_key, allergens, categories, foods) values
  ('legume', '{peanut,soy,lupin}', '{legume}', '{}'), ('pulse', '{peanut,soy,lupin}', '{legume}', '{}'), ('red meat', '{}', '{beef,lamb,pork,game}', '{}'),
  ('alpha gal', '{milk}', '{beef,lamb,pork,game,gelatine}', '{}'), ('mammal meat', '{}', '{beef,lamb,pork,game,gelatine}', '{}'),
  ('citrus', '{}', '{}', '{orange,lemon,lime,grapefruit,orange juice,tangerine,clementine}'), ('citrus fruit', '{}', '{}', '{orange,lemon,lime,grapefruit,orange juice,tangerine,clementine}'),
  ('nightshade', '{}', '{}', '{tomato,canned tomato,tomato paste,ketchup,potato,bell pepper,chili pepper,chili,chilli,eggplant,paprika,chili powder,hot sauce,curry paste}'),
  ('stone fruit', '{}', '{}', '{peach,plum,cherry,apricot,dried apricot}'), ('berry', '{}', '{}', '{strawberry,blueberry,raspberry,blackberry,cranberry}'),
  ('allium', '{}', '{}', '{onion,garlic,garlic powder,leek,shallot,spring onion,chive,wild garlic}');
insert into public.allergy_words (food_key, allergens)
select food_key, allergens::text[] from (values
  ('nut', '{nut,peanut}'), ('all nut', '{nut,peanut}'), ('tree nut', '{nut}'), ('peanut', '{peanut}'), ('groundnut', '{peanut}'), ('monkey nut', '{peanut}'), ('arachis', '{peanut}'),
  ('gluten', '{gluten}'), ('wheat', '{gluten}'), ('barley', '{gluten}'), ('rye', '{gluten}'), ('coeliac', '{gluten}'), ('celiac', '{gluten}'), ('coeliac disease', '{gluten}'), ('celiac disease', '{gluten}'),
  ('milk', '{milk}'), ('cow milk', '{milk}'), ('cow''s milk', '{milk}'), ('dairy', '{milk}'), ('dairy product', '{milk}'), ('lactose', '{milk}'), ('casein', '{milk}'), ('whey', '{milk}'), ('milk protein', '{milk}'),
  ('egg', '{egg}'), ('egg white', '{egg}'), ('fish', '{fish}'), ('seafood', '{fish,crustacean,mollusc}'), ('sea food', '{fish,crustacean,mollusc}'),
  ('shellfish', '{crustacean,mollusc}'), ('crustacean', '{crustacean}'), ('shrimp', '{crustacean}'), ('prawn', '{crustacean}'), ('crab', '{crustacean}'), ('lobster', '{crustacean}'),
  ('mollusc', '{mollusc}'), ('mollusk', '{mollusc}'), ('soy', '{soy}'), ('soya', '{soy}'), ('soybean', '{soy}'), ('soya bean', '{soy}'), ('soy bean', '{soy}'),
  ('sesame', '{sesame}'), ('sesame seed', '{sesame}'), ('mustard', '{mustard}'), ('celery', '{celery}'), ('celeriac', '{celery}'),
  ('sulphite', '{sulphite}'), ('sulfite', '{sulphite}'), ('sulphur dioxide', '{sulphite}'), ('lupin', '{lupin}'), ('lupine', '{lupin}')
) as w (food_key, allergens);
