import type { Announcement, Understanding } from '@alfred/contracts'
import type { Creator } from '../state/turn-record.ts'

/**
 * Who writes what a create turn asks for: of all that agents can write, the kind whose subdomain Understand named or
 * whose name the message holds; the only kind there is needs no name.
 */
export function findCreator(
  message: string,
  { quick_subdomain }: Pick<Understanding, 'quick_subdomain'>,
  agents: readonly Announcement[],
): Creator | null {
  const kinds = agents.flatMap(({ domain, version, artifacts }) =>
    artifacts.map(({ type, subdomain }) => ({ type, subdomain, agent: { domain, version } })),
  )
  const chosen =
    kinds.find(({ subdomain }) => subdomain === quick_subdomain) ??
    kinds.find(({ type }) => message.toLowerCase().includes(type.replaceAll('_', ' '))) ??
    kinds[0]
  return chosen ? { agent: chosen.agent, subdomain: chosen.subdomain } : null
}
