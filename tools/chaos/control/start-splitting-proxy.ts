import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnLoopback } from '@alfred/testing'

/** The pause between two calls of one decision: long enough for another owner to take over the turn. */
const BETWEEN_CALLS_MS = 4_000

type Apply = { p_records: unknown[]; p_events: unknown[]; p_calls: unknown[] }

/**
 * Starts a proxy to PostgREST that breaks the atomicity of decisions: each call becomes a separate request, followed
 * by one that records the decision. It shows what would happen without batches, using the same functions.
 */
export async function startSplittingProxy(target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    answer(target, incoming, response).catch(() => response.destroy())
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(target: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(incoming)
  const send = (part: Buffer | string): Promise<Response> => passOn(target, incoming, part)
  const isApply = incoming.url?.startsWith('/rpc/apply') === true
  const apply = isApply ? (JSON.parse(body.toString()) as Apply) : undefined
  if (apply === undefined || apply.p_calls.length < 2) return giveBack(response, await send(body))
  const outcomes: unknown[] = []
  for (const call of apply.p_calls) {
    const part = { ...apply, p_records: [], p_events: [], p_calls: [call] }
    const answered = await send(JSON.stringify(part))
    if (!answered.ok) return giveBack(response, answered)
    outcomes.push(...((await answered.json()) as unknown[]))
    if (outcomes.length < apply.p_calls.length) await sleep(BETWEEN_CALLS_MS)
    // The orchestrator that made the decision is gone, so the remaining calls are not made.
    if (response.destroyed) return
  }
  const recorded = await send(JSON.stringify({ ...apply, p_calls: [] }))
  if (!recorded.ok) return giveBack(response, recorded)
  return giveBack(response, Response.json(outcomes))
}

function passOn(target: string, incoming: IncomingMessage, body: Buffer | string): Promise<Response> {
  const dropped = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'])
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !dropped.has(name) ? [[name, value] as [string, string]] : [],
  )
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return fetch(`${target}${incoming.url ?? ''}`, {
    method,
    headers,
    ...(hasBody && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
}

async function giveBack(response: ServerResponse, answered: Response): Promise<void> {
  const body = Buffer.from(await answered.arrayBuffer())
  const type = answered.headers.get('content-type')
  response.writeHead(answered.status, {
    ...(type !== null && { 'content-type': type }),
    ...(answered.status !== 204 && { 'content-length': body.length }),
  })
  response.end(answered.status === 204 ? undefined : body)
}
