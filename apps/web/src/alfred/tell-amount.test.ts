import { expect, test } from '@jest/globals'
import { tellAmount, tellFoodBehind } from './tell-amount.ts'

test.each([
  [2, 'l', '2 l'],
  [12, 'piece', '12'],
  [4, 'clove', '4 cloves'],
  [1, 'slice', '1 slice'],
  [0.5, 'cup', '½ cup'],
  [3, 'loaf', '3 loaves'],
  [1.5, 'tbsp', '1½ tbsp'],
  [0.13, 'tsp', '⅛ tsp'],
  [0.33, 'cup', '⅓ cup'],
  [2.4, 'piece', '2.4'],
  [2.5, 'kg', '2.5 kg'],
  [0.25, 'l', '0.25 l'],
  [2, 'cup', '2 cups'],
  [null, 'g', ''],
] as const)('%s %s is told as "%s"', (quantity, unit, told) => {
  expect(tellAmount(quantity, unit, 'told')).toBe(told)
})

test.each([
  [1, 'lb', 'metric', '455 g'],
  [3, 'lb', 'metric', '1.36 kg'],
  [1, 'cup', 'metric', '240 ml'],
  [2, 'tbsp', 'metric', '2 tbsp'],
  [500, 'g', 'metric', '500 g'],
  [500, 'g', 'us', '1⅛ lb'],
  [100, 'g', 'us', '3½ oz'],
  [1, 'l', 'us', '1 qt'],
  [240, 'ml', 'us', '1 cup'],
  [30, 'ml', 'us', '2 tbsp'],
  [2, 'ml', 'us', '⅜ tsp'],
  [2, 'cup', 'us', '2 cups'],
  [3, 'clove', 'us', '3 cloves'],
  [3, 'piece', 'us', '3'],
] as const)('%d %s is shown in %s measures as "%s"', (...[quantity, unit, choice, told]) => {
  expect(tellAmount(quantity, unit, choice)).toBe(told)
})

test.each([
  ['egg', 5, 'piece', 'eggs'],
  ['egg', 1, null, 'egg'],
  ['bell pepper', 2, null, 'bell peppers'],
  ['milk', 2, 'l', 'milk'],
  ['egg', null, null, 'egg'],
] as const)('%s behind %s %s is "%s"', (...[food, quantity, unit, told]) => {
  expect(tellFoodBehind(food, quantity, unit)).toBe(told)
})
