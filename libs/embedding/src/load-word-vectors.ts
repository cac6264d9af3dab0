import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Embedder } from './embedder.ts'
import { decodeWordTable, type WordTable } from './word-table.ts'
import { wordsOf } from './words-of.ts'

export const wordTableFile = join(import.meta.dirname, '..', '..', '..', 'data', 'embeddings', 'words.bin')

let loaded: Embedder | undefined

/** Returns the embedder that needs no network. Its file (2 MB) is read once per process. */
export function loadWordVectors(): Embedder {
  loaded ??= createWordEmbedder(decodeWordTable(readFileSync(wordTableFile)))
  return loaded
}

/** The words that have vectors: the frequent ones of English and those of kitchens. */
export function readFrequentWords(): readonly string[] {
  return decodeWordTable(readFileSync(wordTableFile)).words
}

/**
 * Creates an embedder from a word table: the weighted mean of the word vectors, minus the component common to all
 * texts.
 */
export function createWordEmbedder(table: WordTable): Embedder {
  const places = new Map(table.words.map((word, place) => [word, place]))
  const placeOf = (word: string) => places.get(word) ?? places.get(word.replace(/(?:es|s)$/, ''))
  return {
    model: 'glove-6b-100d-kitchen',
    dimensions: table.dimensions,
    embed: (text) => {
      const known = wordsOf(text).flatMap((word) => placeOf(word) ?? [])
      const mean = toUnitLength(sumOfWords(table, known))
      return mean === null ? null : toUnitLength(withoutCommon(mean, table.common))
    },
  }
}

function sumOfWords({ dimensions, vectors, weights }: WordTable, places: readonly number[]): number[] {
  const sum = new Array<number>(dimensions).fill(0)
  for (const place of places) {
    for (let at = 0; at < dimensions; at += 1) {
      sum[at] = (sum[at] ?? 0) + (weights[place] ?? 1) * (vectors[place * dimensions + at] ?? 0)
    }
  }
  return sum
}

function withoutCommon(vector: readonly number[], common: readonly number[]): number[] {
  const share = cosine(vector, common)
  return vector.map((value, at) => value - share * (common[at] ?? 0))
}

/** Scales a vector to length 1. Null for a zero vector. */
export function toUnitLength(vector: readonly number[]): number[] | null {
  const length = Math.hypot(...vector)
  return length < 1e-9 ? null : vector.map((value) => Math.round((value / length) * 1e5) / 1e5)
}

/** The cosine similarity of two vectors of length 1: 1 for the same direction, 0 for orthogonal ones. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}
