import { describe, expect, test } from '@jest/globals'
import type { TextEmbedder } from '../text-embedder.ts'

/** What every embedder of texts keeps to. `embedder` is called once for each test. */
export function describeTextEmbedder(name: string, embedder: () => TextEmbedder): void {
  describe(`the embedder of texts by ${name}`, () => {
    test('gives a vector of length 1 for each text, in their order', async () => {
      const both = await embedder().embed(['butter chicken', 'an apple pie'])
      const [first] = await embedder().embed(['butter chicken'])
      const [second] = await embedder().embed(['an apple pie'])
      expect(both).toEqual([first, second])
      for (const vector of both) expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 3)
    })

    test('gives vectors of one length, and the same for the same text', async () => {
      const [one, other, again] = await embedder().embed(['bread', 'the oven runs hot', 'bread'])
      expect(one?.length).toBe(other?.length)
      expect(again).toEqual(one)
    })

    test('makes nothing of a text without words', async () => {
      expect(await embedder().embed(['', '   '])).toEqual([null, null])
    })

    test('is asked for nothing and gives nothing', async () => {
      expect(await embedder().embed([])).toEqual([])
    })

    test('has a name, and says how near is near', () => {
      expect(embedder().model).toMatch(/\S/)
      expect(embedder().nearFrom).toBeGreaterThan(0)
      expect(embedder().nearFrom).toBeLessThan(1)
    })
  })
}
