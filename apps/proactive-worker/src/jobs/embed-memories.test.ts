import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { MemoryVectorStore } from '@alfred/db/proactive'
import { createWordTextEmbedder, loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import { silentLogger } from '@alfred/observability'
import { embedMemories } from './embed-memories.ts'

/** A store in memory with so many memories, as the database keeps them: whatever was kept is not given again. */
function memoryStore(count: number) {
  const kept = new Map<string, readonly number[] | null>()
  const all = Array.from({ length: count }, (_, at) => ({ id: `memory-${at}`, text: `the oven ${at}` }))
  const store: MemoryVectorStore = {
    toEmbed: async (_model, limit) => all.filter(({ id }) => !kept.has(id)).slice(0, limit),
    keep: async (_model, vectors) => {
      for (const { id, vector } of vectors) kept.set(id, vector)
      return vectors.length
    },
  }
  return { store, kept }
}

const wide: TextEmbedder = {
  model: 'wide',
  nearFrom: 0.4,
  embed: async (texts) => texts.map((text) => (text.endsWith('1') ? null : [1, 0])),
}

test.each([0, 1, 50, 120])('each of %d memories gets its vector, or that there is none', async (count) => {
  const { store, kept } = memoryStore(count)
  await embedMemories({ store, embedder: wide, logger: silentLogger })
  expect(kept.size).toBe(count)
  expect(kept.get('memory-0')).toEqual(count === 0 ? undefined : [1, 0])
  expect(kept.get('memory-1')).toBe(count > 1 ? null : undefined)
})

test('nothing is kept where the server fails, and the next run asks again', async () => {
  const { store, kept } = memoryStore(3)
  const away: TextEmbedder = {
    ...wide,
    embed: async () => Promise.reject(new AlfredError('MODEL_UNAVAILABLE', 'It is away.')),
  }
  await embedMemories({ store, embedder: away, logger: silentLogger })
  expect(kept.size).toBe(0)
  await embedMemories({ store, embedder: wide, logger: silentLogger })
  expect(kept.size).toBe(3)
})

test('the vectors of words need no run: memories have them from the beginning', async () => {
  const { store, kept } = memoryStore(3)
  const words = createWordTextEmbedder(loadWordVectors())
  await embedMemories({ store, embedder: words, logger: silentLogger })
  expect(kept.size).toBe(0)
})
