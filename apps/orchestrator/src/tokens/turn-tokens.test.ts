import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createTurnTokens } from './turn-tokens.ts'

const turn = { userId: 'person', turnId: 'turn', fence: 1 }
const times = { turnTokenMs: 300_000, agentRequestMs: 60_000 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function start() {
  let signed = 0
  return createTurnTokens({ turnToken: async ({ domain }) => `${domain} ${(signed += 1)}` }, turn, times)
}

test('a token is signed once for each domain', async () => {
  const tokenFor = start()
  expect([await tokenFor('pantry'), await tokenFor('coach'), await tokenFor('pantry')]).toEqual([
    'pantry 1',
    'coach 2',
    'pantry 1',
  ])
})

test('a token is signed again when less than the longest call is left of it', async () => {
  const tokenFor = start()
  await tokenFor('pantry')
  jest.advanceTimersByTime(239_000)
  expect(await tokenFor('pantry')).toBe('pantry 1')
  jest.advanceTimersByTime(1_000)
  expect(await tokenFor('pantry')).toBe('pantry 2')
})
