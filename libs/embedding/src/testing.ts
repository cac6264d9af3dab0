// What tests of embedders share.
export { describeTextEmbedder } from './testing/text-embedder-conformance.ts'
