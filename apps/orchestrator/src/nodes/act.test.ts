import { expect, test } from '@jest/globals'
import type { Action } from '@alfred/contracts'
import { callOf, planOf, stepComplete } from '../testing/brain.ts'
import { startStep } from '../fold/steps.ts'
import { actingState, answeringAgent, createTurnFixture } from '../testing/turn-fixture.ts'
import { defaultLimits } from '../policy/limits.ts'
import { act } from './act.ts'

const replyOf = (actions: Action[]) => ({
  decision: { actions },
  artifacts: [],
  refused_artifacts: [],
  model_calls: [],
})

test("Act asks for the step's next decision and has policy check its calls", async () => {
  const actions = [callOf('put', { food: 'milk' }), callOf('cook', {}), stepComplete]
  const { asked, askAgent } = answeringAgent(replyOf(actions))
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const state = { ...actingState, facts: [{ text: 'Put eggs.', isFailure: false, isChange: true }] }
  expect(await act(turn, state, dependencies)).toMatchObject({
    kind: 'decided',
    decisions: [
      {
        step_id: 'step_1',
        decision: { actions },
        calls: [{ call: 1, tool: 'put', arguments: { food: 'milk' } }],
        refused: [{ call: 2, tool: 'cook', code: 'UNKNOWN_TOOL' }],
        writes: 1,
        atomic: false,
      },
    ],
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

test('Act emits the start of a step only with its first decision', async () => {
  const { askAgent } = answeringAgent(replyOf([stepComplete]))
  const { turn, dependencies } = createTurnFixture({ askAgent })
  await act(
    turn,
    { ...actingState, steps: actingState.steps.map((step) => ({ ...step, decisions: 1 })) },
    dependencies,
  )
  expect(turn.emitter.since(null)).toEqual([])
})

test('Act waits for an agent that is restarting while the orchestrator is, and says so once', async () => {
  const { askAgent } = answeringAgent(replyOf([stepComplete]))
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const { directory } = dependencies
  let looked = 0
  const restarting = {
    ...directory,
    find: async (domain: string) => ((looked += 1) < 4 ? undefined : directory.find(domain)),
  }
  expect(await act(turn, actingState, { ...dependencies, directory: restarting })).toMatchObject({
    kind: 'decided',
  })
  expect(
    turn.emitter.since(null).filter(({ data }) => 'type' in data && data.type === 'retrying'),
  ).toHaveLength(1)
})

test('Act fails without a plan, and when the agent stays away for too long', async () => {
  const { askAgent } = answeringAgent(replyOf([stepComplete]))
  const fixture = createTurnFixture({ askAgent, agents: [] })
  const { turn } = fixture
  const dependencies = { ...fixture.dependencies, limits: { ...defaultLimits, agentAbsenceMs: 0 } }
  await expect(act(turn, { ...actingState, steps: [] }, dependencies)).rejects.toMatchObject({
    code: 'INTERNAL',
  })
  await expect(act(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('Act asks for all steps of a group at once, and for none of a later group', async () => {
  const { asked, askAgent } = answeringAgent(replyOf([stepComplete]))
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const sketches = [1, 1, 2].map((group) => ({ description: `in group ${group}`, group }))
  const state = { ...actingState, steps: planOf(...sketches).steps.map(startStep) }
  const record = await act(turn, state, dependencies)
  expect(record.kind === 'decided' && record.decisions.map(({ step_id }) => step_id)).toEqual([
    'step_1',
    'step_2',
  ])
  expect(asked.map(({ request }) => request['step_number'])).toEqual([1, 2])
})

test('Act lets a step that reads or generates write nothing', async () => {
  const { askAgent } = answeringAgent(replyOf([callOf('put', { food: 'milk' })]))
  const { turn, dependencies } = createTurnFixture({ askAgent })
  for (const step_type of ['read', 'analyze', 'generate'] as const) {
    const state = { ...actingState, steps: planOf({ description: 's', step_type }).steps.map(startStep) }
    expect(await act(turn, state, dependencies)).toMatchObject({
      decisions: [{ calls: [], refused: [{ code: 'READ_ONLY_STEP' }] }],
    })
  }
})

test('Act is told what an earlier step weighed up, marked as no fact', async () => {
  const reply = {
    decision: { actions: [stepComplete] },
    artifacts: [],
    refused_artifacts: [],
    model_calls: [],
  }
  const { asked, askAgent } = answeringAgent(reply)
  const { turn, dependencies } = createTurnFixture({ askAgent })
  await act(turn, { ...actingState, findings: ['Cod has more protein.'] }, dependencies)
  expect(asked[0]?.request['earlier_facts']).toEqual([
    'Weighed up by an earlier step, not looked up: Cod has more protein.',
  ])
})
