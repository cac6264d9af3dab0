import { languageOf } from '@alfred/language/wording'
import { isPuzzled } from './is-puzzled.ts'
import type { StoredPending } from './stored-pending.ts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

const PENDING_MINUTES = 30

/**
 * The pending item after this turn (rulings R8 and R9): this turn's offer, or the earlier item if it was neither
 * answered nor has expired. Expiry is judged by `askedAt`, not by the clock.
 */
export function pendingAfter(state: TurnState, made: { id: string; askedAt: string }): StoredPending | null {
  const offer = keptOffer(state)
  const left = leftBehind(state)
  const language = languageOf(state.locale)
  if (offer) {
    const behind = [...(state.ending?.behind ?? []), ...left]
    return storedOffer(offer, { ...made, message: wantedSoFar(state), language, behind })
  }
  const open = openPending(state, made.askedAt)
  const [next, ...behind] = left
  if (open || !next) return open
  return storedOffer(next, { ...made, message: state.pending?.message ?? state.message, language, behind })
}

/** What this turn offers, if an answer could be put into it. What was open before stays so where nothing is. */
function keptOffer({ ending }: TurnState): Offer | null {
  const offer = ending?.offer ?? null
  return offer !== null && isPuzzled(offer) ? null : offer
}

/** What waits behind the item that this turn answered. */
function leftBehind({ pending, isPendingClosed }: TurnState): readonly Offer[] {
  return isPendingClosed ? (pending?.behind ?? []) : []
}

/** The sentence that asks again for what waited behind the item that this turn answered; null when nothing did. */
export function stillOpenNote(state: TurnState, askedAt: string): string | null {
  const [next] = leftBehind(state)
  const isAsking = keptOffer(state) !== null || openPending(state, askedAt) !== null
  return next === undefined || isAsking ? null : wordsFor(state.locale).reply.stillOpen(next.summary)
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

type Storing = {
  id: string
  askedAt: string
  message: string
  language: string
  behind: readonly Offer[]
}

/** An offer as it is kept until it is answered or has expired. */
export function storedOffer(
  { waiting, ...offered }: Offer,
  { id, askedAt, message, language, behind }: Storing,
): StoredPending {
  const expiresAt = new Date(Date.parse(askedAt) + PENDING_MINUTES * 60_000).toISOString()
  const wire = { ...offered, id, expires_at: expiresAt }
  return {
    wire,
    shown_at: null,
    message,
    waiting,
    language,
    ...(behind.length > 0 && { behind: [...behind] }),
  }
}

/** The sentence that says which older item this turn's offer replaces; null when it replaces none. */
export function supersededNote(state: TurnState, askedAt: string): string | null {
  const older = openPending(state, askedAt)
  // What was generated can still be saved: nothing of it is lost.
  const isLost = older !== null && older.wire.data['saves'] === undefined
  const isReplaced = isLost && keptOffer(state) !== null
  return isReplaced ? wordsFor(state.locale).answering.replaces(older.wire.summary) : null
}
