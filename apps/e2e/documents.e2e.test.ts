// Alfred's API documents must match its behaviour: all traffic of a few conversations is validated with schemas
// compiled from the documents that the running gateway serves.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { borrowAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { describeAtLength } from '@alfred/testing/at-length'
import { createHttpCheck } from './traffic/check-http.ts'
import type { HttpVerdict } from './traffic/check-http.ts'
import { createNatsCheck } from './traffic/check-nats.ts'
import type { NatsVerdict } from './traffic/check-nats.ts'
import { holdConversations } from './traffic/hold-conversations.ts'
import { recordHttp } from './traffic/record-http.ts'
import type { Exchange } from './traffic/record-http.ts'
import { recordNats } from './traffic/record-nats.ts'
import type { NatsMessage } from './traffic/record-nats.ts'

/** Sent only after a quarter of a minute of silence, so never in this test. */
const eventsElsewhere = ['ping']

type OpenApi = Parameters<typeof createHttpCheck>[0]
type AsyncApi = Parameters<typeof createNatsCheck>[0] & { components: { messages: Record<string, object> } }

let alfred: TestAlfred
let documents: { openApi: OpenApi; asyncApi: AsyncApi }
let exchanges: Exchange[]
let messages: NatsMessage[]
let httpVerdicts: HttpVerdict[]
let natsVerdicts: NatsVerdict[]

beforeAll(async () => {
  alfred = await borrowAlfred('plain')
  const nats = await recordNats(await alfred.nats('observer'))
  const http = recordHttp()
  const served = async <Document>(path: string) =>
    (await (await http.fetch(`${alfred.url}${path}`)).json()) as Document
  documents = { openApi: await served('/openapi.json'), asyncApi: await served('/asyncapi.json') }
  await holdConversations(alfred, http.fetch)
  await nats.stop()
  exchanges = await http.exchanges()
  messages = nats.messages
  httpVerdicts = exchanges.map(createHttpCheck(documents.openApi))
  natsVerdicts = messages.map(createNatsCheck(documents.asyncApi))
})
afterAll(() => alfred.stop())

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length] as const).toSorted(),
  )
const seen = (counts: Record<string, number>, names: readonly string[]) =>
  names.filter((name) => (counts[name] ?? 0) > 0)

describeAtLength('the OpenAPI document', () => {
  test('describes every request and response of the recording, which includes every operation', () => {
    expect(httpVerdicts.flatMap(({ problems }) => problems)).toEqual([])
    const counts = countBy(httpVerdicts.map(({ operation }) => operation))
    const operations = Object.values(documents.openApi.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(operations).toEqual(seen(counts, operations))
    const statuses = countBy(exchanges.map(({ status }) => String(status)))
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '204', '304', '401', '404', '422']))
    process.stdout.write(
      `checked ${exchanges.length} exchanges: ${JSON.stringify({ ...counts, statuses })}\n`,
    )
  })

  test('describes every event that was streamed', () => {
    const counts = countBy(httpVerdicts.flatMap(({ events }) => events))
    const described = Object.keys(documents.asyncApi.channels['eventStream']?.messages ?? {})
      .map((name) => name.replace('stream_', ''))
      .filter((name) => !eventsElsewhere.includes(name))
    expect(seen(counts, described)).toEqual(described)
    process.stdout.write(`checked events: ${JSON.stringify(counts)}\n`)
  })

  test('refuses what it does not describe: a field, a type, a status, a path, an event', () => {
    const check = createHttpCheck(documents.openApi)
    const job = exchanges.find(({ path, status }) => /^\/api\/jobs\/[^/]+$/.test(path) && status === 200)
    const stream = exchanges.find(
      ({ path, text }) => path === '/api/chat/stream' && text.includes('event: done'),
    )
    if (job === undefined || stream === undefined) throw new Error('there is nothing to change')
    const body = JSON.parse(job.text) as object
    const changed: Exchange[] = [
      { ...job, text: JSON.stringify({ ...body, mood: 'good' }) },
      { ...job, text: JSON.stringify({ ...body, status: 7 }) },
      { ...job, status: 418 },
      { ...job, path: '/api/secrets' },
      { ...job, headers: new Headers({ 'content-type': 'text/html' }) },
      { ...stream, text: stream.text.replace('event: done', 'event: party') },
      { ...stream, text: stream.text.replace('"log_dir":null', '"log_dir":5') },
      { ...stream, requestBody: JSON.stringify({ message: 7 }) },
    ]
    expect(check(job).problems.concat(check(stream).problems)).toEqual([])
    for (const exchange of changed) expect(check(exchange).problems).not.toEqual([])
  })
})

describeAtLength('the AsyncAPI document', () => {
  test('describes every message of the recording, which includes every message type', () => {
    expect(natsVerdicts.flatMap(({ problems }) => problems)).toEqual([])
    const counts = countBy(natsVerdicts.map(({ message }) => message))
    const described = Object.keys(documents.asyncApi.components.messages).filter(
      (name) => !name.startsWith('stream_'),
    )
    expect(seen(counts, described)).toEqual(described)
    process.stdout.write(`checked ${messages.length} NATS messages: ${JSON.stringify(counts)}\n`)
  })

  test('refuses what it does not describe: a field, a type, a subject, a request without a reply address', () => {
    const request = messages.find(({ subject }) => subject === 'chat.requests')
    const reply = messages.find(({ subject }) => subject === request?.replyTo)
    const news = messages.find(({ subject }) => subject.endsWith('.events'))
    if (request === undefined || reply === undefined || news === undefined)
      throw new Error('there is nothing to change')
    const problemsOf = (...said: NatsMessage[]) =>
      said.map(createNatsCheck(documents.asyncApi)).flatMap(({ problems }) => problems)
    const change = (message: NatsMessage, more: object): NatsMessage => ({
      ...message,
      data: JSON.stringify({ ...(JSON.parse(message.data) as object), ...more }),
    })
    expect(problemsOf(request, reply, news)).toEqual([])
    const changed: NatsMessage[][] = [
      [{ ...news, subject: 'turns.gossip' }],
      [change(news, { events: [] })],
      [change(news, { weather: 'fine' })],
      [change(request, { token: 7 })],
      [{ ...request, replyTo: undefined }],
      [request, change(reply, { ok: 'maybe' })],
      [request, change(reply, { value: { turn_id: 'one' } })],
      [{ ...request, headers: { 'x-secret': '1' } }],
    ]
    for (const said of changed) expect(problemsOf(...said)).not.toEqual([])
  })
})
