import type { Announcement, Understanding } from '@alfred/contracts'
import type { Creator } from '../state/turn-record.ts'

/**
 * The agent and subdomain that write what a create turn asks for: the subdomain that Understand named, else the
 * artifact type that the message names, else the first one that any agent announced. Null when no agent announces
 * one.
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
