import { expect, test } from '@jest/globals'
import { hashOf, scoresOf } from './linear-model.ts'
import { decodeModel, encodeModel } from './model-file.ts'

const model = {
  labels: ['a', 'b'],
  rows: new Map([
    [hashOf('one'), 0],
    [hashOf('two'), 1],
    [hashOf('nothing'), 2],
  ]),
  weights: new Float32Array([1, -0.5, 0.05, 0.75, 0.01, -0.02]),
}

test('a model is the same after it was written and read, but for what hardly counts', () => {
  const read = decodeModel(encodeModel(model, { least: 3, steps: 31 }))
  const [a, b] = scoresOf(read, ['one', 'two', 'unheard of'])
  expect(read.labels).toEqual(model.labels)
  expect(a).toBeCloseTo(1, 1)
  expect(b).toBeCloseTo(0.25, 1)
  expect(read.rows.has(hashOf('nothing'))).toBe(false)
})

test('equal models are equal bytes, in whatever order their features were seen', () => {
  const other = { ...model, rows: new Map([...model.rows].toReversed()) }
  expect(encodeModel(other, { least: 3, steps: 31 })).toEqual(encodeModel(model, { least: 3, steps: 31 }))
})
