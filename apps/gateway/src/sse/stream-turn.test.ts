import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { absentId, chunk, failure, startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
let url: string
let open: ClientRequest[]

beforeEach(async () => {
  gateway = await startTestGateway({ STREAMS_PER_PERSON_MAX: 3, STREAMS_MAX: 4 })
  url = await gateway.url()
  open = []
})
afterEach(async () => {
  for (const one of open) one.destroy()
  await gateway.stop()
})

type Reading = {
  response: IncomingMessage
  text: string
  events: string[]
  ended: Promise<unknown>
  leave(): void
}
type Asking = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

/** Opens a stream and reads it as it comes; without `body` it is a GET. */
async function read({ path = '/api/chat/stream', headers = {}, ...rest }: Asking): Promise<Reading> {
  const asking = request(`${url}${path}`, {
    method: rest.method ?? (rest.body === undefined ? 'GET' : 'POST'),
    headers: { ...gateway.headers, ...headers },
    agent: false,
  })
  open.push(asking)
  asking.on('error', () => undefined)
  asking.end(rest.body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const reading: Reading = {
    response,
    text: '',
    events: [],
    ended: new Promise((resolve) => response.once('close', resolve)),
    leave: () => asking.destroy(),
  }
  response.on('error', () => undefined)
  response.on('data', (data: Buffer) => {
    reading.text += data.toString()
    reading.events = [...reading.text.matchAll(/^id: (.+)\nevent: (.+)$/gm)].map(
      ([, id, name]) => `${id} ${name}`,
    )
  })
  return reading
}
const post = (headers: Record<string, string> = {}) => read({ headers, body: '{"message":"hello"}' })
const follow = (turnId: string, after?: string) =>
  read({ path: `/api/jobs/${turnId}/events`, headers: after === undefined ? {} : { 'last-event-id': after } })

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5)
}
const turnOf = (index = -1): string => gateway.orchestrator.submitted.at(index)?.turn_id ?? ''
const tell = (...numbers: number[]) =>
  gateway.orchestrator.tell(turnOf(), ...numbers.map((number) => chunk(number)))

