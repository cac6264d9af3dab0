// How near two texts are in meaning. Pure but for the one file of words that it reads.
export {
  cosine,
  createWordEmbedder,
  loadWordVectors,
  toUnitLength,
  wordTableFile,
} from './load-word-vectors.ts'
export { encodeWordTable } from './word-table.ts'
export type { WordTable } from './word-table.ts'
export { wordsOf } from './words-of.ts'
export type { Embedder } from './embedder.ts'
