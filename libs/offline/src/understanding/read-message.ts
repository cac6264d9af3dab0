import { partsOf, thingOf, type Part } from './things-and-parts.ts'
import { judgeFeatures } from './judge-features.ts'
import type { Vocabulary } from './food-vocabulary.ts'
import { probabilitiesOf, scoresOf, type LinearModel } from './linear-model.ts'
import { partFeatures } from './part-features.ts'
import { segmentsOf } from './segments.ts'
import { sentenceOf, type Sentence } from './sentence.ts'
import { kinds, type Act, type Kind, type Situation, type Understood } from './situation.ts'
import { answered } from './slots/conversation.ts'
import { fillers } from './slots/fillers.ts'
import type { Given } from './slots/given.ts'
import { findThings } from './thing-tagger.ts'
import { readingTools } from './tools.ts'

/** What a reader has learned. */
export type Learned = {
  /** Finds names of things. */
  tagger: LinearModel
  /** What a whole message means: one label, or that it says several things. */
  whole: LinearModel
  /** What a part of a message that says several things means. */
  ranker: LinearModel
  /** Whether the nearest reading is right. */
  judge: LinearModel
  vocabulary: Vocabulary
}

export const ASIDE = 'aside'
export const ANSWER = 'answer'
export const SEVERAL = 'several'

/** A part with what it most probably means, and how probable that is, from 0 to 1. */
export type Meaning = { part: Part; label: string; share: number }

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
export function partsOfMessage(sentence: Sentence, tagger: LinearModel): Part[] {
  return partsOf(segmentsOf(sentence), wholeOf(sentence, tagger).things)
}

/** The nearest reading of a message: the most probable meaning of the whole or, where it says several things, of its parts. */
export function nearestReading(
  message: string,
  situation: Situation,
  readers: Omit<Learned, 'judge'>,
): Nearest {
  return nearestReadings(message, situation, readers)[0]
}

/** The nearest reading and, behind it, what the whole message means otherwise, with how probable that is. */
export function nearestReadings(
  message: string,
  situation: Situation,
  { tagger, whole, ranker, vocabulary }: Omit<Learned, 'judge'>,
): [Nearest, Nearest] {
  const { sentence, all, shares } = wholeMessage(message, situation, { tagger, whole, vocabulary })
  const labels = mostProbable(whole, shares)
  const [first, second] = labels
  const standing = { share: first.share, lead: first.share - second.share, second: second.label }
  const [one = first, other = second] = labels.filter(({ label }) => label !== SEVERAL)
  const asOne = (label: Label): Nearest =>
    readingOf({ sentence, parts: [all], situation }, [{ part: all, ...label }], standing)
  const parts = first.label === SEVERAL ? partsOfMessage(sentence, tagger) : []
  if (parts.length < 2) return [asOne(one), asOne(other)]
  const meanings = meaningsOf(sentence, { parts, situation, ranker })
  return [readingOf({ sentence, parts, situation }, meanings, standing), asOne(one)]
}

/** How probable each meaning of a whole message is, by its label. */
export function sharesOfMeanings(
  message: string,
  situation: Situation,
  { tagger, whole, vocabulary }: Omit<Learned, 'judge'>,
): Map<string, number> {
  const { shares } = wholeMessage(message, situation, { tagger, whole, vocabulary })
  return new Map(whole.labels.map((label, at) => [label, shares[at] ?? 0]))
}

/** A message as one part, with how probable each meaning of it is, in the order of the labels. */
function wholeMessage(
  message: string,
  situation: Situation,
  { tagger, whole, vocabulary }: Pick<Learned, 'tagger' | 'whole' | 'vocabulary'>,
): { sentence: Sentence; all: Part; shares: ArrayLike<number> } {
  const sentence = sentenceOf(message, situation, vocabulary)
  const all = wholeOf(sentence, tagger)
  const features = partFeatures(sentence, { part: all, index: 0, parts: [all] }, situation)
  return { sentence, all, shares: probabilitiesOf(scoresOf(whole, features)) }
}

type Label = { label: string; share: number }

