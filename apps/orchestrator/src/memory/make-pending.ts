import type { StoredPending } from './stored-pending.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'

const PENDING_MINUTES = 30

/**
 * What the conversation waits for after this turn (rulings R8 and R9): what this turn offers, or what was
 * open before and neither answered nor expired. Time is counted by the turns' own moments.
 */
export function pendingAfter(state: TurnState, made: { id: string; askedAt: string }): StoredPending | null {
  const offer = state.ending?.offer ?? null
  if (offer) return storedOffer(offer, { ...made, message: wantedSoFar(state) })
  return openPending(state, made.askedAt)
}

const MESSAGE_MAX = 4_000

/** The message, and what it answered: a second question must not lose what the first one was about. */
function wantedSoFar({ message, answered }: TurnState): string {
  if (!answered) return message
  return `${answered.message}\n${answered.answer}`.slice(-MESSAGE_MAX)
}

/** What was open before this turn and still is. */
export function openPending(
  state: Pick<TurnState, 'pending' | 'isPendingClosed'>,
  askedAt: string,
): StoredPending | null {
  const { pending } = state
  if (!pending || state.isPendingClosed) return null
  return Date.parse(pending.wire.expires_at) >= Date.parse(askedAt) ? pending : null
}

function storedOffer(
  { waiting, ...offered }: Offer,
  { id, askedAt, message }: { id: string; askedAt: string; message: string },
): StoredPending {
  const expiresAt = new Date(Date.parse(askedAt) + PENDING_MINUTES * 60_000).toISOString()
  const wire = { ...offered, id, expires_at: expiresAt }
  return { wire, shown_at: null, message, waiting }
}

/** A newer item takes the place of an older one, and says so. */
export function supersededNote(state: TurnState, askedAt: string): string | null {
  const older = openPending(state, askedAt)
  const isReplaced = older !== null && state.ending?.offer !== null && state.ending?.offer !== undefined
  return isReplaced ? `This takes the place of: ${older.wire.summary}` : null
}
