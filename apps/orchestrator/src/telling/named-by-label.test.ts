import { expect, test } from '@jest/globals'
import { emptyRegistry, register } from '../memory/registry.ts'
import { namedByLabel } from './named-by-label.ts'

const id = '00000000-0000-4000-8000-000000000001'
const { registry } = register(emptyRegistry, { type: 'recipe', id, label: 'Leek soup' })
const made = { type: 'recipe', label: 'Dal', content: {}, text: 'Dal', turn: 1 }
const state = { registry, artifacts: [{ ...made, ref: 'gen_recipe_2' }] }

test.each([
  ['Save gen_recipe_2', 'Save Dal'],
  ['Delete recipe_1 and ref_recipe_1', 'Delete Leek soup and Leek soup'],
  ['Save gen_recipe_9 for later', 'Save for later'],
  ['Put 2 l of milk into the fridge', 'Put 2 l of milk into the fridge'],
])('%s reads %s', (text, told) => {
  expect(namedByLabel(text, state)).toBe(told)
})
