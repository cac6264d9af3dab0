import { expect, test } from '@jest/globals'
import { FeatureRows } from './feature-rows.ts'

test('each hash has the row that it stands at', () => {
  const rows = new FeatureRows(Uint32Array.from([7, 0xffffffff, 0, 12]))
  expect([7, 0xffffffff, 0, 12].map((hash) => rows.of(hash))).toEqual([0, 1, 2, 3])
})

test('hashes that fall on the same place are told apart', () => {
  const hashes = Uint32Array.from({ length: 1_000 }, (_, row) => row * 65_536)
  const rows = new FeatureRows(hashes)
  expect([...hashes].every((hash, row) => rows.of(hash) === row)).toBe(true)
})

test('a hash that is not there has no row, and a model without features has none at all', () => {
  expect(new FeatureRows(Uint32Array.from([1, 3])).of(2)).toBe(-1)
  expect(new FeatureRows(new Uint32Array(0)).of(2)).toBe(-1)
})
