import { noProviders } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { RunningTurn } from '../running/running-turn.ts'

/** The agent of the conversation's last turn, if no announcement of it was heard; null otherwise. */
export function lastAgentOf({ conversation }: RunningTurn, heard: readonly Announcement[]): string | null {
  const last = conversation.last_agent
  return last !== null && heard.every(({ domain }) => domain !== last) ? last : null
}

/**
 * A stand-in announcement for the agent of the last turn when this process never heard of it: only its name is
 * known.
 */
export function unheard(domain: string): Announcement {
  return {
    domain,
    version: 1,
    instance: domain,
    description: 'The conversation was with it last. It does not answer at the moment.',
    persona: '',
    subdomains: [],
    examples: [],
    harder_examples: [],
    tools: [],
    artifacts: [],
    providers: noProviders,
    stopping: false,
  }
}
