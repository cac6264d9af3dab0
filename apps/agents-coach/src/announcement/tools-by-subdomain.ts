import type { NutritionTool } from '@alfred/contracts'

/** The tools that the steps of each subdomain are told whole; all others are told in one line. */
export const toolsBySubdomain: Readonly<Record<string, readonly NutritionTool[]>> = {
  diary: [
    'propose_food_log',
    'propose_recipe_log',
    'update_food_log',
    'delete_food_log',
    'get_food_history',
    'log_water',
    'estimate_nutrition',
    'lookup_nutrition',
    'search_saved_recipes',
  ],
  goals: [
    'get_user_goals',
    'update_user_goal',
    'calculate_recommended_goals',
    'apply_daily_workout_offset',
    'get_today_progress',
    'get_user_profile',
  ],
  nutrition: [
    'lookup_nutrition',
    'compare_foods',
    'get_user_goals',
    'get_today_progress',
    'get_weekly_summary',
    'get_progress_report',
    'get_food_history',
    'get_food_recommendations',
    'analyze_eating_patterns',
    'get_recipe_details',
    'calculate_recipe_serving',
    'validate_nutrition',
  ],
}
