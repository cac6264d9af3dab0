import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'
import { judgeEffects } from './judge-effects.ts'
import { judgeOrder } from './judge-order.ts'
import { amountOf } from './truth.ts'
import type { Truth } from './truth.ts'

/** The usual time within which every turn has ended, after it was accepted or after the last fault. */
export const ANSWER_WITHIN_MS = 30_000

/** Compares the record of a person's client with the database. */
export function judgePerson(
  turns: readonly SentTurn[],
  truth: Truth,
  {
    faultsEndedAt,
    answerWithinMs = ANSWER_WITHIN_MS,
  }: { faultsEndedAt: number; answerWithinMs?: number | undefined },
): Finding[] {
  const accepted = turns.filter(({ jobId }) => jobId !== undefined)
  const stored = new Map(truth.turns.map((turn) => [turn.id, turn]))
  const changes = Map.groupBy(truth.changes, ({ turn_id: turn }) => turn)
  return [
    ...turns.flatMap((turn) =>
      turn.problems.map((detail) => ({ kind: 'client failed' as const, turn: turn.task.label, detail })),
    ),
    ...accepted.flatMap((turn): Finding[] => {
      const { label } = turn.task
      const kept = stored.get(turn.jobId ?? '')
      if (kept === undefined) return [{ kind: 'lost', turn: label, detail: 'it is not in the database' }]
      return [
        ...(kept.status === 'done' ? [] : [{ kind: 'not done' as const, turn: label, detail: kept.status }]),
        ...judgeTime(turn, faultsEndedAt, answerWithinMs),
        ...judgeEffects(turn, changes.get(kept.id) ?? []),
      ]
    }),
    ...judgeOrder(accepted, truth),
    ...judgeUnknown(accepted, truth),
    ...judgeStock(turns, truth),
  ]
}

function judgeTime(turn: SentTurn, faultsEndedAt: number, answerWithinMs: number): Finding[] {
  const lateBy = turn.endedAt - Math.max(faultsEndedAt, turn.acceptedAt) - answerWithinMs
  if (lateBy <= 0) return []
  return [{ kind: 'not answered in time', turn: turn.task.label, detail: `${lateBy} ms too late` }]
}

/** Reports turns and changes that nobody asked for. */
function judgeUnknown(accepted: readonly SentTurn[], truth: Truth): Finding[] {
  const known = new Set(accepted.map(({ jobId }) => jobId))
  const ids = [...truth.turns.map(({ id }) => id), ...truth.changes.map(({ turn_id: id }) => id)]
  const unknown = new Set(ids.filter((id) => !known.has(id)))
  return [...unknown].map((id) => ({ kind: 'unknown', turn: id, detail: 'no client has it' }))
}

function judgeStock([first]: readonly SentTurn[], truth: Truth): Finding[] {
  const expected = truth.changes.map(amountOf).reduce((sum, amount) => sum + amount, 0)
  if (expected === truth.stock) return []
  const detail = `${truth.stock} eggs where the changes make ${expected}`
  return [{ kind: 'lost', turn: first?.person ?? '', detail }]
}
