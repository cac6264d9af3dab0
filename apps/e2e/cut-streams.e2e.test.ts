// A stream that is cut anywhere and resumed must equal the uncut one: turns through a proxy that breaks
// connections after a random number of bytes, partly while the orchestrator is killed.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { applyChunk, createClient } from '@alfred/client'
import { compareEventIds } from '@alfred/contracts'
import { shareOfRuns } from '@alfred/contracts/testing'
import type { Job, TurnEvent } from '@alfred/contracts'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { borrowAlfred, createRandom, startCuttingProxy } from '@alfred/testing'
import type { BorrowedAlfred, CuttingProxy } from '@alfred/testing'
import { EventSource } from 'eventsource'
import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import { createKitchenBrain } from './kitchen-brain.ts'

const seed = Number(process.env['CUT_SEED'] ?? Date.now() % 1_000_000)
const random = createRandom(seed)
const brain = createKitchenBrain()
/** Sentences, since each is sent when it is whole and checked; without numbers, which no fact would bear. */
const reply = [...'abcdefghijklmnopqrstuvwx'].map((letter) => `Löffel ${letter} 🥛! `).join('')

let fake: FakeOpenAi
let alfred: BorrowedAlfred
let proxy: CuttingProxy
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi(
    (request) =>
      request.prompt === 'orchestrator/reply'
        ? { text: reply, deltas: 24, deltaDelayMs: 12 }
        : brain.answer(request),
    { port: alfred.modelPort },
  )
  // A stream has some 7,000 bytes, 300 of them headers: most connections are cut before its end.
  proxy = await startCuttingProxy(alfred.url, () => 200 + Math.floor(random() * 4_000))
  process.stdout.write(`cuts with CUT_SEED=${seed}\n`)
})
afterAll(async () => {
  await fake.close()
  await proxy.stop()
  await alfred.stop()
})

type Told = { name: string; events: TurnEvent[]; text: string }

/** Follows one turn through the proxy, as a client does. */
async function follow(name: string, onChunk: () => void = () => undefined): Promise<Told> {
  const token = await alfred.keys.signPersonToken({ name })
  const client = createClient({ baseUrl: proxy.url, token, backoffMs: 5, resumeForMs: 60_000 })
  const events: TurnEvent[] = []
  let text = ''
  for await (const event of client.chat({ message: "what's in my fridge?" })) {
    events.push(event)
    if (event.type !== 'chunk') continue
    text = applyChunk(text, event.data)
    onChunk()
  }
  return { name, events, text }
}

