import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import { startNats } from './start-nats.ts'
import { startPostgres } from './start-postgres.ts'
import { startRedis } from './start-redis.ts'

async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}

describe('servers for tests', () => {
  test('NATS answers, and comes back on the same port after a kill', async () => {
    const nats = await startNats()
    const { pid, port } = nats
    expect(await say(port, '')).toMatch(/^INFO /)
    await nats.kill9()
    await nats.restart()
    expect(nats.pid).not.toBe(pid)
    expect(await say(port, '')).toMatch(/^INFO /)
    await nats.stop()
  })

  test('Redis keeps its acknowledged writes after a kill', async () => {
    const redis = await startRedis()
    expect(await say(redis.port, 'SET tea ready\r\n')).toBe('+OK\r\n')
    await redis.kill9()
    await redis.restart()
    expect(await say(redis.port, 'GET tea\r\n')).toContain('ready')
    expect(await say(redis.port, 'CONFIG GET maxmemory-policy\r\n')).toContain('noeviction')
    await redis.stop()
  })

  test('databases that are copied have their content and newest migration, and nothing of each other', async () => {
    const [one, other] = [await startPostgres(), await startPostgres({ seeded: true })]
    try {
      const recipes = 'select count(*)::int as n from public.recipes'
      expect(await one.query(recipes)).toEqual([{ n: 0 }])
      expect((await other.query<{ n: number }>(recipes))[0]?.n).toBeGreaterThan(500)
      expect(other.appliedVersion).toMatch(/^\d{14}$/)
      expect(one.appliedVersion).toBe(other.appliedVersion)
      const third = await startPostgres()
      try {
        await one.query('create table public.only_here (n int)')
        const found = `select to_regclass('public.only_here') as found`
        expect(await third.query(found)).toEqual([{ found: null }])
      } finally {
        await third.stop()
      }
    } finally {
      await Promise.all([one.stop(), other.stop()])
    }
  })
})
