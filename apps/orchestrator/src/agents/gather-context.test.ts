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

test('asks before understanding only those who know what may be meant or what always holds', () => {
  expect(wantedToUnderstand([knowing, coach]).map(({ wants }) => wants)).toEqual([
    ['background', 'dashboard'],
    [],
  ])
})

test('asks before planning for what is not known yet, and for what the router needs from whoever has it', () => {
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

test('goes on without what an agent cannot tell', async () => {
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
