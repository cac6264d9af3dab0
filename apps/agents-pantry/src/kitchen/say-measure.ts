import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

/** How much one of a unit holds, as the person told: of a food, or of anything where the unit is the food. */
export const measure = z.object({
  food: z.string(),
  unit: z.string(),
  quantity: z.coerce.number(),
  size_unit: z.string(),
})
type Measure = z.output<typeof measure>

export const measures = z.object({ measures: z.array(measure) })

/** One of what is measured: "1 slice of bread", or "1 bowl" of anything. */
export function sayMeasured({ food, unit }: Pick<Measure, 'food' | 'unit'>, locale: string): string {
  const terms = termsFor(locale)
  return food === unit ? terms.amount(1, unit) : terms.food(1, unit, food)
}

export function sayMeasures({ measures: all }: z.output<typeof measures>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).measures
  return all.length === 0 ? [words.none] : [words.listed(told(all, locale))]
}

export function sayForgotten({ measures: all }: z.output<typeof measures>, { locale }: Viewer): string[] {
  return [wordsFor(locale).measures.forgotten(told(all, locale))]
}

function told(all: readonly Measure[], locale: string): string[] {
  const words = wordsFor(locale).measures
  return all.map((one) => {
    const holds = termsFor(locale).amount(one.quantity, one.size_unit)
    return words.measure(sayMeasured(one, locale), holds)
  })
}
