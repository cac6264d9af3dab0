import { turnBriefSchema } from '@alfred/contracts'
import type {
  ActRequest,
  Announcement,
  ContextRequest,
  ExecuteRequest,
  PlanRequest,
  PlanStep,
} from '@alfred/contracts'
import type { z } from 'zod'

const turn = { id: '00000000-0000-4000-8000-00000000c0de', fence: 1, log_prompts: false }

/** A token that nobody has signed: an agent has to pass it on, and must not act on it. */
const NO_TOKEN = 'not.a.token'

/** What an agent is told of a turn in which its person says this, and nothing else is known but what `more` says. */
export function briefOf(
  agent: Pick<Announcement, 'domain'>,
  message: string,
  more: Partial<z.input<typeof turnBriefSchema>> = {},
): PlanRequest['brief'] {
  return turnBriefSchema.parse({
    ...{ message, mode: 'plan', asked_at: '2026-11-27T10:00:00Z', time_zone: 'Europe/Berlin', locale: 'en' },
    understanding: {
      ...{ processed_message: message.slice(0, 50), entity_mentions: [] },
      constraint_snapshot: {
        ...{ new_constraints: [], override_constraints: [], reset_goal: false },
        ...{ goal_update: null, source_phrases: [] },
      },
      ...{ quick_mode: false, quick_mode_confidence: 'medium' },
    },
    route: { agent: agent.domain, goal: message.slice(0, 200), complexity: 'low', context_needs: [] },
    ...{ entities: [], recent_turns: [] },
    ...more,
  })
}

export function planRequest(agent: Announcement, message: string): PlanRequest {
  return { turn, brief: briefOf(agent, message), token: NO_TOKEN, replan_because: null }
}

export function actRequest(agent: Announcement, message: string, step: PlanStep): ActRequest {
  const { brief, token } = planRequest(agent, message)
  return {
    ...{ turn, brief, token, step, step_number: 1, steps_total: 1 },
    ...{ earlier_facts: [], this_step: [], batch: [], artifacts: [] },
  }
}

export function contextRequest(agent: Announcement): ContextRequest {
  const { asked_at, time_zone, locale, message } = briefOf(agent, 'what is there?')
  return {
    brief: { asked_at, time_zone, locale, message },
    ...{ token: NO_TOKEN, wants: ['dashboard', 'constraints'], text: '', without: [], about: null },
  }
}

export function executeRequest(agent: Announcement, tool: string): ExecuteRequest {
  const { asked_at, time_zone, locale } = briefOf(agent, '')
  return {
    brief: { asked_at, time_zone, locale, without: [], said: null, confirmed: false },
    ...{ token: NO_TOKEN, step: 1, records_from: 0, records: [], events: [], atomic: false },
    calls: [{ call: 1, tool, arguments: {}, artifacts: {} }],
  }
}
