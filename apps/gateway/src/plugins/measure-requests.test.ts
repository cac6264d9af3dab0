import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { renderMetrics } from '@alfred/observability'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ REFUSED_TOKENS_PER_MINUTE: 1_000 })
})
afterAll(() => gateway.stop())

const routesIn = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/_count\{.*http_route="([^"]*)"/g)].map(([, route]) => route ?? '')),
  ].toSorted()

test('requests are counted by route, so that jobs and addresses of strangers make no series', async () => {
  const { app, headers } = gateway
  for (let count = 0; count < 50; count += 1) {
    await app.inject({ url: `/api/jobs/${randomUUID()}`, headers })
    await app.inject({ url: `/${randomUUID()}.php` })
    await app.inject({ method: 'PROPFIND', url: '/' })
  }
  const text = await renderMetrics()
  expect(routesIn(text)).toEqual(['/api/jobs/:id', 'other'])
  expect(text).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/api\/jobs\/:id",http_response_status_code="200"\} 50/,
  )
})

test('the figures are not on the port that everybody reaches', async () => {
  const { statusCode } = await gateway.app.inject({ url: '/metrics', headers: gateway.headers })
  expect(statusCode).toBe(404)
})
