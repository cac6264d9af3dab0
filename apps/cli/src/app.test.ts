import { afterEach, expect, test } from '@jest/globals'
import type { TurnEvent, TurnEventData } from '@alfred/contracts'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { json, text } from 'node:stream/consumers'
import { runCli } from './app.ts'
import { TokenError } from './errors.ts'

const jobId = '0b0e7a52-6c1c-4b52-9df0-5a4c3d0a7b11'
const conversationId = '7d6c2f10-52f3-4a5e-8f43-31a3c9c1b0aa'
const usage = { model_calls: 0, repairs: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0, calls: [] }
const ids = { job_id: jobId, conversation_id: conversationId }

type Told = Pick<TurnEvent, 'type' | 'data'>

const done = (response: string, change: Partial<TurnEventData<'done'>> = {}): Told => ({
  type: 'done',
  data: {
    ...ids,
    response,
    log_dir: null,
    status: 'done',
    response_type: 'message',
    pending: null,
    active_mode: 'plan',
    usage,
    model_provider: 'openai',
    ...change,
  },
})
const chunk = (at: number, content: string): Told => ({ type: 'chunk', data: { at, content } })

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A gateway that answers its turns in order and keeps the requests. */
async function startGateway(turns: readonly (readonly Told[])[]) {
  const asked: Record<string, unknown>[] = []
  const tokens: (string | undefined)[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push((await json(request)) as Record<string, unknown>)
    tokens.push(request.headers.authorization)
    const started: Told = { type: 'job_started', data: { ...ids, status: 'running' } }
    const events = [started, ...(turns[asked.length - 1] ?? [])]
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const frames = events.map(
      ({ type, data }, at) => `id: 1.${at + 1}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    response.end(frames.join(''))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked, tokens }
}

type Run = {
  argv: string[]
  input?: string
  isTerminal?: boolean
  mintToken?: (user: string) => Promise<string>
}

async function run({
  argv,
  input = '',
  isTerminal = false,
  mintToken = async (user) => `token-of-${user}`,
}: Run) {
  const stdout = new PassThrough()
  const stderr = Object.assign(new PassThrough(), { isTTY: isTerminal })
  const printed = Promise.all([text(stdout), text(stderr)])
  const code = await runCli({ argv, stdin: Readable.from([input]), stdout, stderr, mintToken })
  stdout.end()
  stderr.end()
  const [out, aside] = await printed
  return { code, out, aside }
}

test('the command prints the reply to one message and exits with 0', async () => {
  const gateway = await startGateway([[chunk(0, 'Added '), chunk(6, '2 l milk.'), done('Added 2 l milk.')]])
  const { code, out, aside } = await run({
    argv: ['I bought', '2 l milk', '--url', gateway.url, '--user', 'kim'],
  })
  expect({ code, out, aside }).toEqual({ code: 0, out: 'Added 2 l milk.\n', aside: '' })
  expect(gateway.asked[0]).toMatchObject({ message: 'I bought 2 l milk', mode: 'plan' })
  expect(gateway.tokens).toEqual(['Bearer token-of-kim'])
})

test('the command prints a reply again when a takeover restarted it', async () => {
  const restarted: Told = {
    type: 'progress',
    data: { type: 'reply_restarted', node: 'reply', step: null, message: 'again' },
  }
  const events = [
    chunk(0, 'One thing'),
    restarted,
    chunk(0, 'Another'),
    chunk(7, ' thing.'),
    done('Another thing.'),
  ]
  const gateway = await startGateway([events])
  const { out } = await run({ argv: ['hi', '--url', gateway.url] })
  expect(out).toBe('One thing\nAnother thing.\n')
})

test('the command shows progress beside the reply, only on a terminal', async () => {
  const step: Told = {
    type: 'progress',
    data: { type: 'step_started', node: 'act', step: 'step_1', message: 'Looking into the fridge' },
  }
  const gateway = await startGateway([
    [step, done('Nothing.')],
    [step, done('Nothing.')],
  ])
  expect((await run({ argv: ['hi', '--url', gateway.url], isTerminal: true })).aside).toContain(
    'Looking into the fridge',
  )
  expect((await run({ argv: ['hi', '--url', gateway.url] })).aside).toBe('')
})

test('the prompt stays in its conversation, labels the offline rules once, and takes an option by its number', async () => {
  const pending = {
    id: jobId,
    kind: 'question' as const,
    version: 1,
    summary: 'Which milk?',
    data: {},
    options: [
      { key: 'oat', label: 'the oat milk' },
      { key: 'cow', label: 'the cow milk' },
    ],
    expires_at: '2026-11-20T10:30:00Z',
  }
  const offline = { model_provider: 'offline' }
  const gateway = await startGateway([
    [done('Hm.', { ...offline, pending, status: 'blocked' })],
    [done('Done.', offline)],
  ])
  const { code, out, aside } = await run({
    argv: ['--url', gateway.url, '--token', 'mine', '--new'],
    input: 'use milk\n\n2\n',
  })
  expect(out).toBe('Hm.\nWhich milk?\n  1) the oat milk\n  2) the cow milk\nDone.\n')
  expect(aside.match(/offline rules/g)).toHaveLength(1)
  expect(code).toBe(0)
  expect(gateway.asked.map((body) => body['message'])).toEqual(['use milk', 'the cow milk'])
  expect(gateway.asked[0]?.['conversation_id']).toBe('new')
  expect(gateway.asked[1]?.['conversation_id']).toBe(conversationId)
  expect(gateway.tokens).toEqual(['Bearer mine', 'Bearer mine'])
})

test('the command exits with 1 and the reason when the turn failed', async () => {
  const data = { error: 'It took too long.', code: 'TURN_BUDGET_EXCEEDED', retryable: true, job_id: jobId }
  const gateway = await startGateway([[{ type: 'error', data }]])
  const { code, aside } = await run({ argv: ['hi', '--url', gateway.url] })
  expect({ code, aside }).toEqual({ code: 1, aside: 'It took too long.\n' })
})

test.each([
  [['--mode', 'turbo', 'hi']],
  [['--nonsense']],
  [['--new', '--conversation', conversationId, 'hi']],
])('the command prints its usage when it is called with %j', async (argv) => {
  const { code, aside } = await run({ argv })
  expect(code).toBe(2)
  expect(aside).toContain('Usage: npm run chat')
})

test('the command exits with 3 when it cannot get a token', async () => {
  const mintToken = () => Promise.reject(new TokenError('There is no token.'))
  expect(await run({ argv: ['hi'], mintToken })).toEqual({ code: 3, out: '', aside: 'There is no token.\n' })
})
