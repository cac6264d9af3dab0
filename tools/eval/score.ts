import { sumUsage } from '@alfred/contracts'
import type { Usage } from '@alfred/contracts'
import type { Judged } from './check-turn.ts'
import type { Played } from './play-scenario.ts'

export type ClassScore = { name: string; scenarios: number; passed: number; missed: Played[] }
export type Share = { right: number; of: number }
export type Score = {
  scenarios: number
  passed: number
  classes: ClassScore[]
  agent: Share
  complexity: Share
  decision: Share
  model: Share
  /** Of all turns: calls, tokens and cost. */
  usage: Usage
}

/** Counts the played scenarios by class, and the model's decisions separately. */
export function scoreOf(played: readonly Played[]): Score {
  const classes = [...Map.groupBy(played, ({ scenario }) => scenario.class)]
    .map(([name, all]) => {
      const missed = all.filter(({ misses }) => misses.length > 0)
      return { name, scenarios: all.length, passed: all.length - missed.length, missed }
    })
    .toSorted((left, right) => left.name.localeCompare(right.name))
  const judged = played.flatMap((one) => one.judged)
  return {
    scenarios: played.length,
    passed: classes.reduce((sum, { passed }) => sum + passed, 0),
    classes,
    agent: shareOf(judged, 'agent'),
    complexity: shareOf(judged, 'complexity'),
    decision: shareOf(judged, 'decision'),
    model: shareOf(judged, 'model'),
    usage: sumUsage(played.flatMap(({ told }) => told.flatMap(({ came }) => came.usage.calls))),
  }
}

function shareOf(judged: readonly Judged[], name: keyof Judged): Share {
  const stated = judged.map((one) => one[name]).filter((isRight) => isRight !== undefined)
  return { right: stated.filter(Boolean).length, of: stated.length }
}

/** Is the share of passed scenarios at least the bar? No scenarios reach no bar. */
export function reachesBar({ scenarios, passed }: Score, bar: number): boolean {
  return scenarios > 0 && passed / scenarios >= bar
}
