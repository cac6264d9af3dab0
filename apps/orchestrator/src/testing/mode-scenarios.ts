import { offering } from './answer-scenarios.ts'
import { made, planOf, stepComplete } from './brain.ts'
import { soupId } from './fake-agents.ts'
import type { Scenario } from './scenarios.ts'

// Turns of the modes that plan little or not at all, and what passes from one mode to another.

export const cook = (message: string) => ({ message, mode: 'cook' })
export const beginToCook = {
  message: '',
  mode: 'cook',
  cook_init: { recipe_id: soupId, notes: 'half of it' },
}
export const leaveCooking = cook('__cook_exit__')
export const brainstorm = (message: string) => ({ message, mode: 'brainstorm' })
export const beginBrainstorm = { ...brainstorm('pasta with something green'), brainstorm_init: true }
export const leaveBrainstorm = brainstorm('__brainstorm_exit__')
export const quick = (message: string) => ({ message, mode: 'quick' })
export const create = (message: string) => ({ message, mode: 'create' })

const help = 'Say "next", "back", "repeat", "step 2", "ingredients", or ask how much of something.'
const noIdeas =
  'Without a model I have no ideas of my own; I can only lay out what is there. I keep what you say for when you leave.'
const nothing = { stock: {}, effects: 0 }

export const modeScenarios: Scenario[] = [
  {
    name: 'one thing that is looked up and one that is done, quickly',
    messages: [quick('put 2 milk'), quick('look')],
    isConversation: true,
    expected: {
      statuses: ['done', 'done'],
      stock: { milk: 2 },
      effects: 1,
      responses: ['put: 2 milk.', 'look: 1 foods.'],
    },
  },
  {
    name: 'more than one call in a quick turn, which takes a plan',
    messages: [quick('put 2 milk and put 12 egg')],
    expected: {
      statuses: ['done'],
      stock: { milk: 2, egg: 12 },
      effects: 2,
      responses: ['put: 2 milk. put: 12 egg.'],
    },
  },
  {
    name: 'a dish that is created at once and saved in a turn that plans',
    messages: [create('a dish with milk'), 'save it'],
    isConversation: true,
    brain: {
      think: () => planOf('keep it'),
      act: ({ step, thisStep }) => {
        if (step.step_type === 'generate') return [made({ item: null, name: 'Pudding', foods: ['milk'] })]
        if (thisStep.length > 0) return [stepComplete]
        return [
          { action: 'tool_call', tool: 'keep_dish', arguments_json: '{"dish":"gen_dish_1"}', item: null },
          stepComplete,
        ]
      },
    },
    expected: {
      statuses: ['done', 'done'],
      stock: {},
      effects: 1,
      dishes: ['Pudding'],
      responses: ['Pudding of milk.\n\nThis is generated, not saved.', 'keep_dish: Pudding of milk.'],
    },
  },
  {
    name: 'a soup that is cooked, with a change worth keeping',
    messages: [beginToCook, cook('next'), cook('I added cream instead'), leaveCooking],
    isConversation: true,
    expected: {
      ...nothing,
      statuses: ['done', 'done', 'done', 'done'],
      responses: [
        `Let us cook Leek soup. Set out: 2 leeks, sliced; 1 l stock.\nStep 1 of 2: Sweat the leeks.\n${help}`,
        'Step 2 of 2: Add the stock and simmer.',
        `The recipe does not say, and without a model I can only read it to you. ${help}`,
        'You cooked Leek soup. You said: "next", "I added cream instead".\n\nShall I do this: Add a note to Leek soup: I added cream instead',
      ],
    },
  },
  {
    name: 'a brainstorm while something is open, and the yes to it afterwards',
    messages: ['offer milk', beginBrainstorm, brainstorm('yes'), leaveBrainstorm, 'yes'],
    isConversation: true,
    brain: offering,
    expected: {
      stock: { milk: 3 },
      effects: 1,
      statuses: ['blocked', 'done', 'done', 'done', 'done'],
      responses: [
        'offer_put: 3 milk?.',
        `Close to that: 1 pasta.\n${noIdeas}`,
        `At hand: 2 leeks; 1 pasta.\n${noIdeas}`,
        'You thought aloud about food. You said: "pasta with something green", "yes".',
        'commit_offer: 3 milk.',
      ],
    },
  },
]
