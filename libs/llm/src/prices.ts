import { z } from 'zod'

/** US dollars per million tokens, as the provider lists them; cached input costs less. */
export const priceSchema = z.object({
  input: z.number().nonnegative(),
  cached: z.number().nonnegative(),
  output: z.number().nonnegative(),
})
export type Price = z.infer<typeof priceSchema>

export const prices: Readonly<Record<string, Price>> = {
  'gpt-4.1': { input: 2, cached: 0.5, output: 8 },
  'gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4 },
  'o4-mini': { input: 1.1, cached: 0.275, output: 4.4 },
}

export type TokenCount = { input: number; cached: number; output: number }

/**
 * The cost of a call in US dollars. Dated names ("gpt-4.1-2025-04-14") have the price of the name they begin with;
 * an unknown model costs 0, since an invented figure would be worse than none.
 */
export function costOf(model: string, tokens: TokenCount, table: Readonly<Record<string, Price>>): number {
  const name = Object.keys(table)
    .filter(
      (known) => model === known || (/^-\d{4}-/.test(model.slice(known.length)) && model.startsWith(known)),
    )
    .toSorted((left, right) => right.length - left.length)[0]
  const price = name === undefined ? undefined : table[name]
  if (price === undefined) return 0
  const fresh = tokens.input - tokens.cached
  return (fresh * price.input + tokens.cached * price.cached + tokens.output * price.output) / 1_000_000
}
