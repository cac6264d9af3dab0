import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVocabulary } from './words/food-vocabulary.ts'
import { decodeLayeredModel, encodeLayeredModel } from './models/layered-model-file.ts'
import { decodeModel, encodeModel } from './models/model-file.ts'
import type { Gate, Learned } from './read-message.ts'
import { decodeTreeModel, encodeTreeModel } from './models/tree-model-file.ts'

/** The parts of what is learned, each in a file of its own. */
export const learnedParts = ['tagger', 'boundaries', 'words', 'letters', 'roles', 'judge'] as const
type LearnedPart = (typeof learnedParts)[number]

/** The file of a part; `npm run understand -- --train` writes it. */
export function learnedFile(part: LearnedPart): string {
  return join(import.meta.dirname, '..', '..', 'data', 'reader', `${part}.bin`)
}

/** How exactly each part is kept: all of them within 2 MB, and as little lost as can be where a reading hangs on it. */
const exactness = {
  tagger: { least: 2, steps: 27 },
  boundaries: { least: 3, steps: 29 },
  words: { inner: 4, outer: 127 },
  letters: { inner: 3, outer: 127 },
  roles: { least: 3, steps: 29 },
} as const

/** What was learned, as the bytes of each part. */
export function encodeLearned(learned: Learned): Readonly<Record<LearnedPart, Buffer>> {
  const { tagger, boundaries, whole, roles, judge } = learned
  return {
    tagger: encodeModel(tagger, exactness.tagger),
    boundaries: encodeModel(boundaries, exactness.boundaries),
    words: encodeLayeredModel(whole.words, exactness.words),
    letters: encodeLayeredModel(whole.letters, exactness.letters),
    roles: encodeModel(roles, exactness.roles),
    judge: encodeTreeModel(judge),
  }
}

/** Reads what was learned from the bytes of each part. */
export function decodeLearned(bytesOf: (part: LearnedPart) => Buffer): Omit<Learned, 'vocabulary'> {
  const words = decodeLayeredModel(bytesOf('words'))
  return {
    tagger: decodeModel(bytesOf('tagger')),
    boundaries: decodeModel(bytesOf('boundaries')),
    whole: { labels: words.labels, words, letters: decodeLayeredModel(bytesOf('letters')) },
    roles: decodeModel(bytesOf('roles')),
    judge: decodeTreeModel(bytesOf('judge')),
  }
}

let read: Learned | undefined

/** Reads what the shipped reader has learned, once per process. */
export function readLearned(): Learned {
  read ??= { ...decodeLearned((part) => readFileSync(learnedFile(part))), vocabulary: readVocabulary() }
  return read
}

/**
 * How sure a reading has to be. A change that nobody asked for costs more than a question, so that it has to be surer than
 * what only tells something; what adds, or is shown first, costs less than what takes away. Chosen on given messages that
 * readers trained without them had not seen.
 */
export const gate: Gate = { light: 0.66, write: 0.7, offer: 0.36, read: 0.02, ask: 0.08 }
