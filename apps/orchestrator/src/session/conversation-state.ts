import { pendingSchema } from '@alfred/contracts'
import type { Pending } from '@alfred/contracts'
import { z } from 'zod'
import type { SessionRegistry } from './registry.ts'
import { withoutIds } from './without-ids.ts'
import { emptyRegistry } from './registry.ts'

const recentTurnSchema = z.object({ message: z.string(), response: z.string(), facts: z.array(z.string()) })
export type RecentTurn = z.infer<typeof recentTurnSchema>

/** What a conversation hands from turn to turn. Its size is bounded, so a turn's cost does not grow with it. */
const conversationStateSchema = z.object({
  registry: z.object({
    turn: z.int().positive(),
    counters: z.record(z.string(), z.int()),
    entries: z
      .array(
        z.object({ ref: z.string(), type: z.string(), id: z.uuid(), label: z.string(), lastTurn: z.int() }),
      )
      .readonly(),
  }),
  recent_turns: z.array(recentTurnSchema),
  pending: pendingSchema.nullable(),
})
export type ConversationState = z.infer<typeof conversationStateSchema>

/** The last turns are kept in full (spec S2.8). */
const RECENT_TURNS_MAX = 3
const TEXT_LENGTH_MAX = 2_000
const FACTS_MAX = 20

/** Reads what the turn before stored; a conversation that has stored nothing yet begins empty. */
export function readConversationState(stored: Record<string, unknown>): ConversationState {
  if (Object.keys(stored).length === 0) return { registry: emptyRegistry, recent_turns: [], pending: null }
  return conversationStateSchema.parse(stored)
}

/** The state that the next turn begins with. */
export function nextConversationState(
  state: ConversationState,
  turn: {
    registry: SessionRegistry
    message: string
    response: string
    facts: string[]
    pending: Pending | null
  },
): ConversationState {
  const recent = {
    // What is remembered is shown to models: an id that a person typed must not come back this way.
    message: withoutIds(turn.message).slice(0, TEXT_LENGTH_MAX),
    response: withoutIds(turn.response).slice(0, TEXT_LENGTH_MAX),
    facts: turn.facts.slice(0, FACTS_MAX),
  }
  return {
    registry: { ...turn.registry, turn: turn.registry.turn + 1 },
    recent_turns: [...state.recent_turns, recent].slice(-RECENT_TURNS_MAX),
    pending: turn.pending,
  }
}
