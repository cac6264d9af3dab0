import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { chatCommands } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { createMemoryTurns } from '@alfred/db/testing'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { handleChangeCommands } from './change-handlers.ts'

const ada = randomUUID()

/** Asks to undo a turn, of which the database answers this. */
async function undo(outcome: ToolOutcome) {
  const bus = createBus(createMemoryWire(), silentLogger)
  const store = createMemoryTurns().store({ name: 'one', boot: '1' })
  const turnId = randomUUID()
  await store.open({
    ...{ turnId, userId: ada, requestHash: 'a'.repeat(64), contractVersion: 1 },
    ...{ input: { message: 'put 2 milk', mode: 'quick' }, askedAt: '2026-11-22T10:00:00Z' },
  })
  const changes = {
    read: () => Promise.reject(new TypeError('Nothing is read here.')),
    undo: () => Promise.resolve(outcome),
  }
  const verify = async (token: string) => ({ userId: token, expiresAt: Infinity })
  handleChangeCommands({ bus, store, changes, verify, logger: silentLogger })
  return bus.request(chatCommands.undoTurn, { turn_id: turnId, token: ada, key: randomUUID() })
}

const refusal = (code: string, details: Record<string, unknown>): ToolOutcome => ({
  ok: false,
  error: { code, message: 'That could not be done.', retryable: false, details },
})

test('an undo that was done tells what was undone', async () => {
  const source = randomUUID()
  const data = { source, undone: [], request: null }
  expect(await undo({ ok: true, entities: [], data })).toEqual({ source, undone: [] })
})

test.each([
  [
    refusal('CHANGED_SINCE', { things: ['milk'], more: 0 }),
    'CHANGED_SINCE',
    'That cannot be taken back, since there were later changes to milk.',
  ],
  [
    refusal('NOTHING_TO_UNDO', { of: 'request' }),
    'NOTHING_TO_UNDO',
    'That request changed nothing that could be taken back.',
  ],
  [refusal('ALREADY_UNDONE', {}), 'ALREADY_UNDONE', 'That was taken back already.'],
  [refusal('FORGOTTEN', {}), 'FORGOTTEN', 'That was forgotten for good: it cannot be brought back.'],
  [refusal('LIMIT_REACHED', { max: 'many' }), 'INTERNAL', 'That could not be done.'],
])('an undo that is refused with %j says so in words', async (outcome, code, message) => {
  await expect(undo(outcome)).rejects.toMatchObject({ code, message })
})
