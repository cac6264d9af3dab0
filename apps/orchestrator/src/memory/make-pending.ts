import { languageOf } from '@alfred/language/wording'
import type { StoredPending } from './stored-pending.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

const PENDING_MINUTES = 30

/**
 * The pending item after this turn (rulings R8 and R9): this turn's offer, or the earlier item if it was neither
 * answered nor has expired. Expiry is judged by `askedAt`, not by the clock.
 */
export function pendingAfter(state: TurnState, made: { id: string; askedAt: string }): StoredPending | null {
  const offer = state.ending?.offer ?? null
  if (offer)
    return storedOffer(offer, { ...made, message: wantedSoFar(state), language: languageOf(state.locale) })
  return openPending(state, made.askedAt)
}

const MESSAGE_MAX = 4_000

/**
 * The message together with the question's message it answered: a second question must not lose what the first was
 * about.
 */
function wantedSoFar({ message, answered }: TurnState): string {
  if (!answered) return message
  return `${answered.message}\n${answered.answer}`.slice(-MESSAGE_MAX)
}

/** The earlier pending item if it is still open at `askedAt`; null otherwise. */
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
  { id, askedAt, message, language }: { id: string; askedAt: string; message: string; language: string },
): StoredPending {
  const expiresAt = new Date(Date.parse(askedAt) + PENDING_MINUTES * 60_000).toISOString()
  const wire = { ...offered, id, expires_at: expiresAt }
  return { wire, shown_at: null, message, waiting, language }
}

/** The sentence that says which older item this turn's offer replaces; null when it replaces none. */
export function supersededNote(state: TurnState, askedAt: string): string | null {
  const older = openPending(state, askedAt)
  // What was generated can still be saved: nothing of it is lost.
  const isLost = older !== null && older.wire.data['saves'] === undefined
  const isReplaced = isLost && state.ending?.offer !== null && state.ending?.offer !== undefined
  return isReplaced ? wordsFor(state.locale).answering.replaces(older.wire.summary) : null
}
