import { AlfredError } from '@alfred/contracts'
import type { MemoryVectorStore } from '@alfred/db/proactive'
import { loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import type { Logger } from '@alfred/observability'

const PAGE_SIZE = 50
/** What is left after so many pages is for the next run, some seconds later. */
const PAGES_MAX = 20
const CALL_TIMEOUT_MS = 20_000

type Embedding = { store: MemoryVectorStore; embedder: TextEmbedder; logger: Logger }

/**
 * Gives memories the vectors of a provider's model, where one is configured: after the reply, so that no turn waits for it. Memories are found by
 * their words until then, and where the model's server is away.
 */
export async function embedMemories({ store, embedder, logger }: Embedding): Promise<void> {
  const { model } = embedder
  // Those of words are made as a memory is kept.
  if (model === loadWordVectors().model) return
  let kept = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const memories = await store.toEmbed(model, PAGE_SIZE)
    const vectors = await vectorsOf(
      memories.map(({ text }) => text),
      embedder,
    )
    if (vectors === undefined) break
    kept += await store.keep(
      model,
      memories.map(({ id }, place) => ({ id, vector: vectors[place] ?? null })),
    )
    if (memories.length < PAGE_SIZE) break
  }
  if (kept > 0) logger.info({ schedule: 'gather-memories', model, kept }, 'memories got their vectors')
}

/** Undefined where the server fails: it has been logged, and the next run asks again. */
async function vectorsOf(texts: string[], embedder: TextEmbedder) {
  try {
    return await embedder.embed(texts, AbortSignal.timeout(CALL_TIMEOUT_MS))
  } catch (error) {
    if (error instanceof AlfredError) return undefined
    throw error
  }
}
