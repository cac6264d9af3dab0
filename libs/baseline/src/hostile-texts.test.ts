import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { foodKey } from '@alfred/language'
import { readIngredientLine } from './recipes/ingredient-line.ts'
import { readHouseholdWeight } from './reference/household-weight.ts'

const readers: Record<string, (text: string) => unknown> = {
  foodKey,
  readIngredientLine,
  readHouseholdWeight: (text) => readHouseholdWeight({ measure: text, grams: 100 }, text),
}

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, hostileShapes(['', '1 ']))).toEqual([])
  },
  60_000,
)
