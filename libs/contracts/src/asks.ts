import { z } from 'zod'
import { openEnum } from './open-enum.ts'

/**
 * What a question asks for, so that code can fill in the answer. The slot is the kind of answer: an amount of a
 * food, an amount by weight, an amount with its food, a food, a day, a place, a recipe, the servings of a recipe, a
 * name, one of several choices, the whole message again, or whether the request in `about` is what is meant: then a
 * yes, or the choice among several, has that request read like a message of its own.
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
    'request',
  ]),
  /** The words of the message that the answer replaces, or the food that it is about. */
  about: z.string().max(200).nullable(),
  /** The tool whose call needs the answer; null when none was chosen yet. */
  tool: z.string().max(63).nullable(),
})
export type Ask = z.infer<typeof askSchema>
