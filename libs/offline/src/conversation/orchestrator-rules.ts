import type { OfflineRules } from '@alfred/llm'
import { defineOfflineRule } from '@alfred/llm'
import { brainstormByRules } from './brainstorm-by-rules.ts'
import { cookByRules } from './cook-by-rules.ts'
import { handoffByRules } from './handoff-by-rules.ts'
import { replyByRules, replySituationSchema } from './reply-by-rules.ts'
import { routeByRules, routeSituationSchema } from './route-by-rules.ts'
import { handoffSituationSchema, sessionSituationSchema } from './session-situation.ts'
import { understandByRules, understandSituationSchema } from './understand-by-rules.ts'

// What this room's nodes answer when there is no model. No word of a domain stands here:
// agents bring their examples and signals with their announcements, and have rules of their own.

export const orchestratorOfflineRules: OfflineRules = {
  'orchestrator/understand': defineOfflineRule(understandSituationSchema, understandByRules),
  'orchestrator/route': defineOfflineRule(routeSituationSchema, routeByRules),
  'orchestrator/cook': defineOfflineRule(sessionSituationSchema, cookByRules),
  'orchestrator/brainstorm': defineOfflineRule(sessionSituationSchema, brainstormByRules),
  'orchestrator/handoff': defineOfflineRule(handoffSituationSchema, handoffByRules),
  'orchestrator/reply': defineOfflineRule(replySituationSchema, replyByRules),
}
