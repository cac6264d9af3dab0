import { describe, expect, test } from '@jest/globals'
import type { FoodVerdict, KitchenReader } from '@alfred/db/kitchen'
import { createFakeKitchen } from '../testing/fake-kitchen.ts'
import { createFoodRules } from './check-food.ts'

const satay: FoodVerdict = {
  ...{ status: 'conflict', food: 'satay', why: 'satay contains peanut' },
  rule: { kind: 'allergy', value: 'peanuts' },
  because: { relation: 'contains', part: 'peanut' },
}
const named: FoodVerdict = {
  ...{ status: 'conflict', food: 'peanut', why: null, because: { relation: 'named', part: null } },
  rule: { kind: 'allergy', value: 'peanuts' },
}
const vegan = { kind: 'diet', value: 'vegan' }
const noLeek = { kind: 'wish', value: 'leek' }
const ham: FoodVerdict = { ...satay, food: 'ham', why: null, because: undefined, rule: vegan }
const leek: FoodVerdict = { ...satay, food: null, why: null, because: undefined, rule: noLeek }

const rulesFinding = (verdict: FoodVerdict) => {
  const checkFood: KitchenReader['checkFood'] = async () => ({ foods: [], texts: [verdict] })
  return createFoodRules({ checkFood })
}

describe.each([
  [
    'de-DE',
    [
      'Darin steckt: satay (Erdnüsse), und du bist gegen Erdnüsse allergisch.',
      'Darin steckt: Erdnüsse, und du bist gegen Erdnüsse allergisch.',
      'Darin steckt: Schinken, und du isst vegan.',
      'Darin steckt: etwas Unpassendes, und du möchtest diesmal darauf verzichten (Lauch).',
    ],
  ],
  [
    'fr',
    [
      'Il y a dedans\u00a0: satay (cacahuètes), et cela va contre ton allergie (cacahuètes).',
      'Il y a dedans\u00a0: cacahuètes, et cela va contre ton allergie (cacahuètes).',
      'Il y a dedans\u00a0: jambon, et cela va contre ton régime (végan).',
      "Il y a dedans\u00a0: quelque chose d'inadapté, et tu veux t'en passer cette fois (poireaux).",
    ],
  ],
  [
    'es-MX',
    [
      'Lleva: satay (cacahuetes), y va contra tu alergia (cacahuetes).',
      'Lleva: cacahuetes, y va contra tu alergia (cacahuetes).',
      'Lleva: jamón, y va contra tu dieta (vegana).',
      'Lleva: algo que no encaja, y esta vez quieres prescindir de ello (puerros).',
    ],
  ],
])('in %s', (locale, sentences) => {
  test.each([satay, named, ham, leek].map((verdict, index) => [verdict.food, verdict, index] as const))(
    'the reason against %s is told',
    async (_, verdict, index) => {
      const how = { without: [], locale }
      expect(await rulesFinding(verdict).texts('t', ['x'], how)).toBe(sentences[index])
    },
  )
})

test('what a text says to leave out is not looked for in it', async () => {
  const kitchen = createFakeKitchen()
  const how = { without: [], locale: 'de-DE' }
  const asked = ['Ohne Erdnüsse.', 'Du bist gegen Erdnüsse allergisch.', 'Mit Erdnüssen.']
  await createFoodRules(kitchen).texts('t', asked, how)
  const [question] = kitchen.asked.checked
  expect(question?.texts.map((text) => /Erdnüsse/.test(text))).toEqual([false, false, true])
})
