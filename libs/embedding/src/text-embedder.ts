import type { Embedder } from './embedder.ts'

/** Turns texts into vectors of length 1, at once or over a network. Vectors of different models must not be compared. */
export type TextEmbedder = {
  readonly model: string
  /** The nearness (cosine, 0 to 1) from which two texts of this model speak of the same. */
  readonly nearFrom: number
  /** A vector for each text, in their order; null for a text that the model makes nothing of. @throws UNAVAILABLE and other errors of a model's server */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<(readonly number[] | null)[]>
}

/** How near the vectors of words have to be: they are coarse, and much is near by the words alone. */
const WORDS_NEAR_FROM = 0.8

/** The vectors of words, which need no network, as an embedder of texts. */
export function createWordTextEmbedder(words: Embedder): TextEmbedder {
  return {
    model: words.model,
    nearFrom: WORDS_NEAR_FROM,
    embed: async (texts) => texts.map((text) => words.embed(text)),
  }
}
