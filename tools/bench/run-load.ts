import { Agent, request } from 'node:http'

/** Milliseconds from sending the request: to the first event, to the first text, to done. */
export type TurnTiming = { firstEventMs: number; firstTextMs: number; doneMs: number; status: string }

export type Load = { gatewayUrl: string; tokens: string[]; seconds: number }

/** One turn at a time for each token, each in a conversation of its own, until the time is up. */
export async function runLoad({ gatewayUrl, tokens, seconds }: Load): Promise<TurnTiming[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const stopAt = performance.now() + seconds * 1_000
  const timings = await Promise.all(
    tokens.map(async (token) => {
      const own: TurnTiming[] = []
      while (performance.now() < stopAt) own.push(await runTurn(gatewayUrl, { token, agent }))
      return own
    }),
  )
  agent.destroy()
  return timings.flat()
}

const body = JSON.stringify({ message: 'I bought 2 eggs. I used 1 egg.' })

function runTurn(gatewayUrl: string, { token, agent }: { token: string; agent: Agent }): Promise<TurnTiming> {
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${gatewayUrl}/api/chat/stream`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      (incoming) => {
        const timing: TurnTiming = {
          firstEventMs: 0,
          firstTextMs: 0,
          doneMs: 0,
          status: String(incoming.statusCode),
        }
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (piece: string) => {
          text += piece
          const now = performance.now() - sentAt
          if (timing.firstEventMs === 0 && text.includes('event: job_started')) timing.firstEventMs = now
          if (timing.firstTextMs === 0 && text.includes('event: chunk')) timing.firstTextMs = now
          if (timing.doneMs === 0 && text.includes('event: done')) timing.doneMs = now
        })
        incoming.on('end', () =>
          resolve({ ...timing, status: /"status":"(\w+)","response_type"/.exec(text)?.[1] ?? timing.status }),
        )
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
