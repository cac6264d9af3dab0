import { createCut } from './cut.ts'
import type { Fault } from './fault.ts'
import { createFreeze } from './freeze.ts'
import { createKill } from './kill.ts'
import { createReplace } from './replace.ts'
import { createWipe } from './wipe.ts'

/** Faults that strike the stack, by name. */
export const faultCatalog = {
  kill: createKill,
  freeze: createFreeze,
  wipe: createWipe,
  cut: createCut,
  replace: createReplace,
} as const satisfies Record<string, (only: readonly string[]) => Fault>

/** Habits of clients that cause faults, with the share of turns that have them. */
export const habitCatalog = {
  disconnect: {
    summary:
      'streams cut at a random byte and resumed with Last-Event-ID; one client in ten never comes back',
    share: 0.1,
  },
  keys: {
    summary: 'the same Idempotency-Key sent twenty times at once, then with another body, which is refused',
    share: 0.05,
  },
} as const

export type FaultName = keyof typeof faultCatalog
export type HabitName = keyof typeof habitCatalog

export const faultNames = Object.keys(faultCatalog) as FaultName[]
export const habitNames = Object.keys(habitCatalog) as HabitName[]
