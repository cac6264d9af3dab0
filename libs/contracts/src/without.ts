import { z } from 'zod'
import { itemNameSchema } from './addresses.ts'

/** How many foods one call can leave out beside what the person's rules forbid. */
export const WITHOUT_MAX = 20

/**
 * The foods that nothing found or planned may hold, for this goal. Code adds what the goal excludes, whatever a model
 * writes; what always holds is enforced by the database.
 */
export const withoutSchema = z
  .array(itemNameSchema(120))
  .max(WITHOUT_MAX)
  .nullable()
  .describe('foods that it must not hold; null for none')
