import { expect, test } from '@jest/globals'
import { agentRequestMs, agentWorkMs, modelTimeSettings, refuseUnfitTimes } from './model-times.ts'
import { z } from 'zod'

const schema = z.object(modelTimeSettings).superRefine(refuseUnfitTimes)

test('times without a setting fit each other', () => {
  const times = schema.parse({})
  expect(times.MODEL_TIMEOUT_MS).toBeLessThan(times.MODEL_CALL_TIMEOUT_MS)
  expect(times.MODEL_CALL_TIMEOUT_MS).toBeLessThan(agentWorkMs(times))
  expect(agentWorkMs(times)).toBeLessThan(agentRequestMs(times))
})

test('a silence that is longer than the call is refused, and the line names both', () => {
  const parsed = schema.safeParse({ MODEL_TIMEOUT_MS: '60000' })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^MODEL_TIMEOUT_MS \(60000\).*MODEL_CALL_TIMEOUT_MS \(55000\)/),
  ])
})
