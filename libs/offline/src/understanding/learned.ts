import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVocabulary } from './food-vocabulary.ts'
import { decodeModel, type Exactness } from './model-file.ts'
import type { Gate, Learned } from './read-message.ts'

/** The parts of what is learned, each in a file of its own. */
export const learnedParts = ['tagger', 'boundaries', 'whole', 'roles', 'judge'] as const

/** The file of a part; `npm run understand -- --train` writes it. */
export function learnedFile(part: (typeof learnedParts)[number]): string {
  return join(import.meta.dirname, '..', '..', 'data', 'reader', `${part}.bin`)
}

/** How exactly each part is kept: all of them within 2 MB, and as little lost as can be where a reading hangs on it. */
export const exactness: Readonly<Record<(typeof learnedParts)[number], Exactness>> = {
  tagger: { least: 2, steps: 31 },
  boundaries: { least: 3, steps: 31 },
  whole: { least: 2, steps: 63 },
  roles: { least: 4, steps: 63 },
  judge: { least: 1, steps: 127 },
}

let read: Learned | undefined

/** Reads what the shipped reader has learned, once per process. */
export function readLearned(): Learned {
  const decode = (part: (typeof learnedParts)[number]) => decodeModel(readFileSync(learnedFile(part)))
  read ??= {
    ...{
      tagger: decode('tagger'),
      whole: decode('whole'),
      boundaries: decode('boundaries'),
      roles: decode('roles'),
      judge: decode('judge'),
    },
    vocabulary: readVocabulary(),
  }
  return read
}

/**
 * How sure a reading has to be. A change that nobody asked for costs more than a question, so that it has to be surer than
 * what only tells something; what adds, or is shown first, costs less than what takes away. Chosen on given messages that
 * readers trained without them had not seen.
 */
export const gate: Gate = { light: 0.8, write: 0.85, offer: 0.5, read: 0.02, ask: 0.08 }
