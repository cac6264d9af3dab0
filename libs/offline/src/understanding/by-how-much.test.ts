import { expect, test } from '@jest/globals'
import { withWhatItComesTo } from './by-how-much.ts'
import { situationSchema } from './situation.ts'

const { state } = situationSchema.parse({
  now: '2026-11-18',
  state: {
    diary: [
      { food: 'brown rice', quantity: 200, unit: 'g' },
      { food: 'toast', quantity: 2, unit: 'slice' },
    ],
  },
})
type Slots = Readonly<Record<string, unknown>>
const corrected = (message: string, slots: Slots): unknown =>
  withWhatItComesTo({ tool: 'update_food_log', ...slots }, { message, state })

test.each<[string, Slots, Slots]>([
  [
    'put the rice up by 50 g',
    { food: 'rice', quantity: 50, unit: 'g' },
    { food: 'rice', quantity: 250, unit: 'g' },
  ],
  [
    'the rice was 40 g less',
    { food: 'rice', quantity: 40, unit: 'g' },
    { food: 'rice', quantity: 160, unit: 'g' },
  ],
  [
    'it was 1 slice more of the toast',
    { food: 'toast', quantity: 1 },
    { food: 'toast', quantity: 3, unit: 'slice' },
  ],
])('"%s" comes to what the entry and the change make', (message, slots, expected) => {
  expect(corrected(message, slots)).toEqual({ tool: 'update_food_log', ...expected })
})

test.each<[string, Slots]>([
  ['the rice was 150 g', { food: 'rice', quantity: 150, unit: 'g' }],
  ['2 more slices of toast, so 4 in all', { food: 'toast', quantity: 4 }],
  ['the rice was 1 cup more', { food: 'rice', quantity: 1, unit: 'cup' }],
  ['cut the rice by 300 g', { food: 'rice', quantity: 300, unit: 'g' }],
  ['the soup was 100 g more', { food: 'soup', quantity: 100, unit: 'g' }],
])('"%s" is left as it is', (message, slots) => {
  expect(corrected(message, slots)).toEqual({ tool: 'update_food_log', ...slots })
})
