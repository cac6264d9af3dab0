import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError, agentCommands, subjects } from '@alfred/contracts'
import type { Bus, Command } from '@alfred/messaging'
import type { z } from 'zod'
import type { AgentAddress } from '../state/turn-state.ts'
import type { AgentDirectory } from './agent-directory.ts'
import { notAnswering } from './no-agent.ts'

const LOOK_EVERY_MS = 1_000

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
        const silent = untilSilent(agent.domain, { directory, giveUpAt, signal: attempt.signal })
        return (await Promise.race([bus.request(command, request), lost, silent])) as ReplyOf<typeof verb>
      } catch (error) {
        signal.throwIfAborted()
        const isAway =
          error instanceof AlfredError && (error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT')
        if (!isAway) throw error
        if (Date.now() >= giveUpAt)
          throw directory.isLiving(agent.domain) ? error : notAnswering(agent.domain)
        onAbsence()
        await sleep(150)
      } finally {
        attempt.abort()
      }
    }
  }
}

/** Rejects when it was away for as long as it may be, and is not back: a question to it would be waited for to its end. */
async function untilSilent(
  domain: string,
  { directory, giveUpAt, signal }: { directory: AgentDirectory; giveUpAt: number; signal: AbortSignal },
): Promise<never> {
  await sleep(Math.max(0, giveUpAt - Date.now()), undefined, { signal, ref: false })
  while (directory.isLiving(domain)) await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false })
  return throwAbsence()
}

function throwAbsence(): never {
  throw new AlfredError('UNAVAILABLE', 'The agent went away.')
}
