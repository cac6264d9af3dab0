import { expect, test } from '@jest/globals'
import { readVocabulary } from '../words/food-vocabulary.ts'
import { hashesOf, hashOf } from '../models/feature-hash.ts'
import { letterFeatures } from './letter-features.ts'
import { sentenceOf } from '../words/sentence.ts'
import { situationSchema } from '../things/situation.ts'

function featuresOf(message: string, given: object = {}): Set<number> {
  const situation = situationSchema.parse({ now: '', ...given })
  const sentence = sentenceOf(message, situation, readVocabulary())
  const part = { start: 0, end: sentence.tokens.length, things: [] }
  return new Set(letterFeatures(sentence, { part, index: 0, parts: [part] }, situation))
}

const shared = (one: Set<number>, other: Set<number>): number =>
  [...one].filter((feature) => other.has(feature)).length / Math.max(one.size, other.size)

test('a message with a wrong letter shares most of its features with the right one', () => {
  const right = featuresOf('take the pancakes off saturday')
  expect(shared(right, featuresOf('take the pancaks off saterday'))).toBeGreaterThan(0.6)
  expect(shared(right, featuresOf('how much fibre is in a swede'))).toBeLessThan(0.3)
})

test('letters are those that were written, with their blanks and stops', () => {
  const features = featuresOf('Thx, love')
  expect([...features]).toEqual(expect.arrayContaining(hashesOf(['g: thx,', 'g:, lo', 'b: t', 'i2:tha lov'])))
})

test('what is open is among them, alone and with the first letters', () => {
  const open = { kind: 'proposal', acts: [{ tool: 'clear_shopping' }], text: 'Clear the list?' }
  expect([...featuresOf('go on', { open })]).toEqual(
    expect.arrayContaining(hashesOf(['waits:proposal:clear_shopping:true', 'bo:proposal: go '])),
  )
})

test('of a part of a message only its own letters count', () => {
  const situation = situationSchema.parse({ now: '' })
  const sentence = sentenceOf('add milk and undo that', situation, readVocabulary())
  const part = { start: 2, end: 5, things: [] }
  const features = letterFeatures(sentence, { part, index: 1, parts: [part, part] }, situation)
  expect(features).toContain(hashOf('g:undo'))
  expect(features).not.toContain(hashOf('g:milk'))
})
