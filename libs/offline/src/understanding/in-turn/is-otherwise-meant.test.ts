import { expect, test } from '@jest/globals'
import { isOtherwiseMeant } from './is-otherwise-meant.ts'

const nothing = { entities: [] }

test.each([
  ['tick the leeks and the nutmeg off, got them', ['add_item']],
  ["copy last week's plan to this week", ['plan_week']],
  ['set my protein goal to 130', ['discard_item']],
])('"%s" means something else than %j', (message, tools) => {
  expect(isOtherwiseMeant(message, nothing, tools)).toBe(true)
})

test.each([
  ['I bought 6 eggs', ['add_item']],
  ['pairings for halloumi please', ['pair_food']],
  ['plan my week', ['plan_week']],
  ['how does a rainbow work', ['list_items']],
  ['I cooked the chana masala', []],
  ['x '.repeat(400), ['add_item']],
])('"%s" is not said to mean something else than %j', (message, tools) => {
  expect(isOtherwiseMeant(message, nothing, tools)).toBe(false)
})

test('what the rules have named is not taken for what was spoken of last', () => {
  const lot = { ref: 'lot_1', type: 'lot', label: 'soy sauce: 1 bottle in the pantry', note: null }
  const told = {
    entities: [{ ...lot, status: 'external' as const, tier: 'active' as const }],
    recent_turns: [
      {
        ...{ message: 'add soy sauce to the pantry', facts: [] },
        response: 'Added 1 bottle of soy sauce to the pantry, best before Sat 17 Nov 2029, estimated.',
      },
    ],
  }
  expect(isOtherwiseMeant('add tri tip to the freezer', told, ['add_item'])).toBe(false)
})
