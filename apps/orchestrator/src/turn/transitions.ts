/**
 * The nodes of a turn and where each may lead (spec S2). `execute` is the part of Act in which a
 * decision is applied; it is a node of its own because a takeover may have to begin there.
 */
export const transitions = {
  understand: ['route', 'reply'],
  route: ['think', 'reply'],
  think: ['act', 'reply'],
  act: ['execute', 'act', 'think', 'reply'],
  execute: ['act', 'reply'],
  reply: [],
} as const satisfies Record<string, readonly string[]>
export type Node = keyof typeof transitions

export function mayFollow(from: Node, to: Node): boolean {
  return (transitions[from] as readonly Node[]).includes(to)
}
