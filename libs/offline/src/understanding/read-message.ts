import { callsOf, type Context } from './meanings/calls-of-meanings.ts'
import type { Vocabulary } from './words/food-vocabulary.ts'
import { judgeFeatures, type Opinions } from './meanings/judge-features.ts'
import type { LinearModel } from './models/linear-model.ts'
import {
  asOfOne,
  calling,
  isSeveral,
  meaningsOf,
  mostProbable,
  possible,
  SEVERAL,
  SEVERAL_POSSIBLE,
  type Label,
  type Meaning,
  type MeaningModel,
  type Shares,
} from './meanings/meanings.ts'
import { segmentsOf } from './words/segments.ts'
import { sentenceOf, type Sentence } from './words/sentence.ts'
import type { Situation, Understood } from './things/situation.ts'
import { findThings } from './things/thing-tagger.ts'
import { partsOf, thingOf, type Part } from './things/things-and-parts.ts'
import { lightTools, readingTools } from './meanings/tools.ts'
import { probabilityOf, type TreeModel } from './models/tree-model.ts'

/** What a reader has learned. */
export type Learned = {
  /** Finds names of things. */
  tagger: LinearModel
  /** What a message or a part of it means: one label, or that it says several things. */
  whole: MeaningModel
  /** Where the parts of a message that says several things begin. */
  boundaries: LinearModel
  /** What role each word plays in the calls of a part, once it is known what the part means. */
  roles: LinearModel
  /** Whether the nearest reading is right. */
  judge: TreeModel
  vocabulary: Vocabulary
}

/** A reading of a message, with what speaks for and against it, and how probable its least probable meaning is (0 to 1). */
export type Nearest = { reading: Understood; features: string[]; share: number }

/** A whole message as one part. */
export function wholeOf(sentence: Sentence, tagger: LinearModel): Part {
  return {
    start: 0,
    end: sentence.tokens.length,
    things: findThings(tagger, sentence).map((span) => thingOf(sentence, span)),
  }
}

/** Finds the parts of a message and the things in them. */
export function partsOfMessage(
  sentence: Sentence,
  { tagger, boundaries }: Pick<Learned, 'tagger' | 'boundaries'>,
): Part[] {
  return partsOf(segmentsOf(boundaries, sentence), wholeOf(sentence, tagger).things)
}

/** The nearest reading of a message: the most probable meaning of the whole or, where it says several things, of its parts. */
export function nearestReading(
  message: string,
  situation: Situation,
  readers: Omit<Learned, 'judge'>,
): Nearest {
  return bothReadings(message, situation, readers).nearest()
}

/** The nearest reading and, behind it, what the whole message means otherwise, with how probable that is. */
export function nearestReadings(
  message: string,
  situation: Situation,
  readers: Omit<Learned, 'judge'>,
): [Nearest, Nearest] {
  const { nearest, other } = bothReadings(message, situation, readers)
  return [nearest(), other()]
}

/** The calls of a message where it is given what the whole of it means: shows how well slots are filled by themselves. */
export function callsOfMeaning(
  message: string,
  situation: Situation,
  { label, readers }: { label: string; readers: Pick<Learned, 'tagger' | 'roles' | 'vocabulary'> },
): Understood {
  const sentence = sentenceOf(message, situation, readers.vocabulary)
  const part = wholeOf(sentence, readers.tagger)
  const meanings = [{ part, label, share: 1 }]
  return callsOf({ sentence, parts: [part], situation }, { meanings, roles: readers.roles }).reading
}

/** Both readings, each worked out only where it is asked for. */
function bothReadings(
  message: string,
  situation: Situation,
  { tagger, whole, boundaries, roles, vocabulary }: Omit<Learned, 'judge'>,
): { nearest: () => Nearest; other: () => Nearest } {
  const { sentence, all, shares } = wholeMessage(message, situation, { tagger, whole, vocabulary })
  const labels = mostProbable(whole, shares.together)
  const [first, second] = labels
  const ofSeveral = shares.together[whole.labels.indexOf(SEVERAL)] ?? 0
  const standing = { share: first.share, lead: first.share - second.share, second: second.label, ofSeveral }
  const opinionsOf = (label: string): Opinions => opinionsAt(whole.labels.indexOf(label), shares)
  const [one = first, other = second] = labels.filter(({ label }) => label !== SEVERAL)
  const asOne = (label: Label) => (): Nearest =>
    readingOf(
      { sentence, parts: [all], situation },
      { meanings: [{ part: all, ...label }], standing, opinions: opinionsOf(label.label), roles },
    )
  const parts = ofSeveral < SEVERAL_POSSIBLE ? [] : partsOfMessage(sentence, { tagger, boundaries })
  if (parts.length < 2) return { nearest: asOne(one), other: asOne(other) }
  const meanings = meaningsOf(sentence, { parts, situation, whole, boundaries })
  const told = new Set(calling(meanings).map(({ label }) => label))
  if (told.size > 1 && isSeveral(meanings, { isFirst: first.label === SEVERAL, share: ofSeveral })) {
    const context = { sentence, parts: meanings.map(({ part }) => part), situation }
    const inParts = readingOf(context, { meanings, standing, opinions: opinionsOf(SEVERAL), roles })
    // Parts of which one lacks something were mostly no parts.
    return inParts.reading.kind === 'ask'
      ? { nearest: asOne(one), other: () => inParts }
      : { nearest: () => inParts, other: asOne(one) }
  }
  // All parts that ask for something mean the same: then the message as a whole does.
  const same = (first.label === SEVERAL && labels.find(({ label }) => told.has(label))) || one
  return { nearest: asOne(same), other: asOne(same === one ? other : one) }
}

