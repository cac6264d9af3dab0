import { z } from 'zod'

/**
 * What can be an amount of anything in a kitchen, wherever one is told, sent or stored: at least this much, and less
 * than that. The database has the same bounds.
 */
export const AMOUNT_MIN = 0.000_001
export const AMOUNT_BELOW = 1_000_000_000

const POSSIBLE = 'must be a number of at least 0.000001 and less than 1,000,000,000'
const POSSIBLE_OR_NONE = 'must be 0, or a number of at least 0.000001 and less than 1,000,000,000'

/** Is it an amount, and not nothing? */
export function isAmount(value: number): boolean {
  return value >= AMOUNT_MIN && value < AMOUNT_BELOW
}

/** An amount of something. */
export const amountSchema = z.number(POSSIBLE).min(AMOUNT_MIN, POSSIBLE).lt(AMOUNT_BELOW, POSSIBLE)

/** An amount that may be nothing: what is left, what a food has of a nutrient. */
export const amountOrNoneSchema = z
  .number(POSSIBLE_OR_NONE)
  .min(0, POSSIBLE_OR_NONE)
  .lt(AMOUNT_BELOW, POSSIBLE_OR_NONE)
  .refine((value) => value === 0 || value >= AMOUNT_MIN, POSSIBLE_OR_NONE)
