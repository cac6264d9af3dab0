import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { AskAgent } from '../agents/ask-agent.ts'
import { createScriptedModel } from '@alfred/llm/testing'
import type { Session } from '../memory/session.ts'
import { replyText } from '../testing/reply-text.ts'
import { createTurnFixture, larder, someId } from '../testing/turn-fixture.ts'
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

describe('what a model says in a session to a person with rules', () => {
  /** An agent whose person has an allergy to peanuts; it is away where `isAway`. */
  const say = async (text: string, { rules = ['peanuts'], isAway = false } = {}) => {
    const model = createScriptedModel([{ node: 'cook', text }])
    const asked: string[] = []
    const askAgent = (async (_verb: string, request: { wants: string[]; text?: string }) => {
      if (isAway) throw new AlfredError('UNAVAILABLE', 'The agent went away.')
      asked.push(request.wants.join())
      const goesAgainst = rules.length > 0 && /peanut/.test(request.text ?? '')
      return {
        constraints: rules.map((value) => ({ kind: 'allergy', value })),
        objection: goesAgainst ? 'it names peanuts.' : null,
      }
    }) as unknown as AskAgent
    const providers = { ...larder.providers, rules: true, constraints: true }
    const claim = { input: { message: 'and now?', mode: 'cook' } }
    const fixture = createTurnFixture({ model, claim, askAgent, agents: [{ ...larder, providers }] })
    const told = await converse(fixture.turn, { session, locale: 'en' }, fixture.dependencies)
    expect(replyText(fixture.turn.emitter.since(null))).toBe(told.text)
    return { ...told, asked }
  }

  test('loses a sentence that goes against them before it is sent, and code says why', async () => {
    const told = await say('Toast the seeds. Then add the peanuts. Stir well.')
    expect(told.text).toBe('Toast the seeds. Stir well.\n\nTake care: it names peanuts.')
    expect(told.session.history.at(-1)?.content).not.toContain('add the peanuts')
  })

  test('is told by code alone when nothing of it may be said', async () => {
    expect((await say('Add the peanuts.')).text).toBe('Take care: it names peanuts.')
  })

  test('is sent as it comes where there are no rules, without a question for each sentence', async () => {
    const told = await say('Toast the seeds. Then add the peanuts.', { rules: [] })
    expect(told.text).toBe('Toast the seeds. Then add the peanuts.')
    expect(told.asked).toEqual(['constraints', 'objection'])
  })

  test('is sent when nobody can tell the rules in time', async () => {
    expect((await say('Toast the seeds.', { isAway: true })).text).toBe('Toast the seeds.')
  })
})
