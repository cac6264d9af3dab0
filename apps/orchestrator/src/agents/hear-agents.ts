import { noProviders } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'

/** The agents that a message may be for. */
type Heard = {
  /** Those of which an announcement was heard. */
  heard: readonly Announcement[]
  /** The agent of the conversation's last turn, if no announcement of it was heard; null otherwise. */
  missing: string | null
  /** Those heard, and a stand-in for the missing one unless none was heard. */
  agents: readonly Announcement[]
}

/**
 * The agents that a message may be for. A process that has just started may not have heard of the agent of the last turn
 * yet; then it waits for it as long as announcements may come.
 */
export async function hearAgents(
  turn: RunningTurn,
  { directory }: Pick<TurnDependencies, 'directory'>,
): Promise<Heard> {
  for (;;) {
    const heard = await directory.known()
    const missing = lastAgentOf(turn, heard)
    if (missing !== null && (await directory.hasMore(heard, turn.signal))) continue
    const agents = heard.length === 0 || missing === null ? heard : [...heard, unheard(missing)]
    return { heard, missing, agents }
  }
}

function lastAgentOf({ conversation }: RunningTurn, heard: readonly Announcement[]): string | null {
  const last = conversation.last_agent
  return last !== null && heard.every(({ domain }) => domain !== last) ? last : null
}

/**
 * A stand-in announcement for the agent of the last turn when this process never heard of it: only its name is
 * known.
 */
function unheard(domain: string): Announcement {
  return {
    domain,
    version: 1,
    instance: domain,
    description: 'The conversation was with it last. It does not answer at the moment.',
    persona: '',
    subdomains: [],
    examples: [],
    harder_examples: [],
    wording: [],
    tools: [],
    artifacts: [],
    providers: noProviders,
    stopping: false,
  }
}
