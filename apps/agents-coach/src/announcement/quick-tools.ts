import type { NutritionTool } from '@alfred/contracts'

/** The tools of which a single call can fulfil a simple message. */
export const quickTools: readonly NutritionTool[] = [
  'get_user_goals',
  'get_today_progress',
  'get_weekly_summary',
  'get_food_history',
  'lookup_nutrition',
  'log_water',
]
