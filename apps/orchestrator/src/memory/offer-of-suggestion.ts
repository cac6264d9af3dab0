import { isSessionMode } from '@alfred/contracts'
import type { Suggestion } from '@alfred/contracts'
import { languageOf } from '@alfred/language/wording'
import type { TurnState } from '../state/turn-state.ts'
import { pendingAfter, storedOffer } from './make-pending.ts'
import type { StoredPending } from './stored-pending.ts'

/**
 * The suggestion that this turn offers to carry out: the first that can be, where nothing else waits for an answer. A reply asks about one thing, and
 * only about what a yes does (ruling R33).
 */
export function suggestionOffered(
  state: TurnState,
  suggestions: readonly Suggestion[],
  askedAt: string,
): Suggestion | null {
  if (isSessionMode(state.mode) || state.ending?.status !== 'done') return null
  if (pendingAfter(state, { id: '', askedAt }) !== null) return null
  return suggestions.find(({ request }) => (request ?? '').trim() !== '') ?? null
}

/** Whether what waits is a suggestion that Alfred made by itself. */
export function isSuggestion({ wire }: StoredPending): boolean {
  return 'suggestion' in wire.data
}

/** What waits after a turn that offered a suggestion: a yes has its request read like a message of its own. */
export function pendingOfSuggestion(
  { id: suggestion, action, request }: Suggestion,
  made: { id: string; askedAt: string; locale: string },
): StoredPending {
  const message = (request ?? '').trim()
  return storedOffer(
    {
      kind: 'proposal',
      version: 1,
      summary: action,
      data: { suggestion },
      options: [],
      waiting: { for: 'request', message },
    },
    { ...made, message, language: languageOf(made.locale), behind: [] },
  )
}
