import { expect, test } from '@jest/globals'
import { cosine, createWordEmbedder, loadWordVectors } from './load-word-vectors.ts'
import { decodeWordTable, encodeWordTable } from './word-table.ts'

const embedder = loadWordVectors()
const near = (left: string, right: string) => cosine(embedder.embed(left) ?? [], embedder.embed(right) ?? [])

test('words of similar meaning are closer than others', () => {
  expect(near('noodles', 'spaghetti')).toBeGreaterThan(near('noodles', 'strawberry'))
  expect(near('cod', 'salmon')).toBeGreaterThan(near('cod', 'cinnamon'))
  expect(near('something like curry', 'spicy masala')).toBeGreaterThan(
    near('something like curry', 'chocolate cake'),
  )
})

test('question words carry no meaning', () => {
  expect(embedder.embed('Could you please find me something with salmon?')).toEqual(embedder.embed('salmon'))
})

test('a vector has length one, and the same text gives the same vector', () => {
  const vector = embedder.embed('tomato soup with basil') ?? []
  expect(vector).toHaveLength(embedder.dimensions)
  expect(Math.hypot(...vector)).toBeCloseTo(1, 3)
  expect(embedder.embed('Tomato soup, with BASIL')).toEqual(vector)
})

test.each(['', '12 345', 'qwxzv', 'the of and'])('"%s" has no known meaning', (text) => {
  expect(embedder.embed(text)).toBeNull()
})

test('a word table is unchanged after encoding and decoding', () => {
  const table = {
    ...{ dimensions: 2, words: ['egg', 'milk'], weights: [1, 0.5], common: [0, 0] },
    vectors: Int8Array.from([10, -20, 30, 127]),
  }
  const read = decodeWordTable(encodeWordTable(table))
  expect(read).toEqual(table)
  const [first = 0, second = 0] = createWordEmbedder(read).embed('milk') ?? []
  expect(first).toBeCloseTo(0.23, 2)
  expect(second).toBeCloseTo(0.973, 2)
})
