import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { createWordTextEmbedder, loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import { meaningOf } from './meaning-of.ts'

const words = loadWordVectors()
const message = 'where is the big pot?'
const wide: TextEmbedder = { model: 'wide', nearFrom: 0.4, embed: async () => [[0.6, 0.8]] }

test('a message means what its words do, without a model', async () => {
  expect(await meaningOf(message, createWordTextEmbedder(words))).toEqual(words.embed(message))
})

test("a provider's model says what it means beside its words", async () => {
  expect(await meaningOf(message, wide)).toEqual({
    words: words.embed(message),
    meaning: { model: 'wide', near_from: 0.4, vector: [0.6, 0.8] },
  })
})

test.each([
  ['fails', async () => Promise.reject(new AlfredError('MODEL_UNAVAILABLE', 'It is away.'))],
  ['makes nothing of it', async () => [null]],
])('its words alone are used where the model %s', async (_what, embed) => {
  expect(await meaningOf(message, { ...wide, embed })).toEqual(words.embed(message))
})
