import { leafOf, type Tree, type TreeModel } from '@alfred/offline/understanding'
import { knownFeatures, type Example } from './examples.ts'

/** An example of a yes (label 1) or a no (label 0), with how often it counts. */
export type Weighed = Example & { counts: number }

type Training = {
  examples: readonly Weighed[]
  trees: number
  /** How many questions a tree asks at most. */
  depth: number
  seenMin: number
}

/** How far a tree goes towards what it found, and how much evidence a number of a tree needs. */
const RATE = 0.1
const CAUTION = 5
const EVIDENCE_MIN = 10

/** Grows trees one after the other, each on what those before it got wrong (gradient boosting). The same examples give the same trees. */
export function trainTreeModel({ examples, trees: count, depth, seenMin }: Training): TreeModel {
  const { hashes, known } = knownFeatures(examples, seenMin)
  const rows = known.map((example) => example.rows)
  const there = rows.map((some) => new Set(some))
  const sums = new Float64Array(examples.length)
  const slopes = { first: new Float64Array(examples.length), second: new Float64Array(examples.length) }
  const all = [...examples.keys()]
  const trees = Array.from({ length: count }, (): Tree => {
    for (const [at, { label, counts }] of examples.entries()) {
      const share = 1 / (1 + Math.exp(-(sums[at] ?? 0)))
      slopes.first[at] = (share - label) * counts
      slopes.second[at] = share * (1 - share) * counts
    }
    const tree = grown(all, depth, { rows, there, slopes, size: hashes.length })
    for (const at of all) sums[at] = (sums[at] ?? 0) + leafOf(tree, there[at] ?? new Set())
    return tree
  })
  return { trees: trees.map((tree) => byHashes(tree, hashes)) }
}

type Slopes = { first: Float64Array; second: Float64Array }
type Ground = {
  rows: readonly Int32Array[]
  there: readonly ReadonlySet<number>[]
  slopes: Slopes
  size: number
}

/** A tree that tells some examples apart, whose questions are by the rows of the features. */
function grown(some: readonly number[], depth: number, ground: Ground): Tree {
  const { rows, there, slopes, size } = ground
  const sum = sumOf(some, slopes)
  const row = depth === 0 ? undefined : bestQuestion(some, sum, { rows, slopes, size })
  if (row === undefined) return (-RATE * sum.first) / (sum.second + CAUTION)
  const has = (at: number): boolean => there[at]?.has(row) ?? false
  return [
    row,
    grown(some.filter(has), depth - 1, ground),
    grown(
      some.filter((at) => !has(at)),
      depth - 1,
      ground,
    ),
  ]
}

type Sum = { first: number; second: number }

function sumOf(some: readonly number[], { first, second }: Slopes): Sum {
  const sum = { first: 0, second: 0 }
  for (const at of some) {
    sum.first += first[at] ?? 0
    sum.second += second[at] ?? 0
  }
  return sum
}

/** The feature whose question tells the examples apart best; undefined where none has enough evidence on both sides. */
function bestQuestion(
  some: readonly number[],
  all: Sum,
  { rows, slopes, size }: Omit<Ground, 'there'>,
): number | undefined {
  const [first, second] = [new Float64Array(size), new Float64Array(size)]
  for (const at of some)
    for (const row of rows[at] ?? []) {
      first[row] = (first[row] ?? 0) + (slopes.first[at] ?? 0)
      second[row] = (second[row] ?? 0) + (slopes.second[at] ?? 0)
    }
  let best: { row: number; gain: number } | undefined
  const whole = gainOf(all)
  for (let row = 0; row < size; row += 1) {
    const there = { first: first[row] ?? 0, second: second[row] ?? 0 }
    const without = { first: all.first - there.first, second: all.second - there.second }
    if (there.second < EVIDENCE_MIN || without.second < EVIDENCE_MIN) continue
    const gain = gainOf(there) + gainOf(without) - whole
    if (gain > (best?.gain ?? 1e-3)) best = { row, gain }
  }
  return best?.row
}

const gainOf = ({ first, second }: Sum): number => first ** 2 / (second + CAUTION)

function byHashes(tree: Tree, hashes: Uint32Array): Tree {
  return typeof tree === 'number'
    ? tree
    : [hashes[tree[0]] ?? 0, byHashes(tree[1], hashes), byHashes(tree[2], hashes)]
}
