import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ServerDoor } from '../server-settings.ts'
import type { FakeAnswer, FakeRefusal } from './fake-answer.ts'
import { createPromptNames } from './name-prompts.ts'
import { readRequest, type ReadRequest } from './read-request.ts'
import { refuseRequest, type Accepted } from './refuse-request.ts'
import { createResponseIds, responseObject, type Content, type Ending } from './response-object.ts'
import { streamChat } from './stream-chat.ts'
import { streamResponses } from './stream-responses.ts'

/** One request as the fake received it. */
export type FakeRequest = Pick<ReadRequest, 'prompt' | 'instructions' | 'input' | 'form'> & {
  door: ServerDoor
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

export type FakeOptions = Accepted & {
  /** The doors that it has: both, unless told otherwise. */
  doors?: readonly ServerDoor[]
  port?: number
  /** What its model of embeddings makes of a text; it has none unless told so. */
  embed?: (text: string, size: number | undefined) => readonly number[]
}

/**
 * Starts a fake of OpenAI's `POST /v1/responses` and `POST /v1/chat/completions` on a local port, with the faults of
 * the real ones and all that strict structured outputs refuse.
 */
export async function startFakeOpenAi(brain: FakeBrain, options: FakeOptions = {}): Promise<FakeOpenAi> {
  const requests: FakeRequest[] = []
  const nextId = createResponseIds()
  const promptOf = await createPromptNames()
  const server = createServer((incoming, response) => {
    answerRequest(incoming, response, { brain, requests, nextId, promptOf, options }).catch(
      (error: unknown) => {
        if (response.headersSent) response.destroy()
        else sendError(response, { status: 500, message: String(error) })
      },
    )
  })
  let connections = 0
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Desk = {
  brain: FakeBrain
  requests: FakeRequest[]
  nextId: () => string
  promptOf: (instructions: string) => string
  options: FakeOptions
}

const doorPaths: Readonly<Record<string, ServerDoor>> = {
  '/v1/responses': 'responses',
  '/v1/chat/completions': 'chat',
}

async function answerRequest(incoming: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const { doors = ['responses', 'chat'], models = [] } = desk.options
  if (incoming.method === 'GET' && incoming.url === '/v1/models')
    return sendJson(response, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
  if (incoming.method === 'POST' && incoming.url === '/v1/embeddings' && desk.options.embed !== undefined)
    return answerEmbeddings(incoming, response, desk.options)
  const door = doorPaths[incoming.url ?? '']
  if (incoming.method !== 'POST' || door === undefined || !doors.includes(door)) {
    return sendError(response, {
      status: 404,
      message: `Unknown request URL: ${incoming.method} ${incoming.url}.`,
    })
  }
  const body = (await readJson(incoming)) as Record<string, unknown>
  const read = readRequest(door, body, desk.promptOf)
  const request: FakeRequest = {
    ...{ prompt: read.prompt, instructions: read.instructions, input: read.input, form: read.form },
    ...{ door, body },
    headers: incoming.headers,
    call: desk.requests.length + 1,
    closed: new Promise((resolve) =>
      response.on('close', () => resolve(response.writableFinished ? 'finished' : 'aborted')),
    ),
  }
  desk.requests.push(request)
  const authorization = incoming.headers.authorization ?? ''
  const refusal = refuseRequest(desk.options, { door, read, body, authorization })
  if (refusal) return sendError(response, refusal)
  const answer = await desk.brain(request)
  if (answer.headersDelayMs !== undefined && !(await waitWith(response, answer.headersDelayMs))) return
  if (answer.http) return sendError(response, answer.http)
  const tool = read.form === 'tool' ? (read.shape?.name ?? '') : undefined
  const told = { id: desk.nextId(), body, ending: endingOf(answer), content: contentOf(answer), tool }
  if (door === 'chat') return streamChat(response, told, answer)
  if (body['stream'] === true) return streamResponses(response, told, answer)
  sendJson(response, responseObject(told.id, body, told))
}

const embeddingsSchema = z.object({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1),
  dimensions: z.int().optional(),
})

/** Answers as OpenAI's embeddings do: an empty text is refused. A setting that it refuses is refused as with its other doors. */
async function answerEmbeddings(
  incoming: IncomingMessage,
  response: ServerResponse,
  { embed = () => [], refusedSettings = [], key }: FakeOptions,
): Promise<void> {
  const body: unknown = await readJson(incoming)
  if (key !== undefined && incoming.headers.authorization !== `Bearer ${key}`)
    return sendError(response, { status: 401, message: 'Incorrect API key provided.' })
  const refused = refusedSettings.find((name) => Object.hasOwn(body as object, name))
  if (refused !== undefined)
    return sendError(response, {
      ...{ status: 400, message: `This model does not support ${refused}.`, param: refused },
    })
  const asked = embeddingsSchema.safeParse(body)
  if (!asked.success) return sendError(response, { status: 400, message: asked.error.message })
  const { model, input, dimensions } = asked.data
  sendJson(response, {
    ...{ object: 'list', model, usage: { prompt_tokens: input.length, total_tokens: input.length } },
    // They may come in any order, each with its place.
    data: input
      .map((text, index) => ({ object: 'embedding', index, embedding: embed(text, dimensions) }))
      .toReversed(),
  })
}

/** Waits for the delay, or until the client disconnects. True when the client is still there. */
async function waitWith(response: ServerResponse, delayMs: number): Promise<boolean> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) return false
  return sleep(delayMs, true, { signal: gone.signal }).catch(() => false)
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

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sendError(response: ServerResponse, refusal: FakeRefusal): void {
  const { status, headers = {}, message = 'injected', code = null, param = null } = refusal
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error'
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_fake', ...headers })
  response.end(JSON.stringify(refusal.body ?? { error: { message, type, param, code } }))
}
