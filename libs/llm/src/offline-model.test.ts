import { expect, test } from '@jest/globals'
import { z } from 'zod'
import type { ModelRequest } from './model.ts'
import { createOfflineModel, defineOfflineRule } from './offline-model.ts'

const rules = {
  'room/double': defineOfflineRule(z.object({ count: z.number() }), ({ count }) => ({ count: count * 2 })),
}

function request(prompt: string, situation: unknown): ModelRequest<{ count: number }> {
  const signal = new AbortController().signal
  const schema = z.object({ count: z.number() })
  return { node: 'act', prompt, variables: {}, situation, schema, complexity: 'low', signal }
}

test('answers from the situation, for free', async () => {
  const { output, call } = await createOfflineModel(rules).generate(request('room/double', { count: 2 }))
  expect(output).toEqual({ count: 4 })
  expect(call).toMatchObject({ provider: 'offline', input_tokens: 0, output_tokens: 0, cost_usd: 0 })
})

test('says that there is no rule instead of guessing', async () => {
  const asking = createOfflineModel(rules).generate(request('room/halve', { count: 2 }))
  await expect(asking).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: false })
})

test('checks the situation that a rule is given', async () => {
  await expect(createOfflineModel(rules).generate(request('room/double', {}))).rejects.toThrow('count')
})
