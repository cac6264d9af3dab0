import type { FakeAnswer, FakeBrain } from '@alfred/llm/testing'

/** How long the scripted model takes: to its first token, and from token to token. */
export type Delay = { name: string; firstTokenMs: number; tokenMs: number }

export const delays: Record<string, Delay> = {
  zero: { name: 'zero', firstTokenMs: 0, tokenMs: 0 },
  realistic: { name: 'realistic', firstTokenMs: 150, tokenMs: 5 },
}

const REPLY_DELTAS = 32

/**
 * A model that always wants the same: put two eggs into the fridge, use one. Understand, route,
 * think, act with two tool calls, and a reply in 32 deltas: five calls a turn.
 */
export function createScriptedBrain(delay: () => Delay): FakeBrain {
  return ({ prompt }) => {
    const { firstTokenMs, tokenMs } = delay()
    // A wait of zero is no wait at all; even setTimeout(0) would take a millisecond a token.
    const timing = {
      ...(firstTokenMs > 0 && { firstDeltaDelayMs: firstTokenMs }),
      ...(tokenMs > 0 && { deltaDelayMs: tokenMs }),
    }
    const answer = answers[prompt]
    return answer ? { ...answer, ...timing } : { http: { status: 404, message: `no script for ${prompt}` } }
  }
}

const tool = (name: string, args: Record<string, unknown>) => ({
  action: 'tool_call',
  tool: name,
  arguments_json: JSON.stringify(args),
})

const answers: Record<string, FakeAnswer> = {
  'orchestrator/understand': {
    json: {
      processed_message: 'add two eggs, use one',
      entity_mentions: [],
      constraint_snapshot: {
        new_constraints: [],
        override_constraints: [],
        reset_goal: false,
        goal_update: null,
        source_phrases: [],
      },
      quick_mode: false,
      quick_mode_confidence: 'high',
    },
  },
  'orchestrator/route': {
    json: { agent: 'pantry', goal: 'add two eggs and use one', complexity: 'low', context_needs: [] },
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
  'orchestrator/reply': {
    text: Array.from({ length: REPLY_DELTAS }, (_, index) => `word${index} `).join(''),
    deltas: REPLY_DELTAS,
  },
}
