import { randomUUID } from 'node:crypto'
import type { Job, TurnEvent } from '@alfred/contracts'
import type { Scenario } from './scenarios.ts'
import { startWorld } from './start-world.ts'
import type { World, WorldOptions } from './start-world.ts'

export type Played = { world: World; turnIds: string[]; jobs: Job[]; replays: TurnEvent[][] }

/**
 * Plays a scenario's messages to their end. Messages are sent without waiting for answers, so that later ones
 * queue.
 */
export async function play(scenario: Scenario, options: WorldOptions = {}): Promise<Played> {
  const { brain, limits, suggestions = [] } = scenario
  const world = startWorld({
    ...options,
    ...(brain && { brain }),
    limits: { ...limits, ...options.limits },
  })
  try {
    for (const suggestion of suggestions) world.suggest({ id: randomUUID(), kind: 'expiry', ...suggestion })
    const turnIds: string[] = []
    for (const said of scenario.messages) {
      const { message, ...input } = typeof said === 'string' ? { message: said } : said
      turnIds.push(await world.say(message, input))
      if (scenario.isConversation) await world.settle()
    }
    await world.settle()
    const jobs = await Promise.all(turnIds.map((id) => world.job(id)))
    const replays = await Promise.all(turnIds.map((id) => world.replay(id)))
    return { world, turnIds, jobs, replays }
  } finally {
    world.stop()
  }
}
