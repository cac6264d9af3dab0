-- Functions that are gone, applied after everything else. What services call over RPC stays for one version under its old name
-- before it comes here.

-- What they made into English is told as data.
drop function if exists private.refuse_call(text, text);
drop function if exists private.ask_which(text, text, text[]);
drop function if exists private.refused(text, text);
drop function if exists private.summary_of(text, jsonb, date);
drop function if exists private.say_amount(numeric, text, text);
drop function if exists private.say_eaten(text, jsonb);
drop function if exists private.join_words(text[]);
drop function if exists private.day_words(date, date);
drop function if exists private.amount_line(numeric, text, text);
drop function if exists private.rule_hit(private.food_mention, private.food_rule, boolean);
drop function if exists private.refuse_meal_conflicts(uuid, text);
drop function if exists private.food_warnings(text[]);
drop function if exists private.reference_food(text);
drop function if exists private.cookbook_with(text);
drop function if exists private.wishes_of(text);
drop function if exists private.words_besides(text);
drop function if exists private.wishes_granted(text);
drop function if exists private.cookbook_by_query(text, jsonb);
drop function if exists private.refuse_unit(text, text, text);
-- They are told the day and what for.
drop function if exists private.take_out(jsonb);
drop function if exists private.cook_line(public.recipe_ingredients, numeric);
-- Dishes of a meal are found by name, and stay the rows that they are.
drop function if exists private.meals_at(date, text);
drop function if exists private.swap_places(public.meal_plan_entries, public.meal_plan_entries);
-- A dish is looked for without a day, too, and a dinner is cooked with all of its dishes.
drop function if exists private.dishes_at(date, text, text);
drop function if exists private.meal_meant(jsonb);
drop function if exists private.planned_to_cook(jsonb, uuid, date);
drop function if exists private.servings_planned(uuid, public.recipes, jsonb);
-- A line of the list is pointed at, too.
drop function if exists private.shopping_meant(text);
-- Any days are held against those before, not weeks alone.
drop function if exists private.week_of_nutrients(date);
drop function if exists private.week_against_before(date);
-- Households that changed are looked at in pages.
drop function if exists public.hinted_households(timestamptz, int);
-- A recipe of the cookbook is told with all of its figures' coverage.
drop function if exists private.foods_without_figures(uuid);
-- A turn is told what is remembered that fits its message, by its meaning too. Calls without a vector reach the new one.
drop function if exists public.kitchen_context(text[], date);
-- What is there of an ingredient is looked for among foods that were read once for many.
drop function if exists private.there_of(public.recipe_ingredients, text);
