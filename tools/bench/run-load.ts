import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { runTurn } from './run-turn.ts'
import type { TurnTiming } from './run-turn.ts'

export type Load = {
  gatewayUrl: string
  tokens: string[]
  seconds: number
  /** How long (ms) each rests after a turn; not at all when left out. */
  restMs?: number
}

/** The request of every turn under load. */
const body = { message: 'I bought 2 eggs. I used 1 egg.' }

/** Runs one turn at a time for each token, each in its own conversation, until the time is up. */
export async function runLoad({ gatewayUrl, tokens, seconds, restMs = 0 }: Load): Promise<TurnTiming[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const stopAt = performance.now() + seconds * 1_000
  const timings = await Promise.all(
    tokens.map(async (token) => {
      const own: TurnTiming[] = []
      while (performance.now() < stopAt) {
        own.push(await runTurn(gatewayUrl, { token, agent, body }))
        if (restMs > 0) await sleep(restMs)
      }
      return own
    }),
  )
  agent.destroy()
  return timings.flat()
}
