import {
  ANSWER,
  ASIDE,
  boundaryLabels,
  letterFeatures,
  nearestReading,
  kinds,
  partFeatures,
  partsOfMessage,
  roleTags,
  toolOfRoles,
  sentenceOf,
  SEVERAL,
  tags,
  wholeOf,
  type Learned,
  type Sentence,
  type Situation,
  type LinearModel,
  type Vocabulary,
} from '@alfred/offline/understanding'
import {
  outlineLabels,
  outlineBoundaryExamples,
  outlinePartsMeant,
  outlineTagExamples,
  readOutline,
  type ReadOutline,
} from './outline-examples.ts'
import { roleExamples } from './role-examples.ts'
import type { Outline } from './outlines.ts'
import { isExact } from '../../evals/corpus/judge-reading.mjs'
import type { Line } from './corpus.ts'
import { labelsOf, meaningExamples, partsMeant, type MeantPart } from './part-examples.ts'
import { tagExamples } from './tag-examples.ts'
import type { Example } from './examples.ts'
import { trainLayeredModel } from './train-layered-model.ts'
import { trainLinearModel } from './train-linear-model.ts'
import { trainTreeModel, type Weighed } from './train-tree-model.ts'

type Readers = Omit<Learned, 'judge'>
type ReadMessage = { line: Line; sentence: Sentence }

/** The folds that the judge of readings is trained on: each is read by readers that have not seen it. */
const FOLDS = 3

/** The messages to train on: those of people in all kinds of situations, those that were written to have enough of each tool, those that teach what is meant alone, and outlines. */
type Lines = {
  given: readonly Line[]
  training: readonly Line[]
  meanings: readonly Line[]
  outlines: readonly Outline[]
}

/** How often a given message counts for the judge, since it is what people really write. */
const GIVEN_COUNTS = 4

/** How often a given message counts for what messages mean: beside 40,000 others it would hardly count. The given ones are the first lines, twice. */
const GIVEN_MEAN = 4

/** Trains a reader. The same lines in the same order give the same reader. */
export function trainReader(lines: Lines, vocabulary: Vocabulary): Learned {
  const { given, training } = lines
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = (_line: Line, at: number): boolean => at % FOLDS === fold
    const isElsewhere = (line: Line, at: number): boolean => !isInFold(line, at)
    const readers = trainReaders(
      { ...lines, given: given.filter(isElsewhere), training: training.filter(isElsewhere) },
      vocabulary,
    )
    return [
      ...given.filter(isInFold).map((line) => judgement(line, { readers, counts: GIVEN_COUNTS })),
      ...training.filter(isInFold).map((line) => judgement(line, { readers, counts: 1 })),
    ]
  }).flat()
  const judge = trainTreeModel({ examples: judged, ...{ trees: 150, depth: 4, seenMin: 20 } })
  return { ...trainReaders(lines, vocabulary), judge }
}

/** The reading of a line by readers that have not seen it, with whether it is right. */
function judgement(line: Line, { readers, counts }: { readers: Readers; counts: number }): Weighed {
  const { reading, features } = nearestReading(line.say, line, readers)
  return { features, label: isExact(line, reading) ? 1 : 0, counts }
}

/** Trains all but the judge. What people really write counts twice, and four times for what it means. */
export function trainReaders(
  { given, training, meanings, outlines }: Lines,
  vocabulary: Vocabulary,
): Readers {
  const withSentence = (line: Line): ReadMessage => ({
    line,
    sentence: sentenceOf(line.say, line, vocabulary),
  })
  const read = [...given, ...given, ...training].map(withSentence)
  const meant = [...read, ...meanings.map(withSentence)]
  const outlined = outlines.map((outline) => readOutline(outline, vocabulary))
  const tagger = trainLinearModel({
    labels: tags,
    examples: [
      ...read
        .filter(({ line }) => line.acts.length > 0)
        .flatMap(({ line, sentence }) => tagExamples(line, sentence)),
      ...outlined.flatMap(outlineTagExamples),
    ],
    ...{ rounds: 12, drop: 0.3, seenMin: 3 },
  })
  const boundaries = trainLinearModel({
    labels: boundaryLabels,
    examples: outlined.flatMap(outlineBoundaryExamples),
    ...{ rounds: 10, drop: 0.3, seenMin: 3 },
  })
  const whole = trainMeanings({ meant, outlined, given: given.length }, { tagger, boundaries })
  const roles = trainLinearModel({
    labels: roleTags,
    examples: read.flatMap((one) => lineRoleExamples(one)),
    ...{ rounds: 10, drop: 0.3 },
  })
  return { tagger, boundaries, whole, roles, vocabulary }
}

