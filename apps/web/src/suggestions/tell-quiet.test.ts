import { expect, test } from '@jest/globals'
import { newlyQuiet, tellQuiet } from './tell-quiet.ts'

const milk = { kind: 'expiry', about: 'milk' }
const meals = { kind: 'meal', about: null }

test('what is not told any more has its kind, its subject or both', () => {
  expect([milk, meals, { kind: null, about: 'leek' }].map(tellQuiet)).toEqual([
    'What expires: milk',
    'Meals',
    'leek',
  ])
})

test('what came to be quiet is what was not before', () => {
  expect(newlyQuiet([milk], [milk, meals])).toEqual(meals)
  expect(newlyQuiet([milk], [milk])).toBeUndefined()
})
