import {
  ANSWER,
  ASIDE,
  boundaryLabels,
  letterFeatures,
  kinds,
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
import type { Line } from './corpus.ts'
import { labelsOf, meaningExamples, partsMeant, wordFeatures, type MeantPart } from './part-examples.ts'
import { tagExamples } from './tag-examples.ts'
import type { Example } from './examples.ts'
import { trainLayeredModel } from './train-layered-model.ts'
import { trainLinearModel } from './train-linear-model.ts'

/** All that a reader learns but the judge of its readings. */
export type Readers = Omit<Learned, 'judge'>
type ReadMessage = { line: Line; sentence: Sentence }

/**
 * The messages to train on: those of people in all kinds of situations, those that were written to have enough of each tool, those that
 * teach what is meant alone, and outlines.
 */
export type Lines = {
  given: readonly Line[]
  training: readonly Line[]
  meanings: readonly Line[]
  outlines: readonly Outline[]
}

/** How often a given message counts for what messages mean: beside 60,000 others it would hardly count. The given ones are the first lines, twice. */
const GIVEN_MEAN = 4

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

/** Trains the two classifiers of what a message or a part of it means. */
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
  const ofOneByWords = meaningExamples(ofOne, { labels, featuresOf: wordFeatures })
  const first = trainLinearModel({
    labels,
    examples: ofOneByWords,
    ...{ rounds: 8, drop: 0.6, seenMin: 4 },
  })
  const ofParts = several.flatMap((one) => partsMeant(one, first))
  const byWords = [...ofOneByWords, ...meaningExamples(ofParts, { labels, featuresOf: wordFeatures })]
  const words = trainLayeredModel({
    labels,
    examples: byWords,
    ...{ units: 128, rounds: 16, drop: 0.6, seenMin: 36 },
  })
  const letters = trainLayeredModel({
    labels,
    examples: meaningExamples([...ofOne, ...ofParts], { labels, featuresOf: letterFeatures }),
    ...{ units: 64, rounds: 12, drop: 0.6, seenMin: 60 },
  })
  return { labels, words, letters }
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
