import { expect, test } from '@jest/globals'
import { shareOfRuns } from '@alfred/contracts/testing'
import type { SecurityStack } from '../security/start-security-stack.ts'
import { runFuzz } from './run-fuzz.ts'

/** How many requests, and how many messages. */
const SENT = shareOfRuns(500, 4)

/** Tests it on a stack that was started for it, and whose logs nobody else has written to. */
export function testMalformed(stack: () => SecurityStack): void {
  test('malformed requests and messages are all answered, kill no process and reveal no internals', async () => {
    const wanted = { seed: 20_261_122, http: SENT, nats: SENT, say: () => {} }
    const { http, nats, faults } = await runFuzz(stack(), wanted)
    console.log(`fuzz: http ${JSON.stringify(http.answers)}, nats ${JSON.stringify(nats.answers)}`)
    expect(faults).toEqual([])
    expect([http.sent, nats.sent]).toEqual([SENT, SENT])
    // Most are refused for what is wrong with them, and some get through: otherwise nothing behind the validation was
    // tested.
    expect(http.answers['200']).toBeGreaterThan(SENT / 50)
    expect(http.answers['422']).toBeGreaterThan(SENT / 20)
    expect(nats.answers['MESSAGE_INVALID']).toBeGreaterThan(SENT / 5)
    expect(nats.answers['ok']).toBeGreaterThan(SENT / 100)
  })
}
