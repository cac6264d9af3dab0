// How similar two texts are in meaning. Pure, except for reading the file of word vectors.
export {
  cosine,
  createWordEmbedder,
  loadWordVectors,
  readFrequentWords,
  toUnitLength,
  wordTableFile,
} from './load-word-vectors.ts'
export { encodeWordTable } from './word-table.ts'
export type { WordTable } from './word-table.ts'
export { wordsOf } from './words-of.ts'
export type { Embedder } from './embedder.ts'
export { createWordTextEmbedder } from './text-embedder.ts'
export type { TextEmbedder } from './text-embedder.ts'
