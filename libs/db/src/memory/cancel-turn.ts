import { AlfredError } from '@alfred/contracts'
import type { TurnStatus } from '@alfred/contracts'
import { DatabaseError } from '../errors.ts'
import type { TurnClaim } from '../turns.ts'
import { claim, ownTurn } from './tables.ts'
import type { Claimer, MemoryTurn, Tables } from './rows.ts'

/** Ends a turn that never ran. */
function endWaitingTurn(tables: Tables, turn: MemoryTurn): void {
  turn.status = 'cancelled'
  turn.isCancelRequested = true
  turn.fence += 1
  turn.finishedAt = tables.now()
  turn.outcome = { result: { response: 'Cancelled before it began.' }, events: [] }
}

/** Claims a running turn for the caller, which has to end it. */
function takeToEnd(tables: Tables, turn: MemoryTurn, claimer: Claimer): TurnClaim {
  if (turn.opened.contractVersion > claimer.contractVersion) {
    throw new DatabaseError(
      'permanent',
      new AlfredError(
        'UNAVAILABLE',
        'This request belongs to a newer version of Alfred. Please try again in a moment.',
      ),
    )
  }
  turn.isCancelRequested = true
  return claim(tables, turn, claimer.owner)
}

export function cancelTurn(
  tables: Tables,
  { turnId, userId }: { turnId: string; userId: string },
  claimer: Claimer,
): { status: TurnStatus; claim: TurnClaim | null } {
  const turn = ownTurn(tables, turnId, userId)
  if (turn.finishedAt !== null) return { status: turn.status, claim: null }
  if (turn.status === 'running') return { status: 'running', claim: takeToEnd(tables, turn, claimer) }
  endWaitingTurn(tables, turn)
  return { status: 'cancelled', claim: null }
}

/**
 * Stops a conversation's open turns: queued ones end at once, and the running one is claimed for the caller to end.
 */
export function interruptConversation(
  tables: Tables,
  conversationId: string,
  claimer: Claimer,
): TurnClaim | null {
  const turns = tables.turns.filter((turn) => turn.conversationId === conversationId)
  const running = turns.find(({ status }) => status === 'running')
  // Checked before anything is written, because there is no transaction to roll back.
  const claimed = running ? takeToEnd(tables, running, claimer) : null
  for (const turn of turns.filter(({ status }) => status === 'queued')) endWaitingTurn(tables, turn)
  return claimed
}
