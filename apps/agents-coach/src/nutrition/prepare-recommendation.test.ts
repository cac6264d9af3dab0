import { expect, test } from '@jest/globals'
import type { NutritionArguments } from '@alfred/contracts'
import { prepareRecommendation } from './prepare-recommendation.ts'

type Person = NutritionArguments<'calculate_recommended_goals'>
const person: Person = {
  sex: 'female',
  age: 30,
  height_cm: 175,
  weight_kg: 70,
  activity: 'moderate',
  aim: 'lose',
}

test('goals are reckoned for a grown person', () => {
  expect(prepareRecommendation(person, { locale: 'en-GB' })).toMatchObject({ ok: true })
})

const refusals: readonly { who: string; change: Partial<Person>; locale: string; message: RegExp }[] = [
  { who: 'is not grown up', change: { age: 17, aim: 'maintain' }, locale: 'en-GB', message: /still growing/ },
  { who: 'weighs little already', change: { weight_kg: 50 }, locale: 'en-GB', message: /little already/ },
  { who: 'wiegt schon wenig', change: { weight_kg: 50 }, locale: 'de-DE', message: /schon niedrig/ },
]
test.each(refusals)(
  'none are reckoned for losing weight where somebody $who',
  ({ change, locale, message }) => {
    expect(prepareRecommendation({ ...person, ...change }, { locale })).toMatchObject({
      ok: false,
      error: { code: 'GOAL_NOT_SAFE', message: expect.stringMatching(message) },
    })
  },
)

test('who weighs little may gain', () => {
  expect(prepareRecommendation({ ...person, weight_kg: 50, aim: 'gain' }, { locale: 'en-GB' }).ok).toBe(true)
})
