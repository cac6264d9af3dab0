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
  /** The share of the largest weight below which weights are left out; the others then learn to do without them. */
  thinned?: number
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
  thinned = 0,
}: Training): LinearModel {
  const hashed = examples.map(({ features }) => Uint32Array.from(new Set(features.map(hashOf))))
  const hashes = oftenSeen(hashed, seenMin)
  const known = hashed.map((features, at) => ({
    rows: rowsOf(features, hashes),
    label: examples[at]?.label ?? 0,
  }))
  const weights = new Float32Array(hashes.length * labels.length)
  const squares = new Float32Array(weights.length).fill(0.01)
  const random = randomOf(SEED)
  const kept = new Int32Array(known.reduce((most, { rows }) => Math.max(most, rows.length), 0))
  const step = stepper({ weights, squares, count: labels.length, decay })
  const meanAfter = (all: number): Float32Array => {
    const sum = new Float32Array(weights.length)
    const firstCounted = Math.ceil(all / 2)
    for (let round = 0; round < all; round += 1) {
      shuffle(known, random)
      for (const { rows, label } of known) step(withoutSome(rows, { drop, random, kept }), label)
      if (round >= firstCounted) addTo(sum, weights)
    }
    return sum.map((weight) => weight / (all - firstCounted))
  }
  let mean = meanAfter(rounds)
  if (thinned > 0) {
    weights.set(withoutSmall(mean, thinned))
    // A weight with an endless square never moves again.
    for (const [at, weight] of weights.entries()) if (weight === 0) squares[at] = Infinity
    mean = meanAfter(Math.ceil(rounds / 4))
  }
  return {
    labels,
    rows: new Map([...hashes].map((hash, row) => [hash, row])),
    // With all features there, the sum is as much larger as features were left out.
    weights: mean.map((weight) => weight * (1 - drop)),
  }
}

function withoutSmall(weights: Float32Array, share: number): Float32Array {
  const least = share * weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  return weights.map((weight) => (Math.abs(weight) < least ? 0 : weight))
}

/** Leaving features out at random makes none of them rely on another. */
function withoutSome(
  rows: Int32Array,
  { drop, random, kept }: { drop: number; random: () => number; kept: Int32Array },
): Int32Array {
  if (drop === 0) return rows
  let length = 0
  for (const row of rows) {
    if (random() < drop) continue
    kept[length] = row
    length += 1
  }
  return kept.subarray(0, length)
}

/** The mean of the weights after the later rounds moves less from training to training than the last ones do. */
function addTo(sum: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0)
}

/** The features that are in so many examples, in the order of their hashes. */
function oftenSeen(examples: readonly Uint32Array[], seenMin: number): Uint32Array {
  const all = new Uint32Array(examples.reduce((length, features) => length + features.length, 0))
  let end = 0
  for (const features of examples) {
    all.set(features, end)
    end += features.length
  }
  all.sort()
  let length = 0
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to] === all[from]) to += 1
    if (to - from < seenMin) continue
    all[length] = all[from] ?? 0
    length += 1
  }
  return all.slice(0, length)
}

/** The rows of the features of an example that are known. */
function rowsOf(features: Uint32Array, hashes: Uint32Array): Int32Array {
  return Int32Array.from([...features].map((hash) => placeOf(hash, hashes)).filter((row) => row >= 0))
}

/** The place of a hash among sorted ones, or -1. */
function placeOf(hash: number, hashes: Uint32Array): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const there = hashes[middle] ?? 0
    if (there === hash) return middle
    if (there < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
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
