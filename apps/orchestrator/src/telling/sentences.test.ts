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

test.each([
  ['Gut bis Fr., 27. November. Danach nicht.', ['Gut bis Fr., 27. November. ', 'Danach nicht.']],
  ['Es sind 12. Mehr nicht.', ['Es sind 12. ', 'Mehr nicht.']],
  ["Jusqu'au ven. 27 novembre. Voilà.", ["Jusqu'au ven. 27 novembre. ", 'Voilà.']],
  ['Hasta el vie. 27 de noviembre.', ['Hasta el vie. 27 de noviembre.']],
  ['Ask Sam. He knows.', ['Ask Sam. ', 'He knows.']],
])('"%s" is not cut within a date, however it is streamed', (text, pieces) => {
  for (const size of [1, 3, 100]) {
    const sentences = createSentences()
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    const cut = [...parts.flatMap((part) => sentences.add(part)), sentences.rest() ?? '']
    expect(cut).toEqual(pieces)
  }
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
