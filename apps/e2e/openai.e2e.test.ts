import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { BORROWED_MODEL_KEY, borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { meet, nextWeekday } from './conversation.ts'
import type { TestPerson } from './conversation.ts'
import { createKitchenBrain } from './kitchen-brain.ts'

const brain = createKitchenBrain()
let fake: FakeOpenAi
let alfred: BorrowedAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi((request) => brain.answer(request), {
    ...{ doors: ['responses'], port: alfred.modelPort },
  })
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
})

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

/** The output of the dead-letters command. */
async function deadLetters(...words: string[]): Promise<string> {
  const tool = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url))
  const environment = { ...process.env, ALFRED_HOME: alfred.home, ALFRED_PORT: new URL(alfred.url).port }
  const command = [tool, 'dead-letters', ...words]
  return (await promisify(execFile)(process.execPath, command, { env: environment })).stdout
}

const lotQuery = 'inventory_lots?select=food,quantity,unit,location,expires_on&order=food'

describe('the same kitchen with a model behind the OpenAI API', () => {
  test('has the main conversation, and the database agrees', async () => {
    const person = await meet(alfred, 'main')
    await person.say(
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
    )
    expect((await person.say("what's in my fridge?")).response).toMatch(/12 eggs.*2 l milk/s)
    expect((await person.say('I used 3 eggs')).response).toMatch(/9 left/)
    const last = await person.say('what expires this week?')
    expect(last.response).toMatch(/milk/)
    expect(last.usage).toMatchObject({ model_calls: 4, repairs: 0 })
    expect(last.usage.input_tokens).toBeGreaterThan(0)
    expect(last.model_provider).toBe('openai')
    expect(await person.rows(lotQuery)).toEqual([
      { food: 'egg', quantity: 9, unit: 'piece', location: 'fridge', expires_on: null },
      { food: 'milk', quantity: 2, unit: 'l', location: 'fridge', expires_on: nextWeekday('Fri') },
    ])
  })

  test('repairs an answer that breaks its contract, and continues after a 500, a 429 and a broken stream', async () => {
    const person = await meet(alfred, 'unlucky')
    brain.failNext('agents-pantry/act', [{ text: 'no json' }])
    brain.failNext('orchestrator/understand', [{ http: { status: 500 } }])
    brain.failNext('agents-pantry/think', [
      { http: { status: 429, headers: { 'retry-after-ms': '10' } } },
      { text: 'half of it', fault: { kind: 'socket', afterDeltas: 0 } },
    ])
    const { response, usage } = await person.say('I bought a dozen eggs')
    expect(response).toMatch(/12 eggs/)
    expect(usage.repairs).toBeGreaterThan(0)
    expect(await person.rows(lotQuery)).toMatchObject([{ food: 'egg', quantity: 12 }])
  })

  test('describes what was done by code when the model cannot write the reply', async () => {
    const person = await meet(alfred, 'speechless')
    brain.failNext(
      'orchestrator/reply',
      Array.from({ length: 20 }, () => ({ http: { status: 400 } })),
    )
    const { response, status } = await person.say('I bought a dozen eggs')
    brain.failNext('orchestrator/reply', [])
    expect(status).toBe('done')
    expect(response).toMatch(/12 eggs/)
  })

  test('reports a failure, and changes nothing, when the model is unreachable', async () => {
    const person = await meet(alfred, 'unserved')
    brain.failNext(
      'agents-pantry/think',
      Array.from({ length: 20 }, () => ({ http: { status: 400 } })),
    )
    await expect(person.say('I bought a dozen eggs')).rejects.toThrow(/MODEL_UNAVAILABLE/)
    brain.failNext('agents-pantry/think', [])
    expect(await person.rows(lotQuery)).toEqual([])
  })

  test('replays a failed turn for an operator once the model is back, and can undo it', async () => {
    const person = await meet(alfred, 'patient')
    brain.failNext(
      'agents-pantry/think',
      Array.from({ length: 20 }, () => ({ http: { status: 400 } })),
    )
    await expect(person.say('I bought a dozen eggs')).rejects.toThrow(/MODEL_UNAVAILABLE/)
    const jobId = (await person.client.listJobs({ limit: 1 })).items[0]?.job_id ?? ''
    expect(await deadLetters()).toMatch(new RegExp(`turn +${jobId} .*MODEL_UNAVAILABLE.*can be replayed`))
    brain.failNext('agents-pantry/think', [])
    expect(await deadLetters('replay', jobId)).toBe(`${jobId} is gone on with.\n`)
    while ((await person.client.getJob(jobId)).status !== 'done') await sleep(100)
    expect(await deadLetters()).not.toContain(jobId)
    expect(await person.rows(lotQuery)).toMatchObject([{ food: 'egg', quantity: 12 }])
    expect((await person.client.changes(jobId)).changes).toMatchObject([{ label: 'egg', op: 'created' }])
    expect(await person.client.undo(jobId, { key: 'once' })).toMatchObject({ undone: [{ label: 'egg' }] })
    await expect(person.client.undo(jobId)).rejects.toMatchObject({ code: 'ALREADY_UNDONE' })
    expect(await person.rows(lotQuery)).toEqual([])
  })

  test('stops a turn on request, keeps what was done, and records nothing after', async () => {
    const person = await meet(alfred, 'changeable')
    brain.failNext('orchestrator/reply', [{ text: 'never heard', headersDelayMs: 4_000 }])
    let jobId = ''
    let cancelled: unknown
    let last: unknown
    for await (const event of person.client.chat({ message: 'I bought a dozen eggs' })) {
      last = event
      if (event.type === 'job_started') jobId = event.data.job_id
      if (event.type === 'progress' && event.data.node === 'reply')
        cancelled ??= await person.client.cancel(jobId)
    }
    expect(cancelled).toMatchObject({ outcome: 'cancelled' })
    expect(last).toMatchObject({ type: 'done', data: { status: 'cancelled' } })
    expect(await person.rows(lotQuery)).toMatchObject([{ food: 'egg', quantity: 12 }])
  })

  test('never shows a model an id, a token or a key', async () => {
    const person = await meet(alfred, 'shown')
    await person.say('I bought a dozen eggs')
    await person.say("what's in my fridge?")
    expect(fake.requests.length).toBeGreaterThan(20)
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
    for (const { instructions, input } of fake.requests) {
      expect(instructions + input).not.toMatch(uuid)
      expect(instructions + input).not.toContain('eyJ')
    }
    expect(await alfred.readLogs()).not.toContain(BORROWED_MODEL_KEY)
  })
})

describe('a conversation that is busy', () => {
  afterEach(() => brain.failNext('orchestrator/reply', []))

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
  })

  test("a stream beyond a person's limit is refused with 429", async () => {
    const person = await meet(alfred, 'greedy')
    const { jobId } = await beginSlowly(person)
    const follow = () =>
      fetch(`${alfred.url}/api/jobs/${jobId}/events`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
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
  })

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
    expect(stopped).toMatchObject({
      status: 'cancelled',
      response: expect.stringMatching(/^Stopped\.[^]*egg/),
    })
    expect(await person.rows('inventory_lots?select=food,quantity')).toEqual([{ food: 'egg', quantity: 12 }])
  })
})
