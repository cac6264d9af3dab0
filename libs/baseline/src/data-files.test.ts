import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { parseRow, readList } from './data-files.ts'

test('a file that cannot be read is told by its name', () => {
  expect(() => readList('recipes/martian.yaml')).toThrow(/martian.yaml cannot be read/)
})

test('a file that is no list is told by its name', () => {
  expect(() => readList('README.md')).toThrow(/^README.md: /)
})

test('a row that is wrong is told by where it stands and which field it is', () => {
  const row = { name: 'foods.csv, line 7', schema: z.object({ grams: z.number() }), value: { grams: 'many' } }
  expect(() => parseRow(row)).toThrow(/^foods.csv, line 7: grams: /)
})
