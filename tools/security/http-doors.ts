import { randomUUID } from 'node:crypto'
import { httpEndpoints } from '@alfred/contracts'
import type { Endpoint } from '@alfred/contracts'
import type { Answer, Door } from './attempt.ts'
import { fillSchema, idFor, schemaOf } from './fill-schema.ts'
import type { Ids } from './make-person.ts'

const STREAM_READ_MS = 250

/** Every endpoint of the gateway, once for each way of calling it. */
export function httpDoors(gatewayUrl: string): Door[] {
  return Object.values<Endpoint>(httpEndpoints).flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`
    const base = {
      surface: 'http' as const,
      isPublic: endpoint.isPublic,
      isRead: endpoint.method === 'GET',
    }
    return waysToAsk(endpoint).map(({ title, headers, bodyOf }) => ({
      ...base,
      name: `${name}${title}`,
      try: ({ token }, ids) =>
        ask(`${gatewayUrl}${addressOf(endpoint.path, ids)}`, {
          method: endpoint.method,
          headers: {
            ...headers,
            ...('idempotency-key' in headers && { 'idempotency-key': randomUUID() }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(bodyOf && { 'content-type': 'application/json' }),
          },
          ...(bodyOf && { body: JSON.stringify(bodyOf(ids)) }),
        }),
    }))
  })
}

type Way = { title: string; headers: Record<string, string>; bodyOf?: (ids: Ids) => unknown }

/**
 * The ways to call an endpoint: with and without its headers, and with a body in each mode that names a person's
 * data.
 */
function waysToAsk(endpoint: Endpoint): Way[] {
  const plain: Way = { title: '', headers: {} }
  if (endpoint.body === undefined) {
    if (endpoint.headers === undefined) return [plain]
    const seen = Object.keys(endpoint.headers.shape).map((name) => ({
      title: ` with ${name}`,
      headers: { [name]: '0.1' },
    }))
    return [plain, ...seen]
  }
  const schema = schemaOf(endpoint.body)
  if (endpoint.path !== httpEndpoints.streamChat.path)
    return [{ ...plain, bodyOf: (ids) => fillSchema(schema, ids) }]
  return [
    { ...plain, bodyOf: (ids) => ({ message: 'hello', conversation_id: ids.conversation }) },
    {
      title: ' to cook',
      headers: {},
      bodyOf: (ids) => ({ message: '', mode: 'cook', cook_init: { recipe_id: ids.recipe } }),
    },
    {
      title: ' with an answer',
      headers: {},
      bodyOf: (ids) => ({
        message: '',
        conversation_id: ids.conversation,
        answer: { pending_id: ids.proposal, version: 1, action: 'confirm' },
      }),
    },
    {
      title: ' with all there is',
      headers: { 'idempotency-key': 'fresh' },
      bodyOf: (ids) => fillSchema(schema, ids),
    },
  ]
}

function addressOf(path: string, ids: Ids): string {
  const name = path.includes('conversations') ? 'conversation' : 'turn'
  const named = path.includes('rpc') ? 'kitchen_dashboard' : 'inventory_lots'
  return path.replace('{id}', idFor(name, ids)).replace('{name}', named)
}

/** Reads an answer to its end; a stream only for a moment. */
export async function ask(url: string, init: RequestInit): Promise<Answer> {
  const cut = new AbortController()
  const response = await fetch(url, { ...init, signal: cut.signal })
  const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false
  if (!isStream) return { status: String(response.status), body: await response.text() }
  const timer = setTimeout(() => cut.abort(), STREAM_READ_MS)
  let body = ''
  try {
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      body += decoder.decode(part.value, { stream: true })
  } catch (error) {
    if (!cut.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
  }
  return { status: String(response.status), body }
}
