import { expect, test } from '@jest/globals'
import { checkEdit } from './check-edit.ts'

const edit = (p_tool: string, p_arguments: unknown): string =>
  JSON.stringify({ p_key: 'a', p_tool, p_arguments })

test('a change by hand with an argument that its tool does not have is refused, with those that it has', () => {
  const checking = () => checkEdit('edit_by_hand', edit('use_item', { food: 'milk', amount: 1 }))
  expect(checking).toThrow(
    'it takes food, item, quantity, unit, location, today, confirmed, and nothing else.',
  )
  expect(checking).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
})

test.each([
  [
    'arguments that the tool has',
    'edit_by_hand',
    edit('add_item', { food: 'milk', expires_on: '2026-12-01' }),
  ],
  ['a value of another kind, which the database refuses', 'edit_by_hand', edit('add_item', { food: 5 })],
  ['a tool that is not known here', 'edit_by_hand', edit('open_wine', { bottle: 1 })],
  ['what is no edit', 'edit_by_hand', edit('add_item', 'milk')],
  ['what is no JSON', 'edit_by_hand', '{'],
  ['another function', 'changes_of', '{"p_tool":"add_item","p_arguments":{"amount":1}}'],
])('%s passes', (_title, name, body) => {
  expect(() => checkEdit(name, body)).not.toThrow()
})

test('so is one within a list', () => {
  const meals = [{ day: '2026-12-01', meal: 'dinner', title: 'Pie', serving: 4 }]
  expect(() => checkEdit('edit_by_hand', edit('plan_meals', { meals }))).toThrow('see what meals.0 may hold')
})
