import { modelCallsOf } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { codeOf, NO_ERROR, openSpan, secondsSince } from '@alfred/observability'
import type { OpenSpan } from '@alfred/observability'
import { countCall, modelCallDuration } from './model-metrics.ts'
import type { Model, TextRequest } from './model.ts'

/** Wraps a model so that each call is counted and has a span. Neither holds a prompt, an answer or a person. */
export function measureModel(model: Model): Model {
  return {
    ...model,
    generate: async (request) => {
      const measured = begin(model.provider, request)
      try {
        const answer = await model.generate(request)
        measured.answered(answer.call)
        return answer
      } catch (error) {
        measured.failed(error)
        throw error
      } finally {
        measured.end()
      }
    },
    async *stream(request) {
      const measured = begin(model.provider, request)
      try {
        for await (const part of model.stream(request)) {
          if (part.type === 'end') measured.answered(part.call)
          yield part
        }
      } catch (error) {
        measured.failed(error)
        throw error
      } finally {
        measured.end()
      }
    },
  }
}

type MeasuredCall = { answered(call: ModelCall): void; failed(error: unknown): void; end(): void }

function begin(provider: string, { node, prompt }: TextRequest): MeasuredCall {
  const startedAt = performance.now()
  const span = openSpan(`chat ${node}`, {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'alfred.node': node,
    'alfred.prompt': prompt,
  })
  // A stream that its reader leaves before the end was neither answered nor failed.
  let ended = { model: 'unknown', errorType: 'ABANDONED' }
  return {
    answered: (call) => {
      ended = { model: call.model, errorType: NO_ERROR }
      count(span, call)
    },
    failed: (error) => {
      const calls = modelCallsOf(error)
      for (const call of calls) count(span, call)
      ended = { model: calls[0]?.model ?? 'unknown', errorType: codeOf(error) }
      span.fail(error)
    },
    end: () => {
      span.end()
      modelCallDuration.record(secondsSince(startedAt), {
        alfred_node: node,
        gen_ai_request_model: ended.model,
        gen_ai_provider_name: provider,
        error_type: ended.errorType,
      })
    },
  }
}

function count(span: OpenSpan, call: ModelCall): void {
  countCall(call)
  span.note({
    'gen_ai.request.model': call.model,
    'gen_ai.usage.input_tokens': call.input_tokens,
    'gen_ai.usage.output_tokens': call.output_tokens,
    'alfred.cost_usd': call.cost_usd,
    'alfred.repairs': call.repairs,
  })
}
