import { expect, test } from '@jest/globals'
import { readGiven } from './corpus.ts'
import { withTypingErrors } from './typing-errors.ts'

const lines = readGiven().slice(0, 300)
const wordsOf = (say: string): string[] => say.split(' ')

test('about every tenth word has a typing error, and the rest of a line stays', () => {
  const mistyped = lines.map((line) => withTypingErrors(line, 1))
  const words = lines.flatMap(({ say }) => wordsOf(say))
  const changed = mistyped.flatMap(({ say }) => wordsOf(say)).filter((word, at) => word !== words[at])
  expect(changed.length / words.length).toBeGreaterThan(0.05)
  expect(changed.length / words.length).toBeLessThan(0.12)
  expect(mistyped.map(({ say: _say, ...rest }) => rest)).toEqual(lines.map(({ say: _say, ...rest }) => rest))
})

test('the same seed gives the same errors, another one others', () => {
  const says = (seed: number): string[] => lines.map((line) => withTypingErrors(line, seed).say)
  expect(says(1)).toEqual(says(1))
  expect(says(1)).not.toEqual(says(2))
})
