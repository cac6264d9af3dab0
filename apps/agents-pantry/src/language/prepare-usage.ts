import { prepared, type Moment, type Prepared } from '@alfred/agent-kit'
import type { PantryArguments } from '@alfred/contracts'
import { resolvePastDays } from '@alfred/language'
import { nameFood } from './name-food.ts'
import { unknownDate } from './unknown-words.ts'

const USUAL = 'the last 30 days'

/** Turns the time that is asked about into days; where none was said it is the last thirty. */
export function prepareUsage(
  { food, kind, period }: PantryArguments<'usage_history'>,
  moment: Moment,
): Prepared {
  const days = resolvePastDays(period ?? USUAL, moment)
  if (days === undefined) return unknownDate(period ?? USUAL, moment)
  return prepared({ food: food === null ? null : nameFood(food), kind, ...days })
}
