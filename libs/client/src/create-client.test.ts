import { afterEach, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectReply } from './collect-reply.ts'
import { createClient, type ClientSettings } from './create-client.ts'

const jobId = '0b0e7a52-6c1c-4b52-9df0-5a4c3d0a7b11'
const conversationId = '7d6c2f10-52f3-4a5e-8f43-31a3c9c1b0aa'
const reply = 'Added 2 l milk to the fridge — best before Fri 27 Nov. ¡Qué rico! 🥛 '.repeat(4)

/** A turn of two owners: the second takes over in mid-reply and restarts the reply. */
function eventsOfTurn(): TurnEvent[] {
  const chunks = (fence: number, length: number): TurnEvent[] =>
    Array.from({ length: Math.ceil(length / 9) }, (_, index) => ({
      id: `${fence}.${index + 2}`,
      type: 'chunk',
      data: { at: index * 9, content: reply.slice(index * 9, Math.min(length, (index + 1) * 9)) },
    }))
  const usage = { model_calls: 0, repairs: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0, calls: [] }
  const done = { log_dir: null, job_id: jobId, conversation_id: conversationId, status: 'done' } as const
  return [
    {
      id: '1.1',
      type: 'job_started',
      data: { job_id: jobId, conversation_id: conversationId, status: 'running' },
    },
    ...chunks(1, 90),
    {
      id: '2.1',
      type: 'progress',
      data: { type: 'reply_restarted', node: 'reply', step: null, message: 'again' },
    },
    ...chunks(2, reply.length),
    { id: '2.9998', type: 'context_updated', data: { status: 'ready' } },
    {
      id: '2.9999',
      type: 'done',
      data: {
        ...done,
        response: reply,
        response_type: 'message',
        pending: null,
        active_mode: 'plan',
        usage,
        model_provider: 'offline',
      },
    },
  ]
}

