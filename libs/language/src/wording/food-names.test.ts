import { expect, test } from '@jest/globals'
import { foodKey } from '../food-key.ts'
import { dietName, foodName, namedFoods } from './food-names.ts'

test('every food is listed by its English name in the singular, by which it is looked up', () => {
  expect(namedFoods.length).toBeGreaterThan(400)
  expect(namedFoods.filter((food) => foodKey(food) !== food)).toEqual([])
})

test('a food has a name for one, for many and beside a measure', () => {
  expect(foodName('eggs', 'de')).toEqual({ one: 'Ei', many: 'Eier', measured: 'Eier' })
  expect(foodName('Bread', 'fr')).toEqual({ one: 'pain', many: 'pains', measured: 'pain' })
  expect(foodName('milk', 'es')).toEqual({ one: 'leche', many: 'leche', measured: 'leche' })
})

test('a word that no list has has no name', () => {
  expect(foodName('constructor', 'de')).toBeUndefined()
  expect(foodName('Eier', 'de')).toBeUndefined()
  expect(dietName('toString', 'de')).toBeUndefined()
  expect(dietName('Vegan', 'es')).toBe('vegana')
})
