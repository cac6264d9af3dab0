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

test('a session is summarized by one model call that sees its context and its messages', async () => {
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

test('a handoff without a session is an error', async () => {
  const { turn, dependencies } = createTurnFixture({ model: createScriptedModel([]) })
  await expect(handOff(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
})
