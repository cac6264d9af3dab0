import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { withLeftOut } from './with-left-out.ts'

const schema = z.strictObject({
  food: z.string(),
  unit: z.string().nullable(),
  steps: z.array(z.string()),
  meals: z.array(z.strictObject({ day: z.string(), servings: z.number().nullable() })),
})

test('what was left out is null or an empty list, at any depth', () => {
  expect(withLeftOut(schema, { food: 'egg', meals: [{ day: 'friday' }] })).toEqual({
    ...{ food: 'egg', unit: null, steps: [] },
    meals: [{ day: 'friday', servings: null }],
  })
})

test('what was given stays as it is, whatever it is', () => {
  const given = { food: 5, unit: 'g', steps: 'none', meals: ['x', null], more: true }
  expect(withLeftOut(schema, given)).toEqual(given)
})
