import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'
import { createKitchenBrain } from './kitchen-brain.ts'

const brain = createKitchenBrain()
let fake: FakeOpenAi
let alfred: TestAlfred
beforeAll(async () => {
  fake = await startFakeOpenAi((request) => brain.answer(request))
  alfred = await startAlfred({
    ...{ OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'canary-key', STREAMS_PER_PERSON_MAX: '12' },
  })
}, 180_000)
afterEach(() => brain.failNext('orchestrator/reply', []))
afterAll(async () => {
  await fake.close()
  await alfred.stop()
}, 60_000)

/** Sends a message and resolves with the response once its headers have arrived. */
const post = (person: TestPerson, body: object) =>
  fetch(`${alfred.url}/api/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  })

/** Starts a turn that has changed something and is slow to write its reply. */
async function beginSlowly(person: TestPerson): Promise<{ jobId: string; conversationId: string }> {
  brain.failNext('orchestrator/reply', [{ text: 'never heard', headersDelayMs: 6_000 }])
  let started = { jobId: '', conversationId: '' }
  for await (const event of person.client.chat({ message: 'I bought a dozen eggs' })) {
    if (event.type === 'job_started')
      started = { jobId: event.data.job_id, conversationId: event.data.conversation_id }
    if (event.type === 'progress' && event.data.node === 'reply') return started
  }
  throw new TypeError('The turn has ended.')
}

test('a message that must not wait is refused with 409, and a full queue with 429 and a time to retry', async () => {
  const person = await meet(alfred, 'hurried')
  const { jobId, conversationId } = await beginSlowly(person)
  const busy = await post(person, { message: 'hello', if_busy: 'reject' })
  expect([busy.status, await busy.json()]).toMatchObject([
    409,
    { error: { code: 'CONVERSATION_BUSY', retryable: true } },
  ])
  await expect(person.client.conversations.delete(conversationId)).rejects.toMatchObject({
    code: 'CONVERSATION_BUSY',
  })
  const waiting = await Promise.all(Array.from({ length: 10 }, () => post(person, { message: 'thanks' })))
  expect(waiting.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const full = await post(person, { message: 'hello' })
  expect([full.status, full.headers.get('retry-after'), await full.json()]).toMatchObject([
    429,
    '2',
    { error: { code: 'QUEUE_FULL', retryable: true } },
  ])
  await person.client.cancel(jobId)
  await Promise.all(waiting.map((response) => response.text()))
}, 60_000)

test("a stream beyond a person's limit is refused with 429", async () => {
  const person = await meet(alfred, 'greedy')
  const { jobId } = await beginSlowly(person)
  const follow = () =>
    fetch(`${alfred.url}/api/jobs/${jobId}/events`, { headers: { authorization: `Bearer ${person.token}` } })
  const open = await Promise.all(Array.from({ length: 12 }, follow))
  const refused = await follow()
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    429,
    '2',
    { error: { code: 'TOO_MANY_REQUESTS', retryable: true } },
  ])
  await person.client.cancel(jobId)
  const streams = await Promise.all(open.map((response) => response.text()))
  expect(streams.filter((stream) => stream.includes('"status":"cancelled"'))).toHaveLength(12)
}, 60_000)

test('an interrupting message stops the running turn, keeps what it did, drops the waiting ones and is answered', async () => {
  const person = await meet(alfred, 'interrupting')
  const { jobId } = await beginSlowly(person)
  const waiting = await post(person, { message: 'thanks' })
  const began = Date.now()
  const events: string[] = []
  for await (const event of person.client.chat({ message: "what's in my fridge?", if_busy: 'interrupt' })) {
    events.push(event.type)
    if (event.type === 'done') expect(event.data.response).toMatch(/12 eggs/)
  }
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(events.at(-1)).toBe('done')
  expect(await waiting.text()).toContain('Cancelled before it began.')
  const stopped = await person.client.getJob(jobId)
  expect(stopped).toMatchObject({ status: 'cancelled', response: expect.stringMatching(/^Stopped\.[^]*egg/) })
  expect(await person.rows('inventory_lots?select=food,quantity')).toEqual([{ food: 'egg', quantity: 12 }])
}, 60_000)
