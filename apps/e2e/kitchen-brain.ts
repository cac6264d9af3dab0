import type { FakeAnswer, FakeRequest } from '@alfred/llm/testing'

/** A scripted model for the main conversation: it understands four messages and a few similar ones. */
export type KitchenBrain = {
  answer(request: Pick<FakeRequest, 'prompt' | 'input'>): FakeAnswer
  /** The next answers to a prompt, before it returns to the usual ones. */
  failNext(prompt: string, answers: FakeAnswer[]): void
}

type Call = { tool: string; arguments: Record<string, unknown> }

const item = { item: null, quantity: null, unit: null, location: null }
const add = (food: string, more: Record<string, unknown>): Call => ({
  tool: 'add_item',
  arguments: { food, unit: null, location: 'fridge', expires: null, opened: null, ...more },
})

/** The calls of one step that the model makes for a message. */
const callsFor: [RegExp, Call[]][] = [
  [
    /2 litres of milk/,
    [
      add('milk', { quantity: 2, unit: 'litres', expires: 'Friday' }),
      add('eggs', { quantity: 1, unit: 'dozen' }),
    ],
  ],
  [/a dozen eggs/, [add('eggs', { quantity: 12, unit: 'piece' })]],
  [/in my fridge/, [{ tool: 'list_items', arguments: { location: 'fridge', food: null } }]],
  [/used 3 eggs/, [{ tool: 'use_item', arguments: { ...item, food: 'eggs', quantity: 3 } }]],
  [/expires this week/, [{ tool: 'list_expiring', arguments: { until: 'this week', location: null } }]],
]

/** The reading of a message without mentions or constraints, that takes a plan of the pantry. */
export const plainReading = {
  mentions: [],
  constraint_snapshot: {
    new_constraints: [],
    override_constraints: [],
    reset_goal: false,
    goal_update: null,
    source_phrases: [],
  },
  work: [
    {
      agent: 'pantry',
      subdomain: null,
      goal: 'keep the stock',
      complexity: 'low',
      context_needs: ['inventory'],
      calls: [],
    },
  ],
}

const usual: Record<string, (input: string) => FakeAnswer> = {
  'orchestrator/understand': () => ({ json: plainReading }),
  'agents-pantry/think': () => ({
    json: {
      decision: 'plan_direct',
      goal: 'keep the stock',
      steps: [
        {
          step_id: 'step_1',
          step_type: 'write',
          subdomain: 'inventory',
          group: 0,
          complexity: null,
          batch: null,
          description: 'do it',
        },
      ],
      proposal_message: null,
      assumptions: [],
      clarification_questions: [],
    },
  }),
  'agents-pantry/act': (input) => {
    const calls = callsFor.find(([pattern]) => pattern.test(said(input)))?.[1] ?? []
    const actions = calls.map((call) => ({
      action: 'tool_call',
      tool: call.tool,
      arguments_json: JSON.stringify(call.arguments),
    }))
    return { json: { actions: [...actions, { action: 'step_complete', result_summary: 'done' }] } }
  },
  // The reply repeats the facts, as the prompt asks.
  'orchestrator/reply': (input) => ({
    text: /<facts>([\s\S]*?)<\/facts>/.exec(input)?.[1]?.trim().replace(/^- /gm, '') ?? 'nothing',
  }),
}

export function said(input: string): string {
  return /<message>([\s\S]*?)<\/message>/.exec(input)?.[1]?.trim() ?? ''
}

export function createKitchenBrain(): KitchenBrain {
  const failures = new Map<string, FakeAnswer[]>()
  return {
    failNext: (prompt, answers) => void failures.set(prompt, [...answers]),
    answer: ({ prompt, input }) =>
      failures.get(prompt)?.shift() ??
      usual[prompt]?.(input) ?? { http: { status: 404, message: `no answer for ${prompt}` } },
  }
}
