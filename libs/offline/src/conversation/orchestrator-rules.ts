import type { OfflineRules } from '@alfred/llm'
import { defineOfflineRule } from '@alfred/llm'
import { brainstormByRules } from './brainstorm-by-rules.ts'
import { cookByRules } from './cook-by-rules.ts'
import { handoffByRules } from './handoff-by-rules.ts'
import { replyByRules, replySituationSchema } from './reply-by-rules.ts'
import { routeByRules, routeSituationSchema } from './route-by-rules.ts'
import { handoffSituationSchema, sessionSituationSchema } from './session-situation.ts'
import { wordings } from './wordings.ts'
import type { Wordings } from './wordings.ts'
import { understandByRules, understandSituationSchema } from './understand-by-rules.ts'

// The offline answers of the orchestrator's nodes. What they know of a domain's wording is in wordings.ts.

/** Creates the orchestrator's offline rules for agents with these wordings. */
export function conversationRules(known: Wordings): OfflineRules {
  return {
    'orchestrator/understand': defineOfflineRule(understandSituationSchema, (situation) =>
      understandByRules(situation, known),
    ),
    'orchestrator/route': defineOfflineRule(routeSituationSchema, (situation) =>
      routeByRules(situation, known),
    ),
    'orchestrator/cook': defineOfflineRule(sessionSituationSchema, cookByRules),
    'orchestrator/brainstorm': defineOfflineRule(sessionSituationSchema, brainstormByRules),
    'orchestrator/handoff': defineOfflineRule(handoffSituationSchema, handoffByRules),
    'orchestrator/reply': defineOfflineRule(replySituationSchema, replyByRules),
  }
}

export const orchestratorOfflineRules = conversationRules(wordings)