/** The three most probable labels. */
function mostProbable({ labels }: LinearModel, shares: ArrayLike<number>): [Label, Label, Label] {
  const [one = 0, two = 0, three = 0] = [...labels.keys()].toSorted(
    (left, right) => (shares[right] ?? 0) - (shares[left] ?? 0),
  )
  const labelAt = (place: number): Label => ({
    label: labels[place] ?? ASIDE,
    share: shares[place] ?? 0,
  })
  return [labelAt(one), labelAt(two), labelAt(three)]
}

/** What each part of a message means. */
function meaningsOf(
  sentence: Sentence,
  { parts, situation, ranker }: { parts: readonly Part[]; situation: Situation; ranker: LinearModel },
): Meaning[] {
  return parts.map((part, index) => ({
    part,
    ...mostProbable(
      ranker,
      probabilitiesOf(scoresOf(ranker, partFeatures(sentence, { part, index, parts }, situation))),
    )[0],
  }))
}

type Context = Omit<Given, 'part'>
/** How probable the meaning of the whole message is, and what comes next. */
type Standing = { share: number; lead: number; second: string }

function readingOf(context: Context, meanings: readonly Meaning[], standing: Standing): Nearest {
  const acts = merged(distinct(meanings.flatMap(({ part, label }) => actsOf({ ...context, part }, label))))
  const reading = acts.length === 0 ? { kind: kindOf(meanings), acts: [] } : asked(acts)
  const share = Math.min(...meanings.map((meaning) => meaning.share))
  return { reading, share, features: judgeFeatures({ ...context, meanings, reading, ...standing }) }
}

function actsOf(given: Given, label: string): Act[] {
  if (label === ANSWER) return answered(given)
  return fillers[label]?.(given) ?? []
}

function kindOf(meanings: readonly Meaning[]): Kind {
  const told = meanings.flatMap(({ label }) => kinds.find((kind) => kind === label) ?? [])
  return told.find((kind) => kind === 'refuse') ?? told.find((kind) => kind !== 'none') ?? 'none'
}

function distinct(acts: readonly Act[]): Act[] {
  const seen = new Set<string>()
  return acts.filter((act) => {
    const key = JSON.stringify(act)
    return !seen.has(key) && seen.add(key)
  })
}

/** Joins a call that lacks its thing with the call of the same tool before it: "eggs, fridge, use by the 24th". */
function merged(acts: readonly Act[]): Act[] {
  const joined: Act[] = []
  for (const act of acts) {
    const last = joined.at(-1)
    const lacks = Object.entries(act).some(
      ([slot, value]) => value === null && ['food', 'name', 'recipe', 'what', 'of_day'].includes(slot),
    )
    if (last?.tool === act.tool && lacks)
      joined[joined.length - 1] = {
        ...last,
        ...Object.fromEntries(
          Object.entries(act).filter(([slot, value]) => value !== null && last[slot] === undefined),
        ),
      }
    else joined.push(act)
  }
  return joined
}

/** Asks where a slot that a call needs was not told (null), in the call itself or in what it holds. */
function asked(acts: Act[]): Understood {
  const slot = acts.map(slotUntold).find((untold) => untold !== undefined)
  return slot === undefined ? { kind: 'acts', acts } : { kind: 'ask', acts, asks: slotAsked(slot) }
}

function slotUntold(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [slot, inside] of Object.entries(value)) {
    const untold = inside === null ? slot : slotUntold(inside)
    if (untold !== undefined) return untold
  }
  return undefined
}

function slotAsked(slot: string): string {
  return ['name', 'food', 'recipe', 'title'].includes(slot) ? 'which' : slot
}

/** How sure a reading has to be: to change something, to offer a change, and to tell or ask something. */
export type Gate = { write: number; offer: number; read: number; ask: number }

/** The messages that it learned from have up to 224 characters. A part of a longer one could mean the opposite of the whole. */
export const MESSAGE_MAX = 600

/** How sure it is that a whole reading is right, from 0 to 1. */
export function surenessOf({ features }: Nearest, { judge }: Pick<Learned, 'judge'>): number {
  return probabilitiesOf(scoresOf(judge, features))[1] ?? 0
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
  if (sureness >= gate.write) return reading
  return sureness >= gate.offer ? { ...reading, kind: 'ask', asks: 'confirm' } : lost
}
