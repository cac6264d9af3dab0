import { afterEach, expect, test } from '@jest/globals'
import { readConfig } from './config.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

function readWith(times: Record<string, string>): () => unknown {
  const needed = {
    ...{ NATS_URL: 'nats://127.0.0.1:1', SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' },
    ...{ SUPABASE_SIGNING_SECRET: 'x'.repeat(32), SUPABASE_JWT_SECRET: 'y'.repeat(32) },
  }
  process.env = { ...before, ...needed, ...times }
  return readConfig
}

test('the times as they come fit each other', () => {
  expect(readWith({})).not.toThrow()
})

test.each([
  [{ MODEL_TIMEOUT_MS: '90000' }, /MODEL_TIMEOUT_MS \(90000\).*MODEL_CALL_TIMEOUT_MS \(55000\)/],
  [
    { MODEL_CALL_TIMEOUT_MS: '300000' },
    /TURN_TIMEOUT_MS \(120000\).*MODEL_CALL_TIMEOUT_MS \(300000\).*610000/,
  ],
  [{ TURN_TIMEOUT_MS: '60000' }, /TURN_TIMEOUT_MS \(60000\).*MODEL_CALL_TIMEOUT_MS \(55000\).*120000/],
])('a start with %p is refused with a line that names the settings', (times, line) => {
  expect(readWith(times)).toThrow(line)
})

test('longer times that fit are taken', () => {
  const slow = { MODEL_TIMEOUT_MS: '120000', MODEL_CALL_TIMEOUT_MS: '300000', TURN_TIMEOUT_MS: '610000' }
  expect(readWith(slow)).not.toThrow()
})
