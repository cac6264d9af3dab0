import type { Action, Plan, TurnStatus } from '@alfred/contracts'
import type { Limits } from '../policy/limits.ts'
import { callOf, callsIn, planOf, stepComplete } from './brain.ts'
import type { Brain } from './brain.ts'

/** A message, or a whole request with its mode and other fields. */
export type Said = string | ({ message: string } & Record<string, unknown>)

/** Messages, the models' decisions on them, and the expected end, whatever crashes on the way. */
export type Scenario = {
  name: string
  messages: Said[]
  /** Sends each message when the one before was answered; otherwise they queue. */
  isConversation?: boolean
  brain?: Partial<Brain>
  limits?: Partial<Limits>
  /** Suggestions that exist before the conversation begins. */
  suggestions?: { reason: string; action: string; request?: string }[]
  expected: {
    statuses: TurnStatus[]
    stock: Record<string, number>
    effects: number
    responses: string[]
    dishes?: string[]
  }
}

export const blocked = (reason_code: 'PLAN_INVALID' | 'AMBIGUOUS_INPUT', details: string): Action => ({
  action: 'blocked',
  reason_code,
  details,
  suggested_next: 'fail',
})
const ending = (change: Partial<Plan>): Plan => ({ ...planOf(), ...change })

export const plainScenarios: Scenario[] = [
  {
    name: 'two things bought, in one decision',
    messages: ['put 2 milk and put 12 egg'],
    expected: {
      statuses: ['done'],
      stock: { milk: 2, egg: 12 },
      effects: 2,
      responses: ['put: 2 milk. put: 12 egg.'],
    },
  },
  {
    name: 'two steps with a decision for each call',
    messages: ['put 2 milk and put 12 egg'],
    brain: {
      think: ({ brief }) => planOf(...brief.message.split(' and ')),
      act: ({ step, thisStep }) => (thisStep.length > 0 ? [stepComplete] : callsIn(step.description)),
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 2, egg: 12 },
      effects: 2,
      responses: ['put: 2 milk. put: 12 egg.'],
    },
  },
  {
    name: 'a plan that does not hold, and one that does',
    messages: ['put 2 milk and take 1 milk'],
    brain: {
      think: ({ replanBecause }) =>
        replanBecause === null ? planOf('put 2 milk', 'dance') : planOf('take 1 milk'),
      act: ({ step, thisStep }) => {
        if (step.description === 'dance') return [blocked('PLAN_INVALID', 'There is no such tool.')]
        return thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete]
      },
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 1 },
      effects: 2,
      responses: ['put: 2 milk. take: 1 milk.'],
    },
  },
  {
    name: 'a question with options after something was done',
    messages: ['put 2 milk'],
    brain: {
      act: ({ step, thisStep }) =>
        thisStep.length === 0
          ? callsIn(step.description)
          : [{ action: 'ask_user', question: 'Which one?', options: ['oat', 'cow'], context: '' }],
    },
    expected: {
      statuses: ['blocked'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.\nWhich one?\nChoose: oat, cow.'],
    },
  },
  {
    name: 'an agent that does not know what is meant',
    messages: ['take the thing'],
    brain: { act: () => [blocked('AMBIGUOUS_INPUT', 'Which thing?')] },
    expected: { statuses: ['blocked'], stock: {}, effects: 0, responses: ['Which thing?'] },
  },
  {
    name: 'a call that fails beside one that succeeds',
    messages: ['put 2 milk and take 5 egg'],
    expected: {
      statuses: ['partial'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.\nNot done: There is not enough egg.'],
    },
  },
  {
    name: 'a call that fails and is mended by the next decision',
    messages: ['put 2 milk'],
    brain: {
      act: ({ thisStep }) => {
        if (thisStep.length === 0) return [...callsIn('put 2 milk and take 5 milk'), stepComplete]
        return [...callsIn('take 1 milk'), stepComplete]
      },
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 1 },
      effects: 2,
      responses: ['put: 2 milk. take: 1 milk.'],
    },
  },
  {
    name: 'a ref that was never given, then one that was',
    messages: ['put 2 milk'],
    brain: {
      act: ({ thisStep }) => {
        if (thisStep.length === 0)
          return [...callsIn('put 2 milk'), callOf('take', { item: 'lot_7', quantity: 1 })]
        return [callOf('take', { item: 'lot_1', quantity: 1 }), stepComplete]
      },
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 1 },
      effects: 2,
      responses: ['put: 2 milk. take: 1 milk.'],
    },
  },
  {
    name: 'a tool that nobody has',
    messages: ['put 2 milk'],
    brain: {
      act: ({ thisStep }) =>
        thisStep.length === 0 ? [...callsIn('put 2 milk'), callOf('cook', {}), stepComplete] : [stepComplete],
    },
    expected: {
      statuses: ['partial'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.\nNot done: It was not done.'],
    },
  },
  {
    name: 'three messages of one conversation, the last by ref',
    messages: ['put 2 milk', 'look', 'drink it'],
    brain: {
      think: ({ brief }) => planOf(brief.message),
      act: ({ step, thisStep, brief }) => {
        if (thisStep.length > 0) return [stepComplete]
        if (step.description !== 'drink it') return callsIn(step.description)
        const item = brief.entities.find(({ label }) => label === 'milk')?.ref ?? 'lot_99'
        return [callOf('take', { item, quantity: 2 }), stepComplete]
      },
    },
    expected: {
      statuses: ['done', 'done', 'done'],
      stock: { milk: 0 },
      effects: 2,
      responses: ['put: 2 milk.', 'look: 1 foods.', 'take: 2 milk.'],
    },
  },
  {
    name: 'a proposal',
    messages: ['cook something'],
    brain: {
      think: () =>
        ending({
          decision: 'propose',
          proposal_message: 'Soup?',
          assumptions: ['You like soup.', 'For two.'],
        }),
    },
    expected: {
      statuses: ['blocked'],
      stock: {},
      effects: 0,
      responses: ['Soup?\nYou like soup. For two.'],
    },
  },
  {
    name: 'a question back',
    messages: ['help'],
    brain: { think: () => ending({ decision: 'clarify', clarification_questions: ['With what?'] }) },
    expected: { statuses: ['blocked'], stock: {}, effects: 0, responses: ['With what?'] },
  },
  {
    name: 'small talk, which needs no agent, with something to say at the beginning',
    messages: ['hello', 'put 1 milk'],
    suggestions: [{ reason: 'The milk expires on Friday.', action: 'Drink it.' }],
    expected: {
      statuses: ['done', 'done'],
      stock: { milk: 1 },
      effects: 1,
      responses: [
        'Hello! You can say, for example: "put 2 milk".\n\nBy the way: The milk expires on Friday. Drink it.',
        'put: 1 milk.',
      ],
    },
  },
  {
    name: 'a suggestion that a yes carries out',
    messages: ['hello', 'yes'],
    isConversation: true,
    suggestions: [{ reason: 'There is no milk.', action: 'Shall I put some?', request: 'put 1 milk' }],
    expected: {
      statuses: ['done', 'done'],
      stock: { milk: 1 },
      effects: 1,
      responses: [
        'Hello! You can say, for example: "put 2 milk".\n\nBy the way: There is no milk. Shall I put some?',
        'put: 1 milk.',
      ],
    },
  },
  {
    name: 'a suggestion that is refused',
    messages: ['hello', 'no', 'put 1 egg'],
    isConversation: true,
    suggestions: [{ reason: 'There is no milk.', action: 'Shall I put some?', request: 'put 1 milk' }],
    expected: {
      statuses: ['done', 'done', 'done'],
      stock: { egg: 1 },
      effects: 1,
      responses: [
        'Hello! You can say, for example: "put 2 milk".\n\nBy the way: There is no milk. Shall I put some?',
        'All right, I leave it.',
        'put: 1 egg.',
      ],
    },
  },
  {
    name: 'a step that never ends',
    messages: ['put 1 milk'],
    brain: { act: () => callsIn('put 1 milk') },
    limits: { decisionsPerStepMax: 3 },
    expected: {
      statuses: ['partial'],
      stock: { milk: 3 },
      effects: 3,
      responses: ['put: 1 milk. put: 1 milk. put: 1 milk.\nThat took more decisions than one request may.'],
    },
  },
  {
    name: 'an agent that gives up after it did something',
    messages: ['put 1 milk'],
    brain: {
      act: ({ thisStep }) =>
        thisStep.length === 0
          ? callsIn('put 1 milk')
          : [{ action: 'fail', reason: 'no oven', user_message: 'There is no oven.' }],
    },
    expected: {
      statuses: ['partial'],
      stock: { milk: 1 },
      effects: 1,
      responses: ['put: 1 milk.\nThere is no oven.'],
    },
  },
]
