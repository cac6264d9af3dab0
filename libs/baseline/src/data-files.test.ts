import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { parseRow, readList } from './data-files.ts'

test('the error for an unreadable file names the file', () => {
  expect(() => readList('recipes/martian.yaml')).toThrow(/martian.yaml cannot be read/)
})

test('the error for a file that is not a list names the file', () => {
  expect(() => readList('README.md')).toThrow(/^README.md: /)
})

test('the error for a wrong row names its position and its field', () => {
  const row = { name: 'foods.csv, line 7', schema: z.object({ grams: z.number() }), value: { grams: 'many' } }
  expect(() => parseRow(row)).toThrow(/^foods.csv, line 7: grams: /)
})
