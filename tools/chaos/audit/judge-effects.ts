import { ADDS_PER_ANSWER, USES_PER_ANSWER } from '../workload/task.ts'
import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding, FindingKind } from './finding.ts'
import { amountOf } from './truth.ts'
import type { Change } from './truth.ts'

const CALLS_PER_TURN = 2

/** Compares the changes with a turn's id with its task: each must have happened once, by one decision, completely. */
export function judgeEffects(turn: SentTurn, changes: readonly Change[]): Finding[] {
  const found = (kind: FindingKind, detail: string): Finding => ({ kind, turn: turn.task.label, detail })
  const calls = [...Map.groupBy(changes, ({ step, call }) => `${step}.${call}`)]
  const amounts = changes.map(amountOf).join(', ')
  if (calls.some(([, rows]) => rows.length > 1) || calls.length > CALLS_PER_TURN)
    return [found('duplicated', `changes of ${amounts}`)]
  if (calls.length === 0) return [found('lost', 'no change bears its id')]
  if (calls.length < CALLS_PER_TURN) return [found(tornOrLost(turn), `one of two changes: ${amounts}`)]
  const [added = 0, used = 0] = changes.map(amountOf)
  const addedBy = (added - turn.task.adds) / ADDS_PER_ANSWER
  const usedBy = (-used - turn.task.uses) / USES_PER_ANSWER
  if (![addedBy, usedBy].every((answer) => Number.isInteger(answer) && answer >= 0))
    return [found('lost', `changes of ${amounts}, which were never asked for`)]
  // Calls of one decision carry the mark of one answer of the model.
  if (turn.task.steps === 1 && addedBy !== usedBy)
    return [found('torn', `answer ${addedBy} added and answer ${usedBy} used`)]
  return []
}

const tornOrLost = (turn: SentTurn): FindingKind => (turn.task.steps === 1 ? 'torn' : 'lost')
