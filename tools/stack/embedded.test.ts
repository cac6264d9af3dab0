import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestKeys } from '@alfred/testing'
import { describeEmbeddedSupabase } from './embedded.ts'

const names = ['DATA_URL', 'DATA_SOCKET_PATH', 'DATA_API_KEY'] as const
let before: Partial<NodeJS.ProcessEnv>
beforeEach(() => {
  before = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  for (const name of names) delete process.env[name]
})
afterEach(() => {
  for (const name of names) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
})

const socket = { url: 'http://postgrest.invalid', socketPath: '/home/run/postgrest.sock' }

describe('the embedded Supabase', () => {
  test('is passed to services and to the gateway with its socket', async () => {
    const { client, reading } = await describeEmbeddedSupabase(await createTestKeys(), socket)
    expect(client).toMatchObject({
      SUPABASE_URL: socket.url,
      SUPABASE_SOCKET_PATH: socket.socketPath,
      SUPABASE_REST_PATH: '/',
    })
    expect(reading).toEqual({ DATA_URL: socket.url, DATA_SOCKET_PATH: socket.socketPath })
  })

  test('on a port has no socket', async () => {
    const { client, reading } = await describeEmbeddedSupabase(await createTestKeys(), {
      url: 'http://127.0.0.1:1',
    })
    expect([client['SUPABASE_SOCKET_PATH'], reading['DATA_SOCKET_PATH']]).toEqual([undefined, undefined])
  })

  test('uses its socket for no other DATA_URL', async () => {
    process.env['DATA_URL'] = 'https://rows.example'
    const { reading } = await describeEmbeddedSupabase(await createTestKeys(), socket)
    expect(reading).toMatchObject({ DATA_URL: 'https://rows.example' })
    expect(reading['DATA_SOCKET_PATH']).toBeUndefined()
  })
})
