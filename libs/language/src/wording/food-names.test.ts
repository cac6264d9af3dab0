import { expect, test } from '@jest/globals'
import { foodKey } from '../food-key.ts'
import { cuisines, vocabulary } from '../vocabulary.ts'
import { foodName, namedFoods, valueName } from './food-names.ts'

test('every food is listed by its English name in the singular, by which it is looked up', () => {
  expect(namedFoods().length).toBeGreaterThan(400)
  expect(namedFoods().filter((food) => foodKey(food) !== food)).toEqual([])
})

test('a food has a name for one, for many and beside a measure', () => {
  expect(foodName('eggs', 'de')).toEqual({ one: 'Ei', many: 'Eier', measured: 'Eier' })
  expect(foodName('Bread', 'fr')).toEqual({ one: 'pain', many: 'pains', measured: 'pain' })
  expect(foodName('milk', 'es')).toEqual({ one: 'leche', many: 'leche', measured: 'leche' })
})

test('a word that no list has has no name', () => {
  expect(foodName('constructor', 'de')).toBeUndefined()
  expect(foodName('Eier', 'de')).toBeUndefined()
  expect(valueName({ kind: 'diet', value: 'toString' }, 'de')).toBeUndefined()
  expect(valueName({ kind: 'constructor', value: 'vegan' }, 'de')).toBeUndefined()
  expect(valueName({ kind: 'diet', value: 'Vegan' }, 'es')).toBe('vegana')
})

test.each([
  ['cuisine', cuisines],
  ['equipment', vocabulary.equipment],
])('every %s that people name has a name in each language', (kind, values) => {
  expect(values.length).toBeGreaterThan(20)
  expect(values.filter((value) => valueName({ kind, value }, 'fr') === undefined)).toEqual([])
  expect(valueName({ kind: 'equipment', value: 'an air fryer' }, 'de')).toBe('Heißluftfritteuse')
})
