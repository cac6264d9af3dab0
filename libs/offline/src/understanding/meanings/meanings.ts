import { layeredScoresOf, type LayeredModel } from '../models/layered-model.ts'
import { letterFeatures } from './letter-features.ts'
import { probabilitiesOf, type LinearModel } from '../models/linear-model.ts'
import { hasWhatItNeeds, mayMean } from './may-mean.ts'
import { hashesOf } from '../models/feature-hash.ts'
import { partFeatures, type PartPlace } from './part-features.ts'
import { halvesOf } from '../words/segments.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Situation } from '../things/situation.ts'
import { partsOf, type Part } from '../things/things-and-parts.ts'

// What a message and its parts mean, each as one label with how probable it is.

export const ASIDE = 'aside'
export const ANSWER = 'answer'
export const SEVERAL = 'several'

/** A part with what it most probably means, and how probable that is, from 0 to 1. */
export type Meaning = { part: Part; label: string; share: number }

/** Two classifiers of the same labels, which are wrong about different messages: one by the words and one by the letters. */
export type MeaningModel = {
  labels: readonly string[]
  words: LayeredModel
  letters: LayeredModel
}

/** How much the opinion of each counts. Together they are surer than one alone, since they seldom are wrong about the same message. */
const COUNTS = { words: 1, letters: 0.75 }
const OPINIONS = ['words', 'letters'] as const

/** How probable each meaning of a part is to both classifiers together and to each, without those that its first words rule out. */
export type Shares = Readonly<Record<'together' | (typeof OPINIONS)[number], Float32Array>>

type Asked = { sentence: Sentence; situation: Situation; place: PartPlace }

/** How probable each meaning of a part is, in the order of the labels. */
export function possible(model: MeaningModel, { sentence, situation, place }: Asked): Shares {
  const { labels } = model
  const may = labels.map((label) => mayMean(label, sentence, place.part) && hasWhatItNeeds(label, situation))
  const sharesOf = (scores: Float32Array): Float32Array =>
    probabilitiesOf(scores.map((score, at) => (may[at] === true ? score : -99)))
  const shares = {
    words: sharesOf(layeredScoresOf(model.words, hashesOf(partFeatures(sentence, place, situation)))),
    letters: sharesOf(layeredScoresOf(model.letters, letterFeatures(sentence, place, situation))),
  }
  const together = Float32Array.from(labels, (_, at) =>
    OPINIONS.reduce((sum, name) => sum + COUNTS[name] * Math.log((shares[name][at] ?? 0) + LEAST), 0),
  )
  return { together: sharesOf(together), ...shares }
}

/** No classifier alone rules a meaning out. */
const LEAST = 1e-4

/** How probable both together find a meaning, as one alone would say it: multiplied, opinions are surer than each. What a turn asks for was chosen by one. */
export function asOfOne(share: number): number {
  const root = 1 / OPINIONS.reduce((sum, name) => sum + COUNTS[name], 0)
  const [is, isNot] = [share ** root, (1 - share) ** root]
  return is / (is + isNot)
}

/** A meaning with how probable it is, from 0 to 1. */
export type Label = { label: string; share: number }

/** The three most probable labels. */
export function mostProbable(
  { labels }: Pick<MeaningModel, 'labels'>,
  shares: ArrayLike<number>,
): [Label, Label, Label] {
  const [one = 0, two = 0, three = 0] = [...labels.keys()].toSorted(
    (left, right) => (shares[right] ?? 0) - (shares[left] ?? 0),
  )
  const labelAt = (place: number): Label => ({
    label: labels[place] ?? ASIDE,
    share: shares[place] ?? 0,
  })
  return [labelAt(one), labelAt(two), labelAt(three)]
}

type Parted = { parts: readonly Part[]; situation: Situation; whole: MeaningModel; boundaries: LinearModel }

/** What each part of a message means. A part that says several things itself is parted again. */
export function meaningsOf(sentence: Sentence, { parts, situation, whole, boundaries }: Parted): Meaning[] {
  const meaningOf = (part: Part, index: number, all: readonly Part[]): Label[] =>
    mostProbable(whole, possible(whole, { sentence, situation, place: { part, index, parts: all } }).together)
  const things = parts.flatMap((part) => part.things)
  const asParted = parts.map(meaningOf)
  const isParted = asParted.some(([first]) => first?.label === SEVERAL)
  const finer = parts.flatMap((part, at) =>
    asParted[at]?.[0]?.label === SEVERAL ? partsOf(halvesOf(boundaries, sentence, part), things) : [part],
  )
  return finer.map((part, index) => {
    // Where nothing was parted again, each part is what it was and has the same neighbours.
    const labels = (isParted ? undefined : asParted[index]) ?? meaningOf(part, index, finer)
    const [first = { label: ASIDE, share: 0 }] = labels.filter(({ label }) => label !== SEVERAL)
    return { part, ...first }
  })
}

/** How sure the parts have to be where the message seems to say several things, and how sure it is then without them. */
const PARTS_AT_LEAST = 0.9
const SEVERAL_ANYWAY = 0.99
/** How sure the parts have to be where the message seems to say one thing, and how probable it has to be that it says several to look at them. */
const PARTS_SURE = 0.98
export const SEVERAL_POSSIBLE = 0.1

/** Does a message say several things, by how sure its parts are and how probable it is as a whole? */
export function isSeveral(
  meanings: readonly Meaning[],
  { isFirst, share }: { isFirst: boolean; share: number },
): boolean {
  const least = (some: readonly Meaning[]): number => Math.min(...some.map((one) => one.share))
  return isFirst
    ? least(meanings) >= PARTS_AT_LEAST || share >= SEVERAL_ANYWAY
    : least(calling(meanings)) >= PARTS_SURE
}

const NOTHING: ReadonlySet<string> = new Set([ASIDE, 'none', 'chat'])

/** Does what a label means ask for nothing? */
export const asksForNothing = (label: string): boolean => NOTHING.has(label)

/** The parts that ask for something. */
export const calling = (meanings: readonly Meaning[]): Meaning[] =>
  meanings.filter(({ label }) => !asksForNothing(label))
