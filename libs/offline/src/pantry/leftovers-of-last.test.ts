import { describe, expect, test } from '@jest/globals'
import { leftoversOfLast } from './leftovers-of-last.ts'
import { briefOf } from './testing/brief-of.ts'

const after = (response: string, message: string) =>
  leftoversOfLast(message, {
    brief: { ...briefOf(message), recent_turns: [{ message: 'yes', response, facts: [] }] },
    before: [],
  })

describe('after a dish was cooked', () => {
  test.each([
    ['there are two portions left', 'add two servings of fish pie to the fridge'],
    ['2 servings left over', 'add 2 servings of fish pie to the fridge'],
    ['one portion is rest', 'add one servings of fish pie to the fridge'],
    [
      "there are two portions left, we'll have them on sunday for lunch",
      'add two servings of fish pie to the fridge. plan leftover fish pie for lunch on sunday',
    ],
    [
      "we have 1 plate left over. I'll have it for lunch tomorrow",
      'add 1 servings of fish pie to the fridge. plan leftover fish pie for lunch on tomorrow',
    ],
    [
      "there's a portion left and i'll eat it tomorrow",
      'add 1 servings of fish pie to the fridge. plan leftover fish pie for dinner on tomorrow',
    ],
  ])('%j is %j', (message, full) => expect(after('Cooked "fish pie" (4 servings).', message)).toBe(full))
})

test('without a dish that was cooked nothing is left of it', () =>
  expect(after('Added 2 eggs to the fridge.', 'there are two portions left')).toBeNull())
