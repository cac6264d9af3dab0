import { termsFor } from '@alfred/language/wording'
import type { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import type { coverageSchema } from './proposal-content.ts'

/** Says how many ingredients have figures and which have none. Empty when all have some. */
export function sayCoverage(
  { ingredients, known, unknown }: z.output<typeof coverageSchema>,
  locale: string,
): string[] {
  if (known === ingredients) return []
  const { number } = termsFor(locale)
  return [wordsFor(locale).figures.covered(number(known), number(ingredients), unknown)]
}
