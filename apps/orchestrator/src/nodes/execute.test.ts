import { expect, test } from '@jest/globals'
import type { CallResult } from '@alfred/contracts'
import { actingState, answeringAgent, createTurnFixture } from '../testing/turn-fixture.ts'
import type { OpenDecision } from '../state/turn-state.ts'
import { execute } from './execute.ts'

const calls = [{ call: 1, tool: 'put', arguments: { food: 'milk', dish: 'gen_dish_1' }, artifacts: {} }]
const open: OpenDecision = {
  ordinal: 2,
  calls,
  refused: [],
  written: {},
  items: {},
  isStepComplete: true,
  atomic: true,
}
const stateOf = (decision: OpenDecision) => ({
  ...actingState,
  steps: actingState.steps.map((step) => ({ ...step, open: decision })),
})
const content = { name: 'soup' }
const artifacts = ['gen_dish_1', 'gen_dish_2'].map((ref) => ({
  ...{ ref, type: 'dish', label: 'soup', content, text: 'Soup.', turn: 1 },
}))
const results: CallResult[] = [
  {
    call: 1,
    tool: 'put',
    kind: 'write',
    outcome: { ok: true, entities: [], data: {} },
    facts: ['Put milk.'],
  },
]

test('Execute sends the calls with the records and events that are not stored yet', async () => {
  const { asked, askAgent } = answeringAgent({ results })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const gaveUp = { kind: 'gave_up' as const, error: { code: 'INTERNAL', message: '', retryable: true } }
  turn.recorder.add(gaveUp)
  turn.emitter.emit('progress', { type: 'node_started', node: 'act', step: null, message: 'Working' })
  const record = await execute(turn, { ...stateOf(open), artifacts }, dependencies)
  expect(record).toEqual({ kind: 'applied', step_id: 'step_1', results })
  expect(asked).toMatchObject([
    {
      verb: 'execute',
      request: { step: 2, records_from: 0, records: [gaveUp], events: [{ id: '4.1' }], atomic: true },
    },
  ])
  // What a figure is held against is the person's own words.
  expect(asked[0]?.request['brief']).toMatchObject({ said: [actingState.message] })
  // The full content of the artifacts to save is sent along, and no other content.
  expect(asked[0]?.request['calls']).toEqual([{ ...calls[0], artifacts: { gen_dish_1: content } }])
  expect(turn.recorder.unstored()).toEqual({ first: 1, records: [] })
  // Events emitted before are stored; the event of the tool call is not stored yet.
  expect(turn.emitter.unstored()).toMatchObject([
    { id: '4.2', data: { type: 'tool_called', message: 'put' } },
  ])
})

test('Execute asks no agent when every call was refused, and fails without a decision', async () => {
  const { turn, dependencies } = createTurnFixture()
  const refused = { ...open, calls: [] }
  expect(await execute(turn, stateOf(refused), dependencies)).toEqual({
    kind: 'applied',
    step_id: 'step_1',
    results: [],
  })
  await expect(execute(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
})
