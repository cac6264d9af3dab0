import { expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const shown = (ref: string, type: string, label: string): ShownEntity => ({
  ...{ ref, type, label, status: 'saved', tier: 'active', note: 'turn 1' },
})
const list = [
  shown('shopping_item_1', 'shopping_item', 'rye bread'),
  shown('shopping_item_2', 'shopping_item', 'tea'),
]
const meal = shown('meal_1', 'meal', 'dinner on 2026-11-21: tea loaf')

const callsAfter = (entities: readonly ShownEntity[], message: string) =>
  parseKitchenMessage(message, { ...briefOf(message), entities: [...entities] })

test.each([
  ['lose the tea', 'tea', 'ref_shopping_item_2'],
  ['scrap the bread please', 'rye bread', 'ref_shopping_item_1'],
  ['drop the rye bread', 'rye bread', 'ref_shopping_item_1'],
])('%j takes off the list that was just told the line that it names', (message, food, item) => {
  expect(callsAfter([meal, ...list], message)).toEqual([
    { tool: 'remove_from_shopping', arguments: { food, item } },
  ])
})

test('where a plan was told last, what is scrapped is no line of the list', () => {
  const tools = callsAfter([...list, meal], 'scrap the tea loaf').map(({ tool }) => tool)
  expect(tools).not.toContain('remove_from_shopping')
})
