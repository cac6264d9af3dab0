import { describe, expect, test } from '@jest/globals'
import { applyShoppingEdits, type ShoppingLine } from './apply-shopping-edits.ts'
import type { Outgoing, OutgoingEdit } from './outbox.ts'

const line = (food: string, rest: Partial<ShoppingLine> = {}): ShoppingLine => ({
  ...{ id: `id of ${food}`, food, quantity: 1, unit: 'piece', checked: false, note: null },
  ...{ created_at: '2026-11-26T10:00:00Z', updated_at: '2026-11-26T10:00:00Z' },
  ...rest,
})
const edit = (tool: OutgoingEdit['tool'], given: OutgoingEdit['given']): OutgoingEdit => ({
  ...{ kind: 'edit', key: `key of ${tool}`, tool, given, label: '' },
})
const foods = (lines: readonly ShoppingLine[]) =>
  lines.map(({ food, checked }) => `${food}${checked ? ' ✓' : ''}`)

describe('what waits on this device', () => {
  test('is shown as if it were done, in the order in which it was made', () => {
    const shown = applyShoppingEdits(
      [line('milk'), line('rice'), line('tea')],
      [
        edit('check_off', { food: 'milk', item: 'id of milk' }),
        edit('add_to_shopping', { food: 'butter' }),
        edit('check_off', { food: 'butter' }),
        edit('remove_from_shopping', { food: 'tea', item: 'id of tea' }),
      ],
    )
    expect(foods(shown)).toEqual(['milk ✓', 'rice', 'butter ✓'])
    expect(shown.map(({ isWaiting }) => isWaiting ?? false)).toEqual([true, false, true])
  })

  test('changes an amount, and leaves what is ticked already as it is', () => {
    const lines = [line('milk', { checked: true, quantity: 2 }), line('milk', { id: 'another' })]
    const shown = applyShoppingEdits(lines, [edit('set_shopping', { food: 'milk', quantity: 5 })])
    expect(shown.map(({ quantity }) => quantity)).toEqual([2, 5])
  })

  test('empties the list, or only what is ticked', () => {
    const lines = [line('milk', { checked: true }), line('rice')]
    expect(foods(applyShoppingEdits(lines, [edit('clear_shopping', { only_checked: true })]))).toEqual([
      'rice',
    ])
    expect(foods(applyShoppingEdits(lines, [edit('clear_shopping', { only_checked: false })]))).toEqual([])
    expect(foods(applyShoppingEdits(lines, [edit('bought_list', { except: [] })]))).toEqual([
      'milk ✓',
      'rice ✓',
    ])
  })

  test('and is no change of the list, or a message, changes nothing of it', () => {
    const waiting: Outgoing[] = [
      edit('add_item', { food: 'milk' }),
      { kind: 'message', key: 'key', message: 'hello', conversation: '' },
    ]
    expect(foods(applyShoppingEdits([line('rice')], waiting))).toEqual(['rice'])
  })
})
