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
 * A model that always does the same: put two eggs into the fridge, use one. Understand, think, act with two tool
 * calls, and a reply in 32 deltas: four calls a turn.
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
    const answer = simple(prompt, message) ?? answers[prompt]
    return answer ? { ...answer, ...timing } : { http: { status: 404, message: `no script for ${prompt}` } }
  }
}

const tool = (name: string, args: Record<string, unknown>) => ({
  action: 'tool_call',
  tool: name,
  arguments_json: JSON.stringify(args),
})

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
  text: Array.from({ length: REPLY_DELTAS }, (_, index) => `word${index} `).join(''),
  deltas: REPLY_DELTAS,
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
    },
  },
  'agents-pantry/act': {
    json: {
      actions: [
        tool('add_item', {
          food: 'eggs',
          quantity: 2,
          unit: 'piece',
          location: 'fridge',
          expires: null,
          opened: null,
        }),
        tool('use_item', { food: 'eggs', item: null, quantity: 1, unit: 'piece', location: null }),
        { action: 'step_complete', result_summary: 'added and used' },
      ],
    },
  },
  'orchestrator/reply': prose,
  'orchestrator/cook': prose,
  'orchestrator/brainstorm': prose,
  'orchestrator/handoff': {
    json: { summary: 'They cooked.', action: 'close', action_detail: 'Nothing to keep.' },
  },
}
