import { hashesOf, hashOf, nearestReading, type Vocabulary } from '@alfred/offline/understanding'
import { isExact } from '../../evals/corpus/judge-reading.mjs'
import { familyOf, type Line } from './corpus.ts'
import { trainReaders, type Lines, type Readers } from './train-readers.ts'
import type { Weighed } from './train-tree-model.ts'

/** The folds that the judge of readings is trained on: each is read by readers that have not seen it. */
export const FOLDS = 3

/** How often a given message counts for the judge, since it is what people really write. */
const GIVEN_COUNTS = 4

/** What the judge learns from the messages of one fold: what readers that learned from the others make of them, and whether that is right. */
export function judgedReadings(
  lines: Lines,
  { fold, vocabulary }: { fold: number; vocabulary: Vocabulary },
): Weighed[] {
  const { given, training } = lines
  // Messages of one situation stand together, so that none is read by readers that have seen its like.
  const isInFold = (line: Line): boolean => hashOf(familyOf(line)) % FOLDS === fold
  const isElsewhere = (line: Line): boolean => !isInFold(line)
  const readers = trainReaders(
    { ...lines, given: given.filter(isElsewhere), training: training.filter(isElsewhere) },
    vocabulary,
  )
  return [
    ...given.filter(isInFold).map((line) => judgement(line, { readers, counts: GIVEN_COUNTS })),
    ...training.filter(isInFold).map((line) => judgement(line, { readers, counts: 1 })),
  ]
}

/** The reading of a line by readers that have not seen it, with whether it is right. */
function judgement(line: Line, { readers, counts }: { readers: Readers; counts: number }): Weighed {
  const { reading, features } = nearestReading(line.say, line, readers)
  return { features: hashesOf(features), label: isExact(line, reading) ? 1 : 0, counts }
}
