import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readVocabulary } from './food-vocabulary.ts'
import { decodeModel } from './model-file.ts'
import type { Gate, Learned } from './read-message.ts'

/** The parts of what is learned, each in a file of its own. */
export const learnedParts = ['tagger', 'whole', 'ranker', 'judge'] as const

/** The file of a part; `npm run understand -- --train` writes it. */
export function learnedFile(part: (typeof learnedParts)[number]): string {
  return join(import.meta.dirname, '..', '..', 'data', 'reader', `${part}.bin.gz`)
}

let read: Learned | undefined

/** Reads what the shipped reader has learned, once per process. */
export function readLearned(): Learned {
  const decode = (part: (typeof learnedParts)[number]) =>
    decodeModel(gunzipSync(readFileSync(learnedFile(part))))
  read ??= {
    ...{ tagger: decode('tagger'), whole: decode('whole'), ranker: decode('ranker'), judge: decode('judge') },
    vocabulary: readVocabulary(),
  }
  return read
}

/**
 * How sure a reading has to be. A change that nobody asked for costs more than a question, so that it has to be surer than
 * what only tells something. Chosen on given messages that readers trained without them had not seen.
 */
export const gate: Gate = { write: 0.72, offer: 0.39, read: 0.02, ask: 0.05 }