/** Reads the same turn in one go, directly from the gateway. */
async function readUncut(name: string, jobId: string): Promise<{ events: TurnEvent[]; job: Job }> {
  const token = await alfred.keys.signPersonToken({ name })
  const response = await fetch(`${alfred.url}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const events = parse(await response.text()).map(
    ({ id, event, data }) => ({ id, type: event, data: JSON.parse(data) as unknown }) as TurnEvent,
  )
  return { events, job: await createClient({ baseUrl: alfred.url, token }).getJob(jobId) }
}

function parse(text: string): EventSourceMessage[] {
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => void messages.push(message) })
  parser.feed(text)
  return messages
}

const withoutChunks = (events: TurnEvent[]) => events.filter(({ type }) => type !== 'chunk')

/** Returns the differences between a cut stream and the uncut one; empty if they are equal. */
async function judge({ name, events, text }: Told, owners: 'one' | 'several'): Promise<string[]> {
  const [first] = events
  const last = events.at(-1)
  if (first?.type !== 'job_started' || last?.type !== 'done')
    return [`${name} ended with ${JSON.stringify(last)}`]
  const isInOrder = events.every(
    ({ id }, index) => index === 0 || compareEventIds(events[index - 1]?.id ?? '', id) < 0,
  )
  const { events: uncut, job } = await readUncut(name, first.data.job_id)
  // An owner may have sent events that it had not stored when it was killed.
  const ids = new Set(uncut.map(({ id }) => id))
  const told = withoutChunks(events).filter(({ id }) => owners === 'one' || ids.has(id))
  return [
    isInOrder ? '' : `ids are out of order: ${events.map(({ id }) => id).join(' ')}`,
    text === last.data.response ? '' : `the text is ${text}`,
    job.response === last.data.response && job.status === last.data.status ? '' : 'the job differs from done',
    reply.trim() === last.data.response.trim() ? '' : `the response is ${last.data.response}`,
    JSON.stringify(withoutChunks(uncut).slice(1)) === JSON.stringify(told.slice(1))
      ? ''
      : 'the events differ',
  ]
    .filter((problem) => problem !== '')
    .map((problem) => `${name}: ${problem}`)
}

async function inParallel<Result>(
  count: number,
  width: number,
  run: (index: number, worker: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const work = async (worker: number): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await run(index, worker)
  }
  await Promise.all(Array.from({ length: width }, (_, worker) => work(worker)))
  return results
}

describe('a stream that is cut', () => {
  test('is resumed as if it had not been cut', async () => {
    const told = await inParallel(shareOfRuns(200, 12), 16, (_index, worker) => follow(`cut ${worker}`))
    const cuts = proxy.cuts()
    const problems = await inParallel(told.length, 4, (index) => judge(told[index] as Told, 'one'))
    expect(problems.flat()).toEqual([])
    expect(cuts).toBeGreaterThan(told.length)
    process.stdout.write(`${told.length} turns were right after ${cuts} cuts\n`)
  })

  test('is resumed even when the orchestrator is killed during the reply', async () => {
    const kill = async (): Promise<void> => {
      const { orchestrator } = await alfred.processes()
      if (orchestrator !== undefined) process.kill(orchestrator, 'SIGKILL')
    }
    for (let round = 0; round < shareOfRuns(2, 2); round += 1) {
      const dying = Promise.withResolvers<void>()
      let chunks = 0
      const killLater = (): void => {
        chunks += 1
        if (chunks === 5) kill().then(dying.resolve, dying.reject)
      }
      const told = await inParallel(6, 6, (index) => follow(`killed ${round} ${index}`, killLater))
      await dying.promise
      const problems = await Promise.all(told.map((one) => judge(one, 'several')))
      expect(problems.flat()).toEqual([])
      const taken = told.filter(({ events }) => events.some(({ id }) => Number(id.split('.')[0]) > 1))
      expect(taken.length).toBeGreaterThan(0)
      process.stdout.write(`kill ${round + 1}: ${taken.length} turns changed owners\n`)
    }
  })
})

describe('a third-party client', () => {
  test('reads the answer to a message with a generic parser of server-sent events', async () => {
    const token = await alfred.keys.signPersonToken({ name: 'plain' })
    const response = await fetch(`${alfred.url}/api/chat/stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: "what's in my fridge?" }),
    })
    const messages = parse(await response.text())
    expect(messages[0]).toMatchObject({ event: 'job_started', id: '0.1' })
    expect(messages.at(-1)?.event).toBe('done')
    const chunks = messages.filter(({ event }) => event === 'chunk')
    expect(chunks.length).toBeGreaterThan(3)
    const text = chunks
      .map(({ data }) => JSON.parse(data) as { at: number; content: string })
      .reduce((sum, { at, content }) => sum.slice(0, at) + content, '')
    expect(text.trim()).toBe(reply.trim())
  })

  test('follows a job with EventSource, which reconnects after a cut and stops at 204', async () => {
    const token = await alfred.keys.signPersonToken({ name: 'standard' })
    const client = createClient({ baseUrl: alfred.url, token })
    let jobId = ''
    for await (const event of client.chat({ message: "what's in my fridge?" })) {
      if (event.type === 'job_started') jobId = event.data.job_id
      break
    }
    // The client left; the turn continues, and EventSource follows it over connections that break once.
    const cutsAt = [900, 1_500]
    const breaking = await startCuttingProxy(alfred.url, () => cutsAt.shift() ?? null)
    const followed = await followByStandard(`${breaking.url}/api/jobs/${jobId}/events`, token)
    await breaking.stop()
    expect(breaking.cuts()).toBe(2)
    expect(followed.ids.toSorted(compareEventIds)).toEqual(followed.ids)
    expect(new Set(followed.ids).size).toBe(followed.ids.length)
    expect(followed.text.trim()).toBe(reply.trim())
    expect(followed.resumedWith.length).toBeGreaterThanOrEqual(3)
    expect(followed.statuses.at(-1)).toBe(204)
    expect(followed.readyState).toBe(EventSource.CLOSED)
  })
})

type Followed = {
  ids: string[]
  text: string
  resumedWith: string[]
  statuses: number[]
  readyState: number
}

/** Reads with the browsers' EventSource interface, plus a token. Resolves when the reader has stopped by itself. */
async function followByStandard(url: string, token: string): Promise<Followed> {
  const followed: Followed = { ids: [], text: '', resumedWith: [], statuses: [], readyState: 0 }
  const source = new EventSource(url, {
    fetch: async (address, init) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${token}`)
      const last = headers.get('last-event-id')
      if (last !== null) followed.resumedWith.push(last)
      const response = await fetch(address, { ...init, headers } as RequestInit)
      followed.statuses.push(response.status)
      return response
    },
  })
  const note = ({ lastEventId }: MessageEvent): number => followed.ids.push(lastEventId)
  for (const type of ['job_started', 'progress', 'context_updated', 'done'])
    source.addEventListener(type, note)
  source.addEventListener('chunk', (message) => {
    note(message)
    followed.text = applyChunk(
      followed.text,
      JSON.parse(String(message.data)) as { at: number; content: string },
    )
  })
  await new Promise<void>((resolve) => {
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) resolve()
    })
  })
  return { ...followed, readyState: source.readyState }
}
