import { expect, jest, test } from '@jest/globals'
import type { TurnFigures } from '@alfred/db/turn-figures'
import { renderMetrics } from '@alfred/observability'
import { observeQueue } from './observe-queue.ts'

const figures: TurnFigures = {
  waiting: 3,
  running: 2,
  oldest_waiting_seconds: 40,
  dead: 1,
  database_bytes: 9_000,
  is_short_of_room: false,
}
const valueOf = async (name: string): Promise<number> => {
  const line = (await renderMetrics()).split('\n').find((text) => text.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

test('what waits goes on growing older while the database does not answer, and is asked for at most now and then', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let asked = 0
  let isAway = false
  const queue = observeQueue(
    async () => {
      asked += 1
      if (isAway) throw new Error('away')
      return figures
    },
    { working: () => 2 },
  )
  expect(await valueOf('alfred_turn_queue_depth{state="waiting"}')).toBe(3)
  expect(await valueOf('alfred_turn_queue_age_seconds')).toBe(40)
  expect(asked).toBe(1)
  isAway = true
  jest.advanceTimersByTime(60_000)
  expect(await valueOf('alfred_turn_queue_age_seconds')).toBe(100)
  expect(await valueOf('alfred_dead_turns')).toBe(1)
  expect(asked).toBe(2)
  queue.stop()
  jest.useRealTimers()
})

test('what the database takes is told beside what it may take, and what it cannot tell is left out', async () => {
  const unknown = observeQueue(async () => ({ ...figures, wal_bytes: null }), { working: () => 0 })
  expect(await renderMetrics()).not.toMatch(/^alfred_database_(wal|room)/m)
  unknown.stop()
  const known = observeQueue(async () => ({ ...figures, wal_bytes: 700, wal_held_bytes: 0 }), {
    working: () => 0,
    roomBytes: 50_000,
  })
  expect(await valueOf('alfred_database_size_bytes')).toBe(9_000)
  expect(await valueOf('alfred_database_wal_bytes')).toBe(700)
  expect(await valueOf('alfred_database_room_bytes')).toBe(50_000)
  known.stop()
})
