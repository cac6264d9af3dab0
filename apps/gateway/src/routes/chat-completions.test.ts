import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { chunk, conversationId, failure, startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
let url: string
beforeAll(async () => {
  gateway = await startTestGateway()
  url = await gateway.url()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.orchestrator.submitted = []
  gateway.orchestrator.job = {}
  answerWith((turnId) => [chunk(1, 'ignored'), done(2, { turnId, response: 'Added 6 eggs.' })])
})

function done(number: number, { turnId, response }: { turnId: string; response: string }): TurnEvent {
  return {
    id: `1.${number}`,
    type: 'done',
    data: {
      ...{ response, log_dir: null, job_id: turnId, conversation_id: conversationId, status: 'done' },
      ...{ response_type: 'message', pending: null, active_mode: 'plan', model_provider: 'offline' },
      usage: { model_calls: 0, repairs: 0, input_tokens: 12, output_tokens: 3, cost_usd: 0, calls: [] },
    },
  }
}

/** The orchestrator tells these events once it has accepted a turn. */
function answerWith(eventsOf: (turnId: string) => TurnEvent[]): void {
  gateway.orchestrator.onSubmit = async ({ turn_id: turnId }) => {
    setTimeout(() => gateway.orchestrator.tell(turnId, ...eventsOf(turnId)), 20)
    return {}
  }
}

const complete = (body: unknown, headers = gateway.headers) =>
  fetch(`${url}/v1/chat/completions`, { method: 'POST', headers, body: JSON.stringify(body) })
const messages = [{ role: 'user', content: 'I bought 6 eggs' }]

test('a chat client gets the reply as a completion', async () => {
  const answer = await complete({ model: 'alfred', messages, temperature: 0.2 })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    object: 'chat.completion',
    model: 'alfred',
    choices: [{ message: { role: 'assistant', content: 'Added 6 eggs.' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
  })
  expect(gateway.orchestrator.submitted.map(({ body }) => body)).toMatchObject([
    { message: 'I bought 6 eggs', mode: 'plan', conversation_id: 'new' },
  ])
})

test('a stream tells the reply in parts that together are the reply', async () => {
  answerWith((turnId) => [
    chunk(1, 'Added '),
    { id: '1.2', type: 'chunk', data: { at: 6, content: '6 ' } },
    done(3, { turnId, response: 'Added 6 eggs.' }),
  ])
  const text = await (await complete({ messages, stream: true })).text()
  const lines = text.split('\n\n').filter((line) => line !== '')
  expect(lines.at(-1)).toBe('data: [DONE]')
  const parts = lines.slice(0, -1).map((line) => JSON.parse(line.replace(/^data: /, '')) as Part)
  expect(parts.map(({ choices: [choice] }) => choice?.delta.content ?? '').join('')).toBe('Added 6 eggs.')
  expect(parts[0]?.choices[0]?.delta).toEqual({ role: 'assistant' })
  expect(parts.at(-1)?.choices[0]?.finish_reason).toBe('stop')
})
type Part = { choices: { delta: { content?: string }; finish_reason: string | null }[] }

test('a chat goes on in the conversation in which its message before was said', async () => {
  gateway.orchestrator.job = { message: 'I bought 6 eggs' }
  const history = [
    ...messages,
    { role: 'assistant', content: 'Added.' },
    { role: 'user', content: 'I used one' },
  ]
  await complete({ messages: history })
  expect(gateway.orchestrator.submitted[0]?.body.conversation_id).toBe(conversationId)
  gateway.orchestrator.job = { message: 'something else' }
  await complete({ messages: history })
  expect(gateway.orchestrator.submitted[1]?.body.conversation_id).toBe('new')
})

test('a turn that fails is an error, also in the middle of a stream', async () => {
  answerWith((turnId) => [failure(1, turnId)])
  expect((await complete({ messages })).status).toBe(500)
  const text = await (await complete({ messages, stream: true })).text()
  expect(text).toContain('"error":{"code":"INTERNAL","message":"It went wrong."')
})

test('a request without a token, without a message or without sense is refused, and does nothing', async () => {
  expect(
    (await complete({ messages }, { 'content-type': 'application/json', authorization: '' })).status,
  ).toBe(401)
  expect((await complete({ messages: [] })).status).toBe(422)
  expect((await complete({ messages: [{ role: 'assistant', content: 'x' }] })).status).toBe(422)
  expect(gateway.orchestrator.submitted).toEqual([])
})

test('a long history is no reason to refuse what is said at its end', async () => {
  const history = Array.from({ length: 200 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: 'x'.repeat(2_000),
  }))
  expect((await complete({ messages: [...history, ...messages] })).status).toBe(200)
})

test('the one model is listed', async () => {
  const answer = await fetch(`${url}/v1/models`, { headers: gateway.headers })
  expect(await answer.json()).toMatchObject({ object: 'list', data: [{ id: 'alfred', object: 'model' }] })
})
