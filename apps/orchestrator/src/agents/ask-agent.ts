import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError, agentCommands, subjects } from '@alfred/contracts'
import type { Bus, Command } from '@alfred/messaging'
import type { z } from 'zod'
import type { Limits } from '../policy/limits.ts'
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
 * Sends a request to an agent and repeats it while the agent is away, for at most `agentAbsenceMs`. Repeating is safe:
 * planning and acting change nothing, and a decision that was already executed is answered with its stored results.
 * A request held by an instance that died is repeated at once, without waiting for its timeout.
 */
export function createAskAgent(dependencies: {
  bus: Bus
  directory: AgentDirectory
  limits: Pick<Limits, 'agentAbsenceMs' | 'agentRequestMs'>
}): AskAgent {
  const { bus, directory, limits } = dependencies
  return async (verb, request, { agent, signal, onAbsence }) => {
    const { timeoutMs } = agentCommands[verb]
    const command: Command = {
      ...agentCommands[verb],
      subject: subjectOf[verb](agent.domain, agent.version),
      timeoutMs: asksModels(verb) ? limits.agentRequestMs : timeoutMs,
    }
    const giveUpAt = Date.now() + limits.agentAbsenceMs
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

function asksModels(verb: Verb): boolean {
  return verb === 'plan' || verb === 'act'
}

/**
 * Rejects once `giveUpAt` has passed and no instance of the agent is alive. Without it, the request would wait for
 * its own, longer timeout.
 */
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
