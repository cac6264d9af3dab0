import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { personIdOf } from '@alfred/local-stack'
import { startDatabase, type TestDatabase } from './start-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await startDatabase()
  await database.postgres.query(`
    create function public.who_am_i() returns jsonb language sql stable as
      $$ select jsonb_build_object('role', current_user, 'uid', auth.uid()) $$;
    grant execute on function public.who_am_i() to anon, authenticated;`)
  await database.postgrest.restart()
})

afterAll(() => database.stop())

async function whoAmI(token?: string) {
  const response = await fetch(`${database.postgrest.url}/rpc/who_am_i`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: '{}',
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('PostgREST in front of native PostgreSQL', () => {
  test('accepts a person’s token, signed by the sign-in key', async () => {
    const token = await database.keys.signPersonToken({ name: 'ada' })
    expect(await whoAmI(token)).toEqual({
      status: 200,
      body: { role: 'authenticated', uid: personIdOf('ada') },
    })
  })

  test('accepts a service’s token, signed by the secret', async () => {
    const claims = { role: 'authenticated', aud: 'authenticated', sub: personIdOf('bob') }
    expect(await whoAmI(await database.keys.signServiceToken(claims))).toEqual({
      status: 200,
      body: { role: 'authenticated', uid: personIdOf('bob') },
    })
  })

  test('treats a call without a token as anonymous', async () => {
    expect(await whoAmI()).toEqual({ status: 200, body: { role: 'anon', uid: null } })
  })

  test('refuses a token signed by other keys, and one for a role that it may not assume', async () => {
    const { createTestKeys } = await import('./create-test-keys.ts')
    const others = await createTestKeys()
    expect((await whoAmI(await others.signPersonToken({ name: 'ada' }))).status).toBe(401)
    expect((await whoAmI(await others.signServiceToken({ role: 'service_role' }))).status).toBe(401)
    const superuser = await database.keys.signServiceToken({ role: 'postgres' })
    expect((await whoAmI(superuser)).status).toBeGreaterThanOrEqual(400)
  })

  test('works again after PostgreSQL was killed and restarted', async () => {
    await database.postgres.kill9()
    await database.postgres.restart()
    let answer = await whoAmI()
    for (let attempt = 0; answer.status !== 200 && attempt < 100; attempt += 1) {
      await new Promise((next) => setTimeout(next, 100))
      answer = await whoAmI()
    }
    expect(answer.status).toBe(200)
  })
})
