import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { FeatureRows } from './feature-rows.ts'
import type { LinearModel } from './linear-model.ts'

// A linear model as bytes: only the weights that count, rounded. What is left out is zero. What is alike stands together, since
// it packs better: first the steps from hash to hash, then how many weights each feature has, then the labels, then the weights.

/** How exactly weights are kept: rounded to `steps` from zero to the largest, and left out below the step `least`. */
export type Exactness = { least: number; steps: number }

type Row = { hash: number; weights: readonly { label: number; weight: number }[] }

/** Writes a model. Equal models are equal bytes, in whatever order their features are. */
export function encodeModel(
  { labels, rows, starts, weighed, weights }: LinearModel,
  { least, steps }: Exactness,
): Buffer {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6)
  const kept = byHash(rows)
    .map(({ hash, row }): Row => {
      const [start, end] = [starts[row], starts[row + 1]]
      const labelsOfRow = weighed.subarray(start, end)
      return {
        hash,
        weights: [...weights.subarray(start, end)]
          .map((weight, at) => ({
            label: labelsOfRow[at] ?? 0,
            weight: Math.round((weight / largest) * steps),
          }))
          .filter(({ weight }) => Math.abs(weight) >= least),
      }
    })
    .filter((row) => row.weights.length > 0)
  const columns = [
    kept.flatMap(({ hash }, index) => varint(hash - (kept[index - 1]?.hash ?? 0))),
    kept.map((row) => row.weights.length),
    kept.flatMap((row) =>
      row.weights.map(({ label }, index) => label - (row.weights[index - 1]?.label ?? 0)),
    ),
    kept.flatMap((row) => row.weights.map(({ weight }) => weight & 0xff)),
  ]
  return packed(
    { labels, largest, steps, rows: kept.length },
    columns.map((column) => Buffer.from(column)),
  )
}

/** The rows of a model in the order of their hashes. */
export function byHash({ hashes }: FeatureRows): { hash: number; row: number }[] {
  return [...hashes].map((hash, row) => ({ hash, row })).toSorted((one, other) => one.hash - other.hash)
}

/** Packs what describes a model and its columns, with the size of the description before them. */
export function packed(head: object, columns: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(text.length)
  return brotliCompressSync(Buffer.concat([size, text, ...columns]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

/** A whole number in groups of seven bits, the lowest first; all but the last have the highest bit set. */
export function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))]
}

/** Reads a model that `encodeModel` wrote. */
export function decodeModel(file: Buffer): LinearModel {
  const bytes = brotliDecompressSync(file)
  const size = bytes.readUInt32LE()
  const {
    labels,
    largest,
    steps,
    rows: count,
  } = JSON.parse(bytes.toString('utf8', 4, 4 + size)) as {
    labels: string[]
    largest: number
    steps: number
    rows: number
  }
  const { rows, end: at } = hashesIn(bytes, { at: 4 + size, count })
  const counts = bytes.subarray(at, at + count)
  const starts = new Int32Array(count + 1)
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row] ?? 0) + (counts[row] ?? 0)
  const all = starts[count] ?? 0
  const labelsAt = at + count
  const weighed = new Uint8Array(all)
  for (let row = 0, place = 0; row < count; row += 1)
    for (let label = 0, end = starts[row + 1] ?? 0; place < end; place += 1) {
      label += bytes[labelsAt + place] ?? 0
      weighed[place] = label
    }
  const rounded = new Int8Array(bytes.subarray(labelsAt + all, labelsAt + 2 * all))
  const weights = Float32Array.from(rounded, (one) => (one / steps) * largest)
  return { labels, rows, starts, weighed, weights }
}

/** Reads the steps from hash to hash from a place on: the rows that have them in turn, and where they end. */
export function hashesIn(
  bytes: Buffer,
  { at: start, count }: { at: number; count: number },
): { rows: FeatureRows; end: number } {
  const hashes = new Uint32Array(count)
  let at = start
  for (let row = 0, hash = 0; row < count; row += 1) {
    let scale = 1
    for (; (bytes[at] ?? 0) >= 0x80; at += 1, scale *= 0x80) hash += ((bytes[at] ?? 0) - 0x80) * scale
    hash += (bytes[at] ?? 0) * scale
    at += 1
    hashes[row] = hash
  }
  return { rows: new FeatureRows(hashes), end: at }
}
