-- Who may touch what: the whole of it, by name. A grant that is not in this list is a mistake here or there.
begin;
set local search_path = public, extensions, tap;
select plan(10);

create temporary view grants as
  with granted as (
    select 'schema' as kind, n.nspname::text as object, a.grantee, a.privilege_type
    from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
    where n.nspname in ('public', 'private')
    union all
    select 'table', format('%I.%I', n.nspname, c.relname), a.grantee, a.privilege_type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      aclexplode(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, c.relowner))) a
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'column', format('%I.%I.%I', n.nspname, c.relname, t.attname), a.grantee, a.privilege_type
    from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace, aclexplode(t.attacl) a
    where n.nspname in ('public', 'private')
    union all
    select 'function', format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)), a.grantee, a.privilege_type
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where n.nspname in ('public', 'private')
  )
  select coalesce(r.rolname, 'PUBLIC') || ' ' || lower(g.privilege_type) || ' ' || g.kind || ' ' || g.object as line
  from granted g left join pg_roles r on r.oid = g.grantee
  where coalesce(r.rolname, 'PUBLIC') in ('PUBLIC', 'anon', 'authenticated', 'authenticator', 'service_role', 'alfred_orchestrator', 'alfred_worker');

create temporary view our_functions as
  select p.*, format('%I.%I', n.nspname, p.proname) as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private');

create temporary view our_tables as
  select c.*, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

