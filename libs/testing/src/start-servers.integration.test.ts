import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import { startNats } from './start-nats.ts'
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
  }, 120_000)

  test('Redis keeps its acknowledged writes after a kill', async () => {
    const redis = await startRedis()
    expect(await say(redis.port, 'SET tea ready\r\n')).toBe('+OK\r\n')
    await redis.kill9()
    await redis.restart()
    expect(await say(redis.port, 'GET tea\r\n')).toContain('ready')
    expect(await say(redis.port, 'CONFIG GET maxmemory-policy\r\n')).toContain('noeviction')
    await redis.stop()
  }, 120_000)
})
