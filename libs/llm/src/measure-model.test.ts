import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { renderMetrics } from '@alfred/observability'
import { z } from 'zod'
import { measureModel } from './measure-model.ts'
import type { Model, ModelRequest } from './model.ts'

const call: ModelCall = {
  node: 'think',
  model: 'kettle-1',
  provider: 'openai',
  input_tokens: 900,
  output_tokens: 40,
  cost_usd: 0.25,
  duration_ms: 12,
  repairs: 1,
}
const request: ModelRequest<unknown> = {
  node: 'think',
  prompt: 'orchestrator/understand',
  variables: { message: 'what Ada wrote' },
  situation: {},
  schema: z.unknown(),
  complexity: 'low',
  signal: new AbortController().signal,
}
const model: Model = {
  provider: 'openai',
  generate: async ({ complexity }) => {
    if (complexity === 'high')
      throw new AlfredError('MODEL_UNAVAILABLE', 'Ada asked too much.', { modelCalls: [call] })
    return { output: 'tea' as never, call }
  },
  async *stream() {
    yield { type: 'delta', text: 'what Ada reads' }
    yield { type: 'end', call }
  },
}
const linesOf = async (start: string): Promise<string[]> =>
  (await renderMetrics()).split('\n').filter((line) => line.startsWith(start))

test('calls are counted with tokens, cost and errors by node and model, and without a word of theirs', async () => {
  const measured = measureModel(model)
  await measured.generate(request)
  await expect(measured.generate({ ...request, complexity: 'high' })).rejects.toBeInstanceOf(AlfredError)
  for await (const part of measured.stream(request)) if (part.type === 'delta') continue
  const where = 'alfred_node="think",gen_ai_request_model="kettle-1"'
  expect(await linesOf('gen_ai_client_operation_duration_seconds_count')).toEqual([
    `gen_ai_client_operation_duration_seconds_count{${where},gen_ai_provider_name="openai",error_type="none"} 2`,
    `gen_ai_client_operation_duration_seconds_count{${where},gen_ai_provider_name="openai",error_type="MODEL_UNAVAILABLE"} 1`,
  ])
  expect(await linesOf('gen_ai_client_token_usage_sum')).toEqual([
    `gen_ai_client_token_usage_sum{${where},gen_ai_token_type="input"} 2700`,
    `gen_ai_client_token_usage_sum{${where},gen_ai_token_type="output"} 120`,
  ])
  expect(await linesOf('alfred_model_cost_dollars_total')).toEqual([
    `alfred_model_cost_dollars_total{${where}} 0.75`,
  ])
  expect(await renderMetrics()).not.toContain('Ada')
})

test('a stream that its reader leaves is counted as abandoned', async () => {
  for await (const part of measureModel(model).stream(request)) if (part.type === 'delta') break
  expect(await linesOf('gen_ai_client_operation_duration_seconds_count')).toContain(
    'gen_ai_client_operation_duration_seconds_count{alfred_node="think",gen_ai_request_model="unknown",gen_ai_provider_name="openai",error_type="ABANDONED"} 1',
  )
})
