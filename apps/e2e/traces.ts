// What a collector of OpenTelemetry is told of a turn.
import { expect, test } from '@jest/globals'
import type { TestAlfred } from '@alfred/testing'
import { describeAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import type { Collector, Span } from './start-collector.ts'

/** The settings with which an Alfred tells a collector soon, and logs what the tests compare with it. */
export function toldTo(collector: Collector): Record<string, string> {
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'info',
  }
}

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

/** Tests it on an Alfred that tells this collector and whose model knows how to store a dozen eggs. */
export function testTraces(given: () => { alfred: TestAlfred; collector: Collector }): void {
  describeAtLength('the traces', () => {
    test('follow a request through every service', async () => {
      const { alfred, collector } = given()
      const { spans } = collector
      const person = await meet(alfred, 'traced')
      const { job_id } = await person.say('I bought a dozen eggs')
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
      expect(JSON.stringify(spans)).not.toMatch(/dozen|egg/)
      // By either id one finds the other: on spans, in logs and in the trace that is kept.
      const traceId = rootOf()?.traceId ?? ''
      const without = trace().filter(({ attributes }) => !attributes.includes(job_id))
      expect(without.map(({ name }) => name)).toEqual([])
      const kept = await fetch(`${alfred.url}/api/jobs/${job_id}/trace`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
      expect(await kept.json()).toMatchObject({ job_id, trace_id: traceId })
      const lines = (await alfred.readLogs())
        .split('\n')
        .filter((line) => line.includes(`"trace_id":"${traceId}"`))
      expect(lines.some((line) => line.includes(`"turn_id":"${job_id}"`))).toBe(true)
    })

    test('have spans of models, the database and jobs with the attributes of the conventions', async () => {
      const { spans } = given().collector
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
  })
}