const wire = (event: TurnEvent): string =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`
const noise = ': ping\n\nevent: ping\ndata: {}\n\nid: 1.1\nevent: from_the_future\ndata: {"x":1}\n\n'

type Handler = (request: IncomingMessage, response: ServerResponse, call: number) => void
const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function serve(handle: Handler) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    request.resume().on('end', () => handle(request, response, requests.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const around = { baseUrl, backoffMs: 1, resumeForMs: 10_000 }
  const client = (settings: Partial<ClientSettings> = {}) =>
    createClient({ ...around, token: 'token', ...settings })
  return { requests, client, page: () => createClient(around) }
}

/** What the gateway sends to a client that has everything up to this id. */
function streamAfter(lastEventId: string | undefined): Buffer {
  const events = eventsOfTurn()
  const from = lastEventId === undefined ? 0 : events.findIndex(({ id }) => id === lastEventId) + 1
  return Buffer.from(noise + events.slice(from).map(wire).join(''))
}

function lastEventIdOf(request: IncomingMessage): string | undefined {
  const header = request.headers['last-event-id']
  return typeof header === 'string' ? header : undefined
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

async function all(events: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> {
  const list: TurnEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

/** Pseudo-random numbers that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test('the client streams a turn with its token, key and body', async () => {
  const { client, requests } = await serve((_, response) => {
    openStream(response)
    response.end(streamAfter(undefined))
  })
  const events = await all(
    client({ token: async () => 'fresh' }).chat({ message: 'hi' }, { idempotencyKey: 'key-1' }),
  )
  expect(events).toEqual(eventsOfTurn())
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/chat/stream' })
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer fresh', 'idempotency-key': 'key-1' })
})

test('the client receives the same events when its streams are cut two hundred times', async () => {
  const random = createRandom(20_261_122)
  let cuts = 0
  const { client } = await serve((request, response) => {
    const bytes = streamAfter(lastEventIdOf(request))
    const isCut = random() < 0.8
    if (isCut) cuts += 1
    if (isCut && random() < 0.1) return void response.destroy()
    openStream(response)
    if (!isCut) return void response.end(bytes)
    // Cut anywhere, even in the middle of a character; sometimes ended like a normal end.
    const part = bytes.subarray(0, Math.floor(random() * bytes.length * 0.9))
    if (random() < 0.5) response.end(part)
    else response.write(part, () => response.destroy())
  })
  const hasty = client({ backoffMs: 0.001 })
  while (cuts < 200) {
    expect(await all(hasty.chat({ message: 'hi' }))).toEqual(eventsOfTurn())
    expect(await collectReply(hasty.chat({ message: 'hi' }))).toMatchObject({ text: reply })
  }
})

test('the client repeats the request with the same key until the turn is known, then uses its id', async () => {
  const { client, requests } = await serve((request, response, call) => {
    if (call === 1) return void response.destroy()
    openStream(response)
    if (call === 2) return void response.end(eventsOfTurn().slice(0, 3).map(wire).join(''))
    response.end(streamAfter(lastEventIdOf(request)))
  })
  expect(await all(client().chat({ message: 'hi' }))).toEqual(eventsOfTurn())
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/chat/stream',
    'POST /api/chat/stream',
    `GET /api/jobs/${jobId}/events`,
  ])
  expect(requests[0]?.headers['idempotency-key']).toBe(requests[1]?.headers['idempotency-key'])
  expect(requests[2]?.headers['last-event-id']).toBe('1.3')
})

test('the client waits the Retry-After time when the gateway is busy or away', async () => {
  const busy = { code: 'TOO_MANY_REQUESTS', message: 'Slow down.', retryable: true }
  const { client, requests } = await serve((_, response, call) => {
    if (call > 2) {
      openStream(response)
      return void response.end(streamAfter(undefined))
    }
    response.writeHead(call === 1 ? 429 : 503, { 'retry-after': '0' }).end(JSON.stringify({ error: busy }))
  })
  expect(await all(client().chat({ message: 'hi' }))).toEqual(eventsOfTurn())
  expect(requests).toHaveLength(3)
})

test('the client throws an error of the gateway at once', async () => {
  const error = {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message: 'This key was used for another message.',
    retryable: false,
  }
  const { client, requests } = await serve((_, response) => {
    response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  })
  await expect(all(client().chat({ message: 'hi' }))).rejects.toMatchObject(error)
  await expect(client().getJob(jobId)).rejects.toMatchObject(error)
  expect(requests).toHaveLength(2)
})

test('the client gives up when nothing comes for the configured time', async () => {
  const { client } = await serve((_, response) => void response.destroy())
  const events = client({ resumeForMs: 50, backoffMs: 20 }).chat({ message: 'hi' })
  await expect(all(events)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true })
})

test('the client treats a silent stream as a broken one', async () => {
  const { client, requests } = await serve((request, response, call) => {
    openStream(response)
    if (call === 1) response.write(eventsOfTurn().slice(0, 1).map(wire).join(''))
    else response.end(streamAfter(lastEventIdOf(request)))
  })
  expect(await all(client({ silenceMs: 100 }).chat({ message: 'hi' }))).toEqual(eventsOfTurn())
  expect(requests).toHaveLength(2)
})

test('the client refuses an event that breaks its contract', async () => {
  const { client } = await serve((_, response) => {
    openStream(response)
    response.end('id: 1.1\nevent: chunk\ndata: {"content":"no offset"}\n\n')
  })
  await expect(all(client().chat({ message: 'hi' }))).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
})

test('the client stops and closes its connection when its caller aborts', async () => {
  let closed: Promise<unknown> | undefined
  const { client } = await serve((_, response) => {
    closed = new Promise((resolve) => response.on('close', resolve))
    openStream(response)
    response.write(eventsOfTurn().slice(0, 2).map(wire).join(''))
  })
  const controller = new AbortController()
  const reading = (async () => {
    for await (const event of client().chat({ message: 'hi' }, { signal: controller.signal })) {
      if (event.type === 'chunk') controller.abort(new DOMException('enough', 'AbortError'))
    }
  })()
  await expect(reading).rejects.toThrow('enough')
  await closed
})

test('the client throws the error that a failed turn ends with', async () => {
  const data = { error: 'It took too long.', code: 'TURN_BUDGET_EXCEEDED', retryable: true, job_id: jobId }
  const { client } = await serve((_, response) => {
    openStream(response)
    response.end(wire({ id: '1.1', type: 'error', data }))
  })
  const reading = collectReply(client().chat({ message: 'hi' }))
  await expect(reading).rejects.toMatchObject({ code: 'TURN_BUDGET_EXCEEDED', message: 'It took too long.' })
})

test('the client reads and cancels a job', async () => {
  const job = {
    job_id: jobId,
    conversation_id: conversationId,
    status: 'running',
    mode: 'plan',
    message: 'hi',
    response: null,
    pending: null,
    handoff: null,
    usage: null,
    error: null,
    created_at: '2026-11-20T10:00:00Z',
    finished_at: null,
  }
  const cancellation = { job_id: jobId, outcome: 'cancelled', status: 'cancelled' }
  const { client, requests } = await serve((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.method === 'GET' ? job : cancellation))
  })
  expect(await client().getJob(jobId)).toEqual(job)
  expect(await client().cancel(jobId)).toEqual(cancellation)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/jobs/${jobId}`,
    `POST /api/jobs/${jobId}/cancel`,
  ])
})