/** How probable each meaning of a whole message is, by its label. */
export function sharesOfMeanings(
  message: string,
  situation: Situation,
  { tagger, whole, vocabulary }: Omit<Learned, 'judge'>,
): Map<string, number> {
  const { shares } = wholeMessage(message, situation, { tagger, whole, vocabulary })
  return new Map(whole.labels.map((label, at) => [label, shares.together[at] ?? 0]))
}

/** A message as one part, with how probable each meaning of it is, in the order of the labels. */
function wholeMessage(
  message: string,
  situation: Situation,
  { tagger, whole, vocabulary }: Pick<Learned, 'tagger' | 'whole' | 'vocabulary'>,
): { sentence: Sentence; all: Part; shares: Shares } {
  const sentence = sentenceOf(message, situation, vocabulary)
  const all = wholeOf(sentence, tagger)
  const place = { part: all, index: 0, parts: [all] }
  return { sentence, all, shares: possible(whole, { sentence, situation, place }) }
}

/** How probable the meaning of the whole message is, and what comes next. */
type Standing = { share: number; lead: number; second: string; ofSeveral: number }

type Read = { meanings: readonly Meaning[]; standing: Standing; opinions: Opinions; roles: LinearModel }

/** What each classifier of meanings thinks of a label. */
function opinionsAt(place: number, { words, letters }: Shares): Opinions {
  const isFirst = (all: Float32Array): boolean => all.every((share) => share <= (all[place] ?? 0))
  return {
    ...{ words: words[place] ?? 0, letters: letters[place] ?? 0 },
    favourOf: [words, letters].filter(isFirst).length,
  }
}

function readingOf(context: Context, { meanings, standing, opinions, roles }: Read): Nearest {
  const { reading, sure } = callsOf(context, { meanings, roles })
  const share = asOfOne(Math.min(...meanings.map((meaning) => meaning.share)))
  return {
    ...{ reading, share },
    features: judgeFeatures({ ...context, meanings, reading, sure, opinions, ...standing }),
  }
}

/** How sure a reading has to be: to change something lightly, to change anything else, to offer a change, and to tell or ask something. */
export type Gate = { light: number; write: number; offer: number; read: number; ask: number }

/** The messages that it learned from have up to 224 characters. A part of a longer one could mean the opposite of the whole. */
export const MESSAGE_MAX = 600

/** How sure it is that a whole reading is right, from 0 to 1. */
export function surenessOf({ features }: Nearest, { judge }: Pick<Learned, 'judge'>): number {
  return probabilityOf(judge, features)
}

/** Reads a message in its situation. Pure: the same message in the same situation means the same. */
export function readMessage(
  message: string,
  situation: Situation,
  { gate, ...learned }: Learned & { gate: Gate },
): Understood {
  if (message.length > MESSAGE_MAX) return { kind: 'lost', acts: [] }
  const nearest = nearestReading(message, situation, learned)
  const { reading } = nearest
  const sureness = surenessOf(nearest, learned)
  return { ...passed(reading, { sureness, gate }), sureness }
}

/** The reading where it is sure enough; an unsure change is offered, and what is less sure is not understood. */
function passed(reading: Understood, { sureness, gate }: { sureness: number; gate: Gate }): Understood {
  const lost: Understood = { kind: 'lost', acts: [], nearest: reading.acts }
  if (reading.kind === 'ask') return sureness >= gate.ask ? reading : lost
  if (reading.acts.every(({ tool }) => readingTools.has(tool))) return sureness >= gate.read ? reading : lost
  const isLight = reading.acts.every(({ tool }) => readingTools.has(tool) || lightTools.has(tool))
  if (sureness >= (isLight ? gate.light : gate.write)) return reading
  return sureness >= gate.offer ? { ...reading, kind: 'ask', asks: 'confirm' } : lost
}
