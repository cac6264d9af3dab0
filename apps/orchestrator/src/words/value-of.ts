import { isCalendarDay } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { termsFor } from '@alfred/language/wording'

type Value = { column: string; value: unknown; yes: string; no: string; none: string }

/** The value of a changed column in a language: a place, a meal, a unit or a day by its name. */
export function valueOf(locale: string, { column, value, yes, no, none }: Value): string {
  const { inPlace, kind, meal, number, units } = termsFor(locale)
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return number(value)
  const text = String(value ?? '')
  if (text === '') return none
  // Which year it is now is not known where changes are told.
  if (isCalendarDay(text)) return sayDate(text, { locale, today: '' })
  const words: Readonly<Record<string, (code: string) => string>> = {
    location: inPlace,
    meal,
    unit: units,
    kind,
  }
  return Object.hasOwn(words, column) ? (words[column]?.(text) ?? text) : text
}
