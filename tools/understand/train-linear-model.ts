import { FeatureRows, linearModelOf, type LinearModel } from '@alfred/offline/understanding'
import { knownFeatures, withoutSome, type Example } from './examples.ts'
import { randomOf, shuffle } from './random.ts'

type Training = {
  labels: readonly string[]
  examples: readonly Example[]
  rounds?: number
  seenMin?: number
  decay?: number
  drop?: number
}

const RATE = 0.25
const SEED = 20_261_123

/** Trains a multinomial logistic regression with AdaGrad. The same examples in the same order give the same weights. */
export function trainLinearModel({
  labels,
  examples,
  rounds = 12,
  seenMin = 2,
  decay = 1e-6,
  drop = 0,
}: Training): LinearModel {
  const { hashes, known } = knownFeatures(examples, seenMin)
  const weights = new Float32Array(hashes.length * labels.length)
  const squares = new Float32Array(weights.length).fill(0.01)
  const random = randomOf(SEED)
  const kept = new Int32Array(known.reduce((most, { rows }) => Math.max(most, rows.length), 0))
  const step = stepper({ weights, squares, count: labels.length, decay })
  const sum = new Float32Array(weights.length)
  const firstCounted = Math.ceil(rounds / 2)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(known, random)
    for (const { rows, label } of known) step(withoutSome(rows, { drop, random, kept }), label)
    if (round >= firstCounted) addTo(sum, weights)
  }
  // With all features there, the sum is as much larger as features were left out.
  return linearModelOf(
    { labels, rows: new FeatureRows(hashes) },
    sum.map((weight) => (weight / (rounds - firstCounted)) * (1 - drop)),
  )
}

/** The mean of the weights after the later rounds moves less from training to training than the last ones do. */
export function addTo(sum: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0)
}

type Weights = { weights: Float32Array; squares: Float32Array; count: number; decay: number }

/** Makes the step that moves the weights towards the label of one example. */
function stepper({ weights, squares, count, decay }: Weights): (rows: Int32Array, label: number) => void {
  const scores = new Float64Array(count)
  return (rows, label) => {
    scores.fill(0)
    for (let index = 0; index < rows.length; index += 1) {
      const from = (rows[index] ?? 0) * count
      for (let at = 0; at < count; at += 1) scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0)
    }
    let most = -Infinity
    for (const score of scores) most = Math.max(most, score)
    let sum = 0
    for (let at = 0; at < count; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - most)
    for (let at = 0; at < count; at += 1) {
      const gradient = (scores[at] ?? 0) / sum - (at === label ? 1 : 0)
      if (Math.abs(gradient) < 1e-3) continue
      for (let index = 0; index < rows.length; index += 1) {
        const place = (rows[index] ?? 0) * count + at
        const slope = gradient + decay * (weights[place] ?? 0)
        const square = (squares[place] ?? 0) + slope * slope
        squares[place] = square
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(square)
      }
    }
  }
}
