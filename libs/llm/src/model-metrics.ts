import type { ModelCall } from '@alfred/contracts'
import { defineCounter, defineHistogram, secondsOfWork } from '@alfred/observability'
import { modelNodes } from './model.ts'

const node = { alfred_node: modelNodes }
const model = { gen_ai_request_model: { valuesMax: 40 } }
const providers = ['openai', 'offline', 'scripted', 'unknown'] as const

/** How long logical calls took, repairs and fallbacks included. */
export const modelCallDuration = defineHistogram({
  name: 'gen_ai_client_operation_duration_seconds',
  help: 'Seconds that a call of a model took, with its repairs and with the models that stood in.',
  labels: { ...node, ...model, gen_ai_provider_name: providers, error_type: { valuesMax: 40 } },
  upTo: secondsOfWork,
})

const tokens = defineHistogram({
  name: 'gen_ai_client_token_usage',
  help: 'Tokens of a call of a model, in and out.',
  labels: { ...node, ...model, gen_ai_token_type: ['input', 'output'] },
  upTo: [1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 262_144],
})

const cost = defineCounter({
  name: 'alfred_model_cost_dollars_total',
  help: 'What calls of models cost in US dollars, as far as the price of the model is known.',
  labels: { ...node, ...model },
})

const repairs = defineCounter({
  name: 'alfred_model_repairs_total',
  help: 'Attempts beyond the first that calls of models needed.',
  labels: { ...node, ...model },
})

/** Attempts that failed, also where another attempt or model then answered. */
export const failedAttempts = defineCounter({
  name: 'alfred_model_attempts_failed_total',
  help: 'Attempts at a model that failed, whatever became of the call.',
  labels: { ...model, error_type: { valuesMax: 40 } },
})

/** Counts what a call took: tokens, dollars and repairs. */
export function countCall(call: ModelCall): void {
  const labels = { alfred_node: call.node, gen_ai_request_model: call.model }
  tokens.record(call.input_tokens, { ...labels, gen_ai_token_type: 'input' })
  tokens.record(call.output_tokens, { ...labels, gen_ai_token_type: 'output' })
  cost.add(call.cost_usd, labels)
  repairs.add(call.repairs, labels)
}
