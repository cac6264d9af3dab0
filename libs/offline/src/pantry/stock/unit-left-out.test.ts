import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

/** What is read where the fridge holds so much yogurt. */
function readWith(amount: string, message: string) {
  const lot = { ref: 'lot_1', type: 'lot', status: 'saved', tier: 'active' } as const
  const entities = [{ ...lot, label: 'greek yogurt', note: `contains: greek yogurt, ${amount}, fridge` }]
  return readKitchen(message, { ...briefOf(message), entities, isResumed: false })
}

test.each(['there are 800 yoghurt left', 'I used 200 of the yogurt'])(
  'of a kilogram nobody has so many kilograms, so that the unit is asked for: "%s"',
  (message) => {
    const { calls, unclear } = readWith('1 kg', message)
    expect({ calls, unclear }).toMatchObject({ calls: [], unclear: [{ asks: { slot: 'amount' } }] })
  },
)

test('a unit that is told, and one that the stock has, is not asked for', () => {
  expect(readWith('1 kg', 'there are 800 g of yoghurt left').unclear).toEqual([])
  expect(readWith('1000 g', 'there are 800 yoghurt left').unclear).toEqual([])
  expect(readWith('12 kg', 'I used 2 of the yogurt').unclear).toEqual([])
})
