import { describe, expect, test } from '@jest/globals'
import { foodKey } from '@alfred/language'
import { checkServings } from '../checks/check-servings.ts'
import { theBaseline } from '../testing/the-baseline.ts'
import { readCategories } from './categories.ts'
import { readEatenFoods } from './eaten-foods.ts'
import { readEverydayFoods } from './everyday-foods.ts'
import { portionsOf } from './portions-of.ts'
import { readNamesWithServing, withServing } from './servings.ts'

const { foods, eaten, reference, servings } = theBaseline
const find = (name: string) => [...foods, ...eaten].find((food) => food.name === name)
const servingOf = (name: string) => find(name)?.portions.find(({ unit }) => unit === 'serving')

describe('a food whose own entry tells no serving has that of the same food of FNDDS', () => {
  test.each([
    ['unsalted butter', 14],
    ['semi-skimmed milk', 244],
    ['cream', 20],
    ['cooked pasta', 140],
    ['cooked rice', 118],
    ['cheerios', 30],
    ['coffee', 360],
    ['potato', undefined],
  ])('%s', (name, grams) => {
    expect(servingOf(name)?.grams).toBe(grams)
  })

  test('with its source', () => {
    expect(servingOf('honey')).toEqual({ unit: 'serving', grams: 7, note: 'usual', source: 'USDA FNDDS' })
  })

  test('and one that tells it keeps its own', () => {
    expect(servingOf('maple syrup')?.source).toBe('USDA SR28')
    const own = [{ unit: 'serving', grams: 5, note: null, source: 'usual weight' }] as const
    expect(withServing(own, reference.get('91302010'))).toEqual(own)
  })
})

test('no other weight of any food and unit is changed by it', () => {
  const categories = new Map(readCategories().map((category) => [category.code, category]))
  const before = [
    ...readEverydayFoods().map((food) => ({
      name: food.name,
      portions: portionsOf(food, reference.get(food.usda ?? ''), categories.get(food.category)),
    })),
    ...readEatenFoods().map((food) => ({
      name: food.name,
      portions: portionsOf(food, reference.get(food.usda), undefined),
    })),
  ]
  const listed = new Set(servings.map(({ food }) => food))
  const after = [...foods, ...eaten].map(({ name, portions }) => ({
    name,
    portions: portions.filter(({ unit }) => !listed.has(name) || unit !== 'serving'),
  }))
  expect(after).toEqual(before)
})

test('the names of what has a serving are those of the catalog, and words that mean one when it was eaten', () => {
  const all = readNamesWithServing()
  const told = new Set(all.flatMap(({ names }) => names.map(foodKey)))
  const unclear = new Set(theBaseline.choices.map(({ word }) => foodKey(word)))
  const wrong = [...foods, ...eaten]
    .filter(({ name }) => !unclear.has(foodKey(name)))
    .filter(
      ({ name, portions }) => portions.some(({ unit }) => unit === 'serving') !== told.has(foodKey(name)),
    )
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(['rice', 'spaghetti', 'chips', 'egg', 'potato'].map((word) => told.has(word))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
})

describe('checkServings reports a serving', () => {
  const row = { food: 'honey', usda: '91302010', entry: 'Honey' }
  test.each([
    ['of no food', { food: 'unobtainium' }, /no food of the list/],
    ['of an entry by another name', { entry: 'Jam' }, /no entry 91302010 called Jam/],
    ['of another food', { usda: '11111000', entry: 'Milk, whole' }, /another energy/],
    ['that its own entry tells', { food: 'maple syrup' }, /its own entry tells/],
  ])('%s', (_, change, what) => {
    const problems = checkServings({ ...theBaseline, servings: [{ ...row, ...change }] })
    expect(problems.map((problem) => problem.what)).toContainEqual(expect.stringMatching(what))
  })

  test('that is told twice', () => {
    expect(checkServings({ ...theBaseline, servings: [row, row] })).toEqual([
      { where: 'honey', what: 'its serving is told twice' },
    ])
  })
})

describe('readNamesWithServing tells', () => {
  const named = (name: string) => readNamesWithServing().find(({ names }) => names.includes(name))

  test.each([
    ['fried egg', true],
    ['ham sandwich', true],
    ['grape', false],
    ['porridge', false],
  ])('whether a serving of %s is one of it', (name, isOnePiece) => {
    expect(named(name)?.isOnePiece).toBe(isOnePiece)
  })

  test.each([
    ['rice', false],
    ['porridge', false],
    ['butter', false],
    ['minestrone', true],
    ['mashed potato', true],
  ])('whether %s is a dish', (name, isDish) => {
    expect(named(name)?.isDish).toBe(isDish)
  })
})
