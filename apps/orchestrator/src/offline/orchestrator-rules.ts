import type { OfflineRules } from '@alfred/llm'
import { defineOfflineRule } from '@alfred/llm'
import { replyByRules, replySituationSchema } from './reply-by-rules.ts'
import { routeByRules, routeSituationSchema } from './route-by-rules.ts'
import { understandByRules, understandSituationSchema } from './understand-by-rules.ts'

// What this room's nodes answer when there is no model. No word of a domain stands here:
// agents bring their examples and signals with their announcements, and have rules of their own.

export const orchestratorOfflineRules: OfflineRules = {
  'orchestrator/understand': defineOfflineRule(understandSituationSchema, understandByRules),
  'orchestrator/route': defineOfflineRule(routeSituationSchema, routeByRules),
  'orchestrator/reply': defineOfflineRule(replySituationSchema, replyByRules),
}
