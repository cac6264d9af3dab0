import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError, agentCommands, subjects } from '@alfred/contracts'
import type { Bus, Command } from '@alfred/messaging'
import type { z } from 'zod'
import type { AgentAddress } from '../turn/turn-state.ts'
import type { AgentDirectory } from './agent-directory.ts'

type Verb = keyof typeof agentCommands
type RequestOf<V extends Verb> = z.input<(typeof agentCommands)[V]['request']>
type ReplyOf<V extends Verb> = z.output<(typeof agentCommands)[V]['reply']>

export type AskAgent = <V extends Verb>(
  verb: V,
  request: RequestOf<V>,
  options: { agent: AgentAddress; signal: AbortSignal; onAbsence: () => void },
) => Promise<ReplyOf<V>>

const subjectOf = {
  context: subjects.agentContext,
  plan: subjects.agentPlan,
  act: subjects.agentAct,
  execute: subjects.agentExecute,
} as const

/**
 * Asks an agent and asks again while it is away. Repeating is safe: planning and acting change
 * nothing, and an executed decision answers what is stored. A question that an instance took
 * with it when it died is asked again at once, not when it times out.
 */
export function createAskAgent(dependencies: {
  bus: Bus
  directory: AgentDirectory
  absenceMs: number
}): AskAgent {
  const { bus, directory, absenceMs } = dependencies
  return async (verb, request, { agent, signal, onAbsence }) => {
    const command: Command = { ...agentCommands[verb], subject: subjectOf[verb](agent.domain, agent.version) }
    const giveUpAt = Date.now() + absenceMs
    for (;;) {
      const attempt = new AbortController()
      try {
        signal.throwIfAborted()
        const lost = directory
          .whenLost(agent.domain, AbortSignal.any([attempt.signal, signal]))
          .then(throwAbsence)
        return (await Promise.race([bus.request(command, request), lost])) as ReplyOf<typeof verb>
      } catch (error) {
        signal.throwIfAborted()
        const isAway =
          error instanceof AlfredError && (error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT')
        if (!isAway || Date.now() > giveUpAt) throw error
        onAbsence()
        await sleep(150)
      } finally {
        attempt.abort()
      }
    }
  }
}

function throwAbsence(): never {
  throw new AlfredError('UNAVAILABLE', 'The agent went away.')
}