describe('the stream of a turn', () => {
  test('sends nothing, not even a status, until the turn is accepted', async () => {
    let accept: (() => void) | undefined
    gateway.orchestrator.onSubmit = () =>
      new Promise((resolve) => (accept = () => resolve({ status: 'queued' })))
    let isAnswered = false
    const reading = post().then((answer) => {
      isAnswered = true
      return answer
    })
    await until(() => accept !== undefined)
    await sleep(50)
    expect(isAnswered).toBe(false)
    accept?.()
    const { response, events } = await reading
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['cache-control']).toContain('no-transform')
    expect(events.length).toBeLessThanOrEqual(1)
  })

  test('begins with job_started, misses no event from before its acceptance, and ends with the final event', async () => {
    gateway.orchestrator.onSubmit = async ({ turn_id }) => {
      gateway.orchestrator.tell(turn_id, chunk(1), chunk(2), failure(3, turn_id))
      return {}
    }
    const reading = await post()
    await reading.ended
    expect(reading.events).toEqual(['0.1 job_started', '1.1 chunk', '1.2 chunk', '1.3 error'])
    expect(gateway.subscriptions()).toBe(0)
  })

  test('sends each event once and in order, whatever arrives twice or late', async () => {
    const reading = await post()
    tell(1, 2, 2, 1, 3)
    await until(() => reading.events.length === 4)
    gateway.orchestrator.replayed = [chunk(3), chunk(1), chunk(5), chunk(2), chunk(4), failure(6, turnOf())]
    // Event 4 was lost on the way: later events wait for the replay.
    tell(5)
    await reading.ended
    expect(reading.events).toEqual([
      '0.1 job_started',
      ...[1, 2, 3, 4, 5].map((number) => `1.${number} chunk`),
      '1.6 error',
    ])
  })

  test('does not mix text that is replayed as a whole with its live chunks', async () => {
    const reading = await post()
    tell(1)
    await until(() => reading.events.length === 2)
    // The turn has ended meanwhile: its row has the text as one chunk, with the id of the last live one.
    gateway.orchestrator.replayed = [chunk(4, 'the whole text'), failure(5, turnOf())]
    tell(3, 4)
    await reading.ended
    expect(reading.events.slice(1)).toEqual(['1.1 chunk', '1.4 chunk', '1.5 error'])
    expect(reading.text).toContain('the whole text')
  })

  test('requests a replay again when the answer lacks events that were sent already', async () => {
    const reading = await post()
    tell(1)
    await until(() => reading.events.length === 2)
    // An owner that has lost the turn unnoticed answers too, with no events.
    let asked = 0
    const ofNext = (number: number) => ({ ...chunk(number), id: `2.${number}` })
    gateway.orchestrator.onReplay = () => {
      asked += 1
      if (asked === 2)
        gateway.orchestrator.replayed = [ofNext(1), ofNext(2), { ...failure(3, turnOf()), id: '2.3' }]
    }
    gateway.orchestrator.tell(turnOf(), ofNext(2))
    await reading.ended
    expect(reading.events.slice(1)).toEqual(['1.1 chunk', '2.1 chunk', '2.2 chunk', '2.3 error'])
  })

  test('requests what it missed when the broker is back', async () => {
    const reading = await post()
    tell(1)
    await until(() => reading.events.length === 2)
    gateway.orchestrator.replayed = [chunk(1), chunk(2), failure(3, turnOf())]
    gateway.reconnect()
    await reading.ended
    expect(reading.events.slice(1)).toEqual(['1.1 chunk', '1.2 chunk', '1.3 error'])
  })

  test('of a repeated request sends the turn from its beginning', async () => {
    const key = { 'idempotency-key': 'monday' }
    const first = await post(key)
    first.leave()
    gateway.orchestrator.replayed = [chunk(1), failure(2, turnOf())]
    const again = await post(key)
    await again.ended
    expect(again.events).toEqual(['0.1 job_started', '1.1 chunk', '1.2 error'])
  })

  test('of a repeated request opens even while no replay is available', async () => {
    const turnId = randomUUID()
    gateway.orchestrator.onSubmit = async () => {
      gateway.orchestrator.leave()
      return { turn_id: turnId, repeated: true }
    }
    const reading = await post()
    expect(reading.response.statusCode).toBe(200)
    await until(() => reading.events.length === 1)
    expect(reading.events).toEqual(['0.1 job_started'])
  })

  test('keeps its frames intact, whatever a person or a model wrote', async () => {
    const reading = await post()
    const hostile = 'one\n\nid: 9.9\nevent: done\ndata: {}\r\n\r\n\u2028'
    gateway.orchestrator.tell(turnOf(), chunk(1, hostile), failure(2, turnOf()))
    await reading.ended
    expect(reading.events).toEqual(['0.1 job_started', '1.1 chunk', '1.2 error'])
    const data = /^event: chunk\ndata: ([^\n]*)$/m.exec(reading.text)?.[1]
    expect(JSON.parse(data ?? '')).toMatchObject({ content: hostile })
  })
})

