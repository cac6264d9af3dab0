import type { ModelCall } from '@alfred/contracts'
import OpenAI from 'openai'
import type { ResponseInputItem } from 'openai/resources/responses/responses'
import { BrokenStreamError, modelOutputInvalid, modelUnavailable } from '../errors.ts'
import type { Prompts } from '../load-prompts.ts'
import type { Model, ModelAnswer, ModelLogger, ModelRequest, TextPart, TextRequest } from '../model.ts'
import type { ModelChoice, ModelTable } from '../model-table.ts'
import { costOf, type Price, type TokenCount } from '../prices.ts'
import { answerFormat } from './answer-format.ts'
import { askResponses, type Question } from './ask-responses.ts'
import type { Completion, Piece } from './completion.ts'
import { fallBack } from './fall-back.ts'
import { correction, parseAnswer } from './parse-answer.ts'

/** How often an invalid answer may be repaired (ruling R2). */
const REPAIRS_MAX = 2

export type OpenAiSettings = {
  apiKey: string
  baseUrl: string
  table: ModelTable
  prices: Readonly<Record<string, Price>>
  timeoutMs: number
  prompts: Prompts
  logger?: ModelLogger
}

/** A model on OpenAI, or on a server with the same Responses API. */
export function createOpenAiModel(settings: OpenAiSettings): Model {
  const client = new OpenAI({
    // Local servers need no key, but the SDK requires one.
    apiKey: settings.apiKey === '' ? 'none' : settings.apiKey,
    baseURL: settings.baseUrl === '' ? 'https://api.openai.com/v1' : settings.baseUrl,
    timeout: settings.timeoutMs,
    maxRetries: 2,
    logLevel: 'off',
  })
  const ask = (question: Question) => askResponses(client, question)
  return {
    provider: 'openai',
    generate: (request) => generate(settings, ask, request),
    stream: (request) => stream(settings, ask, request),
  }
}

type Ask = (question: Question) => AsyncIterable<Piece<Completion>>
type Billed<Value> = { value: Value; call: ModelCall }

async function generate<Output>(
  settings: OpenAiSettings,
  ask: Ask,
  request: ModelRequest<Output>,
): Promise<ModelAnswer<Output>> {
  const format = answerFormat(request.prompt, request.schema)
  const bill = startBill(settings, request)
  const base = questionOf(settings, request)
  let repairs = 0
  // The answer is yielded only when it is whole, so this attempt can always be repeated.
  async function* answerOnce(choice: ModelChoice, failures: number): AsyncGenerator<Piece<Billed<Output>>> {
    const corrections: ResponseInputItem[] = []
    for (;;) {
      const { text, tokens } = await collect(ask({ ...base, choice, corrections, format }))
      bill.add(choice, tokens)
      const answer = parseAnswer(request.schema, text)
      if (answer.ok) {
        const call = bill.total(choice, failures + repairs)
        return yield { type: 'end', value: { value: answer.output, call } }
      }
      if (repairs >= REPAIRS_MAX) throw modelOutputInvalid('it did not fit its schema', answer.problem)
      repairs += 1
      settings.logger?.warn({ model: choice.model, problem: answer.problem }, 'repairing an invalid answer')
      corrections.splice(0, corrections.length, ...correction(text, answer.problem))
    }
  }
  const chain = settings.table[request.node][request.complexity]
  const { value, call } = await collect(fallBack(chain, answerOnce, settings.logger))
  return { output: value, call }
}

async function* stream(settings: OpenAiSettings, ask: Ask, request: TextRequest): AsyncGenerator<TextPart> {
  const bill = startBill(settings, request)
  const base = questionOf(settings, request)
  async function* tellOnce(choice: ModelChoice, failures: number): AsyncGenerator<Piece<ModelCall>> {
    for await (const piece of ask({ ...base, choice, corrections: [], format: undefined })) {
      if (piece.type === 'end') {
        bill.add(choice, piece.value.tokens)
        yield { type: 'end', value: bill.total(choice, failures) }
      } else {
        yield piece
      }
    }
  }
  const chain = settings.table[request.node][request.complexity]
  for await (const piece of fallBack(chain, tellOnce, settings.logger)) {
    yield piece.type === 'end' ? { type: 'end', call: piece.value } : piece
  }
}

function questionOf(settings: OpenAiSettings, request: TextRequest) {
  const prompt = settings.prompts.render(request.prompt, request.variables)
  return { prompt, timeoutMs: settings.timeoutMs, signal: request.signal }
}

async function collect<Value>(pieces: AsyncIterable<Piece<Value>>): Promise<Value> {
  for await (const piece of pieces) {
    if (piece.type === 'end') return piece.value
  }
  throw modelUnavailable(new BrokenStreamError('the answer has no end'))
}

/** Adds up the usage of a logical call, its repairs included; `repairs` counts every call beyond the first. */
function startBill(settings: OpenAiSettings, request: TextRequest) {
  const startedAt = performance.now()
  let inputTokens = 0
  let outputTokens = 0
  let cost = 0
  return {
    add: ({ model }: ModelChoice, tokens: TokenCount): void => {
      inputTokens += tokens.input
      outputTokens += tokens.output
      cost += costOf(model, tokens, settings.prices)
    },
    total: ({ model }: ModelChoice, repairs: number): ModelCall => ({
      node: request.node,
      model,
      provider: 'openai',
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_usd: cost,
      duration_ms: performance.now() - startedAt,
      repairs,
    }),
  }
}
