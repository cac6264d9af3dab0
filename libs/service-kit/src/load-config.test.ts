import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { loadConfig } from './load-config.ts'

const schema = z.object({
  NATS_URL: z.url(),
  PORT: z.coerce.number().int().default(3000),
  SECRET: z.string().min(8).optional(),
})

describe('loadConfig', () => {
  test('parses the environment and fills in defaults', () => {
    expect(loadConfig(schema, { NATS_URL: 'nats://127.0.0.1:4222' })).toEqual({
      NATS_URL: 'nats://127.0.0.1:4222',
      PORT: 3000,
    })
  })

  test('counts an empty string as absent', () => {
    expect(loadConfig(schema, { NATS_URL: 'nats://x', PORT: '', SECRET: '' })).toEqual({
      NATS_URL: 'nats://x',
      PORT: 3000,
    })
  })

  test('names every bad variable and what to do, without repeating a value', () => {
    const load = () => loadConfig(schema, { PORT: 'many', SECRET: 'hush' })
    expect(load).toThrow(
      /- NATS_URL is missing\n- PORT is not valid: .+\n- SECRET is not valid: .+\nSet these/,
    )
    expect(load).not.toThrow(/hush/)
  })
})
