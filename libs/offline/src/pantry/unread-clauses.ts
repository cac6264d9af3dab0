import type { TurnBrief } from '@alfred/contracts'
import { ask, openSlot } from '../reading/intent.ts'
import { readInTurn, rewordMessage } from '../understanding/index.ts'
import { isToolIntent, type Intent } from './kitchen-intent.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'

/** How probable it has to be that a clause asks for something, and is no aside: "the kids are wrecked". */
const SHARE_MIN = 0.6

/**
 * What the clauses ask for of which no rule read anything, beside those that were read: calls where the trained reader is sure of them, and a
 * question otherwise, so that nothing that was asked for is lost without a word.
 */
export function readUnread(unread: readonly string[], brief: TurnBrief): Intent[] {
  return unread
    .filter((clause) => asksForSomething(clause, brief))
    .flatMap((clause) => readOne(clause, brief))
}

function asksForSomething(clause: string, brief: TurnBrief): boolean {
  const nearest = readInTurn(clause, brief)?.nearest
  return nearest?.reading.kind === 'acts' && nearest.share >= SHARE_MIN
}

function readOne(clause: string, brief: TurnBrief): Intent[] {
  const again = rewordMessage(clause, brief, 'pantry')
  const calls = again === undefined ? [] : parseKitchenMessage(again, brief)
  return calls.length > 0 && calls.every(isToolIntent)
    ? calls
    : [ask(`What shall I do about "${clause.slice(0, 80)}"?`, openSlot('message', clause))]
}
