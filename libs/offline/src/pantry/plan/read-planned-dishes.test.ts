import { expect, test } from '@jest/globals'
import type { ShownCall } from '@alfred/contracts'
import { dishesAnswered } from '../recipes/dish-answered.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

/** A message behind planned dishes that were shown, which mentions those of these numbers. */
function pointing(message: string, ...mentioned: readonly number[]) {
  const brief = briefOf(message)
  const entities = ['fried rice', 'rice pudding'].map((label, at) => ({
    ...{ ref: `meal_${at + 1}`, type: 'meal', label, status: 'saved' as const, tier: 'active' as const },
    note: null,
  }))
  const entity_mentions = mentioned.map((at) => ({
    ...{ raw_text: 'it', entity_type: 'meal', resolved_ref: `meal_${at}`, candidates: [] },
    ...{ confidence: 'high' as const, resolution: 'exact' as const },
  }))
  return { ...brief, entities, understanding: { ...brief.understanding, entity_mentions } }
}
const nowhere = { item: null, day: null, meal: null, dish: null }
const toNowhere = { item: null, dish: null, from_day: null, from_meal: null, to_meal: null, replace: null }

test.each([
  ['cancel that', [1], [['remove_meal', { ...nowhere, item: 'meal_1' }]]],
  ['take it off the plan', [2], [['remove_meal', { ...nowhere, item: 'meal_2' }]]],
  [
    'cancel both of them',
    [1, 2],
    [
      ['remove_meal', { ...nowhere, item: 'meal_1' }],
      ['remove_meal', { ...nowhere, item: 'meal_2' }],
    ],
  ],
  ['move the second one to Friday', [2], [['move_meal', { ...toNowhere, item: 'meal_2', to_day: 'friday' }]]],
  [
    "let's have it on Sunday instead",
    [1],
    [['move_meal', { ...toNowhere, item: 'meal_1', to_day: 'sunday' }]],
  ],
  ['make it for 4', [1], [['set_meal_servings', { ...nowhere, item: 'meal_1', servings: 4 }]]],
  ['make the pudding for six', [], [['set_meal_servings', { ...nowhere, dish: 'pudding', servings: 6 }]]],
] as const)('%j is done to what was shown of the plan', (message, mentioned, calls) =>
  expect(
    parseKitchenMessage(message, pointing(message, ...mentioned)).map((intent) =>
      'arguments' in intent ? [intent.tool, intent.arguments] : intent,
    ),
  ).toEqual(calls),
)

test('what was shown of anything else is not taken off the plan', () => {
  const brief = pointing('cancel that', 1)
  const [mention] = brief.understanding.entity_mentions
  const lots = mention === undefined ? [] : [{ ...mention, entity_type: 'lot', resolved_ref: 'lot_1' }]
  const understanding = {
    ...brief.understanding,
    entity_mentions: [...lots, ...brief.understanding.entity_mentions],
  }
  expect(parseKitchenMessage('cancel that', { ...brief, understanding })).toEqual([])
})

const fried = { title: 'Fried rice', day: '2026-11-27', meal: 'dinner' }
const pudding = { title: 'Rice pudding', day: '2026-11-28', meal: 'lunch' }
const refused = (tool: string): ShownCall => ({
  ...{ tool, arguments: { ...nowhere, dish: 'rice' }, ok: false, facts: [], data: {} },
  ...{ code: 'AMBIGUOUS_DISH', details: { dish: 'rice', dishes: [fried, pudding] } },
})

test.each([
  ['fried rice', [fried]],
  ['pudding', [pudding]],
  ["saturday's", [pudding]],
  ['Friday', [fried]],
  ['the one for lunch', [pudding]],
  ['the first one', [fried]],
  ['last', [pudding]],
  ['both', [fried, pudding]],
])('%j answers which planned dish is meant', (answer, dishes) =>
  expect(dishesAnswered(refused('remove_meal'), answer)).toEqual(
    dishes.map(({ title, day, meal }) => ({
      tool: 'remove_meal',
      arguments: { item: null, day, meal, dish: title },
    })),
  ),
)

test('a dish that is moved comes from where it is planned, and another name is looked for as it was said', () => {
  expect(dishesAnswered(refused('move_meal'), 'pudding')).toMatchObject([
    { arguments: { from_day: '2026-11-28', from_meal: 'lunch', dish: 'Rice pudding' } },
  ])
  expect(dishesAnswered(refused('remove_meal'), 'lasagne')).toMatchObject([
    { arguments: { dish: 'lasagne' } },
  ])
})

test.each([
  ['cooked what was planned for tonight', { day: 'today', meal: null }],
  ['I made what we had planned', { day: 'today', meal: null }],
  ["I cooked saturday's dinner", { day: 'saturday', meal: 'dinner' }],
])('%j cooks what stands in the plan', (message, place) => {
  expect(parseKitchenMessage(message)).toMatchObject([
    { tool: 'cook_recipe', arguments: { name: null, planned: place } },
  ])
})

test('what was left or bought is no planned dish', () => {
  for (const message of ['cooked what was left of the rice', 'cooked what I bought'])
    expect(parseKitchenMessage(message).map(({ tool }) => tool)).not.toContain('cook_recipe')
})

const toolsOf = (message: string) => parseKitchenMessage(message, pointing(message))

test.each([
  ['mondays rice can do one then', { ...nowhere, day: 'monday', dish: 'rice' }],
  ["Monday's fried rice can go", { ...nowhere, day: 'monday', dish: 'fried rice' }],
  ['the rice pudding on friday is cancelled', { ...nowhere, day: 'friday', dish: 'rice pudding' }],
  ["fried rice isn't happening now", { ...nowhere, dish: 'fried rice' }],
  ['the pudding gets the chop', { ...nowhere, dish: 'pudding' }],
] as const)('%j takes off the plan what is planned', (message, planned) => {
  expect(toolsOf(message)).toMatchObject([{ tool: 'remove_meal', arguments: planned }])
})

test.each([
  ['shift the rice pudding to sat then', 'sat'],
  ['bump the pudding to sunday', 'sunday'],
])('%j moves what is planned', (message, day) => {
  expect(toolsOf(message)).toMatchObject([{ tool: 'move_meal', arguments: { to_day: day } }])
})

test.each([
  'mondays chicken can go',
  'the ham can go',
  'the rice can go in the freezer',
  "monday's rice is off",
  'the kids can go',
  'can the pudding go?',
  'the party is cancelled',
  'the rice pudding can wait',
])('%j takes nothing off the plan', (message) => {
  expect(toolsOf(message).map(({ tool }) => tool)).not.toContain('remove_meal')
})

test('both are not moved where only one of them is known', () => {
  expect(toolsOf('move both to sunday').map(({ tool }) => tool)).not.toContain('move_meal')
  const one = parseKitchenMessage('move both to sunday', pointing('move both to sunday', 1))
  expect(one.map(({ tool }) => tool)).not.toContain('move_meal')
})
