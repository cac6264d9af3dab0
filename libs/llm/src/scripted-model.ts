import type { AlfredError, ModelCall } from '@alfred/contracts'
import { modelOutputInvalid, ScriptError } from './errors.ts'
import type { Model, ModelNode, ModelRequest, TextRequest } from './model.ts'
import { splitWords } from './split-words.ts'

/** The next answer of a scripted model. A step without a prompt answers any prompt of its node. */
export type ScriptStep = { node: ModelNode; prompt?: string } & (
  { output: unknown } | { text: string } | { error: AlfredError; afterText?: string }
)

export type ScriptedModel = Model & {
  /** Every request so far, in order. */
  readonly calls: readonly (TextRequest | ModelRequest<unknown>)[]
  /** Throws if a step was never used. */
  assertDone(): void
}

/** A model for tests: answers exactly its steps, in order, and fails on anything else. */
export function createScriptedModel(steps: readonly ScriptStep[]): ScriptedModel {
  const left = [...steps]
  const calls: TextRequest[] = []
  const take = (request: TextRequest): ScriptStep => {
    request.signal.throwIfAborted()
    calls.push(request)
    const step = left.shift()
    if (step?.node === request.node && (step.prompt ?? request.prompt) === request.prompt) return step
    const expected = step === undefined ? 'no further call' : `${step.node} ${step.prompt ?? ''}`.trim()
    throw new ScriptError(
      'SCRIPT_UNEXPECTED',
      `Asked ${request.node} ${request.prompt}, expected ${expected}.`,
    )
  }
  return {
    provider: 'scripted',
    calls,
    async generate(request) {
      const step = take(request)
      if ('error' in step) throw step.error
      const parsed = request.schema.safeParse('output' in step ? step.output : step.text)
      if (!parsed.success) throw modelOutputInvalid('the script broke the contract', parsed.error)
      return { output: parsed.data, call: scriptedCall(request.node) }
    },
    async *stream(request) {
      const step = take(request)
      const text = 'text' in step ? step.text : 'error' in step ? (step.afterText ?? '') : undefined
      if (text === undefined)
        throw new ScriptError('SCRIPT_UNEXPECTED', 'Asked for text, the step holds data.')
      for (const piece of splitWords(text)) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text: piece }
      }
      if ('error' in step) throw step.error
      yield { type: 'end', call: scriptedCall(request.node) }
    },
    assertDone: () => {
      if (left.length === 0) return
      const names = left.map((step) => step.node).join(', ')
      throw new ScriptError('SCRIPT_LEFTOVER', `The script has ${left.length} steps left: ${names}.`)
    },
  }
}

function scriptedCall(node: ModelNode): ModelCall {
  const free = { input_tokens: 0, output_tokens: 0, cost_usd: 0, duration_ms: 0, repairs: 0 }
  return { node, model: 'script', provider: 'scripted', ...free }
}
