import { FeatureRows, type LayeredModel } from '@alfred/offline/understanding'
import { knownFeatures, withoutSome, type Example, type Known } from './examples.ts'
import { randomOf, shuffle } from './random.ts'
import { addTo } from './train-linear-model.ts'

const RATE = 0.05
const SEED = 20_261_127
/** How many times smaller the sum of the features' weights is taken, so that the hidden units begin small. */
const SCALE = 0.1
/** What has been learned of a weight before the first step: the first steps are no leaps. */
const SQUARE = 0.01

type Training = {
  labels: readonly string[]
  examples: readonly Example[]
  units: number
  rounds: number
  seenMin: number
  drop: number
}

/** The weights of one matrix with the sum of the squares of their slopes (AdaGrad), and the sum of what they were after the later rounds. */
type Learning = { weights: Float32Array; squares: Float32Array; sum: Float32Array }

/** Trains a classifier with a hidden layer by AdaGrad. The same examples in the same order give the same weights. */
export function trainLayeredModel({
  labels,
  examples,
  units,
  rounds,
  seenMin,
  drop,
}: Training): LayeredModel {
  const { hashes, known } = knownFeatures(examples, seenMin)
  const random = randomOf(SEED)
  const inner = learning(hashes.length * units, random)
  const outer = learning(labels.length * units, random)
  const [innerBias, outerBias] = [learning(units), learning(labels.length)]
  const all = [inner, outer, innerBias, outerBias]
  const kept = new Int32Array(known.reduce((most, { rows }) => Math.max(most, rows.length), 0))
  const step = stepper({ inner, outer, innerBias, outerBias }, SCALE / (1 - drop))
  const firstCounted = Math.ceil(rounds / 2)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(known, random)
    for (const { rows, label } of known) step({ rows: withoutSome(rows, { drop, random, kept }), label })
    if (round >= firstCounted) for (const { sum, weights } of all) addTo(sum, weights)
  }
  const meanOf = ({ sum }: Learning): Float32Array => sum.map((one) => one / (rounds - firstCounted))
  return {
    labels,
    rows: new FeatureRows(hashes),
    inner: meanOf(inner),
    step: SCALE,
    innerBias: meanOf(innerBias),
    outer: meanOf(outer),
    outerBias: meanOf(outerBias),
  }
}

/** Weights to begin with: small ones at random, or none. */
function learning(length: number, random?: () => number): Learning {
  return {
    weights: new Float32Array(length).map(() => (random === undefined ? 0 : (random() - 0.5) * 0.2)),
    squares: new Float32Array(length).fill(SQUARE),
    sum: new Float32Array(length),
  }
}

/** Moves one weight against its slope, the less the more it was moved. */
function move({ weights, squares }: Learning, at: number, slope: number): void {
  const square = (squares[at] ?? 0) + slope * slope
  squares[at] = square
  weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square)
}

type Layers = { inner: Learning; outer: Learning; innerBias: Learning; outerBias: Learning }

/** Makes the step that moves all weights towards the label of one example. */
function stepper(layers: Layers, scale: number): (example: Known) => void {
  const { inner, outer, innerBias, outerBias } = layers
  const [units, count] = [innerBias.weights.length, outerBias.weights.length]
  const [hidden, slopes, scores] = [new Float64Array(units), new Float64Array(units), new Float64Array(count)]
  return ({ rows, label }) => {
    hiddenOf(rows, { inner, innerBias, scale, hidden })
    sharesOf(hidden, { outer, outerBias, scores })
    slopes.fill(0)
    for (let at = 0; at < count; at += 1) {
      const slope = (scores[at] ?? 0) - (at === label ? 1 : 0)
      if (Math.abs(slope) < 1e-3) continue
      move(outerBias, at, slope)
      for (let unit = 0, place = at * units; unit < units; unit += 1, place += 1) {
        slopes[unit] = (slopes[unit] ?? 0) + slope * (outer.weights[place] ?? 0)
        if (hidden[unit] !== 0) move(outer, place, slope * (hidden[unit] ?? 0))
      }
    }
    for (let unit = 0; unit < units; unit += 1) {
      // A unit that is not there moves nothing.
      if (hidden[unit] === 0) slopes[unit] = 0
      else move(innerBias, unit, slopes[unit] ?? 0)
    }
    for (let index = 0; index < rows.length; index += 1)
      for (let unit = 0, place = (rows[index] ?? 0) * units; unit < units; unit += 1, place += 1)
        if (slopes[unit] !== 0) move(inner, place, (slopes[unit] ?? 0) * scale)
  }
}

type Hidden = { inner: Learning; innerBias: Learning; scale: number; hidden: Float64Array }

/** What the hidden units make of some features: nothing below zero. */
function hiddenOf(rows: Int32Array, { inner, innerBias, scale, hidden }: Hidden): void {
  const units = hidden.length
  hidden.set(innerBias.weights)
  for (let index = 0; index < rows.length; index += 1)
    for (let unit = 0, place = (rows[index] ?? 0) * units; unit < units; unit += 1, place += 1)
      hidden[unit] = (hidden[unit] ?? 0) + (inner.weights[place] ?? 0) * scale
  for (let unit = 0; unit < units; unit += 1) hidden[unit] = Math.max(0, hidden[unit] ?? 0)
}

type Outer = { outer: Learning; outerBias: Learning; scores: Float64Array }

/** How probable each label is, by the hidden units. */
function sharesOf(hidden: Float64Array, { outer, outerBias, scores }: Outer): void {
  const units = hidden.length
  scores.set(outerBias.weights)
  let most = -Infinity
  for (let at = 0; at < scores.length; at += 1) {
    let score = scores[at] ?? 0
    for (let unit = 0; unit < units; unit += 1)
      score += (outer.weights[at * units + unit] ?? 0) * (hidden[unit] ?? 0)
    scores[at] = score
    most = Math.max(most, score)
  }
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - most)
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
}
