import { randomUUID } from 'node:crypto'
import { httpEndpoints } from '@alfred/contracts'
import type { Endpoint } from '@alfred/contracts'
import { Agent, request } from 'node:http'
import { fillSchema, schemaOf } from '../security/fill-schema.ts'
import { absentIds } from '../security/make-person.ts'
import { findFault } from './check-answer.ts'
import { countAnswer, repeat, type FuzzReport } from './fuzz-report.ts'
import { mutate, pick, randomOf, toBytes, type Random } from './mutate.ts'
import { rawRequest, sendRaw } from './raw-requests.ts'

type Options = {
  gatewayUrl: string
  /** Tokens of several people, so that the limits of one person do not hide what comes after them. */
  tokens: readonly string[]
  seed: number
  times: number
  onProgress(done: number): void
}

const agent = new Agent({ keepAlive: false })

/**
 * Sends malformed requests to every endpoint of the gateway: each must be answered, none with an internal error or
 * internals.
 */
export async function fuzzHttp({
  gatewayUrl,
  tokens,
  seed,
  times,
  onProgress,
}: Options): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, answers: {}, faults: [] }
  const endpoints = Object.values<Endpoint>(httpEndpoints)
  const port = Number(new URL(gatewayUrl).port)
  const attempt = async (number: number): Promise<void> => {
    // Each attempt has its own random numbers, so that it can be repeated regardless of the others.
    const random = randomOf(seed * 1_000_003 + number)
    const token = pick(random, tokens)
    report.sent += 1
    if (number % 4 === 0) {
      const sent = rawRequest(random, token)
      const answer = await sendRaw(port, sent)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
      countAnswer(report, status === 0 ? 'closed' : status)
      const fault = findFault(status, answer.split('\r\n\r\n').slice(1).join(''), sent.toString())
      if (fault) report.faults.push(`raw request ${number}: ${fault}`)
      return
    }
    const made = makeRequest(random, pick(random, endpoints), token)
    const { status, body } = await send(gatewayUrl, made)
    countAnswer(report, status)
    const fault = findFault(
      status,
      body,
      `${made.path}${made.body.toString()}${JSON.stringify(made.headers)}`,
    )
    if (fault) report.faults.push(`request ${number}, ${made.method} ${made.path.slice(0, 80)}: ${fault}`)
  }
  await repeat(times, attempt, onProgress)
  agent.destroy()
  return report
}

/** Names of database objects, including some that a person may not use. */
const dataNames = [
  ...[
    'inventory_lots',
    'recipes',
    'turns',
    'edit_by_hand',
    'kitchen_dashboard',
    'check_food',
    'check_food_without',
    'recipe_draft_figures',
    'apply',
    'list_turns',
  ],
]

type Made = { method: string; path: string; headers: Record<string, string>; body: Buffer }

function makeRequest(random: Random, endpoint: Endpoint, token: string): Made {
  const valid = endpoint.body === undefined ? {} : fillSchema(schemaOf(endpoint.body), absentIds())
  const base = endpoint.path.endsWith('/stream')
    ? pick(random, [valid, { message: 'hello', mode: 'plan' }])
    : valid
  const body = toBytes(random, random.integer(0, 9) === 0 ? base : mutate(random, base))
  const isOther = random.integer(0, 9) === 0
  const method = isOther
    ? pick(random, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST'])
    : endpoint.method
  const hasBody = method !== 'GET' && method !== 'HEAD' && random.integer(0, 19) > 0
  return {
    method,
    path: pathOf(random, endpoint.path),
    headers: {
      ...headersOf(random, token, hasBody),
      ...(hasBody && { 'content-length': String(body.length) }),
    },
    body: hasBody ? body : Buffer.alloc(0),
  }
}

function pathOf(random: Random, path: string): string {
  const ids = [
    'x',
    '%00',
    '..%2f..',
    randomUUID(),
    '9'.repeat(300),
    '{id}',
    "'--",
    '%F0%9F%A5%9B',
    '__proto__',
  ]
  const filled = path
    .replace('{id}', pick(random, [randomUUID(), pick(random, ids)]))
    .replace('{name}', pick(random, [pick(random, dataNames), pick(random, ids)]))
  const queries = [
    '?limit=-1',
    '?limit=1e9',
    '?before=x',
    '?limit=5&limit=6',
    '?__proto__=1',
    `?cursor=${'A'.repeat(3_000)}`,
    '?%ff=%fe',
    ...[
      '?select=*',
      '?select=id,recipe_ingredients(food)',
      '?select=a:id,b:id',
      '?or=(id.eq.1',
      '?id=in.(%22)',
    ],
    `?select=${'recipe_ingredients('.repeat(50)}`,
    `?or=(${'food.eq.x,'.repeat(300)}id.is.null)`,
    `?after=${Buffer.from('{"x":1}').toString('base64url')}`,
  ]
  return random.integer(0, 2) === 0 ? `${filled}${pick(random, queries)}` : filled
}

function headersOf(random: Random, token: string, hasBody: boolean): Record<string, string> {
  const types = [
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'x',
  ]
  const tokens = [token, token, token, token, '', 'x.y.z', `${token}x`, 'a'.repeat(9_000)]
  const strangeHeaders: Record<string, string>[] = [
    {},
    { 'last-event-id': pick(random, ['0.0', 'x', '1.1', '9'.repeat(300), '1.-1']) },
    { 'idempotency-key': pick(random, ['k', 'k k', 'x'.repeat(400), '__proto__']) },
    { 'x-forwarded-for': '1.2.3.4', host: 'elsewhere.example' },
    {
      traceparent: pick(random, ['00-x', '00-' + '0'.repeat(32) + '-' + '0'.repeat(16) + '-01']),
      baggage: 'a=b',
    },
    { accept: 'text/html', 'accept-encoding': 'br', range: 'bytes=0-1' },
    { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  ]
  return {
    authorization: `Bearer ${pick(random, tokens)}`,
    ...(hasBody && { 'content-type': pick(random, types) }),
    ...pick(random, strangeHeaders),
  }
}

/** Sends a request and returns the status and the body; a stream is closed once it has begun. */
function send(
  gatewayUrl: string,
  { method, path, headers, body }: Made,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const outgoing = request(new URL('/', gatewayUrl), { agent, method, path, headers, timeout: 15_000 })
    outgoing.once('error', (error) =>
      resolve({ status: 599, body: `no answer: ${(error as NodeJS.ErrnoException).code} ${error.message}` }),
    )
    outgoing.once('timeout', () => resolve({ status: 598, body: 'no answer in time' }))
    outgoing.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (answer.headers['content-type']?.includes('event-stream')) outgoing.destroy()
      })
      answer.once('close', () => resolve({ status, body: text }))
      answer.once('error', () => resolve({ status, body: text }))
    })
    outgoing.end(body)
  })
}