describe('a resumed stream', () => {
  const turnId = '70000000-0000-4000-8000-000000000001'

  test('continues after the Last-Event-ID', async () => {
    gateway.orchestrator.replayed = [1, 2, 3, 4].map((number) => chunk(number)).concat(failure(5, turnId))
    const reading = await follow(turnId, '1.3')
    await reading.ended
    expect(reading.events).toEqual(['1.4 chunk', '1.5 error'])
  })

  test('begins at the beginning without one', async () => {
    gateway.orchestrator.replayed = [chunk(1), failure(2, turnId)]
    const reading = await follow(turnId)
    await reading.ended
    expect(reading.events).toEqual(['0.1 job_started', '1.1 chunk', '1.2 error'])
  })

  test('ends at once when its turn is over and nothing is left to send', async () => {
    gateway.orchestrator.job = { status: 'done' }
    gateway.orchestrator.replayed = [failure(9, turnId)]
    const reading = await follow(turnId, '1.9')
    await reading.ended
    expect(reading.response.statusCode).toBe(204)
    expect(gateway.subscriptions()).toBe(0)
  })

  test.each(['abc', '1', '1.2.3', '1.-1', '9'.repeat(300)])(
    'refuses an invalid Last-Event-ID: %s',
    async (after) => {
      expect((await follow(turnId, after)).response.statusCode).toBe(422)
    },
  )

  test('of a turn that does not exist is refused before it begins', async () => {
    const reading = await follow(absentId)
    expect(reading.response.statusCode).toBe(404)
    expect(gateway.subscriptions()).toBe(0)
  })
})

describe('a client', () => {
  test('that vanishes leaves nothing behind, even before its turn is accepted', async () => {
    const reading = await post()
    expect(gateway.subscriptions()).toBeGreaterThan(0)
    reading.leave()
    await until(() => gateway.subscriptions() === 0)
    let accept: (() => void) | undefined
    gateway.orchestrator.onSubmit = () => new Promise((resolve) => (accept = () => resolve({})))
    post().catch(() => undefined)
    await until(() => accept !== undefined)
    open.at(-1)?.destroy()
    await sleep(50)
    accept?.()
    await until(() => gateway.subscriptions() === 0)
  })

  test('may have only so many streams, and gets a seat back when one ends', async () => {
    const first = await post()
    await post()
    await post()
    const refused = await post()
    expect(refused.response.statusCode).toBe(429)
    expect(refused.response.headers['retry-after']).toBe('2')
    const bob = { authorization: `Bearer ${await gateway.keys.signPersonToken({ name: 'bob' })}` }
    expect((await post(bob)).response.statusCode).toBe(200)
    expect((await post(bob)).response.statusCode).toBe(503)
    const before = gateway.subscriptions()
    first.leave()
    await until(() => gateway.subscriptions() < before)
    expect((await post()).response.statusCode).toBe(200)
  })

  test('has its seat back after a refusal', async () => {
    gateway.orchestrator.onSubmit = async () => {
      throw new AlfredError('CONVERSATION_BUSY', 'Busy.')
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const reading = await post()
      expect(reading.response.statusCode).toBe(409)
      await reading.ended
    }
  })

  test('that does not read is disconnected, while another one gets everything', async () => {
    const slow = await post()
    const turnId = turnOf()
    slow.response.pause()
    const fast = await follow(turnId, '1.0')
    expect(fast.response.statusCode).toBe(200)
    let wasCut = false
    slow.response.once('close', () => (wasCut = true))
    const text = 'x'.repeat(64 * 1024)
    let number = 0
    // The kernel's buffers fill up first; the limit is on what the gateway itself would have to keep.
    while (gateway.subscriptions() > 2 && number < 500) {
      gateway.orchestrator.tell(turnId, chunk((number += 1), text))
      await until(() => fast.events.length === number)
    }
    expect(number).toBeLessThan(500)
    gateway.orchestrator.tell(turnId, failure(number + 1, turnId))
    await fast.ended
    expect(fast.events).toHaveLength(number + 1)
    slow.response.resume()
    await until(() => wasCut)
    expect(slow.events.length).toBeLessThan(number)
  })

  test('whose token expires gets no more events', async () => {
    const token = await gateway.keys.signPersonToken({ name: 'ada', lifetime: '1s' })
    const reading = await post({ authorization: `Bearer ${token}` })
    await reading.ended
    expect(gateway.subscriptions()).toBe(0)
  })

  test('is disconnected when the gateway stops', async () => {
    const reading = await post()
    await gateway.app.close()
    await reading.ended
    expect(gateway.subscriptions()).toBe(0)
  })
})
