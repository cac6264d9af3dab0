import { expect, test } from '@jest/globals'
import { namesKnownFood } from './names-known-food.ts'

test.each([
  ['describe_food', 'rye bread', true],
  ['describe_food', 'smoked halloumi', true],
  ['describe_food', 'sky', false],
  ['pair', 'tuesday', false],
  ['add_to_shopping', 'kitchen roll', true],
])('%s of "%s" can be told: %s', (tool, food, isKnown) => {
  expect(namesKnownFood({ tool, food })).toBe(isKnown)
})
