import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.stop())

test.each(['/livez', '/readyz'])('%s needs no token and gives only the status', async (path) => {
  const answer = await gateway.app.inject({ method: 'GET', url: path })
  expect(answer.statusCode).toBe(200)
  expect(Object.keys(answer.json())).toEqual(['status'])
})
