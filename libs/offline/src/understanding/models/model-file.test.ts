import { expect, test } from '@jest/globals'
import { FeatureRows } from './feature-rows.ts'
import { hashOf } from './feature-hash.ts'
import { linearModelOf, scoresOf } from './linear-model.ts'
import { decodeModel, encodeModel } from './model-file.ts'

const model = linearModelOf(
  {
    labels: ['a', 'b'],
    rows: new FeatureRows(Uint32Array.from(['one', 'two', 'nothing'], hashOf)),
  },
  new Float32Array([1, -0.5, 0.05, 0.75, 0.01, -0.02]),
)

test('a model is the same after it was written and read, but for what hardly counts', () => {
  const read = decodeModel(encodeModel(model, { least: 3, steps: 31 }))
  const [a, b] = scoresOf(read, ['one', 'two', 'unheard of'])
  expect(read.labels).toEqual(model.labels)
  expect(a).toBeCloseTo(1, 1)
  expect(b).toBeCloseTo(0.25, 1)
  expect(read.rows.of(hashOf('nothing'))).toBe(-1)
})

test('equal models are equal bytes, in whatever order their features were seen', () => {
  const other = linearModelOf(
    { labels: model.labels, rows: new FeatureRows(Uint32Array.from(['nothing', 'two', 'one'], hashOf)) },
    new Float32Array([0.01, -0.02, 0.05, 0.75, 1, -0.5]),
  )
  expect(encodeModel(other, { least: 3, steps: 31 })).toEqual(encodeModel(model, { least: 3, steps: 31 }))
})
