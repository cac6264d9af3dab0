import { bodyMeasures } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

const measure = z.object({ measure: z.enum(bodyMeasures), value: z.union([z.number(), z.string()]) })

/** Measures of a body, in the order in which they are told. */
export const measuresSchema = z.array(measure)
export type Measures = z.output<typeof measuresSchema>

/** What waits for a yes to be kept. */
export const bodyOfferSchema = z.object({ kind: z.literal('body_measures'), measures: measuresSchema.min(1) })

/** Measures as phrases: "weight 78 kg". */
export function sayMeasures(measures: Measures, locale: string): string[] {
  const { measure: nameOf, measured } = termsFor(locale)
  return measures.map((one) =>
    wordsFor(locale).body.measure(nameOf(one.measure), measured(one.measure, one.value)),
  )
}

/** Asks whether what was told shall be kept; nothing where there is nothing to ask. */
export function askToKeep(measures: Measures, locale: string): string[] {
  return measures.length === 0 ? [] : [wordsFor(locale).body.shallKeep(sayMeasures(measures, locale))]
}
