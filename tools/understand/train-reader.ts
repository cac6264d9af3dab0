import {
  ANSWER,
  ASIDE,
  nearestReading,
  kinds,
  partFeatures,
  partsOfMessage,
  sentenceOf,
  SEVERAL,
  tags,
  wholeOf,
  type Learned,
  type LinearModel,
  type Vocabulary,
} from '@alfred/offline/understanding'
import { isExact } from '../../evals/corpus/judge-reading.mjs'
import type { Line } from './corpus.ts'
import { labelsOf, partExamples } from './part-examples.ts'
import { tagExamples } from './tag-examples.ts'
import { trainLinearModel, type Example } from './train-linear-model.ts'

type Readers = Omit<Learned, 'judge'>

/** The folds that the judge of readings is trained on: each is read by readers that have not seen it. */
const FOLDS = 3

/** The messages to train on: those of people in all kinds of situations, and those that were written to have enough of each tool. */
type Lines = { given: readonly Line[]; training: readonly Line[] }

/** How often a given message counts for the judge, since it is what people really write. */
const GIVEN_COUNTS = 4

/** Trains a reader. The same lines in the same order give the same reader. */
export function trainReader({ given, training }: Lines, vocabulary: Vocabulary): Learned {
  const lines = [...given, ...training]
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = (at: number): boolean => at % FOLDS === fold
    const readers = trainReaders(
      lines.filter((_line, at) => !isInFold(at)),
      vocabulary,
    )
    return lines.flatMap((line, at) =>
      isInFold(at)
        ? new Array<Example>(at < given.length ? GIVEN_COUNTS : 1).fill(judgement(line, readers))
        : [],
    )
  }).flat()
  const judge = trainLinearModel({
    labels: ['wrong', 'right'],
    examples: judged,
    ...{ rounds: 8, seenMin: 5, drop: 0.6 },
  })
  return { ...trainReaders(lines, vocabulary), judge }
}

/** The reading of a line by readers that have not seen it, with whether it is right. */
function judgement(line: Line, readers: Readers): Example {
  const { reading, features } = nearestReading(line.say, line, readers)
  return { features, label: isExact(line, reading) ? 1 : 0 }
}

function trainReaders(lines: readonly Line[], vocabulary: Vocabulary): Readers {
  const read = lines.map((line) => ({ line, sentence: sentenceOf(line.say, line, vocabulary) }))
  const named = read.filter(({ line }) => line.acts.length > 0)
  const tagger = trainLinearModel({
    labels: tags,
    examples: named.flatMap(({ line, sentence }) => tagExamples(line, sentence)),
    ...{ rounds: 12, drop: 0.3 },
  })
  const wholeLabels = [...new Set([...lines.map(wholeLabel), SEVERAL])].toSorted()
  const whole = trainLinearModel({
    labels: wholeLabels,
    examples: read.map(({ line, sentence }) => {
      const part = wholeOf(sentence, tagger)
      return {
        features: partFeatures(sentence, { part, index: 0, parts: [part] }, line),
        label: wholeLabels.indexOf(wholeLabel(line)),
      }
    }),
    ...{ rounds: 24, drop: 0.6, seenMin: 3 },
  })
  return {
    tagger,
    whole,
    ranker: trainRanker(
      read.map(({ line, sentence }) => ({ line, sentence, parts: partsOfMessage(sentence, tagger) })),
    ),
    vocabulary,
  }
}

/** Trains what parts mean; lines of several parts are divided by what was learned before. */
function trainRanker(divided: Parameters<typeof partExamples>[0][]): LinearModel {
  const labels = [
    ...new Set([...divided.flatMap(({ line }) => labelsOf(line)), ...kinds, ASIDE, ANSWER]),
  ].toSorted()
  let ranker: LinearModel | undefined
  for (const rounds of [4, 4, 12]) {
    const before = ranker
    ranker = trainLinearModel({
      labels,
      examples: divided.flatMap((one) => partExamples(one, labels, before)),
      rounds,
      seenMin: 4,
      drop: 0.5,
    })
  }
  return ranker ?? { labels, rows: new Map(), weights: new Float32Array(0) }
}

function wholeLabel(line: Line): string {
  const [label = 'none', second] = labelsOf(line)
  return second === undefined ? label : SEVERAL
}
