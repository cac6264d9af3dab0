import { termsFor } from '@alfred/language/wording'
import type { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import type { coverageSchema } from './proposal-content.ts'

/**
 * Says how many ingredients have figures and which have none, and plainly when the figures are no sum of the dish. Empty when all
 * have some.
 */
export function sayCoverage(
  { ingredients, known, unknown, is_sum: isSum }: z.output<typeof coverageSchema>,
  locale: string,
): string[] {
  if (known === ingredients) return []
  const { number } = termsFor(locale)
  const { covered, notWhole } = wordsFor(locale).figures
  return [(isSum ? covered : notWhole)(number(known), number(ingredients), unknown)]
}
