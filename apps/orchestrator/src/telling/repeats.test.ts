import { expect, test } from '@jest/globals'
import type { Fact } from '../state/turn-state.ts'
import { createRepeats } from './repeats.ts'

const fact = (text: string): Fact => ({ text, isFailure: false, isChange: true })
const brown = 'Added 2 brown eggs to the fridge.'
const others = 'Added 2 eggs to the fridge.'

test('two facts are both told, though one has no word that the other lacks', () => {
  const repeats = createRepeats([fact(brown), fact(others)], 'en-GB')
  expect([repeats.has(brown), repeats.has(others)]).toEqual([false, false])
})

test('what two facts end with is told of both, and of none a third time', () => {
  const mother = 'Your mother (lives with you): does not like olives.'
  const wife = 'Your wife (lives with you): does not like olives.'
  const repeats = createRepeats([fact(mother), fact(wife)], 'en-GB')
  const pieces = [mother, wife].flatMap((one) => one.split(/(?<=: )/))
  expect(pieces.map((piece) => repeats.has(piece))).toEqual([false, false, false, false])
  expect(repeats.has('does not like olives.')).toBe(true)
})

test('a fact that was told is not told again, in its own words or in others', () => {
  const repeats = createRepeats([fact('Added 2 eggs to the fridge.')], 'en-GB')
  expect(repeats.has('Added 2 eggs to the fridge.')).toBe(false)
  expect(repeats.has('Added 2 eggs to the fridge.')).toBe(true)
  expect(repeats.has('2 eggs were added to the fridge.')).toBe(true)
})
