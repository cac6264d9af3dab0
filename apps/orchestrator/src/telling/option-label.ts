import { sayDate } from '@alfred/language'
import { termsFor, wordedLanguage } from '@alfred/language/wording'
import type { ShownEntity } from '@alfred/contracts'
import { distinctionOf } from '../memory/resolve-mentions.ts'
import { foodTypes } from '../words/food-types.ts'
import { wordsFor } from '../words/words-for.ts'

/** The label of a thing that a person may choose, with what tells it apart from others of its name. */
export function optionLabel(candidate: ShownEntity, locale: string): string {
  const distinction = distinctionOf(candidate)
  const label = foodTypes.has(candidate.type) ? termsFor(locale).name(candidate.label) : candidate.label
  return distinction === null ? label : `${label} (${wordDistinction(distinction, locale)})`
}

/** "2 l, fridge, until 2026-11-27" as an agent notes it, in the words of the language. */
function wordDistinction(distinction: string, locale: string): string {
  const language = wordedLanguage(locale)
  if (language === null || language === 'en') return distinction
  const { amount, inPlace, until } = termsFor(locale)
  const words = distinction.split(', ').map((part) => {
    const [, quantity, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(part) ?? []
    if (quantity !== undefined && unit !== undefined) return amount(Number(quantity), unit)
    const day = /^until (\d{4}-\d{2}-\d{2})$/.exec(part)?.[1]
    // Which year it is now is not known here.
    if (day !== undefined) return until(sayDate(day, { locale, today: '' }))
    return part === 'opened' ? wordsFor(locale).asking.opened : inPlace(part)
  })
  return words.join(', ')
}
