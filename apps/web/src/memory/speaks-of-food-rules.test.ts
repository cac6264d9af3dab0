import { expect, test } from '@jest/globals'
import { speaksOfFoodRules } from './speaks-of-food-rules.ts'

test.each([
  'I am allergic to nuts',
  'nut allergy',
  'Nora has a lactose intolerance',
  'Ben is vegan',
  'my mother is a vegetarian',
  'Kim is coeliac',
  'celiac since 2019',
  "Ben can't eat shellfish",
  'Ben cannot eat shellfish',
  'Nora does not eat pork',
  'I don’t eat fish',
  'grandpa is diabetic',
  'gluten-free at home',
  'I never eat meat',
  'we are on a low-salt diet',
])('"%s" speaks of what somebody may eat', (text) => {
  expect(speaksOfFoodRules(text)).toBe(true)
})

test.each([
  'the oven runs hot',
  "the big pot is at mum's",
  'we eat late on Thursdays',
  'bins go out on Monday',
])('"%s" does not', (text) => {
  expect(speaksOfFoodRules(text)).toBe(false)
})
