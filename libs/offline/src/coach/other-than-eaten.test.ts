import { expect, test } from '@jest/globals'
import type { Intent } from './coach-intent.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const read = (message: string, more: Partial<Said>): Intent[] =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [], ...more })

const entry = (ref: string, label: string): Said['entities'][number] => ({
  ...{ ref, type: 'food_entry', label, status: 'saved', tier: 'active', note: null },
})
const logged: Partial<Said> = {
  entities: [
    entry('food_entry_1', '1 banana for breakfast on 2026-11-20'),
    entry('food_entry_2', '2 eggs for breakfast on 2026-11-20'),
  ],
}

test.each(["it wasn't a banana it was a pear", 'sorry, it was a pear, not a banana', 'not a banana, a pear'])(
  'what was just logged as another food goes, and what it was is proposed as it was eaten: "%s"',
  (message) => {
    expect(read(message, logged)).toMatchObject([
      { tool: 'delete_food_log', arguments: { entry: 'food_entry_1' } },
      {
        tool: 'propose_food_log',
        arguments: { items: [{ food: 'pear', quantity: 1 }], meal: 'breakfast', day: '2026-11-20' },
      },
    ])
  },
)

test('what waits as another food is changed, and what waits beside it stays', () => {
  const food = (name: string) => ({ food: name, quantity: 1, unit: 'piece' })
  const pending: Said['pending'] = {
    ...{ kind: 'confirmation', summary: 'a banana and an egg' },
    data: {
      ...{ kind: 'food_log', day: '2026-11-20', meal: 'lunch', totals: {}, left_out: [] },
      items: [food('banana'), food('egg')],
    },
  }
  expect(read('it was a pear, not a banana', { pending })).toMatchObject([
    { tool: 'change_proposal', arguments: { changes: [{ item: 'banana', food: 'pear' }] } },
  ])
})

test.each(["it wasn't a plum it was a pear", 'sorry, I meant a pear'])(
  'where it is not clear which entry is meant, "%s" takes none out',
  (message) => {
    expect(read(message, logged).map(({ tool }) => tool)).not.toContain('delete_food_log')
  },
)
