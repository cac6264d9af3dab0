import type { TurnBrief } from '@alfred/contracts'
import { isOfNothing } from './not-sure.ts'
import { withoutSources } from './without-sources.ts'

type Turn = TurnBrief['recent_turns'][number]

/**
 * The turns before that led to something. A message that was not understood, or for which only an offer was made, is no turn that a later one
 * goes on with, unless what it left open still waits: a yes to an offer is read where the message stood that it was made for. What replies cite
 * is left out.
 */
export function turnsThatCount(
  turns: readonly Turn[],
  pending: Pick<NonNullable<TurnBrief['pending']>, 'message'> | null,
): Turn[] {
  const waitsFor = pending?.message?.split('\n') ?? []
  return turns
    .filter(({ message, response }) => !isOfNothing(response) || waitsFor.includes(message))
    .map((turn) => ({ ...turn, response: withoutSources(turn.response) }))
}
