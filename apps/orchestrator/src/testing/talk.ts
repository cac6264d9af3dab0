import type { Job, TurnEvent } from '@alfred/contracts'
import { made, plainBrain } from './brain.ts'
import type { Brain } from './brain.ts'
import type { Said } from './scenarios.ts'
import { startWorld } from './start-world.ts'
import type { World, WorldOptions } from './start-world.ts'

type Talk = {
  world: World
  /** Sends a message and gives its result, with the nodes that asked a model for it. */
  say(said: Said): Promise<{ job: Job; nodes: string[]; events: TurnEvent[] }>
}

/** A conversation in a world of its own, in which each message waits for the answer before it. */
export async function talk<Result>(
  run: (talk: Talk) => Promise<Result>,
  options: WorldOptions = {},
): Promise<Result> {
  const world = startWorld(options)
  try {
    return await run({
      world,
      say: async (said) => {
        const { message, ...input } = typeof said === 'string' ? { message: said } : said
        const before = world.prompts.length
        const turnId = await world.say(message, input)
        await world.settle()
        const nodes = world.prompts.slice(before).map(({ node }) => node)
        return { job: await world.job(turnId), nodes, events: world.live(turnId) }
      },
    })
  } finally {
    world.stop()
  }
}

/** The types of events in order; consecutive chunks count as one. */
export const shapeOf = (events: readonly TurnEvent[]): string[] =>
  events.map(({ type }) => type).filter((type, index, all) => type !== 'chunk' || all[index - 1] !== 'chunk')

/** Writes a pudding whenever something is to be written. */
export const writing: Partial<Brain> = {
  act: (situation) =>
    situation.step.step_type === 'generate'
      ? [made({ item: null, name: 'Pudding', foods: ['milk'] })]
      : plainBrain.act(situation),
}
