import { loadWordVectors } from './load-word-vectors.ts'
import { describeTextEmbedder } from './testing/text-embedder-conformance.ts'
import { createWordTextEmbedder } from './text-embedder.ts'

describeTextEmbedder('the vectors of words', () => createWordTextEmbedder(loadWordVectors()))
