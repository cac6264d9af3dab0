import { expect, test } from '@jest/globals'
import { createScriptedModel } from '@alfred/llm/testing'
import type { Session } from '../memory/session.ts'
import { actingState, createTurnFixture } from '../testing/turn-fixture.ts'
import { handOff } from './hand-off.ts'

const session: Session = {
  mode: 'brainstorm',
  title: null,
  context: '# stock\n- 2 leeks',
  history: [{ role: 'user', content: 'miso?' }],
}

test('a session is summed up by one model that sees what it was about and what was said', async () => {
  const handoff = { summary: 'They thought of miso.', action: 'save', action_detail: 'Miso leeks.' }
  const model = createScriptedModel([{ node: 'handoff', output: handoff }])
  const { turn, dependencies } = createTurnFixture({ model })
  const record = await handOff(turn, { ...actingState, node: 'hand_off', session }, dependencies)
  expect(record).toMatchObject({ kind: 'handed_off', handoff, model_calls: [{ node: 'handoff' }] })
  expect(model.calls[0]?.variables).toEqual({
    mode: 'brainstorm',
    context: '# stock\n- 2 leeks',
    history: 'Person: miso?',
  })
})

test('without a session there is nothing to sum up', async () => {
  const { turn, dependencies } = createTurnFixture({ model: createScriptedModel([]) })
  await expect(handOff(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
})