select bag_eq('select line from grants', array[
  'PUBLIC usage schema public',
  'alfred_orchestrator execute function public.beat(p_name text, p_boot text, p_lease_seconds integer, p_turns_max integer)',
  'alfred_orchestrator execute function public.cancel_turn(p_turn uuid, p_user uuid, p_owner text)',
  'alfred_orchestrator execute function public.checkpoint_turn(p_turn uuid, p_fence bigint, p_first_record integer, p_records jsonb, p_events jsonb)',
  'alfred_orchestrator execute function public.commit_turn(p_turn uuid, p_fence bigint, p_owner text, p_outcome jsonb, p_state jsonb, p_mentioned uuid[])',
  'alfred_orchestrator execute function public.open_turn(p_turn uuid, p_user uuid, p_request_hash text, p_input jsonb, p_asked_at timestamp with time zone, p_owner text, p_contract_version integer)',
  'alfred_orchestrator execute function public.read_turn(p_turn uuid, p_user uuid)',
  'alfred_orchestrator execute function public.release_instance(p_name text, p_boot text)',
  'alfred_orchestrator usage schema public',
  'alfred_worker execute function public.expiry_candidates(p_fire_at timestamp with time zone, p_days integer, p_after uuid, p_limit integer)',
  'alfred_worker execute function public.last_run(p_schedule text)',
  'alfred_worker execute function public.store_suggestions(p_schedule text, p_fire_at timestamp with time zone, p_suggestions jsonb, p_final boolean)',
  'alfred_worker usage schema public',
  'anon usage schema public',
  'authenticated delete table public.inventory_lots',
  'authenticated delete table public.meal_plan_entries',
  'authenticated delete table public.preferences',
  'authenticated delete table public.recipe_ingredients',
  'authenticated delete table public.recipes',
  'authenticated delete table public.shopping_items',
  'authenticated execute function private.amount_asked(p_arguments jsonb)',
  'authenticated execute function private.amount_line(p_quantity numeric, p_unit text, p_food text)',
  'authenticated execute function private.background_by_words(p_words text[])',
  'authenticated execute function private.categories_under(p_categories text[])',
  'authenticated execute function private.category_of_word(p_word text)',
  'authenticated execute function private.claim(p_name text)',
  'authenticated execute function private.claims_in(p_tokens text[])',
  'authenticated execute function private.conflict_line(p_food text, p_mentions private.food_mention[], p_rules private.food_rule[])',
  'authenticated execute function private.convert_amount(p_amount numeric, p_from text, p_to text)',
  'authenticated execute function private.diet_is_enforced(p_kind text, p_key text)',
  'authenticated execute function private.find_ingredient(p_food text)',
  'authenticated execute function private.food_conflicts(p_foods text[])',
  'authenticated execute function private.food_key(p_food text)',
  'authenticated execute function private.food_meant(p_food text, OUT ingredient_id uuid, OUT food_key text)',
  'authenticated execute function private.food_mentions(p_text text, p_own text[], p_guess boolean)',
  'authenticated execute function private.food_rules()',
  'authenticated execute function private.food_tokens(p_text text)',
  'authenticated execute function private.foods_in_category(p_word text)',
  'authenticated execute function private.heads_of_foods(p_foods text[])',
  'authenticated execute function private.hold_turn()',
  'authenticated execute function private.in_place(p_location text)',
  'authenticated execute function private.is_a_letter_off(p_one text, p_other text)',
  'authenticated execute function private.is_in_category(p_category text, p_ancestor text)',
  'authenticated execute function private.is_known_food(p_food text, p_mentions private.food_mention[])',
  'authenticated execute function private.is_left_out(p_tokens text[], p_starts integer[], p_first integer, p_last integer)',
  'authenticated execute function private.is_misspelling(p_said text, p_known text)',
  'authenticated execute function private.lot_entity(p_lot inventory_lots, p_op text)',
  'authenticated execute function private.lot_line(p_lot inventory_lots)',
  'authenticated execute function private.lots_meant(p_arguments jsonb, p_location text)',
  'authenticated execute function private.may_be_meant(p_asked text, p_there text)',
  'authenticated execute function private.meal_entity(p_meal meal_plan_entries, p_op text)',
  'authenticated execute function private.names_in(p_tokens text[], p_own text[], p_guess boolean)',
  'authenticated execute function private.phrases_of(p_role text)',
  'authenticated execute function private.preference_entity(p_preference preferences, p_op text)',
  'authenticated execute function private.preference_key(p_kind text, p_value text)',
  'authenticated execute function private.put_ingredients(p_recipe uuid, p_lines jsonb)',
  'authenticated execute function private.put_lot(p_lot inventory_lots)',
  'authenticated execute function private.recipe_entity(p_recipe recipes, p_op text)',
  'authenticated execute function private.recipe_fingerprint(p_name text, p_food_keys text[])',
  'authenticated execute function private.recipe_line(p_recipe recipes, p_why text)',
  'authenticated execute function private.recipe_meant(p_arguments jsonb)',
  'authenticated execute function private.recipe_minutes(p_recipe recipes)',
  'authenticated execute function private.recipe_search(p_recipe recipes, p_foods text[])',
  'authenticated execute function private.recipes_by_words(p_words text[])',
  'authenticated execute function private.recipes_with(p_word text)',
  'authenticated execute function private.refuse(p_status integer, p_code text, p_message text)',
  'authenticated execute function private.refuse_call(p_code text, p_message text)',
  'authenticated execute function private.refuse_conflicts(p_foods text[], p_texts text[])',
  'authenticated execute function private.refuse_meal_conflicts(p_recipe uuid, p_title text)',
  'authenticated execute function private.refuse_unit(p_food text, p_unit text, p_asked text)',
  'authenticated execute function private.rows_changed(p_turn uuid)',
  'authenticated execute function private.rows_per_turn_max()',
  'authenticated execute function private.rule_hit(p_mention private.food_mention, p_rule private.food_rule, p_broad boolean)',
  'authenticated execute function private.rule_words(p_rules private.food_rule[])',
  'authenticated execute function private.run_call(p_tool text, p_arguments jsonb)',
  'authenticated execute function private.run_calls_together(p_turn uuid, p_step integer, p_calls jsonb)',
  'authenticated execute function private.run_tool(p_tool text, p_arguments jsonb)',
  'authenticated execute function private.saved_recipe(p_recipe recipes)',
  'authenticated execute function private.search_words(p_query text)',
  'authenticated execute function private.shopping_entity(p_item shopping_items, p_op text)',
  'authenticated execute function private.shopping_meant(p_food text)',
  'authenticated execute function private.store_batch(p_turn uuid, p_first_record integer, p_records jsonb, p_events jsonb)',
  'authenticated execute function private.store_response(p_turn uuid, p_step integer, p_call integer, p_request_hash text, p_response jsonb)',
  'authenticated execute function private.stored_response(p_turn uuid, p_step integer, p_call integer, p_request_hash text)',
  'authenticated execute function private.take_from_lot(p_lot inventory_lots, p_amount numeric)',
  'authenticated execute function private.take_out(p_arguments jsonb)',
  'authenticated execute function private.text_conflicts(p_texts text[])',
  'authenticated execute function private.text_conflicts(p_texts text[], p_beside text[])',
  'authenticated execute function private.texts_of(p_list jsonb)',
  'authenticated execute function private.tool_add_item(p_arguments jsonb)',
  'authenticated execute function private.tool_add_to_shopping(p_arguments jsonb)',
  'authenticated execute function private.tool_check_off(p_arguments jsonb)',
  'authenticated execute function private.tool_correct_item(p_arguments jsonb)',
  'authenticated execute function private.tool_delete_recipe(p_arguments jsonb)',
  'authenticated execute function private.tool_discard_item(p_arguments jsonb)',
  'authenticated execute function private.tool_find_recipes(p_arguments jsonb)',
  'authenticated execute function private.tool_forget_preference(p_arguments jsonb)',
  'authenticated execute function private.tool_list_expiring(p_arguments jsonb)',
  'authenticated execute function private.tool_list_items(p_arguments jsonb)',
  'authenticated execute function private.tool_list_meals(p_arguments jsonb)',
  'authenticated execute function private.tool_list_preferences(p_arguments jsonb)',
  'authenticated execute function private.tool_list_shopping(p_arguments jsonb)',
  'authenticated execute function private.tool_move_item(p_arguments jsonb)',
  'authenticated execute function private.tool_plan_meals(p_arguments jsonb)',
  'authenticated execute function private.tool_remember_preference(p_arguments jsonb)',
  'authenticated execute function private.tool_remove_from_shopping(p_arguments jsonb)',
  'authenticated execute function private.tool_remove_meal(p_arguments jsonb)',
  'authenticated execute function private.tool_save_recipe(p_arguments jsonb)',
  'authenticated execute function private.tool_show_recipe(p_arguments jsonb)',
  'authenticated execute function private.tool_update_recipe(p_arguments jsonb)',
  'authenticated execute function private.tool_use_item(p_arguments jsonb)',
  'authenticated execute function public.apply(p_step integer, p_first_record integer, p_records jsonb, p_events jsonb, p_calls jsonb, p_atomic boolean)',
  'authenticated execute function public.check_food(p_foods text[], p_texts text[])',
  'authenticated execute function public.kitchen_context(p_message_words text[], p_today date)',
  'authenticated execute function public.kitchen_dashboard()',
  'authenticated execute function public.kitchen_lines(p_wants text[], p_today date)',
  'authenticated insert table public.inventory_lots',
  'authenticated insert table public.meal_plan_entries',
  'authenticated insert table public.preferences',
  'authenticated insert table public.recipe_ingredients',
  'authenticated insert table public.recipes',
  'authenticated insert table public.shopping_items',
  'authenticated select column public.conversations.created_at',
  'authenticated select column public.conversations.id',
  'authenticated select column public.conversations.last_turn_at',
  'authenticated select column public.conversations.turns_committed',
  'authenticated select column public.conversations.user_id',
  'authenticated select column public.turns.asked_at',
  'authenticated select column public.turns.conversation_id',
  'authenticated select column public.turns.created_at',
  'authenticated select column public.turns.finished_at',
  'authenticated select column public.turns.id',
  'authenticated select column public.turns.ledger',
  'authenticated select column public.turns.result',
  'authenticated select column public.turns.status',
  'authenticated select column public.turns.time_zone',
  'authenticated select column public.turns.usage',
  'authenticated select column public.turns.user_id',
  'authenticated select table private.food_claims',
  'authenticated select table private.food_language',
  'authenticated select table private.food_lexicon',
  'authenticated select table private.tools',
  'authenticated select table public.allergens',
  'authenticated select table public.allergy_words',
  'authenticated select table public.audit_log',
  'authenticated select table public.diet_exclusions',
  'authenticated select table public.diet_words',
  'authenticated select table public.diets',
  'authenticated select table public.food_categories',
  'authenticated select table public.food_category_words',
  'authenticated select table public.food_words',
  'authenticated select table public.ingredient_aliases',
  'authenticated select table public.ingredient_nutrients',
  'authenticated select table public.ingredient_portions',
  'authenticated select table public.ingredients',
  'authenticated select table public.inventory_lots',
  'authenticated select table public.meal_plan_entries',
  'authenticated select table public.nutrients',
  'authenticated select table public.preferences',
  'authenticated select table public.profiles',
  'authenticated select table public.recipe_ingredients',
  'authenticated select table public.recipes',
  'authenticated select table public.shopping_items',
  'authenticated select table public.suggestions',
  'authenticated select table public.units',
  'authenticated update table public.inventory_lots',
  'authenticated update table public.meal_plan_entries',
  'authenticated update table public.preferences',
  'authenticated update table public.recipe_ingredients',
  'authenticated update table public.recipes',
  'authenticated update table public.shopping_items',
  'authenticated usage schema private',
  'authenticated usage schema public',
  'service_role usage schema public'
]::text[], 'exactly these roles have exactly these privileges');

