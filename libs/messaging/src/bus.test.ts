import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { z } from 'zod'
import { createBus } from './bus.ts'
import { testMessaging } from './conformance.ts'
import { createMemoryWire } from './memory-wire.ts'

testMessaging('memory', async () => {
  const wire = createMemoryWire()
  return [wire, wire]
})

describe('an unexpected error of a handler', () => {
  const ask = {
    subject: 'things.ask',
    timeoutMs: 500,
    request: z.object({ said: z.string() }),
    reply: z.object({ value: z.number() }),
  }
  const failWith = async (error: Error): Promise<{ level: string; fields: object }[]> => {
    const told: { level: string; fields: object }[] = []
    const tell = (level: string) => (fields: object) => void told.push({ level, fields })
    const logger = { debug: tell('debug'), info: tell('info'), warn: tell('warn'), error: tell('error') }
    const bus = createBus(createMemoryWire(), logger)
    bus.handle(ask, async () => {
      throw error
    })
    await expect(bus.request(ask, { said: 'my secret' })).rejects.toBeInstanceOf(AlfredError)
    await bus.drain()
    return told
  }

  test('is logged with what was thrown, which the reply does not contain', async () => {
    const error = new TypeError('cannot read properties of undefined')
    expect(await failWith(error)).toEqual([
      { level: 'error', fields: { subject: 'things.ask', code: 'INTERNAL', error } },
    ])
  })

  test('is logged the same way when another service reported it', async () => {
    const [told] = await failWith(new AlfredError('INTERNAL', 'The database refused a request of ours.'))
    expect(told?.level).toBe('error')
  })

  test('differs from a coded error, which is only logged as a warning', async () => {
    expect(await failWith(new AlfredError('NOT_FOUND', 'There is no such job.'))).toEqual([
      { level: 'warn', fields: { subject: 'things.ask', code: 'NOT_FOUND' } },
    ])
  })
})
