import { prepared, refused, type Moment, type Prepared } from '@alfred/agent-kit'
import type { NutritionArguments } from '@alfred/contracts'
import { sayConcern } from '@alfred/language/health'
import { wordsFor } from '../words/words-for.ts'
import { recommendGoals } from './recommend-goals.ts'

/** Who is younger is still growing, and the formula was made for grown people. */
const AGE_MIN = 18
/** Below this body mass index the World Health Organization calls a grown person underweight. */
const BODY_MASS_INDEX_MIN = 18.5

/** Reckons goals from what a person stated, unless a doctor has to. Held by code, since any model may be talked into it. */
export function prepareRecommendation(
  person: NutritionArguments<'calculate_recommended_goals'>,
  { locale }: Pick<Moment, 'locale'>,
): Prepared {
  const { age, height_cm: height, weight_kg: weight, aim } = person
  if (age < AGE_MIN) return refused('GOAL_NOT_SAFE', sayConcern('child', locale))
  const bodyMassIndex = weight / (height / 100) ** 2
  if (aim === 'lose' && bodyMassIndex < BODY_MASS_INDEX_MIN)
    return refused('GOAL_NOT_SAFE', wordsFor(locale).goals.weighsLittle)
  const { sex, activity } = person
  const stated = { sex, age, height_cm: height, weight_kg: weight, activity }
  return prepared({ ...recommendGoals(person, locale), stated })
}
