import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each([
  ['plain flour or regular', 'plain flour'],
  ['dark beer or light, carbs?', 'dark beer'],
])('%j compares two sorts of one food', (message, first) => {
  const [{ foods } = { foods: [] }] = filled('compare_foods', message)
  const noun = first.split(' ')[1]
  expect(foods).toEqual([first, expect.stringMatching(new RegExp(`^\\w+ ${noun}$`))])
})

test('foods without a name are compared as they were shown or asked about last, and asked for where none were', () => {
  const before = [
    {
      say: 'show me both',
      acts: [
        { tool: 'lookup_nutrition', food: 'kefir' },
        { tool: 'lookup_nutrition', food: 'lassi' },
      ],
    },
  ]
  expect(filled('compare_foods', 'which of them is less sugary', { before })[0]?.['foods']).toEqual([
    'kefir',
    'lassi',
  ])
  expect(filled('compare_foods', 'which is better')).toMatchObject([{ foods: null }])
})
