import type { Scenario } from './scenario.ts'
import type { PageSite } from './serve-pages.ts'

/** The scenario with its pages served, and their address wherever a message names them. */
export function withPages(scenario: Scenario, site: Pick<PageSite, 'add'>): Scenario {
  const { pages } = scenario.given
  if (Object.keys(pages).length === 0) return scenario
  const address = site.add(pages)
  const turns = scenario.turns.map((turn) =>
    turn.say === undefined ? turn : { ...turn, say: turn.say.replaceAll('{pages}', address) },
  )
  return { ...scenario, turns }
}
