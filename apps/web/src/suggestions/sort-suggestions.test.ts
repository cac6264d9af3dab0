import { expect, test } from '@jest/globals'
import { sortSuggestions, type Suggestion } from './sort-suggestions.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const row = (id: string, status: string, [until, snoozed = null]: (string | null)[]) =>
  ({ id, status, valid_until: until, snoozed_until: snoozed }) as Suggestion
const sorted = (...rows: Suggestion[]) => {
  const { open, later } = sortSuggestions(rows, now)
  return { open: open.map(({ id }) => id), later: later.map(({ id }) => id) }
}
const tomorrow = '2026-11-27T12:00:00Z'

test('what is open or was mentioned is shown for as long as it holds', () => {
  expect(
    sorted(
      row('open', 'open', [tomorrow]),
      row('mentioned', 'mentioned', [tomorrow]),
      row('past', 'open', ['2026-11-26T11:59:00Z']),
      row('answered', 'dismissed', [tomorrow]),
    ),
  ).toEqual({ open: ['open', 'mentioned'], later: [] })
})

test('what was put off is for later until its time has come', () => {
  expect(
    sorted(
      row('later', 'snoozed', [tomorrow, '2026-11-26T18:00:00Z']),
      row('come', 'snoozed', [tomorrow, '2026-11-26T11:00:00Z']),
      row('just now', 'snoozed', [tomorrow, '2026-11-26T12:00:30Z']),
      row('past', 'snoozed', ['2026-11-26T11:59:00Z', '2026-11-26T18:00:00Z']),
    ),
  ).toEqual({ open: ['come', 'just now'], later: ['later'] })
})
