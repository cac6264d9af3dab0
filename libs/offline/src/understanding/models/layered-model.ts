import type { FeatureRows } from './feature-rows.ts'

/**
 * A classifier with one hidden layer over hashed features. It knows of features that together speak for something else than each of them
 * alone, which a linear one cannot.
 */
export type LayeredModel = {
  readonly labels: readonly string[]
  /** The row of a feature in the inner weights, by the feature's hash. */
  readonly rows: FeatureRows
  /** Row by row, one weight a hidden unit, counted in steps: whole steps take a quarter of the memory, most of which is read for each message. */
  readonly inner: Float32Array | Int8Array
  /** How much a step of the inner weights is. */
  readonly step: number
  /** What each hidden unit has without any feature. */
  readonly innerBias: Float32Array
  /** Label by label, one weight a hidden unit. */
  readonly outer: Float32Array
  readonly outerBias: Float32Array
}

/** The score of each label, in the order of the labels, of the features with these hashes. Unknown features count nothing. */
export function layeredScoresOf(model: LayeredModel, hashes: Iterable<number>): Float32Array {
  const hidden = hiddenOf(model, hashes)
  return model.outerBias.map((bias, label) => {
    let score = bias
    const from = label * hidden.length
    for (let unit = 0; unit < hidden.length; unit += 1)
      score += (model.outer[from + unit] ?? 0) * (hidden[unit] ?? 0)
    return score
  })
}

/** What the hidden units make of the features: nothing below zero. A feature that is there twice counts once. */
function hiddenOf({ rows, inner, step, innerBias }: LayeredModel, hashes: Iterable<number>): Float32Array {
  const steps = new Float32Array(innerBias.length)
  for (const hash of new Set(hashes)) {
    const row = rows.of(hash)
    if (row < 0) continue
    const from = row * steps.length
    for (let unit = 0; unit < steps.length; unit += 1)
      steps[unit] = (steps[unit] ?? 0) + (inner[from + unit] ?? 0)
  }
  return innerBias.map((bias, unit) => Math.max(0, bias + step * (steps[unit] ?? 0)))
}
