import type { TurnBrief } from '@alfred/contracts'

/** The brief of a message without any context, asked on a Friday in Berlin. */
export function briefOf(message: string): TurnBrief {
  return {
    message,
    mode: 'plan',
    asked_at: '2026-11-20T10:00:00Z',
    time_zone: 'Europe/Berlin',
    locale: 'en-GB',
    understanding: {
      processed_message: '',
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
      disambiguation: null,
      entity_curation: { keep: [], drop: [], clear_all: false },
      pending_reply: null,
      quick_intent: null,
      quick_subdomain: null,
      quick_call: null,
    },
    route: { agent: 'pantry', goal: message, complexity: 'low', context_needs: [] },
    entities: [],
    constraints: { permanent: [], goal: null },
    profile: [],
    dashboard: {},
    context: [],
    answered: null,
    pending: null,
    artifacts: [],
    recent_turns: [],
    earlier: '',
  }
}
