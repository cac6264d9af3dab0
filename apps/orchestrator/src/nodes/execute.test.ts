import { expect, test } from '@jest/globals'
import type { CallResult } from '@alfred/contracts'
import { actingState, answeringAgent, createTurnFixture } from '../testing/turn-fixture.ts'
import type { OpenDecision } from '../turn/turn-state.ts'
import { execute } from './execute.ts'

const calls = [{ call: 1, tool: 'put', arguments: { food: 'milk' } }]
const open: OpenDecision = { ordinal: 2, calls, refused: [], written: new Map(), isStepComplete: true }
const results: CallResult[] = [
  {
    call: 1,
    tool: 'put',
    kind: 'write',
    outcome: { ok: true, entities: [], data: {} },
    facts: ['Put milk.'],
  },
]

test('has the calls applied with the records and events that no row holds yet', async () => {
  const { asked, askAgent } = answeringAgent({ results })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const gaveUp = { kind: 'gave_up' as const, error: { code: 'INTERNAL', message: '', retryable: true } }
  turn.recorder.add(gaveUp)
  turn.emitter.emit('progress', { type: 'node_started', node: 'act', step: null, message: 'Working' })
  const record = await execute(turn, { ...actingState, open }, dependencies)
  expect(record).toEqual({ kind: 'applied', results })
  expect(asked).toMatchObject([
    {
      verb: 'execute',
      request: { step: 2, records_from: 0, records: [gaveUp], events: [{ id: '4.1' }], calls },
    },
  ])
  expect(turn.recorder.unstored()).toEqual({ first: 1, records: [] })
  // What was told before is stored; that the tool was called is not yet.
  expect(turn.emitter.unstored()).toMatchObject([
    { id: '4.2', data: { type: 'tool_called', message: 'put' } },
  ])
})

test('asks nobody when every call was refused, and fails without a decision', async () => {
  const { turn, dependencies } = createTurnFixture()
  const refused = { ...open, calls: [] }
  expect(await execute(turn, { ...actingState, open: refused }, dependencies)).toEqual({
    kind: 'applied',
    results: [],
  })
  await expect(execute(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
})
