import type { Handoff } from '@alfred/contracts'
import { z } from 'zod'
import { keptArtifactSchema, stillKept } from './artifacts.ts'
import type { KeptArtifact } from './artifacts.ts'
import { goalSchema } from './constraints.ts'
import type { Goal } from './constraints.ts'
import { rememberedHandoff, sessionSchema } from './session.ts'
import type { Session } from './session.ts'
import { addToNarrative } from './narrative.ts'
import { recentTurnSchema } from './recent-turn.ts'
import type { RecentTurn } from './recent-turn.ts'
import { emptyRegistry, refRegistrySchema } from './registry.ts'
import type { RefRegistry } from './registry.ts'
import { storedPendingSchema } from './stored-pending.ts'
import type { StoredPending } from './stored-pending.ts'
import { withoutIds } from './without-ids.ts'

/**
 * The state that a conversation passes from turn to turn. Its size is bounded, so the cost of a turn does not grow
 * with it.
 */
const conversationStateSchema = z.object({
  registry: refRegistrySchema,
  recent_turns: z.array(recentTurnSchema),
  narrative: z.string().default(''),
  goal: goalSchema.nullable().default(null),
  artifacts: z.array(keptArtifactSchema).default([]),
  pending: storedPendingSchema.nullable().catch(null),
  session: sessionSchema.nullable().default(null),
  /** The agent of the last turn: a follow-up usually belongs to the same agent. */
  last_agent: z.string().nullable().default(null),
  /** The language of the last turn: a message without one of its own keeps it. */
  language: z.string().nullable().default(null),
})
export type ConversationState = z.infer<typeof conversationStateSchema>

/** How many of the last turns are kept in full (spec S2.8). */
const RECENT_TURNS_MAX = 3
const TEXT_LENGTH_MAX = 2_000
const FACTS_MAX = 20

const emptyState: ConversationState = {
  registry: emptyRegistry,
  recent_turns: [],
  narrative: '',
  goal: null,
  artifacts: [],
  pending: null,
  session: null,
  last_agent: null,
  language: null,
}

/** Parses the state that the previous turn stored; an empty record gives the empty state. */
export function readConversationState(stored: Record<string, unknown>): ConversationState {
  if (Object.keys(stored).length === 0) return emptyState
  return conversationStateSchema.parse(stored)
}

/** The state that the next turn starts with. */
export function nextConversationState(
  state: ConversationState,
  turn: {
    registry: RefRegistry
    goal: Goal | null
    artifacts: readonly KeptArtifact[]
    message: string
    response: string
    facts: string[]
    changed: string[]
    pending: StoredPending | null
    agent: string | null
    language: string | null
  },
): ConversationState {
  return {
    ...state,
    ...remember(state, {
      // Models are shown what is remembered here: an id that a person typed must not come back this way.
      message: withoutIds(turn.message).slice(0, TEXT_LENGTH_MAX),
      response: withoutIds(turn.response).slice(0, TEXT_LENGTH_MAX),
      facts: turn.facts.slice(0, FACTS_MAX),
      changed: turn.changed,
    }),
    registry: { ...turn.registry, turn: turn.registry.turn + 1 },
    goal: turn.goal,
    artifacts: stillKept(turn.artifacts, turn.registry.turn),
    pending: turn.pending,
    last_agent: turn.agent ?? state.last_agent,
    language: turn.language ?? state.language,
  }
}

/**
 * The state after a cook or brainstorm turn: everything for planning stays as it is, except the registry, which
 * holds the person's edits by hand. A handoff is remembered like a turn (modes and endpoints, Handoff).
 */
export function stateAfterSession(
  state: ConversationState,
  turn: {
    registry: RefRegistry
    session: Session | null
    handoff: Handoff | null
    pending: StoredPending | null
  },
): ConversationState {
  const left = turn.handoff && state.session ? rememberedHandoff(state.session, turn.handoff) : null
  return {
    ...state,
    ...(left && remember(state, left)),
    registry: turn.registry,
    session: turn.handoff ? null : turn.session,
    pending: turn.pending ?? state.pending,
  }
}

function remember(
  state: ConversationState,
  recent: RecentTurn,
): Pick<ConversationState, 'recent_turns' | 'narrative'> {
  const turns = [...state.recent_turns, recent]
  const [oldest] = turns.length > RECENT_TURNS_MAX ? turns : []
  return {
    recent_turns: turns.slice(-RECENT_TURNS_MAX),
    narrative: oldest ? addToNarrative(state.narrative, oldest) : state.narrative,
  }
}
