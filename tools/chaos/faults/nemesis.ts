import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Strike } from './fault.ts'

export type Nemesis = {
  /** Resolves when the last strike is over. */
  ended: Promise<void>
  isOver(): boolean
}

export type NemesisPlan = Strike & {
  faults: { fault: Fault; strikes: number }[]
  turns: number
  /** The number of accepted turns, over which the strikes are spread. */
  accepted(): number
}

const POLL_MS = 20
/** The first and last turns are left alone, so that something is under way and then comes to rest. */
const FIRST = 0.02
const LAST = 0.95

/** Strikes at random moments of the run; the kinds of faults run independently and concurrently. */
export function startNemesis(plan: NemesisPlan): Nemesis {
  let isOver = false
  const ended = Promise.all(plan.faults.map((one) => strikeAll(plan, one))).then(() => {
    isOver = true
  })
  return { ended, isOver: () => isOver }
}

async function strikeAll(
  plan: NemesisPlan,
  { fault, strikes }: { fault: Fault; strikes: number },
): Promise<void> {
  const moments = Array.from({ length: strikes }, () => FIRST + plan.random() * (LAST - FIRST)).toSorted(
    (left, right) => left - right,
  )
  const running: Promise<void>[] = []
  for (const moment of moments) {
    while (plan.accepted() < moment * plan.turns) await sleep(POLL_MS)
    const striking = fault.strike(plan)
    if (fault.isOneAtATime) await striking
    running.push(striking)
  }
  await Promise.all(running)
}
