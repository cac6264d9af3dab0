import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'

type Span = { service: string; name: string; traceId: string; attributes: string }
const spans: Span[] = []

type Exported = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: { name: string; traceId: string; attributes: unknown }[] }[]
  }[]
}

/** An OTLP collector that stores what it receives. */
function startCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      keep(body as Exported)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function keep(body: Exported): void {
  for (const { resource, scopeSpans } of body.resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    for (const { name, traceId, attributes } of scopeSpans.flatMap((scope) => scope.spans)) {
      spans.push({ service, name, traceId, attributes: JSON.stringify(attributes) })
    }
  }
}

let collector: Server
let alfred: TestAlfred
beforeAll(async () => {
  collector = await startCollector()
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  alfred = await startAlfred({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  collector.closeAllConnections()
  collector.close()
  await alfred.stop()
})

const expected = [
  'node understand',
  'node think',
  'node execute',
  'node reply',
  'database apply',
  'database open_turn',
  'database commit_turn',
  'chat understand',
  'chat reply',
]

test('one trace follows a request through every service', async () => {
  const person = await meet(alfred, 'traced')
  const { job_id } = await person.say('I bought 2 quinces')
  const rootOf = (): Span | undefined =>
    spans.find(({ service, attributes }) => service === 'gateway' && attributes.includes(job_id))
  const trace = (): Span[] => spans.filter(({ traceId }) => traceId === rootOf()?.traceId)
  const missing = (): string[] => expected.filter((name) => !trace().some((span) => span.name === name))
  // Each service exports its spans at its own time.
  for (let wait = 0; wait < 100 && missing().length > 0; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(missing()).toEqual([])
  expect([...new Set(trace().map(({ service }) => service))].toSorted()).toEqual([
    'agents-pantry',
    'gateway',
    'orchestrator',
  ])
  expect(JSON.stringify(spans)).not.toContain('quince')
  // By either id one finds the other: on spans, in logs and in the trace that is kept.
  const traceId = rootOf()?.traceId ?? ''
  const without = trace().filter(({ attributes }) => !attributes.includes(job_id))
  expect(without.map(({ name }) => name)).toEqual([])
  const kept = await fetch(`${alfred.url}/api/jobs/${job_id}/trace`, {
    headers: { authorization: `Bearer ${await alfred.keys.signPersonToken({ name: 'traced' })}` },
  })
  expect(await kept.json()).toMatchObject({ job_id, trace_id: traceId })
  const lines = (await alfred.readLogs())
    .split('\n')
    .filter((line) => line.includes(`"trace_id":"${traceId}"`))
  expect(lines.some((line) => line.includes(`"turn_id":"${job_id}"`))).toBe(true)
})

test('models, the database and jobs have spans of their own with the attributes of the conventions', async () => {
  const of = (name: string): Span | undefined => spans.find((span) => span.name === name)
  for (let wait = 0; wait < 100 && of('job forget-traces') === undefined; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const attributes = ['gen_ai.operation.name', 'gen_ai.provider.name', 'gen_ai.request.model']
  for (const attribute of [...attributes, 'gen_ai.usage.input_tokens', 'gen_ai.usage.output_tokens'])
    expect(of('chat understand')?.attributes).toContain(`"${attribute}"`)
  expect(of('database apply')?.attributes).toContain('"db.operation.name"')
  expect(of('job forget-traces')).toMatchObject({
    service: 'proactive-worker',
    attributes: expect.stringContaining('"messaging.message.id"'),
  })
})
