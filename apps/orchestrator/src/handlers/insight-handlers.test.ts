import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { chatCommands } from '@alfred/contracts'
import type { UsageLine } from '@alfred/contracts'
import { createMemoryTurns } from '@alfred/db/testing'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { handleInsightCommands } from './insight-handlers.ts'

const ada = randomUUID()
const bob = randomUUID()

async function start() {
  const bus = createBus(createMemoryWire(), silentLogger)
  const store = createMemoryTurns().store({ name: 'one', boot: '1' })
  const turnId = randomUUID()
  await store.open({
    ...{ turnId, userId: ada, requestHash: 'a'.repeat(64), contractVersion: 1 },
    ...{ input: { message: 'put 2 milk', mode: 'quick' }, askedAt: '2026-11-22T10:00:00Z' },
  })
  const asked: object[] = []
  handleInsightCommands({
    ...{ bus, store },
    traces: {
      read: async (_token, job_id) => ({
        ...{ job_id, trace_id: null, mode: 'plan', status: 'done', attempts: 1, duration_ms: 3, steps: [] },
      }),
    },
    usage: { read: async (_token, days) => (asked.push(days), lines) },
    verify: async (token) => ({ userId: token, expiresAt: Infinity }),
  })
  return { bus, turnId, asked }
}

const line: UsageLine = {
  ...{ day: '2026-11-22', model: 'mini', model_calls: 2, input_tokens: 20, cached_tokens: 5 },
  ...{ output_tokens: 10, cost_usd: 0.5, cost_known: true },
}
const lines: UsageLine[] = [line, { ...line, model: 'own', cached_tokens: 0, cost_usd: 0, cost_known: false }]

test('a trace is read by the person of the turn, and is not there for anybody else', async () => {
  const { bus, turnId } = await start()
  const read = (token: string) => bus.request(chatCommands.readTrace, { turn_id: turnId, token })
  expect(await read(ada)).toMatchObject({ job_id: turnId })
  await expect(read(bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('usage is summed, and says when a price was not known', async () => {
  const { bus } = await start()
  const query = { from: '2026-11-22', until: '2026-11-23' }
  const report = await bus.request(chatCommands.readUsage, { token: ada, query })
  expect(report).toEqual({
    ...query,
    lines,
    total: {
      ...{ model_calls: 4, input_tokens: 40, cached_tokens: 5, output_tokens: 20 },
      ...{ cost_usd: 0.5, cost_known: false },
    },
  })
})

test('thirty days are told unless others are asked for', async () => {
  const { bus, asked } = await start()
  await bus.request(chatCommands.readUsage, { token: ada, query: { until: '2026-12-05' } })
  expect(asked).toEqual([{ from: '2026-11-06', until: '2026-12-05' }])
})

test.each([
  [{ from: '2026-12-05', until: '2026-12-04' }, 'The last day comes before the first.'],
  [{ from: '2025-01-01', until: '2026-12-04' }, 'Ask for at most 366 days at once.'],
])('days like %j are refused', async (query, message) => {
  const { bus } = await start()
  const asking = bus.request(chatCommands.readUsage, { token: ada, query })
  await expect(asking).rejects.toMatchObject({ code: 'INVALID_REQUEST', message })
})
