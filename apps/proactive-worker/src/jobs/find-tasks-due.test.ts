import { describe, expect, test } from '@jest/globals'
import type { NewSuggestion, TaskCandidate } from '@alfred/db/proactive'
import { silentLogger } from '@alfred/observability'
import { findTasksDue, toSuggestion } from './find-tasks-due.ts'

const task = (changes: Partial<TaskCandidate> = {}): TaskCandidate => ({
  task_id: '10000000-0000-4000-8000-000000000001',
  user_id: 'a0000000-0000-4000-8000-000000000001',
  ...{ what: 'soak the beans', kind: null, food: null, due_on: '2026-11-25', time: null },
  ...{ dish: null, eaten_on: null, locale: 'en' },
  ...changes,
})
const ofChili = { dish: 'Chili', eaten_on: '2026-11-26' }

describe('a suggestion about a task', () => {
  test.each([
    ['as it was told', {}, 'To do today: soak the beans.'],
    ['with its time', { time: 'evening' }, 'To do today (evening): soak the beans.'],
    [
      'with the dish that it is for',
      { kind: 'thaw' as const, food: 'beef', ...ofChili },
      'To do today: thaw the beef for the Chili on Thursday.',
    ],
    [
      'with what has to begin early',
      { kind: 'marinate' as const, ...ofChili },
      'To do today: begin the Chili for Thursday, which has to marinate.',
    ],
    ['of which no meal is left', { kind: 'thaw' as const, food: 'beef' }, 'To do today: soak the beans.'],
  ])('says what is to be done, %s', (_title, changes, reason) => {
    expect(toSuggestion(task(changes)).reason).toBe(reason)
  })

  test.each([
    ['de', 'Heute zu tun: Rindfleisch (auftauen), für „Chili“ am Donnerstag.'],
    ['fr', "À faire aujourd'hui\u00a0: bœuf (à décongeler), pour «\u00a0Chili\u00a0» jeudi."],
    ['es', 'Para hoy: ternera (descongelar), para «Chili» el jueves.'],
  ])('is told in the language in which its person spoke last: %s', (locale, reason) => {
    expect(toSuggestion(task({ locale, kind: 'thaw', food: 'beef', ...ofChili })).reason).toBe(reason)
  })

  test('is one of its own on another day', () => {
    expect(toSuggestion(task({ time: 'night' })).dedupe_key).toBe(toSuggestion(task()).dedupe_key)
    expect(toSuggestion(task({ due_on: '2026-11-26' })).dedupe_key).not.toBe(toSuggestion(task()).dedupe_key)
  })
})

test('a run goes through all pages and closes with the last', async () => {
  const pages = [Array.from({ length: 500 }, () => task()), [task()]]
  const stored: { suggestions: NewSuggestion[]; isFinal: boolean }[] = []
  await findTasksDue(
    { fireAt: '2026-11-25T06:00:00.000Z' },
    {
      store: {
        taskCandidates: async () => pages[stored.length] ?? [],
        store: async (page) => {
          stored.push(page)
          return page.suggestions.length
        },
      },
      logger: silentLogger,
    },
  )
  expect(stored.map(({ suggestions, isFinal }) => [suggestions.length, isFinal])).toEqual([
    [500, false],
    [1, true],
  ])
})
