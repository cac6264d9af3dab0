import type { FeatureRows } from './feature-rows.ts'
import { hashOf } from './linear-model.ts'

/**
 * A classifier with one hidden layer over hashed features. It knows of features that together speak for something else than each of them
 * alone, which a linear one cannot.
 */
export type LayeredModel = {
  readonly labels: readonly string[]
  /** The row of a feature in the inner weights, by the feature's hash. */
  readonly rows: FeatureRows
  /** Row by row, one weight a hidden unit. */
  readonly inner: Float32Array
  /** What each hidden unit has without any feature. */
  readonly innerBias: Float32Array
  /** Label by label, one weight a hidden unit. */
  readonly outer: Float32Array
  readonly outerBias: Float32Array
}

/** The score of each label, in the order of the labels. Unknown features count nothing. */
export function layeredScoresOf(model: LayeredModel, features: readonly string[]): Float32Array {
  const hidden = hiddenOf(model, features)
  return model.outerBias.map((bias, label) => {
    let score = bias
    const from = label * hidden.length
    for (let unit = 0; unit < hidden.length; unit += 1)
      score += (model.outer[from + unit] ?? 0) * (hidden[unit] ?? 0)
    return score
  })
}

/** What the hidden units make of the features: nothing below zero. */
function hiddenOf({ rows, inner, innerBias }: LayeredModel, features: readonly string[]): Float32Array {
  const hidden = innerBias.slice()
  const counted = new Set<number>()
  for (const feature of features) {
    const row = rows.of(hashOf(feature))
    if (row < 0 || counted.has(row)) continue
    counted.add(row)
    const from = row * hidden.length
    for (let unit = 0; unit < hidden.length; unit += 1)
      hidden[unit] = (hidden[unit] ?? 0) + (inner[from + unit] ?? 0)
  }
  return hidden.map((value) => Math.max(0, value))
}
