import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { briefOf } from '../pantry/testing/brief-of.ts'
import { answerPrompts } from './answer-prompts.ts'
import { NOT_UNDERSTOOD } from './not-sure.ts'

/** Rules that read nothing at all, and tell the turns that they were told. */
const told: TurnBrief['recent_turns'][] = []
const rules = answerPrompts<never, never>({
  prompts: { think: 'some/think', act: 'some/act' },
  read: (text, { recent_turns }) => {
    told.push(recent_turns)
    return { calls: [], wishes: [], mentions: [], unclear: [], text, isAnswer: false }
  },
  help: 'Say it plainly.',
  plan: () => {
    throw new TypeError('Nothing was read.')
  },
  act: () => {
    throw new TypeError('Nothing was read.')
  },
})

async function asked(message: string, more: Partial<TurnBrief> = {}): Promise<string[]> {
  const brief = { ...briefOf(message), ...more }
  const plan = (await rules['some/think']?.({ brief, replanBecause: null })) as {
    clarification_questions: string[]
  }
  return plan.clarification_questions
}

test('what is not understood is answered by the help', async () => {
  expect(await asked('wibble wobble')).toEqual(['Say it plainly.'])
})

test('what is not understood while something waits for a yes says what waits', async () => {
  const waiting = (summary: string): Partial<TurnBrief> => ({
    pending: { kind: 'proposal', summary, data: {} },
  })
  expect(await asked('wibble wobble', waiting('at most 2000 kcal a day'))).toEqual([
    `${NOT_UNDERSTOOD} This still waits: at most 2000 kcal a day. Say yes or no to it, or say in other words what you want.`,
  ])
  expect((await asked('wibble wobble', waiting('Shall I undo it?')))[0]).toContain(
    'waits: Shall I undo it? Say yes',
  )
})

const goalWaits: Partial<TurnBrief> = {
  pending: { kind: 'proposal', summary: 'at most 2000 mg sodium a day', data: {} },
}

test.each([
  ['I fancy something with chickpeas', 'search the cookbook for chickpeas'],
  ['a dessert without eggs', 'search the cookbook for dessert without eggs'],
])(
  'something else that may be asked for while something waits is offered: "%s"',
  async (message, request) => {
    expect((await asked(message, goalWaits))[0]).toContain(`Did you mean "${request}"?`)
  },
)

test.each(['a quarter of it', 'make it half', 'the first'])(
  'what may change what waits is not offered in its place: "%s"',
  async (message) => {
    expect((await asked(message, goalWaits))[0]).toContain('This still waits:')
  },
)

test('the rules are told the turns that led to something, without what these cite', async () => {
  const turns = [
    { message: 'how long does it keep?', response: 'About 3 days (USDA FoodKeeper).', facts: [] },
    { message: 'hm', response: `${NOT_UNDERSTOOD} This still waits: soup.`, facts: [] },
  ]
  await asked('wibble wobble', { recent_turns: turns })
  expect(told.at(-1)).toEqual([{ ...turns[0], response: 'About 3 days.' }])
})
