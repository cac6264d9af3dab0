import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const recipe = (ref: string) => ({
  ref,
  type: 'recipe',
  label: 'lamb stew',
  status: ref.startsWith('gen_') ? ('generated' as const) : ('saved' as const),
  tier: 'active' as const,
  note: null,
})
const read = (message: string, ...refs: string[]) =>
  parseKitchenMessage(message, { ...briefOf(message), entities: refs.map(recipe) })

test.each(['What does it come to for 8?', 'and how much would that be for eight people?'])(
  '"%s" shows the recipe that is spoken of for so many',
  (message) => {
    expect(read(message, 'recipe_1')).toEqual([
      { tool: 'show_recipe', arguments: { recipe: 'recipe_1', name: null, servings: 8 } },
    ])
  },
)

test('a recipe that is not saved has to be first, and one that just was is found by its name', () => {
  const message = 'What does it come to for 8?'
  const artifacts = [{ ref: 'gen_recipe_1', type: 'recipe', label: 'lamb stew' }]
  const brief = { ...briefOf(message), entities: [recipe('gen_recipe_1')], artifacts }
  expect(parseKitchenMessage(message, brief)).toMatchObject([{ tool: 'question' }])
  expect(read(message, 'gen_recipe_1')).toEqual([
    { tool: 'show_recipe', arguments: { recipe: null, name: 'lamb stew', servings: 8 } },
  ])
})

test('which recipe is meant is not guessed', () => {
  expect(read('What does it come to for 8?', 'recipe_1', 'recipe_2')).not.toMatchObject([
    { tool: 'show_recipe' },
  ])
})
