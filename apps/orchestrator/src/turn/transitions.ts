/**
 * The nodes of a turn and where each may lead (spec S2). `receive` looks at the message before any model does;
 * `execute` is the part of Act in which a decision is applied: a takeover may have to begin there.
 */
export const transitions = {
  receive: ['understand', 'route', 'think', 'act', 'execute', 'reply'],
  understand: ['route', 'think', 'act', 'execute', 'reply'],
  route: ['think', 'reply'],
  think: ['act', 'reply'],
  act: ['execute', 'act', 'think', 'reply'],
  execute: ['execute', 'act', 'reply'],
  reply: [],
} as const satisfies Record<string, readonly string[]>
export type Node = keyof typeof transitions

export function mayFollow(from: Node, to: Node): boolean {
  return (transitions[from] as readonly Node[]).includes(to)
}
