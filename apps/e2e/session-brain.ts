import type { FakeAnswer, FakeBrain, FakeRequest } from '@alfred/llm/testing'
import { createKitchenBrain, plainReading, said } from './kitchen-brain.ts'

/** The kitchen's scripted model, extended for cooking, brainstorming, quick turns and creating. */
export type SessionBrain = {
  answer: FakeBrain
  /** Sets the answer to a prompt until further notice; null restores the usual one. */
  always(prompt: string, answer: FakeAnswer | null): void
}

const soup = {
  name: 'Leek Soup',
  description: null,
  cuisine: 'French',
  course: 'main',
  difficulty: 'easy',
  servings: 2,
  prep_minutes: 10,
  cook_minutes: 20,
  ingredients: [
    { food: 'leek', quantity: 2, unit: null, preparation: 'sliced', optional: false, note: null },
    { food: 'butter', quantity: 20, unit: 'g', preparation: null, optional: false, note: null },
  ],
  steps: ['Sweat the leeks in the butter.', 'Cover with water and simmer for 20 minutes.'],
  tags: [],
  notes: null,
  source: 'generated',
}

const own: Record<string, (request: FakeRequest) => FakeAnswer | undefined> = {
  'orchestrator/cook': ({ input }) => ({
    text: `While you cook: ${said(input)}. Listen for a gentle sizzle and take care, the pan is hot.`,
    deltas: 12,
  }),
  'orchestrator/brainstorm': ({ input }) => ({
    text: `Let us riff on ${said(input)}: once crisp, once silky, once cold with lemon.`,
    deltas: 12,
  }),
  'orchestrator/handoff': ({ input }) => ({
    json: /cream|miso/.test(input)
      ? {
          summary: 'They cooked with cream instead of butter and liked it.',
          action: /brainstorm\n/.test(input) ? 'save' : 'update',
          action_detail: 'Use cream instead of butter.',
        }
      : { summary: 'They asked a question.', action: 'close', action_detail: 'Nothing new came up.' },
  }),
  'orchestrator/understand': ({ input }) => {
    const call = /fridge quickly/.test(said(input)) ? '{"location":"fridge","food":null}' : null
    return call === null
      ? undefined
      : {
          json: {
            ...plainReading,
            work: plainReading.work.map((work) => ({
              ...work,
              calls: [{ tool: 'list_items', arguments_json: call }],
            })),
          },
        }
  },
  'agents-pantry/act': ({ input }) =>
    /\(generate, recipes\)/.test(input)
      ? {
          json: {
            actions: [
              {
                action: 'step_complete',
                result_summary: 'written',
                artifacts: [
                  { item: null, type: 'recipe', label: soup.name, content_json: JSON.stringify(soup) },
                ],
              },
            ],
          },
        }
      : /save the soup/.test(said(input))
        ? {
            json: {
              actions: [
                { action: 'tool_call', tool: 'save_recipe', arguments_json: '{"recipe":"gen_recipe_1"}' },
                { action: 'step_complete', result_summary: 'saved' },
              ],
            },
          }
        : undefined,
}

export function createSessionBrain(): SessionBrain {
  const kitchen = createKitchenBrain()
  const fixed = new Map<string, FakeAnswer>()
  return {
    always: (prompt, answer) => {
      if (answer) fixed.set(prompt, answer)
      else fixed.delete(prompt)
    },
    answer: (request) =>
      fixed.get(request.prompt) ?? own[request.prompt]?.(request) ?? kitchen.answer(request),
  }
}
