import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('of several things whose amount is set, what has none is no line of its own', () => {
  const list = [{ food: 'single cream' }, { food: 'double cream', quantity: 1 }]
  expect(filled('set_shopping', 'double cream, 2, double not single', { state: { list } })).toMatchObject([
    { food: 'double cream', quantity: 2 },
  ])
})

test('a number that tells something else is no amount', () => {
  const state = { list: [{ food: 'ice', quantity: 1, unit: 'bag' }] }
  expect(filled('set_shopping', 'make it 4 bags of ice not 1, it will be 33', { state })).toMatchObject([
    { food: 'ice', quantity: 4, unit: 'bag' },
  ])
})

const crisps = { state: { list: [{ food: 'crisps', quantity: 6, unit: 'bag' }] } }

test.each<[string, number | null]>([
  ['crisps, 2 more', 8],
  ['cut the crisps on the list by half', 3],
  ['double the crisps', 12],
  ['six crisps is too many', null],
])('%j is reckoned from what is on the list', (message, quantity) => {
  expect(filled('set_shopping', message, crisps)).toMatchObject([{ food: 'crisps', quantity }])
})

test('all of the list but one thing was got', () => {
  const state = { list: ['cod', 'leeks', 'firelighters'] }
  expect(filled('bought', 'big shop over, got everything cept firelighters', { state })).toEqual([
    { tool: 'bought', food: 'cod' },
    { tool: 'bought', food: 'leeks' },
  ])
})

test('a day on which something else is to be done is no date of what was got', () => {
  const state = { list: ['ricotta', 'basil'] }
  expect(
    filled('bought', 'i got the ricotta but they had no basil so ill try the market friday', { state })[0],
  ).toEqual({ tool: 'bought', food: 'ricotta' })
})

test('what was forgotten was not bought, and what is left out is not put on the list', () => {
  const state = { list: ['bread', 'bananas', 'bin bags'] }
  expect(filled('bought', 'got the bread and the bananas. forgot the bin bags', { state })).toEqual([
    { tool: 'bought', food: 'bread' },
    { tool: 'bought', food: 'bananas' },
  ])
  expect(filled('add_to_shopping', 'add flour and yeast, but the salt not, we have that')).toEqual([
    { tool: 'add_to_shopping', food: 'flour' },
    { tool: 'add_to_shopping', food: 'yeast' },
  ])
  expect(filled('add_to_shopping', 'we need a veggie one for six of them')).toMatchObject([{ food: null }])
})

test('a bare number is in the unit of the line that was spoken of', () => {
  const before = [{ say: 'add flour', acts: [{ tool: 'add_to_shopping', food: 'flour' }] }]
  const state = { list: [{ food: 'flour', quantity: 1, unit: 'bag' }] }
  expect(filled('set_shopping', 'make it 3', { before, state })).toMatchObject([
    { food: 'flour', quantity: 3, unit: 'bag' },
  ])
})

test('the same of another thing is as much of it', () => {
  const before = [
    { say: '3 lemons', acts: [{ tool: 'add_to_shopping', food: 'lemon', quantity: 3, unit: 'bag' }] },
  ]
  expect(filled('add_to_shopping', 'and limes the same', { before })).toMatchObject([
    { quantity: 3, unit: 'bag' },
  ])
})
