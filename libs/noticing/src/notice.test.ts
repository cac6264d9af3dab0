import { expect, test } from '@jest/globals'
import { notice } from './notice.ts'
import { aDish, aHousehold, aLot } from './testing/index.ts'

test('what matters most is noticed first', () => {
  const stock = [aLot('spinach', { due_on: '2026-11-24' }), aLot('feta', { due_on: '2026-11-24' })]
  const below_minimum = [{ food: 'milk', match: 'milk', quantity: 1, unit: 'l', there: 0 }]
  const told = notice(aHousehold({ stock, below_minimum }), [aDish('Spinach pie', ['spinach', 'feta'])])
  expect(told.map(({ kind }) => kind)).toEqual(['restock', 'together', 'meal'])
})

test('the same household gives the same suggestions, and nothing of it is changed', () => {
  const household = aHousehold({ stock: [aLot('egg'), aLot('rice')] })
  const dishes = [aDish('Fried rice', ['egg', 'rice'])]
  const before = structuredClone(household)
  expect(notice(household, dishes)).toEqual(notice(household, dishes))
  expect(household).toEqual(before)
})

test('an empty kitchen is told nothing', () => {
  expect(notice(aHousehold(), [aDish('Fried rice', ['egg', 'rice'])])).toEqual([])
})

test('every suggestion fits its row, however long the names are', () => {
  const long = (word: string) => word.repeat(120 / word.length)
  const stock = Array.from({ length: 40 }, (_, at) =>
    aLot(`${long('x').slice(0, 117)}${at}`, { due_on: '2026-11-24' }),
  )
  const lacking = [
    { day: '2026-11-24', dishes: [long('d')], foods: stock.map(({ food }) => food), packs: [] },
  ]
  const dish = aDish(
    long('dish'),
    stock.map(({ food }) => food),
  )
  for (const { reason, action, request, subject } of notice(aHousehold({ stock, lacking }), [dish]))
    expect(
      Math.max(reason.length, action.length, request?.length ?? 0, subject.length * 4),
    ).toBeLessThanOrEqual(500)
})
