import { expect, test } from '@jest/globals'
import { figuresOfWhatWaits, nutrientsAskedOfIt } from './figures-of-what-waits.ts'

const asked = (message: string) =>
  nutrientsAskedOfIt(message.toLowerCase().replace(/\?$/, ''), message.endsWith('?'))

test.each([
  ['carbs?', ['carbs_g']],
  ['and the protein?', ['protein_g']],
  ['protein in that?', ['protein_g']],
  ['how much fat is in that', ['fat_total_g']],
  ["what's the damage", ['calories']],
  ['so what does that come to in calories', ['calories']],
  ['tell me the sugar and salt of all that first', ['sugar_g', 'sodium_mg']],
  ['ok how many kcals altogether', ['calories']],
  ['fibre and calories for that please', ['fiber_g', 'calories']],
  ['saturated fat?', ['fat_saturated_g']],
  ['roughly how much iron is that lunch worth', ['iron_mg']],
  ['macros for that meal', ['calories', 'protein_g', 'carbs_g', 'fat_total_g', 'fiber_g']],
  ['salt?', ['sodium_mg']],
])('%j asks for the figures of what waits', (message, nutrients) => {
  expect(asked(message)).toEqual(nutrients)
})

test.each([
  'carbs in rice?',
  'how many carbs have i had today',
  'sugar',
  'and some salt',
  'protein shake?',
  'a low fat yogurt',
  'set my protein goal to 120 g',
  'how much protein is left',
  'calories yesterday?',
  'is that ok',
  'yes please',
  'what is in the fridge?',
  'which has more fibre, that or toast?',
])('%j is of something else', (message) => {
  expect(asked(message)).toBeUndefined()
})

const toast = { food: 'toast', quantity: 2, unit: 'slice', source: 'USDA FNDDS' }
const data = { kind: 'food_log', items: [toast], totals: { calories: 160, carbs_g: 26.4 } }
const pending = { kind: 'confirmation' as const, summary: '2 slices of toast', data }
const sentence = { text: 'how many carbs is that', isQuestion: true }

test('each food is looked up, and the sum is told beside it', () => {
  expect(figuresOfWhatWaits(sentence, { pending, message: 'how many carbs is that' })).toEqual([
    {
      tool: 'lookup_nutrition',
      arguments: { food: 'toast', quantity: 2, unit: 'slice', nutrient: 'carbs_g' },
    },
    {
      tool: 'question',
      question: 'Altogether that is 26 g carbohydrates. It still waits for your yes.',
      asks: { slot: 'message', about: 'total', tool: null },
    },
  ])
})

test('nothing is told where nothing waits, and of a goal that does', () => {
  expect(figuresOfWhatWaits(sentence, { pending: null, message: '' })).toBeUndefined()
  const goal = { ...pending, data: { kind: 'goal_update', goals: [] } }
  expect(figuresOfWhatWaits(sentence, { pending: goal, message: '' })).toBeUndefined()
})
