import { asGiven, prepared, refused, type Prepared } from '@alfred/agent-kit'
import { findUnit, units, type NutrientAmounts } from '@alfred/contracts'
import { validateNutrition } from '../nutrition/validate-nutrition.ts'

type Portion = { food: string; unit: string | null }
type Figures = Portion & { nutrients?: NutrientAmounts | null; source?: string | null }

/** Prepares a portion: its food gets a plain name, its unit becomes a code. */
export function withUnit<Given extends Portion>(
  given: Given,
  then: (given: Given) => Prepared = asGiven,
): Prepared {
  const food = nameFood(given.food)
  if (given.unit === null) return then({ ...given, food })
  const unit = findUnit(given.unit)
  if (unit === undefined) {
    const message = `I cannot tell how much a "${given.unit}" of ${food} is. I know: ${Object.keys(units).join(', ')}.`
    return refused('UNKNOWN_UNIT', message, { food, unit: given.unit })
  }
  return then({ ...given, food, unit })
}

/** Checks given figures for plausibility. Figures that the person did not state are marked as an estimate. */
export function checked(given: Figures): Prepared {
  if (given.nutrients === undefined || given.nutrients === null)
    return prepared({ ...given, nutrients: null, source: null })
  const { rejected, flags } = validateNutrition({ food: given.food, nutrients: given.nutrients })
  if (rejected !== null) return refused('NUTRITION_REJECTED', rejected)
  return prepared({ ...given, flags, source: given.source ?? 'estimate' })
}

/** The refusal of a unit that is in no list, where no food is at hand to speak of. */
export function unknownUnit(said: string): Prepared {
  return refused('UNKNOWN_UNIT', `"${said}" is not a unit I know.`)
}

/** Normalises the name of a food: "The Eggs" becomes "eggs". */
export function nameFood(said: string): string {
  return said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
    .toLowerCase()
}
