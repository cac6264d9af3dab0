import { z } from 'zod'

/** One model call as it was billed: tokens, milliseconds, US dollars (0 when the price is unknown). */
export const modelCallSchema = z.object({
  node: z.string(),
  model: z.string(),
  provider: z.string(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  cost_usd: z.number().nonnegative(),
  duration_ms: z.number().nonnegative(),
  repairs: z.int().nonnegative(),
})
export type ModelCall = z.infer<typeof modelCallSchema>

/** The usage of a whole turn. Repairs and fallbacks are counted apart from logical calls (ruling R3). */
export const usageSchema = z.object({
  model_calls: z.int().nonnegative(),
  repairs: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  cost_usd: z.number().nonnegative(),
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
    output_tokens: total((call) => call.output_tokens),
    cost_usd: total((call) => call.cost_usd),
    calls: [...calls],
  }
}
