import type { Announcement } from '@alfred/contracts'

/** The tools whose calls can follow from a message alone, each with its agent. */
export function quickTools(
  agents: readonly Announcement[],
): { agent: Announcement; tool: Announcement['tools'][number] }[] {
  return agents.flatMap((agent) => agent.tools.filter(({ quick }) => quick).map((tool) => ({ agent, tool })))
}
