import { describe, expect, test } from '@jest/globals'
import { suggestions } from './suggestions.ts'

const viewer = { locale: 'en-GB', today: '2026-11-24', timeZone: 'UTC' }
const moment = { askedAt: '2026-11-24T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' }
const prepare = (until: string | null) =>
  suggestions.answer_suggestion.prepare({
    tool: 'answer_suggestion',
    arguments: { answer: 'snooze', about: null, kind: null, until },
    moment,
  } as never)

describe('a suggestion that is put off', () => {
  test('is told again on the day that is named', () => {
    expect(prepare('friday')).toMatchObject({ ok: true, arguments: { until: '2026-11-27' } })
    expect(prepare(null)).toMatchObject({ ok: true, arguments: { until: null } })
  })

  test('is asked about where nobody knows the day', () => {
    expect(prepare('the feast of St Nobody')).toMatchObject({ ok: false })
  })
})

test('what can be done is told as a reason alone, since a reply asks only about what is open', () => {
  const list = {
    kind: 'restock' as const,
    reason: 'Two eggs are left.',
    action: 'Shall I put egg on the list?',
  }
  const told = (request: string | null) =>
    suggestions.list_suggestions.describe(
      { suggestions: [{ ...list, request }], quiet: [], truncated: false } as never,
      viewer as never,
    )
  expect(told('put egg on the list')).toEqual(['Two eggs are left.'])
  expect(told(null)).toEqual(['Two eggs are left. Shall I put egg on the list?'])
})
