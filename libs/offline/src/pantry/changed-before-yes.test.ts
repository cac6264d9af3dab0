import { expect, test } from '@jest/globals'
import { planSchema, type TurnBrief } from '@alfred/contracts'
import { createOfflineModel } from '@alfred/llm'
import { pantryOfflineRules } from './pantry-offline-rules.ts'
import { readKitchen } from './read-kitchen.ts'
import { briefOf } from './testing/brief-of.ts'

const model = createOfflineModel(pantryOfflineRules)
const offered = (answer: string, kind: 'proposal' | 'question' = 'proposal'): TurnBrief => ({
  ...briefOf(answer),
  profile: ['servings: 2'],
  answered: {
    kind,
    asked: 'I would plan 4 dinners. Sound good?',
    message: 'plan dinners for 4 days',
    answer,
  },
})

async function decided(brief: TurnBrief): Promise<string> {
  const { signal } = new AbortController()
  const situation = { brief, dashboard: {}, replanBecause: null }
  const asked = { node: 'think', prompt: 'agents-pantry/think', variables: {}, schema: planSchema } as const
  return (await model.generate({ ...asked, situation, complexity: 'low', signal })).output.decision
}

test.each([
  ['swap tuesday for something without pork', 'propose'],
  ['make it vegetarian', 'propose'],
  ['yes, but without pork', 'plan_direct'],
  ['sounds good', 'plan_direct'],
])('of an offered plan "%s" leads to %s', async (answer, decision) => {
  expect(await decided(offered(answer))).toBe(decision)
})

test('what goes on with the offer and is no answer by its words is offered again, too', async () => {
  const message = 'could you swap monday for something without fish'
  const asked = { kind: 'proposal' as const, asks: [], data: {}, message: 'plan dinners for 4 days' }
  const pending = { ...asked, summary: 'I would plan 4 dinners.' } as unknown as TurnBrief['pending']
  const recent_turns = [
    { message: asked.message, response: 'I would plan 4 dinners. Sound good?', facts: [] },
  ]
  expect(await decided({ ...offered(message), answered: null, pending, recent_turns })).toBe('propose')
})

test('what the routine is, is told without a yes', async () => {
  expect(await decided(offered('tuesdays I am out, we are two', 'question'))).toBe('plan_direct')
})

test('who swaps days that are planned has not told a routine', () => {
  const message = "swap tuesday and friday please, we'll be late then"
  const { calls } = readKitchen(message, { ...offered(message, 'question'), isResumed: false })
  expect(calls.map(({ tool }) => tool)).toEqual(['swap_meals'])
})
