import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createMemoryTurns } from '@alfred/db/testing'
import type { TurnStore } from '@alfred/db/turns'
import { silentLogger } from '@alfred/observability'
import { createTurnFixture } from '../testing/turn-fixture.ts'
import { createRenewingStore } from './renewing-store.ts'
import { startBeat } from './start-beat.ts'
import type { TurnRunner } from './turn-runner.ts'

const userId = '00000000-0000-4000-8000-000000000002'
const opening = {
  turnId: '00000000-0000-4000-8000-000000000001',
  userId,
  requestHash: 'a'.repeat(64),
  input: { message: 'hello' },
  askedAt: '2026-11-22T10:00:00Z',
  contractVersion: 1,
}

/** A runner that only records its calls. */
function noteRunner() {
  const notes: string[] = []
  const runner: TurnRunner = {
    start: ({ fence }) => void notes.push(`start ${fence}`),
    find: () => undefined,
    abandon: () => {},
    abandonAll: async () => void notes.push('abandon all'),
    working: () => ['one'],
  }
  return { notes, runner }
}

test('released turns belong to nobody, so that the same process may take them again', async () => {
  const turns = createMemoryTurns()
  const store = createRenewingStore((boot) => turns.store({ name: 'orchestrator', boot }))
  await store.beat({ leaseSeconds: 6, turnsMax: 32 })
  await store.open(opening)
  expect(await store.beat({ leaseSeconds: 6, turnsMax: 32 })).toEqual([])
  await store.release()
  expect(await store.beat({ leaseSeconds: 6, turnsMax: 32 })).toMatchObject([{ fence: 2, attempts: 2 }])
})

test('the first beat comes at once and takes over the turns of an earlier boot', async () => {
  const turns = createMemoryTurns()
  await turns.store({ name: 'orchestrator', boot: 'earlier' }).open(opening)
  const { notes, runner } = noteRunner()
  const { bus } = createTurnFixture().dependencies
  const store = turns.store({ name: 'orchestrator', boot: 'later' })
  const beat = startBeat({ store, runner, bus, logger: silentLogger })
  while (!beat.isAlive()) await nextTick()
  await nextTick()
  expect(notes).toEqual(['start 2'])
  await beat.stop()
  expect(notes).toEqual(['start 2', 'abandon all'])
})

test('a beat in progress at stop neither leaves turns behind nor renews the lease', async () => {
  const turns = createMemoryTurns()
  await turns.store({ name: 'orchestrator', boot: 'earlier' }).open(opening)
  const { notes, runner } = noteRunner()
  const rows = turns.store({ name: 'orchestrator', boot: 'later' })
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const calls: string[] = []
  const store: TurnStore = {
    ...rows,
    beat: async (options) => {
      await held
      calls.push('beat')
      return rows.beat(options)
    },
    release: async () => void calls.push('release'),
  }
  const { bus } = createTurnFixture().dependencies
  const beat = startBeat({ store, runner, bus, logger: silentLogger })
  const stopped = beat.stop()
  release()
  await stopped
  expect(calls).toEqual(['beat', 'release'])
  expect(notes).toEqual(['start 2', 'abandon all'])
})

test('a turn whose claim got lost on its way is taken again by the instance that owns it', async () => {
  let time = Date.now()
  const turns = createMemoryTurns(() => time)
  const store = turns.store({ name: 'orchestrator', boot: 'first' })
  // Opened and claimed, but the answer never came: the runner knows nothing of it.
  await store.open(opening)
  time += 16_000
  const { notes, runner } = noteRunner()
  const { bus } = createTurnFixture().dependencies
  const beat = startBeat({ store, runner, bus, logger: silentLogger })
  const until = Date.now() + 10_000
  while (notes.length === 0 && Date.now() < until) await sleep(50)
  await beat.stop()
  expect(notes).toEqual(['start 2', 'abandon all'])
})
