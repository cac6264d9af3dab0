import { describe, expect, test } from '@jest/globals'
import { createScriptedModel } from '@alfred/llm/testing'
import { actingState, createTurnFixture, someEnding, someId } from '../testing/turn-fixture.ts'
import { replyText } from '../testing/reply-text.ts'
import type { Ending } from '../state/turn-state.ts'
import { reply } from './reply.ts'

const suggestions = [{ id: someId, kind: 'expiry' as const, reason: 'Milk expires.', action: 'Drink it.' }]
const facts = [
  { text: 'Put milk.', isFailure: false, isChange: true },
  { text: 'No eggs.', isFailure: true, isChange: false },
]
const someCall = {
  ...{ node: 'act', model: 'script', provider: 'scripted', cost_usd: 0, duration_ms: 0, repairs: 0 },
  ...{ input_tokens: 0, output_tokens: 0 },
}
const ended = (ending: Partial<Ending>) => ({
  ...actingState,
  node: 'reply' as const,
  facts,
  modelCalls: [someCall],
  ending: { ...someEnding, ...ending },
})
const error = { code: 'INTERNAL', message: 'It broke.', retryable: true }

const nothing = { modelCalls: [], mentioned: [], offered: null, session: null, error: null }

describe('the reply', () => {
  test('is written by the model from facts and failures, followed by the suggestions', async () => {
    const model = createScriptedModel([{ node: 'reply', text: 'I put the milk away. There were no eggs.' }])
    const { turn, dependencies } = createTurnFixture({ model, claim: { suggestions } })
    const told = await reply(turn, ended({ status: 'partial', questions: ['More?'] }), dependencies)
    expect(told.text).toBe('I put the milk away. There were no eggs.\n\nBy the way: Milk expires. Drink it.')
    expect(told).toMatchObject({ modelCalls: [{ node: 'reply' }], mentioned: [someId] })
    expect(replyText(turn.emitter.since(null))).toBe(told.text)
    expect(model.calls[0]?.variables).toEqual({
      message: 'put 2 milk [id]',
      persona: 'Dry.',
      language: 'as the message',
      constraints: 'none',
      recent_turns: 'none',
      outcome: 'done in part',
      facts: '- Put milk.',
      generated: '',
      failures: '- No eggs.',
      proposal: 'none',
      questions: '- More?',
      options: 'none',
    })
  })

  test('tells what was looked back at, which takes no agent', async () => {
    const model = createScriptedModel([{ node: 'reply', text: 'Put milk.' }])
    const { turn, dependencies } = createTurnFixture({ model })
    const lookBack = { tool: 'show_changes' as const, arguments: {} }
    await reply(turn, { ...ended({ status: 'done' }), agent: null, lookBack }, dependencies)
    expect(model.calls[0]).toMatchObject({ variables: { outcome: 'done' }, situation: { has_agent: true } })
  })

  test.each([
    ['small talk', { said: 'Hello!' }, 'Hello!\nPut milk.\nNot done: No eggs.'],
    ['a cancel', { status: 'cancelled' as const }, 'Stopped.\nPut milk.\nNot done: No eggs.'],
    ['an error', { status: 'partial' as const, error }, 'Put milk.\nNot done: No eggs.'],
  ])('after %s is written by code', async (_, ending, text) => {
    const { turn, dependencies } = createTurnFixture({ model: createScriptedModel([]) })
    expect(await reply(turn, ended(ending), dependencies)).toEqual({ ...nothing, text })
  })

  test('to a turn that needed no model is written by code too', async () => {
    const { turn, dependencies } = createTurnFixture({ model: createScriptedModel([]) })
    const told = await reply(turn, { ...ended({}), modelCalls: [] }, dependencies)
    expect(told).toMatchObject({ text: 'Put milk.\nNot done: No eggs.', modelCalls: [] })
  })

  test('to a breakdown is the error event alone', async () => {
    const { turn, dependencies } = createTurnFixture({
      model: createScriptedModel([]),
      claim: { suggestions },
    })
    const told = await reply(turn, ended({ status: 'failed', error, isBreakdown: true }), dependencies)
    expect(told).toEqual({ ...nothing, text: 'It broke.' })
    expect(turn.emitter.since(null)).toEqual([])
  })

  test('to a turn that has not ended is an error', async () => {
    const { turn, dependencies } = createTurnFixture()
    await expect(reply(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
  })
})
