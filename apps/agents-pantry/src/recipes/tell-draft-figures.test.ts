import { expect, test } from '@jest/globals'
import { tellDraftFigures } from './tell-draft-figures.ts'

const whole = {
  ...{ makes: 4, ingredients: 3, known: 3, unknown: [], is_sum: true, sources: ['USDA SR28'] },
  ...{ totals: { calories: 1_400 }, serving: { calories: 350.4, protein_g: 12.34 } },
}

test('a serving is told with its source', () => {
  expect(tellDraftFigures(whole)).toBe('One of 4 servings: 350 kcal, 12.3 g protein (USDA SR28).')
})

test('what has no figures is named', () => {
  expect(tellDraftFigures({ ...whole, known: 2, unknown: ['salt'] })).toContain(
    '2 of 3 ingredients have figures; not counted: salt.',
  )
})

test('a part of a dish is not called its sum', () => {
  expect(tellDraftFigures({ ...whole, known: 1, unknown: ['cod', 'salt'], is_sum: false })).toContain(
    'This is not a sum of the whole dish',
  )
})

test('a recipe that does not say how many it makes is told as a whole', () => {
  expect(tellDraftFigures({ ...whole, makes: null, serving: null })).toBe('All of it: 1400 kcal (USDA SR28).')
})

test('that nothing has figures is told', () => {
  expect(tellDraftFigures({ ...whole, known: 0 })).toMatch(/no nutrition figures/)
})
