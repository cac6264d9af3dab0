import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { subjects, turnCancelledSchema } from '@alfred/contracts'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { followCancellations } from './turns-at-work.ts'

const turn = { id: '00000000-0000-4000-8000-000000000001', fence: 3 }
const other = { ...turn, id: '00000000-0000-4000-8000-000000000002' }

function start() {
  const bus = createBus(createMemoryWire(), silentLogger)
  const atWork = followCancellations(bus, 60_000)
  const cancel = async (id: string, fence: number): Promise<void> => {
    bus.publish(subjects.turnCancelled(id), turnCancelledSchema, { fence })
    await nextTick()
  }
  /** Works until it is stopped. */
  const think = (worked: typeof turn) => {
    const signals: AbortSignal[] = []
    const thought = atWork.run(worked, (signal) => {
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    thought.catch(() => undefined)
    return { thought, isStopped: () => signals[0]?.aborted === true }
  }
  return { atWork, cancel, think }
}

test("a cancelled turn's work is stopped, and other turns go on", async () => {
  const { cancel, think } = start()
  const [one, again, another] = [think(turn), think(turn), think(other)]
  await cancel(turn.id, 4)
  expect([one, again, another].map(({ isStopped }) => isStopped())).toEqual([true, true, false])
  await expect(one.thought).rejects.toMatchObject({ code: 'STALE' })
})

test('the owner that has the turn since the cancel may work on it', async () => {
  const { cancel, think } = start()
  const { isStopped } = think({ ...turn, fence: 5 })
  await cancel(turn.id, 5)
  expect(isStopped()).toBe(false)
})

test('a finished result is returned, and a later cancel has no effect', async () => {
  const { atWork, cancel } = start()
  expect(await atWork.run(turn, async () => 'a plan')).toBe('a plan')
  await cancel(turn.id, 9)
})

test('no cancel arrives after listening was stopped', async () => {
  const { atWork, cancel, think } = start()
  const { isStopped } = think(turn)
  atWork.stop()
  await cancel(turn.id, 9)
  expect(isStopped()).toBe(false)
})
