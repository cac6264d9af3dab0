import { afterEach, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const DATA_URL = 'https://project.supabase.co/rest/v1'

test.each([
  [
    'tells the door of rows under the name by which the client reached the gateway',
    { DATA_URL },
    { host: 'kitchen.local:3000', address: 'http://kitchen.local:3000' },
  ],
  [
    'tells the door of rows under the public address that was set',
    { DATA_URL, PUBLIC_URL: 'https://alfred.example/' },
    { host: 'kitchen.local', address: 'https://alfred.example' },
  ],
  [
    'tells an address of its own where the client named none that is one',
    { DATA_URL },
    { host: '%%', address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) },
  ],
])('%s', async (_title, settings, { host, address }) => {
  gateway = await startTestGateway(settings)
  const answer = await gateway.app.inject({ method: 'GET', url: '/api/settings', headers: { host } })
  const { data } = answer.json<{ data: { url: string; api_key: null } }>()
  expect({ ...data, url: data.url.replace(/\/api\/data$/, '') }).toEqual({ url: address, api_key: null })
})

test('gives no data address when none is configured', async () => {
  gateway = await startTestGateway()
  expect((await gateway.app.inject({ method: 'GET', url: '/api/settings' })).json()).toEqual({
    data: null,
    model: null,
  })
})

test.each([
  ['offline', true],
  ['openai', false],
])('tells what answers, where it was told so: %s', async (provider, isOffline) => {
  gateway = await startTestGateway({ MODEL_PROVIDER: provider })
  const { model } = (await gateway.app.inject({ method: 'GET', url: '/api/settings' })).json()
  expect(model).toEqual({ provider, is_offline: isOffline })
})
