import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { AskAgent } from './ask-agent.ts'
import { actingState, createTurnFixture, larder } from '../testing/turn-fixture.ts'
import { gatherContext, wantedToPlan, wantedToUnderstand } from './gather-context.ts'

const context = (name: string) => ({ name, description: name })
const knowing = {
  ...larder,
  providers: { ...larder.providers, dashboard: true, background: true, context: [context('stock')] },
}
const coach = {
  ...larder,
  domain: 'coach',
  providers: { ...larder.providers, dashboard: true, context: [context('goals')] },
}
const nothing = {
  dashboard: null,
  constraints: [],
  profile: [],
  background: [],
  detail: null,
  objection: null,
  blocks: [],
}

test('before understanding, only agents that provide background or constraints are asked', () => {
  expect(wantedToUnderstand([knowing, coach]).map(({ wants }) => wants)).toEqual([
    ['background', 'dashboard'],
    [],
  ])
})

test('before planning, agents are asked for what is not known yet and for what the router needs', () => {
  const route = {
    agent: 'coach',
    goal: 'g',
    complexity: 'low' as const,
    context_needs: ['stock', 'goals', 'weather'],
  }
  const state = { ...actingState, route, agent: { domain: 'coach', version: 1 } }
  const wants = (gathered: typeof actingState.gathered) =>
    wantedToPlan([knowing, coach], { ...state, gathered }).map((one) => one.wants)
  expect(wants({})).toEqual([['stock'], ['dashboard', 'goals']])
  const told = { ...nothing, dashboard: { entries: 1 }, blocks: [{ name: 'goals', lines: [] }] }
  expect(wants({ coach: told })).toEqual([['stock'], []])
})

test('context gathering goes on without an agent that cannot answer', async () => {
  const askAgent = (async (_verb: string, _request: unknown, { agent }: { agent: { domain: string } }) => {
    if (agent.domain === 'coach') throw new AlfredError('TIMEOUT', 'The coach is slow.')
    return { ...nothing, dashboard: { items: 3 } }
  }) as unknown as AskAgent
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const wanted = [knowing, coach].map((agent) => ({ agent, wants: ['dashboard'] }))
  expect(await gatherContext(turn, actingState, { wanted, dependencies })).toEqual([
    { domain: 'larder', context: { ...nothing, dashboard: { items: 3 } } },
  ])
})
