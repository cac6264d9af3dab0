import type { Home } from '../things/own-things.ts'

/** Tools that only tell or propose; every other one changes something. */
export const readingTools: ReadonlySet<string> = new Set(
  'list_items list_expiring list_shopping find_recipes search_cookbook show_recipe substitute pair describe_food list_meals list_tasks list_preferences recall get_food_history get_today_progress get_weekly_summary get_progress_report analyze_eating_patterns lookup_nutrition compare_foods get_food_recommendations get_user_goals look_back create_recipe generate_plan calculate_recommended_goals decline new_topic select'.split(
    ' ',
  ),
)

/** Tools that add what was named, which is told and undone by a word, or that show what they would change before they do. */
export const lightTools: ReadonlySet<string> = new Set(
  'add_item bought add_to_shopping plan_meals copy_recipe save_recipe import_recipe add_task done_task remember_fact check_off set_shopping open_item cook_recipe add_missing_to_shopping set_min_stock move_item scale_recipe propose_food_log propose_recipe_log update_food_log edit_open update_user_goal repeat_meal apply_daily_workout_offset log_water confirm redo'.split(
    ' ',
  ),
)

/** Tools that take all of what is there where no amount is told. */
export const takingTools: ReadonlySet<string> = new Set(['use_item', 'discard_item', 'move_item'])

/** Where the things stand that a tool works on: such a call without one of them is doubtful. */
export const homesOfTools: Readonly<Record<string, readonly Home[]>> = {
  ...both('use_item move_item correct_item discard_item open_item list_items', 'stock'),
  ...both('remove_from_shopping check_off set_shopping bought', 'list'),
  ...both(
    'find_recipes show_recipe copy_recipe update_recipe delete_recipe scale_recipe cook_recipe propose_recipe_log add_missing_to_shopping',
    'recipes',
  ),
  ...both('save_recipe undo redo', 'before'),
  ...both('remove_meal move_meal swap_meals list_meals', 'plan'),
  ...both('update_food_log delete_food_log get_food_history repeat_meal', 'diary'),
  ...both('forget_preference list_preferences', 'preferences'),
  ...both('edit_open', 'open'),
}

function both(tools: string, home: Home): Record<string, readonly Home[]> {
  return Object.fromEntries(tools.split(' ').map((tool) => [tool, [home]]))
}

const DIARY_TOOLS = new Set(
  'propose_food_log propose_recipe_log repeat_meal update_food_log delete_food_log get_food_history get_today_progress get_weekly_summary get_progress_report analyze_eating_patterns lookup_nutrition compare_foods get_food_recommendations update_user_goal remove_user_goal get_user_goals calculate_recommended_goals apply_daily_workout_offset log_water'.split(
    ' ',
  ),
)
const CONVERSATION_TOOLS = new Set(
  'confirm decline select edit_open undo redo look_back new_topic'.split(' '),
)

/** What changes, settles or answers what waits. */
export const ofWhatWaits: ReadonlySet<string> = new Set('edit_open confirm decline select answer'.split(' '))

/** The domain whose tool it is; undefined for what the conversation itself does. */
export function domainOf(tool: string): 'pantry' | 'coach' | undefined {
  if (CONVERSATION_TOOLS.has(tool)) return undefined
  return DIARY_TOOLS.has(tool) ? 'coach' : 'pantry'
}
