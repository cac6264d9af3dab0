import type { NutritionTool } from '@alfred/contracts'

/** The tools whose calls can follow from a simple message alone. */
export const quickTools: readonly NutritionTool[] = [
  'get_user_goals',
  'get_today_progress',
  'get_weekly_summary',
  'get_food_history',
  'lookup_nutrition',
  'log_water',
  'propose_food_log',
  'update_user_goal',
  'get_progress_report',
]

/** The tools that take things away: which one must be certain. */
export const removingTools: readonly NutritionTool[] = ['delete_food_log']
