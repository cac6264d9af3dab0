import { z } from 'zod'
import type { Database } from './client.ts'
import { rowByRow } from './readable-reply.ts'

/** What was eaten on a day, compared with the goals. */
export const dayProgressSchema = z.object({
  day: z.iso.date(),
  entries: z.int(),
  estimates: z.int(),
  workout: z.number(),
  /** An unreadable total counts as unknown (NaN), and hides no other. */
  totals: z.record(z.string(), z.number().catch(Number.NaN)),
  sources: z.array(z.string()),
  goals: z.array(
    z.object({
      nutrient: z.string(),
      label: z.string(),
      kind: z.enum(['goal', 'limit']),
      unit: z.string(),
      target: z.number(),
      consumed: z.number(),
      left: z.number(),
      /** Entries without a figure for this nutrient: the true amount may be higher. */
      untold: z.int(),
      colour: z.enum(['green', 'yellow', 'red']),
    }),
  ),
})

/** What planning may know of a person's nutrition: counts, goals and today; never the diary. */
const nutritionContextSchema = rowByRow(
  z.object({ dashboard: z.record(z.string(), z.number()), today: dayProgressSchema }),
)
export type NutritionContext = z.infer<typeof nutritionContextSchema>
/** What was eaten on a day, compared with the goals. */
export type DayProgress = z.infer<typeof dayProgressSchema>

const conflictSchema = z.object({
  status: z.enum(['ok', 'conflict']),
  food: z.string().nullable(),
  rule: z.object({ kind: z.string(), value: z.string() }).nullable(),
})

/** A food that a person must not have, and the rule that forbids it. */
export type FoodConflict = { food: string; rule: { kind: string; value: string } }

export type NutritionReader = {
  context(token: string, today: string): Promise<NutritionContext>
  /** The first food in these texts that breaks a rule of the person, or that is `without`; null when there is none. */
  conflictIn(
    token: string,
    texts: readonly string[],
    without: readonly string[],
  ): Promise<FoodConflict | null>
}

/** Reads, as the person of the token, what planning may know and what must not be offered. */
export function createNutritionReader(database: Database): NutritionReader {
  return {
    context: (token, today) =>
      database.call({
        name: 'nutrition_context',
        arguments: { p_today: today },
        token,
        reply: nutritionContextSchema,
        retryForMs: 5_000,
      }),
    conflictIn: async (token, texts, without) => {
      const { texts: checked } = await database.call({
        name: 'check_food_without',
        arguments: { p_foods: [], p_texts: texts, p_without: without },
        token,
        reply: z.object({ texts: z.array(conflictSchema) }),
        retryForMs: 5_000,
      })
      const found = checked.find(({ status }) => status === 'conflict')
      return found?.food && found.rule ? { food: found.food, rule: found.rule } : null
    },
  }
}