select is_empty($$ select line from grants where line like 'PUBLIC execute%' $$, 'no function is executable by everyone');
select is_empty($$ select line from grants where line ~ '^(anon|service_role|authenticator) ' and line !~ ' usage schema public$' $$,
  'anonymous callers, the service key and the login role may do nothing');
select is_empty($$ select line from grants where line ~ '^alfred_' and line !~ ' (execute function public\.|usage schema public$)' $$,
  'the roles of the services may call functions of the API and read no table');
select is_empty($$ select name from our_tables where not relrowsecurity $$, 'row level security is on for every table');
select is_empty($$ select name from our_tables c where not relforcerowsecurity
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') $$,
  'row level security holds for the owner too wherever rows belong to a person');
select is_empty($$ select name from our_functions where not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'every function has an empty search path');
select bag_eq($$ select name from our_functions where prosecdef $$, array[
  'public.open_turn', 'public.checkpoint_turn', 'public.commit_turn', 'public.beat', 'public.release_instance', 'public.cancel_turn',
  'public.read_turn', 'public.expiry_candidates', 'public.store_suggestions', 'public.last_run',
  'private.audit_change', 'private.rows_changed', 'private.hold_turn', 'private.store_batch', 'private.stored_response', 'private.store_response',
  'private.withdraw_expiry_suggestion'
], 'these functions and no others run with the rights of their owner');
select bag_eq($$ select tgrelid::regclass::text || ' ' || tgname from pg_trigger where not tgisinternal and tgrelid in (select oid from our_tables) $$, array[
  'conversations stamp_pending', 'preferences audit_change', 'recipes audit_change', 'recipe_ingredients audit_change', 'meal_plan_entries audit_change', 'shopping_items audit_change', 'inventory_lots audit_change', 'inventory_lots withdraw_expiry_suggestion'
], 'a person''s data carries the trigger that writes the trail');
select is_empty($$ select rolname from pg_roles where rolname in ('anon', 'authenticated', 'authenticator', 'alfred_orchestrator', 'alfred_worker')
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb) $$, 'no role that a token can name stands above row level security');

select * from finish();
rollback;
