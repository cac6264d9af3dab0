import type { Announcement, Understanding } from '@alfred/contracts'
import type { Known } from '../memory/translate.ts'
import { checkCalls } from './check-calls.ts'
import type { QuickCall } from '../state/turn-record.ts'

/** The tools whose single call can answer a whole message, each with its agent. */
export function quickTools(
  agents: readonly Announcement[],
): { agent: Announcement; tool: Announcement['tools'][number] }[] {
  return agents.flatMap((agent) => agent.tools.filter(({ quick }) => quick).map((tool) => ({ agent, tool })))
}

/**
 * The call that Understand named, if policy lets it pass (a quick tool, an object as arguments, known refs). Null
 * otherwise: then the turn makes a plan, in which the call can be mended (ruling R3).
 */
export function findQuickCall(
  understanding: Understanding,
  agents: readonly Announcement[],
  known: Known,
): QuickCall | null {
  const { quick_call: named, quick_mode, quick_mode_confidence } = understanding
  // Think decides when Understand is not sure (ruling R6).
  if (!named || !quick_mode || quick_mode_confidence !== 'high') return null
  const found = quickTools(agents).find(({ tool }) => tool.name === named.tool)
  if (!found) return null
  const { agent, tool } = found
  const decision = { actions: [{ action: 'tool_call' as const, ...named, item: null }] }
  const [call] = checkCalls(decision, agent, { known, mayWrite: true }).calls
  if (!call) return null
  return {
    agent: { domain: agent.domain, version: agent.version },
    subdomain: understanding.quick_subdomain ?? '',
    call,
    written: JSON.parse(named.arguments_json),
    isWrite: tool.kind !== 'read',
  }
}
