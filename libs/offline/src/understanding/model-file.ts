import type { LinearModel } from './linear-model.ts'

// A linear model as bytes: only the weights that count, rounded. What is left out is zero.

/** How exactly weights are kept: those nearer to zero than `least` are left out, the others rounded to `steps` from zero to the largest. */
export type Exactness = { least: number; steps: number }
/** For models of many labels: what is lost changes a reading in one of a hundred messages, and is most of the bytes. */
export const ROUGHLY: Exactness = { least: 0.1, steps: 31 }
export const EXACTLY: Exactness = { least: 0, steps: 127 }

/**
 * Writes a model: the labels, the largest weight, then for each feature its hash, the number of its weights, and for each the
 * index of the label and the rounded weight. Features come in the order of their hashes, so that equal models are
 * equal bytes.
 */
export function encodeModel({ labels, rows, weights }: LinearModel, exactness: Exactness): Buffer {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6)
  const head = Buffer.from(JSON.stringify({ labels, largest, steps: exactness.steps }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  const features = [...rows]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([hash, row]) =>
      encodeRow(hash, weights.subarray(row * labels.length, (row + 1) * labels.length), {
        largest,
        ...exactness,
      }),
    )
  return Buffer.concat([size, head, ...features])
}

function encodeRow(
  hash: number,
  weights: Float32Array,
  { largest, least, steps }: Exactness & { largest: number },
): Buffer[] {
  const kept = [...weights.entries()]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .map(([label, weight]) => [label, Math.round((weight / largest) * steps)] as const)
  if (kept.length === 0) return []
  const bytes = Buffer.alloc(5 + kept.length * 2)
  bytes.writeUInt32LE(hash)
  bytes.writeUInt8(kept.length, 4)
  for (const [index, [label, weight]] of kept.entries()) {
    bytes.writeUInt8(label, 5 + index * 2)
    bytes.writeInt8(weight, 6 + index * 2)
  }
  return [bytes]
}

/** Reads a model that `encodeModel` wrote. */
export function decodeModel(bytes: Buffer): LinearModel {
  const size = bytes.readUInt32LE()
  const { labels, largest, steps } = JSON.parse(bytes.toString('utf8', 4, 4 + size)) as {
    labels: string[]
    largest: number
    steps: number
  }
  const places: number[] = []
  for (let at = 4 + size; at < bytes.length; at += 5 + bytes.readUInt8(at + 4) * 2) places.push(at)
  const weights = new Float32Array(places.length * labels.length)
  const rows = new Map<number, number>()
  for (const [row, at] of places.entries()) {
    rows.set(bytes.readUInt32LE(at), row)
    for (let index = 0; index < bytes.readUInt8(at + 4); index += 1)
      weights[row * labels.length + bytes.readUInt8(at + 5 + index * 2)] =
        (bytes.readInt8(at + 6 + index * 2) / steps) * largest
  }
  return { labels, rows, weights }
}
