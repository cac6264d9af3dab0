import { expect } from '@jest/globals'
import { testAtLength } from '@alfred/testing/at-length'
import type { SecurityStack } from '../security/start-security-stack.ts'
import { runFuzz } from './run-fuzz.ts'

/** Tests it on a stack that was started for it, and whose logs nobody else has written to. */
export function testMalformed(stack: () => SecurityStack): void {
  testAtLength(
    'malformed requests and messages are all answered, kill no process and reveal no internals',
    async () => {
      const wanted = { seed: 20_261_122, http: 500, nats: 500, say: () => {} }
      const { http, nats, faults } = await runFuzz(stack(), wanted)
      console.log(`fuzz: http ${JSON.stringify(http.answers)}, nats ${JSON.stringify(nats.answers)}`)
      expect(faults).toEqual([])
      expect([http.sent, nats.sent]).toEqual([500, 500])
      // Most are refused for what is wrong with them, and some get through: otherwise nothing behind the validation was
      // tested.
      expect(http.answers['200']).toBeGreaterThan(10)
      expect(http.answers['422']).toBeGreaterThan(25)
      expect(nats.answers['MESSAGE_INVALID']).toBeGreaterThan(100)
      expect(nats.answers['ok']).toBeGreaterThan(5)
    },
  )
}