type Meant = {
  meant: readonly ReadMessage[]
  outlined: readonly ReadOutline[]
  /** How many of the first ones are given messages. */
  given: number
}

/** Trains the three classifiers of what a message or a part of it means. */
function trainMeanings(
  { meant, outlined, given }: Meant,
  { tagger, boundaries }: Pick<Learned, 'tagger' | 'boundaries'>,
): Learned['whole'] {
  const labels = [
    ...new Set([...meant.flatMap(({ line }) => labelsOf(line)), ...kinds, ASIDE, ANSWER, SEVERAL]),
  ].toSorted()
  const ofLines = meant.map(({ line, sentence }) =>
    wholeMeant({ sentence, situation: line, meanings: labelsOf(line) }, tagger),
  )
  const ofOne = [
    ...Array.from({ length: GIVEN_MEAN - 2 }, () => ofLines.slice(0, given)).flat(),
    ...ofLines,
    ...outlined.map(({ outline, sentence }) =>
      wholeMeant(
        {
          ...{ sentence, situation: outline.situation },
          meanings: outlineLabels(outline),
        },
        tagger,
      ),
    ),
    ...outlined.flatMap((one) => outlinePartsMeant(one, tagger)),
  ]
  const several = meant
    .map(({ line, sentence }) => ({
      line,
      sentence,
      parts: partsOfMessage(sentence, { tagger, boundaries }),
    }))
    .filter(({ line, parts }) => parts.length > 1 && labelsOf(line).length > 1)
  // The parts of a line that says several things are given no labels; a first classifier says which of its labels each has.
  const ofOneByWords = meaningExamples(ofOne, { labels, featuresOf: partFeatures })
  const first = trainLinearModel({
    labels,
    examples: ofOneByWords,
    ...{ rounds: 8, drop: 0.6, seenMin: 4 },
  })
  const ofParts = several.flatMap((one) => partsMeant(one, first))
  const byWords = [...ofOneByWords, ...meaningExamples(ofParts, { labels, featuresOf: partFeatures })]
  const linear = trainLinearModel({
    labels,
    examples: byWords,
    ...{ rounds: 24, drop: 0.6, seenMin: 4, thinned: 0.1 },
  })
  const words = trainLayeredModel({
    labels,
    examples: byWords,
    ...{ units: 48, rounds: 16, drop: 0.6, seenMin: 20 },
  })
  const letters = trainLayeredModel({
    labels,
    examples: meaningExamples([...ofOne, ...ofParts], { labels, featuresOf: letterFeatures }),
    ...{ units: 64, rounds: 12, drop: 0.6, seenMin: 50 },
  })
  return { labels, linear, words, letters }
}

type MeantWhole = { sentence: Sentence; situation: Situation; meanings: readonly string[] }

/** A whole message as one part, with what it means: one thing, or several. */
function wholeMeant(
  { sentence, situation, meanings: [label = 'none', second] }: MeantWhole,
  tagger: LinearModel,
): MeantPart {
  const part = wholeOf(sentence, tagger)
  return {
    ...{ sentence, situation, place: { part, index: 0, parts: [part] } },
    label: second === undefined ? label : SEVERAL,
  }
}

/** What a reader of roles learns from a line that means one thing. */
function lineRoleExamples({ line, sentence }: ReadMessage): Example[] {
  const [label = '', second] = labelsOf(line)
  if (line.acts.length === 0 || second !== undefined) return []
  return roleExamples(line.acts, sentence, {
    start: 0,
    end: sentence.tokens.length,
    tool: toolOfRoles(label, line),
  })
}
