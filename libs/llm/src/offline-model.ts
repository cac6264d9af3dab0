import type { ModelCall } from '@alfred/contracts'
import type { z } from 'zod'
import { modelOutputInvalid, offlineRuleMissing } from './errors.ts'
import type { Prompts } from './load-prompts.ts'
import type { Model, ModelNode, TextRequest } from './model.ts'
import { splitWords } from './split-words.ts'

/** An offline rule: a pure function from a prompt's situation to the answer. */
export type OfflineRule = (situation: unknown) => unknown
export type OfflineRules = Readonly<Record<string, OfflineRule>>

/** Types a rule by the schema of its situation, which is validated on each call. */
export function defineOfflineRule<Situation>(
  situationSchema: z.ZodType<Situation>,
  answer: (situation: Situation) => unknown,
): OfflineRule {
  return (situation) => answer(situationSchema.parse(situation))
}

/**
 * A model that answers by rules: free, deterministic, and labelled as offline. With `prompts` it also renders each
 * prompt and refuses one that holds an id. Throws MODEL_UNAVAILABLE without a rule.
 */
export function createOfflineModel(rules: OfflineRules, checked: { prompts?: Prompts } = {}): Model {
  const check = ({ prompt, variables }: TextRequest): void => {
    const input = checked.prompts?.render(prompt, variables).input
    if (input !== undefined && anyId.test(input)) throw modelOutputInvalid(`the prompt ${prompt} holds an id`)
  }
  const answerBy = (prompt: string, situation: unknown): unknown => {
    const rule = rules[prompt]
    if (rule === undefined) throw offlineRuleMissing(prompt)
    return rule(situation)
  }
  return {
    provider: 'offline',
    async generate(request) {
      request.signal.throwIfAborted()
      check(request)
      const parsed = request.schema.safeParse(answerBy(request.prompt, request.situation))
      if (!parsed.success)
        throw modelOutputInvalid(`the rule for ${request.prompt} broke its contract`, parsed.error)
      return { output: parsed.data, call: freeCall(request.node) }
    },
    async *stream(request) {
      request.signal.throwIfAborted()
      check(request)
      const text = answerBy(request.prompt, request.situation)
      if (typeof text !== 'string') throw modelOutputInvalid(`the rule for ${request.prompt} gave no text`)
      for (const piece of splitWords(text)) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text: piece }
      }
      yield { type: 'end', call: freeCall(request.node) }
    },
  }
}

/** Prompts must not contain ids (spec S1). */
const anyId = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/i

function freeCall(node: ModelNode): ModelCall {
  return {
    node,
    model: 'offline-rules',
    provider: 'offline',
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
    duration_ms: 0,
    repairs: 0,
  }
}
