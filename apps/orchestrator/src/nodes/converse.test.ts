import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { createScriptedModel } from '@alfred/llm/testing'
import type { Session } from '../memory/session.ts'
import { replyText } from '../testing/reply-text.ts'
import { createTurnFixture, someId } from '../testing/turn-fixture.ts'
import { converse } from './converse.ts'

const session: Session = {
  mode: 'cook',
  title: 'Leek soup',
  context: '# Leek soup',
  history: [{ role: 'assistant', content: 'Sweat the leeks.' }],
}

test("a reply in a session is streamed as it is written and added to the session's history", async () => {
  const model = createScriptedModel([{ node: 'cook', text: 'It should smell sweet by now.' }])
  const claim = { input: { message: `and now? ${someId}`, mode: 'cook' } }
  const { turn, dependencies } = createTurnFixture({ model, claim })
  const told = await converse(turn, { session, locale: 'en' }, dependencies)
  expect(told).toMatchObject({ text: 'It should smell sweet by now.', error: null })
  expect(told.modelCalls).toHaveLength(1)
  expect(replyText(turn.emitter.since(null))).toBe(told.text)
  expect(told.session.history).toEqual([
    ...session.history,
    { role: 'user', content: 'and now? [id]' },
    { role: 'assistant', content: told.text },
  ])
  expect(model.calls[0]).toMatchObject({
    prompt: 'orchestrator/cook',
    variables: { context: '# Leek soup', history: 'Alfred: Sweat the leeks.', message: 'and now? [id]' },
  })
})

test.each([
  [
    'breaks off',
    { error: new AlfredError('MODEL_UNAVAILABLE', 'Gone.'), afterText: 'It sh' },
    'MODEL_UNAVAILABLE',
  ],
  ['has nothing but blanks to say', { text: '  ' }, 'MODEL_OUTPUT_INVALID'],
])('a model that %s leads to an error and leaves the session unchanged', async (_title, step, code) => {
  const model = createScriptedModel([{ node: 'cook', ...step }])
  const { turn, dependencies } = createTurnFixture({
    model,
    claim: { input: { message: 'and now?', mode: 'cook' } },
  })
  const told = await converse(turn, { session, locale: 'en' }, dependencies)
  expect(told.error?.code).toBe(code)
  expect(told.session).toBe(session)
})
