import { expect, test } from '@jest/globals'
import { planOf } from '../testing/brain.ts'
import { actingState, answeringAgent, createTurnFixture, someId } from '../testing/turn-fixture.ts'
import { think } from './think.ts'

test('Think asks the agent for a plan, with a token for its domain and the reason for a replan', async () => {
  const { asked, askAgent } = answeringAgent({ plan: planOf('one'), model_calls: [] })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  const state = { ...actingState, replanBecause: 'no such tool' }
  expect(await think(turn, state, dependencies)).toEqual({
    kind: 'planned',
    plan: planOf('one'),
    gathered: [],
    first: [],
    model_calls: [],
  })
  expect(asked).toMatchObject([
    { verb: 'plan', request: { replan_because: 'no such tool', brief: { message: 'put 2 milk [id]' } } },
  ])
  expect(JSON.parse(String(asked[0]?.request['token']))).toMatchObject({ fence: 4, domain: 'larder' })
  expect(JSON.stringify(asked[0]?.request['brief'])).not.toContain(someId)
})
