import { expect, test } from '@jest/globals'
import { defaultLimits, limitsFor } from './limits.ts'

const usual = {
  TURN_TIMEOUT_MS: 120_000,
  MODEL_TIMEOUT_MS: 20_000,
  MODEL_CALL_TIMEOUT_MS: 55_000,
  TURN_TOKENS_MAX: 400_000,
  DAY_TOKENS_MAX: 5_000_000,
}

test('the limits of the settings as they come are the usual ones', () => {
  expect(limitsFor(usual)).toEqual(defaultLimits)
})

test('a slow model makes turns, requests to agents and tokens last longer', () => {
  const limits = limitsFor({ ...usual, TURN_TIMEOUT_MS: 1_300_000, MODEL_CALL_TIMEOUT_MS: 600_000 })
  expect(limits.wallTimeMs).toMatchObject({ plan: 1_300_000, quick: 650_000 })
  expect(limits.agentRequestMs).toBe(605_000)
  expect(limits.turnTokenMs).toBe(1_210_000)
})
