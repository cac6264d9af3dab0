import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createResponseIds, responseObject, type Content, type Ending } from './response-object.ts'
import type { FakeAnswer } from './fake-answer.ts'
import { streamAnswer } from './stream-answer.ts'

/** One request as the fake received it. */
export type FakeRequest = {
  /** The prompt's name, taken from the cache key: 'orchestrator/understand'. */
  prompt: string
  instructions: string
  /** The text of the first input message: the rendered prompt. */
  input: string
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
  /** 1 for the first request of this server. */
  call: number
  /** Resolves when the answer was sent or the client has disconnected. */
  closed: Promise<'finished' | 'aborted'>
}

export type FakeBrain = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>

export type FakeOpenAi = {
  /** Ends in /v1, as OPENAI_BASE_URL requires. */
  readonly url: string
  readonly requests: readonly FakeRequest[]
  /** How many connections were opened: one connection can serve many requests. */
  connections(): number
  close(): Promise<void>
}

/**
 * Starts a fake of OpenAI's `POST /v1/responses` on a local port, with JSON and SSE and the faults of the real one.
 */
export async function startFakeOpenAi(brain: FakeBrain, port = 0): Promise<FakeOpenAi> {
  const requests: FakeRequest[] = []
  const nextId = createResponseIds()
  const server = createServer((incoming, response) => {
    answerRequest(incoming, response, { brain, requests, nextId }).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendError(response, 500, { message: String(error) })
    })
  })
  let connections = 0
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/v1`,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Desk = { brain: FakeBrain; requests: FakeRequest[]; nextId: () => string }

async function answerRequest(incoming: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  if (incoming.method !== 'POST' || incoming.url !== '/v1/responses') {
    return sendError(response, 404, { message: `Unknown request URL: ${incoming.method} ${incoming.url}.` })
  }
  const body = (await readJson(incoming)) as Record<string, unknown>
  const request: FakeRequest = {
    prompt: String(body['prompt_cache_key'] ?? '').split('@')[0] ?? '',
    instructions: String(body['instructions'] ?? ''),
    input: firstInput(body['input']),
    body,
    headers: incoming.headers,
    call: desk.requests.length + 1,
    closed: new Promise((resolve) =>
      response.on('close', () => resolve(response.writableFinished ? 'finished' : 'aborted')),
    ),
  }
  desk.requests.push(request)
  const answer = await desk.brain(request)
  if (answer.headersDelayMs !== undefined && !(await waitWith(response, answer.headersDelayMs))) return
  if (answer.http) return sendError(response, answer.http.status, answer.http)
  const told = { id: desk.nextId(), body, ending: endingOf(answer), content: contentOf(answer) }
  if (body['stream'] === true) return streamAnswer(response, told, answer)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(responseObject(told.id, body, told)))
}

/** Waits for the delay, or until the client disconnects. True when the client is still there. */
async function waitWith(response: ServerResponse, delayMs: number): Promise<boolean> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) return false
  return sleep(delayMs, true, { signal: gone.signal }).catch(() => false)
}

function firstInput(input: unknown): string {
  if (typeof input === 'string') return input
  const first: unknown = Array.isArray(input) ? input[0] : undefined
  const content = typeof first === 'object' && first !== null && 'content' in first ? first.content : ''
  return typeof content === 'string' ? content : JSON.stringify(content)
}

function endingOf(answer: FakeAnswer): Ending {
  if (answer.failed) return { status: 'failed', error: answer.failed }
  if (answer.incomplete) return { status: 'incomplete', reason: answer.incomplete }
  return { status: 'completed' }
}

function contentOf(answer: FakeAnswer): Content | undefined {
  if (answer.failed) return undefined
  if (answer.refusal !== undefined) return { type: 'refusal', refusal: answer.refusal }
  return {
    type: 'output_text',
    text: answer.json === undefined ? (answer.text ?? '') : JSON.stringify(answer.json),
  }
}

type HttpError = { headers?: Record<string, string>; message?: string }

function sendError(
  response: ServerResponse,
  status: number,
  { headers = {}, message = 'injected' }: HttpError,
): void {
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error'
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_fake', ...headers })
  response.end(JSON.stringify({ error: { message, type, param: null, code: null } }))
}
