import { expect, test } from '@jest/globals'
import { timeToCook } from './time-to-cook.ts'

test.each([
  ['the mince tonight that takes less than half an hour', 'the mince', 30],
  ['eggs and spinach in under 20 minutes', 'eggs and spinach', 20],
  ['rice', 'rice', null],
  ['chicken for dinner', 'chicken', null],
  ['beans within an hour', 'beans', 60],
  ['a quick pasta', 'a pasta', 30],
  ['leftover rice for the kids in 15 mins or less', 'leftover rice', 15],
])('"%s" is of %s, in at most %s minutes', (said, rest, max_minutes) => {
  expect(timeToCook(said)).toEqual({ rest, max_minutes })
})
