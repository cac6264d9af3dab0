import { expect, test } from '@jest/globals'
import { constraintSignals } from './constraint-signals.ts'

function wishesIn(message: string): string[] {
  return constraintSignals.flatMap(({ pattern, type }) =>
    [...message.matchAll(new RegExp(pattern, 'giu'))].map(
      (match) => `${type} ${match.groups?.['value'] ?? ''}`,
    ),
  )
}

test.each([
  [
    'I want fish recipes for the air fryer',
    ['ingredient_required fish', 'equipment air fryer', 'goal I want fish recipes'],
  ],
  ['Use cod, serve with rice', ['ingredient_required cod', 'ingredient_required rice']],
  ['Keep it simple', ['difficulty simple']],
  ['no nuts please, and without garlic', ['ingredient_excluded nuts', 'ingredient_excluded garlic']],
  [
    'not too spicy, under 30 minutes, for 4 people',
    ['flavor not too spicy', 'time_limit 30 minutes', 'servings 4'],
  ],
  ['something Italian', ['cuisine Italian']],
  ['forget those and make chicken instead', ['ingredient_required chicken']],
  ['use 2 eggs', []],
  ['use it up', []],
  ['no Wednesday', []],
  ['my dinners, but not on Saturday', []],
  ["what's in my fridge?", []],
  ['I used 3 eggs', []],
])('"%s" wishes for %j', (message, wishes) => {
  const found = wishesIn(message).filter(
    (wish) => !(wish.startsWith('goal') && !wishes.some((one) => one.startsWith('goal'))),
  )
  expect([...new Set(found)].toSorted()).toEqual([...wishes].toSorted())
})

test('every pattern of a wish has a group for its value', () => {
  expect(constraintSignals.length).toBeGreaterThan(10)
  expect(constraintSignals.every(({ pattern }) => pattern.includes('(?<value>'))).toBe(true)
})
