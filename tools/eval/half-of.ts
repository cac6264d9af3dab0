import { createHash } from 'node:crypto'
import type { Scenario } from './scenario.ts'

/** The classes in which one miss may harm somebody, so that no half of them is enough. */
const wholeClasses = new Set(['allergies', 'honesty', 'injection', 'safety'])

/**
 * A fixed half of the scenarios of a file: of each class those whose names have the lowest hashes, at least one, and
 * with them all that no half may lack. Others do not change it by being moved.
 */
export function halfOf(scenarios: readonly Scenario[]): Scenario[] {
  const classes = Map.groupBy(scenarios, (scenario) => scenario.class)
  const drawn = new Set([...classes.values()].flatMap(drawHalf))
  return scenarios.filter((one) => one.in_every_half || wholeClasses.has(one.class) || drawn.has(one))
}

function drawHalf(scenarios: readonly Scenario[]): Scenario[] {
  const byHash = scenarios
    .map((scenario) => ({ scenario, hash: hashOf(scenario.name) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  return byHash.slice(0, Math.max(1, Math.floor(byHash.length / 2))).map(({ scenario }) => scenario)
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}
