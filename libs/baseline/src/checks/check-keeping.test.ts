import { describe, expect, test } from '@jest/globals'
import { composeKeeping } from '../foods/keeping.ts'
import { readKeepingRows, type KeepingRow } from '../foods/keeping-rows.ts'
import { theBaseline } from '../testing/the-baseline.ts'
import { checkKeeping } from './check-keeping.ts'
import { boundsOfForms } from './keeping-bounds.ts'

const baseline = theBaseline
type Days = KeepingRow['keeps'][number]

/** The problems after one food was given other days, or rows. */
function problemsWith(food: string, change: Partial<KeepingRow>): string[] {
  const recompose = <Food extends { name: string; location?: string }>(one: Food): Food =>
    one.name === food
      ? {
          ...one,
          keeping: composeKeeping({
            rows: rows.filter((row) => row.food === food),
            products: baseline.keepingProducts,
            location: one.location ?? 'fridge',
          }),
        }
      : one
  const rows = baseline.keepingRows.map((row) => (row.food === food ? { ...row, ...change } : row))
  const changed = {
    ...baseline,
    foods: baseline.foods.map(recompose),
    eaten: baseline.eaten.map(recompose),
    keepingRows: rows,
  }
  return checkKeeping(changed).map(({ where, what }) => `${where}: ${what}`)
}
const days = (state: Days['state'], location: Days['location'], count: number): Partial<KeepingRow> => ({
  keeps: [{ state, location, daysAtLeast: count, daysAtMost: count }],
  source: 'a guess',
})

test('all keeping times of the data are within their bounds', () => {
  expect(checkKeeping(baseline)).toEqual([])
})

describe('checkKeeping reports what was told of', () => {
  test.each<[string, string, Partial<KeepingRow>]>([
    ['cooked rice that keeps in a pantry', 'cooked brown rice', days('closed', 'pantry', 730)],
    ['cooked rice that keeps for four days', 'cooked rice', days('closed', 'fridge', 4)],
    ['an opened tin that keeps in a pantry', 'chickpea', days('opened', 'pantry', 365)],
    ['an opened egg sauce that keeps for months', 'hollandaise', days('opened', 'fridge', 90)],
    ['an opened fresh cheese that keeps for weeks', 'paneer', days('opened', 'fridge', 21)],
    ['a dried herb that keeps as a fresh one', 'dried thyme', days('closed', 'fridge', 7)],
    ['biscuits that keep as bread', 'digestive biscuit', days('closed', 'counter', 5)],
    ['a tin of fruit that keeps as fruit', 'canned peach', days('closed', 'counter', 4)],
    ['raw chicken that keeps for four days', 'chicken', days('closed', 'fridge', 4)],
    ['raw chicken that keeps in a pantry', 'chicken', days('closed', 'pantry', 2)],
    ['thawed mince that keeps for four days', 'ground beef', days('thawed', 'fridge', 4)],
    ['fish that keeps for five days', 'salmon', days('closed', 'fridge', 5)],
    ['leftovers that keep for a week', 'lasagne', days('closed', 'fridge', 7)],
    ['leftovers that keep in a freezer for a year', 'lasagne', days('closed', 'freezer', 365)],
    ['a cooked food that keeps at room temperature', 'chicken', days('cooked', 'counter', 1)],
    ['cut fruit that keeps for a week', 'watermelon', days('cut', 'fridge', 7)],
    ['opened milk that keeps for two weeks', 'milk', days('opened', 'fridge', 14)],
    ['eggs that keep for two months', 'egg', days('closed', 'fridge', 60)],
    ['fresh herbs that keep for a month', 'basil', days('closed', 'fridge', 30)],
    ['dry rice that keeps for days', 'rice', days('closed', 'pantry', 5)],
  ])('%s', (_, food, change) => {
    expect(problemsWith(food, change)).toContainEqual(
      expect.stringMatching(new RegExp(`^${food}: \\w+ \\w+=`)),
    )
  })

  test.each<[string, { food: string; change: Partial<KeepingRow>; expected: RegExp }]>([
    [
      'a place of which nobody says anything',
      { food: 'chicken', change: { product: [], keeps: [] }, expected: /nothing tells how long/ },
    ],
    [
      'days without a source',
      { food: 'chicken', change: { ...days('closed', 'fridge', 1), source: null }, expected: /no source/ },
    ],
    [
      'a product that does not exist',
      { food: 'chicken', change: { product: [{ product: '9999', as: 'closed' }] }, expected: /no product/ },
    ],
    ['a form without bounds', { food: 'chicken', change: { form: 'fowl' }, expected: /no bounds/ }],
    ['poultry in the form of a tin', { food: 'chicken', change: { form: 'tin' }, expected: /it is no tin/ }],
    [
      'a cooked food in a dry form',
      { food: 'cooked lentil', change: { form: 'dry' }, expected: /it is no dry/ },
    ],
    [
      'a food that is not known',
      { food: 'chicken', change: { food: 'kryptonite' }, expected: /it is not known/ },
    ],
  ])('%s', (_, { food, change, expected }) => {
    expect(problemsWith(food, change)).toContainEqual(expect.stringMatching(expected))
  })
})

test('every form of the bounds is one that foods have', () => {
  const used = new Set(readKeepingRows().map(({ form }) => form))
  expect(Object.keys(boundsOfForms).filter((form) => !used.has(form))).toEqual([])
})
