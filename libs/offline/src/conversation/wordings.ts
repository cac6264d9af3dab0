import type { Announcement, ConstraintSignal, QuickSignal } from '@alfred/contracts'
import { quickSignals as coachQuick } from '../coach/quick-signals.ts'
import { routingSignals as coachRouting } from '../coach/routing-signals.ts'
import { constraintSignals } from '../pantry/constraint-signals.ts'
import { quickSignals as pantryQuick } from '../pantry/quick-signals.ts'
import { routingSignals as pantryRouting } from '../pantry/routing-signals.ts'

export type RoutingSignal = Announcement['routing_signals'][number]

/** How people word what they want of an agent: what speaks for it, the simplest wishes, and what they wish of a dish. */
export type Wording = {
  routing: readonly RoutingSignal[]
  quick: readonly QuickSignal[]
  constraints: readonly ConstraintSignal[]
}
export type Wordings = Readonly<Record<string, Wording>>

/** Of the agents that these rules know, by their domain; any other is known by its description and its examples. */
export const wordings: Wordings = {
  pantry: { routing: pantryRouting, quick: pantryQuick, constraints: constraintSignals },
  coach: { routing: coachRouting, quick: coachQuick, constraints: [] },
}

const unknown: Wording = { routing: [], quick: [], constraints: [] }

/** The wording of that domain, its own only. */
export function wordingOf(domain: string, known: Wordings): Wording {
  return Object.hasOwn(known, domain) ? (known[domain] ?? unknown) : unknown
}
