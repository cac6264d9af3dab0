import { request } from 'node:http'
import type { Agent } from 'node:http'

/** Milliseconds from sending the request until the first event, the first text and the last event. */
export type TurnTiming = { firstEventMs: number; firstTextMs: number; doneMs: number; status: string }

/** Where a server takes turns, and what its stream says. */
export type Door = { path: string; firstEvent: string; text: string; done: string; status: RegExp }

const alfred: Door = {
  path: '/api/chat/stream',
  firstEvent: 'event: job_started',
  text: 'event: chunk',
  done: 'event: done',
  status: /"status":"(\w+)","response_type"/,
}

export type Sending = { token: string; agent: Agent; body: Record<string, unknown>; door?: Door }

/** Sends one request and times its events with as little overhead as possible. */
export function runTurn(url: string, { token, agent, body, door = alfred }: Sending): Promise<TurnTiming> {
  const text = JSON.stringify(body)
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      authorization: `Bearer ${token}`,
    }
    const outgoing = request(`${url}${door.path}`, { agent, method: 'POST', headers }, (incoming) => {
      const timing: TurnTiming = {
        firstEventMs: 0,
        firstTextMs: 0,
        doneMs: 0,
        status: String(incoming.statusCode),
      }
      let received = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (piece: string) => {
        received += piece
        const now = performance.now() - sentAt
        if (timing.firstEventMs === 0 && received.includes(door.firstEvent)) timing.firstEventMs = now
        if (timing.firstTextMs === 0 && received.includes(door.text)) timing.firstTextMs = now
        if (timing.doneMs === 0 && received.includes(door.done)) timing.doneMs = now
      })
      incoming.on('end', () =>
        resolve({
          ...timing,
          status: door.status.exec(received)?.[1] ?? timing.status,
        }),
      )
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}
