import type { TurnBrief } from '@alfred/contracts'
import { isOfNothing } from './not-sure.ts'
import { withoutSources } from './without-sources.ts'

type Turn = TurnBrief['recent_turns'][number]

/** Words that put right what was said or done last: "it was 5 eggs". */
export const PUTS_RIGHT = /\b(?:it|that|there|they) (?:was|were)\b/i

/**
 * The turns before that led to something. A message that was not understood, or for which only an offer was made, is no turn that a later one
 * goes on with, unless what it left open still waits: a yes to an offer is read where the message stood that it was made for. What is put right
 * is what was said last, whatever came of it: "oh wait, it was 5 eggs" is of no earlier eggs. What replies cite is left out.
 */
export function turnsThatCount(
  turns: readonly Turn[],
  pending: Pick<NonNullable<TurnBrief['pending']>, 'message'> | null,
  message = '',
): Turn[] {
  const waitsFor = pending?.message?.split('\n') ?? []
  return turns
    .filter(
      (turn, at) =>
        !isOfNothing(turn.response) ||
        waitsFor.includes(turn.message) ||
        (at === turns.length - 1 && PUTS_RIGHT.test(message)),
    )
    .map((turn) => ({ ...turn, response: withoutSources(turn.response) }))
}
