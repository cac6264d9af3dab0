import {
  ANSWER,
  ASIDE,
  hashesOf,
  partFeatures,
  probabilitiesOf,
  scoresOf,
  type LinearModel,
  type Part,
  type PartPlace,
  type Sentence,
  type Situation,
} from '@alfred/offline/understanding'
import type { Line } from './corpus.ts'
import { UnderstandError } from './errors.ts'
import type { Example } from './examples.ts'

/** A part of a message, or the whole of it as one part, with what it means. */
export type MeantPart = { sentence: Sentence; situation: Situation; place: PartPlace; label: string }

/** What a classifier is told of a part: the hashes of its features. */
export type FeaturesOf = (sentence: Sentence, place: PartPlace, situation: Situation) => number[]

/** What a part is told by its words. */
export const wordFeatures: FeaturesOf = (...part) => hashesOf(partFeatures(...part))

/** What a classifier learns from what parts mean, by what it is told of a part. */
export function meaningExamples(
  parts: readonly MeantPart[],
  { labels, featuresOf }: { labels: readonly string[]; featuresOf: FeaturesOf },
): Example[] {
  return parts.map(({ sentence, situation, place, label }) => ({
    features: featuresOf(sentence, place, situation),
    label: placeOf(label, labels),
  }))
}

function placeOf(label: string, labels: readonly string[]): number {
  const place = labels.indexOf(label)
  if (place < 0)
    throw new UnderstandError(
      'CORPUS_INVALID',
      `"${label}" is no meaning: no other message has it (evals/corpus/format.md).`,
    )
  return place
}

/** A line with its message read as far as its parts. */
export type ReadLine = { line: Line; sentence: Sentence; parts: readonly Part[] }

/** The labels that the parts of a line must have among them. */
export function labelsOf({ acts, kind, open }: Line): string[] {
  if (acts.length === 0) return [kind]
  const isAnswered = open?.kind === 'question' && acts.some(({ tool }) => tool === open.of?.tool)
  return [...new Set(acts.map(({ tool }) => (isAnswered && tool === open.of?.tool ? ANSWER : tool)))]
}

/** The label of each part of a line: the best division of the line's labels among its parts by a model. Undefined where there are more labels than parts. */
function divide({ line, sentence, parts }: ReadLine, model: LinearModel): string[] | undefined {
  const labels = labelsOf(line)
  if (labels.length > parts.length) return undefined
  const fits = parts.map((part, index) => {
    const scores = probabilitiesOf(scoresOf(model, partFeatures(sentence, { part, index, parts }, line)))
    return [...labels, ASIDE].map((label) => Math.log((scores[model.labels.indexOf(label)] ?? 0) + 1e-6))
  })
  return best(fits, labels)
}

/** The assignment with the highest sum in which every label stands somewhere. */
function best(fits: readonly (readonly number[])[], labels: readonly string[]): string[] {
  let paths = new Map<number, { score: number; path: number[] }>([[0, { score: 0, path: [] }]])
  for (const scores of fits) {
    const next = new Map<number, { score: number; path: number[] }>()
    for (const [covered, { score, path }] of paths)
      for (const [label, fit] of scores.entries()) {
        const now = label < labels.length ? covered | (1 << label) : covered
        if (score + fit > (next.get(now)?.score ?? -Infinity))
          next.set(now, { score: score + fit, path: [...path, label] })
      }
    paths = next
  }
  const all = paths.get((1 << labels.length) - 1)
  return (all?.path ?? []).map((label) => labels[label] ?? ASIDE)
}

/** What is learned from the parts of a line that says several things. */
export function partsMeant(read: ReadLine, model: LinearModel): MeantPart[] {
  const { line, sentence, parts } = read
  const meanings = divide(read, model) ?? []
  return meanings.flatMap((label, index) => {
    const part = parts[index]
    return part === undefined ? [] : { sentence, situation: line, place: { part, index, parts }, label }
  })
}
