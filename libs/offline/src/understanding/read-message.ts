import { partsOf, thingOf, type Part } from './analysis.ts'
import { candidateFeatures } from './candidate-features.ts'
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
  /** Whether a possible reading is right. */
  judge: LinearModel
  vocabulary: Vocabulary
}

export const ASIDE = 'aside'
export const ANSWER = 'answer'
export const SEVERAL = 'several'

/** A part with what it most probably means, and how probable that is, from 0 to 1. */
export type Meaning = { part: Part; label: string; share: number }

/** A possible reading of a message, with what speaks for and against it. */
export type Candidate = { reading: Understood; features: string[] }

/** How many meanings of a whole message are looked at. */
const CANDIDATES = 5

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

/** The possible readings of a message: the most probable meanings of the whole, and that of its parts. */
export function candidatesOf(
  message: string,
  situation: Situation,
  { tagger, whole, ranker, vocabulary }: Omit<Learned, 'judge'>,
): Candidate[] {
  const sentence = sentenceOf(message, situation, vocabulary)
  const all = wholeOf(sentence, tagger)
  const shares = probabilitiesOf(
    scoresOf(whole, partFeatures(sentence, { part: all, index: 0, parts: [all] }, situation)),
  )
  const order = [...shares.keys()]
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
    .slice(0, CANDIDATES)
  const several = shares[whole.labels.indexOf(SEVERAL)] ?? 0
  const found = order.flatMap((place, rank) => {
    const label = whole.labels[place] ?? ASIDE
    if (label === SEVERAL) return []
    const meanings = [{ part: all, label, share: shares[place] ?? 0 }]
    return [
      candidateOf({ sentence, parts: [all], situation }, meanings, {
        rank,
        several,
        best: shares[order[0] ?? 0] ?? 0,
      }),
    ]
  })
  const parts = partsOfMessage(sentence, tagger)
  if (parts.length < 2) return found
  return [
    ...found,
    candidateOf({ sentence, parts, situation }, meaningsOf(sentence, { parts, situation, ranker }), {
      rank: 'parts',
      several,
      best: shares[order[0] ?? 0] ?? 0,
    }),
  ]
}

/** What each part of a message means. */
function meaningsOf(
  sentence: Sentence,
  { parts, situation, ranker }: { parts: readonly Part[]; situation: Situation; ranker: LinearModel },
): Meaning[] {
  return parts.map((part, index) => {
    const shares = probabilitiesOf(
      scoresOf(ranker, partFeatures(sentence, { part, index, parts }, situation)),
    )
    const best = shares.indexOf(Math.max(...shares))
    return { part, label: ranker.labels[best] ?? ASIDE, share: shares[best] ?? 0 }
  })
}

type Context = Omit<Given, 'part'>
type Standing = { rank: number | 'parts'; several: number; best: number }

function candidateOf(context: Context, meanings: readonly Meaning[], standing: Standing): Candidate {
  const acts = merged(distinct(meanings.flatMap(({ part, label }) => actsOf({ ...context, part }, label))))
  const reading = acts.length === 0 ? { kind: kindOf(meanings), acts: [] } : asked(acts)
  return { reading, features: candidateFeatures({ ...context, meanings, reading, ...standing }) }
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

/** Asks where a slot that a call needs was not told (null). */
function asked(acts: Act[]): Understood {
  for (const act of acts)
    for (const [slot, value] of Object.entries(act))
      if (value === null) return { kind: 'ask', acts, asks: slotAsked(slot) }
  return { kind: 'acts', acts }
}

function slotAsked(slot: string): string {
  return ['name', 'food', 'recipe', 'title'].includes(slot) ? 'which' : slot
}

/** How sure a reading has to be before something is done, told or asked because of it. */
export type Gate = { write: number; read: number; ask: number }

/** Reads a message in its situation. Pure: the same message in the same situation means the same. */
export function readMessage(
  message: string,
  situation: Situation,
  { gate, ...learned }: Learned & { gate: Gate },
): Understood {
  const judged = candidatesOf(message, situation, learned)
    .map(({ reading, features }) => ({
      ...reading,
      sureness: probabilitiesOf(scoresOf(learned.judge, features))[1] ?? 0,
    }))
    .toSorted((one, other) => other.sureness - one.sureness)
  const [best] = judged
  if (best === undefined) return { kind: 'lost', acts: [] }
  const needed =
    best.kind === 'ask'
      ? gate.ask
      : best.acts.some(({ tool }) => !readingTools.has(tool))
        ? gate.write
        : gate.read
  return best.sureness >= needed
    ? best
    : { kind: 'lost', acts: [], sureness: best.sureness, nearest: best.acts }
}
