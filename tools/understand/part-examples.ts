import {
  ANSWER,
  ASIDE,
  partFeatures,
  plainWordsOf,
  probabilitiesOf,
  scoresOf,
  thingsOfAct,
  type LinearModel,
  type Part,
  type Sentence,
} from '@alfred/offline/understanding'
import type { Line } from './corpus.ts'
import type { Example } from './examples.ts'

/** A line with its message read as far as its parts. */
export type ReadLine = { line: Line; sentence: Sentence; parts: readonly Part[] }

/** The labels that the parts of a line must have among them. */
export function labelsOf({ acts, kind, open }: Line): string[] {
  if (acts.length === 0) return [kind]
  const isAnswered = open?.kind === 'question' && acts.some(({ tool }) => tool === open.of?.tool)
  return [...new Set(acts.map(({ tool }) => (isAnswered && tool === open.of?.tool ? ANSWER : tool)))]
}

/**
 * The label of each part of a line: the best division of the line's labels among its parts by a model, or by the
 * things that parts and acts share where there is no model yet. Undefined where there are more labels than parts.
 */
export function divide({ line, sentence, parts }: ReadLine, model?: LinearModel): string[] | undefined {
  const labels = labelsOf(line)
  if (parts.length === 1 && labels.length === 1) return labels
  if (labels.length > parts.length) return undefined
  const fits = parts.map((part, index) => {
    const scores =
      model && probabilitiesOf(scoresOf(model, partFeatures(sentence, { part, index, parts }, line)))
    return [...labels, ASIDE].map((label) =>
      model && scores
        ? Math.log((scores[model.labels.indexOf(label)] ?? 0) + 1e-6)
        : likeness(part, label, line) - (label === ASIDE ? 0.5 : 0),
    )
  })
  return best(fits, labels)
}

function likeness({ things }: Part, label: string, { acts }: Line): number {
  const names = acts
    .filter(({ tool }) => tool === label)
    .flatMap(thingsOfAct)
    .map(plainWordsOf)
  return things.filter(({ words }) => names.some((name) => words.some((word) => name.includes(word)))).length
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

/** What a ranker learns from a line. */
export function partExamples(read: ReadLine, labels: readonly string[], model?: LinearModel): Example[] {
  const given = divide(read, model)
  if (given === undefined) return []
  return given.map((label, index) => {
    const part = read.parts[index]
    const features =
      part === undefined ? [] : partFeatures(read.sentence, { part, index, parts: read.parts }, read.line)
    return { features, label: labels.indexOf(label) }
  })
}
