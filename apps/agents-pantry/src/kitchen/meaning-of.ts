import { AlfredError } from '@alfred/contracts'
import type { MessageVector } from '@alfred/db/kitchen'
import type { TextEmbedder } from '@alfred/embedding'
import { vectorOf } from '../language/vector-of.ts'
import { loadWordVectors } from '@alfred/embedding'

/** A turn waits no longer (ms) for what only makes it remember better. */
const PATIENCE_MS = 1_000

/** What a message means, for finding what is remembered: its words, and beside them what a provider's model makes of it, where that answers in time. */
export async function meaningOf(message: string, embedder: TextEmbedder): Promise<MessageVector> {
  const words = vectorOf(message)
  const { model, nearFrom } = embedder
  if (model === loadWordVectors().model) return words
  try {
    const [vector = null] = await embedder.embed([message], AbortSignal.timeout(PATIENCE_MS))
    return vector === null ? words : { words, meaning: { model, near_from: nearFrom, vector } }
  } catch (error) {
    // The embedder has logged why; the words are there.
    if (error instanceof AlfredError) return words
    throw error
  }
}
