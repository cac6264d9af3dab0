import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import type { ModelRequest } from './model.ts'
import { createPrompts } from './load-prompts.ts'
import { parsePrompt } from './parse-prompt.ts'
import { createOfflineModel, defineOfflineRule } from './offline-model.ts'

const rules = {
  'room/double': defineOfflineRule(z.object({ count: z.number() }), ({ count }) => ({ count: count * 2 })),
}

function request(prompt: string, situation: unknown): ModelRequest<{ count: number }> {
  const signal = new AbortController().signal
  const schema = z.object({ count: z.number() })
  return { node: 'act', prompt, variables: {}, situation, schema, complexity: 'low', signal }
}

test('the offline model answers from the situation at no cost', async () => {
  const { output, call } = await createOfflineModel(rules).generate(request('room/double', { count: 2 }))
  expect(output).toEqual({ count: 4 })
  expect(call).toMatchObject({ provider: 'offline', input_tokens: 0, output_tokens: 0, cost_usd: 0 })
})

test('the offline model fails without a rule instead of guessing', async () => {
  const asking = createOfflineModel(rules).generate(request('room/halve', { count: 2 }))
  await expect(asking).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: false })
})

test('the offline model validates the situation that a rule gets', async () => {
  await expect(createOfflineModel(rules).generate(request('room/double', {}))).rejects.toThrow('count')
})

describe('an offline model that checks prompts', () => {
  const text = '---\nvariables: [seen]\n---\nBe kind.\n=== input ===\n{{seen}}\n'
  const prompts = createPrompts(new Map([['room/ask', parsePrompt('room/ask', text)]]))
  const checked = createOfflineModel({ 'room/ask': () => ({ answer: 1 }) }, { prompts })
  const ask = (variables: Record<string, string>) =>
    checked.generate({
      ...{ node: 'act' as const, prompt: 'room/ask', variables, situation: {}, complexity: 'low' as const },
      schema: z.object({ answer: z.number() }),
      signal: new AbortController().signal,
    })

  test('answers when the prompt holds no id', async () => {
    expect((await ask({ seen: 'lot_1' })).output).toEqual({ answer: 1 })
  })

  test('refuses a prompt that holds an id or gets the wrong variables', async () => {
    const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
    await expect(ask({ seen: id })).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
    await expect(ask({ other: 'x' })).rejects.toMatchObject({ code: 'PROMPT_VARIABLES' })
  })
})
