-- What columns may hold. bindings/values.sql makes checks of it, and is applied again when this changes.

-- What each column may hold that a person, a model or an import can fill. `day` and `moment`: from 1900 to 2200; `amount`: more than
-- nothing and less than a billion; `share`: nothing as well; `name`: one line; `lines`: several; `names` and `steps`: lists of these;
-- `key`: made of a name.
create or replace function private.value_rules() returns table (table_name text, column_name text, rule text, length_max int)
language sql stable set search_path = '' as $$
  values
    ('inventory_lots', 'food', 'name', 120), ('inventory_lots', 'food_key', 'key', 200), ('inventory_lots', 'quantity', 'amount', null),
    ('inventory_lots', 'expires_on', 'day', null), ('inventory_lots', 'opened_on', 'day', null),
    ('inventory_lots', 'estimated_expires_on', 'day', null), ('inventory_lots', 'thawed_on', 'day', null), ('inventory_lots', 'due_on', 'day', null),
    ('shopping_items', 'food', 'name', 120), ('shopping_items', 'food_key', 'key', 200), ('shopping_items', 'quantity', 'amount', null),
    ('shopping_items', 'note', 'lines', 300),
    ('stock_movements', 'food', 'name', 120), ('stock_movements', 'food_key', 'key', 200), ('stock_movements', 'quantity', 'amount', null),
    ('stock_movements', 'note', 'name', 200), ('stock_movements', 'moved_on', 'day', null),
    ('min_stocks', 'food', 'name', 120), ('min_stocks', 'food_key', 'key', 200), ('min_stocks', 'quantity', 'amount', null),
    ('pack_sizes', 'food', 'name', 120), ('pack_sizes', 'food_key', 'key', 200), ('pack_sizes', 'quantity', 'amount', null),
    ('cooked_meals', 'title', 'name', 160), ('cooked_meals', 'cooked_on', 'day', null), ('cooked_meals', 'servings', 'amount', null),
    ('tasks', 'what', 'name', 200), ('tasks', 'what_key', 'key', 200), ('tasks', 'day', 'day', null), ('tasks', 'food', 'name', 120), ('tasks', 'hours', 'amount', null), ('tasks', 'done_at', 'moment', null), ('tasks', 'dropped_at', 'moment', null),
    ('memories', 'text', 'name', 500), ('memories', 'keywords', 'name', 300), ('memories', 'subject', 'name', 120), ('memories', 'subject_key', 'key', 200), ('memories', 'confidence', 'amount', null),
    ('memories', 'valid_from', 'day', null), ('memories', 'valid_until', 'day', null),
    ('meal_plan_entries', 'day', 'day', null), ('meal_plan_entries', 'title', 'name', 160), ('meal_plan_entries', 'note', 'lines', 500), ('meal_plan_entries', 'servings', 'amount', null),
    ('food_log', 'logged_on', 'day', null), ('food_log', 'food', 'name', 120), ('food_log', 'food_key', 'key', 200), ('food_log', 'quantity', 'amount', null),
    ('food_log', 'grams', 'amount', null), ('food_log', 'source', 'name', 500), ('food_log', 'note', 'lines', 500),
    ('favourite_meals', 'name', 'name', 120), ('favourite_meals', 'name_key', 'key', 200),
    ('body_measures', 'amount', 'amount', null), ('body_measures', 'word', 'key', 24), ('body_measures', 'told_on', 'day', null),
    ('workout_offsets', 'day', 'day', null), ('workout_offsets', 'calories', 'amount', null),
    ('nutrition_goals', 'target', 'amount', null), ('nutrition_goals', 'unit', 'name', 24), ('nutrition_goals', 'yellow_min', 'share', null),
    ('nutrition_goals', 'green_min', 'share', null), ('nutrition_goals', 'red_min', 'share', null),
    ('preferences', 'value', 'name', 120), ('preferences', 'value_key', 'key', 200),
    ('people', 'name', 'name', 120), ('people', 'name_key', 'key', 200), ('people', 'relation', 'name', 60),
    ('person_rules', 'value', 'name', 120), ('person_rules', 'value_key', 'key', 200),
    ('proposals', 'summary', 'lines', 8000), ('proposals', 'expires_at', 'moment', null),
    ('recipes', 'name', 'name', 160), ('recipes', 'description', 'lines', 2000), ('recipes', 'cuisine', 'name', 60), ('recipes', 'course', 'name', 60),
    ('recipes', 'difficulty', 'name', 30), ('recipes', 'servings', 'amount', null), ('recipes', 'notes', 'lines', 4000), ('recipes', 'steps', 'steps', 4000),
    ('recipes', 'tags', 'names', 200), ('recipes', 'equipment', 'names', 200), ('recipes', 'slug', 'key', 300), ('recipes', 'fingerprint', 'key', 400),
    ('recipe_ingredients', 'food', 'name', 120), ('recipe_ingredients', 'food_key', 'key', 200), ('recipe_ingredients', 'quantity', 'amount', null),
    ('recipe_ingredients', 'unit', 'name', 24), ('recipe_ingredients', 'preparation', 'name', 200), ('recipe_ingredients', 'note', 'lines', 300),
    ('failed_lookups', 'food', 'lines', 120),
    ('suggestions', 'dedupe_key', 'key', 200), ('suggestions', 'reason', 'lines', 500), ('suggestions', 'action', 'lines', 500), ('suggestions', 'due_on', 'day', null),
    ('suggestions', 'valid_until', 'moment', null), ('suggestions', 'kind', 'key', 40), ('suggestions', 'subject', 'lines', 120), ('suggestions', 'request', 'lines', 500),
    ('suggestions', 'snoozed_until', 'moment', null),
    ('delivery_places', 'address', 'key', 2000), ('delivery_places', 'label', 'lines', 120), ('delivery_places', 'confirmed_at', 'moment', null), ('delivery_places', 'ended_at', 'moment', null),
    ('delivery_places', 'end_reason', 'key', 60), ('deliveries', 'day', 'day', null), ('deliveries', 'next_attempt_at', 'moment', null), ('deliveries', 'ended_at', 'moment', null), ('deliveries', 'error', 'key', 60),
    ('conversations', 'title', 'name', 120), ('conversations', 'last_turn_at', 'moment', null),
    ('profiles', 'name', 'name', 80), ('profiles', 'time_zone', 'name', 100), ('profiles', 'locale', 'name', 100),
    ('turns', 'request_hash', 'key', 200), ('turns', 'asked_at', 'moment', null), ('turns', 'time_zone', 'name', 100), ('turns', 'locale', 'name', 100), ('turns', 'owner', 'key', 300), ('turns', 'gathered_at', 'moment', null),
    ('products', 'name', 'name', 200), ('products', 'brand', 'name', 200), ('products', 'serving_grams', 'amount', null), ('products', 'ingredients_text', 'lines', 8000),
    ('products', 'fetched_at', 'moment', null)
  -- What agents say of their own tables (schema/agents.sql).
  union all select t.table_name, c.key, c.value ->> 0, (c.value ->> 1)::int from private.agent_tables t cross join lateral jsonb_each(t.columns) c
$$;

-- Whether a column's value fits, as an expression.
create or replace function private.fitting(p_column text, p_rule text, p_length int) returns text
language sql immutable set search_path = '' as $$
  select format(case p_rule
    when 'day' then $r$%1$I between '1900-01-01'::date and '2200-12-31'::date$r$
    when 'moment' then $r$%1$I between '1900-01-01 00:00:00+00'::timestamptz and '2200-12-31 00:00:00+00'::timestamptz$r$
    when 'amount' then '%1$I >= 0.000001 and %1$I < 1000000000 and scale(trim_scale(%1$I)) <= 40'
    when 'share' then '%1$I >= 0 and %1$I < 1000000000 and scale(trim_scale(%1$I)) <= 40'
    when 'name' then 'length(%1$I) <= %2$s and private.is_plain(%1$I, false)'
    when 'lines' then 'length(%1$I) <= %2$s and private.is_plain(%1$I, true)'
    when 'names' then 'private.are_plain(%1$I, %2$s)'
    when 'steps' then 'private.are_steps(%1$I, %2$s)'
    else 'length(%1$I) <= %2$s' end, p_column, p_length)
$$;
