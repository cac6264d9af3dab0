import { startEvalStack } from './eval-stack.ts'
import { playScenario, type Played } from './play-scenario.ts'
import type { Scenario } from './scenario.ts'

/** Plays scenarios on one stack of services, with every agent or the one that is named, some at a time, and tells how each went while they are played. */
export async function playAll(
  scenarios: readonly Scenario[],
  { atOnce, say, agent }: { atOnce: number; say: (line: string) => void; agent?: string | undefined },
): Promise<Played[]> {
  say('Starting the services ...')
  const stack = await startEvalStack(agent)
  say(`Agents: ${stack.agents.join(', ')}.`)
  try {
    const waiting = [...scenarios.entries()]
    const played: Played[] = []
    const player = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, scenario] = next
        played[index] = await playScenario(stack, scenario)
        process.stderr.write(played[index].misses.length === 0 ? '.' : '✗')
      }
    }
    await Promise.all(Array.from({ length: Math.max(1, atOnce) }, player))
    process.stderr.write('\n')
    return played
  } finally {
    await stack.stop()
  }
}
