import { expect, test } from '@jest/globals'
import { readHouseholdWeight } from './household-weight.ts'

test.each([
  [160, '1 cup, chopped', { unit: 'cup', grams: 160, note: 'chopped' }],
  [110, '1 medium (2-1/2" dia)', { unit: 'piece', grams: 110, note: 'medium' }],
  [30, '2 tbsp', { unit: 'tbsp', grams: 15, note: null }],
  [62, '.25 cup', { unit: 'cup', grams: 248, note: null }],
  [30.5, '1 fl oz', { unit: 'tbsp', grams: 15.25, note: null }],
  [3, '1 clove', { unit: 'clove', grams: 3, note: null }],
])('readHouseholdWeight reads %d g of "%s"', (grams, description, portion) => {
  expect(readHouseholdWeight(grams, description)).toEqual(portion)
})

test.each([
  [85, '3 oz'],
  [17.2, '1 cubic inch'],
  [0, '1 cup'],
  [100, ''],
])('readHouseholdWeight rejects %d g of "%s", whose unit people do not count in', (grams, description) => {
  expect(readHouseholdWeight(grams, description)).toBeUndefined()
})
