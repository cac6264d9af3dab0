import { nutrientSchema, type NutritionTool } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { z } from 'zod'

/**
 * Schemas of the data that each tool's SQL function returns. Unknown fields are allowed, since a newer version may
 * add some.
 */
const amounts = z.record(z.string(), z.number())
const portion = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  nutrients: amounts,
  source: z.string(),
  is_estimate: z.boolean(),
  /** The food whose figures are used in place of this one's own, as for a variety of it. */
  figures_of: z.string().nullable(),
  flags: z.array(z.string()),
  /** Set when a message reports several meals. */
  meal: z.string().nullable().default(null),
})
export type Portion = z.infer<typeof portion>

const meal = z.string().nullable()
const goal = z.object({
  nutrient: nutrientSchema,
  kind: z.enum(['goal', 'limit']),
  target: z.number(),
  unit: z.string(),
})
const foodLog = z.object({
  kind: z.literal('food_log'),
  day: z.string(),
  meal,
  items: z.array(portion).min(1),
  totals: amounts,
})
const goalUpdate = z.object({
  kind: z.literal('goal_update'),
  goals: z.array(goal.extend({ before: goal.pick({ kind: true, target: true }).nullable() })).min(1),
  reason: z.string().nullable(),
})
/** How many of a recipe's ingredients have figures, and which have none. */
const coverage = z.object({ ingredients: z.number(), known: z.number(), unknown: z.array(z.string()) })
const recipeLog = foodLog.extend({
  kind: z.literal('recipe_log'),
  coverage,
})
const recipeSelection = z.object({
  kind: z.literal('recipe_selection'),
  name: z.string(),
  options: z.array(z.object({ label: z.string() })).min(1),
})
const content = z.discriminatedUnion('kind', [foodLog, recipeLog, recipeSelection, goalUpdate])
const recipeFigures = coverage.extend({
  name: z.string(),
  makes: z.number().nullable(),
  sources: z.array(z.string()),
})
/** A span of diary days: its bounds, how many of the days have entries, and the sources. */
const days = z.object({
  from: z.string(),
  until: z.string(),
  days_logged: z.number(),
  sources: z.array(z.string()),
})
const offer = content.and(
  z.object({ replaced: z.string().nullable(), warnings: z.array(z.string()).default([]) }),
)

const entry = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  meal,
  day: z.string(),
  calories: z.number().nullable(),
})

export const resultData = {
  get_user_profile: z.object({
    time_zone: z.string().nullable(),
    goals: z.number(),
    entries: z.number(),
    first_day: z.string().nullable(),
    preferences: z.array(z.object({ kind: z.string(), value: z.string() })).default([]),
  }),
  get_user_goals: z.object({ goals: z.array(goal) }),
  get_today_progress: dayProgressSchema,
  get_weekly_summary: z.object({
    from: z.string(),
    until: z.string(),
    days_logged: z.number(),
    estimates: z.number(),
    sources: z.array(z.string()),
    averages: amounts,
  }),
  get_food_history: z.object({
    from: z.string(),
    until: z.string(),
    truncated: z.boolean(),
    entries: z.array(
      z.object({
        day: z.string(),
        meal,
        food: z.string(),
        quantity: z.number(),
        unit: z.string(),
        calories: z.number().nullable(),
        source: z.string(),
      }),
    ),
  }),
  lookup_nutrition: portion.extend({ nutrient: nutrientSchema.nullable() }),
  estimate_nutrition: portion,
  validate_nutrition: z.object({
    food: z.string(),
    rejected: z.string().nullable(),
    flags: z.array(z.string()),
  }),
  compare_foods: z.object({
    nutrient: nutrientSchema.nullable(),
    ranked_by: nutrientSchema,
    basis: z.object({ quantity: z.number(), unit: z.string() }),
    foods: z.array(portion),
    unknown: z.array(z.string()),
    warnings: z.array(z.string()).default([]),
  }),
  search_saved_recipes: z.object({
    query: z.string().nullable(),
    count: z.number(),
    recipes: z.array(z.object({ name: z.string(), makes: z.number().nullable() })),
  }),
  get_recipe_details: recipeFigures.extend({ totals: amounts, serving: amounts.nullable() }),
  calculate_recipe_serving: recipeFigures.extend({ servings: z.number(), nutrients: amounts }),
  propose_recipe_log: offer,
  get_progress_report: days.extend({
    averages: amounts,
    goals: z.array(
      goal.extend({
        average: z.number(),
        days_told: z.number(),
        days_kept: z.number(),
        earlier: z.number().nullable(),
        later: z.number().nullable(),
      }),
    ),
  }),
  analyze_eating_patterns: days.extend({
    is_enough: z.boolean(),
    meals: z.array(z.object({ meal: z.string(), days: z.number(), share: z.number().nullable() })),
    foods: z.array(z.object({ food: z.string(), times: z.number() })),
    weekday: z.number().nullable(),
    weekend: z.number().nullable(),
  }),
  get_food_recommendations: z.object({
    nutrient: nutrientSchema,
    is_asked: z.boolean(),
    foods: z.array(z.object({ food: z.string(), amount: z.number(), source: z.string() })),
  }),
  propose_food_log: offer,
  update_user_goal: offer,
  calculate_recommended_goals: offer,
  edit_proposal: offer,
  commit_proposal: content,
  cancel_proposal: content.or(z.object({ summary: z.string() })),
  apply_daily_workout_offset: z.object({ day: z.string(), calories: z.number(), total: z.number() }),
  log_water: z.object({ ml: z.number(), day: z.string(), total: z.number() }),
  update_food_log: entry.extend({ source: z.string() }),
  delete_food_log: entry,
} as const satisfies Record<NutritionTool, z.ZodType>

export type ResultData<Tool extends NutritionTool> = z.infer<(typeof resultData)[Tool]>
