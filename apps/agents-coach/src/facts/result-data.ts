import { nutrientSchema, type NutritionTool } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { z } from 'zod'

/** What the SQL function of each tool returns as data. Unknown fields are left to newer versions of us. */
const amounts = z.record(z.string(), z.number())
const portion = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  nutrients: amounts,
  source: z.string(),
  is_estimate: z.boolean(),
  /** The food whose figures stand for it, when it is only a sort of that. */
  figures_of: z.string().nullable(),
  flags: z.array(z.string()),
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
const content = z.discriminatedUnion('kind', [foodLog, goalUpdate])
const offer = content.and(
  z.object({ replaced: z.string().nullable(), warnings: z.array(z.string()).default([]) }),
)

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
  propose_food_log: offer,
  update_user_goal: offer,
  calculate_recommended_goals: offer,
  edit_proposal: offer,
  commit_proposal: content,
  cancel_proposal: z.object({ summary: z.string() }),
  apply_daily_workout_offset: z.object({ day: z.string(), calories: z.number(), total: z.number() }),
  log_water: z.object({ ml: z.number(), day: z.string(), total: z.number() }),
  delete_food_log: z.object({
    food: z.string(),
    quantity: z.number(),
    unit: z.string(),
    meal,
    day: z.string(),
    calories: z.number().nullable(),
  }),
} as const satisfies Record<NutritionTool, z.ZodType>

export type ResultData<Tool extends NutritionTool> = z.infer<(typeof resultData)[Tool]>
