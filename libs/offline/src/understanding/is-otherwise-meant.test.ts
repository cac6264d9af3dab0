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
