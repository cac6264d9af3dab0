import type { AgentContext, ContextRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'

/** Tells what is wanted of a person's data, and nothing that was not asked for (spec S7). */
export async function answerContext(
  agent: AgentDefinition,
  { brief, token, wants, about }: ContextRequest,
): Promise<AgentContext> {
  const moment = { askedAt: brief.asked_at, timeZone: brief.time_zone, locale: brief.locale }
  const read = await agent.readContext({ token, wants, about, message: brief.message, moment })
  return { dashboard: null, constraints: [], profile: [], background: [], blocks: [], detail: null, ...read }
}
