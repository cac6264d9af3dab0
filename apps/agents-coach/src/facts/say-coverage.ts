import { sayNumber } from '@alfred/language'
import { joinWords } from '@alfred/language/wording'
import type { z } from 'zod'
import type { coverageSchema } from './proposal-content.ts'

/** Says how many ingredients have figures and which have none. Empty when all have some. */
export function sayCoverage({ ingredients, known, unknown }: z.output<typeof coverageSchema>): string[] {
  if (known === ingredients) return []
  return [
    `${sayNumber(known)} of ${sayNumber(ingredients)} ingredients have figures; without ${joinWords(unknown)}.`,
  ]
}
