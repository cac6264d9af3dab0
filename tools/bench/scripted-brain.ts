import { SLOW } from './measure-cancel.ts'
import type { FakeAnswer, FakeBrain } from '@alfred/llm/testing'

/** The speed of the scripted model: the time to its first token, and between tokens. */
export type Delay = { name: string; firstTokenMs: number; tokenMs: number }

export const delays: Record<string, Delay> = {
  zero: { name: 'zero', firstTokenMs: 0, tokenMs: 0 },
  realistic: { name: 'realistic', firstTokenMs: 150, tokenMs: 5 },
}

const REPLY_DELTAS = 32

function simple(prompt: string, message: string): FakeAnswer | undefined {
  if (prompt === 'orchestrator/understand' && message.includes('quickly')) return quickly
  return prompt === 'agents-pantry/act' && message.includes('dish') ? created : undefined
}

/**
 * A model that always does the same: put two eggs into the fridge, use one. Read, think with the two tool calls of
 * its step, and a reply of the facts, word by word: three calls a turn.
 */
export function createScriptedBrain(delay: () => Delay): FakeBrain {
  return ({ prompt, input }) => {
    const message = /<message>([\s\S]*?)<\/message>/.exec(input)?.[1]?.trim() ?? ''
    if (message === `${SLOW}: ${prompt}`) return { text: 'never heard', firstDeltaDelayMs: 10_000 }
    const { firstTokenMs, tokenMs } = delay()
    // A delay of zero must not wait at all; even setTimeout(0) would take a millisecond per token.
    const timing = {
      ...(firstTokenMs > 0 && { firstDeltaDelayMs: firstTokenMs }),
      ...(tokenMs > 0 && { deltaDelayMs: tokenMs }),
    }
    const answer =
      prompt === 'orchestrator/reply' ? factsAsProse(input) : (simple(prompt, message) ?? answers[prompt])
    return answer ? { ...answer, ...timing } : { http: { status: 404, message: `no script for ${prompt}` } }
  }
}

const tool = (name: string, args: Record<string, unknown>) => ({
  action: 'tool_call',
  tool: name,
  arguments_json: JSON.stringify(args),
})

const calls = [
  tool('add_item', {
    food: 'eggs',
    quantity: 2,
    unit: 'piece',
    location: 'fridge',
    expires: null,
    opened: null,
  }),
  tool('use_item', { food: 'eggs', item: null, quantity: 1, unit: 'piece', location: null }),
]

const understood = {
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
      goal: 'add two eggs and use one',
      complexity: 'low',
      context_needs: [],
      calls: [],
    },
  ],
}

const quickly: FakeAnswer = {
  json: {
    ...understood,
    work: understood.work.map((work) => ({
      ...work,
      calls: [{ tool: 'list_items', arguments_json: '{"location":"fridge","food":null}' }],
    })),
  },
}

const dish = {
  name: 'Boiled eggs',
  ingredients: [{ food: 'egg', quantity: 2 }],
  steps: ['Boil them.'],
}
const created: FakeAnswer = {
  json: {
    actions: [
      {
        action: 'step_complete',
        result_summary: 'written',
        artifacts: [{ item: null, type: 'recipe', label: dish.name, content_json: JSON.stringify(dish) }],
      },
    ],
  },
}

const prose: FakeAnswer = {
  text: Array.from({ length: REPLY_DELTAS }, (_, index) => (index % 8 === 7 ? 'and so. ' : 'word ')).join(''),
  deltas: REPLY_DELTAS,
}

/** The facts of the turn in sentences, a word in each delta: a reply that says anything else is left out. */
function factsAsProse(input: string): FakeAnswer {
  const facts = /<facts>([\s\S]*?)<\/facts>/.exec(input)?.[1] ?? ''
  const text = facts.replace(/^- /gm, '').trim()
  return { text, deltas: text.split(' ').length }
}

const answers: Record<string, FakeAnswer> = {
  'orchestrator/understand': {
    json: understood,
  },
  'agents-pantry/think': {
    json: {
      decision: 'plan_direct',
      goal: 'add two eggs and use one',
      steps: [
        {
          step_id: 'step_1',
          step_type: 'write',
          subdomain: 'inventory',
          group: 0,
          complexity: null,
          batch: null,
          description: 'add 2 eggs, use 1',
        },
      ],
      proposal_message: null,
      assumptions: [],
      clarification_questions: [],
      first_calls: calls.map(({ tool, arguments_json }) => ({ step_id: 'step_1', tool, arguments_json })),
    },
  },
  'agents-pantry/act': {
    json: { actions: [...calls, { action: 'step_complete', result_summary: 'added and used' }] },
  },
  'orchestrator/reply': prose,
  'orchestrator/cook': prose,
  'orchestrator/brainstorm': prose,
  'orchestrator/handoff': {
    json: { summary: 'They cooked.', action: 'close', action_detail: 'Nothing to keep.' },
  },
}
