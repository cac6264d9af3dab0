import { z } from 'zod'

/** The query of GET /api/usage: whole days on the person's own calendar; the last thirty when left out. */
export const usageQuerySchema = z.strictObject({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
export type UsageQuery = z.infer<typeof usageQuerySchema>

/** The longest time that one question about usage may span, in days. */
export const USAGE_DAYS_MAX = 366

const takenSchema = z.object({
  model_calls: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  /** How many of the input tokens the provider had kept from earlier calls; these cost less. */
  cached_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  cost_usd: z.number().nonnegative(),
  /** False when a model of these calls has no known price; `cost_usd` is then what is known of it. */
  cost_known: z.boolean(),
})
export type Taken = z.infer<typeof takenSchema>

/** What one model took for a person on one day. */
export const usageLineSchema = takenSchema.extend({ day: z.iso.date(), model: z.string() })
export type UsageLine = z.infer<typeof usageLineSchema>

/** The body of GET /api/usage. A model that cost nothing stands there too: rules that answered, a model of one's own. */
export const usageReportSchema = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  lines: z.array(usageLineSchema),
  total: takenSchema,
})
export type UsageReport = z.infer<typeof usageReportSchema>

export function sumTaken(lines: readonly Taken[]): Taken {
  const total = (pick: (line: Taken) => number): number => lines.reduce((sum, line) => sum + pick(line), 0)
  return {
    model_calls: total((line) => line.model_calls),
    input_tokens: total((line) => line.input_tokens),
    cached_tokens: total((line) => line.cached_tokens),
    output_tokens: total((line) => line.output_tokens),
    cost_usd: total((line) => line.cost_usd),
    cost_known: lines.every((line) => line.cost_known),
  }
}
