import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

const read = (message: string, before: string) =>
  readCoachMessage({
    ...{ message, answered: null, pending: null, entities: [] },
    recent_turns: [{ turn: 1, message: before, response: 'So much.', facts: [] }] as never,
  })

test.each([
  [
    'how many grams is a cup of rice',
    'and brown sugar',
    { food: 'brown sugar', quantity: 1, unit: 'cup', to: 'grams' },
  ],
  ['how many grams are 2 tbsp of butter?', 'what about honey?', { food: 'honey', quantity: 2, to: 'grams' }],
  ['how much does an onion weigh', 'and a carrot', { food: 'carrot', quantity: 1, to: 'g' }],
])('behind "%s" the same is asked by "%s"', (before, message, given) => {
  expect(read(message, before)).toMatchObject([{ tool: 'convert_amount', arguments: given }])
})

test('the figures of another food are asked for', () => {
  expect(read('and kefir', 'how much protein is in 100 g of yogurt?')).toMatchObject([
    {
      tool: 'lookup_nutrition',
      arguments: { food: 'kefir', quantity: 100, unit: 'g', nutrient: 'protein_g' },
    },
  ])
})

test.each(['and brown sugar to the list', 'and an apple for lunch', 'and the second one'])(
  '"%s" asks nothing again',
  (message) => {
    expect(
      read(message, 'how many grams is a cup of rice').filter(({ tool }) => tool === 'convert_amount'),
    ).toEqual([])
  },
)

test('what was told is not asked again', () => {
  expect(read('and brown sugar', 'I had 2 eggs').filter(({ tool }) => tool === 'lookup_nutrition')).toEqual(
    [],
  )
})

const bake = {
  ...{
    ref: 'recipe_1',
    type: 'recipe',
    label: 'leek bake (serves 4)',
    status: 'saved',
    tier: 'active',
    note: null,
  },
} as const
test.each([
  'whats a portion calories',
  'What would one slice be, calories wise?',
  'how many calories per serving?',
  'so how many calories is that a portion',
  'calories in one piece',
])('what one of the dish in play has is asked by "%s"', (message) => {
  const said = { answered: null, pending: null, entities: [bake] as never, recent_turns: [] }
  expect(readCoachMessage({ message, ...said })).toMatchObject([
    { tool: 'calculate_recipe_serving', arguments: { servings: 1 } },
  ])
})
