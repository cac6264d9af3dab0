import { expect, test } from '@jest/globals'
import { prepareCall } from './registry.ts'

const moment = { askedAt: '2026-11-25T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const note = (told: Record<string, unknown>) =>
  prepareCall({
    tool: 'note_bottle',
    arguments: {
      bottle: null,
      name: 'Barolo',
      vintage: null,
      note: null,
      mark: null,
      tasted_on: null,
      ...told,
    },
    artifacts: {},
    moment,
  })

test('a note is of today where no day is told', () => {
  expect(note({ mark: 7 })).toMatchObject({
    arguments: { words: 'barolo', mark: 7, tasted_on: '2026-11-25' },
  })
  expect(note({ mark: 7, tasted_on: 'yesterday' })).toMatchObject({ arguments: { tasted_on: '2026-11-24' } })
})

test('a note says something', () => {
  expect(note({})).toMatchObject({ ok: false, error: { code: 'CELLAR_NOTE_EMPTY' } })
})
