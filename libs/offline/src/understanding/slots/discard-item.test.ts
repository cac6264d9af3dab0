import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const twoPlaces = {
  state: {
    stock: [
      { food: 'mayonnaise', quantity: 1, unit: 'jar', location: 'fridge' },
      { food: 'mayonnaise', quantity: 1, unit: 'jar', location: 'pantry' },
    ],
  },
}

test.each<[string, string]>([
  ['bin the mayonnaise in the fridge, the pantry one stays', 'fridge'],
  ['keep the mayonnaise in the fridge, chuck the one in the pantry', 'pantry'],
  ['get rid of the mouldy mayonnaise from the pantry', 'pantry'],
])('%j throws out what is kept in one of two places', (message, location) => {
  const [call] = filled('discard_item', message, twoPlaces)
  expect(call).toMatchObject({ food: 'mayonnaise', location })
})

const dated = {
  state: {
    stock: [
      { food: 'chutney', quantity: 1, unit: 'jar', expires: '2026-11-01' },
      { food: 'cream', quantity: 1, unit: 'pot', expires: '2026-11-18' },
      { food: 'honey', quantity: 1, unit: 'jar', expires: '2026-10-01' },
      { food: 'butter', quantity: 1, unit: 'pack', expires: '2026-12-01' },
    ],
  },
}

test.each<[string]>([
  ['chuck all the expired stuff apart from the honey'],
  ["throw away anything that's past its date but leave the honey"],
  ['everything out of date can go, keep the honey'],
])('%j throws out what is past its date without what is to stay', (message) => {
  expect(filled('discard_item', message, dated)).toEqual([
    { tool: 'discard_item', food: 'chutney', reason: 'expired' },
    { tool: 'discard_item', food: 'cream', reason: 'expired' },
  ])
})

test('one thing that is past its date is thrown out alone', () => {
  const [call, second] = filled('discard_item', 'the honey is out of date, bin it', dated)
  expect([call?.['food'], second]).toEqual(['honey', undefined])
})

test.each<[string]>([
  ['threw away a few plums, gone soft'],
  ['had to bin some plums'],
  ['lots of the plums were bad, binned'],
])('%j does not tell how much was thrown out', (message) => {
  const [call] = filled('discard_item', message, { state: { stock: [{ food: 'plum', quantity: 9 }] } })
  expect(call).toMatchObject({ food: 'plum', quantity: null })
})
