import { quickSignals as coachQuick } from '../coach/quick-signals.ts'
import { routingSignals as coachRouting } from '../coach/routing-signals.ts'
import { constraintSignals } from '../pantry/people/constraint-signals.ts'
import { quickSignals as pantryQuick } from '../pantry/quick-signals.ts'
import { routingSignals as pantryRouting } from '../pantry/routing-signals.ts'
import type { ConstraintSignal, QuickSignal, RoutingSignal } from '../reading/signals.ts'

/** The English wordings for an agent: the routing signals, the simplest requests, and the wishes for a dish. */
export type Wording = {
  routing: readonly RoutingSignal[]
  quick: readonly QuickSignal[]
  constraints: readonly ConstraintSignal[]
}
export type Wordings = Readonly<Record<string, Wording>>

/** The wordings of the known agents by domain. Other agents are recognised by their description and examples. */
export const wordings: Wordings = {
  pantry: { routing: pantryRouting, quick: pantryQuick, constraints: constraintSignals },
  coach: { routing: coachRouting, quick: coachQuick, constraints: [] },
}

const unknown: Wording = { routing: [], quick: [], constraints: [] }

/** The wordings of a domain; empty for an unknown one. */
export function wordingOf(domain: string, known: Wordings): Wording {
  return Object.hasOwn(known, domain) ? (known[domain] ?? unknown) : unknown
}
