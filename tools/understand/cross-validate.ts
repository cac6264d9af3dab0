import { gate, readMessage, readVocabulary } from '@alfred/offline/understanding'
import { readBeside, readGiven, readMeanings, readStrangers, readTraining, type Line } from './corpus.ts'
import { UnderstandError } from './errors.ts'
import type { Reading } from './score.ts'
import { randomOf, shuffle } from './random.ts'
import { readOutlines } from './outlines.ts'
import { trainReader } from './train-reader.ts'

const SEED = 1

/** Reads every given message with a reader that has seen the other folds and the training messages. Throws USAGE. */
export async function crossValidate(folds: number): Promise<Reading[]> {
  if (!Number.isInteger(folds) || folds < 2)
    throw new UnderstandError('USAGE', '--folds needs a whole number from 2 on.')
  const lines = readGiven()
  shuffle(lines, randomOf(SEED))
  return readByOthers(lines.map((line, at) => ({ line, group: String(at % folds) })))
}

/** Reads every given file with a reader that has seen the other files and the training messages: files are topics. */
export async function holdOutFiles(): Promise<Reading[]> {
  return readByOthers(readGiven().map((line) => ({ line, group: line.id.split('-')[0] ?? '' })))
}

/** Reads each group with a reader that has not seen it. */
async function readByOthers(lines: readonly { line: Line; group: string }[]): Promise<Reading[]> {
  const [training, meanings, strangers] = [readTraining(), readMeanings(), readStrangers()]
  const [outlines, vocabulary] = [readOutlines(), readVocabulary()]
  const groups = Map.groupBy(lines, ({ group }) => group)
  const readings: Reading[] = []
  for (const [group, held] of groups) {
    const others = lines.filter((one) => one.group !== group).map(({ line }) => line)
    const given = [...others, ...readBeside(others), ...strangers]
    const learned = await trainReader({ given, training, meanings, outlines }, vocabulary)
    console.error(`without group ${group} of ${groups.size}: trained`)
    readings.push(
      ...held.map(({ line }) => ({ line, read: readMessage(line.say, line, { ...learned, gate }) })),
    )
  }
  return readings
}
