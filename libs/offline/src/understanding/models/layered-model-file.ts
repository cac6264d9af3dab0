import { brotliDecompressSync } from 'node:zlib'
import type { LayeredModel } from './layered-model.ts'
import { byHash, hashesIn, packed, varint } from './model-file.ts'

// A layered model as bytes: its weights rounded, those of one hidden unit together, since they pack better than those of one feature.

/** How exactly the weights of each layer are kept: rounded to so many steps from zero to the largest, at most 127. */
export type LayerSteps = { inner: number; outer: number }

type Head = { labels: string[]; rows: number; units: number; scales: Record<Matrix, number> }
const matrices = ['inner', 'innerBias', 'outer', 'outerBias'] as const
type Matrix = (typeof matrices)[number]

/** Writes a model. Equal models are equal bytes, in whatever order their features are. */
export function encodeLayeredModel(model: LayeredModel, { inner, outer }: LayerSteps): Buffer {
  const { labels, rows } = model
  const steps: Record<Matrix, number> = { inner, innerBias: 127, outer, outerBias: 127 }
  const units = model.innerBias.length
  const sorted = byHash(rows)
  const byUnit = new Float32Array(sorted.length * units)
  for (const [place, { row }] of sorted.entries())
    for (let unit = 0; unit < units; unit += 1)
      byUnit[unit * sorted.length + place] = (model.inner[row * units + unit] ?? 0) * model.step
  const values: Record<Matrix, Float32Array> = { ...model, inner: byUnit }
  const scales = { inner: 0, innerBias: 0, outer: 0, outerBias: 0 }
  for (const name of matrices)
    scales[name] = largestOf(values[name], name === 'inner' ? BEYOND : 0) / steps[name]
  const head: Head = { labels: [...labels], rows: sorted.length, units, scales }
  return packed(head, [
    Buffer.from(sorted.flatMap(({ hash }, index) => varint(hash - (sorted[index - 1]?.hash ?? 0)))),
    ...matrices.map((name) =>
      Buffer.from(
        Int8Array.from(values[name], (one) =>
          Math.max(-steps[name], Math.min(steps[name], Math.round(one / scales[name]))),
        ),
      ),
    ),
  ])
}

/**
 * The share of the inner weights that may be larger than the largest step. They are kept as that: a few large ones would otherwise make the
 * steps so wide that most of the others were rounded to nothing.
 */
const BEYOND = 0.00002

/** The size that all but a share of the values reach at most. */
function largestOf(values: Float32Array, beyond: number): number {
  const sizes = values.map(Math.abs).toSorted()
  return Math.max(1e-6, sizes[Math.ceil((sizes.length - 1) * (1 - beyond))] ?? 0)
}

/** Reads a model that `encodeLayeredModel` wrote. */
export function decodeLayeredModel(file: Buffer): LayeredModel {
  const bytes = brotliDecompressSync(file)
  const size = bytes.readUInt32LE()
  const { labels, rows: count, units, scales } = JSON.parse(bytes.toString('utf8', 4, 4 + size)) as Head
  const { rows, end } = hashesIn(bytes, { at: 4 + size, count })
  let at = end
  const stepsOf = (length: number): Int8Array => {
    at += length
    return new Int8Array(bytes.subarray(at - length, at))
  }
  const read = (length: number, scale: number): Float32Array =>
    Float32Array.from(stepsOf(length), (one) => one * scale)
  const byUnit = stepsOf(count * units)
  const inner = new Int8Array(count * units)
  for (let unit = 0, from = 0; unit < units; unit += 1)
    for (let row = 0; row < count; row += 1, from += 1) inner[row * units + unit] = byUnit[from] ?? 0
  return {
    ...{ labels, rows, inner, step: scales.inner },
    innerBias: read(units, scales.innerBias),
    outer: read(labels.length * units, scales.outer),
    outerBias: read(labels.length, scales.outerBias),
  }
}
