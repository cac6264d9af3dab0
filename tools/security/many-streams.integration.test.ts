// Many open streams on one gateway process, with small responses, and the answer to the next one: two thousand in a long
// run, five hundred in `npm test`.
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { shareOfRuns } from '@alfred/contracts/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { startSecurityStack } from './start-security-stack.ts'
import type { SecurityStack } from './start-security-stack.ts'

const STREAMS = shareOfRuns(2_000, 4)

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
let fake: FakeOpenAi
let stack: SecurityStack
beforeAll(async () => {
  // The model never answers, so that the turn runs as long as the streams are tested.
  fake = await startFakeOpenAi(() => ({ json: {}, headersDelayMs: 600_000 }))
  stack = await startSecurityStack({
    ...{ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'none', MODEL_TIMEOUT_MS: '300000' },
    ...{ MODEL_CALL_TIMEOUT_MS: '300000', TURN_TIMEOUT_MS: '610000' },
    ...{
      STREAMS_MAX: String(STREAMS),
      STREAMS_PER_PERSON_MAX: String(STREAMS - 1),
      REQUESTS_PER_MINUTE: '100000',
    },
  })
})
afterAll(async () => {
  agent.destroy()
  await fake.close()
  await stack.stop()
})

/** Opens a stream and returns the request and the response once its headers have arrived. */
function open(path: string, token: string): Promise<{ request: ClientRequest; response: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = get(`${stack.alfred.url}${path}`, { agent, headers })
    request.once('response', (response) => {
      response.on('data', () => undefined).on('error', () => undefined)
      resolve({ request, response })
    })
    request.once('error', reject)
  })
}

/** Opens a stream as a client does, which comes again when no orchestrator was free in time. */
async function openAgain(path: string, token: string): ReturnType<typeof open> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await open(path, token)
    if (opened.response.statusCode !== 503 || attempt === 10) return opened
    opened.request.destroy()
    await sleep(2_000)
  }
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024
}

type Turn = { id: string; leave(): void }

/** Begins a turn as a client does, which comes again when it is told to: on a busy machine no orchestrator may be free. */
async function beginTurn(token: string): Promise<Turn> {
  const answers: string[] = []
  while (answers.length < 10) {
    const turn = await tryToBeginTurn(token)
    if (typeof turn !== 'string') return turn
    answers.push(turn)
    await sleep(2_000)
  }
  throw new Error(`no turn was begun: ${answers.join('; ')}`)
}

/** Sends a message and returns its job, whose stream stays open, or what was said instead. */
async function tryToBeginTurn(token: string): Promise<Turn | string> {
  const leaving = new AbortController()
  const response = await fetch(`${stack.alfred.url}/api/chat/stream`, {
    ...{
      method: 'POST',
      signal: leaving.signal,
      body: JSON.stringify({ message: 'hello there, what now?' }),
    },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const id = /"job_id":"([^"]+)"/.exec(text)?.[1]
    if (id !== undefined) return { id, leave: () => leaving.abort() }
    const part = await reader?.read()
    // Reading on after the end would be answered at once for ever, and would hold the whole process.
    if (part === undefined || part.done) return `${response.status} ${text}`
    text += decoder.decode(part.value, { stream: true })
  }
}

testAtLength(
  `${STREAMS} streams are held in little memory, the next is told to come later, and seats come back`,
  async () => {
    const { alfred } = stack
    const ada = await alfred.keys.signPersonToken({ name: 'ada' })
    const bob = await alfred.keys.signPersonToken({ name: 'bob' })
    const pid = (await alfred.processes())['gateway'] ?? 0
    const turn = await beginTurn(ada)
    const bobs = await beginTurn(bob)
    const path = `/api/jobs/${turn.id}/events`
    const before = await residentBytes(pid)
    const streams: Awaited<ReturnType<typeof open>>[] = []
    while (streams.length < STREAMS - 2) {
      const some = Math.min(50, STREAMS - 2 - streams.length)
      streams.push(...(await Promise.all(Array.from({ length: some }, () => openAgain(path, ada)))))
    }
    // Only the codes: to print a response with its sockets, once for each that is wrong, takes more memory than there is.
    const refused = streams.flatMap(({ response: { statusCode } }) =>
      statusCode === 200 ? [] : [statusCode],
    )
    expect(refused).toEqual([])
    const perStream = ((await residentBytes(pid)) - before) / STREAMS
    console.log(`streams: ${STREAMS} open, ${(perStream / 1_024).toFixed(1)} KB of memory each`)
    expect(perStream).toBeLessThan(200 * 1_024)

    // One person reaches their own limit before all places are taken; then nobody gets one. Both are told when to
    // retry.
    const own = await open(path, ada)
    expect([own.response.statusCode, own.response.headers['retry-after']]).toEqual([429, '2'])
    const next = await open(`/api/jobs/${bobs.id}/events`, bob)
    expect([next.response.statusCode, next.response.headers['retry-after']]).toEqual([503, '2'])
    // Requests without a stream are answered meanwhile.
    expect((await open('/api/jobs', bob)).response.statusCode).toBe(200)

    for (const { request } of streams) request.destroy()
    let status = 503
    for (let attempt = 0; status !== 200 && attempt < 600; attempt += 1) {
      await sleep(50)
      const again = await open(`/api/jobs/${bobs.id}/events`, bob)
      status = again.response.statusCode ?? 0
      again.request.destroy()
    }
    expect(status).toBe(200)
    turn.leave()
    bobs.leave()
  },
)
