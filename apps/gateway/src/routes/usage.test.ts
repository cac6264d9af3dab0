import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const ask = (url: string, headers: Record<string, string> = gateway.headers) =>
  gateway.app.inject({ url, headers })

test('usage is told for the days that are asked for', async () => {
  const answer = await ask('/api/usage?from=2026-11-02&until=2026-11-03')
  expect(answer.json()).toMatchObject({ from: '2026-11-02', until: '2026-11-03', lines: [] })
})

test.each(['?from=yesterday', '?until=2026-13-01', '?user=bob'])(
  'a question like %s is refused',
  async (query) => {
    expect((await ask(`/api/usage${query}`)).statusCode).toBe(422)
  },
)

test('nobody is told without a token', async () => {
  expect((await ask('/api/usage', {})).statusCode).toBe(401)
})
