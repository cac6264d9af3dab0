import { describe, expect, test } from '@jest/globals'
import type { AgentDefinition } from './agent-definition.ts'
import { questionObjection, withHarmlessWords } from './question-objection.ts'

const objection = 'It contains peanut, and you are allergic to peanuts.'
const agent = {
  rules: {
    artifacts: async () => [],
    texts: async (_token: string, texts: readonly string[]) =>
      texts.some((text) => /peanut|satay/.test(text)) ? objection : null,
  },
} as unknown as AgentDefinition
const asking = (message: string, locale = 'en-GB') =>
  ({
    token: 'token',
    brief: { message, locale, constraints: { permanent: [], goal: null } },
  }) as unknown as Parameters<typeof questionObjection>[1]

describe('a question', () => {
  test('that offers what the person must not have is objected to', async () => {
    expect(await questionObjection(agent, asking('plan dinner'), ['Shall I plan satay?'])).toBe(objection)
    expect(await questionObjection(agent, asking('plan dinner'), ['For how many?'])).toBeNull()
  })

  test('about a food that the person named is not', async () => {
    const bought = asking('I bought peanut butter')
    expect(await questionObjection(agent, bought, ['How much peanut butter?'])).toBeNull()
  })

  test('is, where the person named it as an allergy alone', async () => {
    const told = asking("plan dinner, I'm allergic to peanuts")
    expect(await questionObjection(agent, told, ['Shall I plan satay?'])).toBe(objection)
  })
})

test('of a decision the words for the person are replaced that offer what they must not have', async () => {
  const complete = { action: 'step_complete' as const, result_summary: 'satay', artifacts: [] }
  const ask = { action: 'ask_user' as const, question: 'Which one?', options: ['satay', 'soup'], context: '' }
  const fail = { action: 'fail' as const, reason: 'no', user_message: 'Take peanuts instead.' }
  expect(await withHarmlessWords(agent, asking('plan dinner'), { actions: [ask, fail, complete] })).toEqual({
    actions: [
      { ...ask, question: `${objection} What shall I do instead?`, options: [], asks: null },
      { ...fail, user_message: 'That could not be done.' },
      complete,
    ],
  })
})

test.each([
  ['de-DE', 'Was soll ich stattdessen tun?', 'Das ließ sich nicht machen.'],
  ['fr', 'Que dois-je faire à la place\u00a0?', "Cela n'a pas pu se faire."],
  ['es', '¿Qué hago en su lugar?', 'No se ha podido hacer.'],
])('in %s they are replaced by words of that language', async (locale, question, failure) => {
  const actions = [
    { action: 'ask_user' as const, question: 'Satay?', options: ['satay'], context: '' },
    { action: 'fail' as const, reason: 'no', user_message: 'peanut' },
  ]
  expect(await withHarmlessWords(agent, asking('plan', locale), { actions })).toMatchObject({
    actions: [{ question: `${objection} ${question}` }, { user_message: failure }],
  })
})
