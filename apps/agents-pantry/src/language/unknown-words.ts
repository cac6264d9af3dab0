import { refused, type Moment, type Prepared } from '@alfred/agent-kit'
import { unitsFor } from '@alfred/contracts'
import { askForDay } from '@alfred/language'
import { wordsFor } from '../words/words-for.ts'

/** The refusal of an unknown unit; it lists the known ones. */
export function unknownUnit(said: string, { locale }: Pick<Moment, 'locale'>): Prepared {
  return refused('UNKNOWN_UNIT', wordsFor(locale).asking.unknownUnit(said, unitsFor(locale)))
}

/** The refusal of a day that cannot be resolved; it shows how to say one. */
export function unknownDate(said: string, { locale }: Pick<Moment, 'locale'>): Prepared {
  return refused('UNKNOWN_DATE', askForDay(said, 'any', locale))
}
