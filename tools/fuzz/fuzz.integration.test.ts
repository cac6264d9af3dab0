import { expect, test } from '@jest/globals'
import { findFault } from './check-answer.ts'
import { runFuzz } from './run-fuzz.ts'

test('malformed requests and messages are all answered, kill no process and reveal no internals', async () => {
  const { http, nats, faults } = await runFuzz({ seed: 20_261_122, http: 500, nats: 500, say: () => {} })
  console.log(`fuzz: http ${JSON.stringify(http.answers)}, nats ${JSON.stringify(nats.answers)}`)
  expect(faults).toEqual([])
  expect([http.sent, nats.sent]).toEqual([500, 500])
  // Most are refused for what is wrong with them, and some get through: otherwise nothing behind the validation was
  // tested.
  expect(http.answers['200']).toBeGreaterThan(10)
  expect(http.answers['422']).toBeGreaterThan(25)
  expect(nats.answers['MESSAGE_INVALID']).toBeGreaterThan(100)
  expect(nats.answers['ok']).toBeGreaterThan(5)
})

test('an internal error and a stack trace would be detected', () => {
  expect(findFault(500, '{}', '')).toContain('500')
  expect(findFault(422, 'TypeError: x is undefined', '')).toContain('internals')
  expect(findFault(404, 'at run (/srv/app/src/app.ts:3:4)', '')).toContain('internals')
  expect(findFault(422, 'message: too long', '')).toBeUndefined()
})
