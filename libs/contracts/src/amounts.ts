import { z } from 'zod'

/** What can be an amount of anything in a kitchen, wherever one is told, sent or stored. The database has the same bounds. */
export const AMOUNT_MIN = 0.000_001
export const AMOUNT_MAX = 1_000_000_000

const POSSIBLE = 'must be a number above 0 and at most 1,000,000,000'
const POSSIBLE_OR_NONE = 'must be 0, or a number above 0 and at most 1,000,000,000'

/** Is it an amount, and not nothing? */
export function isAmount(value: number): boolean {
  return value >= AMOUNT_MIN && value <= AMOUNT_MAX
}

/** An amount of something. */
export const amountSchema = z.number(POSSIBLE).min(AMOUNT_MIN, POSSIBLE).max(AMOUNT_MAX, POSSIBLE)

/** An amount that may be nothing: what is left, what a food has of a nutrient. */
export const amountOrNoneSchema = z
  .number(POSSIBLE_OR_NONE)
  .min(0, POSSIBLE_OR_NONE)
  .max(AMOUNT_MAX, POSSIBLE_OR_NONE)
  .refine((value) => value === 0 || value >= AMOUNT_MIN, POSSIBLE_OR_NONE)
