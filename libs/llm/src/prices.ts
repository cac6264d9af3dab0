import { z } from 'zod'

/** US dollars per million tokens, as the provider lists them; cached input costs less. */
export const priceSchema = z.object({
  input: z.number().nonnegative(),
  cached: z.number().nonnegative(),
  output: z.number().nonnegative(),
})
export type Price = z.infer<typeof priceSchema>

const price = (input: number, cached: number, output: number): Price => ({ input, cached, output })

/**
 * Prices of models by the name under which their own maker or Groq serves them, from @pydantic/genai-prices 0.1.8
 * (November 2026). Where long prompts cost more, the price of short ones: Alfred's are below 50,000 tokens.
 */
export const prices: Readonly<Record<string, Price>> = {
  'gpt-4.1': price(2, 0.5, 8),
  'gpt-4.1-mini': price(0.4, 0.1, 1.6),
  'gpt-4.1-nano': price(0.1, 0.025, 0.4),
  'gpt-4o': price(2.5, 1.25, 10),
  'gpt-4o-mini': price(0.15, 0.075, 0.6),
  o3: price(2, 0.5, 8),
  'o3-mini': price(1.1, 0.55, 4.4),
  'o4-mini': price(1.1, 0.275, 4.4),
  'gpt-5': price(1.25, 0.125, 10),
  'gpt-5-mini': price(0.25, 0.025, 2),
  'gpt-5-nano': price(0.05, 0.005, 0.4),
  'gpt-5.1': price(1.25, 0.125, 10),
  'gpt-5.2': price(1.75, 0.175, 14),
  'gpt-5.3': price(1.75, 0.175, 14),
  'gpt-5.4': price(2.5, 0.25, 15),
  'gpt-5.4-mini': price(0.75, 0.075, 4.5),
  'gpt-5.4-nano': price(0.2, 0.02, 1.25),
  'gpt-5.5': price(5, 0.5, 30),
  'gpt-5.6-luna': price(0.2, 0.02, 1.2),
  'gpt-5.6-terra': price(2, 0.2, 12),
  'gpt-5.6-sol': price(4, 0.4, 20),
  'gpt-6-luna': price(0.1, 0.01, 0.5),
  'gpt-6-sol': price(2, 0.2, 10),
  'gpt-6-astra': price(10, 1, 50),
  'claude-haiku-4-5': price(1, 0.1, 5),
  'claude-sonnet-4-5': price(3, 0.3, 15),
  'claude-sonnet-4-6': price(3, 0.3, 15),
  'claude-sonnet-5': price(2, 0.2, 10),
  'claude-opus-4-5': price(5, 0.5, 25),
  'claude-opus-4-6': price(5, 0.5, 25),
  'claude-opus-4-7': price(5, 0.5, 25),
  'claude-opus-4-8': price(5, 0.5, 25),
  'claude-opus-5': price(5, 0.5, 25),
  'claude-opus-5-5': price(4, 0.2, 20),
  'gemini-2.5-flash-lite': price(0.1, 0.01, 0.4),
  'gemini-2.5-flash': price(0.3, 0.03, 2.5),
  'gemini-2.5-pro': price(1.25, 0.125, 10),
  'gemini-3-flash-preview': price(0.5, 0.05, 3),
  'gemini-3.1-flash-lite': price(0.25, 0.025, 1.5),
  'gemini-3.1-pro-preview': price(2, 0.2, 12),
  'gemini-3.5-flash-lite': price(0.3, 0.03, 2.5),
  'gemini-3.5-flash': price(1.5, 0.15, 9),
  'gemini-3.8-flash': price(0.75, 0.075, 3.75),
  'mistral-small': price(0.1, 0.1, 0.3),
  'mistral-medium': price(1.5, 0.15, 7.5),
  'mistral-large': price(2, 2, 6),
  'openai/gpt-oss-20b': price(0.075, 0.0375, 0.3),
  'openai/gpt-oss-120b': price(0.15, 0.075, 0.6),
  'qwen/qwen3-32b': price(0.29, 0.29, 0.59),
  'llama-3.1-8b-instant': price(0.05, 0.05, 0.08),
  'llama-3.3-70b-versatile': price(0.59, 0.59, 0.79),
}

export type PriceTable = Readonly<Record<string, Price>>
export type TokenCount = { input: number; cached: number; output: number }

/** What follows the name of a model in the name of one of its versions: "-2025-04-14", "-20251001", "-latest". */
const VERSION = /^-(?:\d{4}-?\d{2}-?\d{2}|latest)$/

/** The price of a model; a version has the price of the name that it begins with. Undefined when it is not known. */
export function priceOf(model: string, table: PriceTable): Price | undefined {
  const exact = table[model]
  if (exact !== undefined) return exact
  const name = Object.keys(table).find(
    (known) => model.startsWith(known) && VERSION.test(model.slice(known.length)),
  )
  return name === undefined ? undefined : table[name]
}

/** The cost of a call in US dollars; undefined for a model without a price, since any figure would be invented. */
export function costOf(model: string, tokens: TokenCount, table: PriceTable): number | undefined {
  const found = priceOf(model, table)
  if (found === undefined) return undefined
  const fresh = tokens.input - tokens.cached
  return (fresh * found.input + tokens.cached * found.cached + tokens.output * found.output) / 1_000_000
}
