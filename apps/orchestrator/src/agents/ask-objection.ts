import type { AgentContext, Announcement } from '@alfred/contracts'
import { excludedFoods } from '@alfred/contracts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'

/** The person waits for the text or for its end meanwhile, so an agent that may be away is waited for only briefly. */
const PATIENCE_MS = 1_500
const TEXT_LENGTH_MAX = 40_000

/**
 * Asks an agent that knows the person's rules whether they object to a text. Gives the objection as a sentence;
 * null when there is none, no agent provides rules, or the agent does not answer in time.
 */
export async function askObjection(
  turn: RunningTurn,
  { text, locale }: { text: string; locale: string },
  { directory, askAgent, logger }: Pick<TurnDependencies, 'directory' | 'askAgent' | 'logger'>,
): Promise<string | null> {
  const agent = (await directory.living()).find(({ providers }) => providers.rules)
  if (!agent) return null
  try {
    return await askAgentFor(turn, { agent, text, locale, without: [], askAgent })
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn({ error, agent: agent.domain }, 'nobody could hold a text against the rules')
    return null
  }
}

type Asked = {
  agent: Announcement
  locale: string
  without?: string[]
  askAgent: TurnDependencies['askAgent']
}

async function askAgentFor(
  turn: RunningTurn,
  { text, ...asked }: Asked & { text: string },
): Promise<string | null> {
  const wanted = { wants: ['objection'], text: text.slice(0, TEXT_LENGTH_MAX) }
  const { objection } = await askContext(turn, { ...asked, ...wanted })
  return objection
}

async function askContext(
  turn: RunningTurn,
  { agent, locale, askAgent, ...wanted }: Asked & { wants: string[]; text?: string },
): Promise<AgentContext> {
  const { asked_at, time_zone } = turn.claim
  const brief = { asked_at, time_zone, locale, message: '' }
  const request = { brief, token: await turn.tokenFor(agent.domain), ...wanted }
  return askAgent('context', request, {
    agent,
    signal: AbortSignal.any([turn.signal, AbortSignal.timeout(PATIENCE_MS)]),
    onAbsence: () => undefined,
  })
}

/**
 * Whether the person has rules at all, asked of the agent that knows. False when nobody can tell in time: a session goes on
 * then, and its text is held against the rules as a whole.
 */
export async function hasRules(
  turn: RunningTurn,
  { locale }: { locale: string },
  { directory, askAgent, logger }: Pick<TurnDependencies, 'directory' | 'askAgent' | 'logger'>,
): Promise<boolean> {
  const agent = (await directory.living()).find(({ providers }) => providers.rules && providers.constraints)
  if (!agent) return false
  try {
    const { constraints } = await askContext(turn, { agent, locale, askAgent, wants: ['constraints'] })
    return constraints.length > 0
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn({ error, agent: agent.domain }, 'nobody could tell the rules of a person')
    return false
  }
}

/** Whether anything holds for the person or the goal that a text could go against. */
export async function holdsRules(
  turn: RunningTurn,
  { gathered, goal, agent }: Pick<TurnState, 'gathered' | 'goal' | 'agent'>,
  { directory }: Pick<TurnDependencies, 'directory'>,
): Promise<boolean> {
  if (excludedFoods(goal).length > 0) return true
  const told = Object.values(gathered)
  if (told.some(({ constraints }) => constraints.length > 0)) return true
  // A turn that asked nobody what holds knows nothing of it: it is asked about what an agent had a part in.
  const isAsked = (await directory.known()).some(
    ({ domain, providers }) => providers.constraints && gathered[domain] !== undefined,
  )
  turn.signal.throwIfAborted()
  return agent !== null && !isAsked
}

/**
 * Whether a sentence goes against what holds for the person or the goal. Nobody who could tell is an objection too:
 * what is not checked is not said.
 */
export async function objectsTo(
  turn: RunningTurn,
  { goal, locale }: Pick<TurnState, 'goal' | 'locale'>,
  { sentence, dependencies }: { sentence: string; dependencies: TurnDependencies },
): Promise<boolean> {
  const { directory, askAgent, logger } = dependencies
  const agent = (await directory.known()).find(({ providers }) => providers.rules)
  if (!agent) return false
  try {
    const objection = await askAgentFor(turn, {
      agent,
      text: sentence,
      locale,
      without: excludedFoods(goal),
      askAgent,
    })
    return objection !== null
  } catch (error) {
    turn.signal.throwIfAborted()
    logger.warn(
      { error, agent: agent.domain },
      'nobody could hold a sentence against the rules: it is not sent',
    )
    return true
  }
}
