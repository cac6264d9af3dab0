import { describe, expect, test } from '@jest/globals'
import { tasks } from './tasks.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const prepare = (tool: keyof typeof tasks, args: Record<string, unknown>) =>
  tasks[tool].prepare({ tool, arguments: args, artifacts: {}, moment })
const told = {
  what: 'soak the beans',
  kind: null,
  food: null,
  hours: null,
  day: null,
  time: null,
  meal: null,
}

describe('a task', () => {
  test.each([
    [
      { day: 'tomorrow evening', time: null },
      { day: '2026-11-21', time: 'evening' },
    ],
    [
      { day: 'tonight', time: null },
      { day: '2026-11-20', time: 'evening' },
    ],
    [
      { day: 'Sunday', time: '7pm' },
      { day: '2026-11-22', time: '19:00' },
    ],
    [
      { day: 'tomorrow morning', time: 'half past eight' },
      { day: '2026-11-21', time: '08:30' },
    ],
    [
      { day: null, time: null },
      { day: null, time: null },
    ],
  ])('said with %j is one of %j', (said, when) => {
    expect(prepare('add_task', { what: 'soak the beans', ...said })).toEqual({
      ok: true,
      arguments: { what: 'soak the beans', ...when },
    })
  })

  test.each([
    ['2026-11-20T16:05:00Z', { day: 'today', time: 'morning' }, '2026-11-21'],
    ['2026-11-20T16:05:00Z', { day: 'today', time: 'evening' }, '2026-11-20'],
    ['2026-11-20T16:05:00Z', { day: 'today', time: 'afternoon' }, '2026-11-20'],
    ['2026-11-20T17:30:00Z', { day: 'this afternoon', time: null }, '2026-11-21'],
    ['2026-11-20T18:00:00Z', { day: 'today', time: 'at lunch' }, '2026-11-21'],
    ['2026-11-20T22:30:00Z', { day: 'tonight', time: null }, '2026-11-20'],
    ['2026-11-20T16:05:00Z', { day: 'tomorrow', time: 'morning' }, '2026-11-21'],
    ['2026-11-20T06:00:00Z', { day: 'today', time: 'morning' }, '2026-11-20'],
  ])('said at %s with %j is one of %s', (askedAt, said, day) => {
    const call = { tool: 'add_task', arguments: { what: 'soak the beans', ...said }, artifacts: {} }
    expect(tasks.add_task.prepare({ ...call, moment: { ...moment, askedAt } })).toMatchObject({
      ok: true,
      arguments: { day },
    })
  })

  test.each([
    [{ day: 'someday', time: null }, 'UNKNOWN_DATE'],
    [{ day: null, time: 'soonish' }, 'UNKNOWN_TIME'],
  ])('with %j is asked about', (when, code) => {
    expect(prepare('add_task', { what: 'soak the beans', ...when })).toMatchObject({
      ok: false,
      error: { code },
    })
  })

  test('that is on the list already is told as such', () => {
    expect(tasks.add_task.describe({ ...told, already: true }, viewer)).toEqual([
      'On the task list already: soak the beans.',
    ])
  })
})

describe('the list of tasks', () => {
  test.each([
    [null, { from: null, until: null }],
    ['this week', { from: '2026-11-20', until: '2026-11-26' }],
    ['tomorrow morning', { from: '2026-11-21', until: '2026-11-21' }],
  ])('of %j is that of %j', (day, days) => {
    expect(prepare('list_tasks', { day })).toEqual({ ok: true, arguments: days })
  })

  test('says for which dish something is to be done, and from when', () => {
    const meal = { day: '2026-11-22', meal: 'dinner', title: 'Chili' }
    const soak = { ...told, kind: 'soak', food: 'kidney bean', hours: 8, day: '2026-11-21', meal }
    const rise = { ...told, kind: 'rise', hours: 10, day: '2026-11-21', time: '08:00', meal }
    expect(tasks.list_tasks.describe({ from: null, until: null, tasks: [soak, rise] }, viewer)).toEqual([
      'To do: soak the kidney beans, about 8 hours (Sat 21 Nov, for Chili); begin Chili, which has to rise for about 10 hours (Sat 21 Nov, 08:00).',
    ])
  })
})
