import type { Mode } from '@alfred/contracts'

/** Everything that a turn may be at. `execute` is the part of Act in which a decision is applied: a takeover may have to begin there. */
export type Node =
  | 'receive'
  | 'understand'
  | 'route'
  | 'think'
  | 'act'
  | 'execute'
  | 'open_session'
  | 'hand_off'
  | 'look_back'
  | 'reply'
type Transitions = Readonly<Partial<Record<Node, readonly Node[]>>>

/** Cook and brainstorm pass all of the planning by; no node of theirs can write (ruling R28). */
const conversing: Transitions = {
  receive: ['open_session', 'hand_off', 'reply'],
  open_session: ['reply'],
  hand_off: ['reply'],
  reply: [],
}

/**
 * The nodes of each mode and where each of them may lead (spec S2, ruling R3). `receive` looks at the message
 * before any model does; `reply` ends every turn, by a model that is a witness or, in a session, by one that converses.
 */
export const transitions: Readonly<Record<Mode, Transitions>> = {
  plan: {
    receive: ['understand', 'route', 'think', 'act', 'execute', 'look_back', 'reply'],
    understand: ['route', 'think', 'act', 'execute', 'reply'],
    route: ['think', 'reply'],
    think: ['act', 'reply'],
    act: ['execute', 'act', 'think', 'reply'],
    execute: ['execute', 'act', 'reply'],
    look_back: ['reply'],
    reply: [],
  },
  /** One call, which Understand itself names. */
  quick: {
    receive: ['understand', 'execute', 'look_back', 'reply'],
    understand: ['execute', 'reply'],
    execute: ['reply'],
    look_back: ['reply'],
    reply: [],
  },
  /** One step that generates, which Act does without a plan. */
  create: {
    receive: ['understand', 'execute', 'look_back', 'reply'],
    understand: ['act', 'reply'],
    act: ['act', 'reply'],
    execute: ['reply'],
    look_back: ['reply'],
    reply: [],
  },
  cook: conversing,
  brainstorm: conversing,
}

/** The modes whose turns go on as a plan when they lead to where only a plan may go (ruling R3). */
const escalating: ReadonlySet<Mode> = new Set<Mode>(['quick', 'create'])

/** The mode in which a turn goes from one node to the next; undefined when it may not. */
export function modeOfMove(mode: Mode, from: Node, to: Node): Mode | undefined {
  const mayFollow = (one: Mode): boolean => transitions[one][from]?.includes(to) ?? false
  if (mayFollow(mode)) return mode
  return escalating.has(mode) && mayFollow('plan') ? 'plan' : undefined
}
