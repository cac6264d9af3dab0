import { prepared, refused, type CallToPrepare, type Moment, type Prepared } from '@alfred/agent-kit'
import { findUnit, units, type NutritionArguments } from '@alfred/contracts'
import { wordsFor } from '../words/words-for.ts'
import { nameFood, unknownUnit } from './prepare-portion.ts'

const DEGREES: readonly (readonly [RegExp, 'celsius' | 'fahrenheit'])[] = [
  [/^(?:°|degrees? |deg )? ?(?:c|celsius|centigrade)$/i, 'celsius'],
  [/^(?:°|degrees? |deg )? ?(?:f|fahrenheit)$/i, 'fahrenheit'],
]

/**
 * Prepares a conversion: both units become codes, degrees among them. Without a food only what is measured alike can be
 * converted.
 */
export function prepareConversion(
  given: NutritionArguments<'convert_amount'>,
  { moment }: Pick<CallToPrepare, 'moment'>,
): Prepared {
  const unit = codeOf(given.unit ?? 'piece', moment)
  if (unit === undefined) return unknownUnit(given.unit ?? '', moment)
  const to = codeOf(given.to ?? 'g', moment)
  if (to === undefined) return unknownUnit(given.to ?? '', moment)
  const food = given.food === null ? null : nameFood(given.food)
  if (
    kindOf(unit) !== kindOf(to) &&
    (food === null || kindOf(unit) === 'degrees' || kindOf(to) === 'degrees')
  )
    return refused('AMOUNT_OF_NO_FOOD', wordsFor(moment.locale).asking.convertWhat)
  return prepared({ ...given, food, unit, to })
}

type Code = keyof typeof units | 'celsius' | 'fahrenheit'

function codeOf(said: string, { locale }: Pick<Moment, 'locale'>): Code | undefined {
  return DEGREES.find(([names]) => names.test(said.trim()))?.[1] ?? findUnit(said, locale)
}

const kindOf = (code: Code): string =>
  code === 'celsius' || code === 'fahrenheit' ? 'degrees' : units[code].dimension
