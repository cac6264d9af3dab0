import { asGiven, prepared, refused, type Moment, type Prepared } from '@alfred/agent-kit'
import { findUnit, unitsFor, type NutrientAmounts } from '@alfred/contracts'
import { isStated } from '../nutrition/is-stated.ts'
import { validateNutrition } from '../nutrition/validate-nutrition.ts'
import { wordsFor } from '../words/words-for.ts'

type Portion = { food: string; unit: string | null }
type Figures = Portion & {
  quantity?: number | null
  nutrients?: NutrientAmounts | null
  source?: string | null
  alcohol_g?: number | null
}

/** Prepares a portion: its food gets a plain name, its unit becomes a code. */
export function withUnit<Given extends Portion>(
  given: Given,
  moment: Pick<Moment, 'locale' | 'said'>,
  then: (given: Given, moment: Pick<Moment, 'locale' | 'said'>) => Prepared = asGiven,
): Prepared {
  const food = nameFood(given.food)
  if (given.unit === null) return then({ ...given, food }, moment)
  const unit = findUnit(given.unit, moment.locale)
  if (unit === undefined) {
    const { unknownUnitOf } = wordsFor(moment.locale).asking
    return refused('UNKNOWN_UNIT', unknownUnitOf(given.unit, food, unitsFor(moment.locale)), {
      food,
      unit: given.unit,
    })
  }
  return then({ ...given, food, unit }, moment)
}

/** Checks given figures for plausibility. Figures that the person's own words do not hold are marked as an estimate, whatever they are called. */
export function checked(
  { alcohol_g: alcohol, ...given }: Figures,
  { locale, said = null }: Pick<Moment, 'locale' | 'said'>,
): Prepared {
  if (given.nutrients === undefined || given.nutrients === null)
    return prepared({ ...given, nutrients: null, source: null })
  const { food, nutrients } = given
  const { rejected, flags } = validateNutrition({ food, nutrients, alcoholG: alcohol ?? 0 }, locale)
  if (rejected !== null) return refused('NUTRITION_REJECTED', rejected)
  const isOwn = given.source === 'stated' && (said === null || isStated(nutrients, given.quantity ?? 1, said))
  return prepared({ ...given, flags, source: isOwn ? 'stated' : 'estimate' })
}

/** The refusal of a unit that is in no list, where no food is at hand to speak of. */
export function unknownUnit(said: string, { locale }: Pick<Moment, 'locale'>): Prepared {
  return refused('UNKNOWN_UNIT', wordsFor(locale).asking.unknownUnit(said))
}

/** Normalises the name of a food: "The Eggs" becomes "eggs". */
export function nameFood(said: string): string {
  return said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
    .toLowerCase()
}
