import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { theBaseline } from '../testing/the-baseline.ts'
import { readEverydayFoods } from './everyday-foods.ts'
import { indexByName } from './food-index.ts'

// Each row was checked by a person: a name as said in a kitchen, and the entry whose figures it should have.
const table = readFileSync(join(import.meta.dirname, '..', 'testing', 'everyday-names.csv'), 'utf8')
const rows: { said: string; means: string }[] = parse(table, { columns: true })

const { reference } = theBaseline
const foods = readEverydayFoods()
const find = indexByName(foods)

test('the table below has at least two hundred everyday names', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
})

test.each(rows.map(({ said, means }) => [said, means]))('"%s" has the figures of %s', (said, means) => {
  expect(reference.get(find(said)?.usda ?? '')?.name).toBe(means)
})

test('no everyday food has the figures of something cooked unless its name says so', () => {
  const cooked = foods.filter(({ name, usda }) => {
    const entry = reference.get(usda ?? '')?.name ?? ''
    return /\bcooked\b/.test(entry) && !/^cooked |^roasted |^bratwurst$|^lupini bean$/.test(name)
  })
  expect(cooked.map(({ name }) => name)).toEqual([])
})
