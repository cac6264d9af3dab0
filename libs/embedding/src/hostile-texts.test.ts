import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { wordsOf } from './words-of.ts'

test('no text takes longer than its length allows until its words are told apart', () => {
  expect(slowShapes(wordsOf, hostileShapes())).toEqual([])
}, 60_000)
