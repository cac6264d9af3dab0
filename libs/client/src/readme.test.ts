import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sumUsage } from '@alfred/contracts'
import { collectReply, createClient } from './index.ts'

const id = '7d6c2f10-52f3-4a5e-8f43-31a3c9c1b0aa'
const at = '2026-11-22T10:00:00Z'
const session = { pending: null, session: null }
const conversation = {
  ...{
    conversation_id: id,
    title: 'Sunday',
    active_mode: 'plan',
    turns: 1,
    created_at: at,
    last_turn_at: at,
  },
  ...session,
}
const job = {
  ...{ job_id: id, conversation_id: id, status: 'done', mode: 'plan', message: 'hi', response: 'Hello.' },
  ...{ pending: null, handoff: null, usage: null, error: null, created_at: at, finished_at: at },
}
const done = {
  ...{ response: 'Hello.', log_dir: null, job_id: id, conversation_id: id, status: 'done', pending: null },
  ...{ response_type: 'message', active_mode: 'plan', usage: sumUsage([]), model_provider: 'offline' },
}

/** The gateway's response to each path of the examples. */
const answers: Record<string, unknown> = {
  'GET /api/conversations?limit=20': { items: [conversation], next: null },
  [`GET /api/conversations/${id}/history`]: { items: [job], next: null },
  'GET /api/jobs?limit=1': { items: [job], next: null },
  [`GET /api/jobs/${id}`]: job,
  [`POST /api/jobs/${id}/cancel`]: { job_id: id, outcome: 'already_finished', status: 'done' },
  [`PATCH /api/conversations/${id}`]: conversation,
}

const asked: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    asked.push(line)
    if (line === 'POST /api/chat/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      return void response.end(`id: 1.1\nevent: done\ndata: ${JSON.stringify(done)}\n\n`)
    }
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    response.writeHead(answers[line] ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[line] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the examples of the README do what they say', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code ?? '')
  expect(blocks).toHaveLength(2)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const code = `${blocks.join('\n').replace('http://127.0.0.1:3000', address)}
    for await (const event of again) show(event)
    return { text, said, next, status, response }`
  const shown: string[] = []
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor
  const run = new AsyncFunction('createClient', 'collectReply', 'token', 'conversationId', 'show', code)
  const show = (event: { type: string }): void => void shown.push(event.type)
  expect(await run(createClient, collectReply, 'token', id, show)).toMatchObject({
    ...{ text: 'Hello.', said: [{ message: 'hi' }], next: null, status: 'done', response: 'Hello.' },
  })
  expect(shown).toEqual(['done', 'done'])
  expect(asked).toContain(`DELETE /api/conversations/${id}`)
})
