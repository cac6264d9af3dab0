/** A linear classifier over hashed features: a score for each label, of the weights of the features that are there. */
export type LinearModel = {
  readonly labels: readonly string[]
  /** The row of a feature in the weights, by the feature's hash. */
  readonly rows: ReadonlyMap<number, number>
  /** Row by row, one weight a label. */
  readonly weights: Float32Array
}

/** The hash of a feature (FNV-1a, 32 bits). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The score of each label, in the order of the labels. Unknown features count nothing. */
export function scoresOf(model: LinearModel, features: readonly string[]): Float32Array {
  const scores = new Float32Array(model.labels.length)
  for (const feature of features) {
    const row = model.rows.get(hashOf(feature))
    if (row === undefined) continue
    const from = row * scores.length
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (model.weights[from + label] ?? 0)
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
