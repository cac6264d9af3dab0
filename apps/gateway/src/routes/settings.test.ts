import { afterEach, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const url = 'https://project.supabase.co/rest/v1'

test.each([
  [
    'says where data is read, with the key that goes along',
    { DATA_URL: url, DATA_API_KEY: 'public' },
    'public',
  ],
  ['needs no key where none is asked for', { DATA_URL: url }, null],
])('%s', async (_title, settings, api_key) => {
  gateway = await startTestGateway(settings)
  const answer = await gateway.app.inject({ method: 'GET', url: '/api/settings' })
  expect(answer.json()).toEqual({ data: { url, api_key } })
})

test('says that there is no such door where none is set up', async () => {
  gateway = await startTestGateway()
  expect((await gateway.app.inject({ method: 'GET', url: '/api/settings' })).json()).toEqual({ data: null })
})
