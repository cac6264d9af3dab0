import type { MessageReading } from '@alfred/contracts'
import { offering } from './answer-scenarios.ts'
import { callOf, callsIn, planOf, stepComplete } from './brain.ts'
import { quick } from './mode-scenarios.ts'
import type { Scenario } from './scenarios.ts'

// What is read from a message and done without a plan: what a person tells of themselves, calls, several parts.

type Work = MessageReading['work'][number]

/** A part whose calls are those of a text like "put 2 milk and take 1 egg". */
function partOf(agent: string, text: string): Work {
  const calls = callsIn(text).flatMap((action) =>
    action.action === 'tool_call'
      ? [
          {
            tool: action.tool,
            arguments_json: JSON.stringify({ note: null, ...JSON.parse(action.arguments_json) }),
          },
        ]
      : [],
  )
  return { agent, subdomain: 'stock', goal: text, complexity: 'low', context_needs: [], calls }
}

export const readingScenarios: Scenario[] = [
  {
    name: 'an allergy told in passing, which is kept before the rest is done',
    messages: ["put 2 milk, I'm allergic to nuts"],
    brain: { think: () => planOf('put 2 milk') },
    expected: {
      statuses: ['done'],
      stock: { 'no nuts': 1, milk: 2 },
      effects: 2,
      responses: ['remember: 1 no nuts. put: 2 milk.'],
    },
  },
  {
    name: 'an allergy that a plan keeps once more, which is told once',
    messages: ["put 2 milk, I'm allergic to nuts"],
    brain: {
      think: () => planOf('put 2 milk'),
      act: ({ thisStep }) =>
        thisStep.length > 0
          ? [stepComplete]
          : [
              callOf('remember', { kind: 'allergy', value: 'Nuts' }),
              callOf('put', { food: 'milk', quantity: 2, note: null }),
              stepComplete,
            ],
    },
    expected: {
      statuses: ['done'],
      stock: { 'no nuts': 1, 'no Nuts': 1, milk: 2 },
      effects: 3,
      responses: ['remember: 1 no nuts. put: 2 milk.'],
    },
  },
  {
    name: 'several calls that were read from the message',
    messages: [quick('put 2 milk and put 12 egg')],
    brain: { read: (reading) => ({ ...reading, work: [partOf('larder', 'put 2 milk and put 12 egg')] }) },
    expected: {
      statuses: ['done'],
      stock: { milk: 2, egg: 12 },
      effects: 2,
      responses: ['put: 2 milk. put: 12 egg.'],
    },
  },
  {
    name: 'two parts of a message, by two agents in one turn',
    messages: ['put 2 milk and weigh what there is'],
    brain: {
      read: (reading) => ({
        ...reading,
        work: [partOf('larder', 'put 2 milk'), { ...partOf('scales', 'look'), calls: [] }],
      }),
      think: () => planOf({ description: 'look', step_type: 'read', subdomain: 'weight' }),
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk. look: 1 foods.'],
    },
  },
  {
    name: 'a part for nobody, which is told beside the one that was done',
    messages: [quick('put 2 milk and book a table')],
    brain: {
      read: (reading) => ({
        ...reading,
        work: [partOf('larder', 'put 2 milk'), { ...partOf('waiter', 'book a table'), calls: [] }],
      }),
    },
    expected: {
      statuses: ['partial'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.\nNot done: Nobody here could do this: book a table'],
    },
  },
  {
    name: 'a yes with a further request behind it',
    messages: ['offer milk', 'yes and put 12 egg'],
    isConversation: true,
    brain: offering,
    expected: {
      statuses: ['blocked', 'done'],
      stock: { milk: 3, egg: 12 },
      effects: 2,
      responses: ['offer_put: 3 milk?.', 'commit_offer: 3 milk. put: 12 egg.'],
    },
  },
  {
    name: 'two offers of one turn and one yes for both',
    messages: ['offer milk and egg', 'yes'],
    isConversation: true,
    brain: {
      act: ({ thisStep }) =>
        thisStep.length > 0
          ? [stepComplete]
          : [
              callOf('offer_put', { food: 'milk', quantity: 3 }),
              callOf('offer_put', { food: 'egg', quantity: 2 }),
              stepComplete,
            ],
    },
    expected: {
      statuses: ['blocked', 'done'],
      stock: { milk: 3, egg: 2 },
      effects: 2,
      responses: ['offer_put: 3 milk?. offer_put: 2 egg?.', 'commit_offer: 3 milk. commit_offer: 2 egg.'],
    },
  },
  {
    name: 'a wish to undo that a model read, and the yes to it',
    messages: ['put 2 milk', 'that was wrong, have it as it was', 'yes'],
    isConversation: true,
    brain: {
      read: (reading) =>
        reading.pending_reply === null && reading.work[0]?.goal.startsWith('that was wrong')
          ? { ...reading, work: [], look_back: 'undo' }
          : reading,
    },
    expected: {
      statuses: ['done', 'blocked', 'done'],
      stock: {},
      effects: 2,
      responses: [
        'put: 2 milk.',
        'Last, an earlier request changed this: added 2 milk to your stock. Shall I undo what I changed last?',
        'I took back an earlier request: 2 milk is no longer in your stock.',
      ],
    },
  },
]
