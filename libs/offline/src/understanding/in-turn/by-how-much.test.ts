import { describe, expect, test } from '@jest/globals'
import { withShareOfStock, withWhatItComesTo } from './by-how-much.ts'
import { situationSchema, type Situation } from '../things/situation.ts'

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

describe('a share of what is in stock', () => {
  const halfMoved = { tool: 'move_item', food: 'trout', quantity: 0.5, to: 'freezer' }
  const withStock = (...stock: Situation['state']['stock']) => ({
    message: "I've put half in the freezer",
    state: { ...situationSchema.parse({ now: '' }).state, stock },
  })

  test('is an amount of it', () => {
    const stock = withStock({ food: 'trout', quantity: 600, unit: 'g' }, { food: 'leek', quantity: 2 })
    expect(withShareOfStock(halfMoved, stock)).toEqual({ ...halfMoved, quantity: 300, unit: 'g' })
  })

  test('is asked about where nobody knows how much there is, or of which', () => {
    const unknown = withStock({ food: 'trout' })
    const two = withStock({ food: 'trout', quantity: 600, unit: 'g' }, { food: 'trout', quantity: 1 })
    expect(withShareOfStock(halfMoved, unknown)).toMatchObject({ quantity: null })
    expect(withShareOfStock(halfMoved, two)).toMatchObject({ quantity: null })
  })

  test('is no other amount than one below one', () => {
    const stock = withStock({ food: 'trout', quantity: 600, unit: 'g' })
    expect(withShareOfStock({ ...halfMoved, quantity: 2 }, stock)).toMatchObject({ quantity: 2 })
  })
})
