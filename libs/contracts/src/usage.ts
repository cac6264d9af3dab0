import { z } from 'zod'

/** One model call as it was billed: tokens, milliseconds, US dollars. */
export const modelCallSchema = z.object({
  node: z.string(),
  model: z.string(),
  provider: z.string(),
  input_tokens: z.int().nonnegative(),
  /** How many of the input tokens the provider had kept from earlier calls. */
  cached_tokens: z.int().nonnegative().optional(),
  output_tokens: z.int().nonnegative(),
  cost_usd: z.number().nonnegative(),
  /** False when a part of the cost is not known, since a model has no price; `cost_usd` is then what is known of it. */
  cost_known: z.boolean().optional(),
  duration_ms: z.number().nonnegative(),
  repairs: z.int().nonnegative(),
})
export type ModelCall = z.infer<typeof modelCallSchema>

/** The usage of a whole turn. Repairs and fallbacks are counted apart from logical calls (ruling R3). */
export const usageSchema = z.object({
  model_calls: z.int().nonnegative(),
  repairs: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  /** How many of the input tokens the provider had kept from earlier calls; these cost less. */
  cached_tokens: z.int().nonnegative().optional(),
  output_tokens: z.int().nonnegative(),
  cost_usd: z.number().nonnegative(),
  /** False when the cost of a call is not known; `cost_usd` is then the sum of the others. */
  cost_known: z.boolean().optional(),
  calls: z.array(modelCallSchema),
})
export type Usage = z.infer<typeof usageSchema>

export function sumUsage(calls: readonly ModelCall[]): Usage {
  const total = (pick: (call: ModelCall) => number): number =>
    calls.reduce((sum, call) => sum + pick(call), 0)
  return {
    model_calls: calls.length,
    repairs: total((call) => call.repairs),
    input_tokens: total((call) => call.input_tokens),
    cached_tokens: total((call) => call.cached_tokens ?? 0),
    output_tokens: total((call) => call.output_tokens),
    cost_usd: total((call) => call.cost_usd),
    ...(calls.some((call) => call.cost_known === false) && { cost_known: false }),
    calls: [...calls],
  }
}
