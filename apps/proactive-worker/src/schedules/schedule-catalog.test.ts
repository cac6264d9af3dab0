import { expect, test } from '@jest/globals'
import { isScheduleName, lastFireTime, scheduleCatalog } from './schedule-catalog.ts'

test.each([
  ['2026-11-22T10:00:00.000Z', 30, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:29:59.999Z', 30, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:30:00.000Z', 30, '2026-11-22T10:30:00.000Z'],
  ['2026-11-22T00:10:00.000Z', 1_440, '2026-11-22T00:00:00.000Z'],
])('at %s a schedule of every %d minutes was last due at %s', (now, minutes, due) => {
  expect(lastFireTime(new Date(now), minutes * 60_000)).toBe(due)
})

test('a job must name the time that it runs for', () => {
  const job = scheduleCatalog['expiry-alerts']
  expect(job.safeParse({ fire_at: '2026-11-22T10:00:00.000Z' }).success).toBe(true)
  for (const broken of [{}, { fire_at: 'soon' }, { fire_at: 0 }, null])
    expect(job.safeParse(broken).success).toBe(false)
})

test.each([
  'expiry-alerts',
  'tasks-due',
  'agent-suggestions',
  'households',
  'hints',
  'gather-memories',
  'forget-traces',
])('%s is a schedule', (name) => {
  expect(isScheduleName(name)).toBe(true)
})

test.each(['toString', '__proto__', ''])('"%s" is no schedule', (name) => {
  expect(isScheduleName(name)).toBe(false)
})
