import { expect, test } from '@jest/globals'
import { createScriptedModel } from '@alfred/llm/testing'
import { actingState, createTurnFixture, larder, someId } from '../testing/turn-fixture.ts'
import { route } from './route.ts'

const answer = (agent: string | null) => ({
  node: 'route' as const,
  output: { agent, goal: 'put milk away', complexity: 'low', context_needs: [] },
})

test('Route chooses a living agent and remembers its version', async () => {
  const model = createScriptedModel([answer('larder')])
  const { turn, dependencies } = createTurnFixture({ model })
  const record = await route(turn, actingState, dependencies)
  expect(record).toMatchObject({ kind: 'routed', agent: { domain: 'larder', version: 3 } })
  expect(model.calls[0]?.variables['agents']).toContain('### larder\nKeeps a larder.\n- stock: what is there')
  expect(JSON.stringify(model.calls[0]?.variables)).not.toContain(someId)
})

test('Route treats an agent that the model made up as none', async () => {
  const model = createScriptedModel([answer('chef')])
  const { turn, dependencies } = createTurnFixture({ model })
  expect(await route(turn, actingState, dependencies)).toMatchObject({ route: { agent: null }, agent: null })
})

test('Route gives up without asking a model when no agent is alive', async () => {
  const model = createScriptedModel([])
  const { turn, dependencies } = createTurnFixture({ model, agents: [] })
  expect(await route(turn, actingState, dependencies)).toMatchObject({
    kind: 'gave_up',
    error: { code: 'NO_AGENT', retryable: true },
  })
  expect(larder.stopping).toBe(false)
})

test('Route does not give the work of an agent that it has not heard of yet to another', async () => {
  const model = createScriptedModel([answer('cellar')])
  const { turn, dependencies } = createTurnFixture({ model })
  const known = { ...turn, conversation: { ...turn.conversation, last_agent: 'cellar' } }
  expect(await route(known, actingState, dependencies)).toMatchObject({
    kind: 'gave_up',
    error: {
      code: 'UNAVAILABLE',
      message: 'The cellar does not answer at the moment. Please try again shortly.',
      retryable: true,
    },
  })
  expect(model.calls[0]?.variables['agents']).toContain('### cellar')
})

test('Route waits for an agent that may be starting when no present agent suits', async () => {
  const model = createScriptedModel([answer(null), answer('larder')])
  const agents = [{ ...larder, domain: 'chef' }]
  const { turn, dependencies } = createTurnFixture({ model, agents })
  const hasMore = async (): Promise<boolean> => agents.push(larder) > 0
  const directory = { ...dependencies.directory, hasMore, known: async () => agents }
  const record = await route(turn, actingState, { ...dependencies, directory })
  expect(record).toMatchObject({ kind: 'routed', agent: { domain: 'larder' } })
  expect(record.kind === 'routed' && record.model_calls).toHaveLength(2)
})
