import { z } from 'zod'

/**
 * Words of which there may be more one day: a reader must take one that it does not know as "something else", so a
 * new word is no breaking change. Writers use the words of the list.
 */
export function openEnum<const Known extends readonly [string, ...string[]]>(known: Known) {
  const word: z.ZodType<Known[number] | (string & {})> = z.union([
    z.enum(known),
    z.string().regex(/^[a-z][a-z_]{0,59}$/),
  ])
  return word
}
