import { z } from 'zod'
import { openEnum } from './open-enum.ts'

/**
 * What a question leaves open, so that code can put the answer in its place. The slot says what the answer is: an amount
 * of a food, one that is told by weight, an amount together with its food, a food, a day, a place, a recipe, the
 * servings of one, a name, one of several that fit, or the whole message said anew.
 */
export const askSchema = z.object({
  slot: openEnum([
    'amount',
    'weight',
    'portion',
    'food',
    'day',
    'place',
    'recipe',
    'servings',
    'name',
    'choice',
    'message',
  ]),
  /** The words of the message that the answer takes the place of, or the food that it is about. */
  about: z.string().max(200).nullable(),
  /** The tool whose call waits for it; null where none was chosen yet. */
  tool: z.string().max(63).nullable(),
})
export type Ask = z.infer<typeof askSchema>
