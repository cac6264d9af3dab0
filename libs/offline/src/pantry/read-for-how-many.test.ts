import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { briefOf } from './testing/brief-of.ts'

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

test('a recipe that is not saved is shown for no other number', () => {
  expect(read('What does it come to for 8?', 'gen_recipe_1')).toMatchObject([{ tool: 'question' }])
})

test('which recipe is meant is not guessed', () => {
  expect(read('What does it come to for 8?', 'recipe_1', 'recipe_2')).not.toMatchObject([
    { tool: 'show_recipe' },
  ])
})
