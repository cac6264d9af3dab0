import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'

/** The text has been streamed already, so the end of the reply waits only briefly for an agent that may be away. */
const PATIENCE_MS = 1_500
const TEXT_LENGTH_MAX = 40_000

/**
 * Asks an agent that knows the person's rules whether they object to a text. Gives the objection as a sentence;
 * null when there is none, no agent provides rules, or the agent does not answer in time.
 */
export async function askObjection(
  turn: RunningTurn,
  text: string,
  { directory, askAgent, logger }: Pick<TurnDependencies, 'directory' | 'askAgent' | 'logger'>,
): Promise<string | null> {
  const agent = (await directory.living()).find(({ providers }) => providers.rules)
  if (!agent) return null
  const { asked_at, time_zone, locale } = turn.claim
  try {
    const request = {
      brief: { asked_at, time_zone, locale, message: '' },
      token: await turn.tokenFor(agent.domain),
      wants: ['objection'],
      text: text.slice(0, TEXT_LENGTH_MAX),
    }
    const { objection } = await askAgent('context', request, {
      agent,
      signal: AbortSignal.any([turn.signal, AbortSignal.timeout(PATIENCE_MS)]),
      onAbsence: () => undefined,
    })
    return objection
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn({ error, agent: agent.domain }, 'nobody could hold a text against the rules')
    return null
  }
}
