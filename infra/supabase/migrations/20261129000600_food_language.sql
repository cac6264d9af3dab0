-- Which foods a text names, and how: "no peanuts" and "peanut-free" name peanuts to leave them out, "vegan butter"
-- names a butter without milk, "coconut milk" names neither nuts nor milk. The longest known name wins, so most
-- exceptions are words of the lexicon; what is left of the grammar is data below.
create table private.food_language (
  phrase text not null,
  role text not null check (role in ('negates', 'negates_list', 'filler', 'break', 'allergy', 'take_out', 'descriptor', 'verb', 'object', 'determiner', 'delay')),
  primary key (role, phrase)
);
alter table private.food_language enable row level security;
insert into private.food_language (role, phrase)
select role, btrim(phrase) from (values
  -- Before a name, they leave it out; those of the second row reach over an "and" as well.
  ('negates', 'no, not contain, not include, not use, not add, never use, never add, don''t use, don''t add, doesn''t contain, contains no, omit, omits, omitting, omitted, skip, skips, skipping, avoid, avoids, avoiding, exclude, excluding, minus, leave out, leaves out, leaving out, left out, replace, replaces, replaced, replacing, swap, swapping, free of, free from, non, zero'),
  ('negates_list', 'without, instead of, rather than, in place of, in lieu of, allergic to, allergy to, allergies to, intolerant to, intolerant of, intolerance to, intolerance of'),
  -- What may stand between the two.
  ('filler', 'a, an, any, the, your, my, our, added, extra, of, roasted, salted, unsalted, crushed, chopped, toasted, fresh, dried, whole, ground, raw, cooked'),
  -- Where a claim such as "vegan" ends to hold.
  ('break', '|, with, and, or, plus, on, in, over, then, to, for, from, using, but, topped, without'),
  ('allergy', 'allergy, allergies, allergic, intolerance, intolerances, intolerant, avoidance'),
  -- "Do not add the nuts until the end" leaves nothing out.
  ('delay', 'until, till, yet, before, early, once, immediately, first, again, all'),
  ('take_out', 'leave, leaves, leaving, left, keep, keeping'),
  -- Words that say how a food is, not which.
  ('descriptor', 'roasted, fried, grilled, baked, braised, poached, fresh, frozen, chopped, sliced, diced, minced, ground, dried, dry, cooked, uncooked, raw, boiled, steamed, smoked, organic, large, small, medium, big, ripe, unripe, whole, half, halved, quartered, lean, boneless, skinless, fillet, fillets, breast, breasts, thigh, thighs, extra, of, a, an, the, leftover, canned, tinned, jarred, bottled, salted, unsalted, sweet, sour, hot, cold, warm, plain, natural, red, green, white, yellow, black, brown, dark, light, baby, cut, piece, pieces, chunk, chunks, strip, strips, slice, slices, grated, shredded, peeled, unpeeled, crushed, toasted, free, range, floret, florets, leaf, leaves, sprig, sprigs, stalk, stalks, stick, sticks, clove, cloves, head, heads, bunch, juice, zest, powder, flake, flakes, pitted, seeded, soaked, drained, rinsed, softened, melted, beaten, thick, thin, fine, finely, coarsely, roughly, freshly, thinly, good, quality, unsweetened, sweetened, low, fat, full, reduced, sodium, optional, taste, smooth, crunchy, and, with, or'),
  -- Names that are verbs before an object, unless a determiner stands before them.
  ('verb', 'toast, wrap, preserve, squash, cream, batter, bread'),
  ('object', 'the, a, an, it, them, each, both, your, until, up, tightly, loosely, lightly, together, for'),
  ('determiner', 'the, a, an, of, some, your, with, on, more, any')
) as l (role, phrases) cross join lateral regexp_split_to_table(l.phrases, ',') as p (phrase);

-- What a claim says is not in the food that it stands before. Free of lactose is not free of milk.
create table private.food_claims (
  phrase text primary key,
  allergens text[] not null,
  categories text[] not null,
  -- Preferences by their key, for what is no allergen of its own.
  keys text[] not null
);
alter table private.food_claims enable row level security;
insert into private.food_claims (phrase, allergens, categories, keys)
select btrim(phrase), allergens::text[], categories::text[], keys::text[] from (values
  ('vegan, plant based', '{milk,egg,fish,crustacean,mollusc}', '{animal}', '{}'),
  ('vegetarian, veggie, meatless, meat free, mock, quorn', '{fish,crustacean,mollusc}', '{meat,seafood,gelatine,rennet_cheese}', '{}'),
  ('gluten free, glutenfree, flourless', '{gluten}', '{}', '{}'),
  ('dairy free, dairyfree, milk free, non dairy, nondairy', '{milk}', '{dairy}', '{}'),
  ('lactose free, lactosefree', '{}', '{}', '{lactose,lactose-free}'),
  ('wheat free', '{}', '{}', '{wheat}'),
  ('egg free, eggless, eggfree', '{egg}', '{egg}', '{}'),
  ('nut free, nutfree', '{nut,peanut}', '{nut}', '{}'), ('tree nut free', '{nut}', '{}', '{}'), ('peanut free', '{peanut}', '{}', '{}'),
  ('soy free, soya free', '{soy}', '{soy}', '{}'), ('sesame free', '{sesame}', '{}', '{}'), ('fish free', '{fish}', '{fish}', '{}'),
  ('shellfish free', '{crustacean,mollusc}', '{shellfish}', '{}'), ('seafood free', '{fish,crustacean,mollusc}', '{seafood}', '{}'),
  ('mustard free', '{mustard}', '{}', '{}'), ('celery free', '{celery}', '{}', '{}'), ('lupin free', '{lupin}', '{}', '{}'),
  ('sulphite free, sulfite free', '{sulphite}', '{}', '{}'),
  ('pork free', '{}', '{pork}', '{}'), ('beef free', '{}', '{beef}', '{}'), ('chicken free', '{}', '{poultry}', '{}'), ('gelatine free, gelatin free', '{}', '{gelatine}', '{}'),
  ('alcohol free, non alcoholic, nonalcoholic, alcoholfree', '{}', '{alcohol}', '{}')
) as c (phrases, allergens, categories, keys) cross join lateral regexp_split_to_table(c.phrases, ',') as p (phrase);

-- One place of a text where a food is named. `covers` is what the name stands for; the waivers are what claims take from it.
create type private.food_mention as (
  first int, last int, food_key text, canonical text, ingredient_id uuid, category text, allergens text[], contains text[], kind text,
  negated boolean, waived_allergens text[], waived_categories text[], waived_keys text[]
);

-- A claim in a text, as `claims_in` tells it.
create type private.food_claim as (first int, last int, holds_from int, holds_to int, allergens text[], categories text[], keys text[]);

-- What a person must not eat, enforced (ruling R18): by name, synonym, sort, allergen and part. A food that is
-- not known is "not_checked", never "ok".
create type private.food_rule as (
  kind text, value text, key text, allergens text[], categories text[], foods text[], word text,
  -- The allergens of the one food meant: "mixed nuts" may hold the walnut that somebody must not eat.
  kin text[]
);
