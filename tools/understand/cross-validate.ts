import { gate, readMessage, readVocabulary } from '@alfred/offline/understanding'
import { readGiven, readTraining } from './corpus.ts'
import { UnderstandError } from './errors.ts'
import type { Reading } from './score.ts'
import { randomOf, shuffle } from './train-linear-model.ts'
import { trainReader } from './train-reader.ts'

const SEED = 1

/** Reads every given message with a reader that has seen the other folds and the training messages. Throws USAGE. */
export function crossValidate(folds: number): Reading[] {
  if (!Number.isInteger(folds) || folds < 2)
    throw new UnderstandError('USAGE', '--folds needs a whole number from 2 on.')
  const lines = readGiven()
  shuffle(lines, randomOf(SEED))
  const [training, vocabulary] = [readTraining(), readVocabulary()]
  return Array.from({ length: folds }, (_, fold) => {
    const learned = trainReader(
      { given: lines.filter((_line, at) => at % folds !== fold), training },
      vocabulary,
    )
    console.error(`fold ${fold + 1} of ${folds} is trained`)
    return lines
      .filter((_line, at) => at % folds === fold)
      .map((line) => ({ line, read: readMessage(line.say, line, { ...learned, gate }) }))
  }).flat()
}
