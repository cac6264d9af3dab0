import { expect, test } from '@jest/globals'
import { mayBeMeant } from './may-be-meant.ts'
import { namesNoDish } from './names-no-dish.ts'
import { situationSchema } from '../things/situation.ts'

test.each(['From Mon', 'the All of it', 'Thu 26 Nov', 'One of 4 servings'])(
  'a dish is not called "%s", as an answer begins a line',
  (name) => {
    const act = { tool: 'list_missing', recipe: name }
    expect(namesNoDish(act)).toBe(true)
    const situation = situationSchema.parse({ now: '2026-11-18', state: {} })
    expect(mayBeMeant(act, { message: 'what is missing for that?', situation })).toBe(false)
  },
)

test.each([
  'No saved recipe fits',
  'Nothing in the cookbook fits',
  'No leeks in stock',
  'Instead of egg',
  'There are more than are listed here',
])('what Alfred said of finding nothing is no dish to plan: "%s"', (title) => {
  expect(namesNoDish({ tool: 'plan_meals', meals: [{ day: 'friday', title }] })).toBe(true)
  expect(namesNoDish({ tool: 'show_recipe', name: title })).toBe(true)
})

test.each([
  'all-in-one traybake',
  'lentil curry',
  'sunday roast',
  'no-bake cheesecake',
  'No knead bread',
  '',
])('a dish may be called "%s"', (name) => {
  expect(namesNoDish({ tool: 'show_recipe', name })).toBe(false)
})
