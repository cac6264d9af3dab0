import { expect, test } from '@jest/globals'
import { asAsked } from './as-asked.ts'
import { notYet } from './not-yet.ts'
import { asksForLowCarb, littleWanted, lowWanted } from './wants-little.ts'

test.each([
  ['anything for lunch that is low in carbs?', 'carbs'],
  ['which foods have less salt', 'salt'],
  ['what should I eat to cut down on sugar', 'sugar'],
  ['foods without much fat', 'fat'],
  ["snacks that don't have too much sodium", 'salt'],
  ['what can I make with low-fat yoghurt', undefined],
  ['what is sugar-free', 'sugar'],
  ['how can I avoid cholesterol', 'cholesterol'],
  ['which foods are rich in protein', undefined],
  ['what has a lot of fibre', undefined],
  ['how do I get more iron', undefined],
  ["I'm a bit low on protein, what should I eat", undefined],
  ['I had too few carbs, what should I eat', undefined],
])('"%s" wants little of %s', (message, name) => {
  expect(littleWanted(message)).toBe(name)
})

test('what is left out of a dish is not what it holds little of', () => {
  expect(lowWanted('a cake without sugar')).toBeUndefined()
  expect(lowWanted('a cake with less sugar')).toBe('sugar')
})

test.each([
  ['what could I cook tonight with few carbs', true],
  ['something to eat that is low-carb', true],
  ['how many carbs did I have, is it low in carbs?', false],
  ['set my carbs lower', false],
])('"%s" asks for dishes with few carbohydrates: %s', (message, isAsked) => {
  expect(asksForLowCarb(message)).toBe(isAsked)
})

test('of dishes it is known of carbohydrates alone', () => {
  const search = { tool: 'search_cookbook', query: 'soup' }
  expect(asAsked(search, 'find me a soup that is low in salt').tool).toBe('dishes_low_in')
  expect(asAsked(search, 'find me a soup that is low in carbs')).toEqual(search)
})

test('what is to be less is never asked for as what holds much', () => {
  const rich = { tool: 'get_food_recommendations', nutrient: 'carbs_g' }
  expect(asAsked(rich, 'which suppers are low in carbs')).toEqual({
    tool: 'search_cookbook',
    diet: 'low carb',
  })
  expect(asAsked({ ...rich, nutrient: 'fat_g' }, 'what can I eat with less fat').tool).toBe('foods_low_in')
  expect(asAsked(rich, 'which foods are full of carbs')).toEqual(rich)
})

test.each(['what do I eat to take in less sodium', 'which foods are low in fat'])(
  '"%s" is told that it cannot be said',
  (message) => {
    expect(notYet(message, { entities: [] })).toMatch(/^name foods that hold little /)
  },
)
