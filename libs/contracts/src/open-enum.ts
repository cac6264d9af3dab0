import { z } from 'zod'

/**
 * An enum that may grow: a reader must accept an unknown word as "something else", so that adding a word is no
 * breaking change. Writers use only the listed words.
 */
export function openEnum<const Known extends readonly [string, ...string[]]>(known: Known) {
  const word: z.ZodType<Known[number] | (string & {})> = z.union([
    z.enum(known),
    z.string().regex(/^[a-z][a-z_]{0,59}$/),
  ])
  return word
}
