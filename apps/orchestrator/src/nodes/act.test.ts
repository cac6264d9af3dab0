import { expect, test } from '@jest/globals'
import { callOf, stepComplete } from '../testing/brain.ts'
import { actingState, answeringAgent, createTurnFixture } from '../testing/turn-fixture.ts'
import { act } from './act.ts'

test('asks for the next decision of the step, and lets policy check its calls', async () => {
  const actions = [callOf('put', { food: 'milk' }), callOf('cook', {}), stepComplete]
  const { asked, askAgent } = answeringAgent({ decision: { actions }, model_calls: [] })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const state = { ...actingState, facts: [{ text: 'Put eggs.', isFailure: false }] }
  expect(await act(turn, state, dependencies)).toMatchObject({
    kind: 'decided',
    decision: { actions },
    calls: [{ call: 1, tool: 'put', arguments: { food: 'milk' } }],
    refused: [{ call: 2, tool: 'cook', code: 'UNKNOWN_TOOL' }],
  })
  expect(asked).toMatchObject([
    {
      verb: 'act',
      request: { step: { step_id: 'step_1' }, step_number: 1, steps_total: 1, earlier_facts: ['Put eggs.'] },
    },
  ])
  const steps = turn.emitter.since(null).filter((event) => event.type === 'progress')
  expect(steps).toMatchObject([{ data: { type: 'step_started', step: 'step_1' } }])
})

test('tells that a step begins only with its first decision', async () => {
  const { askAgent } = answeringAgent({ decision: { actions: [stepComplete] }, model_calls: [] })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  await act(turn, { ...actingState, decisionsInStep: 1 }, dependencies)
  expect(turn.emitter.since(null)).toEqual([])
})

test('fails without a plan, and when nothing is known of the agent that answered', async () => {
  const { askAgent } = answeringAgent({ decision: { actions: [stepComplete] }, model_calls: [] })
  const { turn, dependencies } = createTurnFixture({ askAgent, agents: [] })
  await expect(act(turn, { ...actingState, plan: null }, dependencies)).rejects.toMatchObject({
    code: 'INTERNAL',
  })
  await expect(act(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
