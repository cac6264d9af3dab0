import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { wordsOf } from './words-of.ts'

test('splitting any text into words takes time proportional to its length', () => {
  expect(slowShapes(wordsOf, hostileShapes())).toEqual([])
}, 60_000)
