import type { Offer } from '../state/turn-state.ts'

/**
 * Is it only asked what to do? "What shall I do?" waits for nothing: whatever is said next is a request of its own, for
 * whichever agent it is.
 */
export function isPuzzled({ asks = [] }: Pick<Offer, 'asks'>): boolean {
  return asks.length > 0 && asks.every(({ slot }) => slot === 'message')
}
