import type { Mode } from '@alfred/contracts'

/**
 * All nodes of a turn. `execute` is the part of Act that applies a decision; it is a node because a takeover may
 * have to begin there.
 */
export type Node =
  | 'receive'
  | 'understand'
  | 'keep'
  | 'route'
  | 'think'
  | 'act'
  | 'execute'
  | 'open_session'
  | 'hand_off'
  | 'look_back'
  | 'reply'
type Transitions = Readonly<Partial<Record<Node, readonly Node[]>>>

/** Cook and brainstorm skip all planning nodes; none of their nodes can write (ruling R28). */
const conversing: Transitions = {
  receive: ['open_session', 'hand_off', 'reply'],
  open_session: ['reply'],
  hand_off: ['reply'],
  reply: [],
}

/**
 * The nodes of each mode and where each of them may lead (spec S2, ruling R3). `receive` reads the message before
 * any model does; `reply` ends every turn: its model reports what happened or, in a session, converses.
 */
export const transitions: Readonly<Record<Mode, Transitions>> = {
  plan: {
    receive: ['understand', 'route', 'think', 'act', 'execute', 'look_back', 'reply'],
    understand: ['keep', 'route', 'think', 'act', 'execute', 'look_back', 'reply'],
    keep: ['think', 'act', 'execute', 'look_back', 'reply'],
    route: ['think', 'reply'],
    think: ['act', 'think', 'execute', 'reply'],
    act: ['execute', 'act', 'think', 'understand', 'reply'],
    execute: ['execute', 'act', 'think', 'understand', 'reply'],
    look_back: ['reply'],
    reply: [],
  },
  /** Calls that Understand itself names. */
  quick: {
    receive: ['understand', 'execute', 'look_back', 'reply'],
    understand: ['keep', 'execute', 'look_back', 'reply'],
    keep: ['execute', 'look_back', 'reply'],
    execute: ['execute', 'reply'],
    look_back: ['reply'],
    reply: [],
  },
  /** One step that generates, which Act does without a plan. */
  create: {
    receive: ['understand', 'execute', 'look_back', 'reply'],
    understand: ['keep', 'act', 'reply'],
    keep: ['act', 'reply'],
    act: ['act', 'reply'],
    execute: ['reply'],
    look_back: ['reply'],
    reply: [],
  },
  cook: conversing,
  brainstorm: conversing,
}

/** The modes whose turns become plan turns when they reach a node that only a plan may reach (ruling R3). */
const escalating: ReadonlySet<Mode> = new Set<Mode>(['quick', 'create'])

/** The mode that the turn has after moving between these nodes; undefined when the move is not allowed. */
export function modeOfMove(mode: Mode, from: Node, to: Node): Mode | undefined {
  const mayFollow = (one: Mode): boolean => transitions[one][from]?.includes(to) ?? false
  if (mayFollow(mode)) return mode
  return escalating.has(mode) && mayFollow('plan') ? 'plan' : undefined
}
