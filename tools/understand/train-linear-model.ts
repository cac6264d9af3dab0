import { hashOf, type LinearModel } from '@alfred/offline/understanding'

/** Features that are there together, with the index of the right label. */
export type Example = { features: readonly string[]; label: number }

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
  const hashed = examples.map(({ features, label }) => ({
    features: [...new Set(features.map(hashOf))],
    label,
  }))
  const rows = rowsOf(hashed, seenMin)
  const known = hashed.map(({ features, label }) => ({
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
    label,
  }))
  const weights = new Float32Array(rows.size * labels.length)
  const squares = new Float32Array(weights.length).fill(0.01)
  const random = randomOf(SEED)
  const sum = new Float32Array(weights.length)
  const firstCounted = Math.ceil(rounds / 2)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(known, random)
    // Leaving features out at random makes none of them rely on another.
    for (const { rows: all, label } of known)
      step(
        { rows: drop === 0 ? all : all.filter(() => random() >= drop), label },
        { weights, squares, count: labels.length, decay },
      )
    if (round >= firstCounted) addTo(sum, weights)
  }
  // With all features there, the sum is as much larger as features were left out.
  return { labels, rows, weights: sum.map((weight) => (weight / (rounds - firstCounted)) * (1 - drop)) }
}

/** The mean of the weights after the later rounds moves less from training to training than the last ones do. */
function addTo(sum: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0)
}

function rowsOf(examples: readonly { features: readonly number[] }[], seenMin: number): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([, times]) => times >= seenMin).map(([feature]) => feature)
  return new Map(kept.map((feature, row) => [feature, row]))
}

type Weights = { weights: Float32Array; squares: Float32Array; count: number; decay: number }

function step(
  { rows, label }: { rows: readonly number[]; label: number },
  { weights, squares, count, decay }: Weights,
): void {
  const scores = new Float64Array(count)
  for (const row of rows)
    for (let at = 0, from = row * count; at < count; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0)
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - most)
  for (let at = 0; at < count; at += 1) {
    const gradient = (scores[at] ?? 0) / sum - (at === label ? 1 : 0)
    if (Math.abs(gradient) < 1e-3) continue
    for (const row of rows) {
      const place = row * count + at
      const slope = gradient + decay * (weights[place] ?? 0)
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(square)
    }
  }
}

/** A small generator of numbers from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
}
