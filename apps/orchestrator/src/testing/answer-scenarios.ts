import { blocked } from './scenarios.ts'
import { callOf, callsIn, planOf, stepComplete } from './brain.ts'
import type { Brain } from './brain.ts'
import type { Scenario } from './scenarios.ts'
import { defaultLimits } from '../policy/limits.ts'

// Pending items and their answers: yes, no, later, too early, something else.

const offer = callOf('offer_put', { food: 'milk', quantity: 3 })
export const offering: Partial<Brain> = {
  think: ({ brief }) => planOf(brief.message),
  act: ({ step, thisStep }) => {
    if (thisStep.length > 0) return [stepComplete]
    return step.description.startsWith('offer')
      ? [offer, stepComplete]
      : [...callsIn(step.description), stepComplete]
  },
}
const proposal = {
  ...planOf(),
  decision: 'propose' as const,
  proposal_message: 'Soup?',
  assumptions: ['For two.'],
}

export const answerScenarios: Scenario[] = [
  {
    name: 'an offer and a yes',
    isConversation: true,
    messages: ['offer milk', 'yes, please', 'yes'],
    brain: offering,
    expected: {
      statuses: ['blocked', 'done', 'done'],
      stock: { milk: 3 },
      effects: 1,
      responses: [
        'offer_put: 3 milk?.',
        'commit_offer: 3 milk.',
        'There is nothing waiting for a yes. What shall I do?',
      ],
    },
  },
  {
    name: 'an offer and a no',
    isConversation: true,
    messages: ['offer milk', 'no thanks', 'yes'],
    brain: offering,
    expected: {
      statuses: ['blocked', 'done', 'done'],
      stock: {},
      effects: 0,
      responses: [
        'offer_put: 3 milk?.',
        'cancel_offer: left.',
        'There is nothing waiting for a yes. What shall I do?',
      ],
    },
  },
  {
    name: 'a yes that was said before the offer was shown',
    messages: ['offer milk', 'yes'],
    brain: offering,
    expected: {
      statuses: ['blocked', 'done'],
      stock: {},
      effects: 0,
      responses: [
        'offer_put: 3 milk?.',
        'You said that before I had asked: Put 3 milk? Please answer once more.',
      ],
    },
  },
  {
    name: 'an offer that a newer one replaces, and one that something else leaves open',
    isConversation: true,
    messages: ['offer milk', 'offer milk', 'put 1 egg', 'yes'],
    brain: offering,
    expected: {
      statuses: ['blocked', 'blocked', 'done', 'done'],
      stock: { egg: 1, milk: 3 },
      effects: 2,
      responses: [
        'offer_put: 3 milk?.',
        'offer_put: 3 milk?.\n\nThis takes the place of: Put 3 milk?',
        'put: 1 egg.',
        'commit_offer: 3 milk.',
      ],
    },
  },
  {
    name: 'a model that wants to say the yes itself',
    messages: ['offer milk'],
    brain: {
      act: ({ thisStep }) =>
        thisStep.length === 0
          ? [offer]
          : thisStep.length === 1
            ? [callOf('commit_offer', { offer: 'lot_1' })]
            : [stepComplete],
    },
    expected: {
      statuses: ['partial'],
      stock: {},
      effects: 0,
      responses: ['offer_put: 3 milk?.\nNot done: It was not done.'],
    },
  },
  {
    name: 'a proposal and a yes with a change',
    isConversation: true,
    messages: ['cook something', 'yes, but put 2 salt'],
    brain: {
      think: ({ brief }) =>
        brief.answered === null ? proposal : planOf(brief.answered.answer.replace('yes, but ', '')),
    },
    expected: {
      statuses: ['blocked', 'done'],
      stock: { salt: 2 },
      effects: 1,
      responses: ['Soup?\nFor two.', 'put: 2 salt.'],
    },
  },
  {
    name: 'a question in mid-plan and its answer, which goes on at that step',
    isConversation: true,
    messages: ['put 2 milk and ask', 'the oat one'],
    brain: {
      think: () => planOf('put 2 milk', 'ask'),
      act: ({ step, thisStep }) => {
        if (step.description !== 'ask')
          return thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete]
        const answer = thisStep.find(({ tool }) => tool === 'ask_user')?.data['answer']
        if (answer === undefined)
          return [{ action: 'ask_user', question: 'Which one?', options: [], context: '' }]
        return [callOf('put', { food: String(answer), quantity: 1 }), stepComplete]
      },
    },
    expected: {
      statuses: ['blocked', 'done'],
      stock: { milk: 2, 'the oat one': 1 },
      effects: 2,
      responses: ['put: 2 milk.\nWhich one?', 'put: 1 the oat one.'],
    },
  },
  {
    name: 'a question that a new goal lets go of',
    isConversation: true,
    messages: ['take the thing', 'put 1 egg'],
    brain: {
      think: ({ brief }) => planOf(brief.message),
      act: ({ step, thisStep }) => {
        if (step.description === 'take the thing') return [blocked('AMBIGUOUS_INPUT', 'Which thing?')]
        return thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete]
      },
    },
    expected: {
      statuses: ['blocked', 'done'],
      stock: { egg: 1 },
      effects: 1,
      responses: ['Which thing?', 'put: 1 egg.\n\nI have let go of what was open: Which thing?'],
    },
  },
  {
    name: 'a call that fits several things, and which one is meant',
    isConversation: true,
    messages: ['put 2 egg', 'put 3 milk and take 1 thing', 'the second one'],
    brain: {
      act: ({ step, thisStep }) => {
        const answer = thisStep.find(({ tool }) => tool === 'ask_user')?.data['answer']
        if (answer !== undefined) return [callOf('take', { food: answer, quantity: 1 }), stepComplete]
        return thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete]
      },
    },
    expected: {
      statuses: ['done', 'blocked', 'done'],
      stock: { milk: 3, egg: 1 },
      effects: 3,
      responses: ['put: 2 egg.', 'put: 3 milk.\nWhich thing?\nChoose: milk, egg.', 'take: 1 egg.'],
    },
  },
  {
    name: 'more changes than are made without a yes, and the yes',
    isConversation: true,
    messages: ['put 1 a and put 1 b and put 1 c', 'ok'],
    limits: { writesWithoutYesMax: 2 },
    expected: {
      statuses: ['blocked', 'done'],
      stock: { a: 1, b: 1, c: 1 },
      effects: 3,
      responses: [
        'Put 1 a and put 1 b and put 1 c. That is 3 changes. Shall I go ahead?',
        'put: 1 a. put: 1 b. put: 1 c.',
      ],
    },
  },
  {
    name: 'a step that must be confirmed, and a no',
    isConversation: true,
    messages: ['put 1 a', 'no'],
    brain: { think: () => planOf({ description: 'put 1 a', confirm: true }) },
    expected: {
      statuses: ['blocked', 'done'],
      stock: {},
      effects: 0,
      responses: ['Put 1 a. That is 1 change. Shall I go ahead?', 'All right, I leave it.'],
    },
  },
  {
    name: 'an agent that asks another one',
    messages: ['put 2 milk', 'weigh it'],
    brain: {
      think: ({ brief }) =>
        planOf({
          description: brief.route.goal,
          step_type: brief.route.agent === 'larder' && brief.message.startsWith('put') ? 'write' : 'analyze',
        }),
      act: ({ brief, step, thisStep }) => {
        if (brief.route.agent === 'scales')
          return thisStep.length > 0 ? [stepComplete] : [callOf('look', {}), stepComplete]
        if (step.description.startsWith('put'))
          return thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete]
        if (thisStep.length === 0)
          return [{ action: 'call_agent', target_agent: 'scales', goal: 'weigh what there is', refs: [] }]
        return thisStep.length === 1 ? [callOf('look', {}), stepComplete] : [stepComplete]
      },
    },
    expected: {
      statuses: ['done', 'done'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.', 'look: 1 foods.'],
    },
  },
  {
    name: 'an agent that asks one that is not there, and agents that ask each other for ever',
    messages: ['put 1 milk'],
    limits: { modelCallsMax: { ...defaultLimits.modelCallsMax, plan: 40 } },
    brain: {
      think: ({ brief }) => planOf({ description: brief.route.goal, step_type: 'analyze' }),
      act: ({ brief, thisStep }) => {
        const target_agent =
          thisStep.length === 0 ? 'cellar' : brief.route.agent === 'larder' ? 'scales' : 'larder'
        return thisStep.length < 3
          ? [{ action: 'call_agent', target_agent, goal: 'help', refs: [] }]
          : [stepComplete]
      },
    },
    expected: { statuses: ['done'], stock: {}, effects: 0, responses: ['There is nothing to tell.'] },
  },
]
