import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSentences } from './sentences.ts'

test('streamed text is cut into sentences and lines, not within a number', () => {
  const sentences = createSentences()
  expect(sentences.add('You have 2.')).toEqual([])
  expect(sentences.add('5 l milk. And')).toEqual(['You have 2.5 l milk. '])
  expect(sentences.add(' eggs:\n- six\n')).toEqual(['And eggs:\n', '- six\n'])
  expect(sentences.add('Bye')).toEqual([])
  expect(sentences.rest()).toBe('Bye')
  expect(sentences.rest()).toBeNull()
})

test('a text without an end is cut between words', () => {
  const [piece = ''] = createSentences().add('word '.repeat(100))
  expect(piece.length).toBeLessThanOrEqual(241)
  expect(piece.endsWith('word ')).toBe(true)
})

test('the pieces together are the whole text, however it was streamed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '. ', '\n', '5', ' ', '!') })), (texts) => {
      const sentences = createSentences()
      const pieces = [...texts.flatMap((text) => sentences.add(text)), sentences.rest() ?? '']
      expect(pieces.join('').trimEnd()).toBe(texts.join('').trimEnd())
    }),
  )
})
