import { expect, test } from '@jest/globals'
import { foodsSideBySide } from './foods-side-by-side.ts'

test('names that stand side by side are a list where each is known', () => {
  expect(foodsSideBySide('rice lentils apples oat milk')).toEqual({
    foods: ['rice', 'lentils', 'apples', 'oat milk'],
  })
  expect(foodsSideBySide('rice nappies apples oat milk bread')).toEqual({
    foods: ['rice', 'nappies', 'apples', 'oat milk', 'bread'],
  })
})

test('bread and milk make no sort of what stands behind them', () => {
  expect(foodsSideBySide('bread eggs')).toEqual({ foods: ['bread', 'eggs'] })
  expect(foodsSideBySide('milk bananas')).toEqual({ foods: ['milk', 'bananas'] })
})

test('what lists do not know whole is asked about', () => {
  expect(foodsSideBySide('rice zoodle apples bread eggs')).toBe('unclear')
  expect(foodsSideBySide('salmon rice eggs')).toBe('unclear')
})

test.each([
  ['apples eggs', ['apples', 'eggs']],
  ['milk eggs bread', ['milk', 'eggs', 'bread']],
  ['rice apples eggs', ['rice', 'apples', 'eggs']],
  ['apples pears bananas', ['apples', 'pears', 'bananas']],
  ['carrots onions celery', ['carrots', 'onions', 'celery']],
  ['flour sugar', ['flour', 'sugar']],
  ['bananas nappies yoghurt', ['bananas', 'nappies', 'yoghurt']],
  ['ham cheese', ['ham', 'cheese']],
  ['eggs bread', ['eggs', 'bread']],
])('a name in the plural and a staple are no part of what stands behind them: %s', (said, foods) => {
  expect(foodsSideBySide(said)).toEqual({ foods })
})

test.each([
  'chicken noodle soup',
  'bread rolls',
  'milk chocolate',
  'cheese and onion crisps',
  'honey nut corn flakes',
  'semi skimmed milk',
  'fish fingers',
  'lentils soup',
  'hummus',
  'asparagus tips',
  'frozen peas',
  'red bell peppers',
  'chocolate orange cake',
  'milk bread',
  'cheese bread',
  'butter chicken',
  'rice cakes',
  'salmon rice',
  'cherry tomatoes on the vine',
])('"%s" is one food', (name) => {
  expect(foodsSideBySide(name)).toBeUndefined()
})
