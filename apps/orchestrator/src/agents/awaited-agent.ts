import type { Announcement } from '@alfred/contracts'
import type { Limits } from '../policy/limits.ts'
import type { AgentDirectory } from './agent-directory.ts'
import { notAnswering } from './no-agent.ts'

type Awaiting = {
  directory: Pick<AgentDirectory, 'find'>
  limits: Pick<Limits, 'agentAbsenceMs'>
  signal: AbortSignal
  onAbsence: () => void
}

/**
 * What the agent of a domain has announced. An orchestrator that has just started knows nothing of an agent that is restarting too, so it
 * waits for it as long as for one that was asked something: for at most `agentAbsenceMs`.
 * @throws AlfredError UNAVAILABLE when the agent stays away.
 */
export async function awaitedAgent(
  domain: string,
  { directory, limits, signal, onAbsence }: Awaiting,
): Promise<Announcement> {
  const giveUpAt = Date.now() + limits.agentAbsenceMs
  for (;;) {
    const announcement = await directory.find(domain)
    signal.throwIfAborted()
    if (announcement !== undefined) return announcement
    if (Date.now() >= giveUpAt) throw notAnswering(domain)
    onAbsence()
  }
}
