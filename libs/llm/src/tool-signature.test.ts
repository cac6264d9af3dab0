import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { toolSignature, withWordListsOnce } from './tool-signature.ts'

test('a signature names the arguments of a tool, their types and which may be null', () => {
  const schema = z.strictObject({
    food: z.string(),
    quantity: z.number().positive().nullable(),
    place: z.enum(['fridge', 'freezer']).nullable(),
    meals: z.array(z.strictObject({ day: z.string(), servings: z.int() })),
    replace: z.boolean(),
  })
  expect(toolSignature('plan', { ...z.toJSONSchema(schema) })).toBe(
    'plan(food, quantity?: number, place?: fridge|freezer, meals: [{day, servings: integer}], replace: boolean)',
  )
})

test('a signature of a tool without arguments, or with a schema of another shape, is its name', () => {
  expect(toolSignature('look', { ...z.toJSONSchema(z.strictObject({})) })).toBe('look()')
  expect(toolSignature('look', { type: 5 })).toBe('look()')
})

test('a long list of words is told once for all tools that take one of them', () => {
  const words = Array.from({ length: 13 }, (_, index) => `word${index}`).join('|')
  expect(withWordListsOnce(`- a(kind: x|y, nutrient?: ${words})\n- b(nutrient: ${words})`)).toBe(
    `- a(kind: x|y, nutrient?: NUTRIENT)\n- b(nutrient: NUTRIENT)\n- NUTRIENT: ${words}`,
  )
})

test('a short list is told once when it is told often, under a name of its own', () => {
  const [places, sorts] = ['fridge|freezer|pantry|other', 'fish|meat|bread|fruit']
  const often = ['a', 'b', 'c'].map((tool) => `- ${tool}(kind?: ${places}, to: ${places})`).join('\n')
  const others = ['d', 'e', 'f'].map((tool) => `- ${tool}(kind: ${sorts}, on?: yes|no)`).join('\n')
  expect(withWordListsOnce(`${often}\n${others}`)).toBe(
    [
      ...['a', 'b', 'c'].map((tool) => `- ${tool}(kind?: KIND, to: KIND)`),
      ...['d', 'e', 'f'].map((tool) => `- ${tool}(kind: KIND_, on?: yes|no)`),
      `- KIND: ${places}`,
      `- KIND_: ${sorts}`,
    ].join('\n'),
  )
})
