import { expect, test } from '@jest/globals'
import { FeatureRows } from './feature-rows.ts'
import { hashesOf, hashOf } from './feature-hash.ts'
import { layeredScoresOf } from './layered-model.ts'
import { decodeLayeredModel, encodeLayeredModel } from './layered-model-file.ts'

const steps = { inner: 7, outer: 127 }
const model = {
  labels: ['a', 'b', 'c'],
  rows: new FeatureRows(Uint32Array.from(['one', 'two'], hashOf)),
  inner: new Float32Array([1, -1, -1, 1]),
  step: 1,
  innerBias: new Float32Array([0.5, 0]),
  outer: new Float32Array([2, 0, 0, 2, -1, -1]),
  outerBias: new Float32Array([0, 0, 0.5]),
}

test('a layered model reads the same after it was written', () => {
  const read = decodeLayeredModel(encodeLayeredModel(model, steps))
  expect(read.labels).toEqual(model.labels)
  for (const features of [['one'], ['two'], ['one', 'two'], ['unheard of']]) {
    const hashes = hashesOf(features)
    const [scores, wanted] = [layeredScoresOf(read, hashes), layeredScoresOf(model, hashes)]
    for (const [at, score] of wanted.entries()) expect(scores[at]).toBeCloseTo(score, 1)
  }
})

test('a hidden unit below zero adds nothing, and a feature that is there twice counts once', () => {
  expect([...layeredScoresOf(model, hashesOf(['two', 'two']))]).toEqual([0, 2, -0.5])
})

test('equal layered models are equal bytes, in whatever order their features were seen', () => {
  const other = {
    ...model,
    rows: new FeatureRows(Uint32Array.from(['two', 'one'], hashOf)),
    inner: new Float32Array([-1, 1, 1, -1]),
  }
  expect(encodeLayeredModel(other, steps)).toEqual(encodeLayeredModel(model, steps))
})

test('one large weight does not round the others to nothing', () => {
  const rows = new FeatureRows(Uint32Array.from({ length: 30_000 }, (_, at) => hashOf(`feature ${at}`)))
  const inner = new Float32Array(60_000).map((_, at) => (at % 2 === 0 ? 0.2 : -0.2))
  inner[0] = 50
  const read = decodeLayeredModel(encodeLayeredModel({ ...model, rows, inner }, steps))
  const other = read.rows.of(hashOf('feature 7'))
  expect((read.inner[other * 2] ?? 0) * read.step).toBeCloseTo(0.2)
  expect((read.inner[other * 2 + 1] ?? 0) * read.step).toBeCloseTo(-0.2)
})
