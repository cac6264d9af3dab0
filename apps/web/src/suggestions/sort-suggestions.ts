import type { ReadRow } from '@alfred/contracts'

export type Suggestion = ReadRow<'suggestions'>

/** A suggestion that comes back within this time (ms) is there now: two clocks never agree. */
export const NOW_WITHIN_MS = 60_000

/** What is suggested now, and what was put off. Neither has what no longer holds. */
export function sortSuggestions(
  rows: readonly Suggestion[],
  now: number,
): { open: Suggestion[]; later: Suggestion[] } {
  const held = rows.filter(({ valid_until: until }) => Date.parse(until) > now)
  const isLater = ({ status, snoozed_until: until }: Suggestion): boolean =>
    status === 'snoozed' && typeof until === 'string' && Date.parse(until) > now + NOW_WITHIN_MS
  const isOpen = ({ status }: Suggestion): boolean => ['open', 'mentioned', 'snoozed'].includes(status)
  return {
    open: held.filter((one) => isOpen(one) && !isLater(one)),
    later: held.filter(isLater),
  }
}
