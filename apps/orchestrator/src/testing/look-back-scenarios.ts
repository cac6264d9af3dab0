import type { Scenario } from './scenarios.ts'

// Earlier changes are shown and undone exactly once, whatever crashes on the way.

const tookBack = (things: string): string => `I took back an earlier request: ${things}.`

export const lookBackScenarios: Scenario[] = [
  {
    name: 'two things bought and taken back',
    isConversation: true,
    messages: ['put 2 milk and put 12 egg', 'undo that'],
    expected: {
      statuses: ['done', 'done'],
      stock: {},
      effects: 3,
      responses: [
        'put: 2 milk. put: 12 egg.',
        tookBack('2 milk is no longer in your stock; 12 eggs are no longer in your stock'),
      ],
    },
  },
  {
    name: 'one step back after the other',
    isConversation: true,
    messages: ['put 2 milk', 'put 1 milk', 'undo', 'undo', 'Undo, please!'],
    expected: {
      statuses: ['done', 'done', 'done', 'done', 'failed'],
      stock: {},
      effects: 4,
      responses: [
        'put: 2 milk.',
        'put: 1 milk.',
        tookBack('milk in your stock is as before (quantity 2 instead of 3)'),
        tookBack('2 milk is no longer in your stock'),
        'There is nothing to take back.',
      ],
    },
  },
  {
    name: 'a quick turn that is taken back by a quick turn',
    isConversation: true,
    messages: [
      { message: 'put 2 milk', mode: 'quick' },
      { message: 'undo', mode: 'quick' },
    ],
    expected: {
      statuses: ['done', 'done'],
      stock: {},
      effects: 2,
      responses: ['put: 2 milk.', tookBack('2 milk is no longer in your stock')],
    },
  },
]
