import { Agent } from 'node:http'
import { runTurn } from './run-turn.ts'
import type { TurnTiming } from './run-turn.ts'

export type Load = { gatewayUrl: string; tokens: string[]; seconds: number }

/** The request of every turn under load. */
const body = { message: 'I bought 2 eggs. I used 1 egg.' }

/** Runs one turn at a time for each token, each in its own conversation, until the time is up. */
export async function runLoad({ gatewayUrl, tokens, seconds }: Load): Promise<TurnTiming[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const stopAt = performance.now() + seconds * 1_000
  const timings = await Promise.all(
    tokens.map(async (token) => {
      const own: TurnTiming[] = []
      while (performance.now() < stopAt) own.push(await runTurn(gatewayUrl, { token, agent, body }))
      return own
    }),
  )
  agent.destroy()
  return timings.flat()
}
