-- The rows that go with the functions: made anew as they stand here, whatever stood there before.

-- Which tools there are, whose they are, and whether they are fit for a hand; `apply` runs nothing else. Of no agent's domain
-- ('alfred') are those that the orchestrator alone may run for a turn, when code has read in the person's own words that they
-- want it.
delete from private.tools;
insert into private.tools (name, domain, by_hand)
select name, domain, by_hand from (values
  ('pantry', false, 'copy_recipe, describe_food, find_recipes, list_expiring, list_items, list_meals, list_preferences, list_shopping, pair_food,
    save_recipe, search_cookbook, show_recipe, substitute_food'),
  ('pantry', true, 'add_item, add_to_shopping, check_off, correct_item, delete_recipe, discard_item, forget_preference, move_item, plan_meals,
    remember_preference, remove_from_shopping, remove_meal, update_recipe, use_item'),
  ('coach', false, 'analyze_eating_patterns, calculate_recipe_serving, calculate_recommended_goals, cancel_proposal, commit_proposal, compare_foods,
    edit_proposal, estimate_nutrition, get_food_history, get_food_recommendations, get_progress_report, get_recipe_details,
    get_today_progress, get_user_goals, get_user_profile, get_weekly_summary, lookup_nutrition, propose_food_log,
    propose_recipe_log, search_saved_recipes, update_user_goal, validate_nutrition'),
  ('coach', true, 'apply_daily_workout_offset, delete_food_log, log_water, update_food_log'),
  ('alfred', false, 'show_changes'),
  ('alfred', true, 'undo_changes')
) as t (domain, by_hand, names) cross join lateral regexp_split_to_table(t.names, ',\s+') as n (name);

-- What the rows of a table are to a conversation: the type that its tools report, and the column that names one.
delete from private.entity_types;
insert into private.entity_types (table_name, entity_type, label_column) values
  ('inventory_lots', 'lot', 'food'), ('preferences', 'preference', 'value'), ('recipes', 'recipe', 'name'),
  ('meal_plan_entries', 'meal', 'title'), ('shopping_items', 'shopping_item', 'food'), ('food_log', 'food_entry', 'food'),
  ('nutrition_goals', 'nutrition_goal', 'nutrient'), ('workout_offsets', 'workout', 'day');

-- The tables whose rows are taken back, in the order in which rows may point at rows, and where a person finds them.
delete from private.undoable_tables;
insert into private.undoable_tables (table_name, position, place, shown_columns) values
  ('recipes', 1, 'recipes', '{}'),
  ('recipe_ingredients', 2, null, '{}'),
  ('meal_plan_entries', 3, 'meal plan', '{day,meal}'),
  ('inventory_lots', 4, 'stock', '{quantity,unit,location,expires_on,opened_on}'),
  ('preferences', 5, 'preferences', '{kind}'),
  ('shopping_items', 6, 'shopping list', '{quantity,unit,checked}'),
  ('food_log', 7, 'food diary', '{quantity,unit,meal,logged_on}'),
  ('nutrition_goals', 8, 'goals', '{kind,target,unit}'),
  ('workout_offsets', 9, 'workouts', '{calories}');
