import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { httpEndpoints } from '@alfred/contracts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { addressOf } from './add-route.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

test('path parameters are translated to the form of the server', () => {
  expect(addressOf(httpEndpoints.listHistory)).toEqual({
    method: 'GET',
    url: '/api/conversations/:id/history',
  })
})

test('the caller is verified before the request is parsed', async () => {
  const wrong = { method: 'GET', url: '/api/jobs?limit=many' } as const
  const stranger = await gateway.app.inject(wrong)
  const person = await gateway.app.inject({ ...wrong, headers: gateway.headers })
  expect([stranger.statusCode, person.statusCode]).toEqual([401, 422])
  expect(person.json()).toMatchObject({ error: { code: 'INVALID_REQUEST' } })
})

test('the query is parsed by its schema before the handler runs', async () => {
  await gateway.app.inject({ method: 'GET', url: '/api/jobs?limit=7', headers: gateway.headers })
  expect(gateway.orchestrator.asked.at(-1)?.page).toMatchObject({ limit: 7 })
})
