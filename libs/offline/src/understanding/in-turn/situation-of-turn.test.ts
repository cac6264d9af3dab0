import { expect, test } from '@jest/globals'
import { NOT_SURE } from '../../reading/not-sure.ts'
import { isOtherwiseMeant } from './is-otherwise-meant.ts'
import { readInTurn } from './read-in-turn.ts'
import { situationOf, type Told } from './situation-of-turn.ts'

const message = 'I ate a banana and 200 g of yogurt for lunch'
const summary = '1 banana and 200 g yogurt for lunch today: 300 kcal. Shall I log it?'
const waiting: Told = { entities: [], pending: { kind: 'proposal', summary, message } }

test.each([
  ['make it 2 bananas', { quantity: 2 }],
  ['for breakfast', { meal: 'breakfast' }],
  ['no, yesterday', { day: 'yesterday' }],
])('"%s" corrects what waits for a yes', (said, change) => {
  expect(readInTurn(said, waiting)?.nearest.reading.acts).toMatchObject([{ tool: 'edit_open', change }])
})

test('a correction of what waits is no other request, whatever call the rules make of it', () => {
  expect(isOtherwiseMeant('make it 2 bananas', waiting, ['propose_food_log'])).toBe(false)
})

test('a request of its own is one while something waits', () => {
  expect(
    readInTurn('put washing up liquid on the shopping list', waiting)?.nearest.reading.acts,
  ).toMatchObject([{ tool: 'add_to_shopping' }])
})

test('a question waits with the call that lacks the answer, and with what it asks for', () => {
  const asks = [{ slot: 'place' as const, about: 'peas', tool: 'add_item' }]
  const pending = {
    kind: 'question' as const,
    summary: 'Where are the peas?',
    asks,
    message: 'I bought 2 bags of peas',
  }
  expect(situationOf({ entities: [], pending }).open).toMatchObject({
    kind: 'question',
    asks: 'location',
    of: { tool: expect.stringMatching(/^(?:add_item|bought)$/), food: 'peas' },
  })
})

test('what was only offered was not done, so that a later message does not go on with it', () => {
  const said = 'bought 2 jars of jam'
  const turn = (response: string) =>
    ({ message: said, response }) as NonNullable<Told['recent_turns']>[number]
  const actsOf = (response: string) =>
    situationOf({ entities: [], recent_turns: [turn(response)] }).before.flatMap(({ acts }) => acts)
  expect(actsOf(`${NOT_SURE} Did you mean "I bought 2 jars of jam"?`)).toEqual([])
  expect(actsOf('Added 2 jars of jam to the pantry.')).toMatchObject([{ food: 'jam' }])
})

test('where figures are from is no part of what was said before', () => {
  const response =
    'Rice (dry): 365 kcal in 100 g (USDA SR28). "Pilau" (about 500 kcal a serving by USDA SR28).'
  const recent_turns = [{ message: 'tell me about rice', response, facts: [] }]
  expect(situationOf({ entities: [], recent_turns }).before[0]?.reply).toBe(
    'Rice (dry): 365 kcal in 100 g. "Pilau" (about 500 kcal a serving).',
  )
})

test('a planned dish is moved from the day on which it is planned, by the words for it', () => {
  const entities = [
    {
      ...{ ref: 'meal_1', type: 'meal', label: 'dinner on 2026-11-20: fish cakes', note: null },
      status: 'external' as const,
      tier: 'active' as const,
    },
  ]
  const told = { entities, asked_at: '2026-11-18T17:00:00Z', time_zone: 'UTC' }
  expect(readInTurn('could the fish cakes go to saturday?', told)?.nearest.reading.acts).toEqual([
    { tool: 'move_meal', from_day: 'friday', from_meal: 'dinner', to_day: 'saturday' },
  ])
})
