import { hashOf } from './feature-hash.ts'
import type { FeatureRows } from './feature-rows.ts'

/** A linear classifier over hashed features: a score for each label, of the weights of the features that are there. */
export type LinearModel = {
  readonly labels: readonly string[]
  /** The row of a feature, by the feature's hash. */
  readonly rows: FeatureRows
  /** Where the weights of each row begin, and behind the last row where they end. */
  readonly starts: Int32Array
  /** Row by row the labels that have a weight: most have none, so that only these are kept. */
  readonly weighed: Uint8Array
  /** The weight of each of these. */
  readonly weights: Float32Array
}

/** A model of weights that stand row by row, one a label. Those that are zero are left out. */
export function linearModelOf(
  { labels, rows }: Pick<LinearModel, 'labels' | 'rows'>,
  all: Float32Array,
): LinearModel {
  const count = all.reduce((sum, weight) => (weight === 0 ? sum : sum + 1), 0)
  const [weighed, weights] = [new Uint8Array(count), new Float32Array(count)]
  const starts = new Int32Array(all.length / labels.length + 1)
  let kept = 0
  for (const [place, weight] of all.entries()) {
    if (weight !== 0) {
      weighed[kept] = place % labels.length
      weights[kept] = weight
      kept += 1
    }
    if ((place + 1) % labels.length === 0) starts[(place + 1) / labels.length] = kept
  }
  return { labels, rows, starts, weighed, weights }
}

/** The score of each label, in the order of the labels, added to what they have already. Unknown features count nothing. */
export function scoresOf(
  { labels, rows, starts, weighed, weights }: LinearModel,
  features: readonly string[],
  already?: Float32Array,
): Float32Array {
  const scores = already?.slice() ?? new Float32Array(labels.length)
  for (const feature of features) {
    const row = rows.of(hashOf(feature))
    if (row < 0) continue
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const label = weighed[at] ?? 0
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0)
    }
  }
  return scores
}

/** The probability of each label, from the scores. */
export function probabilitiesOf(scores: Float32Array): Float32Array {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / sum)
}
