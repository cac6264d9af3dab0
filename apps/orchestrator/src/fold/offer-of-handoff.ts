import type { Handoff } from '@alfred/contracts'
import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

/**
 * The offer to do what a session left behind: a yes has the request read like a message of its own. Null when nothing is
 * to be done, and when a question of planning is still open, which stays so.
 */
export function offerOfHandoff(
  { pending, locale }: Pick<TurnState, 'pending' | 'locale'>,
  { action, request }: Handoff,
): Offer | null {
  if (action === 'close' || pending !== null || request == null || request.trim() === '') return null
  return {
    kind: 'proposal',
    version: 1,
    summary: wordsFor(locale).asking.doThis(request.trim()),
    data: { action },
    options: [],
    waiting: { for: 'request', message: request.trim() },
  }
}
