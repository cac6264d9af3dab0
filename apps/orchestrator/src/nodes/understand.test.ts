import { expect, test } from '@jest/globals'
import { noProviders } from '@alfred/contracts'
import { createScriptedModel } from '@alfred/llm/testing'
import { emptyRegistry, register } from '../memory/registry.ts'
import { actingState, answeringAgent, createTurnFixture, larder, someId } from '../testing/turn-fixture.ts'
import { understand } from './understand.ts'

test('Understand asks what a message means, with the entities it may mean and without ids', async () => {
  const output = actingState.understanding
  const model = createScriptedModel([{ node: 'understand', prompt: 'orchestrator/understand', output }])
  const { turn, dependencies } = createTurnFixture({ model })
  const { registry } = register(emptyRegistry, { type: 'lot', id: someId, label: 'milk' })
  const state = { ...actingState, node: 'understand' as const, registry }
  const record = await understand(turn, state, dependencies)
  expect(record).toMatchObject({
    kind: 'understood',
    understanding: output,
    model_calls: [{ node: 'understand' }],
  })
  expect(model.calls[0]?.variables).toMatchObject({ message: 'put 2 milk [id]', recent_turns: 'none' })
  expect(model.calls[0]?.variables['entities']).toContain('| lot_1 | lot | milk | turn 1 |')
  expect(JSON.stringify(model.calls[0]?.variables)).not.toContain(someId)
})

test('work for an agent that is not there ends the turn with a request to say it another way, and is billed', async () => {
  const part = {
    agent: 'nutrition',
    subdomain: null,
    goal: 'g',
    complexity: 'low',
    context_needs: [],
    calls: [],
  }
  const output = { ...actingState.understanding, work: [part] }
  const model = createScriptedModel([{ node: 'understand', prompt: 'orchestrator/understand', output }])
  const { turn, dependencies } = createTurnFixture({ model })
  const record = await understand(turn, { ...actingState, node: 'understand' }, dependencies)
  expect(record).toMatchObject({
    ...{ kind: 'gave_up', error: { code: 'MODEL_OUTPUT_INVALID' } },
    model_calls: [{ node: 'understand' }],
  })
})

test('small talk to a message that gives something to do ends the turn with a request to say it another way', async () => {
  const output = { ...actingState.understanding, small_talk: 'Sorted! The eggs are gone.', work: [] }
  const model = createScriptedModel([{ node: 'understand', prompt: 'orchestrator/understand', output }])
  const { turn, dependencies } = createTurnFixture({ model })
  const state = { ...actingState, node: 'understand' as const, message: 'I used 3 eggs' }
  expect(await understand(turn, state, dependencies)).toMatchObject({
    ...{ kind: 'gave_up', error: { code: 'MODEL_OUTPUT_INVALID' } },
    model_calls: [{ node: 'understand' }],
  })
})

test.each([
  ['It contains peanut.', null],
  [null, 'Peanut butter always helps.'],
])('small talk to which the rules object with %j becomes %j', async (objection, smallTalk) => {
  const output = { ...actingState.understanding, small_talk: 'Peanut butter always helps.', work: [] }
  const model = createScriptedModel([{ node: 'understand', prompt: 'orchestrator/understand', output }])
  const { askAgent } = answeringAgent({
    ...{ dashboard: null, profile: [], background: [], blocks: [], detail: null, objection },
    constraints: [{ kind: 'allergy', value: 'peanuts' }],
  })
  const agents = [{ ...larder, providers: { ...noProviders, rules: true, constraints: true } }]
  const { turn, dependencies } = createTurnFixture({ model, askAgent, agents })
  const state = { ...actingState, node: 'understand' as const, message: 'good evening' }
  const record = await understand(turn, state, dependencies)
  expect(record).toMatchObject({ kind: 'understood', small_talk: smallTalk })
})
