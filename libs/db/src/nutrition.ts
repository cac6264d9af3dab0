import { z } from 'zod'
import type { Database } from './client.ts'

/** What was eaten on a day, against the goals. */
export const dayProgressSchema = z.object({
  day: z.iso.date(),
  entries: z.int(),
  estimates: z.int(),
  workout: z.number(),
  totals: z.record(z.string(), z.number()),
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
      /** Entries that have no figure for this nutrient: what was eaten may be more than is counted. */
      untold: z.int(),
      colour: z.enum(['green', 'yellow', 'red']),
    }),
  ),
})

/** What planning may know of a person's nutrition: counts, goals and today; never the diary. */
export const nutritionContextSchema = z.object({
  dashboard: z.record(z.string(), z.number()),
  today: dayProgressSchema,
})
export type NutritionContext = z.infer<typeof nutritionContextSchema>
/** What was eaten on a day, against the goals. */
export type DayProgress = z.infer<typeof dayProgressSchema>

export type NutritionReader = { context(token: string, today: string): Promise<NutritionContext> }

/** Reads, as the person that the token names, what planning may know. One read, whatever is wanted of it. */
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
  }
}
