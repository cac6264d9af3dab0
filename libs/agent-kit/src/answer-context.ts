import type { AgentContext, ContextRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'

/** Reads the wanted context about a person, and nothing that was not asked for (spec S7). */
export async function answerContext(
  agent: AgentDefinition,
  { brief, token, wants, about, text, without }: ContextRequest,
): Promise<AgentContext> {
  const moment = { askedAt: brief.asked_at, timeZone: brief.time_zone, locale: brief.locale }
  const asked = wants.filter((want) => want !== 'objection')
  const [read, objection] = await Promise.all([
    asked.length === 0
      ? {}
      : agent.readContext({ token, wants: asked, about, message: brief.message, moment }),
    wants.includes('objection')
      ? (agent.rules?.texts(token, [text], { without, locale: brief.locale }) ?? null)
      : null,
  ])
  return {
    dashboard: null,
    constraints: [],
    profile: [],
    background: [],
    blocks: [],
    detail: null,
    objection,
    ...read,
  }
}
