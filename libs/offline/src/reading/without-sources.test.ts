import { expect, test } from '@jest/globals'
import { briefOf } from '../pantry/testing/brief-of.ts'
import { withoutSources } from './without-sources.ts'

const after = (response: string, message = 'get the barley and the leeks out') => ({
  ...briefOf(message),
  recent_turns: [{ turn: 1, message: 'how long do leeks keep?', response, facts: [] }],
})

test.each([
  ['Leek: 61 kcal per 100 g (USDA SR28).', 'Leek: 61 kcal per 100 g.'],
  ['Leeks keep 1 to 2 weeks in the fridge (USDA FoodKeeper 178).', 'Leeks keep 1 to 2 weeks in the fridge.'],
  ['It keeps 3 days, from USDA FSIS.', 'It keeps 3 days.'],
  ['"Leek soup" serves 4 (20 min).', '"Leek soup" serves 4 (20 min).'],
])('%j is read as %j', (response, left) => {
  expect(withoutSources(after(response)).recent_turns.map((turn) => turn.response)).toEqual([left])
})
