import { expect, test } from '@jest/globals'
import { withoutSources } from './without-sources.ts'

test.each([
  ['Leek: 61 kcal per 100 g (USDA SR28).', 'Leek: 61 kcal per 100 g.'],
  ['Leeks keep 1 to 2 weeks in the fridge (USDA FoodKeeper 178).', 'Leeks keep 1 to 2 weeks in the fridge.'],
  ['It keeps 3 days, from USDA FSIS.', 'It keeps 3 days.'],
  ['Soups: 2 days in the fridge (UK Food Standards Agency).', 'Soups: 2 days in the fridge.'],
  ['"Pilau" (mild, about 500 kcal a serving by USDA SR28)', '"Pilau" (mild, about 500 kcal a serving)'],
  ['"Leek soup" serves 4 (20 min).', '"Leek soup" serves 4 (20 min).'],
])('%j is read as %j', (response, left) => {
  expect(withoutSources(response)).toBe(left)
})
