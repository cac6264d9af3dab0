import { expect, test } from '@jest/globals'
import { turnTraceSchema } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { claimOf } from '../testing/turn-fixture.ts'
import { createTraceRecorder, factsOf } from './turn-trace.ts'
import { turnRecordSchema } from '../state/turn-record.ts'
import type { TurnRecord } from '../state/turn-record.ts'

const call: ModelCall = {
  ...{ node: 'route', model: 'mini', provider: 'openai', input_tokens: 9, output_tokens: 2 },
  ...{ cost_usd: 0.01, duration_ms: 40, repairs: 0 },
}
const routed: TurnRecord = {
  kind: 'routed',
  route: { agent: 'larder', goal: 'what Ada wrote', brief: 'what Ada wrote' } as never,
  agent: null,
  model_calls: [call],
}
const applied: TurnRecord = {
  kind: 'applied',
  step_id: 'one',
  results: [
    {
      ...{ call: 1, tool: 'put', kind: 'write', facts: ['Added what Ada wrote.'] },
      outcome: { ok: true, entities: [], data: { food: 'what Ada wrote' } },
    },
    {
      ...{ call: 2, tool: 'take', kind: 'write', facts: [] },
      outcome: { ok: false, error: { code: 'NOT_THERE', message: 'what Ada wrote', retryable: false } },
    },
  ],
}
const ended = { mode: 'plan', status: 'done' } as const

test('a trace tells nodes, models and tools, and nothing that anybody said', async () => {
  const trace = createTraceRecorder(claimOf(), [])
  await trace.follow('route', async () => routed, factsOf)
  await trace.follow('execute', async () => applied, factsOf)
  const told = turnTraceSchema.parse(trace.finish(ended))
  expect(told.steps).toMatchObject([
    { node: 'route', fence: 4, error: null, model_calls: [call], calls: [] },
    {
      node: 'execute',
      calls: [
        { tool: 'put', kind: 'write', refused: null },
        { tool: 'take', kind: 'write', refused: 'NOT_THERE' },
      ],
    },
  ])
  expect(JSON.stringify(told)).not.toContain('Ada')
})

test('what an earlier owner did stands there with the times that its records bear', async () => {
  const first = createTraceRecorder(claimOf({ fence: 3 }), [])
  const { result, timing } = await first.follow('execute', async () => applied, factsOf)
  const stored = turnRecordSchema.parse({ ...result, timing })
  const { steps } = createTraceRecorder(claimOf({ attempts: 2, fence: 5 }), [stored]).finish(ended)
  expect(turnTraceSchema.parse(first.finish(ended)).steps).toEqual(steps)
  expect(steps).toMatchObject([{ node: 'execute', ...timing, fence: 3 }])
})

test('what was recorded before records bore times stands there without', () => {
  const { steps } = createTraceRecorder(claimOf({ attempts: 2 }), [routed]).finish(ended)
  expect(steps).toMatchObject([
    { node: 'route', fence: 3, began_ms: null, duration_ms: null, model_calls: [call] },
  ])
})

test('a node that failed tells the code of its error', async () => {
  const trace = createTraceRecorder(claimOf(), [])
  const failing = trace.follow(
    'think',
    () => Promise.reject(Object.assign(new Error('Ada'), { code: 'STALE' })),
    factsOf,
  )
  await expect(failing).rejects.toThrow()
  expect(trace.finish(ended).steps).toMatchObject([{ node: 'think', error: 'STALE' }])
})

test('a turn that goes in circles has no endless trace', async () => {
  const trace = createTraceRecorder(claimOf(), [])
  for (let step = 0; step < 500; step += 1) await trace.follow('act', async () => routed, factsOf)
  expect(trace.finish(ended).steps.length).toBe(100)
})
