import { z } from 'zod'

/**
 * Bounds of any amount that is received or stored: at least AMOUNT_MIN and less than AMOUNT_BELOW. The database has
 * the same bounds.
 */
export const AMOUNT_MIN = 0.000_001
export const AMOUNT_BELOW = 1_000_000_000

const POSSIBLE = 'must be a number of at least 0.000001 and less than 1,000,000,000'
const POSSIBLE_OR_NONE = 'must be 0, or a number of at least 0.000001 and less than 1,000,000,000'

/** True for a possible amount greater than zero. */
export function isAmount(value: number): boolean {
  return value >= AMOUNT_MIN && value < AMOUNT_BELOW
}

/** An amount greater than zero. */
export const amountSchema = z.number(POSSIBLE).min(AMOUNT_MIN, POSSIBLE).lt(AMOUNT_BELOW, POSSIBLE)

/** An amount that may be zero, such as what is left or a food's nutrient. */
export const amountOrNoneSchema = z
  .number(POSSIBLE_OR_NONE)
  .min(0, POSSIBLE_OR_NONE)
  .lt(AMOUNT_BELOW, POSSIBLE_OR_NONE)
  .refine((value) => value === 0 || value >= AMOUNT_MIN, POSSIBLE_OR_NONE)
