import type { ToolOutcome } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { placeName } from '../facts/say-bottle.ts'
import { wordsFor } from './words-for.ts'

type Refusal = Extract<ToolOutcome, { ok: false }>['error']

const detailsSchema = z.object({
  name: z.string().default(''),
  place: z.string().default(''),
  quantity: z.number().default(0),
  options: z.array(z.string()).default([]),
})

/** Says why a call was refused. A refusal of the house, and one of a preparation, has its words already. */
export function sayRefusal({ code, message, details }: Refusal, locale: string): string {
  const { refusals } = wordsFor(locale)
  const read = detailsSchema.safeParse(details ?? {})
  if (!read.success) return message
  const { name, place, quantity, options } = read.data
  switch (code) {
    case 'CELLAR_BOTTLE_NOT_NAMED':
      return refusals.CELLAR_BOTTLE_NOT_NAMED
    case 'CELLAR_BOTTLE_NOT_FOUND':
      return name === '' ? refusals.CELLAR_BOTTLE_NOT_NAMED : refusals.CELLAR_BOTTLE_NOT_FOUND(name)
    case 'CELLAR_BOTTLE_UNCLEAR':
      return refusals.CELLAR_BOTTLE_UNCLEAR(name, options)
    case 'CELLAR_TOO_FEW':
      return refusals.CELLAR_TOO_FEW(name, termsFor(locale).number(quantity))
    case 'CELLAR_ALREADY_THERE':
      return refusals.CELLAR_ALREADY_THERE(name, placeName(place, locale))
    default:
      return message
  }
}