test('the client reads the changes of a job and undoes them with a key', async () => {
  const changes = {
    source: jobId,
    changed_at: null,
    changes: [],
    undoes: null,
    undone_by: null,
    changed_since: [],
  }
  const { client, requests } = await serve((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.method === 'GET' ? changes : { source: jobId, undone: [] }))
  })
  expect(await client().changes(jobId)).toEqual(changes)
  expect(await client().undo(jobId, { key: 'once' })).toEqual({ source: jobId, undone: [] })
  await client().undo(jobId)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/jobs/${jobId}/changes`,
    `POST /api/jobs/${jobId}/undo`,
    `POST /api/jobs/${jobId}/undo`,
  ])
  expect(requests[1]?.headers['idempotency-key']).toBe('once')
  expect(requests[2]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
})

test('the client reads how a job was worked at, and what models took in the days asked for', async () => {
  const trace = {
    ...{
      job_id: jobId,
      trace_id: null,
      mode: 'plan',
      status: 'done',
      attempts: 1,
      duration_ms: 12,
      steps: [],
    },
  }
  const none = { model_calls: 0, input_tokens: 0, cached_tokens: 0, output_tokens: 0, cost_usd: 0 }
  const report = { from: '2026-11-01', until: '2026-11-20', lines: [], total: { ...none, cost_known: true } }
  const { client, requests } = await serve((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url?.endsWith('/trace') === true ? trace : report))
  })
  expect(await client().trace(jobId)).toEqual(trace)
  expect(await client().usage({ from: '2026-11-01', until: '2026-11-20' })).toEqual(report)
  await client().usage()
  expect(requests.map(({ url }) => url)).toEqual([
    `/api/jobs/${jobId}/trace`,
    '/api/usage?from=2026-11-01&until=2026-11-20',
    '/api/usage',
  ])
})

test('follows a turn that was begun elsewhere: all of it, from where it was, and nothing once all was told', async () => {
  const events = eventsOfTurn()
  const { client, requests } = await serve((request, response) => {
    const heard = request.headers['last-event-id']
    if (heard === events.at(-1)?.id) return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const from = events.findIndex(({ id }) => id === heard) + 1
    response.end(events.slice(from).map(wire).join(''))
  })
  const followed = async (lastEventId?: string): Promise<TurnEvent[]> => {
    const read: TurnEvent[] = []
    for await (const event of client().follow(jobId, lastEventId === undefined ? {} : { lastEventId }))
      read.push(event)
    return read
  }
  expect(await followed()).toEqual(events)
  expect(await followed(events.at(-3)?.id)).toEqual(events.slice(-2))
  expect(await followed(events.at(-1)?.id)).toEqual([])
  expect(new Set(requests.map(({ url }) => url))).toEqual(new Set([`/api/jobs/${jobId}/events`]))
})

test('without a token sends none, and reads rows at the address of the page itself', async () => {
  const { requests, page } = await serve((_request, response, call) => {
    const settings = { data: { url: 'https://elsewhere.example/api/data', api_key: 'key' } }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(call === 1 ? settings : []))
  })
  expect(await page().read('shopping')).toEqual([])
  expect(requests.map(({ url }) => url?.split('?')[0])).toEqual(['/api/settings', '/api/data/shopping_items'])
  expect(requests.map(({ headers }) => [headers.authorization, headers['apikey']])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})
